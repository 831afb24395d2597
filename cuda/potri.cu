// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potri.hpp>

#include <for_each_problem.cuh>

#include "by_inverse.hpp"

namespace bblas::potri {

/// With the lower triangle held for either uplo, the factor of an upper one is that of conj(A), and the lower triangle of its inverse is the upper one of
/// inv(A).
template <class T> struct as_inverse {
    using problem = potri::problem<T>;

    BBLAS_DEVICE static bool is_unit(const problem &) { return false; }

    template <int N>
    BBLAS_DEVICE static bblas_int by_columns(const team<N> &t, const problem &p, matrix_view<T> L, bool rows_are_close,
                                             by_warp::column_solver<N, T> by)
    {
        return by_warp::potri_by_columns(t, p.n, L, rows_are_close, by);
    }

    template <int Threads>
    BBLAS_DEVICE static void put(const team<Threads> &t, const problem &p, const by_block::tiled_triangle<T> &inverse)
    {
        const matrix_view<T> A = column_major(p.A, p.lda), L = p.uplo == BblasLower ? A : A.transpose();
        inverse.for_each_in_product(t, true, true, inverse, inverse,
                                    [&](int i, int j, T x) { L.set(i, j, i == j ? T(real_part(x)) : x); });
    }

    template <int Threads> BBLAS_DEVICE static void by_tiles(const team<Threads> &t, const problem &p, void *shared)
    {
        by_block::inverse<T>::multiply_by_adjoint(t, p.uplo, p.n, p.A, p.lda, shared);
    }
};

template <class T> using classes = inverse_classes<T, as_inverse<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::potri

#include <entries/potri.inc>
