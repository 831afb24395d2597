/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/trtri.toml by tools/generate.py; do not edit. */

/** @file
 * trtri: Inverse of a triangular matrix. */
#ifndef BBLAS_TRTRI_H
#define BBLAS_TRTRI_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup trtri trtri: Inverse of a triangular matrix
 * @ingroup triangular
 *
 * A := inv(A), A upper or lower triangular. The other triangle is neither read nor written, nor is the diagonal with
 * diag = Unit.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle that A is. | #BblasUpper, #BblasLower |
 * | diag | With Unit, the diagonal of A is taken to be 1 and neither read nor written. | #BblasNonUnit, #BblasUnit |
 * | n | Order of A. | at least 0 |
 * | A | On entry A, on exit its inverse. | in, out; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: diagonal element i of A is exactly zero (the first such; NonUnit only); no inverse was
 * computed and A is unchanged. -k (variable-size form): argument k is invalid for this problem, which was left
 * untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * n * n / 6 + n * n / 2 + n / 3`
 * - additions: `n * n * n / 6 - n * n / 2 + n / 3`
 * - fewest elements read: `n * (n + 1) / 2 if diag == NonUnit else n * (n - 1) / 2`, written: `n * (n + 1) / 2 if diag == NonUnit else n * (n - 1) / 2`
 *
 * **Source:** LAPACK dtrtri, ztrtri; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_strtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, float *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_float *const *A,
    bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_double *const *A,
    bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_strtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_strtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
