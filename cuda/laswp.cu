// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laswp.hpp>

#include <for_each_problem.cuh>

#include "block/interchanges.hpp"

namespace bblas::laswp {

/// So many interchanges at a time, for sizes alone do not say how many rows there are; and, in blocks, in parts of the columns.
template <class T, int Threads, int Most, int Sharers = team<Threads>::width> struct in_turns {
    using interchanges = by_block::interchanges<Threads, Most, Sharers>;
    static constexpr team_shape shape = {Threads, 128 / Threads, Threads > warp_size ? 5 : 8};

    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
    {
        return sizeof(typename interchanges::storage);
    }

  protected:
    BBLAS_DEVICE static void interchange(const problem<T> &p, const team<Threads> &t, void *shared, share part)
    {
        const std::int64_t width = (std::int64_t{p.n} + part.count - 1) / part.count, col = part.number * width;
        const int cols = static_cast<int>(max(0, min(width, p.n - col)));
        const int count = cols > 0 ? max(0, p.k2 - p.k1 + 1) : 0;
        const bool is_forward = p.incx > 0;
        const matrix_view<T> whole = column_major(p.A, p.lda).from(0, col);
        // Rows and pivots count from the first interchange that is made.
        const matrix_view<T> A = is_forward ? whole.from(p.k1 - 1, 0) : whole.rows_reversed(p.k2);
        const auto pivot = [&](std::int64_t k) {
            const std::int64_t row = is_forward ? k : count - 1 - k;
            const bblas_int other = p.ipiv[p.k1 - 1 + row * abs(std::int64_t{p.incx})];
            return is_forward ? other - p.k1 : p.k2 - other;
        };
        const int end = Threads < warp_size ? t.greatest_in_warp(count) : count;
        for (std::int64_t begin = 0; begin < end; begin += Most) {
            const interchanges moves(
                t, static_cast<int>(max(0, min(Most, count - begin))),
                [&](int k) { return static_cast<int>(pivot(begin + k) - begin); },
                *static_cast<typename interchanges::storage *>(shared));
            moves.move(cols, A.from(begin, 0));
        }
    }
};

/// N interchanges at a time.
template <class T, int N> struct by_teams : in_turns<T, N, N> {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_teams::interchange(p, t, shared, {0, 1});
        return 0;
    }
};
/// Up to N interchanges. Bounds of several sizes do not say how many there are, and have no first row.
template <class T, int N> struct few_rows : by_teams<T, N> {
    static constexpr bool is_for_one_size = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.k1 > 0 && p.k2 - p.k1 < N && p.n <= 2 * N; }
};
template <class T, int N> struct few_columns : by_teams<T, N> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
};

template <class T, int Most, int Sharers> struct by_blocks : in_turns<T, 128, Most, Sharers> {
    static std::int64_t parts(const problem<T> &bounds) { return (std::int64_t{bounds.n} + 63) / 64; }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<128> &t, void *shared, share part) const
    {
        by_blocks::interchange(p, t, shared, part);
    }
};
template <class T> struct many_rows : by_blocks<T, 512, 128> {
    static constexpr bool is_for_one_size = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.k1 > 0 && p.k2 - p.k1 >= 256; }
};
template <class T> struct any_size : by_blocks<T, 128, warp_size> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &) { return true; }
};

/// On an H200, 96 MB, times the rate that moves through shared memory had, and interchanges one after the other: to 8 rows and
/// columns s 2.6 to 3.1, d and c 2.6 to 3.1, z 2.5 to 3.9; to 32 s 2.1 to 2.7, d and c 1.7 to 2.5, z 1.2 to 1.6; at 33 0.7 to
/// 0.9, at 64 and 128 1.2 to 1.4 and 1.6 to 2.3; beyond, where a block had all columns, 1.1 to 11. Two rows to a thread have 0.9
/// to 1.05 of that from 33 to 64; kernels that choose among all of these as they run 0.5 to 1.0, for registers.
template <class T>
using classes = size_classes<few_rows<T, 8>, few_rows<T, 16>, few_rows<T, 32>, few_columns<T, 8>, few_columns<T, 16>,
                             few_columns<T, 32>, many_rows<T>, any_size<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::laswp

#include <entries/laswp.inc>
