/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/getrf.toml by tools/generate.py; do not edit. */

/** @file
 * getrf: LU factorization with partial pivoting. */
#ifndef BBLAS_GETRF_H
#define BBLAS_GETRF_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup getrf getrf: LU factorization with partial pivoting
 * @ingroup lu
 *
 * A = P L U, where P is the product of the row interchanges in ipiv, L is lower triangular or trapezoidal with a unit
 * diagonal, which is not stored, and U is upper triangular or trapezoidal. The pivot of column i is an element of
 * greatest absolute value (|re| + |im| for complex numbers) on and below the diagonal.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | m | Rows of A. | at least 0 |
 * | n | Columns of A. | at least 0 |
 * | A | On entry A, on exit the factors L (below the diagonal) and U. | in, out; m by n |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | ipiv | Pivots, counted from 1: row i was interchanged with row ipiv(i), for i = 1, 2, ... in this order. | out; integers, min(m, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: U(i, i) is exactly zero (the first such); the factorization was completed, but U is
 * singular. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `min(m, n) * (m * n - (m + n) * (min(m, n) + 1) / 2 + (min(m, n) + 1) * (2 * min(m, n) + 1) / 6 + m - (min(m, n) - 1) / 2)`
 * - additions: `min(m, n) * (m * n - (m + n) * (min(m, n) + 1) / 2 + (min(m, n) + 1) * (2 * min(m, n) + 1) / 6)`
 * - fewest elements read: `m * n`, written: `m * n`
 *
 * **Source:** LAPACK dgetrf, zgetrf; LAWN 41 for m >= n, the same operations counted for m < n.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * The pivots of all problems may follow each other instead: bblas_consecutive().
 * @{ */
BBLAS_API int bblas_sgetrf_batched(bblas_int m, bblas_int n, float *const *A, bblas_int lda, bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrf_batched(bblas_int m, bblas_int n, double *const *A, bblas_int lda, bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrf_batched(bblas_int m, bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrf_batched(bblas_int m, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgetrf_strided_batched(bblas_int m, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrf_strided_batched(bblas_int m, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    float *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    double *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
