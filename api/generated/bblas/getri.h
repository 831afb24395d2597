/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/getri.toml by tools/generate.py; do not edit. */

/** @file
 * getri: Inverse of a matrix from its LU factorization with partial pivoting. */
#ifndef BBLAS_GETRI_H
#define BBLAS_GETRI_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup getri getri: Inverse of a matrix from its LU factorization with partial pivoting
 * @ingroup lu
 *
 * The factors of A = P L U, as getrf returns them, are replaced by inv(A).
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Order of A. | at least 0 |
 * | A | On entry the factors L (below the diagonal) and U, on exit the inverse of A. | in, out; n by n |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | ipiv | Pivots, counted from 1, as getrf returns them. | in; integers, n |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. i: U(i, i) is exactly zero (the first such); no inverse was computed and A is unchanged. -k
 * (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `2 * n * n * n / 3 + n * n / 2 + 5 * n / 6`
 * - additions: `2 * n * n * n / 3 - 3 * n * n / 2 + 5 * n / 6`
 * - fewest elements read: `n * n`, written: `n * n`
 *
 * **Source:** LAPACK dgetri, zgetri; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * The pivots of all problems may follow each other instead: bblas_consecutive().
 * @{ */
BBLAS_API int bblas_sgetri_batched(bblas_int n, float *const *A, bblas_int lda, const bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetri_batched(bblas_int n, double *const *A, bblas_int lda, const bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetri_batched(bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetri_batched(bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgetri_strided_batched(bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetri_strided_batched(bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetri_strided_batched(bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetri_strided_batched(bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgetri_vbatched(bblas_int max_n, const bblas_int *n, float *const *A, const bblas_int *lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgetri_vbatched(bblas_int max_n, const bblas_int *n, double *const *A, const bblas_int *lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgetri_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A,
    const bblas_int *lda, const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgetri_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_double *const *A,
    const bblas_int *lda, const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
