/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/ger.toml by tools/generate.py; do not edit. */

/** @file
 * ger: Rank-1 update of a general real matrix. */
#ifndef BBLAS_GER_H
#define BBLAS_GER_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup ger ger: Rank-1 update of a general real matrix
 * @ingroup blas2
 *
 * A := alpha x yᵀ + A.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | m | Rows of A, length of x. | at least 0 |
 * | n | Columns of A, length of y. | at least 0 |
 * | alpha | With 0, x and y are not read and A is unchanged. | address of a host scalar |
 * | x | The left vector. | in; m |
 * | incx | Its increment. | incx != 0 |
 * | y | The right vector. | in; n |
 * | incy | Its increment. | incy != 0 |
 * | A | The matrix that is updated. | in, out; m by n |
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
 * - multiplications: `m * n + min(m, n)`
 * - additions: `m * n`
 * - fewest elements read: `m * n + m + n`, written: `m * n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Hanson: An extended set of Fortran basic linear algebra subprograms, ACM
 * TOMS 14(1), 1988; operation count of LAPACK's timing routine dopbl2.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_sger_batched(bblas_int m, bblas_int n, const float *alpha, const float *const *x, bblas_int incx,
    const float *const *y, bblas_int incy, float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dger_batched(bblas_int m, bblas_int n, const double *alpha, const double *const *x, bblas_int incx,
    const double *const *y, bblas_int incy, double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_sger_strided_batched(bblas_int m, bblas_int n, const float *alpha, const float *x, bblas_int incx,
    int64_t stride_x, const float *y, bblas_int incy, int64_t stride_y, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dger_strided_batched(bblas_int m, bblas_int n, const double *alpha, const double *x, bblas_int incx,
    int64_t stride_x, const double *y, bblas_int incy, int64_t stride_y, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_sger_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const float *alpha, const float *const *x, const bblas_int *incx, const float *const *y, const bblas_int *incy,
    float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dger_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const double *alpha, const double *const *x, const bblas_int *incx, const double *const *y, const bblas_int *incy,
    double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
