// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ormqr.hpp>

#include <for_each_problem.cuh>

#include "block/qr.hpp"
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

/// Q of an order up to N: a column of C, or a row, to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_reflector<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return (p.side == BblasLeft ? p.m : p.n) <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::ormqr(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc),
                       by_warp::column_reflector<N, T>(shared));
        return 0;
    }
};

/// Q of an order for which 142 KB of shared memory are enough: block reflectors of 16.
template <class T> struct by_blocks {
    static constexpr int most = 7168 / sizeof(T);
    static constexpr team_shape shape = {128, 1, 2};
    using reflector = by_block::block_reflector<T, shape.threads>;
    BBLAS_HOST_DEVICE static constexpr int order(const problem<T> &p) { return p.side == BblasLeft ? p.m : p.n; }
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

/// By blocks, an H200 has 132, 2,123, 3,680, 6,575 and 7,674 GF/s in double precision at n = 8, 32, 64, 128, 256. By columns 20,000 matrices
/// have 1,537, 3,532, 2,507 and 6,310 at 8, 16, 20, 32, by blocks 149, 662, 672 and 2,184; complex doubles 0.64 times the rate at 32.
template <class T, class... Between>
using classes_with = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, Between..., by_blocks<T>>;
template <class T> using classes = std::conditional_t<(sizeof(T) > 8), classes_with<T>, classes_with<T, by_columns<T, 32>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n});
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>
