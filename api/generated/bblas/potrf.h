/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/potrf.toml by tools/generate.py; do not edit. */

/** @file
 * potrf: Cholesky factorization. */
#ifndef BBLAS_POTRF_H
#define BBLAS_POTRF_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup potrf potrf: Cholesky factorization
 * @ingroup cholesky
 *
 * A = L Lᴴ (lower) or A = Uᴴ U (upper) of a symmetric or Hermitian positive definite matrix. The other triangle is
 * neither read nor written.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle that holds A and receives the factor. | #BblasUpper, #BblasLower |
 * | n | Order of A. | at least 0 |
 * | A | On entry A, on exit its factor. | in, out; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: the leading minor of order i is not positive definite (its pivot is not positive, or NaN);
 * the factorization stopped there. -k (variable-size form): argument k is invalid for this problem, which was left
 * untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * n * n / 6 + n * n / 2 + n / 3`
 * - additions: `n * n * n / 6 - n / 6`
 * - fewest elements read: `n * (n + 1) / 2`, written: `n * (n + 1) / 2`
 *
 * **Source:** LAPACK dpotrf, zpotrf; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_spotrf_batched(bblas_uplo uplo, bblas_int n, float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dpotrf_batched(bblas_uplo uplo, bblas_int n, double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cpotrf_batched(bblas_uplo uplo, bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zpotrf_batched(bblas_uplo uplo, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_spotrf_strided_batched(bblas_uplo uplo, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dpotrf_strided_batched(bblas_uplo uplo, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cpotrf_strided_batched(bblas_uplo uplo, bblas_int n, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zpotrf_strided_batched(bblas_uplo uplo, bblas_int n, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_spotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dpotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, double *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cpotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zpotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
