// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization of one matrix, where it lies.
#ifndef BBLAS_CPU_ONE_CHOLESKY_HPP
#define BBLAS_CPU_ONE_CHOLESKY_HPP

#include "lapack.hpp"

namespace bblas {

/// By OpenBLAS. Its potrf goes on over a NaN pivot (rule E7), which shows afterwards: the diagonal keeps it.
template <class T> bblas_int one_cholesky(bblas_uplo uplo, bblas_int n, T *A, bblas_int lda)
{
    const bblas_int info = for_type<T>(LAPACKE_spotrf_work, LAPACKE_dpotrf_work, LAPACKE_cpotrf_work,
                                       LAPACKE_zpotrf_work)(LAPACK_COL_MAJOR, lapack::letter<T>(uplo), n, A, lda);
    const bblas_int end = info == 0 ? n : info - 1;
    for (std::int64_t j = 0; j < end; ++j)
        if (const real_t<T> pivot = std::real(A[j + j * lda]); pivot != pivot)
            return static_cast<bblas_int>(j + 1);
    return info;
}

} // namespace bblas

#endif
