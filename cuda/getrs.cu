// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrs.hpp>

#include <for_each_problem.cuh>

#include "block/solve.hpp"
#include "block/trsm.hpp"
#include "group/lu.hpp"
#include "thread/lu.hpp"
#include "warp/solve.hpp"
#include "warp/trsm.hpp"

#include <climits>

template <class T> inline constexpr bool bblas::is_later_step<bblas::getrs::batch<T>> = true;

namespace bblas::getrs {

/// n ≤ N and a right-hand side: a system to a thread.
template <class T, int N> struct by_threads : by_thread::system_kernel<problem<T>, T, N> {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<1> &, void *) const
    {
        const int n = p.nrhs > 0 ? p.n : 0;
        const by_thread::region side = {n, 1};
        T a[N][N];
        T b[N][1];
        by_thread::pivots<N> row;
        by_thread::load(by_thread::region{p.ipiv ? n : 0, 1}, p.ipiv, 0, row);
        by_thread::load(by_thread::region{n, n}, p.A, p.lda, a);
        by_thread::load(side, p.B, 0, b);
        divisor<T> by[N];
        by_thread::invert_diagonal(a, by);
        if (p.trans == BblasNoTrans)
            by_thread::getrs(n, a, row, by, b);
        else
            by_thread::getrs_transposed(p.trans == BblasConjTrans, n, a, row, by, b);
        by_thread::store(side, b, p.B, 0);
        return 0;
    }
};

/// n ≤ N and nrhs ≤ R: a row to a thread.
template <class T, int N, int R> struct by_rows {
    static constexpr team_shape shape = {N, 128 / N, by_warp::blocks_of_rows<T, N>};
    static constexpr bool has_parts_apart = sizeof(T) == 8; // c of 16 to 32 has 0.62 to 0.88 of the rate else
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N && p.nrhs <= R; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans ? 0 : by_warp::tile_size<N> * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::getrs<R>(t, p.trans, p.nrhs > 0 ? p.n : 0, p.nrhs, column_major(p.A, p.lda), p.ipiv, column_major(p.B, p.ldb),
                          static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ 32 and a right-hand side, or few: both factors in shared memory.
template <class T, class Count> struct in_shared_memory {
    static constexpr int problems = Count::is_one ? 4 : 1; ///< in a block
    static constexpr team_shape shape = {warp_size, problems, (sizeof(T) > 8 ? 12 : 24) / problems};
    static constexpr int most_sides = Count::template most<T>(warp_size);
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= warp_size && p.nrhs <= most_sides; }
    static bool is_idle_within(const problem<T> &bounds) { return !Count::is_one && bounds.n <= by_warp::most_by_columns; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(p.n, warp_size); // bounds may be those of larger problems
        return by_block::square_bytes<T>(static_cast<int>(n), Count(min(p.nrhs, most_sides)));
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<warp_size> &t, void *shared) const
    {
        if (p.n > 0 && p.nrhs > 0)
            by_block::getrs_in_shared_memory(t, p.trans, p.n, Count(p.nrhs), column_major<const T>(p.A, p.lda), p.ipiv,
                                             column_major(p.B, p.ldb), static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ N and a right-hand side: two rows to a thread.
template <class T, int N> struct by_quarters {
    using quarters = by_warp::quarters<T, N, false>;
    static constexpr team_shape shape = {warp_size, 1, quarters::blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N && p.nrhs <= 1; }
    static bool is_idle_within(const problem<T> &bounds) { return bounds.n <= warp_size; } // those before have them
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return quarters::size(p.trans == BblasNoTrans) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<warp_size> &t, void *shared) const
    {
        if (p.n > 0 && p.nrhs > 0)
            by_warp::getrs_by_quarters<N>(t, p.trans, p.n, column_major(p.A, p.lda), p.ipiv, column_major(p.B, p.ldb),
                                          static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ Most and one right-hand side, or few: tiles to the warps of a block.
template <class T, int Most, class Count = by_block::one> struct by_tiles {
    using tiling = by_block::solve_shape<T, Most, Count>;
    static constexpr int threads = tiling::threads;
    using tiles = by_block::tile_stream<by_block::systems::lower_and_upper, tiling::stages, T, threads>;
    static constexpr team_shape shape = {threads, 1, tiling::blocks};
    static constexpr int most_sides = Count::template most<T>(Most);
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= Most && p.nrhs <= most_sides; }
    static bool is_idle_within(const problem<T> &bounds) { return bounds.n <= tiling::others; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(p.n, Most); // bounds may be those of larger problems
        return by_block::solve_bytes<T, tiles>(static_cast<int>(n), Count(min(p.nrhs, most_sides)), true);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<threads> &t, void *shared) const
    {
        if (p.n > 0 && p.nrhs > 0)
            by_block::getrs<tiling::stages>(t, p.trans, p.n, Count(p.nrhs), column_major(p.A, p.lda), p.ipiv,
                                            column_major(p.B, p.ldb), static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ N: a right-hand side to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_solver<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::getrs_by_columns(t, p.trans, p.nrhs > 0 ? p.n : 0, p.nrhs, column_major(p.A, p.lda), p.ipiv,
                                  column_major(p.B, p.ldb), by_warp::column_solver<N, T>(shared));
        return 0;
    }
};

/// Panels of right-hand sides.
template <class T, int Width = 64, int Most = INT_MAX> struct by_panels : by_block::panel_kernel<T, Width, Most, problem<T>> {
    using typename by_block::panel_kernel<T, Width, Most, problem<T>>::panel;
    using by_block::panel_kernel<T, Width, Most, problem<T>>::shape;
    static constexpr int most_in_shared = 1024; ///< rows that are interchanged in shared memory
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(p.n, most_in_shared);
        const std::size_t for_interchanges = n * (sizeof(int) + shape.threads / warp_size * sizeof(T));
        return max(for_interchanges, panel::shared_bytes);
    }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<shape.threads> &t, void *shared, share part) const
    {
        if (p.n == 0)
            return;
        const bool is_plain = p.trans == BblasNoTrans;
        const matrix_view<const T> factors = op(p.trans, column_major(p.A, p.lda));
        for (std::int64_t first = std::int64_t{panel::width} * part.number; first < p.nrhs;
             first += std::int64_t{panel::width} * part.count) {
            const int here = static_cast<int>(min(panel::width, p.nrhs - first));
            const matrix_view<T> X = column_major(p.B, p.ldb).from(0, first);
            if (is_plain && p.ipiv)
                interchange_rows(t, p, here, X, shared);
#pragma unroll 1
            for (int is_second = 0; is_second < 2; ++is_second)
                panel::solve(t, is_plain != is_second, p.n, here, T(1), is_second ? factors.reversed(p.n) : factors,
                             is_second ? X.rows_reversed(p.n) : X, shared);
            if (!is_plain && p.ipiv)
                interchange_rows(t, p, here, X, shared);
        }
    }

  private:
    BBLAS_DEVICE static void interchange_rows(const team<shape.threads> &t, const problem<T> &p, int cols, matrix_view<T> X,
                                              void *shared)
    {
        const bool undo = p.trans != BblasNoTrans;
        if (p.n <= most_in_shared) {
            T *const columns = static_cast<T *>(shared);
            by_block::interchange_rows(t, undo, p.n, cols, p.ipiv, X,
                                       reinterpret_cast<int *>(columns + shape.threads / warp_size * p.n), columns);
        } else {
            by_group::laswp(t, cols, X, 1, p.n, p.ipiv, undo ? -1 : 1);
            t.sync();
        }
    }
};

/// Columns are faster than tiles with few right-hand sides of up to 16 rows.
template <class T>
using up_to_32_rows = std::conditional_t<by_warp::most_by_rows<T> == 32, by_rows<T, 32, 1>, in_shared_memory<T, by_block::one>>;
template <class T, class... Quarters>
using classes_with =
    joined_classes<size_classes<by_threads<T, 2>, by_threads<T, 4>, by_rows<T, 8, 1>, by_rows<T, 16, 1>, up_to_32_rows<T>,
                                by_quarters<T, 48>, Quarters...>,
                   by_block::tile_classes<by_tiles<T, 128>, by_tiles<T, 256>, by_tiles<T, 320>, by_tiles<T, 4096>>,
                   size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, in_shared_memory<T, by_block::few>,
                                by_columns<T, 32>, by_tiles<T, 128, by_block::few>, by_tiles<T, 4096, by_block::few>,
                                by_block::in_lots<by_tiles<T, 4096, by_block::few>, problem<T>>>,
                   by_block::narrow_panels<by_panels, T>, size_classes<by_panels<T>>>;

/// Two rows of 64 complex doubles to a thread do not fit in registers.
template <class T> using classes = std::conditional_t<(sizeof(T) > 8), classes_with<T>, classes_with<T, by_quarters<T, 64>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

// For the routines that are made of this one.
template int run(const batch<float> &, bblas_queue_t);
template int run(const batch<double> &, bblas_queue_t);
template int run(const batch<std::complex<float>> &, bblas_queue_t);
template int run(const batch<std::complex<double>> &, bblas_queue_t);

} // namespace bblas::getrs

#include <entries/getrs.inc>
