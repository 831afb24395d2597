/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/gesv.toml by tools/generate.py; do not edit. */

/** @file
 * gesv: Solution of general systems by LU factorization with partial pivoting. */
#ifndef BBLAS_GESV_H
#define BBLAS_GESV_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup gesv gesv: Solution of general systems by LU factorization with partial pivoting
 * @ingroup lu
 *
 * A X = B is solved by the factorization A = P L U of getrf; X replaces B. With nrhs = 0, A is factored all the same,
 * as in LAPACK.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Order of A, rows of B and X. | at least 0 |
 * | nrhs | Columns of B and X. | at least 0 |
 * | A | On entry A, on exit the factors L (below the diagonal) and U. | in, out; n by n |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | ipiv | Pivots, counted from 1: row i was interchanged with row ipiv(i), for i = 1, 2, ... in this order. | out; integers, n |
 * | B | On entry the right-hand sides, on exit the solutions. | in, out; n by nrhs |
 * | ldb | Its leading dimension. | ldb >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: U(i, i) is exactly zero (the first such); the factorization was completed, but U is
 * singular: no solution was computed and B is unchanged. -k (variable-size form): argument k is invalid for this
 * problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * n * n / 3 + 2 * n / 3 + nrhs * n * n`
 * - additions: `n * n * n / 3 - n * n / 2 + n / 6 + nrhs * n * (n - 1)`
 * - fewest elements read: `n * n + n * nrhs`, written: `n * n + n * nrhs`
 *
 * **Source:** LAPACK dgesv, zgesv; LAWN 41 for getrf and getrs.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * The pivots of all problems may follow each other instead: bblas_consecutive().
 * @{ */
BBLAS_API int bblas_sgesv_batched(bblas_int n, bblas_int nrhs, float *const *A, bblas_int lda, bblas_int *const *ipiv,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgesv_batched(bblas_int n, bblas_int nrhs, double *const *A, bblas_int lda, bblas_int *const *ipiv,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgesv_batched(bblas_int n, bblas_int nrhs, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zgesv_batched(bblas_int n, bblas_int nrhs, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgesv_strided_batched(bblas_int n, bblas_int nrhs, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgesv_strided_batched(bblas_int n, bblas_int nrhs, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgesv_strided_batched(bblas_int n, bblas_int nrhs, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_float *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgesv_strided_batched(bblas_int n, bblas_int nrhs, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_double *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    float *const *A, const bblas_int *lda, bblas_int *const *ipiv, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    double *const *A, const bblas_int *lda, bblas_int *const *ipiv, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
