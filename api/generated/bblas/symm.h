/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/symm.toml by tools/generate.py; do not edit. */

/** @file
 * symm: Symmetric matrix-matrix product. */
#ifndef BBLAS_SYMM_H
#define BBLAS_SYMM_H

#include <bblas/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup symm symm: Symmetric matrix-matrix product
 * @ingroup blas3
 *
 * C := alpha A B + beta C (left) or C := alpha B A + beta C (right), A = Aᵀ (complex too: nothing is conjugated) with
 * one triangle held.
 *
 * | argument | meaning | values and shape |
 * |---|---|---|
 * | side | The side on which A stands. | #BblasLeft, #BblasRight |
 * | uplo | The triangle of A that is read. | #BblasUpper, #BblasLower |
 * | m | Rows of B and C. | at least 0 |
 * | n | Columns of B and C. | at least 0 |
 * | alpha | With 0, A and B are not read. | address of a host scalar |
 * | A | The symmetric factor. | in; m if side == Left else n by m if side == Left else n, the triangle that uplo names |
 * | lda | Its leading dimension. | lda >= max(1, m if side == Left else n) |
 * | B | The other factor. | in; m by n |
 * | ldb | Its leading dimension. | ldb >= max(1, m) |
 * | beta | With 0, C is not read. | address of a host scalar |
 * | C | The matrix that is updated. | in, out; m by n |
 * | ldc | Its leading dimension. | ldc >= max(1, m) |
 * | info | Array of batch_count integers, or NULL. | out |
 * | batch_count | Number of problems. | at least 0 |
 * | queue | Where and in which order to run. | not NULL |
 *
 * **Info:** 0: success. -k (variable-size form): argument k is invalid for this problem, which was left untouched.
 *
 * **Quick return:** `m == 0 or n == 0`.
 *
 * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:
 * - multiplications: `m * n * (m if side == Left else n)`
 * - additions: `m * n * (m if side == Left else n)`
 * - fewest elements read: `(m * (m + 1) / 2 if side == Left else n * (n + 1) / 2) + 2 * m * n`, written: `m * n`
 *
 * **Source:** Dongarra, Du Croz, Hammarling, Duff: A set of level 3 basic linear algebra subprograms, ACM TOMS 16(1),
 * 1990; LAWN 41.
 * @{ */

/** @name One size, arrays of pointers
 * Every matrix operand is an array of batch_count pointers.
 * @{ */
BBLAS_API int bblas_ssymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha,
    const float *const *A, bblas_int lda, const float *const *B, bblas_int ldb, const float *beta, float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dsymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha,
    const double *const *A, bblas_int lda, const double *const *B, bblas_int ldb, const double *beta, double *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_csymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, bblas_int lda,
    const bblas_complex_float *const *B, bblas_int ldb, const bblas_complex_float *beta, bblas_complex_float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zsymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *B, bblas_int ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @name One size, base and stride
 * Operand X of problem i begins at X + i * stride_X, in elements.
 * @{ */
BBLAS_API int bblas_ssymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const float *alpha, const float *A, bblas_int lda, int64_t stride_A, const float *B, bblas_int ldb,
    int64_t stride_B, const float *beta, float *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dsymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const double *alpha, const double *A, bblas_int lda, int64_t stride_A, const double *B, bblas_int ldb,
    int64_t stride_B, const double *beta, double *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_csymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const bblas_complex_float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zsymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const bblas_complex_double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue);
/** @} */

/** @name A size for each problem, arrays of pointers
 * Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.
 * @{ */
BBLAS_API int bblas_ssymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n,
    const bblas_int *m, const bblas_int *n, const float *alpha, const float *const *A, const bblas_int *lda,
    const float *const *B, const bblas_int *ldb, const float *beta, float *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_dsymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n,
    const bblas_int *m, const bblas_int *n, const double *alpha, const double *const *A, const bblas_int *lda,
    const double *const *B, const bblas_int *ldb, const double *beta, double *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_csymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n,
    const bblas_int *m, const bblas_int *n, const bblas_complex_float *alpha, const bblas_complex_float *const *A,
    const bblas_int *lda, const bblas_complex_float *const *B, const bblas_int *ldb, const bblas_complex_float *beta,
    bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
BBLAS_API int bblas_zsymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n,
    const bblas_int *m, const bblas_int *n, const bblas_complex_double *alpha, const bblas_complex_double *const *A,
    const bblas_int *lda, const bblas_complex_double *const *B, const bblas_int *ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue);
/** @} */

/** @} */

#ifdef __cplusplus
}
#endif

#endif
