// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laswp.hpp>

#include <for_each_problem.cuh>

#include "group/lu.hpp"

#include <climits>

namespace bblas::laswp {

/// Interchanges that are made one after the other sooner than threads know where rows go: of order 8, 20,000 matrices on an H200
/// had 0.9 times the rate in doubles and 0.7 in floats.
inline constexpr int few = 8;

/// n ≤ N: some columns at a time, of which the interchanged rows go to other places in shared memory. Bounds do not say how many
/// rows there are: beyond row `Most`, and where there are few, interchanges are made one after the other.
template <class T, int Threads, int N, int Most> struct by_tiles {
    static constexpr team_shape shape = {Threads, 128 / Threads, 8};
    static constexpr int tile_size = 8 * Threads;
    static_assert(Most <= tile_size);
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
    {
        return tile_size * sizeof(T) + 2 * Most * sizeof(int);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        T *const tile = static_cast<T *>(shared);
        int *const pivots = reinterpret_cast<int *>(tile + tile_size); // in the order of the interchanges
        int *const from = pivots + Most;                               // where a row comes from
        if (p.n == 0 || p.k2 < p.k1)
            return 0;
        const matrix_view<T> A = column_major(p.A, p.lda);
        const int count = static_cast<int>(p.k2 - p.k1 + 1);
        const int first = static_cast<int>(p.incx > 0 ? p.k1 : p.k2) - 1, step = p.incx > 0 ? 1 : -1;
        const auto pivot = [&](std::int64_t k) {
            const std::int64_t row = first + k * step;
            return static_cast<int>(p.ipiv[p.k1 - 1 + (row - (p.k1 - 1)) * abs(std::int64_t{p.incx})]) - 1;
        };
        const auto last_row = [&] {
            return reduce(
                t, count, static_cast<int>(p.k2), [=](int most, std::int64_t k) { return max(most, pivot(k) + 1); },
                [](int a, int b) { return max(a, b); });
        };
        const int rows = count <= few ? 0 : last_row();
        if (count <= few || rows > Most) {
            by_group::laswp(t, p.n, A, p.k1, p.k2, p.ipiv, p.incx);
            return 0;
        }
        for (int k = t.rank; k < count; k += Threads)
            pivots[k] = pivot(k);
        t.sync();
        for (int row = t.rank; row < rows; row += Threads) {
            int place = row;
#pragma unroll 8
            for (int k = 0; k < count; ++k) {
                const int one = first + k * step, other = pivots[k];
                place = place == one ? other : place == other ? one : place;
            }
            from[place] = row;
        }
        t.sync();
        const int at_once = tile_size / rows;
        for (int begin = 0; begin < p.n; begin += at_once) {
            const int cols = min(at_once, static_cast<int>(p.n) - begin);
            const matrix_view<T> some = A.from(0, begin);
            for_each_element(t, rows, cols, true, [=](std::int64_t i, std::int64_t j) {
                if (from[i] != i)
                    tile[i + j * rows] = some(from[i], j);
            });
            t.sync();
            for_each_element(t, rows, cols, true, [=](std::int64_t i, std::int64_t j) {
                if (from[i] != i)
                    some.set(i, j, tile[i + j * rows]);
            });
            t.sync();
        }
        return 0;
    }
};

template <class T> using classes = size_classes<by_tiles<T, warp_size, 16, 128>, by_tiles<T, 128, INT_MAX, 1024>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::laswp

#include <entries/laswp.inc>
