// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of one system with a Cholesky factorization.
///
/// LAPACK's potrs calls trsm, which in OpenBLAS overflows where the solution does not (see triangular.hpp).
#ifndef BBLAS_REFERENCE_POTRS_HPP
#define BBLAS_REFERENCE_POTRS_HPP

#include "triangular.hpp"

namespace bblas::lapack {

/// B := inv(L Lᴴ) B, or inv(Uᴴ U) B.
template <class T> void potrs(bblas_uplo uplo, bblas_int n, bblas_int nrhs, matrix_view<const T> A, matrix_view<T> B)
{
    const triangular<T> factor{uplo, BblasNoTrans, BblasNonUnit, A};
    const triangular<T> adjoint{uplo, BblasConjTrans, BblasNonUnit, A};
    for_each_vector(BblasLeft, uplo == BblasLower ? factor : adjoint, n, nrhs, T(1), B, triangular_solve<T>);
    for_each_vector(BblasLeft, uplo == BblasLower ? adjoint : factor, n, nrhs, T(1), B, triangular_solve<T>);
}

} // namespace bblas::lapack

#endif
