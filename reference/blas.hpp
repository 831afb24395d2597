// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// General, symmetric and Hermitian products of matrices, whatever the precision, over CBLAS. The reference uses CBLAS for
/// nothing else: kernels of levels 1 and 2 may round differently with the alignment of their operands (rule R1), where the loops
/// are obvious anyway; triangular.hpp says what is wrong with the rest of level 3.
#ifndef BBLAS_REFERENCE_BLAS_HPP
#define BBLAS_REFERENCE_BLAS_HPP

#include <bblas/types.h>

#include <cblas.h>

#include <batch.hpp>

namespace bblas::blas {

/// CBLAS takes a real scalar by value and a complex one by address.
inline float scalar(const float &alpha)
{
    return alpha;
}
inline double scalar(const double &alpha)
{
    return alpha;
}
template <class R> const void *scalar(const std::complex<R> &alpha)
{
    return &alpha;
}

template <class T>
void gemm(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k, T alpha, const T *A, bblas_int lda,
          const T *B, bblas_int ldb, T beta, T *C, bblas_int ldc)
{
    for_type<T>(cblas_sgemm, cblas_dgemm, cblas_cgemm, cblas_zgemm)(CblasColMajor, CBLAS_TRANSPOSE(transa),
                                                                    CBLAS_TRANSPOSE(transb), m, n, k, scalar(alpha), A, lda, B,
                                                                    ldb, scalar(beta), C, ldc);
}

template <class T>
void symm(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, T alpha, const T *A, bblas_int lda, const T *B,
          bblas_int ldb, T beta, T *C, bblas_int ldc)
{
    for_type<T>(cblas_ssymm, cblas_dsymm, cblas_csymm, cblas_zsymm)(CblasColMajor, CBLAS_SIDE(side), CBLAS_UPLO(uplo), m, n,
                                                                    scalar(alpha), A, lda, B, ldb, scalar(beta), C, ldc);
}

template <class T>
void hemm(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, T alpha, const T *A, bblas_int lda, const T *B,
          bblas_int ldb, T beta, T *C, bblas_int ldc)
{
    for_type<T>(cblas_chemm, cblas_zhemm)(CblasColMajor, CBLAS_SIDE(side), CBLAS_UPLO(uplo), m, n, scalar(alpha), A, lda, B, ldb,
                                          scalar(beta), C, ldc);
}

template <class T>
void syrk(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, T alpha, const T *A, bblas_int lda, T beta, T *C,
          bblas_int ldc)
{
    for_type<T>(cblas_ssyrk, cblas_dsyrk, cblas_csyrk, cblas_zsyrk)(CblasColMajor, CBLAS_UPLO(uplo), CBLAS_TRANSPOSE(trans), n, k,
                                                                    scalar(alpha), A, lda, scalar(beta), C, ldc);
}

template <class T>
void herk(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, real_t<T> alpha, const T *A, bblas_int lda,
          real_t<T> beta, T *C, bblas_int ldc)
{
    for_type<T>(cblas_cherk, cblas_zherk)(CblasColMajor, CBLAS_UPLO(uplo), CBLAS_TRANSPOSE(trans), n, k, alpha, A, lda, beta, C,
                                          ldc);
}

template <class T>
void syr2k(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, T alpha, const T *A, bblas_int lda, const T *B,
           bblas_int ldb, T beta, T *C, bblas_int ldc)
{
    for_type<T>(cblas_ssyr2k, cblas_dsyr2k, cblas_csyr2k, cblas_zsyr2k)(
        CblasColMajor, CBLAS_UPLO(uplo), CBLAS_TRANSPOSE(trans), n, k, scalar(alpha), A, lda, B, ldb, scalar(beta), C, ldc);
}

template <class T>
void her2k(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, T alpha, const T *A, bblas_int lda, const T *B,
           bblas_int ldb, real_t<T> beta, T *C, bblas_int ldc)
{
    for_type<T>(cblas_cher2k, cblas_zher2k)(CblasColMajor, CBLAS_UPLO(uplo), CBLAS_TRANSPOSE(trans), n, k, scalar(alpha), A, lda,
                                            B, ldb, beta, C, ldc);
}

} // namespace bblas::blas

#endif
