/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/ by tools/generate.py; do not edit. */

#include <forward.h>

int bblas_sasum_batched(bblas_int n, const float *const *x, bblas_int incx, float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sasum_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_dasum_batched(bblas_int n, const double *const *x, bblas_int incx, double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dasum_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_scasum_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx, float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scasum_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_dzasum_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx, double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dzasum_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_sasum_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x, float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sasum_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_dasum_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x, double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dasum_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_scasum_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scasum_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_dzasum_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dzasum_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_sasum_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sasum_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_dasum_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dasum_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_scasum_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scasum_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_dzasum_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dzasum_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_saxpy_batched(bblas_int n, const float *alpha, const float *const *x, bblas_int incx, float *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_saxpy_batched, 9, queue, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_daxpy_batched(bblas_int n, const double *alpha, const double *const *x, bblas_int incx, double *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_daxpy_batched, 9, queue, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_caxpy_batched(bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *const *x,
    bblas_int incx, bblas_complex_float *const *y, bblas_int incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_caxpy_batched, 9, queue, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_zaxpy_batched(bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *const *x,
    bblas_int incx, bblas_complex_double *const *y, bblas_int incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zaxpy_batched, 9, queue, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_saxpy_strided_batched(bblas_int n, const float *alpha, const float *x, bblas_int incx, int64_t stride_x,
    float *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_saxpy_strided_batched, 11, queue, n, alpha, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_daxpy_strided_batched(bblas_int n, const double *alpha, const double *x, bblas_int incx, int64_t stride_x,
    double *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_daxpy_strided_batched, 11, queue, n, alpha, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_caxpy_strided_batched(bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *x,
    bblas_int incx, int64_t stride_x, bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_caxpy_strided_batched, 11, queue, n, alpha, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_zaxpy_strided_batched(bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *x,
    bblas_int incx, int64_t stride_x, bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zaxpy_strided_batched, 11, queue, n, alpha, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_saxpy_vbatched(bblas_int max_n, const bblas_int *n, const float *alpha, const float *const *x,
    const bblas_int *incx, float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_saxpy_vbatched, 10, queue, max_n, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_daxpy_vbatched(bblas_int max_n, const bblas_int *n, const double *alpha, const double *const *x,
    const bblas_int *incx, double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_daxpy_vbatched, 10, queue, max_n, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_caxpy_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *x, const bblas_int *incx, bblas_complex_float *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_caxpy_vbatched, 10, queue, max_n, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_zaxpy_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *x, const bblas_int *incx, bblas_complex_double *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zaxpy_vbatched, 10, queue, max_n, n, alpha, x, incx, y, incy, info, batch_count);
}

int bblas_scopy_batched(bblas_int n, const float *const *x, bblas_int incx, float *const *y, bblas_int incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scopy_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_dcopy_batched(bblas_int n, const double *const *x, bblas_int incx, double *const *y, bblas_int incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dcopy_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_ccopy_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx, bblas_complex_float *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ccopy_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_zcopy_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx,
    bblas_complex_double *const *y, bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zcopy_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_scopy_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x, float *y, bblas_int incy,
    int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scopy_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_dcopy_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x, double *y,
    bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dcopy_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_ccopy_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ccopy_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_zcopy_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zcopy_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_scopy_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scopy_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_dcopy_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dcopy_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_ccopy_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, bblas_complex_float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ccopy_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_zcopy_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, bblas_complex_double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zcopy_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_sdot_batched(bblas_int n, const float *const *x, bblas_int incx, const float *const *y, bblas_int incy,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sdot_batched, 9, queue, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_ddot_batched(bblas_int n, const double *const *x, bblas_int incx, const double *const *y, bblas_int incy,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ddot_batched, 9, queue, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_sdot_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x, const float *y,
    bblas_int incy, int64_t stride_y, float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sdot_strided_batched, 11, queue, n, x, incx, stride_x, y, incy, stride_y, result, info,
        batch_count);
}

int bblas_ddot_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x, const double *y,
    bblas_int incy, int64_t stride_y, double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ddot_strided_batched, 11, queue, n, x, incx, stride_x, y, incy, stride_y, result, info,
        batch_count);
}

int bblas_sdot_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    const float *const *y, const bblas_int *incy, float *result, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sdot_vbatched, 10, queue, max_n, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_ddot_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    const double *const *y, const bblas_int *incy, double *result, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ddot_vbatched, 10, queue, max_n, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_cdotc_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *const *y, bblas_int incy, bblas_complex_float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cdotc_batched, 9, queue, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_zdotc_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *const *y, bblas_int incy, bblas_complex_double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zdotc_batched, 9, queue, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_cdotc_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    const bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_complex_float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cdotc_strided_batched, 11, queue, n, x, incx, stride_x, y, incy, stride_y, result, info,
        batch_count);
}

int bblas_zdotc_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    const bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_complex_double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zdotc_strided_batched, 11, queue, n, x, incx, stride_x, y, incy, stride_y, result, info,
        batch_count);
}

int bblas_cdotc_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, const bblas_complex_float *const *y, const bblas_int *incy, bblas_complex_float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cdotc_vbatched, 10, queue, max_n, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_zdotc_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, const bblas_complex_double *const *y, const bblas_int *incy, bblas_complex_double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zdotc_vbatched, 10, queue, max_n, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_cdotu_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *const *y, bblas_int incy, bblas_complex_float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cdotu_batched, 9, queue, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_zdotu_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *const *y, bblas_int incy, bblas_complex_double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zdotu_batched, 9, queue, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_cdotu_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    const bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_complex_float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cdotu_strided_batched, 11, queue, n, x, incx, stride_x, y, incy, stride_y, result, info,
        batch_count);
}

int bblas_zdotu_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    const bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_complex_double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zdotu_strided_batched, 11, queue, n, x, incx, stride_x, y, incy, stride_y, result, info,
        batch_count);
}

int bblas_cdotu_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, const bblas_complex_float *const *y, const bblas_int *incy, bblas_complex_float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cdotu_vbatched, 10, queue, max_n, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_zdotu_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, const bblas_complex_double *const *y, const bblas_int *incy, bblas_complex_double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zdotu_vbatched, 10, queue, max_n, n, x, incx, y, incy, result, info, batch_count);
}

int bblas_isamax_batched(bblas_int n, const float *const *x, bblas_int incx, bblas_int *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_isamax_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_idamax_batched(bblas_int n, const double *const *x, bblas_int incx, bblas_int *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_idamax_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_icamax_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_icamax_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_izamax_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_izamax_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_isamax_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_isamax_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_idamax_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x, bblas_int *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_idamax_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_icamax_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_icamax_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_izamax_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_izamax_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_isamax_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_isamax_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_idamax_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_idamax_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_icamax_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_icamax_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_izamax_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, bblas_int *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_izamax_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_snrm2_batched(bblas_int n, const float *const *x, bblas_int incx, float *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_snrm2_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_dnrm2_batched(bblas_int n, const double *const *x, bblas_int incx, double *result, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dnrm2_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_scnrm2_batched(bblas_int n, const bblas_complex_float *const *x, bblas_int incx, float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scnrm2_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_dznrm2_batched(bblas_int n, const bblas_complex_double *const *x, bblas_int incx, double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dznrm2_batched, 7, queue, n, x, incx, result, info, batch_count);
}

int bblas_snrm2_strided_batched(bblas_int n, const float *x, bblas_int incx, int64_t stride_x, float *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_snrm2_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_dnrm2_strided_batched(bblas_int n, const double *x, bblas_int incx, int64_t stride_x, double *result,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dnrm2_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_scnrm2_strided_batched(bblas_int n, const bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scnrm2_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_dznrm2_strided_batched(bblas_int n, const bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dznrm2_strided_batched, 8, queue, n, x, incx, stride_x, result, info, batch_count);
}

int bblas_snrm2_vbatched(bblas_int max_n, const bblas_int *n, const float *const *x, const bblas_int *incx,
    float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_snrm2_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_dnrm2_vbatched(bblas_int max_n, const bblas_int *n, const double *const *x, const bblas_int *incx,
    double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dnrm2_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_scnrm2_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *const *x,
    const bblas_int *incx, float *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_scnrm2_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_dznrm2_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *const *x,
    const bblas_int *incx, double *result, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dznrm2_vbatched, 8, queue, max_n, n, x, incx, result, info, batch_count);
}

int bblas_sscal_batched(bblas_int n, const float *alpha, float *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sscal_batched, 7, queue, n, alpha, x, incx, info, batch_count);
}

int bblas_dscal_batched(bblas_int n, const double *alpha, double *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dscal_batched, 7, queue, n, alpha, x, incx, info, batch_count);
}

int bblas_cscal_batched(bblas_int n, const bblas_complex_float *alpha, bblas_complex_float *const *x, bblas_int incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cscal_batched, 7, queue, n, alpha, x, incx, info, batch_count);
}

int bblas_zscal_batched(bblas_int n, const bblas_complex_double *alpha, bblas_complex_double *const *x, bblas_int incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zscal_batched, 7, queue, n, alpha, x, incx, info, batch_count);
}

int bblas_sscal_strided_batched(bblas_int n, const float *alpha, float *x, bblas_int incx, int64_t stride_x,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sscal_strided_batched, 8, queue, n, alpha, x, incx, stride_x, info, batch_count);
}

int bblas_dscal_strided_batched(bblas_int n, const double *alpha, double *x, bblas_int incx, int64_t stride_x,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dscal_strided_batched, 8, queue, n, alpha, x, incx, stride_x, info, batch_count);
}

int bblas_cscal_strided_batched(bblas_int n, const bblas_complex_float *alpha, bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cscal_strided_batched, 8, queue, n, alpha, x, incx, stride_x, info, batch_count);
}

int bblas_zscal_strided_batched(bblas_int n, const bblas_complex_double *alpha, bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zscal_strided_batched, 8, queue, n, alpha, x, incx, stride_x, info, batch_count);
}

int bblas_sscal_vbatched(bblas_int max_n, const bblas_int *n, const float *alpha, float *const *x,
    const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sscal_vbatched, 8, queue, max_n, n, alpha, x, incx, info, batch_count);
}

int bblas_dscal_vbatched(bblas_int max_n, const bblas_int *n, const double *alpha, double *const *x,
    const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dscal_vbatched, 8, queue, max_n, n, alpha, x, incx, info, batch_count);
}

int bblas_cscal_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    bblas_complex_float *const *x, const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cscal_vbatched, 8, queue, max_n, n, alpha, x, incx, info, batch_count);
}

int bblas_zscal_vbatched(bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    bblas_complex_double *const *x, const bblas_int *incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zscal_vbatched, 8, queue, max_n, n, alpha, x, incx, info, batch_count);
}

int bblas_sswap_batched(bblas_int n, float *const *x, bblas_int incx, float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sswap_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_dswap_batched(bblas_int n, double *const *x, bblas_int incx, double *const *y, bblas_int incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dswap_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_cswap_batched(bblas_int n, bblas_complex_float *const *x, bblas_int incx, bblas_complex_float *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cswap_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_zswap_batched(bblas_int n, bblas_complex_double *const *x, bblas_int incx, bblas_complex_double *const *y,
    bblas_int incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zswap_batched, 8, queue, n, x, incx, y, incy, info, batch_count);
}

int bblas_sswap_strided_batched(bblas_int n, float *x, bblas_int incx, int64_t stride_x, float *y, bblas_int incy,
    int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sswap_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_dswap_strided_batched(bblas_int n, double *x, bblas_int incx, int64_t stride_x, double *y, bblas_int incy,
    int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dswap_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_cswap_strided_batched(bblas_int n, bblas_complex_float *x, bblas_int incx, int64_t stride_x,
    bblas_complex_float *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cswap_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_zswap_strided_batched(bblas_int n, bblas_complex_double *x, bblas_int incx, int64_t stride_x,
    bblas_complex_double *y, bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zswap_strided_batched, 10, queue, n, x, incx, stride_x, y, incy, stride_y, info,
        batch_count);
}

int bblas_sswap_vbatched(bblas_int max_n, const bblas_int *n, float *const *x, const bblas_int *incx, float *const *y,
    const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sswap_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_dswap_vbatched(bblas_int max_n, const bblas_int *n, double *const *x, const bblas_int *incx, double *const *y,
    const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dswap_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_cswap_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_float *const *x, const bblas_int *incx,
    bblas_complex_float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cswap_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_zswap_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_double *const *x, const bblas_int *incx,
    bblas_complex_double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zswap_vbatched, 9, queue, max_n, n, x, incx, y, incy, info, batch_count);
}

int bblas_sgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha, const float *const *A,
    bblas_int lda, const float *const *x, bblas_int incx, const float *beta, float *const *y, bblas_int incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgemv_batched, 14, queue, trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_dgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha, const double *const *A,
    bblas_int lda, const double *const *x, bblas_int incx, const double *beta, double *const *y, bblas_int incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgemv_batched, 14, queue, trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_cgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *beta, bblas_complex_float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgemv_batched, 14, queue, trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_zgemv_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *beta, bblas_complex_double *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgemv_batched, 14, queue, trans, m, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_sgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha, const float *A,
    bblas_int lda, int64_t stride_A, const float *x, bblas_int incx, int64_t stride_x, const float *beta, float *y,
    bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgemv_strided_batched, 17, queue, trans, m, n, alpha, A, lda, stride_A, x, incx,
        stride_x, beta, y, incy, stride_y, info, batch_count);
}

int bblas_dgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha, const double *A,
    bblas_int lda, int64_t stride_A, const double *x, bblas_int incx, int64_t stride_x, const double *beta, double *y,
    bblas_int incy, int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgemv_strided_batched, 17, queue, trans, m, n, alpha, A, lda, stride_A, x, incx,
        stride_x, beta, y, incy, stride_y, info, batch_count);
}

int bblas_cgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_float *beta, bblas_complex_float *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgemv_strided_batched, 17, queue, trans, m, n, alpha, A, lda, stride_A, x, incx,
        stride_x, beta, y, incy, stride_y, info, batch_count);
}

int bblas_zgemv_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_double *beta, bblas_complex_double *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgemv_strided_batched, 17, queue, trans, m, n, alpha, A, lda, stride_A, x, incx,
        stride_x, beta, y, incy, stride_y, info, batch_count);
}

int bblas_sgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const float *alpha, const float *const *A, const bblas_int *lda, const float *const *x, const bblas_int *incx,
    const float *beta, float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgemv_vbatched, 16, queue, trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y,
        incy, info, batch_count);
}

int bblas_dgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const double *alpha, const double *const *A, const bblas_int *lda, const double *const *x, const bblas_int *incx,
    const double *beta, double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgemv_vbatched, 16, queue, trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y,
        incy, info, batch_count);
}

int bblas_cgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *x, const bblas_int *incx, const bblas_complex_float *beta,
    bblas_complex_float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgemv_vbatched, 16, queue, trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y,
        incy, info, batch_count);
}

int bblas_zgemv_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *x, const bblas_int *incx, const bblas_complex_double *beta,
    bblas_complex_double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgemv_vbatched, 16, queue, trans, max_m, max_n, m, n, alpha, A, lda, x, incx, beta, y,
        incy, info, batch_count);
}

int bblas_sger_batched(bblas_int m, bblas_int n, const float *alpha, const float *const *x, bblas_int incx,
    const float *const *y, bblas_int incy, float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sger_batched, 12, queue, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count);
}

int bblas_dger_batched(bblas_int m, bblas_int n, const double *alpha, const double *const *x, bblas_int incx,
    const double *const *y, bblas_int incy, double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dger_batched, 12, queue, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count);
}

int bblas_sger_strided_batched(bblas_int m, bblas_int n, const float *alpha, const float *x, bblas_int incx,
    int64_t stride_x, const float *y, bblas_int incy, int64_t stride_y, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sger_strided_batched, 15, queue, m, n, alpha, x, incx, stride_x, y, incy, stride_y, A,
        lda, stride_A, info, batch_count);
}

int bblas_dger_strided_batched(bblas_int m, bblas_int n, const double *alpha, const double *x, bblas_int incx,
    int64_t stride_x, const double *y, bblas_int incy, int64_t stride_y, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dger_strided_batched, 15, queue, m, n, alpha, x, incx, stride_x, y, incy, stride_y, A,
        lda, stride_A, info, batch_count);
}

int bblas_sger_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, const float *alpha,
    const float *const *x, const bblas_int *incx, const float *const *y, const bblas_int *incy, float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sger_vbatched, 14, queue, max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info,
        batch_count);
}

int bblas_dger_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, const double *alpha,
    const double *const *x, const bblas_int *incx, const double *const *y, const bblas_int *incy, double *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dger_vbatched, 14, queue, max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info,
        batch_count);
}

int bblas_cgerc_batched(bblas_int m, bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *const *x,
    bblas_int incx, const bblas_complex_float *const *y, bblas_int incy, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgerc_batched, 12, queue, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count);
}

int bblas_zgerc_batched(bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *x, bblas_int incx, const bblas_complex_double *const *y, bblas_int incy,
    bblas_complex_double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgerc_batched, 12, queue, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count);
}

int bblas_cgerc_strided_batched(bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *x, bblas_int incx, int64_t stride_x, const bblas_complex_float *y, bblas_int incy,
    int64_t stride_y, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgerc_strided_batched, 15, queue, m, n, alpha, x, incx, stride_x, y, incy, stride_y, A,
        lda, stride_A, info, batch_count);
}

int bblas_zgerc_strided_batched(bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *x, bblas_int incx, int64_t stride_x, const bblas_complex_double *y, bblas_int incy,
    int64_t stride_y, bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgerc_strided_batched, 15, queue, m, n, alpha, x, incx, stride_x, y, incy, stride_y, A,
        lda, stride_A, info, batch_count);
}

int bblas_cgerc_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *x, const bblas_int *incx,
    const bblas_complex_float *const *y, const bblas_int *incy, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgerc_vbatched, 14, queue, max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info,
        batch_count);
}

int bblas_zgerc_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *x, const bblas_int *incx,
    const bblas_complex_double *const *y, const bblas_int *incy, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgerc_vbatched, 14, queue, max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info,
        batch_count);
}

int bblas_cgeru_batched(bblas_int m, bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *const *x,
    bblas_int incx, const bblas_complex_float *const *y, bblas_int incy, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeru_batched, 12, queue, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count);
}

int bblas_zgeru_batched(bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *x, bblas_int incx, const bblas_complex_double *const *y, bblas_int incy,
    bblas_complex_double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeru_batched, 12, queue, m, n, alpha, x, incx, y, incy, A, lda, info, batch_count);
}

int bblas_cgeru_strided_batched(bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *x, bblas_int incx, int64_t stride_x, const bblas_complex_float *y, bblas_int incy,
    int64_t stride_y, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeru_strided_batched, 15, queue, m, n, alpha, x, incx, stride_x, y, incy, stride_y, A,
        lda, stride_A, info, batch_count);
}

int bblas_zgeru_strided_batched(bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *x, bblas_int incx, int64_t stride_x, const bblas_complex_double *y, bblas_int incy,
    int64_t stride_y, bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeru_strided_batched, 15, queue, m, n, alpha, x, incx, stride_x, y, incy, stride_y, A,
        lda, stride_A, info, batch_count);
}

int bblas_cgeru_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *x, const bblas_int *incx,
    const bblas_complex_float *const *y, const bblas_int *incy, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeru_vbatched, 14, queue, max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info,
        batch_count);
}

int bblas_zgeru_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *x, const bblas_int *incx,
    const bblas_complex_double *const *y, const bblas_int *incy, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeru_vbatched, 14, queue, max_m, max_n, m, n, alpha, x, incx, y, incy, A, lda, info,
        batch_count);
}

int bblas_chemv_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *beta, bblas_complex_float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_chemv_batched, 13, queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_zhemv_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *beta, bblas_complex_double *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zhemv_batched, 13, queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_chemv_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_float *beta, bblas_complex_float *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_chemv_strided_batched, 16, queue, uplo, n, alpha, A, lda, stride_A, x, incx, stride_x,
        beta, y, incy, stride_y, info, batch_count);
}

int bblas_zhemv_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_double *beta, bblas_complex_double *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zhemv_strided_batched, 16, queue, uplo, n, alpha, A, lda, stride_A, x, incx, stride_x,
        beta, y, incy, stride_y, info, batch_count);
}

int bblas_chemv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, const bblas_complex_float *const *x,
    const bblas_int *incx, const bblas_complex_float *beta, bblas_complex_float *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_chemv_vbatched, 14, queue, uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_zhemv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, const bblas_complex_double *const *x,
    const bblas_int *incx, const bblas_complex_double *beta, bblas_complex_double *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zhemv_vbatched, 14, queue, uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_cher_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const bblas_complex_float *const *x,
    bblas_int incx, bblas_complex_float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cher_batched, 10, queue, uplo, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_zher_batched(bblas_uplo uplo, bblas_int n, const double *alpha, const bblas_complex_double *const *x,
    bblas_int incx, bblas_complex_double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zher_batched, 10, queue, uplo, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_cher_strided_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const bblas_complex_float *x,
    bblas_int incx, int64_t stride_x, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cher_strided_batched, 12, queue, uplo, n, alpha, x, incx, stride_x, A, lda, stride_A,
        info, batch_count);
}

int bblas_zher_strided_batched(bblas_uplo uplo, bblas_int n, const double *alpha, const bblas_complex_double *x,
    bblas_int incx, int64_t stride_x, bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zher_strided_batched, 12, queue, uplo, n, alpha, x, incx, stride_x, A, lda, stride_A,
        info, batch_count);
}

int bblas_cher_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const float *alpha,
    const bblas_complex_float *const *x, const bblas_int *incx, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cher_vbatched, 11, queue, uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_zher_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const double *alpha,
    const bblas_complex_double *const *x, const bblas_int *incx, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zher_vbatched, 11, queue, uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_ssymv_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const float *const *A, bblas_int lda,
    const float *const *x, bblas_int incx, const float *beta, float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssymv_batched, 13, queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_dsymv_batched(bblas_uplo uplo, bblas_int n, const double *alpha, const double *const *A, bblas_int lda,
    const double *const *x, bblas_int incx, const double *beta, double *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsymv_batched, 13, queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_csymv_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *x, bblas_int incx,
    const bblas_complex_float *beta, bblas_complex_float *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csymv_batched, 13, queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_zsymv_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *x, bblas_int incx,
    const bblas_complex_double *beta, bblas_complex_double *const *y, bblas_int incy, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsymv_batched, 13, queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_ssymv_strided_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const float *A, bblas_int lda,
    int64_t stride_A, const float *x, bblas_int incx, int64_t stride_x, const float *beta, float *y, bblas_int incy,
    int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssymv_strided_batched, 16, queue, uplo, n, alpha, A, lda, stride_A, x, incx, stride_x,
        beta, y, incy, stride_y, info, batch_count);
}

int bblas_dsymv_strided_batched(bblas_uplo uplo, bblas_int n, const double *alpha, const double *A, bblas_int lda,
    int64_t stride_A, const double *x, bblas_int incx, int64_t stride_x, const double *beta, double *y, bblas_int incy,
    int64_t stride_y, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsymv_strided_batched, 16, queue, uplo, n, alpha, A, lda, stride_A, x, incx, stride_x,
        beta, y, incy, stride_y, info, batch_count);
}

int bblas_csymv_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_float *beta, bblas_complex_float *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csymv_strided_batched, 16, queue, uplo, n, alpha, A, lda, stride_A, x, incx, stride_x,
        beta, y, incy, stride_y, info, batch_count);
}

int bblas_zsymv_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, const bblas_complex_double *beta, bblas_complex_double *y, bblas_int incy, int64_t stride_y,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsymv_strided_batched, 16, queue, uplo, n, alpha, A, lda, stride_A, x, incx, stride_x,
        beta, y, incy, stride_y, info, batch_count);
}

int bblas_ssymv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const float *alpha,
    const float *const *A, const bblas_int *lda, const float *const *x, const bblas_int *incx, const float *beta,
    float *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssymv_vbatched, 14, queue, uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_dsymv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const double *alpha,
    const double *const *A, const bblas_int *lda, const double *const *x, const bblas_int *incx, const double *beta,
    double *const *y, const bblas_int *incy, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsymv_vbatched, 14, queue, uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_csymv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, const bblas_complex_float *const *x,
    const bblas_int *incx, const bblas_complex_float *beta, bblas_complex_float *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csymv_vbatched, 14, queue, uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_zsymv_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, const bblas_complex_double *const *x,
    const bblas_int *incx, const bblas_complex_double *beta, bblas_complex_double *const *y, const bblas_int *incy,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsymv_vbatched, 14, queue, uplo, max_n, n, alpha, A, lda, x, incx, beta, y, incy, info,
        batch_count);
}

int bblas_ssyr_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const float *const *x, bblas_int incx,
    float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyr_batched, 10, queue, uplo, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_dsyr_batched(bblas_uplo uplo, bblas_int n, const double *alpha, const double *const *x, bblas_int incx,
    double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyr_batched, 10, queue, uplo, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_csyr_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *x, bblas_int incx, bblas_complex_float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyr_batched, 10, queue, uplo, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_zsyr_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *x, bblas_int incx, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyr_batched, 10, queue, uplo, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_ssyr_strided_batched(bblas_uplo uplo, bblas_int n, const float *alpha, const float *x, bblas_int incx,
    int64_t stride_x, float *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyr_strided_batched, 12, queue, uplo, n, alpha, x, incx, stride_x, A, lda, stride_A,
        info, batch_count);
}

int bblas_dsyr_strided_batched(bblas_uplo uplo, bblas_int n, const double *alpha, const double *x, bblas_int incx,
    int64_t stride_x, double *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyr_strided_batched, 12, queue, uplo, n, alpha, x, incx, stride_x, A, lda, stride_A,
        info, batch_count);
}

int bblas_csyr_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *x, bblas_int incx, int64_t stride_x, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyr_strided_batched, 12, queue, uplo, n, alpha, x, incx, stride_x, A, lda, stride_A,
        info, batch_count);
}

int bblas_zsyr_strided_batched(bblas_uplo uplo, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *x, bblas_int incx, int64_t stride_x, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyr_strided_batched, 12, queue, uplo, n, alpha, x, incx, stride_x, A, lda, stride_A,
        info, batch_count);
}

int bblas_ssyr_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const float *alpha, const float *const *x,
    const bblas_int *incx, float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyr_vbatched, 11, queue, uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_dsyr_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const double *alpha,
    const double *const *x, const bblas_int *incx, double *const *A, const bblas_int *lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyr_vbatched, 11, queue, uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_csyr_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *x, const bblas_int *incx, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyr_vbatched, 11, queue, uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_zsyr_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *x, const bblas_int *incx, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyr_vbatched, 11, queue, uplo, max_n, n, alpha, x, incx, A, lda, info, batch_count);
}

int bblas_strmv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const float *const *A,
    bblas_int lda, float *const *x, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strmv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_dtrmv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const double *const *A,
    bblas_int lda, double *const *x, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrmv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_ctrmv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_float *const *A, bblas_int lda, bblas_complex_float *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrmv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_ztrmv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_double *const *A, bblas_int lda, bblas_complex_double *const *x, bblas_int incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrmv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_strmv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const float *A,
    bblas_int lda, int64_t stride_A, float *x, bblas_int incx, int64_t stride_x, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strmv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_dtrmv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const double *A,
    bblas_int lda, int64_t stride_A, double *x, bblas_int incx, int64_t stride_x, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrmv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_ctrmv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrmv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_ztrmv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrmv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_strmv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const float *const *A, const bblas_int *lda, float *const *x, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strmv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_dtrmv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const double *const *A, const bblas_int *lda, double *const *x, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrmv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_ctrmv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *x, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrmv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_ztrmv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *x, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrmv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_strsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const float *const *A,
    bblas_int lda, float *const *x, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strsv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_dtrsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const double *const *A,
    bblas_int lda, double *const *x, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrsv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_ctrsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_float *const *A, bblas_int lda, bblas_complex_float *const *x, bblas_int incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrsv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_ztrsv_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_double *const *A, bblas_int lda, bblas_complex_double *const *x, bblas_int incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrsv_batched, 11, queue, uplo, trans, diag, n, A, lda, x, incx, info, batch_count);
}

int bblas_strsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const float *A,
    bblas_int lda, int64_t stride_A, float *x, bblas_int incx, int64_t stride_x, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strsv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_dtrsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n, const double *A,
    bblas_int lda, int64_t stride_A, double *x, bblas_int incx, int64_t stride_x, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrsv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_ctrsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_complex_float *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrsv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_ztrsv_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int n,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_complex_double *x, bblas_int incx,
    int64_t stride_x, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrsv_strided_batched, 13, queue, uplo, trans, diag, n, A, lda, stride_A, x, incx,
        stride_x, info, batch_count);
}

int bblas_strsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const float *const *A, const bblas_int *lda, float *const *x, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strsv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_dtrsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const double *const *A, const bblas_int *lda, double *const *x, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrsv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_ctrsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *x, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrsv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_ztrsv_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *x, const bblas_int *incx,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrsv_vbatched, 12, queue, uplo, trans, diag, max_n, n, A, lda, x, incx, info,
        batch_count);
}

int bblas_sgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const float *alpha, const float *const *A, bblas_int lda, const float *const *B, bblas_int ldb, const float *beta,
    float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgemm_batched, 16, queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc,
        info, batch_count);
}

int bblas_dgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const double *alpha, const double *const *A, bblas_int lda, const double *const *B, bblas_int ldb,
    const double *beta, double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgemm_batched, 16, queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc,
        info, batch_count);
}

int bblas_cgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, bblas_int lda,
    const bblas_complex_float *const *B, bblas_int ldb, const bblas_complex_float *beta, bblas_complex_float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgemm_batched, 16, queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc,
        info, batch_count);
}

int bblas_zgemm_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *B, bblas_int ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgemm_batched, 16, queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc,
        info, batch_count);
}

int bblas_sgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const float *alpha, const float *A, bblas_int lda, int64_t stride_A, const float *B, bblas_int ldb,
    int64_t stride_B, const float *beta, float *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgemm_strided_batched, 19, queue, transa, transb, m, n, k, alpha, A, lda, stride_A, B,
        ldb, stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_dgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const double *alpha, const double *A, bblas_int lda, int64_t stride_A, const double *B, bblas_int ldb,
    int64_t stride_B, const double *beta, double *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgemm_strided_batched, 19, queue, transa, transb, m, n, k, alpha, A, lda, stride_A, B,
        ldb, stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_cgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const bblas_complex_float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgemm_strided_batched, 19, queue, transa, transb, m, n, k, alpha, A, lda, stride_A, B,
        ldb, stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_zgemm_strided_batched(bblas_trans transa, bblas_trans transb, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const bblas_complex_double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgemm_strided_batched, 19, queue, transa, transb, m, n, k, alpha, A, lda, stride_A, B,
        ldb, stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_sgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const float *alpha, const float *const *A,
    const bblas_int *lda, const float *const *B, const bblas_int *ldb, const float *beta, float *const *C,
    const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgemm_vbatched, 19, queue, transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda,
        B, ldb, beta, C, ldc, info, batch_count);
}

int bblas_dgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const double *alpha, const double *const *A,
    const bblas_int *lda, const double *const *B, const bblas_int *ldb, const double *beta, double *const *C,
    const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgemm_vbatched, 19, queue, transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda,
        B, ldb, beta, C, ldc, info, batch_count);
}

int bblas_cgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, const bblas_complex_float *const *B,
    const bblas_int *ldb, const bblas_complex_float *beta, bblas_complex_float *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgemm_vbatched, 19, queue, transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda,
        B, ldb, beta, C, ldc, info, batch_count);
}

int bblas_zgemm_vbatched(bblas_trans transa, bblas_trans transb, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, const bblas_complex_double *const *B,
    const bblas_int *ldb, const bblas_complex_double *beta, bblas_complex_double *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgemm_vbatched, 19, queue, transa, transb, max_m, max_n, max_k, m, n, k, alpha, A, lda,
        B, ldb, beta, C, ldc, info, batch_count);
}

int bblas_chemm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *B, bblas_int ldb,
    const bblas_complex_float *beta, bblas_complex_float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_chemm_batched, 15, queue, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_zhemm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *B, bblas_int ldb,
    const bblas_complex_double *beta, bblas_complex_double *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zhemm_batched, 15, queue, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_chemm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const bblas_complex_float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_chemm_strided_batched, 18, queue, side, uplo, m, n, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_zhemm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const bblas_complex_double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zhemm_strided_batched, 18, queue, side, uplo, m, n, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_chemm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *B, const bblas_int *ldb, const bblas_complex_float *beta,
    bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_chemm_vbatched, 17, queue, side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_zhemm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *B, const bblas_int *ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zhemm_vbatched, 17, queue, side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_cher2k_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *B, bblas_int ldb,
    const float *beta, bblas_complex_float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cher2k_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_zher2k_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *B, bblas_int ldb, const double *beta, bblas_complex_double *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zher2k_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_cher2k_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const float *beta, bblas_complex_float *C,
    bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cher2k_strided_batched, 18, queue, uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_zher2k_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const double *beta, bblas_complex_double *C,
    bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zher2k_strided_batched, 18, queue, uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_cher2k_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *B, const bblas_int *ldb, const float *beta, bblas_complex_float *const *C,
    const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cher2k_vbatched, 17, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_zher2k_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *B, const bblas_int *ldb, const double *beta, bblas_complex_double *const *C,
    const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zher2k_vbatched, 17, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_cherk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const float *beta, bblas_complex_float *const *C, bblas_int ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cherk_batched, 13, queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info,
        batch_count);
}

int bblas_zherk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const double *beta, bblas_complex_double *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zherk_batched, 13, queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info,
        batch_count);
}

int bblas_cherk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const float *beta, bblas_complex_float *C,
    bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cherk_strided_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, stride_A, beta, C,
        ldc, stride_C, info, batch_count);
}

int bblas_zherk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const double *beta, bblas_complex_double *C,
    bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zherk_strided_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, stride_A, beta, C,
        ldc, stride_C, info, batch_count);
}

int bblas_cherk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const float *beta, bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cherk_vbatched, 15, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc,
        info, batch_count);
}

int bblas_zherk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const double *beta, bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zherk_vbatched, 15, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc,
        info, batch_count);
}

int bblas_ssymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha,
    const float *const *A, bblas_int lda, const float *const *B, bblas_int ldb, const float *beta, float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssymm_batched, 15, queue, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_dsymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha,
    const double *const *A, bblas_int lda, const double *const *B, bblas_int ldb, const double *beta, double *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsymm_batched, 15, queue, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_csymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *B, bblas_int ldb,
    const bblas_complex_float *beta, bblas_complex_float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csymm_batched, 15, queue, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_zsymm_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *B, bblas_int ldb,
    const bblas_complex_double *beta, bblas_complex_double *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsymm_batched, 15, queue, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_ssymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha,
    const float *A, bblas_int lda, int64_t stride_A, const float *B, bblas_int ldb, int64_t stride_B, const float *beta,
    float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssymm_strided_batched, 18, queue, side, uplo, m, n, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_dsymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha,
    const double *A, bblas_int lda, int64_t stride_A, const double *B, bblas_int ldb, int64_t stride_B,
    const double *beta, double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsymm_strided_batched, 18, queue, side, uplo, m, n, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_csymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const bblas_complex_float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csymm_strided_batched, 18, queue, side, uplo, m, n, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_zsymm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const bblas_complex_double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsymm_strided_batched, 18, queue, side, uplo, m, n, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_ssymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *alpha, const float *const *A, const bblas_int *lda, const float *const *B,
    const bblas_int *ldb, const float *beta, float *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssymm_vbatched, 17, queue, side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_dsymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *alpha, const double *const *A, const bblas_int *lda, const double *const *B,
    const bblas_int *ldb, const double *beta, double *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsymm_vbatched, 17, queue, side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_csymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *B, const bblas_int *ldb, const bblas_complex_float *beta,
    bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csymm_vbatched, 17, queue, side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_zsymm_vbatched(bblas_side side, bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *B, const bblas_int *ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsymm_vbatched, 17, queue, side, uplo, max_m, max_n, m, n, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_ssyr2k_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const float *const *A, bblas_int lda, const float *const *B, bblas_int ldb, const float *beta, float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyr2k_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_dsyr2k_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const double *const *A, bblas_int lda, const double *const *B, bblas_int ldb, const double *beta, double *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyr2k_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_csyr2k_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *B, bblas_int ldb,
    const bblas_complex_float *beta, bblas_complex_float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyr2k_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_zsyr2k_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *B, bblas_int ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyr2k_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc, info,
        batch_count);
}

int bblas_ssyr2k_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const float *A, bblas_int lda, int64_t stride_A, const float *B, bblas_int ldb, int64_t stride_B, const float *beta,
    float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyr2k_strided_batched, 18, queue, uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_dsyr2k_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const double *A, bblas_int lda, int64_t stride_A, const double *B, bblas_int ldb, int64_t stride_B,
    const double *beta, double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyr2k_strided_batched, 18, queue, uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_csyr2k_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *B, bblas_int ldb, int64_t stride_B, const bblas_complex_float *beta,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyr2k_strided_batched, 18, queue, uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_zsyr2k_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *B, bblas_int ldb, int64_t stride_B, const bblas_complex_double *beta,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyr2k_strided_batched, 18, queue, uplo, trans, n, k, alpha, A, lda, stride_A, B, ldb,
        stride_B, beta, C, ldc, stride_C, info, batch_count);
}

int bblas_ssyr2k_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const float *alpha, const float *const *A, const bblas_int *lda, const float *const *B,
    const bblas_int *ldb, const float *beta, float *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyr2k_vbatched, 17, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_dsyr2k_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const double *alpha, const double *const *A, const bblas_int *lda, const double *const *B,
    const bblas_int *ldb, const double *beta, double *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyr2k_vbatched, 17, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_csyr2k_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *const *B, const bblas_int *ldb, const bblas_complex_float *beta,
    bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyr2k_vbatched, 17, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_zsyr2k_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *const *B, const bblas_int *ldb, const bblas_complex_double *beta,
    bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyr2k_vbatched, 17, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, B, ldb, beta,
        C, ldc, info, batch_count);
}

int bblas_ssyrk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const float *const *A, bblas_int lda, const float *beta, float *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyrk_batched, 13, queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info,
        batch_count);
}

int bblas_dsyrk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const double *const *A, bblas_int lda, const double *beta, double *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyrk_batched, 13, queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info,
        batch_count);
}

int bblas_csyrk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *beta, bblas_complex_float *const *C,
    bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyrk_batched, 13, queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info,
        batch_count);
}

int bblas_zsyrk_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *beta,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyrk_batched, 13, queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc, info,
        batch_count);
}

int bblas_ssyrk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const float *alpha,
    const float *A, bblas_int lda, int64_t stride_A, const float *beta, float *C, bblas_int ldc, int64_t stride_C,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyrk_strided_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, stride_A, beta, C,
        ldc, stride_C, info, batch_count);
}

int bblas_dsyrk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k, const double *alpha,
    const double *A, bblas_int lda, int64_t stride_A, const double *beta, double *C, bblas_int ldc, int64_t stride_C,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyrk_strided_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, stride_A, beta, C,
        ldc, stride_C, info, batch_count);
}

int bblas_csyrk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_float *beta, bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyrk_strided_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, stride_A, beta, C,
        ldc, stride_C, info, batch_count);
}

int bblas_zsyrk_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_int n, bblas_int k,
    const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_complex_double *beta, bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyrk_strided_batched, 15, queue, uplo, trans, n, k, alpha, A, lda, stride_A, beta, C,
        ldc, stride_C, info, batch_count);
}

int bblas_ssyrk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const float *alpha, const float *const *A, const bblas_int *lda, const float *beta,
    float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ssyrk_vbatched, 15, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc,
        info, batch_count);
}

int bblas_dsyrk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const double *alpha, const double *const *A, const bblas_int *lda, const double *beta,
    double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dsyrk_vbatched, 15, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc,
        info, batch_count);
}

int bblas_csyrk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *beta, bblas_complex_float *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_csyrk_vbatched, 15, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc,
        info, batch_count);
}

int bblas_zsyrk_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_int max_n, bblas_int max_k, const bblas_int *n,
    const bblas_int *k, const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *beta, bblas_complex_double *const *C, const bblas_int *ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zsyrk_vbatched, 15, queue, uplo, trans, max_n, max_k, n, k, alpha, A, lda, beta, C, ldc,
        info, batch_count);
}

int bblas_strmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const float *alpha, const float *const *A, bblas_int lda, float *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strmm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dtrmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const double *alpha, const double *const *A, bblas_int lda, double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrmm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_ctrmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, bblas_int lda, bblas_complex_float *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrmm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_ztrmm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrmm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_strmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const float *alpha, const float *A, bblas_int lda, int64_t stride_A, float *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strmm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_dtrmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const double *alpha, const double *A, bblas_int lda, int64_t stride_A, double *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrmm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_ctrmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrmm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_ztrmm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrmm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_strmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const float *alpha, const float *const *A,
    const bblas_int *lda, float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strmm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_dtrmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const double *alpha, const double *const *A,
    const bblas_int *lda, double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrmm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_ctrmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrmm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_ztrmm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrmm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_strsm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const float *alpha, const float *const *A, bblas_int lda, float *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strsm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dtrsm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const double *alpha, const double *const *A, bblas_int lda, double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrsm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_ctrsm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, bblas_int lda, bblas_complex_float *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrsm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_ztrsm_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m, bblas_int n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrsm_batched, 14, queue, side, uplo, transa, diag, m, n, alpha, A, lda, B, ldb, info,
        batch_count);
}

int bblas_strsm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const float *alpha, const float *A, bblas_int lda, int64_t stride_A, float *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strsm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_dtrsm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const double *alpha, const double *A, bblas_int lda, int64_t stride_A, double *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrsm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_ctrsm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const bblas_complex_float *alpha, const bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrsm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_ztrsm_strided_batched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int m,
    bblas_int n, const bblas_complex_double *alpha, const bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrsm_strided_batched, 16, queue, side, uplo, transa, diag, m, n, alpha, A, lda,
        stride_A, B, ldb, stride_B, info, batch_count);
}

int bblas_strsm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const float *alpha, const float *const *A,
    const bblas_int *lda, float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strsm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_dtrsm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const double *alpha, const double *const *A,
    const bblas_int *lda, double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrsm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_ctrsm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrsm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_ztrsm_vbatched(bblas_side side, bblas_uplo uplo, bblas_trans transa, bblas_diag diag, bblas_int max_m,
    bblas_int max_n, const bblas_int *m, const bblas_int *n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrsm_vbatched, 16, queue, side, uplo, transa, diag, max_m, max_n, m, n, alpha, A, lda,
        B, ldb, info, batch_count);
}

int bblas_sgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha, const float *const *A,
    bblas_int lda, const float *beta, float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgeadd_batched, 12, queue, trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count);
}

int bblas_dgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha, const double *const *A,
    bblas_int lda, const double *beta, double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgeadd_batched, 12, queue, trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count);
}

int bblas_cgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *beta, bblas_complex_float *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeadd_batched, 12, queue, trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count);
}

int bblas_zgeadd_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *beta,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeadd_batched, 12, queue, trans, m, n, alpha, A, lda, beta, B, ldb, info, batch_count);
}

int bblas_sgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *alpha, const float *A,
    bblas_int lda, int64_t stride_A, const float *beta, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgeadd_strided_batched, 14, queue, trans, m, n, alpha, A, lda, stride_A, beta, B, ldb,
        stride_B, info, batch_count);
}

int bblas_dgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *alpha, const double *A,
    bblas_int lda, int64_t stride_A, const double *beta, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgeadd_strided_batched, 14, queue, trans, m, n, alpha, A, lda, stride_A, beta, B, ldb,
        stride_B, info, batch_count);
}

int bblas_cgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *beta,
    bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeadd_strided_batched, 14, queue, trans, m, n, alpha, A, lda, stride_A, beta, B, ldb,
        stride_B, info, batch_count);
}

int bblas_zgeadd_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *beta,
    bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeadd_strided_batched, 14, queue, trans, m, n, alpha, A, lda, stride_A, beta, B, ldb,
        stride_B, info, batch_count);
}

int bblas_sgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const float *alpha, const float *const *A, const bblas_int *lda, const float *beta, float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgeadd_vbatched, 14, queue, trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info,
        batch_count);
}

int bblas_dgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const double *alpha, const double *const *A, const bblas_int *lda, const double *beta, double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgeadd_vbatched, 14, queue, trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info,
        batch_count);
}

int bblas_cgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_float *alpha, const bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_complex_float *beta, bblas_complex_float *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeadd_vbatched, 14, queue, trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info,
        batch_count);
}

int bblas_zgeadd_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_double *alpha, const bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_complex_double *beta, bblas_complex_double *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeadd_vbatched, 14, queue, trans, max_m, max_n, m, n, alpha, A, lda, beta, B, ldb, info,
        batch_count);
}

int bblas_slacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slacpy_batched, 10, queue, uplo, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_dlacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlacpy_batched, 10, queue, uplo, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_clacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *const *A, bblas_int lda,
    bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_clacpy_batched, 10, queue, uplo, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_zlacpy_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlacpy_batched, 10, queue, uplo, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_slacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slacpy_strided_batched, 12, queue, uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info,
        batch_count);
}

int bblas_dlacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlacpy_strided_batched, 12, queue, uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info,
        batch_count);
}

int bblas_clacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_clacpy_strided_batched, 12, queue, uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info,
        batch_count);
}

int bblas_zlacpy_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlacpy_strided_batched, 12, queue, uplo, m, n, A, lda, stride_A, B, ldb, stride_B, info,
        batch_count);
}

int bblas_slacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slacpy_vbatched, 12, queue, uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_dlacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlacpy_vbatched, 12, queue, uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_clacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_clacpy_vbatched, 12, queue, uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_zlacpy_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlacpy_vbatched, 12, queue, uplo, max_m, max_n, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_slaset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha, const float *beta,
    float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slaset_batched, 10, queue, uplo, m, n, alpha, beta, A, lda, info, batch_count);
}

int bblas_dlaset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha, const double *beta,
    double *const *A, bblas_int lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlaset_batched, 10, queue, uplo, m, n, alpha, beta, A, lda, info, batch_count);
}

int bblas_claset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *beta, bblas_complex_float *const *A, bblas_int lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_claset_batched, 10, queue, uplo, m, n, alpha, beta, A, lda, info, batch_count);
}

int bblas_zlaset_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *beta, bblas_complex_double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlaset_batched, 10, queue, uplo, m, n, alpha, beta, A, lda, info, batch_count);
}

int bblas_slaset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const float *alpha, const float *beta,
    float *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slaset_strided_batched, 11, queue, uplo, m, n, alpha, beta, A, lda, stride_A, info,
        batch_count);
}

int bblas_dlaset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const double *alpha, const double *beta,
    double *A, bblas_int lda, int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlaset_strided_batched, 11, queue, uplo, m, n, alpha, beta, A, lda, stride_A, info,
        batch_count);
}

int bblas_claset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_float *alpha,
    const bblas_complex_float *beta, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_claset_strided_batched, 11, queue, uplo, m, n, alpha, beta, A, lda, stride_A, info,
        batch_count);
}

int bblas_zlaset_strided_batched(bblas_uplo uplo, bblas_int m, bblas_int n, const bblas_complex_double *alpha,
    const bblas_complex_double *beta, bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlaset_strided_batched, 11, queue, uplo, m, n, alpha, beta, A, lda, stride_A, info,
        batch_count);
}

int bblas_slaset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const float *alpha, const float *beta, float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slaset_vbatched, 12, queue, uplo, max_m, max_n, m, n, alpha, beta, A, lda, info,
        batch_count);
}

int bblas_dlaset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const double *alpha, const double *beta, double *const *A, const bblas_int *lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlaset_vbatched, 12, queue, uplo, max_m, max_n, m, n, alpha, beta, A, lda, info,
        batch_count);
}

int bblas_claset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_float *alpha, const bblas_complex_float *beta, bblas_complex_float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_claset_vbatched, 12, queue, uplo, max_m, max_n, m, n, alpha, beta, A, lda, info,
        batch_count);
}

int bblas_zlaset_vbatched(bblas_uplo uplo, bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    const bblas_complex_double *alpha, const bblas_complex_double *beta, bblas_complex_double *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlaset_vbatched, 12, queue, uplo, max_m, max_n, m, n, alpha, beta, A, lda, info,
        batch_count);
}

int bblas_stranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_stranspose_batched, 10, queue, trans, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_dtranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtranspose_batched, 10, queue, trans, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_ctranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctranspose_batched, 10, queue, trans, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_ztranspose_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztranspose_batched, 10, queue, trans, m, n, A, lda, B, ldb, info, batch_count);
}

int bblas_stranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_stranspose_strided_batched, 12, queue, trans, m, n, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_dtranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtranspose_strided_batched, 12, queue, trans, m, n, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_ctranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctranspose_strided_batched, 12, queue, trans, m, n, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_ztranspose_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztranspose_strided_batched, 12, queue, trans, m, n, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_stranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_stranspose_vbatched, 12, queue, trans, max_m, max_n, m, n, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dtranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtranspose_vbatched, 12, queue, trans, max_m, max_n, m, n, A, lda, B, ldb, info,
        batch_count);
}

int bblas_ctranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctranspose_vbatched, 12, queue, trans, max_m, max_n, m, n, A, lda, B, ldb, info,
        batch_count);
}

int bblas_ztranspose_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, const bblas_int *m,
    const bblas_int *n, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztranspose_vbatched, 12, queue, trans, max_m, max_n, m, n, A, lda, B, ldb, info,
        batch_count);
}

int bblas_sposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, float *const *A, bblas_int lda, float *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sposv_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_dposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, double *const *A, bblas_int lda, double *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dposv_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_cposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_float *const *A, bblas_int lda,
    bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cposv_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_zposv_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zposv_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_sposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, float *A, bblas_int lda, int64_t stride_A,
    float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sposv_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_dposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dposv_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_cposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cposv_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_zposv_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zposv_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_sposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sposv_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dposv_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_cposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cposv_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_zposv_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zposv_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_spotrf_batched(bblas_uplo uplo, bblas_int n, float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotrf_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_dpotrf_batched(bblas_uplo uplo, bblas_int n, double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotrf_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_cpotrf_batched(bblas_uplo uplo, bblas_int n, bblas_complex_float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotrf_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_zpotrf_batched(bblas_uplo uplo, bblas_int n, bblas_complex_double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotrf_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_spotrf_strided_batched(bblas_uplo uplo, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotrf_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_dpotrf_strided_batched(bblas_uplo uplo, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotrf_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_cpotrf_strided_batched(bblas_uplo uplo, bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotrf_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_zpotrf_strided_batched(bblas_uplo uplo, bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotrf_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_spotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotrf_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_dpotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotrf_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_cpotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotrf_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_zpotrf_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, bblas_complex_double *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotrf_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_spotri_batched(bblas_uplo uplo, bblas_int n, float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotri_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_dpotri_batched(bblas_uplo uplo, bblas_int n, double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotri_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_cpotri_batched(bblas_uplo uplo, bblas_int n, bblas_complex_float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotri_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_zpotri_batched(bblas_uplo uplo, bblas_int n, bblas_complex_double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotri_batched, 7, queue, uplo, n, A, lda, info, batch_count);
}

int bblas_spotri_strided_batched(bblas_uplo uplo, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotri_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_dpotri_strided_batched(bblas_uplo uplo, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotri_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_cpotri_strided_batched(bblas_uplo uplo, bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotri_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_zpotri_strided_batched(bblas_uplo uplo, bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotri_strided_batched, 8, queue, uplo, n, A, lda, stride_A, info, batch_count);
}

int bblas_spotri_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, float *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotri_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_dpotri_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, double *const *A, const bblas_int *lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotri_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_cpotri_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotri_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_zpotri_vbatched(bblas_uplo uplo, bblas_int max_n, const bblas_int *n, bblas_complex_double *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotri_vbatched, 8, queue, uplo, max_n, n, A, lda, info, batch_count);
}

int bblas_spotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotrs_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_dpotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotrs_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_cpotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotrs_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_zpotrs_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotrs_batched, 10, queue, uplo, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_spotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotrs_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_dpotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotrs_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_cpotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotrs_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_zpotrs_strided_batched(bblas_uplo uplo, bblas_int n, bblas_int nrhs, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotrs_strided_batched, 12, queue, uplo, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_spotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_spotrs_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dpotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dpotrs_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_cpotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cpotrs_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_zpotrs_vbatched(bblas_uplo uplo, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zpotrs_vbatched, 12, queue, uplo, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_strtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strtri_batched, 8, queue, uplo, diag, n, A, lda, info, batch_count);
}

int bblas_dtrtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrtri_batched, 8, queue, uplo, diag, n, A, lda, info, batch_count);
}

int bblas_ctrtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrtri_batched, 8, queue, uplo, diag, n, A, lda, info, batch_count);
}

int bblas_ztrtri_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrtri_batched, 8, queue, uplo, diag, n, A, lda, info, batch_count);
}

int bblas_strtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strtri_strided_batched, 9, queue, uplo, diag, n, A, lda, stride_A, info, batch_count);
}

int bblas_dtrtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrtri_strided_batched, 9, queue, uplo, diag, n, A, lda, stride_A, info, batch_count);
}

int bblas_ctrtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrtri_strided_batched, 9, queue, uplo, diag, n, A, lda, stride_A, info, batch_count);
}

int bblas_ztrtri_strided_batched(bblas_uplo uplo, bblas_diag diag, bblas_int n, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrtri_strided_batched, 9, queue, uplo, diag, n, A, lda, stride_A, info, batch_count);
}

int bblas_strtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n, float *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_strtri_vbatched, 9, queue, uplo, diag, max_n, n, A, lda, info, batch_count);
}

int bblas_dtrtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n, double *const *A,
    const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dtrtri_vbatched, 9, queue, uplo, diag, max_n, n, A, lda, info, batch_count);
}

int bblas_ctrtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ctrtri_vbatched, 9, queue, uplo, diag, max_n, n, A, lda, info, batch_count);
}

int bblas_ztrtri_vbatched(bblas_uplo uplo, bblas_diag diag, bblas_int max_n, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_ztrtri_vbatched, 9, queue, uplo, diag, max_n, n, A, lda, info, batch_count);
}

int bblas_sgesv_batched(bblas_int n, bblas_int nrhs, float *const *A, bblas_int lda, bblas_int *const *ipiv,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgesv_batched, 10, queue, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_dgesv_batched(bblas_int n, bblas_int nrhs, double *const *A, bblas_int lda, bblas_int *const *ipiv,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgesv_batched, 10, queue, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_cgesv_batched(bblas_int n, bblas_int nrhs, bblas_complex_float *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgesv_batched, 10, queue, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_zgesv_batched(bblas_int n, bblas_int nrhs, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgesv_batched, 10, queue, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_sgesv_strided_batched(bblas_int n, bblas_int nrhs, float *A, bblas_int lda, int64_t stride_A, bblas_int *ipiv,
    int64_t stride_ipiv, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgesv_strided_batched, 13, queue, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb,
        stride_B, info, batch_count);
}

int bblas_dgesv_strided_batched(bblas_int n, bblas_int nrhs, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgesv_strided_batched, 13, queue, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb,
        stride_B, info, batch_count);
}

int bblas_cgesv_strided_batched(bblas_int n, bblas_int nrhs, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgesv_strided_batched, 13, queue, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb,
        stride_B, info, batch_count);
}

int bblas_zgesv_strided_batched(bblas_int n, bblas_int nrhs, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgesv_strided_batched, 13, queue, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv, B, ldb,
        stride_B, info, batch_count);
}

int bblas_sgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    float *const *A, const bblas_int *lda, bblas_int *const *ipiv, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgesv_vbatched, 12, queue, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_dgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    double *const *A, const bblas_int *lda, bblas_int *const *ipiv, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgesv_vbatched, 12, queue, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_cgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgesv_vbatched, 12, queue, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_zgesv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgesv_vbatched, 12, queue, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_sgesv_nopiv_batched(bblas_int n, bblas_int nrhs, float *const *A, bblas_int lda, float *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgesv_nopiv_batched, 9, queue, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_dgesv_nopiv_batched(bblas_int n, bblas_int nrhs, double *const *A, bblas_int lda, double *const *B,
    bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgesv_nopiv_batched, 9, queue, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_cgesv_nopiv_batched(bblas_int n, bblas_int nrhs, bblas_complex_float *const *A, bblas_int lda,
    bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgesv_nopiv_batched, 9, queue, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_zgesv_nopiv_batched(bblas_int n, bblas_int nrhs, bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgesv_nopiv_batched, 9, queue, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_sgesv_nopiv_strided_batched(bblas_int n, bblas_int nrhs, float *A, bblas_int lda, int64_t stride_A, float *B,
    bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgesv_nopiv_strided_batched, 11, queue, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_dgesv_nopiv_strided_batched(bblas_int n, bblas_int nrhs, double *A, bblas_int lda, int64_t stride_A,
    double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgesv_nopiv_strided_batched, 11, queue, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_cgesv_nopiv_strided_batched(bblas_int n, bblas_int nrhs, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgesv_nopiv_strided_batched, 11, queue, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_zgesv_nopiv_strided_batched(bblas_int n, bblas_int nrhs, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgesv_nopiv_strided_batched, 11, queue, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_sgesv_nopiv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgesv_nopiv_vbatched, 11, queue, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dgesv_nopiv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgesv_nopiv_vbatched, 11, queue, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_cgesv_nopiv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgesv_nopiv_vbatched, 11, queue, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_zgesv_nopiv_vbatched(bblas_int max_n, bblas_int max_nrhs, const bblas_int *n, const bblas_int *nrhs,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgesv_nopiv_vbatched, 11, queue, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_sgetrf_batched(bblas_int m, bblas_int n, float *const *A, bblas_int lda, bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrf_batched, 8, queue, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_dgetrf_batched(bblas_int m, bblas_int n, double *const *A, bblas_int lda, bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrf_batched, 8, queue, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_cgetrf_batched(bblas_int m, bblas_int n, bblas_complex_float *const *A, bblas_int lda, bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrf_batched, 8, queue, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_zgetrf_batched(bblas_int m, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrf_batched, 8, queue, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_sgetrf_strided_batched(bblas_int m, bblas_int n, float *A, bblas_int lda, int64_t stride_A, bblas_int *ipiv,
    int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrf_strided_batched, 10, queue, m, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_dgetrf_strided_batched(bblas_int m, bblas_int n, double *A, bblas_int lda, int64_t stride_A, bblas_int *ipiv,
    int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrf_strided_batched, 10, queue, m, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_cgetrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrf_strided_batched, 10, queue, m, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_zgetrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrf_strided_batched, 10, queue, m, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_sgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, float *const *A,
    const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_dgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, double *const *A,
    const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_cgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_zgetrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *const *ipiv, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, ipiv, info, batch_count);
}

int bblas_sgetrf_nopiv_batched(bblas_int m, bblas_int n, float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrf_nopiv_batched, 7, queue, m, n, A, lda, info, batch_count);
}

int bblas_dgetrf_nopiv_batched(bblas_int m, bblas_int n, double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrf_nopiv_batched, 7, queue, m, n, A, lda, info, batch_count);
}

int bblas_cgetrf_nopiv_batched(bblas_int m, bblas_int n, bblas_complex_float *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrf_nopiv_batched, 7, queue, m, n, A, lda, info, batch_count);
}

int bblas_zgetrf_nopiv_batched(bblas_int m, bblas_int n, bblas_complex_double *const *A, bblas_int lda, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrf_nopiv_batched, 7, queue, m, n, A, lda, info, batch_count);
}

int bblas_sgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, float *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrf_nopiv_strided_batched, 8, queue, m, n, A, lda, stride_A, info, batch_count);
}

int bblas_dgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, double *A, bblas_int lda, int64_t stride_A,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrf_nopiv_strided_batched, 8, queue, m, n, A, lda, stride_A, info, batch_count);
}

int bblas_cgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrf_nopiv_strided_batched, 8, queue, m, n, A, lda, stride_A, info, batch_count);
}

int bblas_zgetrf_nopiv_strided_batched(bblas_int m, bblas_int n, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrf_nopiv_strided_batched, 8, queue, m, n, A, lda, stride_A, info, batch_count);
}

int bblas_sgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrf_nopiv_vbatched, 9, queue, max_m, max_n, m, n, A, lda, info, batch_count);
}

int bblas_dgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrf_nopiv_vbatched, 9, queue, max_m, max_n, m, n, A, lda, info, batch_count);
}

int bblas_cgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrf_nopiv_vbatched, 9, queue, max_m, max_n, m, n, A, lda, info, batch_count);
}

int bblas_zgetrf_nopiv_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrf_nopiv_vbatched, 9, queue, max_m, max_n, m, n, A, lda, info, batch_count);
}

int bblas_sgetri_batched(bblas_int n, float *const *A, bblas_int lda, const bblas_int *const *ipiv, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetri_batched, 7, queue, n, A, lda, ipiv, info, batch_count);
}

int bblas_dgetri_batched(bblas_int n, double *const *A, bblas_int lda, const bblas_int *const *ipiv, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetri_batched, 7, queue, n, A, lda, ipiv, info, batch_count);
}

int bblas_cgetri_batched(bblas_int n, bblas_complex_float *const *A, bblas_int lda, const bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetri_batched, 7, queue, n, A, lda, ipiv, info, batch_count);
}

int bblas_zgetri_batched(bblas_int n, bblas_complex_double *const *A, bblas_int lda, const bblas_int *const *ipiv,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetri_batched, 7, queue, n, A, lda, ipiv, info, batch_count);
}

int bblas_sgetri_strided_batched(bblas_int n, float *A, bblas_int lda, int64_t stride_A, const bblas_int *ipiv,
    int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetri_strided_batched, 9, queue, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_dgetri_strided_batched(bblas_int n, double *A, bblas_int lda, int64_t stride_A, const bblas_int *ipiv,
    int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetri_strided_batched, 9, queue, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_cgetri_strided_batched(bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetri_strided_batched, 9, queue, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_zgetri_strided_batched(bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetri_strided_batched, 9, queue, n, A, lda, stride_A, ipiv, stride_ipiv, info,
        batch_count);
}

int bblas_sgetri_vbatched(bblas_int max_n, const bblas_int *n, float *const *A, const bblas_int *lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetri_vbatched, 8, queue, max_n, n, A, lda, ipiv, info, batch_count);
}

int bblas_dgetri_vbatched(bblas_int max_n, const bblas_int *n, double *const *A, const bblas_int *lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetri_vbatched, 8, queue, max_n, n, A, lda, ipiv, info, batch_count);
}

int bblas_cgetri_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetri_vbatched, 8, queue, max_n, n, A, lda, ipiv, info, batch_count);
}

int bblas_zgetri_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_int *const *ipiv, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetri_vbatched, 8, queue, max_n, n, A, lda, ipiv, info, batch_count);
}

int bblas_sgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const float *const *A, bblas_int lda,
    const bblas_int *const *ipiv, float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrs_batched, 11, queue, trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_dgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const double *const *A, bblas_int lda,
    const bblas_int *const *ipiv, double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrs_batched, 11, queue, trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_cgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_float *const *A,
    bblas_int lda, const bblas_int *const *ipiv, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrs_batched, 11, queue, trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_zgetrs_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_double *const *A,
    bblas_int lda, const bblas_int *const *ipiv, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrs_batched, 11, queue, trans, n, nrhs, A, lda, ipiv, B, ldb, info, batch_count);
}

int bblas_sgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const float *A, bblas_int lda,
    int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, float *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrs_strided_batched, 14, queue, trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv,
        B, ldb, stride_B, info, batch_count);
}

int bblas_dgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const double *A, bblas_int lda,
    int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, double *B, bblas_int ldb, int64_t stride_B,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrs_strided_batched, 14, queue, trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv,
        B, ldb, stride_B, info, batch_count);
}

int bblas_cgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_float *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrs_strided_batched, 14, queue, trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv,
        B, ldb, stride_B, info, batch_count);
}

int bblas_zgetrs_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, const bblas_int *ipiv, int64_t stride_ipiv, bblas_complex_double *B, bblas_int ldb,
    int64_t stride_B, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrs_strided_batched, 14, queue, trans, n, nrhs, A, lda, stride_A, ipiv, stride_ipiv,
        B, ldb, stride_B, info, batch_count);
}

int bblas_sgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const float *const *A, const bblas_int *lda, const bblas_int *const *ipiv, float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrs_vbatched, 13, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_dgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const double *const *A, const bblas_int *lda, const bblas_int *const *ipiv, double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrs_vbatched, 13, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_cgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_float *const *A, const bblas_int *lda, const bblas_int *const *ipiv,
    bblas_complex_float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrs_vbatched, 13, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_zgetrs_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_double *const *A, const bblas_int *lda, const bblas_int *const *ipiv,
    bblas_complex_double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrs_vbatched, 13, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, ipiv, B, ldb, info,
        batch_count);
}

int bblas_sgetrs_nopiv_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrs_nopiv_batched, 10, queue, trans, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_dgetrs_nopiv_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrs_nopiv_batched, 10, queue, trans, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_cgetrs_nopiv_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrs_nopiv_batched, 10, queue, trans, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_zgetrs_nopiv_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrs_nopiv_batched, 10, queue, trans, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_sgetrs_nopiv_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrs_nopiv_strided_batched, 12, queue, trans, n, nrhs, A, lda, stride_A, B, ldb,
        stride_B, info, batch_count);
}

int bblas_dgetrs_nopiv_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrs_nopiv_strided_batched, 12, queue, trans, n, nrhs, A, lda, stride_A, B, ldb,
        stride_B, info, batch_count);
}

int bblas_cgetrs_nopiv_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrs_nopiv_strided_batched, 12, queue, trans, n, nrhs, A, lda, stride_A, B, ldb,
        stride_B, info, batch_count);
}

int bblas_zgetrs_nopiv_strided_batched(bblas_trans trans, bblas_int n, bblas_int nrhs, const bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrs_nopiv_strided_batched, 12, queue, trans, n, nrhs, A, lda, stride_A, B, ldb,
        stride_B, info, batch_count);
}

int bblas_sgetrs_nopiv_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const float *const *A, const bblas_int *lda, float *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgetrs_nopiv_vbatched, 12, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_dgetrs_nopiv_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const double *const *A, const bblas_int *lda, double *const *B, const bblas_int *ldb,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgetrs_nopiv_vbatched, 12, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_cgetrs_nopiv_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgetrs_nopiv_vbatched, 12, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_zgetrs_nopiv_vbatched(bblas_trans trans, bblas_int max_n, bblas_int max_nrhs, const bblas_int *n,
    const bblas_int *nrhs, const bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgetrs_nopiv_vbatched, 12, queue, trans, max_n, max_nrhs, n, nrhs, A, lda, B, ldb, info,
        batch_count);
}

int bblas_slaswp_batched(bblas_int n, float *const *A, bblas_int lda, bblas_int k1, bblas_int k2,
    const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slaswp_batched, 10, queue, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_dlaswp_batched(bblas_int n, double *const *A, bblas_int lda, bblas_int k1, bblas_int k2,
    const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlaswp_batched, 10, queue, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_claswp_batched(bblas_int n, bblas_complex_float *const *A, bblas_int lda, bblas_int k1, bblas_int k2,
    const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_claswp_batched, 10, queue, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_zlaswp_batched(bblas_int n, bblas_complex_double *const *A, bblas_int lda, bblas_int k1, bblas_int k2,
    const bblas_int *const *ipiv, bblas_int incx, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlaswp_batched, 10, queue, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_slaswp_strided_batched(bblas_int n, float *A, bblas_int lda, int64_t stride_A, bblas_int k1, bblas_int k2,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slaswp_strided_batched, 12, queue, n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx,
        info, batch_count);
}

int bblas_dlaswp_strided_batched(bblas_int n, double *A, bblas_int lda, int64_t stride_A, bblas_int k1, bblas_int k2,
    const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlaswp_strided_batched, 12, queue, n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx,
        info, batch_count);
}

int bblas_claswp_strided_batched(bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A, bblas_int k1,
    bblas_int k2, const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_claswp_strided_batched, 12, queue, n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx,
        info, batch_count);
}

int bblas_zlaswp_strided_batched(bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A, bblas_int k1,
    bblas_int k2, const bblas_int *ipiv, int64_t stride_ipiv, bblas_int incx, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlaswp_strided_batched, 12, queue, n, A, lda, stride_A, k1, k2, ipiv, stride_ipiv, incx,
        info, batch_count);
}

int bblas_slaswp_vbatched(bblas_int max_n, const bblas_int *n, float *const *A, const bblas_int *lda,
    const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_slaswp_vbatched, 11, queue, max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_dlaswp_vbatched(bblas_int max_n, const bblas_int *n, double *const *A, const bblas_int *lda,
    const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dlaswp_vbatched, 11, queue, max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_claswp_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_float *const *A, const bblas_int *lda,
    const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_claswp_vbatched, 11, queue, max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_zlaswp_vbatched(bblas_int max_n, const bblas_int *n, bblas_complex_double *const *A, const bblas_int *lda,
    const bblas_int *k1, const bblas_int *k2, const bblas_int *const *ipiv, const bblas_int *incx, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zlaswp_vbatched, 11, queue, max_n, n, A, lda, k1, k2, ipiv, incx, info, batch_count);
}

int bblas_sgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, float *const *A, bblas_int lda,
    float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgels_batched, 11, queue, trans, m, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_dgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, double *const *A, bblas_int lda,
    double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgels_batched, 11, queue, trans, m, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_cgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, bblas_complex_float *const *A,
    bblas_int lda, bblas_complex_float *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgels_batched, 11, queue, trans, m, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_zgels_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, bblas_complex_double *const *A,
    bblas_int lda, bblas_complex_double *const *B, bblas_int ldb, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgels_batched, 11, queue, trans, m, n, nrhs, A, lda, B, ldb, info, batch_count);
}

int bblas_sgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, float *A, bblas_int lda,
    int64_t stride_A, float *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgels_strided_batched, 13, queue, trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_dgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, double *A, bblas_int lda,
    int64_t stride_A, double *B, bblas_int ldb, int64_t stride_B, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgels_strided_batched, 13, queue, trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_cgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, bblas_complex_float *A,
    bblas_int lda, int64_t stride_A, bblas_complex_float *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgels_strided_batched, 13, queue, trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_zgels_strided_batched(bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, bblas_complex_double *A,
    bblas_int lda, int64_t stride_A, bblas_complex_double *B, bblas_int ldb, int64_t stride_B, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgels_strided_batched, 13, queue, trans, m, n, nrhs, A, lda, stride_A, B, ldb, stride_B,
        info, batch_count);
}

int bblas_sgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs, const bblas_int *m,
    const bblas_int *n, const bblas_int *nrhs, float *const *A, const bblas_int *lda, float *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgels_vbatched, 14, queue, trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb,
        info, batch_count);
}

int bblas_dgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs, const bblas_int *m,
    const bblas_int *n, const bblas_int *nrhs, double *const *A, const bblas_int *lda, double *const *B,
    const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgels_vbatched, 14, queue, trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb,
        info, batch_count);
}

int bblas_cgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs, const bblas_int *m,
    const bblas_int *n, const bblas_int *nrhs, bblas_complex_float *const *A, const bblas_int *lda,
    bblas_complex_float *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgels_vbatched, 14, queue, trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb,
        info, batch_count);
}

int bblas_zgels_vbatched(bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_nrhs, const bblas_int *m,
    const bblas_int *n, const bblas_int *nrhs, bblas_complex_double *const *A, const bblas_int *lda,
    bblas_complex_double *const *B, const bblas_int *ldb, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgels_vbatched, 14, queue, trans, max_m, max_n, max_nrhs, m, n, nrhs, A, lda, B, ldb,
        info, batch_count);
}

int bblas_sgeqrf_batched(bblas_int m, bblas_int n, float *const *A, bblas_int lda, float *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgeqrf_batched, 8, queue, m, n, A, lda, tau, info, batch_count);
}

int bblas_dgeqrf_batched(bblas_int m, bblas_int n, double *const *A, bblas_int lda, double *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgeqrf_batched, 8, queue, m, n, A, lda, tau, info, batch_count);
}

int bblas_cgeqrf_batched(bblas_int m, bblas_int n, bblas_complex_float *const *A, bblas_int lda,
    bblas_complex_float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeqrf_batched, 8, queue, m, n, A, lda, tau, info, batch_count);
}

int bblas_zgeqrf_batched(bblas_int m, bblas_int n, bblas_complex_double *const *A, bblas_int lda,
    bblas_complex_double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeqrf_batched, 8, queue, m, n, A, lda, tau, info, batch_count);
}

int bblas_sgeqrf_strided_batched(bblas_int m, bblas_int n, float *A, bblas_int lda, int64_t stride_A, float *tau,
    int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgeqrf_strided_batched, 10, queue, m, n, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_dgeqrf_strided_batched(bblas_int m, bblas_int n, double *A, bblas_int lda, int64_t stride_A, double *tau,
    int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgeqrf_strided_batched, 10, queue, m, n, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_cgeqrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_float *A, bblas_int lda, int64_t stride_A,
    bblas_complex_float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeqrf_strided_batched, 10, queue, m, n, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_zgeqrf_strided_batched(bblas_int m, bblas_int n, bblas_complex_double *A, bblas_int lda, int64_t stride_A,
    bblas_complex_double *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeqrf_strided_batched, 10, queue, m, n, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_sgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, float *const *A,
    const bblas_int *lda, float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sgeqrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, tau, info, batch_count);
}

int bblas_dgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n, double *const *A,
    const bblas_int *lda, double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dgeqrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, tau, info, batch_count);
}

int bblas_cgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_float *const *A, const bblas_int *lda, bblas_complex_float *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cgeqrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, tau, info, batch_count);
}

int bblas_zgeqrf_vbatched(bblas_int max_m, bblas_int max_n, const bblas_int *m, const bblas_int *n,
    bblas_complex_double *const *A, const bblas_int *lda, bblas_complex_double *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zgeqrf_vbatched, 10, queue, max_m, max_n, m, n, A, lda, tau, info, batch_count);
}

int bblas_sorgqr_batched(bblas_int m, bblas_int n, bblas_int k, float *const *A, bblas_int lda, const float *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sorgqr_batched, 9, queue, m, n, k, A, lda, tau, info, batch_count);
}

int bblas_dorgqr_batched(bblas_int m, bblas_int n, bblas_int k, double *const *A, bblas_int lda,
    const double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dorgqr_batched, 9, queue, m, n, k, A, lda, tau, info, batch_count);
}

int bblas_cungqr_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_float *const *A, bblas_int lda,
    const bblas_complex_float *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cungqr_batched, 9, queue, m, n, k, A, lda, tau, info, batch_count);
}

int bblas_zungqr_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_double *const *A, bblas_int lda,
    const bblas_complex_double *const *tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zungqr_batched, 9, queue, m, n, k, A, lda, tau, info, batch_count);
}

int bblas_sorgqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, float *A, bblas_int lda, int64_t stride_A,
    const float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sorgqr_strided_batched, 11, queue, m, n, k, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_dorgqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, double *A, bblas_int lda, int64_t stride_A,
    const double *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dorgqr_strided_batched, 11, queue, m, n, k, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_cungqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_float *A, bblas_int lda,
    int64_t stride_A, const bblas_complex_float *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cungqr_strided_batched, 11, queue, m, n, k, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_zungqr_strided_batched(bblas_int m, bblas_int n, bblas_int k, bblas_complex_double *A, bblas_int lda,
    int64_t stride_A, const bblas_complex_double *tau, int64_t stride_tau, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zungqr_strided_batched, 11, queue, m, n, k, A, lda, stride_A, tau, stride_tau, info,
        batch_count);
}

int bblas_sorgqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m, const bblas_int *n,
    const bblas_int *k, float *const *A, const bblas_int *lda, const float *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sorgqr_vbatched, 12, queue, max_m, max_n, max_k, m, n, k, A, lda, tau, info,
        batch_count);
}

int bblas_dorgqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m, const bblas_int *n,
    const bblas_int *k, double *const *A, const bblas_int *lda, const double *const *tau, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dorgqr_vbatched, 12, queue, max_m, max_n, max_k, m, n, k, A, lda, tau, info,
        batch_count);
}

int bblas_cungqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m, const bblas_int *n,
    const bblas_int *k, bblas_complex_float *const *A, const bblas_int *lda, const bblas_complex_float *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cungqr_vbatched, 12, queue, max_m, max_n, max_k, m, n, k, A, lda, tau, info,
        batch_count);
}

int bblas_zungqr_vbatched(bblas_int max_m, bblas_int max_n, bblas_int max_k, const bblas_int *m, const bblas_int *n,
    const bblas_int *k, bblas_complex_double *const *A, const bblas_int *lda, const bblas_complex_double *const *tau,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zungqr_vbatched, 12, queue, max_m, max_n, max_k, m, n, k, A, lda, tau, info,
        batch_count);
}

int bblas_sormqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const float *const *A, bblas_int lda, const float *const *tau, float *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sormqr_batched, 13, queue, side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count);
}

int bblas_dormqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const double *const *A, bblas_int lda, const double *const *tau, double *const *C, bblas_int ldc, bblas_int *info,
    int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dormqr_batched, 13, queue, side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count);
}

int bblas_cunmqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *const *A, bblas_int lda, const bblas_complex_float *const *tau,
    bblas_complex_float *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cunmqr_batched, 13, queue, side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count);
}

int bblas_zunmqr_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *const *A, bblas_int lda, const bblas_complex_double *const *tau,
    bblas_complex_double *const *C, bblas_int ldc, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zunmqr_batched, 13, queue, side, trans, m, n, k, A, lda, tau, C, ldc, info, batch_count);
}

int bblas_sormqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const float *A, bblas_int lda, int64_t stride_A, const float *tau, int64_t stride_tau, float *C, bblas_int ldc,
    int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sormqr_strided_batched, 16, queue, side, trans, m, n, k, A, lda, stride_A, tau,
        stride_tau, C, ldc, stride_C, info, batch_count);
}

int bblas_dormqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const double *A, bblas_int lda, int64_t stride_A, const double *tau, int64_t stride_tau, double *C, bblas_int ldc,
    int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dormqr_strided_batched, 16, queue, side, trans, m, n, k, A, lda, stride_A, tau,
        stride_tau, C, ldc, stride_C, info, batch_count);
}

int bblas_cunmqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_float *A, bblas_int lda, int64_t stride_A, const bblas_complex_float *tau, int64_t stride_tau,
    bblas_complex_float *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cunmqr_strided_batched, 16, queue, side, trans, m, n, k, A, lda, stride_A, tau,
        stride_tau, C, ldc, stride_C, info, batch_count);
}

int bblas_zunmqr_strided_batched(bblas_side side, bblas_trans trans, bblas_int m, bblas_int n, bblas_int k,
    const bblas_complex_double *A, bblas_int lda, int64_t stride_A, const bblas_complex_double *tau, int64_t stride_tau,
    bblas_complex_double *C, bblas_int ldc, int64_t stride_C, bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zunmqr_strided_batched, 16, queue, side, trans, m, n, k, A, lda, stride_A, tau,
        stride_tau, C, ldc, stride_C, info, batch_count);
}

int bblas_sormqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const float *const *A, const bblas_int *lda,
    const float *const *tau, float *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_sormqr_vbatched, 16, queue, side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C,
        ldc, info, batch_count);
}

int bblas_dormqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const double *const *A, const bblas_int *lda,
    const double *const *tau, double *const *C, const bblas_int *ldc, bblas_int *info, int64_t batch_count,
    bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_dormqr_vbatched, 16, queue, side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C,
        ldc, info, batch_count);
}

int bblas_cunmqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_float *const *A,
    const bblas_int *lda, const bblas_complex_float *const *tau, bblas_complex_float *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_cunmqr_vbatched, 16, queue, side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C,
        ldc, info, batch_count);
}

int bblas_zunmqr_vbatched(bblas_side side, bblas_trans trans, bblas_int max_m, bblas_int max_n, bblas_int max_k,
    const bblas_int *m, const bblas_int *n, const bblas_int *k, const bblas_complex_double *const *A,
    const bblas_int *lda, const bblas_complex_double *const *tau, bblas_complex_double *const *C, const bblas_int *ldc,
    bblas_int *info, int64_t batch_count, bblas_queue_t queue)
{
    return BBLAS_FORWARD(bblas_zunmqr_vbatched, 16, queue, side, trans, max_m, max_n, max_k, m, n, k, A, lda, tau, C,
        ldc, info, batch_count);
}
