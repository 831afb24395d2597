/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/axpy.toml by tools/generate.py; do not edit. */

/** @file
 * axpy: Scaled vector added to a vector. */
#ifndef BBLAS_AXPY_H
#define BBLAS_AXPY_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup axpy axpy: Scaled vector added to a vector
 * @ingroup blas1
 *
 * y := alpha x + y.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Length of x and y. | at least 0 |
 * | alpha | With 0, x is not read and y is unchanged. | address of a host scalar |
 * | x | The vector that is scaled and added. | in; n |
 * | incx | Its increment. | incx != 0 |
 * | y | The vector that is updated. | in, out; n |
 * | incy | Its increment. | incy != 0 |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n`
 * - additions: `n`
 * - fewest elements read: `2 * n`, written: `n`
 *
 * **Source:** Lawson, Hanson, Kincaid, Krogh: Basic linear algebra subprograms for Fortran usage, ACM TOMS 5(3), 1979.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_saxpy_batched(bblas_int n, const float *alpha, const float *const *x, bblas_int incx,
    float *const *y, bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_daxpy_batched(bblas_int n, const double *alpha, const double *const *x, bblas_int incx,
    double *const *y, bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_caxpy_batched(bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *const *x,
    bblas_int incx, bblas_complex_float *const *y, bblas_int incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zaxpy_batched(bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *const *x,
    bblas_int incx, bblas_complex_double *const *y, bblas_int incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_saxpy_strided_batched(bblas_int n, const float *alpha, const float *x, bblas_int incx,
    int64_t stride_x, float *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_daxpy_strided_batched(bblas_int n, const double *alpha, const double *x, bblas_int incx,
    int64_t stride_x, double *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_caxpy_strided_batched(bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *x,
    bblas_int incx, int64_t stride_x, bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zaxpy_strided_batched(bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *x,
    bblas_int incx, int64_t stride_x, bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_saxpy_vbatched(bblas_int max_n, const bblas_int *n, const float *alpha, const float *const *x,
    const bblas_int *incx, float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_daxpy_vbatched(bblas_int max_n, const bblas_int *n, const double *alpha, const double *const *x,
    const bblas_int *incx, double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_caxpy_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *x, const bblas_int *incx, bblas_complex_float *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zaxpy_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *x, const bblas_int *incx, bblas_complex_double *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
