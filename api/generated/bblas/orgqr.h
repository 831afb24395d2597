/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/orgqr.toml by tools/generate.py; do not edit. */

/** @file
 * orgqr: Columns of the orthogonal or unitary factor of a QR factorization. */
#ifndef BBLAS_ORGQR_H
#define BBLAS_ORGQR_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup orgqr orgqr: Columns of the orthogonal or unitary factor of a QR factorization
 * @ingroup qr
 *
 * A := the first n columns of Q = H(1) H(2) ... H(k), which is of order m and held as reflectors, as geqrf returns it.
 * With k = 0, Q is the identity.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | m | Rows of A, order of Q. | at least 0 |
 * | n | Columns of A, at most m. | at least 0; n <= m |
 * | k | Number of reflectors, at most n. | at least 0; k <= n |
 * | A | On entry column i holds the vector of reflector i below the diagonal, for i = 1, ..., k; on exit the columns of Q. | in, out; m by n, read below the diagonal only |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | tau | Scalar factors of the reflectors. | in; k |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `k * (2 * m * n + 2 * n + k * (2 * k / 3 - (m + n) - 1)) - 5 * k / 3`
 * - additions: `k * (2 * m * n + n - m + k * (2 * k / 3 - (m + n))) + k / 3`
 * - fewest elements read: `(m * k - k * (k + 1) / 2) + k`, written: `m * n`
 *
 * **Source:** LAPACK dorgqr, zungqr; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sorgqr_batched(bblas_int m, bblas_int n, bblas_int k, float *const *A, bblas_int lda,
    const float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dorgqr_batched(bblas_int m, bblas_int n, bblas_int k, double *const *A, bblas_int lda,
    const double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cungqr_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_float *const *A, bblas_int lda,
    const bblas_complex_float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zungqr_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sorgqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, float *A, bblas_int lda,
    int64_t stride_A, const float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dorgqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, double *A, bblas_int lda,
    int64_t stride_A, const double *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cungqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, const bblas_complex_float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zungqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, const bblas_complex_double *tau, int64_t stride_tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sorgqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m,
    const bblas_int *n, const bblas_int *k, float *const *A, const bblas_int *lda, const float *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dorgqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m,
    const bblas_int *n, const bblas_int *k, double *const *A, const bblas_int *lda, const double *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cungqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m,
    const bblas_int *n, const bblas_int *k, bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zungqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m,
    const bblas_int *n, const bblas_int *k, bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
