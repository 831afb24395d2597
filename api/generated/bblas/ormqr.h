/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/ormqr.toml by tools/generate.py; do not edit. */

/** @file
 * ormqr: Product with the orthogonal or unitary factor of a QR factorization. */
#ifndef BBLAS_ORMQR_H
#define BBLAS_ORMQR_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup ormqr ormqr: Product with the orthogonal or unitary factor of a QR factorization
 * @ingroup qr
 *
 * C := op(Q) C (left) or C := C op(Q) (right), where Q = H(1) H(2) ... H(k) is held as reflectors, as geqrf returns it.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | side | The side on which Q stands. | #BblasLeft, #BblasRight |
 * | trans | op(Q). | #BblasNoTrans, #BblasConjTrans (s, d: also #BblasTrans) |
 * | m | Rows of C. | at least 0 |
 * | n | Columns of C. | at least 0 |
 * | k | Number of reflectors, at most the order of Q. | at least 0; k <= (m if side == Left else n) |
 * | A | Column i holds the vector of reflector i below the diagonal. | in; m if side == Left else n by k, read below the diagonal only |
 * | lda | Its leading dimension. | lda >= max(1, m if side == Left else n) |
 * | tau | Scalar factors of the reflectors. | in; k |
 * | C | The matrix that is multiplied. | in, out; m by n |
 * | ldc | Its leading dimension. | ldc >= max(1, m) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0 or k == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `(2 * n * m * k - n * k * k + 2 * n * k) if side == Left else (2 * n * m * k - m * k * k + m * k + n * k - k * k / 2 + k / 2)`
 * - additions: `(2 * n * m * k - n * k * k + n * k) if side == Left else (2 * n * m * k - m * k * k + m * k)`
 * - fewest elements read: `((m if side == Left else n) * k - k * (k + 1) / 2) + k + m * n`, written: `m * n`
 *
 * **Source:** LAPACK dormqr, zunmqr; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sormqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const float *const *A, bblas_int lda, const float *const *tau, float *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dormqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const double *const *A, bblas_int lda, const double *const *tau, double *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cunmqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *tau,
    bblas_complex_float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zunmqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *tau,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sormqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const float *A, bblas_int lda, int64_t stride_A, const float *tau, int64_t stride_tau, float *C, bblas_int ldc,
    int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dormqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const double *A, bblas_int lda, int64_t stride_A, const double *tau, int64_t stride_tau, double *C, bblas_int ldc,
    int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cunmqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *tau, int64_t stride_tau,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zunmqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *tau, int64_t stride_tau,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sormqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const float *const *A,
    const bblas_int *lda, const float *const *tau, float *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dormqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const double *const *A,
    const bblas_int *lda, const double *const *tau, double *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cunmqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_float *const *A,
    const bblas_int *lda, const bblas_complex_float *const *tau, bblas_complex_float *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zunmqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n,
    bblas_int max_k, const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_double *const *A,
    const bblas_int *lda, const bblas_complex_double *const *tau, bblas_complex_double *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
