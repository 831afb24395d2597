/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/scal.toml by tools/generate.py; do not edit. */

/** @file
 * scal: Vector times a scalar. */
#ifndef BBLAS_SCAL_H
#define BBLAS_SCAL_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup scal scal: Vector times a scalar
 * @ingroup blas1
 *
 * x := alpha x; alpha = 0 multiplies too, so that NaN and Inf propagate.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Length of x. | at least 0 |
 * | alpha | The factor; with 0, x is read and multiplied all the same. | address of a host scalar |
 * | x | The vector that is scaled. | in, out; n |
 * | incx | Its increment. | incx > 0 |
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
 * - additions: `0`
 * - fewest elements read: `n`, written: `n`
 *
 * **Source:** Lawson, Hanson, Kincaid, Krogh: Basic linear algebra subprograms for Fortran usage, ACM TOMS 5(3), 1979.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sscal_batched(bblas_int n, const float *alpha, float *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dscal_batched(bblas_int n, const double *alpha, double *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cscal_batched(bblas_int n, const bblas_complex_float *alpha, bblas_complex_float *const *x,
    bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zscal_batched(bblas_int n, const bblas_complex_double *alpha, bblas_complex_double *const *x,
    bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sscal_strided_batched(bblas_int n, const float *alpha, float *x, bblas_int incx, int64_t stride_x,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dscal_strided_batched(bblas_int n, const double *alpha, double *x, bblas_int incx, int64_t stride_x,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cscal_strided_batched(bblas_int n, const bblas_complex_float *alpha, bblas_complex_float *x,
    bblas_int incx, int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zscal_strided_batched(bblas_int n, const bblas_complex_double *alpha, bblas_complex_double *x,
    bblas_int incx, int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sscal_vbatched(bblas_int max_n, const bblas_int *n, const float *alpha, float *const *x,
    const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dscal_vbatched(bblas_int max_n, const bblas_int *n, const double *alpha, double *const *x,
    const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_cscal_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    bblas_complex_float *const *x, const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zscal_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    bblas_complex_double *const *x, const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
