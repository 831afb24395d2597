// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of one system with an LU factorization, pivoted or not.
///
/// LAPACK's getrs calls trsm, which in OpenBLAS overflows where the solution does not (see triangular.hpp).
#ifndef BBLAS_REFERENCE_GETRS_HPP
#define BBLAS_REFERENCE_GETRS_HPP

#include "laswp.hpp"
#include "triangular.hpp"

namespace bblas::lapack {

/// B := inv(op(L U)) B.
template <class T> void getrs_nopiv(bblas_trans trans, bblas_int n, bblas_int nrhs, matrix_view<const T> A, matrix_view<T> B)
{
    const triangular<T> L{BblasLower, trans, BblasUnit, A};
    const triangular<T> U{BblasUpper, trans, BblasNonUnit, A};
    for_each_vector(BblasLeft, trans == BblasNoTrans ? L : U, n, nrhs, T(1), B, triangular_solve<T>);
    for_each_vector(BblasLeft, trans == BblasNoTrans ? U : L, n, nrhs, T(1), B, triangular_solve<T>);
}

/// B := inv(op(P L U)) B.
template <class T>
void getrs(bblas_trans trans, bblas_int n, bblas_int nrhs, matrix_view<const T> A, const bblas_int *ipiv, matrix_view<T> B)
{
    if (trans == BblasNoTrans)
        laswp(nrhs, B, 1, n, ipiv, 1);
    getrs_nopiv(trans, n, nrhs, A, B);
    if (trans != BblasNoTrans)
        laswp(nrhs, B, 1, n, ipiv, -1);
}

} // namespace bblas::lapack

#endif
