/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/potrs.toml by tools/generate.py; do not edit. */

/** @file
 * potrs: Solution of systems with a Cholesky factorization. */
#ifndef BBLAS_POTRS_H
#define BBLAS_POTRS_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup potrs potrs: Solution of systems with a Cholesky factorization
 * @ingroup cholesky
 *
 * A X = B is solved with A = L Lᴴ (lower) or A = Uᴴ U (upper), as potrf returns it; X replaces B. The other triangle of
 * the factor is not read.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle that holds the factor. | #BblasUpper, #BblasLower |
 * | n | Order of A, rows of B and X. | at least 0 |
 * | nrhs | Columns of B and X. | at least 0 |
 * | A | The factor L or U. | in; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | B | On entry the right-hand sides, on exit the solutions. | in, out; n by nrhs |
 * | ldb | Its leading dimension. | ldb >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0 or nrhs == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `nrhs * n * (n + 1)`
 * - additions: `nrhs * n * (n - 1)`
 * - fewest elements read: `n * (n + 1) / 2 + n * nrhs`, written: `n * nrhs`
 *
 * **Source:** LAPACK dpotrs, zpotrs; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_spotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dpotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cpotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zpotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_spotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dpotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cpotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zpotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_spotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dpotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cpotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zpotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
