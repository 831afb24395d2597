/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/her.toml by tools/generate.py; do not edit. */

/** @file
 * her: Hermitian rank-1 update. */
#ifndef BBLAS_HER_H
#define BBLAS_HER_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup her her: Hermitian rank-1 update
 * @ingroup blas2
 *
 * A := alpha x xᴴ + A, A = Aᴴ with one triangle held.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle of A that is read and written. | #BblasUpper, #BblasLower |
 * | n | Order of A, length of x. | at least 0 |
 * | alpha | With 0, x is not read. | address of a host scalar, real |
 * | x | The vector. | in; n |
 * | incx | Its increment. | incx != 0 |
 * | A | The matrix that is updated. | in, out; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * (n + 1) / 2 + n`
 * - additions: `n * (n + 1) / 2`
 * - fewest elements read: `n * (n + 1) / 2 + n`, written: `n * (n + 1) / 2`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Hanson: An extended set of Fortran basic linear algebra subprograms, ACM
 * TOMS 14(1), 1988; operation count of LAPACK's timing routine dopbl2.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_cher_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const bblas_complex_float *const *x,
    bblas_int incx, bblas_complex_float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_zher_batched(bblas_uplo uplo, bblas_int n, const double *alpha,
    const bblas_complex_double *const *x, bblas_int incx, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_cher_strided_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const bblas_complex_float *x,
    bblas_int incx, int64_t stride_x, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zher_strided_batched(bblas_uplo uplo, bblas_int n, const double *alpha,
    const bblas_complex_double *x, bblas_int incx, int64_t stride_x, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_cher_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const float *alpha,
    const bblas_complex_float *const *x, const bblas_int *incx, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zher_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const double *alpha,
    const bblas_complex_double *const *x, const bblas_int *incx, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
