// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potrs.hpp>

#include <for_each_problem.cuh>

#include "block/solve.hpp"
#include "block/trsm.hpp"
#include "group/cholesky.hpp"
#include "thread/cholesky.hpp"
#include "warp/solve.hpp"
#include "warp/trsm.hpp"

#include <climits>

template <class T> inline constexpr bool bblas::is_later_step<bblas::potrs::batch<T>> = true;

namespace bblas::potrs {

/// n ≤ N and a right-hand side: a system to a thread.
template <class T, int N> struct by_threads : by_thread::system_kernel<problem<T>, T, N> {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<1> &, void *) const
    {
        const int n = p.nrhs > 0 ? p.n : 0;
        const by_thread::region side = {n, 1};
        T a[N][N];
        T b[N][1];
        by_thread::load(by_thread::region{n, n, p.uplo}, p.A, p.lda, a);
        by_thread::load(side, p.B, 0, b);
        divisor<T> by[N];
        by_thread::invert_diagonal(a, by);
        by_thread::potrs(p.uplo, n, a, by, b);
        by_thread::store(side, b, p.B, 0);
        return 0;
    }
};

/// n ≤ N and nrhs ≤ R: a row to a thread.
template <class T, int N, int R> struct by_rows {
    static constexpr team_shape shape = {N, 128 / N, by_warp::blocks_of_rows<T, N>};
    static constexpr bool has_parts_apart = true; // z of 16 to 32 has 0.77 to 0.92 of the rate else, c 0.92 to 0.99
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N && p.nrhs <= R; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return by_warp::tile_size<N> * sizeof(T); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::potrs<R>(t, p.nrhs > 0 ? p.n : 0, p.nrhs, by_group::lower_factor(p.uplo, column_major(p.A, p.lda)),
                          p.uplo == BblasLower, column_major(p.B, p.ldb), static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ Threads and a right-hand side, or few: the triangle in shared memory.
template <class T, int Threads, class Count = by_block::one> struct in_shared_memory {
    using tiles = by_block::resident_tiles<T, Threads>;
    static constexpr int problems = Threads == warp_size && Count::is_one ? 4 : 1;                     ///< in a block
    static constexpr int fitting = problems > 1 ? (sizeof(T) > 8 ? 20 : 32) : sizeof(T) > 8 ? 12 : 24; ///< warps
    static constexpr team_shape shape = {Threads, problems, fitting / (Threads / warp_size * problems)};
    static constexpr int most_sides = Count::template most<T>(Threads);
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= Threads && p.nrhs <= most_sides; }
    static bool is_idle_within(const problem<T> &bounds)
    {
        return bounds.n <= (Threads > warp_size ? warp_size : Count::is_one ? 0 : by_warp::most_by_columns);
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(p.n, Threads); // bounds may be those of larger problems
        return by_block::solve_bytes<T, tiles>(static_cast<int>(n), Count(min(p.nrhs, most_sides)), false);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.n > 0 && p.nrhs > 0)
            by_block::potrs_in_shared_memory(t, p.n, Count(p.nrhs),
                                             by_group::lower_factor<const T>(p.uplo, column_major(p.A, p.lda)),
                                             p.uplo == BblasLower, column_major(p.B, p.ldb), static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ Most and one right-hand side, or few: tiles to the warps of a block.
template <class T, int Most, class Count = by_block::one> struct by_tiles {
    using tiling = by_block::solve_shape<T, Most, Count>;
    /// Two warps to a system of doubles leave half as many in turn, of whose factors the second-level cache then still has a part
    /// when they are read again: on an H200 1.0 to 1.14 times the rate of one warp (2,000 systems 0.97 to 0.98), which s, c and z
    /// have 0.74 to 1.07 of.
    static constexpr int threads = Most <= 128 && Count::is_one && std::is_same_v<T, double> ? 64 : tiling::threads;
    using tiles = by_block::tile_stream<by_block::systems::lower_and_transpose, tiling::stages, T, threads>;
    static constexpr team_shape shape = {threads, 1, tiling::blocks *tiling::threads / threads};
    static constexpr int most_sides = Count::template most<T>(Most);
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= Most && p.nrhs <= most_sides; }
    static bool is_idle_within(const problem<T> &bounds)
    {
        return bounds.n <= max(tiling::others, Count::is_one ? 64 : 0); // in_shared_memory has those
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(p.n, Most); // bounds may be those of larger problems
        return by_block::solve_bytes<T, tiles>(static_cast<int>(n), Count(min(p.nrhs, most_sides)), false);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<threads> &t, void *shared) const
    {
        if (p.n > 0 && p.nrhs > 0)
            by_block::potrs<tiling::stages>(t, p.n, Count(p.nrhs),
                                            by_group::lower_factor<const T>(p.uplo, column_major(p.A, p.lda)),
                                            p.uplo == BblasLower, column_major(p.B, p.ldb), static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ N: a right-hand side to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_solver<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::potrs_by_columns(t, p.nrhs > 0 ? p.n : 0, p.nrhs,
                                  by_group::lower_factor<const T>(p.uplo, column_major(p.A, p.lda)), p.uplo == BblasLower,
                                  column_major(p.B, p.ldb), by_warp::column_solver<N, T>(shared));
        return 0;
    }
};

/// Panels of right-hand sides.
template <class T, int Width = 64, int Most = INT_MAX> struct by_panels : by_block::panel_kernel<T, Width, Most, problem<T>> {
    using typename by_block::panel_kernel<T, Width, Most, problem<T>>::panel;
    using by_block::panel_kernel<T, Width, Most, problem<T>>::shape;
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return panel::shared_bytes; }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<shape.threads> &t, void *shared, share part) const
    {
        if (p.n == 0)
            return;
        const matrix_view<const T> L = by_group::lower_factor<const T>(p.uplo, column_major(p.A, p.lda));
        for (std::int64_t first = std::int64_t{panel::width} * part.number; first < p.nrhs;
             first += std::int64_t{panel::width} * part.count) {
            const int here = static_cast<int>(min(panel::width, p.nrhs - first));
            const matrix_view<T> X = column_major(p.B, p.ldb).from(0, first);
#pragma unroll 1
            for (int is_second = 0; is_second < 2; ++is_second)
                panel::solve(t, false, p.n, here, T(1), is_second ? L.adjoint().reversed(p.n) : L,
                             is_second ? X.rows_reversed(p.n) : X, shared);
        }
    }
};

/// Columns are faster than tiles with few right-hand sides of up to 16 rows.
template <class T>
using up_to_32_rows = std::conditional_t<by_warp::most_by_rows<T> == 32, by_rows<T, 32, 1>, in_shared_memory<T, 32>>;
template <class T>
using classes =
    joined_classes<size_classes<by_threads<T, 2>, by_threads<T, 4>, by_rows<T, 8, 1>, by_rows<T, 16, 1>, up_to_32_rows<T>,
                                in_shared_memory<T, 64>>,
                   by_block::tile_classes<by_tiles<T, 128>, by_tiles<T, 256>, by_tiles<T, 320>, by_tiles<T, 4096>>,
                   size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, in_shared_memory<T, 32, by_block::few>,
                                by_columns<T, 32>, by_tiles<T, 128, by_block::few>, by_tiles<T, 4096, by_block::few>,
                                by_block::in_lots<by_tiles<T, 4096, by_block::few>, problem<T>>>,
                   by_block::narrow_panels<by_panels, T>, size_classes<by_panels<T>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

// For the routines that are made of this one.
template int run(const batch<float> &, bblas_queue_t);
template int run(const batch<double> &, bblas_queue_t);
template int run(const batch<std::complex<float>> &, bblas_queue_t);
template int run(const batch<std::complex<double>> &, bblas_queue_t);

} // namespace bblas::potrs

#include <entries/potrs.inc>
