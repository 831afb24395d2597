/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/geadd.toml by tools/generate.py; do not edit. */

/** @file
 * geadd: Sum of two scaled matrices. */
#ifndef BBLAS_GEADD_H
#define BBLAS_GEADD_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup geadd geadd: Sum of two scaled matrices
 * @ingroup helpers
 *
 * B := alpha op(A) + beta B, B m by n. ConjTrans equals Trans for s and d.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | trans | op(A). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | m | Rows of op(A) and B. | at least 0 |
 * | n | Columns of op(A) and B. | at least 0 |
 * | alpha | With 0, A is not read. | address of a host scalar |
 * | A | The matrix that is added. | in; m if trans == NoTrans else n by n if trans == NoTrans else m |
 * | lda | Its leading dimension. | lda >= max(1, m if trans == NoTrans else n) |
 * | beta | With 0, B is not read. | address of a host scalar |
 * | B | The matrix that is updated. | in, out; m by n |
 * | ldb | Its leading dimension. | ldb >= max(1, m) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `2 * m * n`
 * - additions: `m * n`
 * - fewest elements read: `2 * m * n`, written: `m * n`
 *
 * **Source:** PLASMA plasma_dgeadd, plasma_zgeadd.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha,
    const float *const *A, bblas_int lda, const float *beta, float *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha,
    const double *const *A, bblas_int lda, const double *beta, double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *beta, bblas_complex_float *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *beta,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha,
    const float *A, bblas_int lda, int64_t stride_A, const float *beta, float *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha,
    const double *A, bblas_int lda, int64_t stride_A, const double *beta, double *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *beta, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *beta, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *alpha, const float *const *A, const bblas_int *lda, const float *beta,
    float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *alpha, const double *const *A, const bblas_int *lda, const double *beta,
    double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *beta, bblas_complex_float *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *beta, bblas_complex_double *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
