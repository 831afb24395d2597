/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/transpose.toml by tools/generate.py; do not edit. */

/** @file
 * transpose: Transpose or conjugate transpose of a matrix, out of place. */
#ifndef BBLAS_TRANSPOSE_H
#define BBLAS_TRANSPOSE_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup transpose transpose: Transpose or conjugate transpose of a matrix, out of place
 * @ingroup helpers
 *
 * B := Aᵀ (Trans) or B := Aᴴ (ConjTrans), A m by n, B n by m. ConjTrans equals Trans for s and d. A and B must not
 * overlap.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | trans | op(A). | #BblasTrans, #BblasConjTrans |
 * | m | Rows of A, columns of B. | at least 0 |
 * | n | Columns of A, rows of B. | at least 0 |
 * | A | The matrix that is transposed. | in; m by n |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | B | The transpose. | out; n by m |
 * | ldb | Its leading dimension. | ldb >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `0`
 * - additions: `0`
 * - fewest elements read: `m * n`, written: `m * n`
 *
 * **Source:** MAGMA magmablas_dtranspose, magmablas_ztranspose, magmablas_ztranspose_conj.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_stranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *const *A,
    bblas_int lda, float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *const *A,
    bblas_int lda, double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_ztranspose_batched(bblas_trans trans, bblas_int m, bblas_int n,
    const bblas_complex_double *const *A, bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_stranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *A,
    bblas_int lda, int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dtranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *A,
    bblas_int lda, int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_ctranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_stranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
