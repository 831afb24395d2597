/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/trsv.toml by tools/generate.py; do not edit. */

/** @file
 * trsv: Solution of a triangular system with one right-hand side. */
#ifndef BBLAS_TRSV_H
#define BBLAS_TRSV_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup trsv trsv: Solution of a triangular system with one right-hand side
 * @ingroup blas2
 *
 * x := inv(op(A)) x, A upper or lower triangular. Singularity is not tested for: a zero on the diagonal gives Inf or
 * NaN.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | uplo | The triangle that A is. | #BblasUpper, #BblasLower |
 * | trans | op(A). | #BblasNoTrans, #BblasTrans, #BblasConjTrans |
 * | diag | With Unit, the diagonal of A is taken to be 1 and not read. | #BblasNonUnit, #BblasUnit |
 * | n | Order of A, length of x. | at least 0 |
 * | A | The triangular matrix. | in; n by n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, n) |
 * | x | On entry the right-hand side, on exit the solution. | in, out; n |
 * | incx | Its increment. | incx != 0 |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `n * (n + 1) / 2`
 * - additions: `n * (n - 1) / 2`
 * - fewest elements read: `(n * (n + 1) / 2 if diag == NonUnit else n * (n - 1) / 2) + n`, written: `n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Hanson: An extended set of Fortran basic linear algebra subprograms, ACM
 * TOMS 14(1), 1988; operation count of LAPACK's timing routine dopbl2.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_strsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const float *const *A, bblas_int lda, float *const *x, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_dtrsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const double *const *A, bblas_int lda, double *const *x, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
BBLAS_API int bblas_ctrsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_float *const *A, bblas_int lda, bblas_complex_float *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_double *const *A, bblas_int lda, bblas_complex_double *const *x, bblas_int incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_strsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const float *A, bblas_int lda, int64_t stride_A, float *x, bblas_int incx, int64_t stride_x, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const double *A, bblas_int lda, int64_t stride_A, double *x, bblas_int incx, int64_t stride_x, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_strsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n,
    const bblas_int *n, const float *const *A, const bblas_int *lda, float *const *x, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dtrsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n,
    const bblas_int *n, const double *const *A, const bblas_int *lda, double *const *x, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ctrsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n,
    const bblas_int *n, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *x,
    const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_ztrsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n,
    const bblas_int *n, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *x,
    const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
