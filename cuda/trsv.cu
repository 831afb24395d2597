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
    static constexpr team_shape shape = {N, 128 / N, N * sizeof(T) > 256 ? 2 : N * sizeof(T) > 128 ? 5 : 8};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans ? 0 : by_warp::tile_size<N> * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        const by_group::lower_problem<T> q(BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, column_major(p.A, p.lda),
                                           vector(p.x, p.n, p.incx));
        by_warp::solve_lower(t, p.diag == BblasUnit, p.n, q.M, p.trans == BblasNoTrans, q.X, static_cast<T *>(shared));
        return 0;
    }
};

/// n ≤ Most: blocks of 32 rows to the warps of a block.
template <class T, int Threads, int Blocks, int Most> struct by_blocks {
    static constexpr team_shape shape = {Threads, 1, sizeof(T) > 8 ? Blocks / 2 : Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= Most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t tiles_size(const problem<T> &p)
    {
        return p.trans == BblasNoTrans ? 0 : by_block::tiles_size<Threads>;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return (tiles_size(p) + min(p.n, Most)) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.n == 0)
            return 0;
        const by_group::lower_problem<T> q(BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, column_major(p.A, p.lda),
                                           vector(p.x, p.n, p.incx));
        const auto same = [](int i) { return i; };
        T *const tiles = static_cast<T *>(shared);
        const matrix_view<T> X = dense(tiles + tiles_size(p), p.n);
        by_block::load_right_hand_sides<1>(t, p.n, 1, q.X, same, X);
        t.sync();
        by_block::solve_lower<1>(t, p.diag == BblasUnit, p.n, q.M, p.trans == BblasNoTrans, X, tiles);
        by_block::store_right_hand_sides<1>(t, p.n, 1, X, same, q.X);
        return 0;
    }
};

template <class T>
using classes = size_classes<by_rows<T, 4>, by_rows<T, 8>, by_rows<T, 16>, by_rows<T, 32>, by_blocks<T, 64, 10, 64>,
                             by_blocks<T, 128, 5, 128>, by_blocks<T, (sizeof(T) > 8 ? 128 : 256), 2, 1024>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body, classes>(call, queue, {call.n.bound});
}

} // namespace bblas::trsv

#include <entries/trsv.inc>
