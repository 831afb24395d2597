/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/gemm.toml by tools/generate.py; do not edit. */

/** @file
 * gemm: General matrix-matrix product. */
#ifndef BBLAS_GEMM_H
#define BBLAS_GEMM_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup gemm gemm: General matrix-matrix product
 * @ingroup blas3
 *
 * C := alpha op(A) op(B) + beta C, with op(A) of m rows and k columns, op(B) of k rows and n columns.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | transa | op(A). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | transb | op(B). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | m | Rows of op(A) and C. | at least 0 |
 * | n | Columns of op(B) and C. | at least 0 |
 * | k | Columns of op(A), rows of op(B); with 0, C := beta C. | at least 0 |
 * | alpha | With 0, A and B are not read. | address of a host scalar |
 * | A | The left factor. | in; m if transa == NoTrans else k by k if transa == NoTrans else m |
 * | lda | Its leading dimension. | lda >= max(1, m if transa == NoTrans else k) |
 * | B | The right factor. | in; k if transb == NoTrans else n by n if transb == NoTrans else k |
 * | ldb | Its leading dimension. | ldb >= max(1, k if transb == NoTrans else n) |
 * | beta | With 0, C is not read. | address of a host scalar |
 * | C | The matrix that is updated. | in, out; m by n |
 * | ldc | Its leading dimension. | ldc >= max(1, m) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `m * n * k`
 * - additions: `m * n * k`
 * - fewest elements read: `m * k + k * n + m * n`, written: `m * n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Duff: A set of level 3 basic linear algebra subprograms, ACM TOMS 16(1),
 * 1990; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const float *alpha, const float *const *A, bblas_int lda, const float *const *B, bblas_int ldb, const float *beta,
    float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const double *alpha, const double *const *A, bblas_int lda, const double *const *B, bblas_int ldb,
    const double *beta, double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, bblas_int lda,
    const bblas_complex_float *const *B, bblas_int ldb, const bblas_complex_float *beta, bblas_complex_float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *B, bblas_int ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const float *alpha, const float *A, bblas_int lda, int64_t stride_A, const float *B, bblas_int ldb,
    int64_t stride_B, const float *beta, float *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const double *alpha, const double *A, bblas_int lda, int64_t stride_A, const double *B, bblas_int ldb,
    int64_t stride_B, const double *beta, double *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const bblas_complex_float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const bblas_complex_double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const float *alpha,
    const float *const *A, const bblas_int *lda, const float *const *B, const bblas_int *ldb, const float *beta,
    float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const double *alpha,
    const double *const *A, const bblas_int *lda, const double *const *B, const bblas_int *ldb, const double *beta,
    double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, const bblas_complex_float *const *B,
    const bblas_int *ldb, const bblas_complex_float *beta, bblas_complex_float *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, const bblas_complex_double *const *B,
    const bblas_int *ldb, const bblas_complex_double *beta, bblas_complex_double *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
