// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potri.hpp>

#include <for_each_problem.cuh>

#include "block/inverse.hpp"
#include "group/cholesky.hpp"
#include "group/triangular.hpp"
#include "warp/trsm.hpp"

namespace bblas::potri {

/// n ≤ N: a column of the inverse to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_solver<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        return by_warp::potri_by_columns(t, p.n, by_group::lower_factor<T>(p.uplo, column_major(p.A, p.lda)),
                                         p.uplo == BblasLower, by_warp::column_solver<N, T>(shared));
    }
};

/// n ≤ Threads, as long as the matrix fits in shared memory. With the lower triangle held for either uplo, the factor of an upper
/// one is that of conj(A), and the lower triangle of its inverse is the upper one of inv(A).
template <class T, int Threads, int Blocks> struct in_shared_memory {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using triangle = by_block::triangle<T>;
    static constexpr int most = triangle::most_rows(Threads, 0);
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        return triangle::elements(p.n < most ? p.n : most) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        const triangle A(static_cast<T *>(shared), p.n);
        A.load(t, p.uplo, p.A, p.lda);
        if (const bblas_int info = by_group::zero_on_diagonal<T>(t, p.n, column_major(p.A, p.lda)))
            return info;
        by_block::invert(t, A);
        by_block::multiply_by_adjoint(t, A);
        A.store(t, p.uplo, p.n, p.A, p.lda);
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
        if (const bblas_int info = by_group::zero_on_diagonal<T>(t, p.n, column_major(p.A, p.lda)))
            return info;
        inverse::triangular(t, p.uplo, false, p.n, p.A, p.lda, shared);
        inverse::multiply_by_adjoint(t, p.uplo, p.n, p.A, p.lda, shared);
        return 0;
    }
};

/// GF/s on an H200, double, by columns 587, 1,738, 1,096, 2,694 at n = 8, 16, 20, 32 with 20,000 matrices, where shared memory has 134, 517, 624,
/// 1,723; 4,000 of complex doubles have 0.94 times the rate at 32, fewer more. In shared memory and by tiles 1,451 and 1,070 at 65, 3,315 and 4,090 at
/// 128; of complex doubles 1,717 and 2,560 at 65.
template <class T, class... Between>
using classes_with = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, by_columns<T, 32>,
                                  in_shared_memory<T, 64, 7>, Between..., by_tiles<T>>;
template <class T>
using classes = std::conditional_t<(sizeof(T) > 8), classes_with<T>, classes_with<T, in_shared_memory<T, 96, 4>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::potri

#include <entries/potri.inc>
