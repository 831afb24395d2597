/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/gels.toml by tools/generate.py; do not edit. */

/** @file
 * gels: Least squares and minimum norm solutions of full-rank systems. */
#ifndef BBLAS_GELS_H
#define BBLAS_GELS_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup gels gels: Least squares and minimum norm solutions of full-rank systems
 * @ingroup qr
 *
 * For m >= n, minimises ||B - A X|| with trans = NoTrans, and gives the minimum norm solution of op(A) X = B otherwise;
 * for m < n the other way around. op(A) is A, Aᵀ (real) or Aᴴ. Where the system is overdetermined, the rows of B below
 * the solution receive the residual in the transformed basis: the sum of squares of a column is the squared residual
 * norm, unless A or B was so badly scaled that LAPACK scales it. Where m or n is 0, and where A is all zeros, B becomes
 * 0 and info is 0, as in LAPACK.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | trans | op(A). | #BblasNoTrans, #BblasConjTrans (s, d: also #BblasTrans) |
 * | m | Rows of A. | at least 0 |
 * | n | Columns of A. | at least 0 |
 * | nrhs | Columns of B and X. | at least 0 |
 * | A | On exit the QR (m >= n) or LQ (m < n) factorization of A. | in, out; m by n |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | B | On entry the right-hand sides, on exit the solutions. | in, out; max(m, n) by nrhs |
 * | ldb | Its leading dimension. | ldb >= max(1, max(m, n)) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: diagonal element i of the triangular factor is exactly zero: A has not full rank, and no
 * solution was computed. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `nrhs == 0 or (m == 0 and n == 0)`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `min(m, n) * min(m, n) * (max(m, n) - min(m, n) / 3) + nrhs * (2 * m * n - min(m, n) * min(m, n)) + nrhs * min(m, n) * (min(m, n) + 1) / 2`
 * - additions: `min(m, n) * min(m, n) * (max(m, n) - min(m, n) / 3) + nrhs * (2 * m * n - min(m, n) * min(m, n)) + nrhs * min(m, n) * (min(m, n) - 1) / 2`
 * - fewest elements read: `m * n + nrhs * (m if trans == NoTrans else n)`, written: `m * n + nrhs * max(m, n)`
 *
 * **Source:** LAPACK dgels, zgels; leading terms of LAWN 41 for geqrf, ormqr and trsm.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, float *const *A,
    bblas_int lda, float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, double *const *A,
    bblas_int lda, double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs,
    bblas_complex_float *const *A, bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs,
    bblas_complex_double *const *A, bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, float *A,
    bblas_int lda, int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, double *A,
    bblas_int lda, int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs,
    bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs,
    bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs,
    const bblas_int *m, const bblas_int *n, const bblas_int *nrhs, float *const *A, const bblas_int *lda,
    float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs,
    const bblas_int *m, const bblas_int *n, const bblas_int *nrhs, double *const *A, const bblas_int *lda,
    double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs,
    const bblas_int *m, const bblas_int *n, const bblas_int *nrhs, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_complex_float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs,
    const bblas_int *m, const bblas_int *n, const bblas_int *nrhs, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_complex_double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
