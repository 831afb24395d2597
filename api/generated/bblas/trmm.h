/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/trmm.toml by tools/generate.py; do not edit. */

/** @file
 * trmm: Triangular matrix-matrix product. */
#ifndef BBLAS_TRMM_H
#define BBLAS_TRMM_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup trmm trmm: Triangular matrix-matrix product
 * @ingroup blas3
 *
 * B := alpha op(A) B (left) or B := alpha B op(A) (right), A upper or lower triangular.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | side | The side on which A stands. | #BblasLeft, #BblasRight |
 * | uplo | The triangle that A is. | #BblasUpper, #BblasLower |
 * | transa | op(A). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | diag | With Unit, the diagonal of A is taken to be 1 and not read. | #BblasNonUnit, #BblasUnit |
 * | m | Rows of B. | at least 0 |
 * | n | Columns of B. | at least 0 |
 * | alpha | With 0, A and B are not read and B := 0. | address of a host scalar |
 * | A | The triangular factor. | in; m if side == Left else n by m if side == Left else n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, m if side == Left else n) |
 * | B | The matrix that is multiplied. | in, out; m by n |
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
 * - multiplications: `m * n * ((m if side == Left else n) + 1) / 2`
 * - additions: `m * n * ((m if side == Left else n) - 1) / 2`
 * - fewest elements read: `(m * (m + 1) / 2 if side == Left else n * (n + 1) / 2) - (0 if diag == NonUnit else (m if side == Left else n)) + m * n`, written: `m * n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Duff: A set of level 3 basic linear algebra subprograms, ACM TOMS 16(1),
 * 1990; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_strmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const float *alpha, const float *const *A, bblas_int lda, float *const *B, bblas_int ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const double *alpha, const double *const *A, bblas_int lda, double *const *B, bblas_int ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *const *A, bblas_int lda,
    bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_strmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int m, bblas_int n, const float *alpha, const float *A, bblas_int lda, int64_t stride_A, float *B,
    bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int m, bblas_int n, const double *alpha, const double *A, bblas_int lda, int64_t stride_A, double *B,
    bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int m, bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_ztrmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int m, bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_strmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, const float *alpha, const float *const *A,
    const bblas_int *lda, float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dtrmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, const double *alpha,
    const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag,
    bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
