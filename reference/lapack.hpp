// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LAPACK on one matrix, whatever the precision: LAPACKE's middle-level functions, column-major, with the options of the
/// interface. Nothing looks for NaN in the input, and nothing allocates.
///
/// The notes on OpenBLAS are measurements of 0.3.21 as Debian 12 builds it.
#ifndef BBLAS_REFERENCE_LAPACK_HPP
#define BBLAS_REFERENCE_LAPACK_HPP

#include "blas.hpp"

#include <limits>

#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

namespace bblas::lapack {

/// LAPACK's letter for an option. The real routines know no ConjTrans.
template <class T> constexpr char letter(int option)
{
    switch (option) {
    case BblasTrans:
        return 'T';
    case BblasConjTrans:
        return is_complex<T> ? 'C' : 'T';
    case BblasUpper:
    case BblasUnit:
        return 'U';
    case BblasLower:
    case BblasLeft:
        return 'L';
    case BblasRight:
        return 'R';
    case BblasGeneral:
        return 'G';
    default:
        return 'N'; // NoTrans, NonUnit
    }
}

/// The function for precision T.
#define BBLAS_LAPACKE(T, real, complex)                                                                                          \
    for_type<T>(LAPACKE_s##real##_work, LAPACKE_d##real##_work, LAPACKE_c##complex##_work, LAPACKE_z##complex##_work)

/// Elements of workspace for a blocked algorithm on n columns (or rows). LAPACK shrinks its blocks, and so changes the last
/// bits, to fit the workspace that it is told of: the number depends on the problem's sizes alone (rules M5, R1). It holds
/// blocks of 32, LAPACK's choice, and the 65 by 64 array T of ormqr.
constexpr std::int64_t lwork(std::int64_t n)
{
    return min(32 * n + 65 * 64, std::numeric_limits<bblas_int>::max());
}

/// B := A, or its upper or lower trapezoid.
template <class T> void lacpy(int part, bblas_int m, bblas_int n, const T *A, bblas_int lda, T *B, bblas_int ldb)
{
    BBLAS_LAPACKE(T, lacpy, lacpy)(LAPACK_COL_MAJOR, letter<T>(part), m, n, A, lda, B, ldb);
}

/// By LAPACK's recursive potrf2: OpenBLAS's own potrf goes on over a NaN pivot (rule E7).
template <class T> bblas_int potrf(int uplo, bblas_int n, T *A, bblas_int lda)
{
    return BBLAS_LAPACKE(T, potrf2, potrf2)(LAPACK_COL_MAJOR, letter<T>(uplo), n, A, lda);
}

/// Index, counted from 1, of the first diagonal element that is exactly zero; 0 where none is.
///
/// The inverses are by substitution: OpenBLAS's own trtri, behind trtri, potri and getri, overlooks a zero when another diagonal
/// element is NaN, and loses a NaN in single precision.
template <class T> bblas_int zero_on_diagonal(bblas_int n, const T *A, bblas_int lda)
{
    for (std::int64_t j = 0; j < n; ++j)
        if (A[j + j * lda] == T(0))
            return static_cast<bblas_int>(j + 1);
    return 0;
}

/// By LAPACK's recursive getrf2: OpenBLAS's own getrf neither scales nor swaps where a pivot is subnormal (rule A2).
template <class T> bblas_int getrf(bblas_int m, bblas_int n, T *A, bblas_int lda, bblas_int *ipiv)
{
    return BBLAS_LAPACKE(T, getrf2, getrf2)(LAPACK_COL_MAJOR, m, n, A, lda, ipiv);
}

/// `work` has lwork(n) elements.
template <class T> bblas_int geqrf(bblas_int m, bblas_int n, T *A, bblas_int lda, T *tau, T *work)
{
    return BBLAS_LAPACKE(T, geqrf, geqrf)(LAPACK_COL_MAJOR, m, n, A, lda, tau, work, static_cast<bblas_int>(lwork(n)));
}

/// `work` has lwork(n) elements.
template <class T> bblas_int orgqr(bblas_int m, bblas_int n, bblas_int k, T *A, bblas_int lda, const T *tau, T *work)
{
    return BBLAS_LAPACKE(T, orgqr, ungqr)(LAPACK_COL_MAJOR, m, n, k, A, lda, tau, work, static_cast<bblas_int>(lwork(n)));
}

/// `work` has lwork(side == BblasLeft ? n : m) elements. A is written to, and restored.
template <class T>
bblas_int ormqr(int side, int trans, bblas_int m, bblas_int n, bblas_int k, T *A, bblas_int lda, const T *tau, T *C,
                bblas_int ldc, T *work)
{
    return BBLAS_LAPACKE(T, ormqr, unmqr)(LAPACK_COL_MAJOR, letter<T>(side), letter<T>(trans), m, n, k, A, lda, tau, C, ldc, work,
                                          static_cast<bblas_int>(lwork(side == BblasLeft ? n : m)));
}

/// Elements of workspace for gels: min(m, n) for tau, the rest for the blocked algorithms.
constexpr std::int64_t gels_lwork(std::int64_t m, std::int64_t n, std::int64_t nrhs)
{
    return lwork(min(m, n) + max(min(m, n), nrhs));
}

/// `work` has gels_lwork(m, n, nrhs) elements.
template <class T>
bblas_int gels(int trans, bblas_int m, bblas_int n, bblas_int nrhs, T *A, bblas_int lda, T *B, bblas_int ldb, T *work)
{
    return BBLAS_LAPACKE(T, gels, gels)(LAPACK_COL_MAJOR, letter<T>(trans), m, n, nrhs, A, lda, B, ldb, work,
                                        static_cast<bblas_int>(gels_lwork(m, n, nrhs)));
}

#undef BBLAS_LAPACKE

} // namespace bblas::lapack

#endif
