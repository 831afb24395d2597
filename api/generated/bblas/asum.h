/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/asum.toml by tools/generate.py; do not edit. */

/** @file
 * asum: Sum of absolute values of a vector. */
#ifndef BBLAS_ASUM_H
#define BBLAS_ASUM_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup asum asum: Sum of absolute values of a vector
 * @ingroup blas1
 *
 * result := |x(1)| + ... + |x(n)|, where |re| + |im| stands for the absolute value of a complex number; 0 for n = 0.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | n | Length of x. | at least 0 |
 * | x | The vector. | in; n |
 * | incx | Its increment. | incx > 0 |
 * | result | The sums. | out; one value a problem |
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
 * - additions: `n`
 * - fewest elements read: `n`, written: `1`
 *
 * **Source:** Lawson, Hanson, Kincaid, Krogh: Basic linear algebra subprograms for Fortran usage, ACM TOMS 5(3), 1979.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sasum_batched(bblas_int n, const float *const *x, bblas_int incx, float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dasum_batched(bblas_int n, const double *const *x, bblas_int incx, double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_scasum_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx, float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dzasum_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx, double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sasum_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x, float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dasum_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_scasum_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dzasum_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sasum_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dasum_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_scasum_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dzasum_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
