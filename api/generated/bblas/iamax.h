/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/iamax.toml by tools/generate.py; do not edit. */

/** @file
 * iamax: Index of the element of greatest absolute value. */
#ifndef BBLAS_IAMAX_H
#define BBLAS_IAMAX_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup iamax iamax: Index of the element of greatest absolute value
 * @ingroup blas1
 *
 * result := the smallest i for which |x(i)| is the maximum, counted from 1, where |re| + |im| stands for the absolute
 * value of a complex number; 0 for n = 0. Where x contains NaN, result is some index from 1 to n.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Length of x. | at least 0 |
 * | x | The vector. | in; n |
 * | incx | Its increment. | incx > 0 |
 * | result | The indexes, counted from 1. | out; one value a problem |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `0`
 * - additions: `0`
 * - fewest elements read: `n`, written: `1`
 *
 * **Source:** Lawson, Hanson, Kincaid, Krogh: Basic linear algebra subprograms for Fortran usage, ACM TOMS 5(3), 1979.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_isamax_batched(bblas_int n, const float *const *x, bblas_int incx, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_idamax_batched(bblas_int n, const double *const *x, bblas_int incx, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_icamax_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_izamax_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_isamax_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_idamax_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_icamax_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_izamax_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_isamax_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_idamax_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_icamax_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_izamax_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
