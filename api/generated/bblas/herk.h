/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/herk.toml by tools/generate.py; do not edit. */

/** @file
 * herk: Hermitian rank-k update. */
#ifndef BBLAS_HERK_H
#define BBLAS_HERK_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup herk herk: Hermitian rank-k update
 * @ingroup blas3
 *
 * C := alpha A Aᴴ + beta C (NoTrans, A is n by k) or C := alpha Aᴴ A + beta C (ConjTrans, A is k by n), C Hermitian
 * with one triangle held.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle of C that is read and written. | #BblasUpper, #BblasLower |
 * | trans | op(A). | #BblasNoTrans, #BblasConjTrans |
 * | n | Order of C. | at least 0 |
 * | k | Rank of the update; with 0, C := beta C. | at least 0 |
 * | alpha | With 0, A is not read. | address of a host scalar, real |
 * | A | The factor. | in; n if trans == NoTrans else k by k if trans == NoTrans else n |
 * | lda | Its leading dimension. | lda >= max(1, n if trans == NoTrans else k) |
 * | beta | With 0, C is not read. | address of a host scalar, real |
 * | C | The matrix that is updated. | in, out; n by n, the triangle that uplo names |
 * | ldc | Its leading dimension. | ldc >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `k * n * (n + 1) / 2`
 * - additions: `k * n * (n + 1) / 2`
 * - fewest elements read: `n * k + n * (n + 1) / 2`, written: `n * (n + 1) / 2`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Duff: A set of level 3 basic linear algebra subprograms, ACM TOMS 16(1),
 * 1990; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_cherk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const float *beta, bblas_complex_float *const *C, bblas_int ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zherk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const double *beta, bblas_complex_double *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_cherk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zherk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_cherk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k,
    const bblas_int *n, const bblas_int *k, const float *alpha, const bblas_complex_float *const *A,
    const bblas_int *lda, const float *beta, bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zherk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k,
    const bblas_int *n, const bblas_int *k, const double *alpha, const bblas_complex_double *const *A,
    const bblas_int *lda, const double *beta, bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
