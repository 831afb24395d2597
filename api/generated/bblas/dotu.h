/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/dotu.toml by tools/generate.py; do not edit. */

/** @file
 * dotu: Dot product of two complex vectors, neither conjugated. */
#ifndef BBLAS_DOTU_H
#define BBLAS_DOTU_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup dotu dotu: Dot product of two complex vectors, neither conjugated
 * @ingroup blas1
 *
 * result := xᵀ y; 0 for n = 0.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Length of x and y. | at least 0 |
 * | x | The left vector. | in; n |
 * | incx | Its increment. | incx != 0 |
 * | y | The right vector. | in; n |
 * | incy | Its increment. | incy != 0 |
 * | result | The dot products. | out; one value a problem |
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
 * - fewest elements read: `2 * n`, written: `1`
 *
 * **Source:** Lawson, Hanson, Kincaid, Krogh: Basic linear algebra subprograms for Fortran usage, ACM TOMS 5(3), 1979.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_cdotu_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *const *y, bblas_int incy, bblas_complex_float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zdotu_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *const *y, bblas_int incy, bblas_complex_double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_cdotu_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    const bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_complex_float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zdotu_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    const bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_complex_double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_cdotu_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, const bblas_complex_float *const *y, const bblas_int *incy, bblas_complex_float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zdotu_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, const bblas_complex_double *const *y, const bblas_int *incy, bblas_complex_double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
