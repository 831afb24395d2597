/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/laset.toml by tools/generate.py; do not edit. */

/** @file
 * laset: Matrix with one value on the diagonal and one off it. */
#ifndef BBLAS_LASET_H
#define BBLAS_LASET_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup laset laset: Matrix with one value on the diagonal and one off it
 * @ingroup helpers
 *
 * A(i, i) := beta for i = 1, ..., min(m, n), and A(i, j) := alpha for i < j (Upper), i > j (Lower) or i != j (General).
 * The rest of A is not written.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The part that is set; the diagonal always is. | #BblasUpper, #BblasLower, #BblasGeneral |
 * | m | Rows of A. | at least 0 |
 * | n | Columns of A. | at least 0 |
 * | alpha | The value of the elements off the diagonal. | address of a host scalar |
 * | beta | The value of the elements on the diagonal. | address of a host scalar |
 * | A | The matrix that is set. | out; m by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `0`
 * - additions: `0`
 * - fewest elements read: `0`, written: `m * n if uplo == General else min(m, n) * (2 * (n if uplo == Upper else m) - min(m, n) + 1) / 2`
 *
 * **Source:** LAPACK dlaset, zlaset.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_slaset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha, const float *beta,
    float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dlaset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha, const double *beta,
    double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_claset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *beta, bblas_complex_float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zlaset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *beta, bblas_complex_double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_slaset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha,
    const float *beta, float *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dlaset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha,
    const double *beta, double *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_claset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *beta, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zlaset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *beta, bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_slaset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *alpha, const float *beta, float *const *A, const bblas_int *lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dlaset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *alpha, const double *beta, double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_claset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *alpha, const bblas_complex_float *beta,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zlaset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *alpha, const bblas_complex_double *beta,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
