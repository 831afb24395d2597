// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trtri.hpp>

#include <for_each_problem.cuh>

#include "block/inverse.hpp"
#include "group/triangular.hpp"
#include "warp/trsm.hpp"

namespace bblas::trtri {

/// Index, counted from 1, of the first diagonal element that is exactly zero and in memory; 0 where none is.
template <class T> BBLAS_DEVICE bblas_int zero_on_diagonal(const group &g, const problem<T> &p)
{
    return p.diag == BblasUnit ? 0 : by_group::zero_on_diagonal<T>(g, p.n, column_major(p.A, p.lda));
}

/// n ≤ N: a column of the inverse to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_solver<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        const matrix_view<T> A = column_major(p.A, p.lda);
        const bool is_lower = p.uplo == BblasLower;
        return by_warp::trtri_by_columns(t, p.diag == BblasUnit, p.n, is_lower ? A : A.transpose(), is_lower,
                                         by_warp::column_solver<N, T>(shared));
    }
};

/// n ≤ Threads, in shared memory.
template <class T, int Threads, int Blocks> struct in_shared_memory {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= Threads; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return by_block::triangle<T>::elements(p.n < Threads ? p.n : Threads) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (const bblas_int info = zero_on_diagonal(t, p))
            return info;
        by_block::invert(t, p.uplo, p.diag == BblasUnit, p.n, p.A, p.lda, static_cast<T *>(shared));
        return 0;
    }
};

/// By tiles in global memory.
template <class T> struct by_tiles {
    using inverse = by_block::inverse<T>;
    static constexpr team_shape shape = inverse::shape;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &) { return true; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return inverse::shared_bytes; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        if (const bblas_int info = zero_on_diagonal(t, p))
            return info;
        inverse::triangular(t, p.uplo, p.diag == BblasUnit, p.n, p.A, p.lda, shared);
        return 0;
    }
};

/// GF/s on an H200, double, in shared memory at n = 8, 16, 32, 64: 69, 288, 1,009, 1,421; at 33 447, by tiles 287, which at 64 have 1,128. By columns
/// 304, 912, 576, 1,641 at 8, 16, 20, 32 with 20,000 matrices, where shared memory has 66, 274, 348, 1,018; z 1.3 to 3.7 times as fast to 32.
template <class T>
using classes = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, by_columns<T, 32>, in_shared_memory<T, 64, 7>,
                             by_tiles<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::trtri

#include <entries/trtri.inc>
