/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/posv.toml by tools/generate.py; do not edit. */

/** @file
 * posv: Solution of symmetric or Hermitian positive definite systems. */
#ifndef BBLAS_POSV_H
#define BBLAS_POSV_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup posv posv: Solution of symmetric or Hermitian positive definite systems
 * @ingroup cholesky
 *
 * A X = B is solved by the Cholesky factorization A = L Lᴴ (lower) or A = Uᴴ U (upper); X replaces B. The other
 * triangle is neither read nor written. With nrhs = 0, A is factored all the same, as in LAPACK.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle that holds A and receives the factor. | #BblasUpper, #BblasLower |
 * | n | Order of A, rows of B and X. | at least 0 |
 * | nrhs | Columns of B and X. | at least 0 |
 * | A | On entry A, on exit its factor. | in, out; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | B | On entry the right-hand sides, on exit the solutions. | in, out; n by nrhs |
 * | ldb | Its leading dimension. | ldb >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: the leading minor of order i is not positive definite (its pivot is not positive, or NaN);
 * the factorization stopped there, no solution was computed and B is unchanged. -k (variable-size form): argument k is
 * invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * n * n / 6 + n * n / 2 + n / 3 + nrhs * n * (n + 1)`
 * - additions: `n * n * n / 6 - n / 6 + nrhs * n * (n - 1)`
 * - fewest elements read: `n * (n + 1) / 2 + n * nrhs`, written: `n * (n + 1) / 2 + n * nrhs`
 *
 * **Source:** LAPACK dposv, zposv; LAWN 41 for potrf and potrs.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
