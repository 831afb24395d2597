// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getri.hpp>

#include <for_each_problem.cuh>

#include "block/inverse.hpp"
#include "block/lu.hpp"
#include "group/lu.hpp"
#include "warp/inverse.hpp"

namespace bblas::getri {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return by_group::getri(g, p.n, column_major(p.A, p.lda), p.ipiv, work);
    }
};

/// n ≤ N: a column to a thread.
template <class T, int N, int Blocks> struct by_columns {
    static constexpr team_shape shape = {N, 128 / N, Blocks};
    using tile = by_warp::inverse_tile<T, N>;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return sizeof(tile); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        return by_warp::getri(t, p.n, p.A, p.lda, p.ipiv, *static_cast<tile *>(shared));
    }
};

/// n ≤ N: the factors and the inverse in shared memory.
template <class T, int N, int Threads, int Blocks> struct in_shared {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using lu = by_block::lu<true, T, Threads, N, (sizeof(T) > 8 ? Threads : warp_size)>;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return lu::inverse_bytes(p.n < N ? p.n : N);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        return lu::inverse(t, p.n, p.A, p.lda, p.ipiv, shared);
    }
};

/// By tiles in global memory.
template <class T> struct by_tiles {
    using inverse = by_block::inverse<T>;
    static constexpr team_shape shape = inverse::shape;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= inverse::most_order; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return inverse::shared_bytes; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        if (p.n == 0)
            return 0;
        if (const bblas_int info = by_group::zero_on_diagonal<T>(t, p.n, column_major(p.A, p.lda)))
            return info;
#pragma unroll 1
        for (int is_lower = 0; is_lower < 2; ++is_lower)
            inverse::triangular(t, is_lower ? BblasLower : BblasUpper, is_lower, p.n, p.A, p.lda, shared);
        inverse::multiply_factors(t, p.n, p.A, p.lda, shared);
        inverse::interchange_cols(t, p.n, p.ipiv, p.A, p.lda, shared);
        return 0;
    }
};

/// Measured on an H200, double: 776, 1,788, 2,856, 4,212 and 3,754 GF/s at n = 4, 8, 16, 32 and 64. At n = 65 and 96, in shared memory and by tiles: s 3,600,
/// 5,400 and 1,100, 3,000 (at 128 4,800 and 4,900), d 2,600, 3,300 and 1,000, 2,400, c 4,200, 5,100 and 2,400, 5,400, z 2,700, 1,600 and 2,400, 4,900.
template <class T>
using classes =
    std::conditional_t<(sizeof(T) > 8),
                       size_classes<by_columns<T, 4, 8>, by_columns<T, 8, 8>, by_columns<T, 16, 6>, by_columns<T, 32, 2>,
                                    in_shared<T, 64, 64, 3>, by_tiles<T>>,
                       size_classes<by_columns<T, 4, 8>, by_columns<T, 8, 8>, by_columns<T, 16, 6>, by_columns<T, 32, 4>,
                                    in_shared<T, 64, 64, 3>, in_shared<T, (sizeof(T) > 4 ? 96 : 128), 128, 1>, by_tiles<T>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {n * n, n * n});
}

} // namespace bblas::getri

#include <entries/getri.inc>
