/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/lacpy.toml by tools/generate.py; do not edit. */

/** @file
 * lacpy: Copy of a matrix or of a triangle of it. */
#ifndef BBLAS_LACPY_H
#define BBLAS_LACPY_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup lacpy lacpy: Copy of a matrix or of a triangle of it
 * @ingroup helpers
 *
 * B := A in the upper or lower triangle or trapezoid, the diagonal included, or everywhere (General). The rest of B is
 * neither read nor written.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The part that is copied. | #BblasUpper, #BblasLower, #BblasGeneral |
 * | m | Rows of A and B. | at least 0 |
 * | n | Columns of A and B. | at least 0 |
 * | A | The matrix that is copied. | in; m by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | B | The copy. | out; m by n, the triangle that uplo names |
 * | ldb | Its leading dimension. | ldb >= max(1, m) |
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
 * - fewest elements read: `m * n if uplo == General else min(m, n) * (2 * (n if uplo == Upper else m) - min(m, n) + 1) / 2`, written: `m * n if uplo == General else min(m, n) * (2 * (n if uplo == Upper else m) - min(m, n) + 1) / 2`
 *
 * **Source:** LAPACK dlacpy, zlacpy.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_slacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dlacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_clacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zlacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_slacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dlacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_clacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zlacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_slacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dlacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_clacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zlacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
