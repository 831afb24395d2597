/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/getrs.toml by tools/generate.py; do not edit. */

/** @file
 * getrs: Solution of systems with an LU factorization with partial pivoting. */
#ifndef BBLAS_GETRS_H
#define BBLAS_GETRS_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup getrs getrs: Solution of systems with an LU factorization with partial pivoting
 * @ingroup lu
 *
 * op(A) X = B is solved with A = P L U, as getrf returns it; X replaces B.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | trans | op(A). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | n | Order of A, rows of B and X. | at least 0 |
 * | nrhs | Columns of B and X. | at least 0 |
 * | A | The factors L (below the diagonal) and U. | in; n by n |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | ipiv | Pivots, counted from 1, as getrf returns them. | in; integers, n |
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
 * - multiplications: `nrhs * n * n`
 * - additions: `nrhs * n * (n - 1)`
 * - fewest elements read: `n * n + n * nrhs`, written: `n * nrhs`
 *
 * **Source:** LAPACK dgetrs, zgetrs; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * The pivots of all problems may follow each other instead: bblas_consecutive().
 * @{ */
BBLAS_API int bblas_sgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const float *const *A, bblas_int lda,
    const bblas_int *const *ipiv, float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const double *const *A,
    bblas_int lda, const bblas_int *const *ipiv, double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_float *const *A,
    bblas_int lda, const bblas_int *const *ipiv, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_double *const *A,
    bblas_int lda, const bblas_int *const *ipiv, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const float *A,
    bblas_int lda, int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, float *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const double *A,
    bblas_int lda, int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, double *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_float *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv,
    bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const float *const *A, const bblas_int *lda, const bblas_int *const *ipiv, float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const double *const *A, const bblas_int *lda, const bblas_int *const *ipiv, double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_float *const *A, const bblas_int *lda, const bblas_int *const *ipiv,
    bblas_complex_float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_double *const *A, const bblas_int *lda, const bblas_int *const *ipiv,
    bblas_complex_double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
