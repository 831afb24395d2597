/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/hemv.toml by tools/generate.py; do not edit. */

/** @file
 * hemv: Hermitian matrix-vector product. */
#ifndef BBLAS_HEMV_H
#define BBLAS_HEMV_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup hemv hemv: Hermitian matrix-vector product
 * @ingroup blas2
 *
 * y := alpha A x + beta y, A = Aᴴ with one triangle held.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle of A that is read. | #BblasUpper, #BblasLower |
 * | n | Order of A. | at least 0 |
 * | alpha | With 0, A and x are not read. | address of a host scalar |
 * | A | The Hermitian matrix. | in; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | x | The vector that is multiplied. | in; n |
 * | incx | Its increment. | incx != 0 |
 * | beta | With 0, y is not read. | address of a host scalar |
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
 * - multiplications: `n * n + 2 * n`
 * - additions: `n * n`
 * - fewest elements read: `n * (n + 1) / 2 + 2 * n`, written: `n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Hanson: An extended set of Fortran basic linear algebra subprograms, ACM
 * TOMS 14(1), 1988; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_chemv_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *beta, bblas_complex_float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zhemv_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *beta, bblas_complex_double *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_chemv_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_float *beta, bblas_complex_float *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zhemv_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_double *beta, bblas_complex_double *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_chemv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *x, const bblas_int *incx, const bblas_complex_float *beta,
    bblas_complex_float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zhemv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *x, const bblas_int *incx, const bblas_complex_double *beta,
    bblas_complex_double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
