// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ormqr.hpp>

#include <for_each_problem.cuh>

#include "block/held_reflectors.hpp"
#include "group/qr.hpp"
#include "warp/reflectors.hpp"

namespace bblas::ormqr {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::ormqr<T>(g, p.side, p.trans, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, column_major(p.C, p.ldc));
        return 0;
    }
};

/// Of Q.
template <class T> BBLAS_HOST_DEVICE constexpr int order(const problem<T> &p)
{
    return p.side == BblasLeft ? p.m : p.n;
}

/// Q of an order up to N: a column of C, or a row, to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_reflector<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return order(p) <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::ormqr(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc),
                       by_warp::column_reflector<N, T>(shared));
        return 0;
    }
};

/// Q of an order up to M, with all reflectors in shared memory.
template <class T, int M, int Threads, int Blocks> struct by_held_blocks {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using reflectors = by_block::held_reflectors<T, M, Threads>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return order(p) <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return reflectors::shared_bytes(order(p) < M ? order(p) : M);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.m == 0 || p.n == 0 || p.k == 0)
            return 0;
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> C = column_major(p.C, p.ldc);
        reflectors(t, order(p), p.k, p.A, p.lda, p.tau, shared)
            .multiply((p.trans != BblasNoTrans) == is_left, is_left ? p.n : p.m, is_left ? C : C.adjoint()); // C Q = (Qᴴ Cᴴ)ᴴ
        return 0;
    }
};

/// Q of an order for which 142 KB of shared memory are enough: block reflectors of 16.
template <class T> struct by_blocks {
    static constexpr int most = 7168 / sizeof(T);
    static constexpr team_shape shape = {128, 1, 2};
    using reflector = by_block::block_reflector<T, shape.threads>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return order(p) <= most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &bounds)
    {
        return reflector::shared_bytes(takes(bounds) ? order(bounds) : most);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        by_block::ormqr<T>(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc),
                           shared);
        return 0;
    }
};

/// GF/s on an H200, double: by columns 1,537, 3,532, 2,507 and 6,310 at n = 8, 16, 20 and 32 with 20,000 matrices; with all reflectors held 2,510, 6,340, 9,800,
/// 10,400 and 14,200 at 33, 48, 64, 96 and 128 with 256 MB, block after block 933, 2,410, 3,750, 4,750 and 6,540. Of complex doubles, held have 3.3 times
/// the rate of blocks at 17 to 32, 2.1 at 64, and columns have 0.64. See orgqr.
template <class T, class... Others>
using classes_with = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, Others..., by_blocks<T>>;
template <class T>
using classes =
    std::conditional_t<!is_complex<T>,
                       classes_with<T, by_columns<T, 32>, by_held_blocks<T, 64, 128, 3>, by_held_blocks<T, 128, 128, 2>>,
                       std::conditional_t<sizeof(T) == 8, classes_with<T, by_columns<T, 32>, by_held_blocks<T, 64, 128, 2>>,
                                          classes_with<T, by_held_blocks<T, 32, 64, 4>, by_held_blocks<T, 64, 128, 2>>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n});
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>
