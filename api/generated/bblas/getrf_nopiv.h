/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/getrf_nopiv.toml by tools/generate.py; do not edit. */

/** @file
 * getrf_nopiv: LU factorization without pivoting. */
#ifndef BBLAS_GETRF_NOPIV_H
#define BBLAS_GETRF_NOPIV_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup getrf_nopiv getrf_nopiv: LU factorization without pivoting
 * @ingroup lu
 *
 * A = L U, where L is lower triangular or trapezoidal with a unit diagonal, which is not stored, and U is upper
 * triangular or trapezoidal. No row is interchanged: stable for matrices such as diagonally dominant ones only.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | m | Rows of A. | at least 0 |
 * | n | Columns of A. | at least 0 |
 * | A | On entry A, on exit the factors L (below the diagonal) and U. | in, out; m by n |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: pivot i is exactly zero (the first such); the elimination stopped there: rows and columns
 * before i hold their factors, the contents of A from there on are unspecified. -k (variable-size form): argument k is
 * invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `min(m, n) * (m * n - (m + n) * (min(m, n) + 1) / 2 + (min(m, n) + 1) * (2 * min(m, n) + 1) / 6 + m - (min(m, n) - 1) / 2)`
 * - additions: `min(m, n) * (m * n - (m + n) * (min(m, n) + 1) / 2 + (min(m, n) + 1) * (2 * min(m, n) + 1) / 6)`
 * - fewest elements read: `m * n`, written: `m * n`
 *
 * **Source:** MAGMA magma_dgetrf_nopiv, magma_zgetrf_nopiv; LAWN 41 for m >= n, the same operations counted for m < n.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sgetrf_nopiv_batched(bblas_int m, bblas_int n, float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrf_nopiv_batched(bblas_int m, bblas_int n, double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrf_nopiv_batched(bblas_int m, bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrf_nopiv_batched(bblas_int m, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
