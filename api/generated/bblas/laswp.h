/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/laswp.toml by tools/generate.py; do not edit. */

/** @file
 * laswp: Row interchanges. */
#ifndef BBLAS_LASWP_H
#define BBLAS_LASWP_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup laswp laswp: Row interchanges
 * @ingroup lu
 *
 * Interchanges row i with row ipiv(i) of A for i = k1, ..., k2 in this order (incx > 0) or in the reverse order (incx <
 * 0). With k2 < k1 nothing happens.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Columns of A. | at least 0 |
 * | A | The matrix; lda must also cover every row that ipiv names. | in, out; k2 by n |
 * | lda | Its leading dimension. | lda >= max(1, k2) |
 * | k1 | First row to interchange, counted from 1. | k1 >= 1 |
 * | k2 | Last row to interchange. | k2 >= 0 |
 * | ipiv | Pivots, counted from 1. The pivot of row k1 + j stands at position k1 + j \|incx\|, counted from 1. | in; integers, 0 if k2 < k1 else k1 + (k2 - k1) * abs(incx) |
 * | incx | Increment of the pivots; a negative one reverses the order. | incx != 0 |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0 or k2 < k1`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `0`
 * - additions: `0`
 * - fewest elements read: `2 * n * max(k2 - k1 + 1, 0)`, written: `2 * n * max(k2 - k1 + 1, 0)`
 *
 * **Source:** LAPACK dlaswp, zlaswp.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * The pivots of all problems may follow each other instead: bblas_consecutive().
 * @{ */
BBLAS_API int bblas_slaswp_batched(bblas_int n, float *const *A, bblas_int lda, bblas_int k1, bblas_int k2,
    const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dlaswp_batched(bblas_int n, double *const *A, bblas_int lda, bblas_int k1, bblas_int k2,
    const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_claswp_batched(bblas_int n, bblas_complex_float *const *A, bblas_int lda, bblas_int k1,
    bblas_int k2, const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zlaswp_batched(bblas_int n, bblas_complex_double *const *A, bblas_int lda, bblas_int k1,
    bblas_int k2, const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_slaswp_strided_batched(bblas_int n, float *A, bblas_int lda, int64_t stride_A, bblas_int k1,
    bblas_int k2, const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dlaswp_strided_batched(bblas_int n, double *A, bblas_int lda, int64_t stride_A, bblas_int k1,
    bblas_int k2, const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_claswp_strided_batched(bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_int k1, bblas_int k2, const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zlaswp_strided_batched(bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_int k1, bblas_int k2, const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_slaswp_vbatched(bblas_int max_n, const bblas_int *n, float *const *A, const bblas_int *lda,
    const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dlaswp_vbatched(bblas_int max_n, const bblas_int *n, double *const *A, const bblas_int *lda,
    const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_claswp_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A,
    const bblas_int *lda, const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zlaswp_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_double *const *A,
    const bblas_int *lda, const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
