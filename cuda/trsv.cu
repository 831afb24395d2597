// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trsv.hpp>

#include <for_each_problem.cuh>

#include "block/solve.hpp"
#include "group/triangular.hpp"
#include "warp/solve.hpp"

namespace bblas::trsv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::trsm<T>(g, BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, T(1), column_major(p.A, p.lda),
                          vector(p.x, p.n, p.incx));
        return 0;
    }
};

/// n ≤ N: a row to a thread.
template <class T, int N> struct by_rows {
    static constexpr team_shape shape = {N, 128 / N, by_warp::blocks_of_rows<T, N>};
    static constexpr bool has_parts_apart = true; // z of 16 to 32 has 0.71 to 0.86 of the rate else, c 0.97 to 1.0
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans ? 0 : by_warp::tile_size<N> * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        const by_group::lower_problem<T> q(BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, column_major(p.A, p.lda),
                                           vector(p.x, p.n, p.incx));
        by_warp::solve_lower<N>(t, p.diag == BblasUnit, p.n, q.M, p.trans == BblasNoTrans, q.X, static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ N: two rows to a thread.
template <class T, int N> struct by_quarters {
    using quarters = by_warp::quarters<T, N, true>;
    /// Of d and c with four more, it has 1.05 to 1.2 times the rate, of z half.
    static constexpr team_shape shape = {warp_size, 1, quarters::blocks + for_type<T>(0, 4, 4, 0)};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return quarters::size(p.trans == BblasNoTrans) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<warp_size> &t, void *shared) const
    {
        if (p.n == 0)
            return 0;
        const by_group::lower_problem<T> q(BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, column_major(p.A, p.lda),
                                           vector(p.x, p.n, p.incx));
        by_warp::solve_lower_by_quarters<N>(t, p.diag == BblasUnit, p.n, q.M, p.trans == BblasNoTrans, q.X,
                                            static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ Most: tiles to the warps of a block.
template <class T, int Most, class Triangle = by_block::streamed_triangle<T, Most>> struct by_tiles {
    using tiles = typename Triangle::tiles;
    static constexpr team_shape shape = Triangle::shape;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= Most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(p.n, Most); // bounds may be those of larger problems
        return by_block::solve_bytes<T, tiles>(static_cast<int>(n), by_block::one(), false);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        if (p.n == 0)
            return 0;
        const by_group::lower_problem<T> q(BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, column_major(p.A, p.lda),
                                           vector(p.x, p.n, p.incx));
        const bool is_unit = by_block::same_in_warp(t, p.diag == BblasUnit);
        by_block::trsm<tiles>(t, is_unit, p.n, by_block::one(), T(1), q.M, p.trans == BblasNoTrans, q.X,
                              static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ 32: one tile, which is the triangle.
template <class T> using in_shared_memory = by_tiles<T, warp_size, by_block::whole_triangle<T>>;

template <class T> using up_to_32_rows = std::conditional_t<by_warp::most_by_rows<T> == 32, by_rows<T, 32>, in_shared_memory<T>>;

/// On an H200 tiles take 0.87 to 0.94 of the time of quarters at order 64, but of floats 1.07.
template <class T>
using classes = joined_classes<size_classes<by_rows<T, 4>, by_rows<T, 8>, by_rows<T, 16>, up_to_32_rows<T>, by_quarters<T, 48>>,
                               class_if<(sizeof(T) <= 4), by_quarters<T, 64>>,
                               by_block::tile_classes<by_tiles<T, 128>, by_tiles<T, 256>, by_tiles<T, 320>, by_tiles<T, 4096>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body, classes>(call, queue, {call.n.bound});
}

} // namespace bblas::trsv

#include <entries/trsv.inc>
