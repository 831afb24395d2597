/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/geqrf.toml by tools/generate.py; do not edit. */

/** @file
 * geqrf: QR factorization. */
#ifndef BBLAS_GEQRF_H
#define BBLAS_GEQRF_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup geqrf geqrf: QR factorization
 * @ingroup qr
 *
 * A = Q R, where R is upper triangular or trapezoidal and Q = H(1) H(2) ... H(min(m, n)) is held as reflectors H(i) = I
 * - tau(i) v vᴴ with v(1), ..., v(i - 1) equal to 0 and v(i) equal to 1, neither stored.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | m | Rows of A. | at least 0 |
 * | n | Columns of A. | at least 0 |
 * | A | On entry A; on exit R on and above the diagonal, and below it, in column i, the vector of reflector i. | in, out; m by n |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | tau | Scalar factors of the reflectors. | out; min(m, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * (n * (m - n / 3) + n / 2 + m) + 23 * n / 6 if m > n else m * (m * (n - m / 3) - m / 2 + 2 * n) + 23 * m / 6`
 * - additions: `n * (n * (m - n / 3) + n / 2) + 5 * n / 6 if m > n else m * (m * (n - m / 3) - m / 2 + n) + 5 * m / 6`
 * - fewest elements read: `m * n`, written: `m * n + min(m, n)`
 *
 * **Source:** LAPACK dgeqrf, zgeqrf; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sgeqrf_batched(bblas_int m, bblas_int n, float *const *A, bblas_int lda, float *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgeqrf_batched(bblas_int m, bblas_int n, double *const *A, bblas_int lda, double *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgeqrf_batched(bblas_int m, bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    bblas_complex_float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgeqrf_batched(bblas_int m, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgeqrf_strided_batched(bblas_int m, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgeqrf_strided_batched(bblas_int m, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    double *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgeqrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_complex_float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zgeqrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_complex_double *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    float *const *A, const bblas_int *lda, float *const *tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    double *const *A, const bblas_int *lda, double *const *tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
