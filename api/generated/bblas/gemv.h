/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/gemv.toml by tools/generate.py; do not edit. */

/** @file
 * gemv: General matrix-vector product. */
#ifndef BBLAS_GEMV_H
#define BBLAS_GEMV_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup gemv gemv: General matrix-vector product
 * @ingroup blas2
 *
 * y := alpha op(A) x + beta y, with A of m rows and n columns. With m = 0 or n = 0, y is unchanged whatever beta is, as
 * in BLAS.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | trans | op(A). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | m | Rows of A. | at least 0 |
 * | n | Columns of A. | at least 0 |
 * | alpha | With 0, A and x are not read. | address of a host scalar |
 * | A | The matrix. | in; m by n |
 * | lda | Its leading dimension. | lda >= max(1, m) |
 * | x | The vector that is multiplied. | in; n if trans == NoTrans else m |
 * | incx | Its increment. | incx != 0 |
 * | beta | With 0, y is not read. | address of a host scalar |
 * | y | The vector that is updated. | in, out; m if trans == NoTrans else n |
 * | incy | Its increment. | incy != 0 |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `m * n + 2 * (m if trans == NoTrans else n)`
 * - additions: `m * n`
 * - fewest elements read: `m * n + m + n`, written: `m if trans == NoTrans else n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Hanson: An extended set of Fortran basic linear algebra subprograms, ACM
 * TOMS 14(1), 1988; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha,
    const float *const *A, bblas_int lda, const float *const *x, bblas_int incx, const float *beta, float *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha,
    const double *const *A, bblas_int lda, const double *const *x, bblas_int incx, const double *beta, double *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *beta, bblas_complex_float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *beta, bblas_complex_double *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha,
    const float *A, bblas_int lda, int64_t stride_A, const float *x, bblas_int incx, int64_t stride_x,
    const float *beta, float *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha,
    const double *A, bblas_int lda, int64_t stride_A, const double *x, bblas_int incx, int64_t stride_x,
    const double *beta, double *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_cgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_float *beta, bblas_complex_float *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *x, bblas_int incx, int64_t stride_x, const bblas_complex_double *beta,
    bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *alpha, const float *const *A, const bblas_int *lda, const float *const *x,
    const bblas_int *incx, const float *beta, float *const *y, const bblas_int *incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *alpha, const double *const *A, const bblas_int *lda, const double *const *x,
    const bblas_int *incx, const double *beta, double *const *y, const bblas_int *incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *x, const bblas_int *incx, const bblas_complex_float *beta,
    bblas_complex_float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *x, const bblas_int *incx, const bblas_complex_double *beta,
    bblas_complex_double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
