// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/orgqr.hpp>

#include <for_each_problem.cuh>

#include "block/held_reflectors.hpp"
#include "group/qr.hpp"
#include "warp/reflectors.hpp"

namespace bblas::orgqr {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::orgqr(g, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau);
        return 0;
    }
};

/// Of Q.
template <class T> BBLAS_HOST_DEVICE constexpr int order(const problem<T> &p)
{
    return p.m;
}

/// Q of an order up to N: a column of Q to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_reflector<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return order(p) <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        by_warp::orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, by_warp::column_reflector<N, T>(shared));
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
        if (p.m > 0 && p.n > 0)
            reflectors(t, p.m, p.k, p.A, p.lda, p.tau, shared).make(p.n, column_major(p.A, p.lda));
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
        by_block::orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, shared);
        return 0;
    }
};

/// GF/s on an H200, double: by columns 1,083, 2,717, 1,683 and 4,412 at n = 8, 16, 20 and 32 with 20,000 matrices; with all reflectors held 2,220, 6,180, 10,500,
/// 13,600 and 18,200 at 33, 48, 64, 96 and 128 with 256 MB, block after block 688, 1,800, 2,900, 4,510 and 6,210. Of complex doubles, held have 3.4 times
/// the rate of blocks at 17 to 32, 2.1 at 64, and columns have 0.6. From 65 on complex panels do not fit in registers. With 128 registers in place of
/// 168, d to 64 has 0.9 to 1.0 times the rate; with twice as many threads from 65 on, in half the registers, 0.6 to 0.77.
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

} // namespace bblas::orgqr

#include <entries/orgqr.inc>
