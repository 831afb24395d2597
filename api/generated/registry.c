/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause
 * Generated from api/routines/ by tools/generate.py; do not edit. */

#include <bblas.h>
#include <math.h>
#include <routine.h>

static inline int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t magnitude(int64_t a) { return a < 0 ? -a : a; }

/* asum */

static int64_t asum_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t asum_rows_result(const int64_t *v)
{
    (void)v;
    return 1;
}

static bool asum_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double asum_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double asum_additions(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double asum_writes(const int64_t *v)
{
    (void)v;
    return 1;
}

static const struct bblas_argument asum_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = asum_rows_x, .input_rows = asum_rows_x,
     .positive_increment = true},
    {.name = "result", .kind = BBLAS_RESULT, .element = BBLAS_ELEMENT_REAL, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = asum_rows_result, .input_rows = asum_rows_result},
};

static const struct bblas_parameter asum_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter asum_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter asum_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem asum_stem = {
    .name = "asum", .group = "blas1", .types = "sdcz",
    .n_arguments = 3, .arguments = asum_arguments,
    .n_parameters = {7, 8, 8},
    .parameters = {asum_batched_parameters, asum_strided_batched_parameters, asum_vbatched_parameters},
    .has_info = false, .quick_return = asum_quick_return,
    .multiplications = asum_multiplications, .additions = asum_additions, .reads = asum_additions,
    .writes = asum_writes,
};

static int call_sasum_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sasum_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_dasum_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dasum_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_scasum_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scasum_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_dzasum_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dzasum_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_sasum_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sasum_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_dasum_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dasum_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_scasum_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scasum_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_dzasum_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dzasum_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_sasum_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sasum_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dasum_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dasum_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_scasum_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scasum_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dzasum_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dzasum_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* axpy */

static int64_t axpy_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static bool axpy_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double axpy_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double axpy_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n;
}

static const struct bblas_argument axpy_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = axpy_rows_x, .input_rows = axpy_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = axpy_rows_x, .input_rows = axpy_rows_x},
};

static const struct bblas_parameter axpy_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"alpha", BBLAS_ROLE_SCALAR, 1}, {"x", BBLAS_ROLE_POINTERS, 2},
    {"incx", BBLAS_ROLE_LD, 2}, {"y", BBLAS_ROLE_POINTERS, 3}, {"incy", BBLAS_ROLE_LD, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter axpy_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"alpha", BBLAS_ROLE_SCALAR, 1}, {"x", BBLAS_ROLE_BASE, 2}, {"incx", BBLAS_ROLE_LD, 2},
    {"stride_x", BBLAS_ROLE_STRIDE, 2}, {"y", BBLAS_ROLE_BASE, 3}, {"incy", BBLAS_ROLE_LD, 3},
    {"stride_y", BBLAS_ROLE_STRIDE, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter axpy_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"alpha", BBLAS_ROLE_SCALAR, 1},
    {"x", BBLAS_ROLE_POINTERS, 2}, {"incx", BBLAS_ROLE_LD_EACH, 2}, {"y", BBLAS_ROLE_POINTERS, 3},
    {"incy", BBLAS_ROLE_LD_EACH, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem axpy_stem = {
    .name = "axpy", .group = "blas1", .types = "sdcz",
    .n_arguments = 4, .arguments = axpy_arguments,
    .n_parameters = {9, 11, 10},
    .parameters = {axpy_batched_parameters, axpy_strided_batched_parameters, axpy_vbatched_parameters},
    .has_info = false, .quick_return = axpy_quick_return,
    .multiplications = axpy_multiplications, .additions = axpy_multiplications, .reads = axpy_reads,
    .writes = axpy_multiplications,
};

static int call_saxpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_saxpy_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_daxpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_daxpy_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_caxpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_caxpy_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_zaxpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zaxpy_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_saxpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_saxpy_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].l, v[10].p);
}

static int call_daxpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_daxpy_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].l, v[10].p);
}

static int call_caxpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_caxpy_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].l, v[10].p);
}

static int call_zaxpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zaxpy_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].l, v[10].p);
}

static int call_saxpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_saxpy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_daxpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_daxpy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_caxpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_caxpy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_zaxpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zaxpy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

/* copy */

static int64_t copy_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static bool copy_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double copy_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double copy_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static const struct bblas_argument copy_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = copy_rows_x, .input_rows = copy_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = copy_rows_x, .input_rows = copy_rows_x},
};

static const struct bblas_parameter copy_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter copy_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"y", BBLAS_ROLE_BASE, 2}, {"incy", BBLAS_ROLE_LD, 2},
    {"stride_y", BBLAS_ROLE_STRIDE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter copy_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD_EACH, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem copy_stem = {
    .name = "copy", .group = "blas1", .types = "sdcz",
    .n_arguments = 3, .arguments = copy_arguments,
    .n_parameters = {8, 10, 9},
    .parameters = {copy_batched_parameters, copy_strided_batched_parameters, copy_vbatched_parameters},
    .has_info = false, .quick_return = copy_quick_return,
    .multiplications = copy_multiplications, .additions = copy_multiplications, .reads = copy_reads,
    .writes = copy_reads,
};

static int call_scopy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scopy_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_dcopy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dcopy_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_ccopy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ccopy_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_zcopy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zcopy_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_scopy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scopy_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_dcopy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dcopy_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_ccopy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ccopy_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_zcopy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zcopy_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_scopy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scopy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_dcopy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dcopy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_ccopy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ccopy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_zcopy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zcopy_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

/* dot */

static int64_t dot_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t dot_rows_result(const int64_t *v)
{
    (void)v;
    return 1;
}

static bool dot_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double dot_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double dot_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n;
}

static double dot_writes(const int64_t *v)
{
    (void)v;
    return 1;
}

static const struct bblas_argument dot_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dot_rows_x, .input_rows = dot_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dot_rows_x, .input_rows = dot_rows_x},
    {.name = "result", .kind = BBLAS_RESULT, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dot_rows_result, .input_rows = dot_rows_result},
};

static const struct bblas_parameter dot_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD, 2}, {"result", BBLAS_ROLE_BASE, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter dot_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"y", BBLAS_ROLE_BASE, 2}, {"incy", BBLAS_ROLE_LD, 2},
    {"stride_y", BBLAS_ROLE_STRIDE, 2}, {"result", BBLAS_ROLE_BASE, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter dot_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD_EACH, 2},
    {"result", BBLAS_ROLE_BASE, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem dot_stem = {
    .name = "dot", .group = "blas1", .types = "sd",
    .n_arguments = 4, .arguments = dot_arguments,
    .n_parameters = {9, 11, 10},
    .parameters = {dot_batched_parameters, dot_strided_batched_parameters, dot_vbatched_parameters},
    .has_info = false, .quick_return = dot_quick_return,
    .multiplications = dot_multiplications, .additions = dot_multiplications, .reads = dot_reads, .writes = dot_writes,
};

static int call_sdot_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sdot_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l, v[8].p);
}

static int call_ddot_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ddot_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l, v[8].p);
}

static int call_sdot_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sdot_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_ddot_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ddot_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_sdot_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sdot_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].l,
        v[9].p);
}

static int call_ddot_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ddot_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].l,
        v[9].p);
}

/* dotc */

static int64_t dotc_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t dotc_rows_result(const int64_t *v)
{
    (void)v;
    return 1;
}

static bool dotc_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double dotc_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double dotc_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n;
}

static double dotc_writes(const int64_t *v)
{
    (void)v;
    return 1;
}

static const struct bblas_argument dotc_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dotc_rows_x, .input_rows = dotc_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dotc_rows_x, .input_rows = dotc_rows_x},
    {.name = "result", .kind = BBLAS_RESULT, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dotc_rows_result, .input_rows = dotc_rows_result},
};

static const struct bblas_parameter dotc_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD, 2}, {"result", BBLAS_ROLE_BASE, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter dotc_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"y", BBLAS_ROLE_BASE, 2}, {"incy", BBLAS_ROLE_LD, 2},
    {"stride_y", BBLAS_ROLE_STRIDE, 2}, {"result", BBLAS_ROLE_BASE, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter dotc_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD_EACH, 2},
    {"result", BBLAS_ROLE_BASE, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem dotc_stem = {
    .name = "dotc", .group = "blas1", .types = "cz",
    .n_arguments = 4, .arguments = dotc_arguments,
    .n_parameters = {9, 11, 10},
    .parameters = {dotc_batched_parameters, dotc_strided_batched_parameters, dotc_vbatched_parameters},
    .has_info = false, .quick_return = dotc_quick_return,
    .multiplications = dotc_multiplications, .additions = dotc_multiplications, .reads = dotc_reads,
    .writes = dotc_writes,
};

static int call_cdotc_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cdotc_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_zdotc_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zdotc_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_cdotc_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cdotc_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_zdotc_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zdotc_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_cdotc_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cdotc_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_zdotc_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zdotc_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

/* dotu */

static int64_t dotu_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t dotu_rows_result(const int64_t *v)
{
    (void)v;
    return 1;
}

static bool dotu_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double dotu_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double dotu_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n;
}

static double dotu_writes(const int64_t *v)
{
    (void)v;
    return 1;
}

static const struct bblas_argument dotu_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dotu_rows_x, .input_rows = dotu_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dotu_rows_x, .input_rows = dotu_rows_x},
    {.name = "result", .kind = BBLAS_RESULT, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = dotu_rows_result, .input_rows = dotu_rows_result},
};

static const struct bblas_parameter dotu_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD, 2}, {"result", BBLAS_ROLE_BASE, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter dotu_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"y", BBLAS_ROLE_BASE, 2}, {"incy", BBLAS_ROLE_LD, 2},
    {"stride_y", BBLAS_ROLE_STRIDE, 2}, {"result", BBLAS_ROLE_BASE, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter dotu_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD_EACH, 2},
    {"result", BBLAS_ROLE_BASE, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem dotu_stem = {
    .name = "dotu", .group = "blas1", .types = "cz",
    .n_arguments = 4, .arguments = dotu_arguments,
    .n_parameters = {9, 11, 10},
    .parameters = {dotu_batched_parameters, dotu_strided_batched_parameters, dotu_vbatched_parameters},
    .has_info = false, .quick_return = dotu_quick_return,
    .multiplications = dotu_multiplications, .additions = dotu_multiplications, .reads = dotu_reads,
    .writes = dotu_writes,
};

static int call_cdotu_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cdotu_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_zdotu_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zdotu_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_cdotu_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cdotu_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_zdotu_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zdotu_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_cdotu_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cdotu_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_zdotu_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zdotu_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

/* iamax */

static int64_t iamax_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t iamax_rows_result(const int64_t *v)
{
    (void)v;
    return 1;
}

static bool iamax_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double iamax_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double iamax_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double iamax_writes(const int64_t *v)
{
    (void)v;
    return 1;
}

static const struct bblas_argument iamax_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = iamax_rows_x, .input_rows = iamax_rows_x,
     .positive_increment = true},
    {.name = "result", .kind = BBLAS_RESULT, .element = BBLAS_ELEMENT_INT, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = iamax_rows_result, .input_rows = iamax_rows_result},
};

static const struct bblas_parameter iamax_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter iamax_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter iamax_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem iamax_stem = {
    .name = "iamax", .group = "blas1", .types = "sdcz",
    .n_arguments = 3, .arguments = iamax_arguments,
    .n_parameters = {7, 8, 8},
    .parameters = {iamax_batched_parameters, iamax_strided_batched_parameters, iamax_vbatched_parameters},
    .has_info = false, .quick_return = iamax_quick_return,
    .multiplications = iamax_multiplications, .additions = iamax_multiplications, .reads = iamax_reads,
    .writes = iamax_writes,
};

static int call_isamax_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_isamax_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_idamax_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_idamax_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_icamax_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_icamax_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_izamax_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_izamax_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_isamax_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_isamax_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_idamax_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_idamax_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_icamax_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_icamax_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_izamax_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_izamax_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_isamax_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_isamax_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_idamax_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_idamax_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_icamax_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_icamax_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_izamax_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_izamax_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* nrm2 */

static int64_t nrm2_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t nrm2_rows_result(const int64_t *v)
{
    (void)v;
    return 1;
}

static bool nrm2_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double nrm2_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double nrm2_writes(const int64_t *v)
{
    (void)v;
    return 1;
}

static const struct bblas_argument nrm2_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = nrm2_rows_x, .input_rows = nrm2_rows_x,
     .positive_increment = true},
    {.name = "result", .kind = BBLAS_RESULT, .element = BBLAS_ELEMENT_REAL, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = nrm2_rows_result, .input_rows = nrm2_rows_result},
};

static const struct bblas_parameter nrm2_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter nrm2_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter nrm2_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"result", BBLAS_ROLE_BASE, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem nrm2_stem = {
    .name = "nrm2", .group = "blas1", .types = "sdcz",
    .n_arguments = 3, .arguments = nrm2_arguments,
    .n_parameters = {7, 8, 8},
    .parameters = {nrm2_batched_parameters, nrm2_strided_batched_parameters, nrm2_vbatched_parameters},
    .has_info = false, .quick_return = nrm2_quick_return,
    .multiplications = nrm2_multiplications, .additions = nrm2_multiplications, .reads = nrm2_multiplications,
    .writes = nrm2_writes,
};

static int call_snrm2_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_snrm2_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_dnrm2_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dnrm2_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_scnrm2_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scnrm2_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_dznrm2_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dznrm2_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_snrm2_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_snrm2_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_dnrm2_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dnrm2_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_scnrm2_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scnrm2_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_dznrm2_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dznrm2_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].p, v[6].l,
        v[7].p);
}

static int call_snrm2_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_snrm2_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dnrm2_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dnrm2_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_scnrm2_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_scnrm2_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dznrm2_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dznrm2_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* scal */

static int64_t scal_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static bool scal_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double scal_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return n;
}

static double scal_additions(const int64_t *v)
{
    (void)v;
    return 0;
}

static const struct bblas_argument scal_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = scal_rows_x, .input_rows = scal_rows_x,
     .positive_increment = true},
};

static const struct bblas_parameter scal_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"alpha", BBLAS_ROLE_SCALAR, 1}, {"x", BBLAS_ROLE_POINTERS, 2},
    {"incx", BBLAS_ROLE_LD, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter scal_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"alpha", BBLAS_ROLE_SCALAR, 1}, {"x", BBLAS_ROLE_BASE, 2}, {"incx", BBLAS_ROLE_LD, 2},
    {"stride_x", BBLAS_ROLE_STRIDE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter scal_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"alpha", BBLAS_ROLE_SCALAR, 1},
    {"x", BBLAS_ROLE_POINTERS, 2}, {"incx", BBLAS_ROLE_LD_EACH, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem scal_stem = {
    .name = "scal", .group = "blas1", .types = "sdcz",
    .n_arguments = 3, .arguments = scal_arguments,
    .n_parameters = {7, 8, 8},
    .parameters = {scal_batched_parameters, scal_strided_batched_parameters, scal_vbatched_parameters},
    .has_info = false, .quick_return = scal_quick_return,
    .multiplications = scal_multiplications, .additions = scal_additions, .reads = scal_multiplications,
    .writes = scal_multiplications,
};

static int call_sscal_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sscal_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_dscal_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dscal_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_cscal_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cscal_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_zscal_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zscal_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_sscal_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sscal_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_dscal_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dscal_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_cscal_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cscal_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_zscal_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zscal_strided_batched))f)(v[0].i, v[1].p, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_sscal_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sscal_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dscal_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dscal_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_cscal_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cscal_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_zscal_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zscal_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* swap */

static int64_t swap_rows_x(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static bool swap_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double swap_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double swap_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n;
}

static const struct bblas_argument swap_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = swap_rows_x, .input_rows = swap_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = swap_rows_x, .input_rows = swap_rows_x},
};

static const struct bblas_parameter swap_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_POINTERS, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter swap_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"x", BBLAS_ROLE_BASE, 1}, {"incx", BBLAS_ROLE_LD, 1},
    {"stride_x", BBLAS_ROLE_STRIDE, 1}, {"y", BBLAS_ROLE_BASE, 2}, {"incy", BBLAS_ROLE_LD, 2},
    {"stride_y", BBLAS_ROLE_STRIDE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter swap_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"x", BBLAS_ROLE_POINTERS, 1},
    {"incx", BBLAS_ROLE_LD_EACH, 1}, {"y", BBLAS_ROLE_POINTERS, 2}, {"incy", BBLAS_ROLE_LD_EACH, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem swap_stem = {
    .name = "swap", .group = "blas1", .types = "sdcz",
    .n_arguments = 3, .arguments = swap_arguments,
    .n_parameters = {8, 10, 9},
    .parameters = {swap_batched_parameters, swap_strided_batched_parameters, swap_vbatched_parameters},
    .has_info = false, .quick_return = swap_quick_return,
    .multiplications = swap_multiplications, .additions = swap_multiplications, .reads = swap_reads,
    .writes = swap_reads,
};

static int call_sswap_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sswap_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_dswap_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dswap_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_cswap_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cswap_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_zswap_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zswap_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_sswap_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sswap_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_dswap_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dswap_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_cswap_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cswap_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_zswap_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zswap_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].l, v[9].p);
}

static int call_sswap_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sswap_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_dswap_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dswap_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_cswap_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cswap_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_zswap_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zswap_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

/* gemv */

static int64_t gemv_rows_A(const int64_t *v)
{
    const int64_t m = v[1];
    return m;
}

static int64_t gemv_cols_A(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static int64_t gemv_rows_x(const int64_t *v)
{
    const int64_t trans = v[0];
    const int64_t m = v[1];
    const int64_t n = v[2];
    return trans == BblasNoTrans ? n : m;
}

static int64_t gemv_rows_y(const int64_t *v)
{
    const int64_t trans = v[0];
    const int64_t m = v[1];
    const int64_t n = v[2];
    return trans == BblasNoTrans ? m : n;
}

static bool gemv_quick_return(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    return m == 0 || n == 0;
}

static double gemv_multiplications(const int64_t *v)
{
    const double trans = (double)v[0];
    const double m = (double)v[1];
    const double n = (double)v[2];
    return m * n + 2 * (trans == BblasNoTrans ? m : n);
}

static double gemv_additions(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    return m * n;
}

static double gemv_reads(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    return m * n + m + n;
}

static double gemv_writes(const int64_t *v)
{
    const double trans = (double)v[0];
    const double m = (double)v[1];
    const double n = (double)v[2];
    return trans == BblasNoTrans ? m : n;
}

static const struct bblas_argument gemv_arguments[] = {
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gemv_rows_A, .input_rows = gemv_rows_A, .cols = gemv_cols_A,
     .input_cols = gemv_cols_A},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gemv_rows_x, .input_rows = gemv_rows_x},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gemv_rows_y, .input_rows = gemv_rows_y},
};

static const struct bblas_parameter gemv_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"alpha", BBLAS_ROLE_SCALAR, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"x", BBLAS_ROLE_POINTERS, 5}, {"incx", BBLAS_ROLE_LD, 5}, {"beta", BBLAS_ROLE_SCALAR, 6},
    {"y", BBLAS_ROLE_POINTERS, 7}, {"incy", BBLAS_ROLE_LD, 7}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gemv_strided_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"alpha", BBLAS_ROLE_SCALAR, 3}, {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"stride_A", BBLAS_ROLE_STRIDE, 4}, {"x", BBLAS_ROLE_BASE, 5}, {"incx", BBLAS_ROLE_LD, 5},
    {"stride_x", BBLAS_ROLE_STRIDE, 5}, {"beta", BBLAS_ROLE_SCALAR, 6}, {"y", BBLAS_ROLE_BASE, 7},
    {"incy", BBLAS_ROLE_LD, 7}, {"stride_y", BBLAS_ROLE_STRIDE, 7}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gemv_vbatched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"max_m", BBLAS_ROLE_BOUND, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"m", BBLAS_ROLE_EACH, 1}, {"n", BBLAS_ROLE_EACH, 2}, {"alpha", BBLAS_ROLE_SCALAR, 3},
    {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD_EACH, 4}, {"x", BBLAS_ROLE_POINTERS, 5},
    {"incx", BBLAS_ROLE_LD_EACH, 5}, {"beta", BBLAS_ROLE_SCALAR, 6}, {"y", BBLAS_ROLE_POINTERS, 7},
    {"incy", BBLAS_ROLE_LD_EACH, 7}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem gemv_stem = {
    .name = "gemv", .group = "blas2", .types = "sdcz",
    .n_arguments = 8, .arguments = gemv_arguments,
    .n_parameters = {14, 17, 16},
    .parameters = {gemv_batched_parameters, gemv_strided_batched_parameters, gemv_vbatched_parameters},
    .has_info = false, .quick_return = gemv_quick_return,
    .multiplications = gemv_multiplications, .additions = gemv_additions, .reads = gemv_reads, .writes = gemv_writes,
};

static int call_sgemv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgemv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_dgemv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgemv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_cgemv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgemv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_zgemv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgemv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_sgemv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgemv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].p, v[12].i, v[13].l, v[14].p, v[15].l, v[16].p);
}

static int call_dgemv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgemv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].p, v[12].i, v[13].l, v[14].p, v[15].l, v[16].p);
}

static int call_cgemv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgemv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].p, v[12].i, v[13].l, v[14].p, v[15].l, v[16].p);
}

static int call_zgemv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgemv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].p, v[12].i, v[13].l, v[14].p, v[15].l, v[16].p);
}

static int call_sgemv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgemv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_dgemv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgemv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_cgemv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgemv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_zgemv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgemv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

/* ger */

static int64_t ger_rows_x(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t ger_rows_y(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool ger_quick_return(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return m == 0 || n == 0;
}

static double ger_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + fmin(m, n);
}

static double ger_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static double ger_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + m + n;
}

static const struct bblas_argument ger_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = ger_rows_x, .input_rows = ger_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = ger_rows_y, .input_rows = ger_rows_y},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = ger_rows_x, .input_rows = ger_rows_x, .cols = ger_rows_y,
     .input_cols = ger_rows_y},
};

static const struct bblas_parameter ger_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"y", BBLAS_ROLE_POINTERS, 4},
    {"incy", BBLAS_ROLE_LD, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter ger_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_BASE, 3},
    {"incx", BBLAS_ROLE_LD, 3}, {"stride_x", BBLAS_ROLE_STRIDE, 3}, {"y", BBLAS_ROLE_BASE, 4},
    {"incy", BBLAS_ROLE_LD, 4}, {"stride_y", BBLAS_ROLE_STRIDE, 4}, {"A", BBLAS_ROLE_BASE, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter ger_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"m", BBLAS_ROLE_EACH, 0},
    {"n", BBLAS_ROLE_EACH, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_POINTERS, 3},
    {"incx", BBLAS_ROLE_LD_EACH, 3}, {"y", BBLAS_ROLE_POINTERS, 4}, {"incy", BBLAS_ROLE_LD_EACH, 4},
    {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem ger_stem = {
    .name = "ger", .group = "blas2", .types = "sd",
    .n_arguments = 6, .arguments = ger_arguments,
    .n_parameters = {12, 15, 14},
    .parameters = {ger_batched_parameters, ger_strided_batched_parameters, ger_vbatched_parameters},
    .has_info = false, .quick_return = ger_quick_return,
    .multiplications = ger_multiplications, .additions = ger_additions, .reads = ger_reads, .writes = ger_additions,
};

static int call_sger_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sger_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].l, v[11].p);
}

static int call_dger_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dger_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].l, v[11].p);
}

static int call_sger_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sger_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_dger_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dger_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_sger_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sger_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_dger_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dger_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* gerc */

static int64_t gerc_rows_x(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t gerc_rows_y(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool gerc_quick_return(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return m == 0 || n == 0;
}

static double gerc_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + fmin(m, n);
}

static double gerc_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static double gerc_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + m + n;
}

static const struct bblas_argument gerc_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gerc_rows_x, .input_rows = gerc_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gerc_rows_y, .input_rows = gerc_rows_y},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gerc_rows_x, .input_rows = gerc_rows_x, .cols = gerc_rows_y,
     .input_cols = gerc_rows_y},
};

static const struct bblas_parameter gerc_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"y", BBLAS_ROLE_POINTERS, 4},
    {"incy", BBLAS_ROLE_LD, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gerc_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_BASE, 3},
    {"incx", BBLAS_ROLE_LD, 3}, {"stride_x", BBLAS_ROLE_STRIDE, 3}, {"y", BBLAS_ROLE_BASE, 4},
    {"incy", BBLAS_ROLE_LD, 4}, {"stride_y", BBLAS_ROLE_STRIDE, 4}, {"A", BBLAS_ROLE_BASE, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gerc_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"m", BBLAS_ROLE_EACH, 0},
    {"n", BBLAS_ROLE_EACH, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_POINTERS, 3},
    {"incx", BBLAS_ROLE_LD_EACH, 3}, {"y", BBLAS_ROLE_POINTERS, 4}, {"incy", BBLAS_ROLE_LD_EACH, 4},
    {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem gerc_stem = {
    .name = "gerc", .group = "blas2", .types = "cz",
    .n_arguments = 6, .arguments = gerc_arguments,
    .n_parameters = {12, 15, 14},
    .parameters = {gerc_batched_parameters, gerc_strided_batched_parameters, gerc_vbatched_parameters},
    .has_info = false, .quick_return = gerc_quick_return,
    .multiplications = gerc_multiplications, .additions = gerc_additions, .reads = gerc_reads, .writes = gerc_additions,
};

static int call_cgerc_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgerc_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].l, v[11].p);
}

static int call_zgerc_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgerc_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].l, v[11].p);
}

static int call_cgerc_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgerc_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_zgerc_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgerc_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_cgerc_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgerc_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_zgerc_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgerc_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* geru */

static int64_t geru_rows_x(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t geru_rows_y(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool geru_quick_return(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return m == 0 || n == 0;
}

static double geru_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + fmin(m, n);
}

static double geru_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static double geru_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + m + n;
}

static const struct bblas_argument geru_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geru_rows_x, .input_rows = geru_rows_x},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geru_rows_y, .input_rows = geru_rows_y},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geru_rows_x, .input_rows = geru_rows_x, .cols = geru_rows_y,
     .input_cols = geru_rows_y},
};

static const struct bblas_parameter geru_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"y", BBLAS_ROLE_POINTERS, 4},
    {"incy", BBLAS_ROLE_LD, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter geru_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_BASE, 3},
    {"incx", BBLAS_ROLE_LD, 3}, {"stride_x", BBLAS_ROLE_STRIDE, 3}, {"y", BBLAS_ROLE_BASE, 4},
    {"incy", BBLAS_ROLE_LD, 4}, {"stride_y", BBLAS_ROLE_STRIDE, 4}, {"A", BBLAS_ROLE_BASE, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter geru_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"m", BBLAS_ROLE_EACH, 0},
    {"n", BBLAS_ROLE_EACH, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_POINTERS, 3},
    {"incx", BBLAS_ROLE_LD_EACH, 3}, {"y", BBLAS_ROLE_POINTERS, 4}, {"incy", BBLAS_ROLE_LD_EACH, 4},
    {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem geru_stem = {
    .name = "geru", .group = "blas2", .types = "cz",
    .n_arguments = 6, .arguments = geru_arguments,
    .n_parameters = {12, 15, 14},
    .parameters = {geru_batched_parameters, geru_strided_batched_parameters, geru_vbatched_parameters},
    .has_info = false, .quick_return = geru_quick_return,
    .multiplications = geru_multiplications, .additions = geru_additions, .reads = geru_reads, .writes = geru_additions,
};

static int call_cgeru_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeru_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].l, v[11].p);
}

static int call_zgeru_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeru_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].l, v[11].p);
}

static int call_cgeru_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeru_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_zgeru_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeru_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_cgeru_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeru_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_zgeru_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeru_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* hemv */

static int64_t hemv_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool hemv_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double hemv_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n + 2 * n;
}

static double hemv_additions(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n;
}

static double hemv_reads(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2 + 2 * n;
}

static double hemv_writes(const int64_t *v)
{
    const double n = (double)v[1];
    return n;
}

static const struct bblas_argument hemv_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = hemv_rows_A, .input_rows = hemv_rows_A,
     .cols = hemv_rows_A, .input_cols = hemv_rows_A, .hermitian = true},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = hemv_rows_A, .input_rows = hemv_rows_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = hemv_rows_A, .input_rows = hemv_rows_A},
};

static const struct bblas_parameter hemv_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"x", BBLAS_ROLE_POINTERS, 4}, {"incx", BBLAS_ROLE_LD, 4},
    {"beta", BBLAS_ROLE_SCALAR, 5}, {"y", BBLAS_ROLE_POINTERS, 6}, {"incy", BBLAS_ROLE_LD, 6},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter hemv_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"A", BBLAS_ROLE_BASE, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"x", BBLAS_ROLE_BASE, 4},
    {"incx", BBLAS_ROLE_LD, 4}, {"stride_x", BBLAS_ROLE_STRIDE, 4}, {"beta", BBLAS_ROLE_SCALAR, 5},
    {"y", BBLAS_ROLE_BASE, 6}, {"incy", BBLAS_ROLE_LD, 6}, {"stride_y", BBLAS_ROLE_STRIDE, 6},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter hemv_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 1},
    {"alpha", BBLAS_ROLE_SCALAR, 2}, {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD_EACH, 3},
    {"x", BBLAS_ROLE_POINTERS, 4}, {"incx", BBLAS_ROLE_LD_EACH, 4}, {"beta", BBLAS_ROLE_SCALAR, 5},
    {"y", BBLAS_ROLE_POINTERS, 6}, {"incy", BBLAS_ROLE_LD_EACH, 6}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem hemv_stem = {
    .name = "hemv", .group = "blas2", .types = "cz",
    .n_arguments = 7, .arguments = hemv_arguments,
    .n_parameters = {13, 16, 14},
    .parameters = {hemv_batched_parameters, hemv_strided_batched_parameters, hemv_vbatched_parameters},
    .has_info = false, .quick_return = hemv_quick_return,
    .multiplications = hemv_multiplications, .additions = hemv_additions, .reads = hemv_reads, .writes = hemv_writes,
};

static int call_chemv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_chemv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_zhemv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zhemv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_chemv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_chemv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_zhemv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zhemv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_chemv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_chemv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_zhemv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zhemv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* her */

static int64_t her_rows_x(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool her_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double her_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2 + n;
}

static double her_additions(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2;
}

static const struct bblas_argument her_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_REAL},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = her_rows_x, .input_rows = her_rows_x},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = her_rows_x, .input_rows = her_rows_x,
     .cols = her_rows_x, .input_cols = her_rows_x, .hermitian = true},
};

static const struct bblas_parameter her_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter her_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_BASE, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"stride_x", BBLAS_ROLE_STRIDE, 3},
    {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4}, {"stride_A", BBLAS_ROLE_STRIDE, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter her_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 1},
    {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD_EACH, 3},
    {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD_EACH, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem her_stem = {
    .name = "her", .group = "blas2", .types = "cz",
    .n_arguments = 5, .arguments = her_arguments,
    .n_parameters = {10, 12, 11},
    .parameters = {her_batched_parameters, her_strided_batched_parameters, her_vbatched_parameters},
    .has_info = false, .quick_return = her_quick_return,
    .multiplications = her_multiplications, .additions = her_additions, .reads = her_multiplications,
    .writes = her_additions,
};

static int call_cher_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cher_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_zher_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zher_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_cher_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cher_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_zher_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zher_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_cher_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cher_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].l, v[10].p);
}

static int call_zher_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zher_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].l, v[10].p);
}

/* symv */

static int64_t symv_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool symv_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double symv_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n + 2 * n;
}

static double symv_additions(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n;
}

static double symv_reads(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2 + 2 * n;
}

static double symv_writes(const int64_t *v)
{
    const double n = (double)v[1];
    return n;
}

static const struct bblas_argument symv_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = symv_rows_A, .input_rows = symv_rows_A,
     .cols = symv_rows_A, .input_cols = symv_rows_A},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = symv_rows_A, .input_rows = symv_rows_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "y", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = symv_rows_A, .input_rows = symv_rows_A},
};

static const struct bblas_parameter symv_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"x", BBLAS_ROLE_POINTERS, 4}, {"incx", BBLAS_ROLE_LD, 4},
    {"beta", BBLAS_ROLE_SCALAR, 5}, {"y", BBLAS_ROLE_POINTERS, 6}, {"incy", BBLAS_ROLE_LD, 6},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter symv_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"A", BBLAS_ROLE_BASE, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"x", BBLAS_ROLE_BASE, 4},
    {"incx", BBLAS_ROLE_LD, 4}, {"stride_x", BBLAS_ROLE_STRIDE, 4}, {"beta", BBLAS_ROLE_SCALAR, 5},
    {"y", BBLAS_ROLE_BASE, 6}, {"incy", BBLAS_ROLE_LD, 6}, {"stride_y", BBLAS_ROLE_STRIDE, 6},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter symv_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 1},
    {"alpha", BBLAS_ROLE_SCALAR, 2}, {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD_EACH, 3},
    {"x", BBLAS_ROLE_POINTERS, 4}, {"incx", BBLAS_ROLE_LD_EACH, 4}, {"beta", BBLAS_ROLE_SCALAR, 5},
    {"y", BBLAS_ROLE_POINTERS, 6}, {"incy", BBLAS_ROLE_LD_EACH, 6}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem symv_stem = {
    .name = "symv", .group = "blas2", .types = "sdcz",
    .n_arguments = 7, .arguments = symv_arguments,
    .n_parameters = {13, 16, 14},
    .parameters = {symv_batched_parameters, symv_strided_batched_parameters, symv_vbatched_parameters},
    .has_info = false, .quick_return = symv_quick_return,
    .multiplications = symv_multiplications, .additions = symv_additions, .reads = symv_reads, .writes = symv_writes,
};

static int call_ssymv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssymv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_dsymv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsymv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_csymv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csymv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_zsymv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsymv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_ssymv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssymv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_dsymv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsymv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_csymv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csymv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_zsymv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsymv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_ssymv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssymv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_dsymv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsymv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_csymv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csymv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_zsymv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsymv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* syr */

static int64_t syr_rows_x(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool syr_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double syr_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2 + n;
}

static double syr_additions(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2;
}

static const struct bblas_argument syr_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = syr_rows_x, .input_rows = syr_rows_x},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = syr_rows_x, .input_rows = syr_rows_x,
     .cols = syr_rows_x, .input_cols = syr_rows_x},
};

static const struct bblas_parameter syr_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter syr_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"alpha", BBLAS_ROLE_SCALAR, 2},
    {"x", BBLAS_ROLE_BASE, 3}, {"incx", BBLAS_ROLE_LD, 3}, {"stride_x", BBLAS_ROLE_STRIDE, 3},
    {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4}, {"stride_A", BBLAS_ROLE_STRIDE, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter syr_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 1},
    {"alpha", BBLAS_ROLE_SCALAR, 2}, {"x", BBLAS_ROLE_POINTERS, 3}, {"incx", BBLAS_ROLE_LD_EACH, 3},
    {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD_EACH, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem syr_stem = {
    .name = "syr", .group = "blas2", .types = "sdcz",
    .n_arguments = 5, .arguments = syr_arguments,
    .n_parameters = {10, 12, 11},
    .parameters = {syr_batched_parameters, syr_strided_batched_parameters, syr_vbatched_parameters},
    .has_info = false, .quick_return = syr_quick_return,
    .multiplications = syr_multiplications, .additions = syr_additions, .reads = syr_multiplications,
    .writes = syr_additions,
};

static int call_ssyr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyr_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_dsyr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyr_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_csyr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyr_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_zsyr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyr_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_ssyr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyr_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_dsyr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyr_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_csyr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyr_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_zsyr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyr_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_ssyr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyr_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].l, v[10].p);
}

static int call_dsyr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyr_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].l, v[10].p);
}

static int call_csyr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyr_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].l, v[10].p);
}

static int call_zsyr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyr_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p, v[8].p,
        v[9].l, v[10].p);
}

/* trmv */

static int64_t trmv_rows_A(const int64_t *v)
{
    const int64_t n = v[3];
    return n;
}

static bool trmv_quick_return(const int64_t *v)
{
    const int64_t n = v[3];
    return n == 0;
}

static double trmv_multiplications(const int64_t *v)
{
    const double n = (double)v[3];
    return n * (n + 1) / 2;
}

static double trmv_additions(const int64_t *v)
{
    const double n = (double)v[3];
    return n * (n - 1) / 2;
}

static double trmv_reads(const int64_t *v)
{
    const double diag = (double)v[2];
    const double n = (double)v[3];
    return (diag == BblasNonUnit ? n * (n + 1) / 2 : n * (n - 1) / 2) + n;
}

static double trmv_writes(const int64_t *v)
{
    const double n = (double)v[3];
    return n;
}

static const struct bblas_argument trmv_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "diag", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNonUnit, BblasUnit, 0}, (const int[]){BblasNonUnit, BblasUnit, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = trmv_rows_A, .input_rows = trmv_rows_A,
     .cols = trmv_rows_A, .input_cols = trmv_rows_A},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = trmv_rows_A, .input_rows = trmv_rows_A},
};

static const struct bblas_parameter trmv_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"diag", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4}, {"x", BBLAS_ROLE_POINTERS, 5},
    {"incx", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trmv_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"diag", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"stride_A", BBLAS_ROLE_STRIDE, 4}, {"x", BBLAS_ROLE_BASE, 5}, {"incx", BBLAS_ROLE_LD, 5},
    {"stride_x", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trmv_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"diag", BBLAS_ROLE_VALUE, 2},
    {"max_n", BBLAS_ROLE_BOUND, 3}, {"n", BBLAS_ROLE_EACH, 3}, {"A", BBLAS_ROLE_POINTERS, 4},
    {"lda", BBLAS_ROLE_LD_EACH, 4}, {"x", BBLAS_ROLE_POINTERS, 5}, {"incx", BBLAS_ROLE_LD_EACH, 5},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem trmv_stem = {
    .name = "trmv", .group = "blas2", .types = "sdcz",
    .n_arguments = 6, .arguments = trmv_arguments,
    .n_parameters = {11, 13, 12},
    .parameters = {trmv_batched_parameters, trmv_strided_batched_parameters, trmv_vbatched_parameters},
    .has_info = false, .quick_return = trmv_quick_return,
    .multiplications = trmv_multiplications, .additions = trmv_additions, .reads = trmv_reads, .writes = trmv_writes,
};

static int call_strmv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strmv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_dtrmv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrmv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_ctrmv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrmv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_ztrmv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrmv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_strmv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strmv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_dtrmv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrmv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_ctrmv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrmv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_ztrmv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrmv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_strmv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strmv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dtrmv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrmv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_ctrmv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrmv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_ztrmv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrmv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* trsv */

static int64_t trsv_rows_A(const int64_t *v)
{
    const int64_t n = v[3];
    return n;
}

static bool trsv_quick_return(const int64_t *v)
{
    const int64_t n = v[3];
    return n == 0;
}

static double trsv_multiplications(const int64_t *v)
{
    const double n = (double)v[3];
    return n * (n + 1) / 2;
}

static double trsv_additions(const int64_t *v)
{
    const double n = (double)v[3];
    return n * (n - 1) / 2;
}

static double trsv_reads(const int64_t *v)
{
    const double diag = (double)v[2];
    const double n = (double)v[3];
    return (diag == BblasNonUnit ? n * (n + 1) / 2 : n * (n - 1) / 2) + n;
}

static double trsv_writes(const int64_t *v)
{
    const double n = (double)v[3];
    return n;
}

static const struct bblas_argument trsv_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "diag", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNonUnit, BblasUnit, 0}, (const int[]){BblasNonUnit, BblasUnit, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = trsv_rows_A, .input_rows = trsv_rows_A,
     .cols = trsv_rows_A, .input_cols = trsv_rows_A},
    {.name = "x", .kind = BBLAS_VECTOR, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = trsv_rows_A, .input_rows = trsv_rows_A},
};

static const struct bblas_parameter trsv_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"diag", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4}, {"x", BBLAS_ROLE_POINTERS, 5},
    {"incx", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trsv_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"diag", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"stride_A", BBLAS_ROLE_STRIDE, 4}, {"x", BBLAS_ROLE_BASE, 5}, {"incx", BBLAS_ROLE_LD, 5},
    {"stride_x", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trsv_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"diag", BBLAS_ROLE_VALUE, 2},
    {"max_n", BBLAS_ROLE_BOUND, 3}, {"n", BBLAS_ROLE_EACH, 3}, {"A", BBLAS_ROLE_POINTERS, 4},
    {"lda", BBLAS_ROLE_LD_EACH, 4}, {"x", BBLAS_ROLE_POINTERS, 5}, {"incx", BBLAS_ROLE_LD_EACH, 5},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem trsv_stem = {
    .name = "trsv", .group = "blas2", .types = "sdcz",
    .n_arguments = 6, .arguments = trsv_arguments,
    .n_parameters = {11, 13, 12},
    .parameters = {trsv_batched_parameters, trsv_strided_batched_parameters, trsv_vbatched_parameters},
    .has_info = false, .quick_return = trsv_quick_return,
    .multiplications = trsv_multiplications, .additions = trsv_additions, .reads = trsv_reads, .writes = trsv_writes,
};

static int call_strsv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strsv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_dtrsv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrsv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_ctrsv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrsv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_ztrsv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrsv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_strsv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strsv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_dtrsv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrsv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_ctrsv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrsv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_ztrsv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrsv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_strsv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strsv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dtrsv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrsv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_ctrsv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrsv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_ztrsv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrsv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* gemm */

static int64_t gemm_rows_A(const int64_t *v)
{
    const int64_t transa = v[0];
    const int64_t m = v[2];
    const int64_t k = v[4];
    return transa == BblasNoTrans ? m : k;
}

static int64_t gemm_cols_A(const int64_t *v)
{
    const int64_t transa = v[0];
    const int64_t m = v[2];
    const int64_t k = v[4];
    return transa == BblasNoTrans ? k : m;
}

static int64_t gemm_rows_B(const int64_t *v)
{
    const int64_t transb = v[1];
    const int64_t n = v[3];
    const int64_t k = v[4];
    return transb == BblasNoTrans ? k : n;
}

static int64_t gemm_cols_B(const int64_t *v)
{
    const int64_t transb = v[1];
    const int64_t n = v[3];
    const int64_t k = v[4];
    return transb == BblasNoTrans ? n : k;
}

static int64_t gemm_rows_C(const int64_t *v)
{
    const int64_t m = v[2];
    return m;
}

static int64_t gemm_cols_C(const int64_t *v)
{
    const int64_t n = v[3];
    return n;
}

static bool gemm_quick_return(const int64_t *v)
{
    const int64_t m = v[2];
    const int64_t n = v[3];
    return m == 0 || n == 0;
}

static double gemm_multiplications(const int64_t *v)
{
    const double m = (double)v[2];
    const double n = (double)v[3];
    const double k = (double)v[4];
    return m * n * k;
}

static double gemm_reads(const int64_t *v)
{
    const double m = (double)v[2];
    const double n = (double)v[3];
    const double k = (double)v[4];
    return m * k + k * n + m * n;
}

static double gemm_writes(const int64_t *v)
{
    const double m = (double)v[2];
    const double n = (double)v[3];
    return m * n;
}

static const struct bblas_argument gemm_arguments[] = {
    {.name = "transa", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "transb", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "k", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gemm_rows_A, .input_rows = gemm_rows_A, .cols = gemm_cols_A,
     .input_cols = gemm_cols_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gemm_rows_B, .input_rows = gemm_rows_B, .cols = gemm_cols_B,
     .input_cols = gemm_cols_B},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gemm_rows_C, .input_rows = gemm_rows_C, .cols = gemm_cols_C,
     .input_cols = gemm_cols_C},
};

static const struct bblas_parameter gemm_batched_parameters[] = {
    {"transa", BBLAS_ROLE_VALUE, 0}, {"transb", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"k", BBLAS_ROLE_VALUE, 4}, {"alpha", BBLAS_ROLE_SCALAR, 5},
    {"A", BBLAS_ROLE_POINTERS, 6}, {"lda", BBLAS_ROLE_LD, 6}, {"B", BBLAS_ROLE_POINTERS, 7}, {"ldb", BBLAS_ROLE_LD, 7},
    {"beta", BBLAS_ROLE_SCALAR, 8}, {"C", BBLAS_ROLE_POINTERS, 9}, {"ldc", BBLAS_ROLE_LD, 9},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gemm_strided_batched_parameters[] = {
    {"transa", BBLAS_ROLE_VALUE, 0}, {"transb", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"k", BBLAS_ROLE_VALUE, 4}, {"alpha", BBLAS_ROLE_SCALAR, 5}, {"A", BBLAS_ROLE_BASE, 6},
    {"lda", BBLAS_ROLE_LD, 6}, {"stride_A", BBLAS_ROLE_STRIDE, 6}, {"B", BBLAS_ROLE_BASE, 7}, {"ldb", BBLAS_ROLE_LD, 7},
    {"stride_B", BBLAS_ROLE_STRIDE, 7}, {"beta", BBLAS_ROLE_SCALAR, 8}, {"C", BBLAS_ROLE_BASE, 9},
    {"ldc", BBLAS_ROLE_LD, 9}, {"stride_C", BBLAS_ROLE_STRIDE, 9}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gemm_vbatched_parameters[] = {
    {"transa", BBLAS_ROLE_VALUE, 0}, {"transb", BBLAS_ROLE_VALUE, 1}, {"max_m", BBLAS_ROLE_BOUND, 2},
    {"max_n", BBLAS_ROLE_BOUND, 3}, {"max_k", BBLAS_ROLE_BOUND, 4}, {"m", BBLAS_ROLE_EACH, 2},
    {"n", BBLAS_ROLE_EACH, 3}, {"k", BBLAS_ROLE_EACH, 4}, {"alpha", BBLAS_ROLE_SCALAR, 5},
    {"A", BBLAS_ROLE_POINTERS, 6}, {"lda", BBLAS_ROLE_LD_EACH, 6}, {"B", BBLAS_ROLE_POINTERS, 7},
    {"ldb", BBLAS_ROLE_LD_EACH, 7}, {"beta", BBLAS_ROLE_SCALAR, 8}, {"C", BBLAS_ROLE_POINTERS, 9},
    {"ldc", BBLAS_ROLE_LD_EACH, 9}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem gemm_stem = {
    .name = "gemm", .group = "blas3", .types = "sdcz",
    .n_arguments = 10, .arguments = gemm_arguments,
    .n_parameters = {16, 19, 19},
    .parameters = {gemm_batched_parameters, gemm_strided_batched_parameters, gemm_vbatched_parameters},
    .has_info = false, .quick_return = gemm_quick_return,
    .multiplications = gemm_multiplications, .additions = gemm_multiplications, .reads = gemm_reads,
    .writes = gemm_writes,
};

static int call_sgemm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgemm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i, v[8].p,
        v[9].i, v[10].p, v[11].p, v[12].i, v[13].p, v[14].l, v[15].p);
}

static int call_dgemm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgemm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i, v[8].p,
        v[9].i, v[10].p, v[11].p, v[12].i, v[13].p, v[14].l, v[15].p);
}

static int call_cgemm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgemm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i, v[8].p,
        v[9].i, v[10].p, v[11].p, v[12].i, v[13].p, v[14].l, v[15].p);
}

static int call_zgemm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgemm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i, v[8].p,
        v[9].i, v[10].p, v[11].p, v[12].i, v[13].p, v[14].l, v[15].p);
}

static int call_sgemm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgemm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].p, v[14].i, v[15].l, v[16].p, v[17].l, v[18].p);
}

static int call_dgemm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgemm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].p, v[14].i, v[15].l, v[16].p, v[17].l, v[18].p);
}

static int call_cgemm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgemm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].p, v[14].i, v[15].l, v[16].p, v[17].l, v[18].p);
}

static int call_zgemm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgemm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].i, v[11].l, v[12].p, v[13].p, v[14].i, v[15].l, v[16].p, v[17].l, v[18].p);
}

static int call_sgemm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgemm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].p, v[16].p, v[17].l, v[18].p);
}

static int call_dgemm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgemm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].p, v[16].p, v[17].l, v[18].p);
}

static int call_cgemm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgemm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].p, v[16].p, v[17].l, v[18].p);
}

static int call_zgemm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgemm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].p, v[16].p, v[17].l, v[18].p);
}

/* hemm */

static int64_t hemm_rows_A(const int64_t *v)
{
    const int64_t side = v[0];
    const int64_t m = v[2];
    const int64_t n = v[3];
    return side == BblasLeft ? m : n;
}

static int64_t hemm_rows_B(const int64_t *v)
{
    const int64_t m = v[2];
    return m;
}

static int64_t hemm_cols_B(const int64_t *v)
{
    const int64_t n = v[3];
    return n;
}

static bool hemm_quick_return(const int64_t *v)
{
    const int64_t m = v[2];
    const int64_t n = v[3];
    return m == 0 || n == 0;
}

static double hemm_multiplications(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    return m * n * (side == BblasLeft ? m : n);
}

static double hemm_reads(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    return (side == BblasLeft ? m * (m + 1) / 2 : n * (n + 1) / 2) + 2 * m * n;
}

static double hemm_writes(const int64_t *v)
{
    const double m = (double)v[2];
    const double n = (double)v[3];
    return m * n;
}

static const struct bblas_argument hemm_arguments[] = {
    {.name = "side", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasLeft, BblasRight, 0}, (const int[]){BblasLeft, BblasRight, 0}}},
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = hemm_rows_A, .input_rows = hemm_rows_A,
     .cols = hemm_rows_A, .input_cols = hemm_rows_A, .hermitian = true},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = hemm_rows_B, .input_rows = hemm_rows_B, .cols = hemm_cols_B,
     .input_cols = hemm_cols_B},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = hemm_rows_B, .input_rows = hemm_rows_B, .cols = hemm_cols_B,
     .input_cols = hemm_cols_B},
};

static const struct bblas_parameter hemm_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter hemm_strided_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"B", BBLAS_ROLE_BASE, 6}, {"ldb", BBLAS_ROLE_LD, 6},
    {"stride_B", BBLAS_ROLE_STRIDE, 6}, {"beta", BBLAS_ROLE_SCALAR, 7}, {"C", BBLAS_ROLE_BASE, 8},
    {"ldc", BBLAS_ROLE_LD, 8}, {"stride_C", BBLAS_ROLE_STRIDE, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter hemm_vbatched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"max_m", BBLAS_ROLE_BOUND, 2},
    {"max_n", BBLAS_ROLE_BOUND, 3}, {"m", BBLAS_ROLE_EACH, 2}, {"n", BBLAS_ROLE_EACH, 3},
    {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD_EACH, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD_EACH, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem hemm_stem = {
    .name = "hemm", .group = "blas3", .types = "cz",
    .n_arguments = 9, .arguments = hemm_arguments,
    .n_parameters = {15, 18, 17},
    .parameters = {hemm_batched_parameters, hemm_strided_batched_parameters, hemm_vbatched_parameters},
    .has_info = false, .quick_return = hemm_quick_return,
    .multiplications = hemm_multiplications, .additions = hemm_multiplications, .reads = hemm_reads,
    .writes = hemm_writes,
};

static int call_chemm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_chemm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_zhemm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zhemm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_chemm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_chemm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_zhemm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zhemm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_chemm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_chemm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_zhemm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zhemm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

/* her2k */

static int64_t her2k_rows_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? n : k;
}

static int64_t her2k_cols_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? k : n;
}

static int64_t her2k_rows_C(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool her2k_quick_return(const int64_t *v)
{
    const int64_t n = v[2];
    return n == 0;
}

static double her2k_multiplications(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return k * n * n;
}

static double her2k_additions(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return k * n * n + n;
}

static double her2k_reads(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return 2 * n * k + n * (n + 1) / 2;
}

static double her2k_writes(const int64_t *v)
{
    const double n = (double)v[2];
    return n * (n + 1) / 2;
}

static const struct bblas_argument her2k_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasConjTrans, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "k", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = her2k_rows_A, .input_rows = her2k_rows_A,
     .cols = her2k_cols_A, .input_cols = her2k_cols_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = her2k_rows_A, .input_rows = her2k_rows_A,
     .cols = her2k_cols_A, .input_cols = her2k_cols_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_REAL},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = her2k_rows_C, .input_rows = her2k_rows_C,
     .cols = her2k_rows_C, .input_cols = her2k_rows_C, .hermitian = true},
};

static const struct bblas_parameter her2k_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter her2k_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"B", BBLAS_ROLE_BASE, 6}, {"ldb", BBLAS_ROLE_LD, 6},
    {"stride_B", BBLAS_ROLE_STRIDE, 6}, {"beta", BBLAS_ROLE_SCALAR, 7}, {"C", BBLAS_ROLE_BASE, 8},
    {"ldc", BBLAS_ROLE_LD, 8}, {"stride_C", BBLAS_ROLE_STRIDE, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter her2k_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"max_k", BBLAS_ROLE_BOUND, 3}, {"n", BBLAS_ROLE_EACH, 2}, {"k", BBLAS_ROLE_EACH, 3},
    {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD_EACH, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD_EACH, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem her2k_stem = {
    .name = "her2k", .group = "blas3", .types = "cz",
    .n_arguments = 9, .arguments = her2k_arguments,
    .n_parameters = {15, 18, 17},
    .parameters = {her2k_batched_parameters, her2k_strided_batched_parameters, her2k_vbatched_parameters},
    .has_info = false, .quick_return = her2k_quick_return,
    .multiplications = her2k_multiplications, .additions = her2k_additions, .reads = her2k_reads,
    .writes = her2k_writes,
};

static int call_cher2k_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cher2k_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].i, v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_zher2k_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zher2k_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].i, v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_cher2k_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cher2k_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_zher2k_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zher2k_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_cher2k_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cher2k_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_zher2k_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zher2k_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

/* herk */

static int64_t herk_rows_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? n : k;
}

static int64_t herk_cols_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? k : n;
}

static int64_t herk_rows_C(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool herk_quick_return(const int64_t *v)
{
    const int64_t n = v[2];
    return n == 0;
}

static double herk_multiplications(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return k * n * (n + 1) / 2;
}

static double herk_reads(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return n * k + n * (n + 1) / 2;
}

static double herk_writes(const int64_t *v)
{
    const double n = (double)v[2];
    return n * (n + 1) / 2;
}

static const struct bblas_argument herk_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasConjTrans, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "k", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_REAL},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = herk_rows_A, .input_rows = herk_rows_A, .cols = herk_cols_A,
     .input_cols = herk_cols_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_REAL},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = herk_rows_C, .input_rows = herk_rows_C,
     .cols = herk_rows_C, .input_cols = herk_rows_C, .hermitian = true},
};

static const struct bblas_parameter herk_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"beta", BBLAS_ROLE_SCALAR, 6}, {"C", BBLAS_ROLE_POINTERS, 7}, {"ldc", BBLAS_ROLE_LD, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter herk_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"beta", BBLAS_ROLE_SCALAR, 6}, {"C", BBLAS_ROLE_BASE, 7},
    {"ldc", BBLAS_ROLE_LD, 7}, {"stride_C", BBLAS_ROLE_STRIDE, 7}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter herk_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"max_k", BBLAS_ROLE_BOUND, 3}, {"n", BBLAS_ROLE_EACH, 2}, {"k", BBLAS_ROLE_EACH, 3},
    {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"beta", BBLAS_ROLE_SCALAR, 6}, {"C", BBLAS_ROLE_POINTERS, 7}, {"ldc", BBLAS_ROLE_LD_EACH, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem herk_stem = {
    .name = "herk", .group = "blas3", .types = "cz",
    .n_arguments = 8, .arguments = herk_arguments,
    .n_parameters = {13, 15, 15},
    .parameters = {herk_batched_parameters, herk_strided_batched_parameters, herk_vbatched_parameters},
    .has_info = false, .quick_return = herk_quick_return,
    .multiplications = herk_multiplications, .additions = herk_multiplications, .reads = herk_reads,
    .writes = herk_writes,
};

static int call_cherk_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cherk_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_zherk_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zherk_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_cherk_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cherk_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_zherk_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zherk_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_cherk_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cherk_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].l, v[14].p);
}

static int call_zherk_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zherk_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].l, v[14].p);
}

/* symm */

static int64_t symm_rows_A(const int64_t *v)
{
    const int64_t side = v[0];
    const int64_t m = v[2];
    const int64_t n = v[3];
    return side == BblasLeft ? m : n;
}

static int64_t symm_rows_B(const int64_t *v)
{
    const int64_t m = v[2];
    return m;
}

static int64_t symm_cols_B(const int64_t *v)
{
    const int64_t n = v[3];
    return n;
}

static bool symm_quick_return(const int64_t *v)
{
    const int64_t m = v[2];
    const int64_t n = v[3];
    return m == 0 || n == 0;
}

static double symm_multiplications(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    return m * n * (side == BblasLeft ? m : n);
}

static double symm_reads(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    return (side == BblasLeft ? m * (m + 1) / 2 : n * (n + 1) / 2) + 2 * m * n;
}

static double symm_writes(const int64_t *v)
{
    const double m = (double)v[2];
    const double n = (double)v[3];
    return m * n;
}

static const struct bblas_argument symm_arguments[] = {
    {.name = "side", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasLeft, BblasRight, 0}, (const int[]){BblasLeft, BblasRight, 0}}},
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = symm_rows_A, .input_rows = symm_rows_A,
     .cols = symm_rows_A, .input_cols = symm_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = symm_rows_B, .input_rows = symm_rows_B, .cols = symm_cols_B,
     .input_cols = symm_cols_B},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = symm_rows_B, .input_rows = symm_rows_B, .cols = symm_cols_B,
     .input_cols = symm_cols_B},
};

static const struct bblas_parameter symm_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter symm_strided_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"B", BBLAS_ROLE_BASE, 6}, {"ldb", BBLAS_ROLE_LD, 6},
    {"stride_B", BBLAS_ROLE_STRIDE, 6}, {"beta", BBLAS_ROLE_SCALAR, 7}, {"C", BBLAS_ROLE_BASE, 8},
    {"ldc", BBLAS_ROLE_LD, 8}, {"stride_C", BBLAS_ROLE_STRIDE, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter symm_vbatched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"max_m", BBLAS_ROLE_BOUND, 2},
    {"max_n", BBLAS_ROLE_BOUND, 3}, {"m", BBLAS_ROLE_EACH, 2}, {"n", BBLAS_ROLE_EACH, 3},
    {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD_EACH, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD_EACH, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem symm_stem = {
    .name = "symm", .group = "blas3", .types = "sdcz",
    .n_arguments = 9, .arguments = symm_arguments,
    .n_parameters = {15, 18, 17},
    .parameters = {symm_batched_parameters, symm_strided_batched_parameters, symm_vbatched_parameters},
    .has_info = false, .quick_return = symm_quick_return,
    .multiplications = symm_multiplications, .additions = symm_multiplications, .reads = symm_reads,
    .writes = symm_writes,
};

static int call_ssymm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssymm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_dsymm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsymm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_csymm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csymm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_zsymm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsymm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].i,
        v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_ssymm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssymm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_dsymm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsymm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_csymm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csymm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_zsymm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsymm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_ssymm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssymm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_dsymm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsymm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_csymm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csymm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_zsymm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsymm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

/* syr2k */

static int64_t syr2k_rows_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? n : k;
}

static int64_t syr2k_cols_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? k : n;
}

static int64_t syr2k_rows_C(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool syr2k_quick_return(const int64_t *v)
{
    const int64_t n = v[2];
    return n == 0;
}

static double syr2k_multiplications(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return k * n * n;
}

static double syr2k_additions(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return k * n * n + n;
}

static double syr2k_reads(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return 2 * n * k + n * (n + 1) / 2;
}

static double syr2k_writes(const int64_t *v)
{
    const double n = (double)v[2];
    return n * (n + 1) / 2;
}

static const struct bblas_argument syr2k_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "k", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = syr2k_rows_A, .input_rows = syr2k_rows_A,
     .cols = syr2k_cols_A, .input_cols = syr2k_cols_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = syr2k_rows_A, .input_rows = syr2k_rows_A,
     .cols = syr2k_cols_A, .input_cols = syr2k_cols_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = syr2k_rows_C, .input_rows = syr2k_rows_C,
     .cols = syr2k_rows_C, .input_cols = syr2k_rows_C},
};

static const struct bblas_parameter syr2k_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter syr2k_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"B", BBLAS_ROLE_BASE, 6}, {"ldb", BBLAS_ROLE_LD, 6},
    {"stride_B", BBLAS_ROLE_STRIDE, 6}, {"beta", BBLAS_ROLE_SCALAR, 7}, {"C", BBLAS_ROLE_BASE, 8},
    {"ldc", BBLAS_ROLE_LD, 8}, {"stride_C", BBLAS_ROLE_STRIDE, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter syr2k_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"max_k", BBLAS_ROLE_BOUND, 3}, {"n", BBLAS_ROLE_EACH, 2}, {"k", BBLAS_ROLE_EACH, 3},
    {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD_EACH, 6}, {"beta", BBLAS_ROLE_SCALAR, 7},
    {"C", BBLAS_ROLE_POINTERS, 8}, {"ldc", BBLAS_ROLE_LD_EACH, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem syr2k_stem = {
    .name = "syr2k", .group = "blas3", .types = "sdcz",
    .n_arguments = 9, .arguments = syr2k_arguments,
    .n_parameters = {15, 18, 17},
    .parameters = {syr2k_batched_parameters, syr2k_strided_batched_parameters, syr2k_vbatched_parameters},
    .has_info = false, .quick_return = syr2k_quick_return,
    .multiplications = syr2k_multiplications, .additions = syr2k_additions, .reads = syr2k_reads,
    .writes = syr2k_writes,
};

static int call_ssyr2k_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyr2k_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].i, v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_dsyr2k_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyr2k_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].i, v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_csyr2k_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyr2k_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].i, v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_zsyr2k_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyr2k_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].i, v[9].p, v[10].p, v[11].i, v[12].p, v[13].l, v[14].p);
}

static int call_ssyr2k_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyr2k_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_dsyr2k_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyr2k_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_csyr2k_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyr2k_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_zsyr2k_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyr2k_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].p, v[13].i, v[14].l, v[15].p, v[16].l, v[17].p);
}

static int call_ssyr2k_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyr2k_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_dsyr2k_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyr2k_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_csyr2k_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyr2k_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

static int call_zsyr2k_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyr2k_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].p, v[15].l, v[16].p);
}

/* syrk */

static int64_t syrk_rows_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? n : k;
}

static int64_t syrk_cols_A(const int64_t *v)
{
    const int64_t trans = v[1];
    const int64_t n = v[2];
    const int64_t k = v[3];
    return trans == BblasNoTrans ? k : n;
}

static int64_t syrk_rows_C(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool syrk_quick_return(const int64_t *v)
{
    const int64_t n = v[2];
    return n == 0;
}

static double syrk_multiplications(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return k * n * (n + 1) / 2;
}

static double syrk_reads(const int64_t *v)
{
    const double n = (double)v[2];
    const double k = (double)v[3];
    return n * k + n * (n + 1) / 2;
}

static double syrk_writes(const int64_t *v)
{
    const double n = (double)v[2];
    return n * (n + 1) / 2;
}

static const struct bblas_argument syrk_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "k", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = syrk_rows_A, .input_rows = syrk_rows_A, .cols = syrk_cols_A,
     .input_cols = syrk_cols_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = syrk_rows_C, .input_rows = syrk_rows_C,
     .cols = syrk_rows_C, .input_cols = syrk_rows_C},
};

static const struct bblas_parameter syrk_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"beta", BBLAS_ROLE_SCALAR, 6}, {"C", BBLAS_ROLE_POINTERS, 7}, {"ldc", BBLAS_ROLE_LD, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter syrk_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"k", BBLAS_ROLE_VALUE, 3}, {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"beta", BBLAS_ROLE_SCALAR, 6}, {"C", BBLAS_ROLE_BASE, 7},
    {"ldc", BBLAS_ROLE_LD, 7}, {"stride_C", BBLAS_ROLE_STRIDE, 7}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter syrk_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"max_k", BBLAS_ROLE_BOUND, 3}, {"n", BBLAS_ROLE_EACH, 2}, {"k", BBLAS_ROLE_EACH, 3},
    {"alpha", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"beta", BBLAS_ROLE_SCALAR, 6}, {"C", BBLAS_ROLE_POINTERS, 7}, {"ldc", BBLAS_ROLE_LD_EACH, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem syrk_stem = {
    .name = "syrk", .group = "blas3", .types = "sdcz",
    .n_arguments = 8, .arguments = syrk_arguments,
    .n_parameters = {13, 15, 15},
    .parameters = {syrk_batched_parameters, syrk_strided_batched_parameters, syrk_vbatched_parameters},
    .has_info = false, .quick_return = syrk_quick_return,
    .multiplications = syrk_multiplications, .additions = syrk_multiplications, .reads = syrk_reads,
    .writes = syrk_writes,
};

static int call_ssyrk_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyrk_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_dsyrk_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyrk_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_csyrk_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyrk_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_zsyrk_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyrk_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].p,
        v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_ssyrk_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyrk_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_dsyrk_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyrk_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_csyrk_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyrk_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_zsyrk_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyrk_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].i, v[7].l,
        v[8].p, v[9].p, v[10].i, v[11].l, v[12].p, v[13].l, v[14].p);
}

static int call_ssyrk_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ssyrk_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].l, v[14].p);
}

static int call_dsyrk_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dsyrk_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].l, v[14].p);
}

static int call_csyrk_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_csyrk_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].l, v[14].p);
}

static int call_zsyrk_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zsyrk_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].l, v[14].p);
}

/* trmm */

static int64_t trmm_rows_A(const int64_t *v)
{
    const int64_t side = v[0];
    const int64_t m = v[4];
    const int64_t n = v[5];
    return side == BblasLeft ? m : n;
}

static int64_t trmm_rows_B(const int64_t *v)
{
    const int64_t m = v[4];
    return m;
}

static int64_t trmm_cols_B(const int64_t *v)
{
    const int64_t n = v[5];
    return n;
}

static bool trmm_quick_return(const int64_t *v)
{
    const int64_t m = v[4];
    const int64_t n = v[5];
    return m == 0 || n == 0;
}

static double trmm_multiplications(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[4];
    const double n = (double)v[5];
    return m * n * ((side == BblasLeft ? m : n) + 1) / 2;
}

static double trmm_additions(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[4];
    const double n = (double)v[5];
    return m * n * ((side == BblasLeft ? m : n) - 1) / 2;
}

static double trmm_reads(const int64_t *v)
{
    const double side = (double)v[0];
    const double diag = (double)v[3];
    const double m = (double)v[4];
    const double n = (double)v[5];
    return (side == BblasLeft ? m * (m + 1) / 2 : n * (n + 1) / 2) - (diag == BblasNonUnit ? 0 : (side == BblasLeft ? m : n)) + m * n;
}

static double trmm_writes(const int64_t *v)
{
    const double m = (double)v[4];
    const double n = (double)v[5];
    return m * n;
}

static const struct bblas_argument trmm_arguments[] = {
    {.name = "side", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasLeft, BblasRight, 0}, (const int[]){BblasLeft, BblasRight, 0}}},
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "transa", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "diag", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNonUnit, BblasUnit, 0}, (const int[]){BblasNonUnit, BblasUnit, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = trmm_rows_A, .input_rows = trmm_rows_A,
     .cols = trmm_rows_A, .input_cols = trmm_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = trmm_rows_B, .input_rows = trmm_rows_B, .cols = trmm_cols_B,
     .input_cols = trmm_cols_B},
};

static const struct bblas_parameter trmm_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"transa", BBLAS_ROLE_VALUE, 2},
    {"diag", BBLAS_ROLE_VALUE, 3}, {"m", BBLAS_ROLE_VALUE, 4}, {"n", BBLAS_ROLE_VALUE, 5},
    {"alpha", BBLAS_ROLE_SCALAR, 6}, {"A", BBLAS_ROLE_POINTERS, 7}, {"lda", BBLAS_ROLE_LD, 7},
    {"B", BBLAS_ROLE_POINTERS, 8}, {"ldb", BBLAS_ROLE_LD, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trmm_strided_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"transa", BBLAS_ROLE_VALUE, 2},
    {"diag", BBLAS_ROLE_VALUE, 3}, {"m", BBLAS_ROLE_VALUE, 4}, {"n", BBLAS_ROLE_VALUE, 5},
    {"alpha", BBLAS_ROLE_SCALAR, 6}, {"A", BBLAS_ROLE_BASE, 7}, {"lda", BBLAS_ROLE_LD, 7},
    {"stride_A", BBLAS_ROLE_STRIDE, 7}, {"B", BBLAS_ROLE_BASE, 8}, {"ldb", BBLAS_ROLE_LD, 8},
    {"stride_B", BBLAS_ROLE_STRIDE, 8}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trmm_vbatched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"transa", BBLAS_ROLE_VALUE, 2},
    {"diag", BBLAS_ROLE_VALUE, 3}, {"max_m", BBLAS_ROLE_BOUND, 4}, {"max_n", BBLAS_ROLE_BOUND, 5},
    {"m", BBLAS_ROLE_EACH, 4}, {"n", BBLAS_ROLE_EACH, 5}, {"alpha", BBLAS_ROLE_SCALAR, 6},
    {"A", BBLAS_ROLE_POINTERS, 7}, {"lda", BBLAS_ROLE_LD_EACH, 7}, {"B", BBLAS_ROLE_POINTERS, 8},
    {"ldb", BBLAS_ROLE_LD_EACH, 8}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem trmm_stem = {
    .name = "trmm", .group = "blas3", .types = "sdcz",
    .n_arguments = 9, .arguments = trmm_arguments,
    .n_parameters = {14, 16, 16},
    .parameters = {trmm_batched_parameters, trmm_strided_batched_parameters, trmm_vbatched_parameters},
    .has_info = false, .quick_return = trmm_quick_return,
    .multiplications = trmm_multiplications, .additions = trmm_additions, .reads = trmm_reads, .writes = trmm_writes,
};

static int call_strmm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strmm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_dtrmm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrmm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_ctrmm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrmm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_ztrmm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrmm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_strmm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strmm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_dtrmm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrmm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_ctrmm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrmm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_ztrmm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrmm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_strmm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strmm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_dtrmm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrmm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_ctrmm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrmm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_ztrmm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrmm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

/* trsm */

static int64_t trsm_rows_A(const int64_t *v)
{
    const int64_t side = v[0];
    const int64_t m = v[4];
    const int64_t n = v[5];
    return side == BblasLeft ? m : n;
}

static int64_t trsm_rows_B(const int64_t *v)
{
    const int64_t m = v[4];
    return m;
}

static int64_t trsm_cols_B(const int64_t *v)
{
    const int64_t n = v[5];
    return n;
}

static bool trsm_quick_return(const int64_t *v)
{
    const int64_t m = v[4];
    const int64_t n = v[5];
    return m == 0 || n == 0;
}

static double trsm_multiplications(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[4];
    const double n = (double)v[5];
    return m * n * ((side == BblasLeft ? m : n) + 1) / 2;
}

static double trsm_additions(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[4];
    const double n = (double)v[5];
    return m * n * ((side == BblasLeft ? m : n) - 1) / 2;
}

static double trsm_reads(const int64_t *v)
{
    const double side = (double)v[0];
    const double diag = (double)v[3];
    const double m = (double)v[4];
    const double n = (double)v[5];
    return (side == BblasLeft ? m * (m + 1) / 2 : n * (n + 1) / 2) - (diag == BblasNonUnit ? 0 : (side == BblasLeft ? m : n)) + m * n;
}

static double trsm_writes(const int64_t *v)
{
    const double m = (double)v[4];
    const double n = (double)v[5];
    return m * n;
}

static const struct bblas_argument trsm_arguments[] = {
    {.name = "side", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasLeft, BblasRight, 0}, (const int[]){BblasLeft, BblasRight, 0}}},
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "transa", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "diag", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNonUnit, BblasUnit, 0}, (const int[]){BblasNonUnit, BblasUnit, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = trsm_rows_A, .input_rows = trsm_rows_A,
     .cols = trsm_rows_A, .input_cols = trsm_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = trsm_rows_B, .input_rows = trsm_rows_B, .cols = trsm_cols_B,
     .input_cols = trsm_cols_B},
};

static const struct bblas_parameter trsm_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"transa", BBLAS_ROLE_VALUE, 2},
    {"diag", BBLAS_ROLE_VALUE, 3}, {"m", BBLAS_ROLE_VALUE, 4}, {"n", BBLAS_ROLE_VALUE, 5},
    {"alpha", BBLAS_ROLE_SCALAR, 6}, {"A", BBLAS_ROLE_POINTERS, 7}, {"lda", BBLAS_ROLE_LD, 7},
    {"B", BBLAS_ROLE_POINTERS, 8}, {"ldb", BBLAS_ROLE_LD, 8}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trsm_strided_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"transa", BBLAS_ROLE_VALUE, 2},
    {"diag", BBLAS_ROLE_VALUE, 3}, {"m", BBLAS_ROLE_VALUE, 4}, {"n", BBLAS_ROLE_VALUE, 5},
    {"alpha", BBLAS_ROLE_SCALAR, 6}, {"A", BBLAS_ROLE_BASE, 7}, {"lda", BBLAS_ROLE_LD, 7},
    {"stride_A", BBLAS_ROLE_STRIDE, 7}, {"B", BBLAS_ROLE_BASE, 8}, {"ldb", BBLAS_ROLE_LD, 8},
    {"stride_B", BBLAS_ROLE_STRIDE, 8}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trsm_vbatched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"uplo", BBLAS_ROLE_VALUE, 1}, {"transa", BBLAS_ROLE_VALUE, 2},
    {"diag", BBLAS_ROLE_VALUE, 3}, {"max_m", BBLAS_ROLE_BOUND, 4}, {"max_n", BBLAS_ROLE_BOUND, 5},
    {"m", BBLAS_ROLE_EACH, 4}, {"n", BBLAS_ROLE_EACH, 5}, {"alpha", BBLAS_ROLE_SCALAR, 6},
    {"A", BBLAS_ROLE_POINTERS, 7}, {"lda", BBLAS_ROLE_LD_EACH, 7}, {"B", BBLAS_ROLE_POINTERS, 8},
    {"ldb", BBLAS_ROLE_LD_EACH, 8}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem trsm_stem = {
    .name = "trsm", .group = "blas3", .types = "sdcz",
    .n_arguments = 9, .arguments = trsm_arguments,
    .n_parameters = {14, 16, 16},
    .parameters = {trsm_batched_parameters, trsm_strided_batched_parameters, trsm_vbatched_parameters},
    .has_info = false, .quick_return = trsm_quick_return,
    .multiplications = trsm_multiplications, .additions = trsm_additions, .reads = trsm_reads, .writes = trsm_writes,
};

static int call_strsm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strsm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_dtrsm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrsm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_ctrsm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrsm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_ztrsm_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrsm_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p, v[8].i,
        v[9].p, v[10].i, v[11].p, v[12].l, v[13].p);
}

static int call_strsm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strsm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_dtrsm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrsm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_ctrsm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrsm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_ztrsm_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrsm_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_strsm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strsm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_dtrsm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrsm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_ctrsm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrsm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_ztrsm_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrsm_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].i, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

/* geadd */

static int64_t geadd_rows_A(const int64_t *v)
{
    const int64_t trans = v[0];
    const int64_t m = v[1];
    const int64_t n = v[2];
    return trans == BblasNoTrans ? m : n;
}

static int64_t geadd_cols_A(const int64_t *v)
{
    const int64_t trans = v[0];
    const int64_t m = v[1];
    const int64_t n = v[2];
    return trans == BblasNoTrans ? n : m;
}

static int64_t geadd_rows_B(const int64_t *v)
{
    const int64_t m = v[1];
    return m;
}

static int64_t geadd_cols_B(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool geadd_quick_return(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    return m == 0 || n == 0;
}

static double geadd_multiplications(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    return 2 * m * n;
}

static double geadd_additions(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    return m * n;
}

static const struct bblas_argument geadd_arguments[] = {
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geadd_rows_A, .input_rows = geadd_rows_A,
     .cols = geadd_cols_A, .input_cols = geadd_cols_A},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geadd_rows_B, .input_rows = geadd_rows_B,
     .cols = geadd_cols_B, .input_cols = geadd_cols_B},
};

static const struct bblas_parameter geadd_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"alpha", BBLAS_ROLE_SCALAR, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"beta", BBLAS_ROLE_SCALAR, 5}, {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD, 6},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter geadd_strided_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"alpha", BBLAS_ROLE_SCALAR, 3}, {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"stride_A", BBLAS_ROLE_STRIDE, 4}, {"beta", BBLAS_ROLE_SCALAR, 5}, {"B", BBLAS_ROLE_BASE, 6},
    {"ldb", BBLAS_ROLE_LD, 6}, {"stride_B", BBLAS_ROLE_STRIDE, 6}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter geadd_vbatched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"max_m", BBLAS_ROLE_BOUND, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"m", BBLAS_ROLE_EACH, 1}, {"n", BBLAS_ROLE_EACH, 2}, {"alpha", BBLAS_ROLE_SCALAR, 3},
    {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD_EACH, 4}, {"beta", BBLAS_ROLE_SCALAR, 5},
    {"B", BBLAS_ROLE_POINTERS, 6}, {"ldb", BBLAS_ROLE_LD_EACH, 6}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem geadd_stem = {
    .name = "geadd", .group = "helpers", .types = "sdcz",
    .n_arguments = 7, .arguments = geadd_arguments,
    .n_parameters = {12, 14, 14},
    .parameters = {geadd_batched_parameters, geadd_strided_batched_parameters, geadd_vbatched_parameters},
    .has_info = false, .quick_return = geadd_quick_return,
    .multiplications = geadd_multiplications, .additions = geadd_additions, .reads = geadd_multiplications,
    .writes = geadd_additions,
};

static int call_sgeadd_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgeadd_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_dgeadd_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgeadd_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_cgeadd_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeadd_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_zgeadd_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeadd_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].p, v[7].p,
        v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_sgeadd_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgeadd_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l,
        v[7].p, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_dgeadd_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgeadd_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l,
        v[7].p, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_cgeadd_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeadd_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l,
        v[7].p, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_zgeadd_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeadd_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].i, v[6].l,
        v[7].p, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_sgeadd_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgeadd_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_dgeadd_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgeadd_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_cgeadd_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeadd_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_zgeadd_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeadd_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* lacpy */

static int64_t lacpy_rows_A(const int64_t *v)
{
    const int64_t m = v[1];
    return m;
}

static int64_t lacpy_cols_A(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool lacpy_quick_return(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    return m == 0 || n == 0;
}

static double lacpy_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double lacpy_reads(const int64_t *v)
{
    const double uplo = (double)v[0];
    const double m = (double)v[1];
    const double n = (double)v[2];
    return uplo == BblasGeneral ? m * n : fmin(m, n) * (2 * (uplo == BblasUpper ? n : m) - fmin(m, n) + 1) / 2;
}

static const struct bblas_argument lacpy_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, BblasGeneral, 0}, (const int[]){BblasUpper, BblasLower, BblasGeneral, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = lacpy_rows_A, .input_rows = lacpy_rows_A,
     .cols = lacpy_cols_A, .input_cols = lacpy_cols_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = lacpy_rows_A, .input_rows = lacpy_rows_A,
     .cols = lacpy_cols_A, .input_cols = lacpy_cols_A},
};

static const struct bblas_parameter lacpy_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter lacpy_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_BASE, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"B", BBLAS_ROLE_BASE, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"stride_B", BBLAS_ROLE_STRIDE, 4}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter lacpy_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_m", BBLAS_ROLE_BOUND, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"m", BBLAS_ROLE_EACH, 1}, {"n", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD_EACH, 3},
    {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD_EACH, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem lacpy_stem = {
    .name = "lacpy", .group = "helpers", .types = "sdcz",
    .n_arguments = 5, .arguments = lacpy_arguments,
    .n_parameters = {10, 12, 12},
    .parameters = {lacpy_batched_parameters, lacpy_strided_batched_parameters, lacpy_vbatched_parameters},
    .has_info = false, .quick_return = lacpy_quick_return,
    .multiplications = lacpy_multiplications, .additions = lacpy_multiplications, .reads = lacpy_reads,
    .writes = lacpy_reads,
};

static int call_slacpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slacpy_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_dlacpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlacpy_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_clacpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_clacpy_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_zlacpy_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlacpy_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_slacpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slacpy_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_dlacpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlacpy_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_clacpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_clacpy_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_zlacpy_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlacpy_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_slacpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slacpy_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dlacpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlacpy_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_clacpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_clacpy_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zlacpy_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlacpy_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* laset */

static int64_t laset_rows_A(const int64_t *v)
{
    const int64_t m = v[1];
    return m;
}

static int64_t laset_cols_A(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool laset_quick_return(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    return m == 0 || n == 0;
}

static double laset_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double laset_writes(const int64_t *v)
{
    const double uplo = (double)v[0];
    const double m = (double)v[1];
    const double n = (double)v[2];
    return uplo == BblasGeneral ? m * n : fmin(m, n) * (2 * (uplo == BblasUpper ? n : m) - fmin(m, n) + 1) / 2;
}

static const struct bblas_argument laset_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, BblasGeneral, 0}, (const int[]){BblasUpper, BblasLower, BblasGeneral, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "alpha", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "beta", .kind = BBLAS_SCALAR, .element = BBLAS_ELEMENT_T},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = laset_rows_A, .input_rows = laset_rows_A,
     .cols = laset_cols_A, .input_cols = laset_cols_A},
};

static const struct bblas_parameter laset_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"alpha", BBLAS_ROLE_SCALAR, 3}, {"beta", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter laset_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"alpha", BBLAS_ROLE_SCALAR, 3}, {"beta", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_BASE, 5},
    {"lda", BBLAS_ROLE_LD, 5}, {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter laset_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_m", BBLAS_ROLE_BOUND, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"m", BBLAS_ROLE_EACH, 1}, {"n", BBLAS_ROLE_EACH, 2}, {"alpha", BBLAS_ROLE_SCALAR, 3},
    {"beta", BBLAS_ROLE_SCALAR, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem laset_stem = {
    .name = "laset", .group = "helpers", .types = "sdcz",
    .n_arguments = 6, .arguments = laset_arguments,
    .n_parameters = {10, 11, 12},
    .parameters = {laset_batched_parameters, laset_strided_batched_parameters, laset_vbatched_parameters},
    .has_info = false, .quick_return = laset_quick_return,
    .multiplications = laset_multiplications, .additions = laset_multiplications, .reads = laset_multiplications,
    .writes = laset_writes,
};

static int call_slaset_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slaset_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_dlaset_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlaset_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_claset_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_claset_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_zlaset_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlaset_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_slaset_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slaset_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_dlaset_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlaset_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_claset_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_claset_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_zlaset_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlaset_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_slaset_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slaset_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dlaset_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlaset_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_claset_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_claset_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zlaset_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlaset_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* transpose */

static int64_t transpose_rows_A(const int64_t *v)
{
    const int64_t m = v[1];
    return m;
}

static int64_t transpose_cols_A(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool transpose_quick_return(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    return m == 0 || n == 0;
}

static double transpose_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double transpose_reads(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    return m * n;
}

static const struct bblas_argument transpose_arguments[] = {
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasTrans, BblasConjTrans, 0}, (const int[]){BblasTrans, BblasConjTrans, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = transpose_rows_A, .input_rows = transpose_rows_A,
     .cols = transpose_cols_A, .input_cols = transpose_cols_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = transpose_cols_A, .input_rows = transpose_cols_A,
     .cols = transpose_rows_A, .input_cols = transpose_rows_A},
};

static const struct bblas_parameter transpose_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter transpose_strided_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_BASE, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"B", BBLAS_ROLE_BASE, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"stride_B", BBLAS_ROLE_STRIDE, 4}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter transpose_vbatched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"max_m", BBLAS_ROLE_BOUND, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"m", BBLAS_ROLE_EACH, 1}, {"n", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD_EACH, 3},
    {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD_EACH, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem transpose_stem = {
    .name = "transpose", .group = "helpers", .types = "sdcz",
    .n_arguments = 5, .arguments = transpose_arguments,
    .n_parameters = {10, 12, 12},
    .parameters = {transpose_batched_parameters, transpose_strided_batched_parameters, transpose_vbatched_parameters},
    .has_info = false, .quick_return = transpose_quick_return,
    .multiplications = transpose_multiplications, .additions = transpose_multiplications, .reads = transpose_reads,
    .writes = transpose_reads,
};

static int call_stranspose_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_stranspose_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_dtranspose_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtranspose_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_ctranspose_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctranspose_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_ztranspose_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztranspose_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_stranspose_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_stranspose_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_dtranspose_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtranspose_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_ctranspose_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctranspose_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_ztranspose_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztranspose_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_stranspose_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_stranspose_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dtranspose_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtranspose_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_ctranspose_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctranspose_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_ztranspose_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztranspose_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* posv */

static int64_t posv_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t posv_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[2];
    return nrhs;
}

static bool posv_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double posv_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * n * n / 6 + n * n / 2 + n / 3 + nrhs * n * (n + 1);
}

static double posv_additions(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * n * n / 6 - n / 6 + nrhs * n * (n - 1);
}

static double posv_reads(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * (n + 1) / 2 + n * nrhs;
}

static const struct bblas_argument posv_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = posv_rows_A, .input_rows = posv_rows_A,
     .cols = posv_rows_A, .input_cols = posv_rows_A, .hermitian = true},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = posv_rows_A, .input_rows = posv_rows_A, .cols = posv_cols_B,
     .input_cols = posv_cols_B},
};

static const struct bblas_parameter posv_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter posv_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_BASE, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"B", BBLAS_ROLE_BASE, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"stride_B", BBLAS_ROLE_STRIDE, 4}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter posv_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"max_nrhs", BBLAS_ROLE_BOUND, 2},
    {"n", BBLAS_ROLE_EACH, 1}, {"nrhs", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3},
    {"lda", BBLAS_ROLE_LD_EACH, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD_EACH, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem posv_stem = {
    .name = "posv", .group = "cholesky", .types = "sdcz",
    .n_arguments = 5, .arguments = posv_arguments,
    .n_parameters = {10, 12, 12},
    .parameters = {posv_batched_parameters, posv_strided_batched_parameters, posv_vbatched_parameters},
    .has_info = true, .quick_return = posv_quick_return,
    .multiplications = posv_multiplications, .additions = posv_additions, .reads = posv_reads, .writes = posv_reads,
};

static int call_sposv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sposv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_dposv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dposv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_cposv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cposv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_zposv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zposv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_sposv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sposv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_dposv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dposv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_cposv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cposv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_zposv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zposv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p, v[7].i,
        v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_sposv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sposv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dposv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dposv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_cposv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cposv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zposv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zposv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* potrf */

static int64_t potrf_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool potrf_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double potrf_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n * n / 6 + n * n / 2 + n / 3;
}

static double potrf_additions(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n * n / 6 - n / 6;
}

static double potrf_reads(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2;
}

static const struct bblas_argument potrf_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = potrf_rows_A, .input_rows = potrf_rows_A,
     .cols = potrf_rows_A, .input_cols = potrf_rows_A, .hermitian = true},
};

static const struct bblas_parameter potrf_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter potrf_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter potrf_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 1},
    {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem potrf_stem = {
    .name = "potrf", .group = "cholesky", .types = "sdcz",
    .n_arguments = 3, .arguments = potrf_arguments,
    .n_parameters = {7, 8, 8},
    .parameters = {potrf_batched_parameters, potrf_strided_batched_parameters, potrf_vbatched_parameters},
    .has_info = true, .quick_return = potrf_quick_return,
    .multiplications = potrf_multiplications, .additions = potrf_additions, .reads = potrf_reads, .writes = potrf_reads,
};

static int call_spotrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_dpotrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_cpotrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_zpotrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_spotrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_dpotrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_cpotrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_zpotrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_spotrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dpotrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_cpotrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_zpotrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* potri */

static int64_t potri_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool potri_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double potri_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n * n / 3 + n * n + 2 * n / 3;
}

static double potri_additions(const int64_t *v)
{
    const double n = (double)v[1];
    return n * n * n / 3 - n * n / 2 + n / 6;
}

static double potri_reads(const int64_t *v)
{
    const double n = (double)v[1];
    return n * (n + 1) / 2;
}

static const struct bblas_argument potri_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = potri_rows_A, .input_rows = potri_rows_A,
     .cols = potri_rows_A, .input_cols = potri_rows_A},
};

static const struct bblas_parameter potri_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter potri_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter potri_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 1},
    {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem potri_stem = {
    .name = "potri", .group = "cholesky", .types = "sdcz",
    .n_arguments = 3, .arguments = potri_arguments,
    .n_parameters = {7, 8, 8},
    .parameters = {potri_batched_parameters, potri_strided_batched_parameters, potri_vbatched_parameters},
    .has_info = true, .quick_return = potri_quick_return,
    .multiplications = potri_multiplications, .additions = potri_additions, .reads = potri_reads, .writes = potri_reads,
};

static int call_spotri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotri_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_dpotri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotri_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_cpotri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotri_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_zpotri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotri_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_spotri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotri_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_dpotri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotri_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_cpotri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotri_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_zpotri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotri_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_spotri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotri_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dpotri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotri_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_cpotri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotri_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_zpotri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotri_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* potrs */

static int64_t potrs_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t potrs_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[2];
    return nrhs;
}

static bool potrs_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    const int64_t nrhs = v[2];
    return n == 0 || nrhs == 0;
}

static double potrs_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return nrhs * n * (n + 1);
}

static double potrs_additions(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return nrhs * n * (n - 1);
}

static double potrs_reads(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * (n + 1) / 2 + n * nrhs;
}

static double potrs_writes(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * nrhs;
}

static const struct bblas_argument potrs_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = potrs_rows_A, .input_rows = potrs_rows_A,
     .cols = potrs_rows_A, .input_cols = potrs_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = potrs_rows_A, .input_rows = potrs_rows_A,
     .cols = potrs_cols_B, .input_cols = potrs_cols_B},
};

static const struct bblas_parameter potrs_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter potrs_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_BASE, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"B", BBLAS_ROLE_BASE, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"stride_B", BBLAS_ROLE_STRIDE, 4}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter potrs_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"max_nrhs", BBLAS_ROLE_BOUND, 2},
    {"n", BBLAS_ROLE_EACH, 1}, {"nrhs", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3},
    {"lda", BBLAS_ROLE_LD_EACH, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD_EACH, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem potrs_stem = {
    .name = "potrs", .group = "cholesky", .types = "sdcz",
    .n_arguments = 5, .arguments = potrs_arguments,
    .n_parameters = {10, 12, 12},
    .parameters = {potrs_batched_parameters, potrs_strided_batched_parameters, potrs_vbatched_parameters},
    .has_info = false, .quick_return = potrs_quick_return,
    .multiplications = potrs_multiplications, .additions = potrs_additions, .reads = potrs_reads,
    .writes = potrs_writes,
};

static int call_spotrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_dpotrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_cpotrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_zpotrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_spotrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_dpotrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_cpotrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_zpotrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_spotrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_spotrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dpotrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dpotrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_cpotrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cpotrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zpotrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zpotrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* trtri */

static int64_t trtri_rows_A(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static bool trtri_quick_return(const int64_t *v)
{
    const int64_t n = v[2];
    return n == 0;
}

static double trtri_multiplications(const int64_t *v)
{
    const double n = (double)v[2];
    return n * n * n / 6 + n * n / 2 + n / 3;
}

static double trtri_additions(const int64_t *v)
{
    const double n = (double)v[2];
    return n * n * n / 6 - n * n / 2 + n / 3;
}

static double trtri_reads(const int64_t *v)
{
    const double diag = (double)v[1];
    const double n = (double)v[2];
    return diag == BblasNonUnit ? n * (n + 1) / 2 : n * (n - 1) / 2;
}

static const struct bblas_argument trtri_arguments[] = {
    {.name = "uplo", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasUpper, BblasLower, 0}, (const int[]){BblasUpper, BblasLower, 0}}},
    {.name = "diag", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNonUnit, BblasUnit, 0}, (const int[]){BblasNonUnit, BblasUnit, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_TRIANGLE, .input_part = BBLAS_TRIANGLE, .rows = trtri_rows_A, .input_rows = trtri_rows_A,
     .cols = trtri_rows_A, .input_cols = trtri_rows_A},
};

static const struct bblas_parameter trtri_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"diag", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trtri_strided_batched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"diag", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_BASE, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter trtri_vbatched_parameters[] = {
    {"uplo", BBLAS_ROLE_VALUE, 0}, {"diag", BBLAS_ROLE_VALUE, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"n", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD_EACH, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem trtri_stem = {
    .name = "trtri", .group = "triangular", .types = "sdcz",
    .n_arguments = 4, .arguments = trtri_arguments,
    .n_parameters = {8, 9, 9},
    .parameters = {trtri_batched_parameters, trtri_strided_batched_parameters, trtri_vbatched_parameters},
    .has_info = true, .quick_return = trtri_quick_return,
    .multiplications = trtri_multiplications, .additions = trtri_additions, .reads = trtri_reads, .writes = trtri_reads,
};

static int call_strtri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strtri_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_dtrtri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrtri_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_ctrtri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrtri_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_ztrtri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrtri_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].l, v[7].p);
}

static int call_strtri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strtri_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_dtrtri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrtri_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_ctrtri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrtri_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_ztrtri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrtri_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_strtri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_strtri_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_dtrtri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dtrtri_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_ctrtri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ctrtri_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_ztrtri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_ztrtri_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

/* gesv */

static int64_t gesv_rows_A(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t gesv_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[1];
    return nrhs;
}

static bool gesv_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double gesv_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    const double nrhs = (double)v[1];
    return n * n * n / 3 + 2 * n / 3 + nrhs * n * n;
}

static double gesv_additions(const int64_t *v)
{
    const double n = (double)v[0];
    const double nrhs = (double)v[1];
    return n * n * n / 3 - n * n / 2 + n / 6 + nrhs * n * (n - 1);
}

static double gesv_reads(const int64_t *v)
{
    const double n = (double)v[0];
    const double nrhs = (double)v[1];
    return n * n + n * nrhs;
}

static const struct bblas_argument gesv_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gesv_rows_A, .input_rows = gesv_rows_A, .cols = gesv_rows_A,
     .input_cols = gesv_rows_A},
    {.name = "ipiv", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_INT, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gesv_rows_A, .input_rows = gesv_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gesv_rows_A, .input_rows = gesv_rows_A, .cols = gesv_cols_B,
     .input_cols = gesv_cols_B},
};

static const struct bblas_parameter gesv_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"nrhs", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"ipiv", BBLAS_ROLE_POINTERS, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gesv_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"nrhs", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"ipiv", BBLAS_ROLE_BASE, 3}, {"stride_ipiv", BBLAS_ROLE_STRIDE, 3},
    {"B", BBLAS_ROLE_BASE, 4}, {"ldb", BBLAS_ROLE_LD, 4}, {"stride_B", BBLAS_ROLE_STRIDE, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gesv_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"max_nrhs", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 0},
    {"nrhs", BBLAS_ROLE_EACH, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2},
    {"ipiv", BBLAS_ROLE_POINTERS, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD_EACH, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem gesv_stem = {
    .name = "gesv", .group = "lu", .types = "sdcz",
    .n_arguments = 5, .arguments = gesv_arguments,
    .n_parameters = {10, 13, 12},
    .parameters = {gesv_batched_parameters, gesv_strided_batched_parameters, gesv_vbatched_parameters},
    .has_info = true, .quick_return = gesv_quick_return,
    .multiplications = gesv_multiplications, .additions = gesv_additions, .reads = gesv_reads, .writes = gesv_reads,
};

static int call_sgesv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgesv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_dgesv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgesv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_cgesv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgesv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_zgesv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgesv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].i, v[7].p, v[8].l,
        v[9].p);
}

static int call_sgesv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgesv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_dgesv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgesv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_cgesv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgesv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_zgesv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgesv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_sgesv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgesv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dgesv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgesv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_cgesv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgesv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zgesv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgesv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* gesv_nopiv */

static int64_t gesv_nopiv_rows_A(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static int64_t gesv_nopiv_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[1];
    return nrhs;
}

static bool gesv_nopiv_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double gesv_nopiv_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    const double nrhs = (double)v[1];
    return n * n * n / 3 + 2 * n / 3 + nrhs * n * n;
}

static double gesv_nopiv_additions(const int64_t *v)
{
    const double n = (double)v[0];
    const double nrhs = (double)v[1];
    return n * n * n / 3 - n * n / 2 + n / 6 + nrhs * n * (n - 1);
}

static double gesv_nopiv_reads(const int64_t *v)
{
    const double n = (double)v[0];
    const double nrhs = (double)v[1];
    return n * n + n * nrhs;
}

static const struct bblas_argument gesv_nopiv_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gesv_nopiv_rows_A, .input_rows = gesv_nopiv_rows_A,
     .cols = gesv_nopiv_rows_A, .input_cols = gesv_nopiv_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gesv_nopiv_rows_A, .input_rows = gesv_nopiv_rows_A,
     .cols = gesv_nopiv_cols_B, .input_cols = gesv_nopiv_cols_B},
};

static const struct bblas_parameter gesv_nopiv_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"nrhs", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"B", BBLAS_ROLE_POINTERS, 3}, {"ldb", BBLAS_ROLE_LD, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gesv_nopiv_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"nrhs", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"B", BBLAS_ROLE_BASE, 3}, {"ldb", BBLAS_ROLE_LD, 3},
    {"stride_B", BBLAS_ROLE_STRIDE, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gesv_nopiv_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"max_nrhs", BBLAS_ROLE_BOUND, 1}, {"n", BBLAS_ROLE_EACH, 0},
    {"nrhs", BBLAS_ROLE_EACH, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2},
    {"B", BBLAS_ROLE_POINTERS, 3}, {"ldb", BBLAS_ROLE_LD_EACH, 3}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem gesv_nopiv_stem = {
    .name = "gesv_nopiv", .group = "lu", .types = "sdcz",
    .n_arguments = 4, .arguments = gesv_nopiv_arguments,
    .n_parameters = {9, 11, 11},
    .parameters = {gesv_nopiv_batched_parameters, gesv_nopiv_strided_batched_parameters,
                   gesv_nopiv_vbatched_parameters},
    .has_info = true, .quick_return = gesv_nopiv_quick_return,
    .multiplications = gesv_nopiv_multiplications, .additions = gesv_nopiv_additions, .reads = gesv_nopiv_reads,
    .writes = gesv_nopiv_reads,
};

static int call_sgesv_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgesv_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_dgesv_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgesv_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_cgesv_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgesv_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_zgesv_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgesv_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].i, v[6].p, v[7].l,
        v[8].p);
}

static int call_sgesv_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgesv_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_dgesv_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgesv_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_cgesv_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgesv_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_zgesv_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgesv_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_sgesv_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgesv_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_dgesv_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgesv_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_cgesv_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgesv_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_zgesv_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgesv_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

/* getrf */

static int64_t getrf_rows_A(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t getrf_cols_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t getrf_rows_ipiv(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return smaller(m, n);
}

static bool getrf_quick_return(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return m == 0 || n == 0;
}

static double getrf_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return fmin(m, n) * (m * n - (m + n) * (fmin(m, n) + 1) / 2 + (fmin(m, n) + 1) * (2 * fmin(m, n) + 1) / 6 + m - (fmin(m, n) - 1) / 2);
}

static double getrf_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return fmin(m, n) * (m * n - (m + n) * (fmin(m, n) + 1) / 2 + (fmin(m, n) + 1) * (2 * fmin(m, n) + 1) / 6);
}

static double getrf_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static const struct bblas_argument getrf_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrf_rows_A, .input_rows = getrf_rows_A,
     .cols = getrf_cols_A, .input_cols = getrf_cols_A},
    {.name = "ipiv", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_INT, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrf_rows_ipiv, .input_rows = getrf_rows_ipiv},
};

static const struct bblas_parameter getrf_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"ipiv", BBLAS_ROLE_POINTERS, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrf_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"ipiv", BBLAS_ROLE_BASE, 3}, {"stride_ipiv", BBLAS_ROLE_STRIDE, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrf_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"m", BBLAS_ROLE_EACH, 0},
    {"n", BBLAS_ROLE_EACH, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2},
    {"ipiv", BBLAS_ROLE_POINTERS, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem getrf_stem = {
    .name = "getrf", .group = "lu", .types = "sdcz",
    .n_arguments = 4, .arguments = getrf_arguments,
    .n_parameters = {8, 10, 10},
    .parameters = {getrf_batched_parameters, getrf_strided_batched_parameters, getrf_vbatched_parameters},
    .has_info = true, .quick_return = getrf_quick_return,
    .multiplications = getrf_multiplications, .additions = getrf_additions, .reads = getrf_reads, .writes = getrf_reads,
};

static int call_sgetrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dgetrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_cgetrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_zgetrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_sgetrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_dgetrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_cgetrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_zgetrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_sgetrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_dgetrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_cgetrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_zgetrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

/* getrf_nopiv */

static int64_t getrf_nopiv_rows_A(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t getrf_nopiv_cols_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static bool getrf_nopiv_quick_return(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return m == 0 || n == 0;
}

static double getrf_nopiv_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return fmin(m, n) * (m * n - (m + n) * (fmin(m, n) + 1) / 2 + (fmin(m, n) + 1) * (2 * fmin(m, n) + 1) / 6 + m - (fmin(m, n) - 1) / 2);
}

static double getrf_nopiv_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return fmin(m, n) * (m * n - (m + n) * (fmin(m, n) + 1) / 2 + (fmin(m, n) + 1) * (2 * fmin(m, n) + 1) / 6);
}

static double getrf_nopiv_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static const struct bblas_argument getrf_nopiv_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrf_nopiv_rows_A, .input_rows = getrf_nopiv_rows_A,
     .cols = getrf_nopiv_cols_A, .input_cols = getrf_nopiv_cols_A},
};

static const struct bblas_parameter getrf_nopiv_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrf_nopiv_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrf_nopiv_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"m", BBLAS_ROLE_EACH, 0},
    {"n", BBLAS_ROLE_EACH, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem getrf_nopiv_stem = {
    .name = "getrf_nopiv", .group = "lu", .types = "sdcz",
    .n_arguments = 3, .arguments = getrf_nopiv_arguments,
    .n_parameters = {7, 8, 9},
    .parameters = {getrf_nopiv_batched_parameters, getrf_nopiv_strided_batched_parameters,
                   getrf_nopiv_vbatched_parameters},
    .has_info = true, .quick_return = getrf_nopiv_quick_return,
    .multiplications = getrf_nopiv_multiplications, .additions = getrf_nopiv_additions, .reads = getrf_nopiv_reads,
    .writes = getrf_nopiv_reads,
};

static int call_sgetrf_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrf_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_dgetrf_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrf_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_cgetrf_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrf_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_zgetrf_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrf_nopiv_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].l, v[6].p);
}

static int call_sgetrf_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrf_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_dgetrf_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrf_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_cgetrf_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrf_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_zgetrf_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrf_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p);
}

static int call_sgetrf_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrf_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_dgetrf_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrf_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_cgetrf_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrf_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_zgetrf_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrf_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

/* getri */

static int64_t getri_rows_A(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static bool getri_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    return n == 0;
}

static double getri_multiplications(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n * n * n / 3 + n * n / 2 + 5 * n / 6;
}

static double getri_additions(const int64_t *v)
{
    const double n = (double)v[0];
    return 2 * n * n * n / 3 - 3 * n * n / 2 + 5 * n / 6;
}

static double getri_reads(const int64_t *v)
{
    const double n = (double)v[0];
    return n * n;
}

static const struct bblas_argument getri_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getri_rows_A, .input_rows = getri_rows_A,
     .cols = getri_rows_A, .input_cols = getri_rows_A},
    {.name = "ipiv", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_INT, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getri_rows_A, .input_rows = getri_rows_A},
};

static const struct bblas_parameter getri_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"A", BBLAS_ROLE_POINTERS, 1}, {"lda", BBLAS_ROLE_LD, 1},
    {"ipiv", BBLAS_ROLE_POINTERS, 2}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getri_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"A", BBLAS_ROLE_BASE, 1}, {"lda", BBLAS_ROLE_LD, 1},
    {"stride_A", BBLAS_ROLE_STRIDE, 1}, {"ipiv", BBLAS_ROLE_BASE, 2}, {"stride_ipiv", BBLAS_ROLE_STRIDE, 2},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getri_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"A", BBLAS_ROLE_POINTERS, 1},
    {"lda", BBLAS_ROLE_LD_EACH, 1}, {"ipiv", BBLAS_ROLE_POINTERS, 2}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem getri_stem = {
    .name = "getri", .group = "lu", .types = "sdcz",
    .n_arguments = 3, .arguments = getri_arguments,
    .n_parameters = {7, 9, 8},
    .parameters = {getri_batched_parameters, getri_strided_batched_parameters, getri_vbatched_parameters},
    .has_info = true, .quick_return = getri_quick_return,
    .multiplications = getri_multiplications, .additions = getri_additions, .reads = getri_reads, .writes = getri_reads,
};

static int call_sgetri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetri_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_dgetri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetri_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_cgetri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetri_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_zgetri_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetri_batched))f)(v[0].i, v[1].p, v[2].i, v[3].p, v[4].p, v[5].l, v[6].p);
}

static int call_sgetri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetri_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_dgetri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetri_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_cgetri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetri_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_zgetri_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetri_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].p, v[5].l, v[6].p,
        v[7].l, v[8].p);
}

static int call_sgetri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetri_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dgetri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetri_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_cgetri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetri_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_zgetri_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetri_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].l, v[7].p);
}

/* getrs */

static int64_t getrs_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t getrs_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[2];
    return nrhs;
}

static bool getrs_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    const int64_t nrhs = v[2];
    return n == 0 || nrhs == 0;
}

static double getrs_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return nrhs * n * n;
}

static double getrs_additions(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return nrhs * n * (n - 1);
}

static double getrs_reads(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * n + n * nrhs;
}

static double getrs_writes(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * nrhs;
}

static const struct bblas_argument getrs_arguments[] = {
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrs_rows_A, .input_rows = getrs_rows_A,
     .cols = getrs_rows_A, .input_cols = getrs_rows_A},
    {.name = "ipiv", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_INT, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrs_rows_A, .input_rows = getrs_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrs_rows_A, .input_rows = getrs_rows_A,
     .cols = getrs_cols_B, .input_cols = getrs_cols_B},
};

static const struct bblas_parameter getrs_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"ipiv", BBLAS_ROLE_POINTERS, 4},
    {"B", BBLAS_ROLE_POINTERS, 5}, {"ldb", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrs_strided_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_BASE, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3},
    {"ipiv", BBLAS_ROLE_BASE, 4}, {"stride_ipiv", BBLAS_ROLE_STRIDE, 4}, {"B", BBLAS_ROLE_BASE, 5},
    {"ldb", BBLAS_ROLE_LD, 5}, {"stride_B", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrs_vbatched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"max_nrhs", BBLAS_ROLE_BOUND, 2},
    {"n", BBLAS_ROLE_EACH, 1}, {"nrhs", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3},
    {"lda", BBLAS_ROLE_LD_EACH, 3}, {"ipiv", BBLAS_ROLE_POINTERS, 4}, {"B", BBLAS_ROLE_POINTERS, 5},
    {"ldb", BBLAS_ROLE_LD_EACH, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem getrs_stem = {
    .name = "getrs", .group = "lu", .types = "sdcz",
    .n_arguments = 6, .arguments = getrs_arguments,
    .n_parameters = {11, 14, 13},
    .parameters = {getrs_batched_parameters, getrs_strided_batched_parameters, getrs_vbatched_parameters},
    .has_info = false, .quick_return = getrs_quick_return,
    .multiplications = getrs_multiplications, .additions = getrs_additions, .reads = getrs_reads,
    .writes = getrs_writes,
};

static int call_sgetrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].p, v[9].l, v[10].p);
}

static int call_dgetrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].p, v[9].l, v[10].p);
}

static int call_cgetrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].p, v[9].l, v[10].p);
}

static int call_zgetrs_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrs_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].i,
        v[8].p, v[9].l, v[10].p);
}

static int call_sgetrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_dgetrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_cgetrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_zgetrs_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrs_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].i, v[10].l, v[11].p, v[12].l, v[13].p);
}

static int call_sgetrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].l, v[12].p);
}

static int call_dgetrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].l, v[12].p);
}

static int call_cgetrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].l, v[12].p);
}

static int call_zgetrs_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrs_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].l, v[12].p);
}

/* getrs_nopiv */

static int64_t getrs_nopiv_rows_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t getrs_nopiv_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[2];
    return nrhs;
}

static bool getrs_nopiv_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    const int64_t nrhs = v[2];
    return n == 0 || nrhs == 0;
}

static double getrs_nopiv_multiplications(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return nrhs * n * n;
}

static double getrs_nopiv_additions(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return nrhs * n * (n - 1);
}

static double getrs_nopiv_reads(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * n + n * nrhs;
}

static double getrs_nopiv_writes(const int64_t *v)
{
    const double n = (double)v[1];
    const double nrhs = (double)v[2];
    return n * nrhs;
}

static const struct bblas_argument getrs_nopiv_arguments[] = {
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}}},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrs_nopiv_rows_A, .input_rows = getrs_nopiv_rows_A,
     .cols = getrs_nopiv_rows_A, .input_cols = getrs_nopiv_rows_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = getrs_nopiv_rows_A, .input_rows = getrs_nopiv_rows_A,
     .cols = getrs_nopiv_cols_B, .input_cols = getrs_nopiv_cols_B},
};

static const struct bblas_parameter getrs_nopiv_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_POINTERS, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrs_nopiv_strided_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"nrhs", BBLAS_ROLE_VALUE, 2},
    {"A", BBLAS_ROLE_BASE, 3}, {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"B", BBLAS_ROLE_BASE, 4},
    {"ldb", BBLAS_ROLE_LD, 4}, {"stride_B", BBLAS_ROLE_STRIDE, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter getrs_nopiv_vbatched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"max_nrhs", BBLAS_ROLE_BOUND, 2},
    {"n", BBLAS_ROLE_EACH, 1}, {"nrhs", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3},
    {"lda", BBLAS_ROLE_LD_EACH, 3}, {"B", BBLAS_ROLE_POINTERS, 4}, {"ldb", BBLAS_ROLE_LD_EACH, 4},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem getrs_nopiv_stem = {
    .name = "getrs_nopiv", .group = "lu", .types = "sdcz",
    .n_arguments = 5, .arguments = getrs_nopiv_arguments,
    .n_parameters = {10, 12, 12},
    .parameters = {getrs_nopiv_batched_parameters, getrs_nopiv_strided_batched_parameters,
                   getrs_nopiv_vbatched_parameters},
    .has_info = false, .quick_return = getrs_nopiv_quick_return,
    .multiplications = getrs_nopiv_multiplications, .additions = getrs_nopiv_additions, .reads = getrs_nopiv_reads,
    .writes = getrs_nopiv_writes,
};

static int call_sgetrs_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrs_nopiv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_dgetrs_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrs_nopiv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_cgetrs_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrs_nopiv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_zgetrs_nopiv_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrs_nopiv_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_sgetrs_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrs_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_dgetrs_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrs_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_cgetrs_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrs_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_zgetrs_nopiv_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrs_nopiv_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].i, v[8].l, v[9].p, v[10].l, v[11].p);
}

static int call_sgetrs_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgetrs_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dgetrs_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgetrs_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_cgetrs_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgetrs_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zgetrs_nopiv_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgetrs_nopiv_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* laswp */

static int64_t laswp_rows_A(const int64_t *v)
{
    const int64_t k2 = v[3];
    return k2;
}

static int64_t laswp_cols_A(const int64_t *v)
{
    const int64_t n = v[0];
    return n;
}

static bool laswp_valid_k1(const int64_t *v)
{
    const int64_t k1 = v[2];
    return k1 >= 1;
}

static bool laswp_valid_k2(const int64_t *v)
{
    const int64_t k2 = v[3];
    return k2 >= 0;
}

static int64_t laswp_rows_ipiv(const int64_t *v)
{
    const int64_t k1 = v[2];
    const int64_t k2 = v[3];
    const int64_t incx = v[5];
    return k2 < k1 ? 0 : k1 + (k2 - k1) * magnitude(incx);
}

static bool laswp_valid_incx(const int64_t *v)
{
    const int64_t incx = v[5];
    return incx != 0;
}

static bool laswp_quick_return(const int64_t *v)
{
    const int64_t n = v[0];
    const int64_t k1 = v[2];
    const int64_t k2 = v[3];
    return n == 0 || k2 < k1;
}

static double laswp_multiplications(const int64_t *v)
{
    (void)v;
    return 0;
}

static double laswp_reads(const int64_t *v)
{
    const double n = (double)v[0];
    const double k1 = (double)v[2];
    const double k2 = (double)v[3];
    return 2 * n * fmax(k2 - k1 + 1, 0);
}

static const struct bblas_argument laswp_arguments[] = {
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = laswp_rows_A, .input_rows = laswp_rows_A,
     .cols = laswp_cols_A, .input_cols = laswp_cols_A},
    {.name = "k1", .kind = BBLAS_INDEX, .valid = laswp_valid_k1},
    {.name = "k2", .kind = BBLAS_INDEX, .valid = laswp_valid_k2},
    {.name = "ipiv", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_INT, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = laswp_rows_ipiv, .input_rows = laswp_rows_ipiv},
    {.name = "incx", .kind = BBLAS_INDEX, .valid = laswp_valid_incx},
};

static const struct bblas_parameter laswp_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"A", BBLAS_ROLE_POINTERS, 1}, {"lda", BBLAS_ROLE_LD, 1}, {"k1", BBLAS_ROLE_VALUE, 2},
    {"k2", BBLAS_ROLE_VALUE, 3}, {"ipiv", BBLAS_ROLE_POINTERS, 4}, {"incx", BBLAS_ROLE_VALUE, 5},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter laswp_strided_batched_parameters[] = {
    {"n", BBLAS_ROLE_VALUE, 0}, {"A", BBLAS_ROLE_BASE, 1}, {"lda", BBLAS_ROLE_LD, 1},
    {"stride_A", BBLAS_ROLE_STRIDE, 1}, {"k1", BBLAS_ROLE_VALUE, 2}, {"k2", BBLAS_ROLE_VALUE, 3},
    {"ipiv", BBLAS_ROLE_BASE, 4}, {"stride_ipiv", BBLAS_ROLE_STRIDE, 4}, {"incx", BBLAS_ROLE_VALUE, 5},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter laswp_vbatched_parameters[] = {
    {"max_n", BBLAS_ROLE_BOUND, 0}, {"n", BBLAS_ROLE_EACH, 0}, {"A", BBLAS_ROLE_POINTERS, 1},
    {"lda", BBLAS_ROLE_LD_EACH, 1}, {"k1", BBLAS_ROLE_EACH, 2}, {"k2", BBLAS_ROLE_EACH, 3},
    {"ipiv", BBLAS_ROLE_POINTERS, 4}, {"incx", BBLAS_ROLE_EACH, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem laswp_stem = {
    .name = "laswp", .group = "lu", .types = "sdcz",
    .n_arguments = 6, .arguments = laswp_arguments,
    .n_parameters = {10, 12, 11},
    .parameters = {laswp_batched_parameters, laswp_strided_batched_parameters, laswp_vbatched_parameters},
    .has_info = false, .quick_return = laswp_quick_return,
    .multiplications = laswp_multiplications, .additions = laswp_multiplications, .reads = laswp_reads,
    .writes = laswp_reads,
};

static int call_slaswp_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slaswp_batched))f)(v[0].i, v[1].p, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_dlaswp_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlaswp_batched))f)(v[0].i, v[1].p, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_claswp_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_claswp_batched))f)(v[0].i, v[1].p, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_zlaswp_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlaswp_batched))f)(v[0].i, v[1].p, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].l, v[9].p);
}

static int call_slaswp_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slaswp_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].i, v[5].i, v[6].p,
        v[7].l, v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_dlaswp_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlaswp_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].i, v[5].i, v[6].p,
        v[7].l, v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_claswp_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_claswp_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].i, v[5].i, v[6].p,
        v[7].l, v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_zlaswp_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlaswp_strided_batched))f)(v[0].i, v[1].p, v[2].i, v[3].l, v[4].i, v[5].i, v[6].p,
        v[7].l, v[8].i, v[9].p, v[10].l, v[11].p);
}

static int call_slaswp_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_slaswp_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_dlaswp_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dlaswp_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_claswp_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_claswp_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

static int call_zlaswp_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zlaswp_vbatched))f)(v[0].i, v[1].p, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].l, v[10].p);
}

/* gels */

static int64_t gels_rows_A(const int64_t *v)
{
    const int64_t m = v[1];
    return m;
}

static int64_t gels_cols_A(const int64_t *v)
{
    const int64_t n = v[2];
    return n;
}

static int64_t gels_rows_B(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    return larger(m, n);
}

static int64_t gels_input_rows_B(const int64_t *v)
{
    const int64_t trans = v[0];
    const int64_t m = v[1];
    const int64_t n = v[2];
    return trans == BblasNoTrans ? m : n;
}

static int64_t gels_cols_B(const int64_t *v)
{
    const int64_t nrhs = v[3];
    return nrhs;
}

static bool gels_quick_return(const int64_t *v)
{
    const int64_t m = v[1];
    const int64_t n = v[2];
    const int64_t nrhs = v[3];
    return nrhs == 0 || (m == 0 && n == 0);
}

static double gels_multiplications(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    const double nrhs = (double)v[3];
    return fmin(m, n) * fmin(m, n) * (fmax(m, n) - fmin(m, n) / 3) + nrhs * (2 * m * n - fmin(m, n) * fmin(m, n)) + nrhs * fmin(m, n) * (fmin(m, n) + 1) / 2;
}

static double gels_additions(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    const double nrhs = (double)v[3];
    return fmin(m, n) * fmin(m, n) * (fmax(m, n) - fmin(m, n) / 3) + nrhs * (2 * m * n - fmin(m, n) * fmin(m, n)) + nrhs * fmin(m, n) * (fmin(m, n) - 1) / 2;
}

static double gels_reads(const int64_t *v)
{
    const double trans = (double)v[0];
    const double m = (double)v[1];
    const double n = (double)v[2];
    const double nrhs = (double)v[3];
    return m * n + nrhs * (trans == BblasNoTrans ? m : n);
}

static double gels_writes(const int64_t *v)
{
    const double m = (double)v[1];
    const double n = (double)v[2];
    const double nrhs = (double)v[3];
    return m * n + nrhs * fmax(m, n);
}

static const struct bblas_argument gels_arguments[] = {
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasConjTrans, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "nrhs", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gels_rows_A, .input_rows = gels_rows_A, .cols = gels_cols_A,
     .input_cols = gels_cols_A},
    {.name = "B", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = gels_rows_B, .input_rows = gels_input_rows_B,
     .cols = gels_cols_B, .input_cols = gels_cols_B},
};

static const struct bblas_parameter gels_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"nrhs", BBLAS_ROLE_VALUE, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"B", BBLAS_ROLE_POINTERS, 5}, {"ldb", BBLAS_ROLE_LD, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gels_strided_batched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"m", BBLAS_ROLE_VALUE, 1}, {"n", BBLAS_ROLE_VALUE, 2},
    {"nrhs", BBLAS_ROLE_VALUE, 3}, {"A", BBLAS_ROLE_BASE, 4}, {"lda", BBLAS_ROLE_LD, 4},
    {"stride_A", BBLAS_ROLE_STRIDE, 4}, {"B", BBLAS_ROLE_BASE, 5}, {"ldb", BBLAS_ROLE_LD, 5},
    {"stride_B", BBLAS_ROLE_STRIDE, 5}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter gels_vbatched_parameters[] = {
    {"trans", BBLAS_ROLE_VALUE, 0}, {"max_m", BBLAS_ROLE_BOUND, 1}, {"max_n", BBLAS_ROLE_BOUND, 2},
    {"max_nrhs", BBLAS_ROLE_BOUND, 3}, {"m", BBLAS_ROLE_EACH, 1}, {"n", BBLAS_ROLE_EACH, 2},
    {"nrhs", BBLAS_ROLE_EACH, 3}, {"A", BBLAS_ROLE_POINTERS, 4}, {"lda", BBLAS_ROLE_LD_EACH, 4},
    {"B", BBLAS_ROLE_POINTERS, 5}, {"ldb", BBLAS_ROLE_LD_EACH, 5}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem gels_stem = {
    .name = "gels", .group = "qr", .types = "sdcz",
    .n_arguments = 6, .arguments = gels_arguments,
    .n_parameters = {11, 13, 14},
    .parameters = {gels_batched_parameters, gels_strided_batched_parameters, gels_vbatched_parameters},
    .has_info = true, .quick_return = gels_quick_return,
    .multiplications = gels_multiplications, .additions = gels_additions, .reads = gels_reads, .writes = gels_writes,
};

static int call_sgels_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgels_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_dgels_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgels_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_cgels_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgels_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_zgels_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgels_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].p, v[7].i, v[8].p,
        v[9].l, v[10].p);
}

static int call_sgels_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgels_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_dgels_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgels_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_cgels_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgels_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_zgels_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgels_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].i, v[6].l, v[7].p,
        v[8].i, v[9].l, v[10].p, v[11].l, v[12].p);
}

static int call_sgels_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgels_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_dgels_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgels_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_cgels_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgels_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

static int call_zgels_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgels_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].l, v[13].p);
}

/* geqrf */

static int64_t geqrf_rows_A(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t geqrf_cols_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t geqrf_rows_tau(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return smaller(m, n);
}

static bool geqrf_quick_return(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return m == 0 || n == 0;
}

static double geqrf_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m > n ? n * (n * (m - n / 3) + n / 2 + m) + 23 * n / 6 : m * (m * (n - m / 3) - m / 2 + 2 * n) + 23 * m / 6;
}

static double geqrf_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m > n ? n * (n * (m - n / 3) + n / 2) + 5 * n / 6 : m * (m * (n - m / 3) - m / 2 + n) + 5 * m / 6;
}

static double geqrf_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static double geqrf_writes(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n + fmin(m, n);
}

static const struct bblas_argument geqrf_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geqrf_rows_A, .input_rows = geqrf_rows_A,
     .cols = geqrf_cols_A, .input_cols = geqrf_cols_A},
    {.name = "tau", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_T, .access = BBLAS_OUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = geqrf_rows_tau, .input_rows = geqrf_rows_tau},
};

static const struct bblas_parameter geqrf_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"tau", BBLAS_ROLE_POINTERS, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter geqrf_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"A", BBLAS_ROLE_BASE, 2}, {"lda", BBLAS_ROLE_LD, 2},
    {"stride_A", BBLAS_ROLE_STRIDE, 2}, {"tau", BBLAS_ROLE_BASE, 3}, {"stride_tau", BBLAS_ROLE_STRIDE, 3},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter geqrf_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"m", BBLAS_ROLE_EACH, 0},
    {"n", BBLAS_ROLE_EACH, 1}, {"A", BBLAS_ROLE_POINTERS, 2}, {"lda", BBLAS_ROLE_LD_EACH, 2},
    {"tau", BBLAS_ROLE_POINTERS, 3}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem geqrf_stem = {
    .name = "geqrf", .group = "qr", .types = "sdcz",
    .n_arguments = 4, .arguments = geqrf_arguments,
    .n_parameters = {8, 10, 10},
    .parameters = {geqrf_batched_parameters, geqrf_strided_batched_parameters, geqrf_vbatched_parameters},
    .has_info = false, .quick_return = geqrf_quick_return,
    .multiplications = geqrf_multiplications, .additions = geqrf_additions, .reads = geqrf_reads,
    .writes = geqrf_writes,
};

static int call_sgeqrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgeqrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_dgeqrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgeqrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_cgeqrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeqrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_zgeqrf_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeqrf_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].p, v[5].p, v[6].l, v[7].p);
}

static int call_sgeqrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgeqrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_dgeqrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgeqrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_cgeqrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeqrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_zgeqrf_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeqrf_strided_batched))f)(v[0].i, v[1].i, v[2].p, v[3].i, v[4].l, v[5].p, v[6].l,
        v[7].p, v[8].l, v[9].p);
}

static int call_sgeqrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sgeqrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_dgeqrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dgeqrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_cgeqrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cgeqrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

static int call_zgeqrf_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zgeqrf_vbatched))f)(v[0].i, v[1].i, v[2].p, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].l, v[9].p);
}

/* orgqr */

static bool orgqr_valid_n(const int64_t *v)
{
    const int64_t m = v[0];
    const int64_t n = v[1];
    return n <= m;
}

static bool orgqr_valid_k(const int64_t *v)
{
    const int64_t n = v[1];
    const int64_t k = v[2];
    return k <= n;
}

static int64_t orgqr_rows_A(const int64_t *v)
{
    const int64_t m = v[0];
    return m;
}

static int64_t orgqr_cols_A(const int64_t *v)
{
    const int64_t n = v[1];
    return n;
}

static int64_t orgqr_input_cols_A(const int64_t *v)
{
    const int64_t k = v[2];
    return k;
}

static bool orgqr_quick_return(const int64_t *v)
{
    const int64_t n = v[1];
    return n == 0;
}

static double orgqr_multiplications(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    const double k = (double)v[2];
    return k * (2 * m * n + 2 * n + k * (2 * k / 3 - (m + n) - 1)) - 5 * k / 3;
}

static double orgqr_additions(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    const double k = (double)v[2];
    return k * (2 * m * n + n - m + k * (2 * k / 3 - (m + n))) + k / 3;
}

static double orgqr_reads(const int64_t *v)
{
    const double m = (double)v[0];
    const double k = (double)v[2];
    return m * k - k * (k + 1) / 2 + k;
}

static double orgqr_writes(const int64_t *v)
{
    const double m = (double)v[0];
    const double n = (double)v[1];
    return m * n;
}

static const struct bblas_argument orgqr_arguments[] = {
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE, .valid = orgqr_valid_n},
    {.name = "k", .kind = BBLAS_SIZE, .valid = orgqr_valid_k},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_REFLECTORS, .rows = orgqr_rows_A, .input_rows = orgqr_rows_A,
     .cols = orgqr_cols_A, .input_cols = orgqr_input_cols_A},
    {.name = "tau", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = orgqr_input_cols_A, .input_rows = orgqr_input_cols_A},
};

static const struct bblas_parameter orgqr_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"k", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_POINTERS, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"tau", BBLAS_ROLE_POINTERS, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter orgqr_strided_batched_parameters[] = {
    {"m", BBLAS_ROLE_VALUE, 0}, {"n", BBLAS_ROLE_VALUE, 1}, {"k", BBLAS_ROLE_VALUE, 2}, {"A", BBLAS_ROLE_BASE, 3},
    {"lda", BBLAS_ROLE_LD, 3}, {"stride_A", BBLAS_ROLE_STRIDE, 3}, {"tau", BBLAS_ROLE_BASE, 4},
    {"stride_tau", BBLAS_ROLE_STRIDE, 4}, {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1},
    {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter orgqr_vbatched_parameters[] = {
    {"max_m", BBLAS_ROLE_BOUND, 0}, {"max_n", BBLAS_ROLE_BOUND, 1}, {"max_k", BBLAS_ROLE_BOUND, 2},
    {"m", BBLAS_ROLE_EACH, 0}, {"n", BBLAS_ROLE_EACH, 1}, {"k", BBLAS_ROLE_EACH, 2}, {"A", BBLAS_ROLE_POINTERS, 3},
    {"lda", BBLAS_ROLE_LD_EACH, 3}, {"tau", BBLAS_ROLE_POINTERS, 4}, {"info", BBLAS_ROLE_INFO, -1},
    {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem orgqr_stem = {
    .name = "orgqr", .group = "qr", .types = "sdcz",
    .n_arguments = 5, .arguments = orgqr_arguments,
    .n_parameters = {9, 11, 12},
    .parameters = {orgqr_batched_parameters, orgqr_strided_batched_parameters, orgqr_vbatched_parameters},
    .has_info = false, .quick_return = orgqr_quick_return,
    .multiplications = orgqr_multiplications, .additions = orgqr_additions, .reads = orgqr_reads,
    .writes = orgqr_writes,
};

static int call_sorgqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sorgqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_dorgqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dorgqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_cungqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cungqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_zungqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zungqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].p, v[6].p, v[7].l,
        v[8].p);
}

static int call_sorgqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sorgqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_dorgqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dorgqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_cungqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cungqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_zungqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zungqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].i, v[5].l, v[6].p,
        v[7].l, v[8].p, v[9].l, v[10].p);
}

static int call_sorgqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sorgqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_dorgqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dorgqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_cungqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cungqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

static int call_zungqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zungqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].p, v[4].p, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].l, v[11].p);
}

/* ormqr */

static bool ormqr_valid_k(const int64_t *v)
{
    const int64_t side = v[0];
    const int64_t m = v[2];
    const int64_t n = v[3];
    const int64_t k = v[4];
    return k <= (side == BblasLeft ? m : n);
}

static int64_t ormqr_rows_A(const int64_t *v)
{
    const int64_t side = v[0];
    const int64_t m = v[2];
    const int64_t n = v[3];
    return side == BblasLeft ? m : n;
}

static int64_t ormqr_cols_A(const int64_t *v)
{
    const int64_t k = v[4];
    return k;
}

static int64_t ormqr_rows_C(const int64_t *v)
{
    const int64_t m = v[2];
    return m;
}

static int64_t ormqr_cols_C(const int64_t *v)
{
    const int64_t n = v[3];
    return n;
}

static bool ormqr_quick_return(const int64_t *v)
{
    const int64_t m = v[2];
    const int64_t n = v[3];
    const int64_t k = v[4];
    return m == 0 || n == 0 || k == 0;
}

static double ormqr_multiplications(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    const double k = (double)v[4];
    return side == BblasLeft ? 2 * n * m * k - n * k * k + 2 * n * k : 2 * n * m * k - m * k * k + m * k + n * k - k * k / 2 + k / 2;
}

static double ormqr_additions(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    const double k = (double)v[4];
    return side == BblasLeft ? 2 * n * m * k - n * k * k + n * k : 2 * n * m * k - m * k * k + m * k;
}

static double ormqr_reads(const int64_t *v)
{
    const double side = (double)v[0];
    const double m = (double)v[2];
    const double n = (double)v[3];
    const double k = (double)v[4];
    return (side == BblasLeft ? m : n) * k - k * (k + 1) / 2 + k + m * n;
}

static double ormqr_writes(const int64_t *v)
{
    const double m = (double)v[2];
    const double n = (double)v[3];
    return m * n;
}

static const struct bblas_argument ormqr_arguments[] = {
    {.name = "side", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasLeft, BblasRight, 0}, (const int[]){BblasLeft, BblasRight, 0}}},
    {.name = "trans", .kind = BBLAS_OPTION,
     .options = {(const int[]){BblasNoTrans, BblasTrans, BblasConjTrans, 0}, (const int[]){BblasNoTrans, BblasConjTrans, 0}}},
    {.name = "m", .kind = BBLAS_SIZE},
    {.name = "n", .kind = BBLAS_SIZE},
    {.name = "k", .kind = BBLAS_SIZE, .valid = ormqr_valid_k},
    {.name = "A", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_REFLECTORS, .input_part = BBLAS_REFLECTORS, .rows = ormqr_rows_A, .input_rows = ormqr_rows_A,
     .cols = ormqr_cols_A, .input_cols = ormqr_cols_A},
    {.name = "tau", .kind = BBLAS_ARRAY, .element = BBLAS_ELEMENT_T, .access = BBLAS_IN,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = ormqr_cols_A, .input_rows = ormqr_cols_A},
    {.name = "C", .kind = BBLAS_MATRIX, .element = BBLAS_ELEMENT_T, .access = BBLAS_INOUT,
     .part = BBLAS_FULL, .input_part = BBLAS_FULL, .rows = ormqr_rows_C, .input_rows = ormqr_rows_C,
     .cols = ormqr_cols_C, .input_cols = ormqr_cols_C},
};

static const struct bblas_parameter ormqr_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"k", BBLAS_ROLE_VALUE, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"tau", BBLAS_ROLE_POINTERS, 6}, {"C", BBLAS_ROLE_POINTERS, 7}, {"ldc", BBLAS_ROLE_LD, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter ormqr_strided_batched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"m", BBLAS_ROLE_VALUE, 2},
    {"n", BBLAS_ROLE_VALUE, 3}, {"k", BBLAS_ROLE_VALUE, 4}, {"A", BBLAS_ROLE_BASE, 5}, {"lda", BBLAS_ROLE_LD, 5},
    {"stride_A", BBLAS_ROLE_STRIDE, 5}, {"tau", BBLAS_ROLE_BASE, 6}, {"stride_tau", BBLAS_ROLE_STRIDE, 6},
    {"C", BBLAS_ROLE_BASE, 7}, {"ldc", BBLAS_ROLE_LD, 7}, {"stride_C", BBLAS_ROLE_STRIDE, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_parameter ormqr_vbatched_parameters[] = {
    {"side", BBLAS_ROLE_VALUE, 0}, {"trans", BBLAS_ROLE_VALUE, 1}, {"max_m", BBLAS_ROLE_BOUND, 2},
    {"max_n", BBLAS_ROLE_BOUND, 3}, {"max_k", BBLAS_ROLE_BOUND, 4}, {"m", BBLAS_ROLE_EACH, 2},
    {"n", BBLAS_ROLE_EACH, 3}, {"k", BBLAS_ROLE_EACH, 4}, {"A", BBLAS_ROLE_POINTERS, 5}, {"lda", BBLAS_ROLE_LD_EACH, 5},
    {"tau", BBLAS_ROLE_POINTERS, 6}, {"C", BBLAS_ROLE_POINTERS, 7}, {"ldc", BBLAS_ROLE_LD_EACH, 7},
    {"info", BBLAS_ROLE_INFO, -1}, {"batch_count", BBLAS_ROLE_BATCH_COUNT, -1}, {"queue", BBLAS_ROLE_QUEUE, -1}
};

static const struct bblas_stem ormqr_stem = {
    .name = "ormqr", .group = "qr", .types = "sdcz",
    .n_arguments = 8, .arguments = ormqr_arguments,
    .n_parameters = {13, 16, 16},
    .parameters = {ormqr_batched_parameters, ormqr_strided_batched_parameters, ormqr_vbatched_parameters},
    .has_info = false, .quick_return = ormqr_quick_return,
    .multiplications = ormqr_multiplications, .additions = ormqr_additions, .reads = ormqr_reads,
    .writes = ormqr_writes,
};

static int call_sormqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sormqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].p, v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_dormqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dormqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].p, v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_cunmqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cunmqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].p, v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_zunmqr_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zunmqr_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i, v[7].p,
        v[8].p, v[9].i, v[10].p, v[11].l, v[12].p);
}

static int call_sormqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sormqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_dormqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dormqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_cunmqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cunmqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_zunmqr_strided_batched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zunmqr_strided_batched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].i,
        v[7].l, v[8].p, v[9].l, v[10].p, v[11].i, v[12].l, v[13].p, v[14].l, v[15].p);
}

static int call_sormqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_sormqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_dormqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_dormqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_cunmqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_cunmqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

static int call_zunmqr_vbatched(bblas_function f, const union bblas_value *v)
{
    return ((__typeof__(&bblas_zunmqr_vbatched))f)(v[0].i, v[1].i, v[2].i, v[3].i, v[4].i, v[5].p, v[6].p, v[7].p,
        v[8].p, v[9].p, v[10].p, v[11].p, v[12].p, v[13].p, v[14].l, v[15].p);
}

const struct bblas_routine bblas_routines[] = {
    {"sasum", 's', &asum_stem,
     {"bblas_sasum_batched", "bblas_sasum_strided_batched", "bblas_sasum_vbatched"},
     {call_sasum_batched, call_sasum_strided_batched, call_sasum_vbatched}},
    {"dasum", 'd', &asum_stem,
     {"bblas_dasum_batched", "bblas_dasum_strided_batched", "bblas_dasum_vbatched"},
     {call_dasum_batched, call_dasum_strided_batched, call_dasum_vbatched}},
    {"scasum", 'c', &asum_stem,
     {"bblas_scasum_batched", "bblas_scasum_strided_batched", "bblas_scasum_vbatched"},
     {call_scasum_batched, call_scasum_strided_batched, call_scasum_vbatched}},
    {"dzasum", 'z', &asum_stem,
     {"bblas_dzasum_batched", "bblas_dzasum_strided_batched", "bblas_dzasum_vbatched"},
     {call_dzasum_batched, call_dzasum_strided_batched, call_dzasum_vbatched}},
    {"saxpy", 's', &axpy_stem,
     {"bblas_saxpy_batched", "bblas_saxpy_strided_batched", "bblas_saxpy_vbatched"},
     {call_saxpy_batched, call_saxpy_strided_batched, call_saxpy_vbatched}},
    {"daxpy", 'd', &axpy_stem,
     {"bblas_daxpy_batched", "bblas_daxpy_strided_batched", "bblas_daxpy_vbatched"},
     {call_daxpy_batched, call_daxpy_strided_batched, call_daxpy_vbatched}},
    {"caxpy", 'c', &axpy_stem,
     {"bblas_caxpy_batched", "bblas_caxpy_strided_batched", "bblas_caxpy_vbatched"},
     {call_caxpy_batched, call_caxpy_strided_batched, call_caxpy_vbatched}},
    {"zaxpy", 'z', &axpy_stem,
     {"bblas_zaxpy_batched", "bblas_zaxpy_strided_batched", "bblas_zaxpy_vbatched"},
     {call_zaxpy_batched, call_zaxpy_strided_batched, call_zaxpy_vbatched}},
    {"scopy", 's', &copy_stem,
     {"bblas_scopy_batched", "bblas_scopy_strided_batched", "bblas_scopy_vbatched"},
     {call_scopy_batched, call_scopy_strided_batched, call_scopy_vbatched}},
    {"dcopy", 'd', &copy_stem,
     {"bblas_dcopy_batched", "bblas_dcopy_strided_batched", "bblas_dcopy_vbatched"},
     {call_dcopy_batched, call_dcopy_strided_batched, call_dcopy_vbatched}},
    {"ccopy", 'c', &copy_stem,
     {"bblas_ccopy_batched", "bblas_ccopy_strided_batched", "bblas_ccopy_vbatched"},
     {call_ccopy_batched, call_ccopy_strided_batched, call_ccopy_vbatched}},
    {"zcopy", 'z', &copy_stem,
     {"bblas_zcopy_batched", "bblas_zcopy_strided_batched", "bblas_zcopy_vbatched"},
     {call_zcopy_batched, call_zcopy_strided_batched, call_zcopy_vbatched}},
    {"sdot", 's', &dot_stem,
     {"bblas_sdot_batched", "bblas_sdot_strided_batched", "bblas_sdot_vbatched"},
     {call_sdot_batched, call_sdot_strided_batched, call_sdot_vbatched}},
    {"ddot", 'd', &dot_stem,
     {"bblas_ddot_batched", "bblas_ddot_strided_batched", "bblas_ddot_vbatched"},
     {call_ddot_batched, call_ddot_strided_batched, call_ddot_vbatched}},
    {"cdotc", 'c', &dotc_stem,
     {"bblas_cdotc_batched", "bblas_cdotc_strided_batched", "bblas_cdotc_vbatched"},
     {call_cdotc_batched, call_cdotc_strided_batched, call_cdotc_vbatched}},
    {"zdotc", 'z', &dotc_stem,
     {"bblas_zdotc_batched", "bblas_zdotc_strided_batched", "bblas_zdotc_vbatched"},
     {call_zdotc_batched, call_zdotc_strided_batched, call_zdotc_vbatched}},
    {"cdotu", 'c', &dotu_stem,
     {"bblas_cdotu_batched", "bblas_cdotu_strided_batched", "bblas_cdotu_vbatched"},
     {call_cdotu_batched, call_cdotu_strided_batched, call_cdotu_vbatched}},
    {"zdotu", 'z', &dotu_stem,
     {"bblas_zdotu_batched", "bblas_zdotu_strided_batched", "bblas_zdotu_vbatched"},
     {call_zdotu_batched, call_zdotu_strided_batched, call_zdotu_vbatched}},
    {"isamax", 's', &iamax_stem,
     {"bblas_isamax_batched", "bblas_isamax_strided_batched", "bblas_isamax_vbatched"},
     {call_isamax_batched, call_isamax_strided_batched, call_isamax_vbatched}},
    {"idamax", 'd', &iamax_stem,
     {"bblas_idamax_batched", "bblas_idamax_strided_batched", "bblas_idamax_vbatched"},
     {call_idamax_batched, call_idamax_strided_batched, call_idamax_vbatched}},
    {"icamax", 'c', &iamax_stem,
     {"bblas_icamax_batched", "bblas_icamax_strided_batched", "bblas_icamax_vbatched"},
     {call_icamax_batched, call_icamax_strided_batched, call_icamax_vbatched}},
    {"izamax", 'z', &iamax_stem,
     {"bblas_izamax_batched", "bblas_izamax_strided_batched", "bblas_izamax_vbatched"},
     {call_izamax_batched, call_izamax_strided_batched, call_izamax_vbatched}},
    {"snrm2", 's', &nrm2_stem,
     {"bblas_snrm2_batched", "bblas_snrm2_strided_batched", "bblas_snrm2_vbatched"},
     {call_snrm2_batched, call_snrm2_strided_batched, call_snrm2_vbatched}},
    {"dnrm2", 'd', &nrm2_stem,
     {"bblas_dnrm2_batched", "bblas_dnrm2_strided_batched", "bblas_dnrm2_vbatched"},
     {call_dnrm2_batched, call_dnrm2_strided_batched, call_dnrm2_vbatched}},
    {"scnrm2", 'c', &nrm2_stem,
     {"bblas_scnrm2_batched", "bblas_scnrm2_strided_batched", "bblas_scnrm2_vbatched"},
     {call_scnrm2_batched, call_scnrm2_strided_batched, call_scnrm2_vbatched}},
    {"dznrm2", 'z', &nrm2_stem,
     {"bblas_dznrm2_batched", "bblas_dznrm2_strided_batched", "bblas_dznrm2_vbatched"},
     {call_dznrm2_batched, call_dznrm2_strided_batched, call_dznrm2_vbatched}},
    {"sscal", 's', &scal_stem,
     {"bblas_sscal_batched", "bblas_sscal_strided_batched", "bblas_sscal_vbatched"},
     {call_sscal_batched, call_sscal_strided_batched, call_sscal_vbatched}},
    {"dscal", 'd', &scal_stem,
     {"bblas_dscal_batched", "bblas_dscal_strided_batched", "bblas_dscal_vbatched"},
     {call_dscal_batched, call_dscal_strided_batched, call_dscal_vbatched}},
    {"cscal", 'c', &scal_stem,
     {"bblas_cscal_batched", "bblas_cscal_strided_batched", "bblas_cscal_vbatched"},
     {call_cscal_batched, call_cscal_strided_batched, call_cscal_vbatched}},
    {"zscal", 'z', &scal_stem,
     {"bblas_zscal_batched", "bblas_zscal_strided_batched", "bblas_zscal_vbatched"},
     {call_zscal_batched, call_zscal_strided_batched, call_zscal_vbatched}},
    {"sswap", 's', &swap_stem,
     {"bblas_sswap_batched", "bblas_sswap_strided_batched", "bblas_sswap_vbatched"},
     {call_sswap_batched, call_sswap_strided_batched, call_sswap_vbatched}},
    {"dswap", 'd', &swap_stem,
     {"bblas_dswap_batched", "bblas_dswap_strided_batched", "bblas_dswap_vbatched"},
     {call_dswap_batched, call_dswap_strided_batched, call_dswap_vbatched}},
    {"cswap", 'c', &swap_stem,
     {"bblas_cswap_batched", "bblas_cswap_strided_batched", "bblas_cswap_vbatched"},
     {call_cswap_batched, call_cswap_strided_batched, call_cswap_vbatched}},
    {"zswap", 'z', &swap_stem,
     {"bblas_zswap_batched", "bblas_zswap_strided_batched", "bblas_zswap_vbatched"},
     {call_zswap_batched, call_zswap_strided_batched, call_zswap_vbatched}},
    {"sgemv", 's', &gemv_stem,
     {"bblas_sgemv_batched", "bblas_sgemv_strided_batched", "bblas_sgemv_vbatched"},
     {call_sgemv_batched, call_sgemv_strided_batched, call_sgemv_vbatched}},
    {"dgemv", 'd', &gemv_stem,
     {"bblas_dgemv_batched", "bblas_dgemv_strided_batched", "bblas_dgemv_vbatched"},
     {call_dgemv_batched, call_dgemv_strided_batched, call_dgemv_vbatched}},
    {"cgemv", 'c', &gemv_stem,
     {"bblas_cgemv_batched", "bblas_cgemv_strided_batched", "bblas_cgemv_vbatched"},
     {call_cgemv_batched, call_cgemv_strided_batched, call_cgemv_vbatched}},
    {"zgemv", 'z', &gemv_stem,
     {"bblas_zgemv_batched", "bblas_zgemv_strided_batched", "bblas_zgemv_vbatched"},
     {call_zgemv_batched, call_zgemv_strided_batched, call_zgemv_vbatched}},
    {"sger", 's', &ger_stem,
     {"bblas_sger_batched", "bblas_sger_strided_batched", "bblas_sger_vbatched"},
     {call_sger_batched, call_sger_strided_batched, call_sger_vbatched}},
    {"dger", 'd', &ger_stem,
     {"bblas_dger_batched", "bblas_dger_strided_batched", "bblas_dger_vbatched"},
     {call_dger_batched, call_dger_strided_batched, call_dger_vbatched}},
    {"cgerc", 'c', &gerc_stem,
     {"bblas_cgerc_batched", "bblas_cgerc_strided_batched", "bblas_cgerc_vbatched"},
     {call_cgerc_batched, call_cgerc_strided_batched, call_cgerc_vbatched}},
    {"zgerc", 'z', &gerc_stem,
     {"bblas_zgerc_batched", "bblas_zgerc_strided_batched", "bblas_zgerc_vbatched"},
     {call_zgerc_batched, call_zgerc_strided_batched, call_zgerc_vbatched}},
    {"cgeru", 'c', &geru_stem,
     {"bblas_cgeru_batched", "bblas_cgeru_strided_batched", "bblas_cgeru_vbatched"},
     {call_cgeru_batched, call_cgeru_strided_batched, call_cgeru_vbatched}},
    {"zgeru", 'z', &geru_stem,
     {"bblas_zgeru_batched", "bblas_zgeru_strided_batched", "bblas_zgeru_vbatched"},
     {call_zgeru_batched, call_zgeru_strided_batched, call_zgeru_vbatched}},
    {"chemv", 'c', &hemv_stem,
     {"bblas_chemv_batched", "bblas_chemv_strided_batched", "bblas_chemv_vbatched"},
     {call_chemv_batched, call_chemv_strided_batched, call_chemv_vbatched}},
    {"zhemv", 'z', &hemv_stem,
     {"bblas_zhemv_batched", "bblas_zhemv_strided_batched", "bblas_zhemv_vbatched"},
     {call_zhemv_batched, call_zhemv_strided_batched, call_zhemv_vbatched}},
    {"cher", 'c', &her_stem,
     {"bblas_cher_batched", "bblas_cher_strided_batched", "bblas_cher_vbatched"},
     {call_cher_batched, call_cher_strided_batched, call_cher_vbatched}},
    {"zher", 'z', &her_stem,
     {"bblas_zher_batched", "bblas_zher_strided_batched", "bblas_zher_vbatched"},
     {call_zher_batched, call_zher_strided_batched, call_zher_vbatched}},
    {"ssymv", 's', &symv_stem,
     {"bblas_ssymv_batched", "bblas_ssymv_strided_batched", "bblas_ssymv_vbatched"},
     {call_ssymv_batched, call_ssymv_strided_batched, call_ssymv_vbatched}},
    {"dsymv", 'd', &symv_stem,
     {"bblas_dsymv_batched", "bblas_dsymv_strided_batched", "bblas_dsymv_vbatched"},
     {call_dsymv_batched, call_dsymv_strided_batched, call_dsymv_vbatched}},
    {"csymv", 'c', &symv_stem,
     {"bblas_csymv_batched", "bblas_csymv_strided_batched", "bblas_csymv_vbatched"},
     {call_csymv_batched, call_csymv_strided_batched, call_csymv_vbatched}},
    {"zsymv", 'z', &symv_stem,
     {"bblas_zsymv_batched", "bblas_zsymv_strided_batched", "bblas_zsymv_vbatched"},
     {call_zsymv_batched, call_zsymv_strided_batched, call_zsymv_vbatched}},
    {"ssyr", 's', &syr_stem,
     {"bblas_ssyr_batched", "bblas_ssyr_strided_batched", "bblas_ssyr_vbatched"},
     {call_ssyr_batched, call_ssyr_strided_batched, call_ssyr_vbatched}},
    {"dsyr", 'd', &syr_stem,
     {"bblas_dsyr_batched", "bblas_dsyr_strided_batched", "bblas_dsyr_vbatched"},
     {call_dsyr_batched, call_dsyr_strided_batched, call_dsyr_vbatched}},
    {"csyr", 'c', &syr_stem,
     {"bblas_csyr_batched", "bblas_csyr_strided_batched", "bblas_csyr_vbatched"},
     {call_csyr_batched, call_csyr_strided_batched, call_csyr_vbatched}},
    {"zsyr", 'z', &syr_stem,
     {"bblas_zsyr_batched", "bblas_zsyr_strided_batched", "bblas_zsyr_vbatched"},
     {call_zsyr_batched, call_zsyr_strided_batched, call_zsyr_vbatched}},
    {"strmv", 's', &trmv_stem,
     {"bblas_strmv_batched", "bblas_strmv_strided_batched", "bblas_strmv_vbatched"},
     {call_strmv_batched, call_strmv_strided_batched, call_strmv_vbatched}},
    {"dtrmv", 'd', &trmv_stem,
     {"bblas_dtrmv_batched", "bblas_dtrmv_strided_batched", "bblas_dtrmv_vbatched"},
     {call_dtrmv_batched, call_dtrmv_strided_batched, call_dtrmv_vbatched}},
    {"ctrmv", 'c', &trmv_stem,
     {"bblas_ctrmv_batched", "bblas_ctrmv_strided_batched", "bblas_ctrmv_vbatched"},
     {call_ctrmv_batched, call_ctrmv_strided_batched, call_ctrmv_vbatched}},
    {"ztrmv", 'z', &trmv_stem,
     {"bblas_ztrmv_batched", "bblas_ztrmv_strided_batched", "bblas_ztrmv_vbatched"},
     {call_ztrmv_batched, call_ztrmv_strided_batched, call_ztrmv_vbatched}},
    {"strsv", 's', &trsv_stem,
     {"bblas_strsv_batched", "bblas_strsv_strided_batched", "bblas_strsv_vbatched"},
     {call_strsv_batched, call_strsv_strided_batched, call_strsv_vbatched}},
    {"dtrsv", 'd', &trsv_stem,
     {"bblas_dtrsv_batched", "bblas_dtrsv_strided_batched", "bblas_dtrsv_vbatched"},
     {call_dtrsv_batched, call_dtrsv_strided_batched, call_dtrsv_vbatched}},
    {"ctrsv", 'c', &trsv_stem,
     {"bblas_ctrsv_batched", "bblas_ctrsv_strided_batched", "bblas_ctrsv_vbatched"},
     {call_ctrsv_batched, call_ctrsv_strided_batched, call_ctrsv_vbatched}},
    {"ztrsv", 'z', &trsv_stem,
     {"bblas_ztrsv_batched", "bblas_ztrsv_strided_batched", "bblas_ztrsv_vbatched"},
     {call_ztrsv_batched, call_ztrsv_strided_batched, call_ztrsv_vbatched}},
    {"sgemm", 's', &gemm_stem,
     {"bblas_sgemm_batched", "bblas_sgemm_strided_batched", "bblas_sgemm_vbatched"},
     {call_sgemm_batched, call_sgemm_strided_batched, call_sgemm_vbatched}},
    {"dgemm", 'd', &gemm_stem,
     {"bblas_dgemm_batched", "bblas_dgemm_strided_batched", "bblas_dgemm_vbatched"},
     {call_dgemm_batched, call_dgemm_strided_batched, call_dgemm_vbatched}},
    {"cgemm", 'c', &gemm_stem,
     {"bblas_cgemm_batched", "bblas_cgemm_strided_batched", "bblas_cgemm_vbatched"},
     {call_cgemm_batched, call_cgemm_strided_batched, call_cgemm_vbatched}},
    {"zgemm", 'z', &gemm_stem,
     {"bblas_zgemm_batched", "bblas_zgemm_strided_batched", "bblas_zgemm_vbatched"},
     {call_zgemm_batched, call_zgemm_strided_batched, call_zgemm_vbatched}},
    {"chemm", 'c', &hemm_stem,
     {"bblas_chemm_batched", "bblas_chemm_strided_batched", "bblas_chemm_vbatched"},
     {call_chemm_batched, call_chemm_strided_batched, call_chemm_vbatched}},
    {"zhemm", 'z', &hemm_stem,
     {"bblas_zhemm_batched", "bblas_zhemm_strided_batched", "bblas_zhemm_vbatched"},
     {call_zhemm_batched, call_zhemm_strided_batched, call_zhemm_vbatched}},
    {"cher2k", 'c', &her2k_stem,
     {"bblas_cher2k_batched", "bblas_cher2k_strided_batched", "bblas_cher2k_vbatched"},
     {call_cher2k_batched, call_cher2k_strided_batched, call_cher2k_vbatched}},
    {"zher2k", 'z', &her2k_stem,
     {"bblas_zher2k_batched", "bblas_zher2k_strided_batched", "bblas_zher2k_vbatched"},
     {call_zher2k_batched, call_zher2k_strided_batched, call_zher2k_vbatched}},
    {"cherk", 'c', &herk_stem,
     {"bblas_cherk_batched", "bblas_cherk_strided_batched", "bblas_cherk_vbatched"},
     {call_cherk_batched, call_cherk_strided_batched, call_cherk_vbatched}},
    {"zherk", 'z', &herk_stem,
     {"bblas_zherk_batched", "bblas_zherk_strided_batched", "bblas_zherk_vbatched"},
     {call_zherk_batched, call_zherk_strided_batched, call_zherk_vbatched}},
    {"ssymm", 's', &symm_stem,
     {"bblas_ssymm_batched", "bblas_ssymm_strided_batched", "bblas_ssymm_vbatched"},
     {call_ssymm_batched, call_ssymm_strided_batched, call_ssymm_vbatched}},
    {"dsymm", 'd', &symm_stem,
     {"bblas_dsymm_batched", "bblas_dsymm_strided_batched", "bblas_dsymm_vbatched"},
     {call_dsymm_batched, call_dsymm_strided_batched, call_dsymm_vbatched}},
    {"csymm", 'c', &symm_stem,
     {"bblas_csymm_batched", "bblas_csymm_strided_batched", "bblas_csymm_vbatched"},
     {call_csymm_batched, call_csymm_strided_batched, call_csymm_vbatched}},
    {"zsymm", 'z', &symm_stem,
     {"bblas_zsymm_batched", "bblas_zsymm_strided_batched", "bblas_zsymm_vbatched"},
     {call_zsymm_batched, call_zsymm_strided_batched, call_zsymm_vbatched}},
    {"ssyr2k", 's', &syr2k_stem,
     {"bblas_ssyr2k_batched", "bblas_ssyr2k_strided_batched", "bblas_ssyr2k_vbatched"},
     {call_ssyr2k_batched, call_ssyr2k_strided_batched, call_ssyr2k_vbatched}},
    {"dsyr2k", 'd', &syr2k_stem,
     {"bblas_dsyr2k_batched", "bblas_dsyr2k_strided_batched", "bblas_dsyr2k_vbatched"},
     {call_dsyr2k_batched, call_dsyr2k_strided_batched, call_dsyr2k_vbatched}},
    {"csyr2k", 'c', &syr2k_stem,
     {"bblas_csyr2k_batched", "bblas_csyr2k_strided_batched", "bblas_csyr2k_vbatched"},
     {call_csyr2k_batched, call_csyr2k_strided_batched, call_csyr2k_vbatched}},
    {"zsyr2k", 'z', &syr2k_stem,
     {"bblas_zsyr2k_batched", "bblas_zsyr2k_strided_batched", "bblas_zsyr2k_vbatched"},
     {call_zsyr2k_batched, call_zsyr2k_strided_batched, call_zsyr2k_vbatched}},
    {"ssyrk", 's', &syrk_stem,
     {"bblas_ssyrk_batched", "bblas_ssyrk_strided_batched", "bblas_ssyrk_vbatched"},
     {call_ssyrk_batched, call_ssyrk_strided_batched, call_ssyrk_vbatched}},
    {"dsyrk", 'd', &syrk_stem,
     {"bblas_dsyrk_batched", "bblas_dsyrk_strided_batched", "bblas_dsyrk_vbatched"},
     {call_dsyrk_batched, call_dsyrk_strided_batched, call_dsyrk_vbatched}},
    {"csyrk", 'c', &syrk_stem,
     {"bblas_csyrk_batched", "bblas_csyrk_strided_batched", "bblas_csyrk_vbatched"},
     {call_csyrk_batched, call_csyrk_strided_batched, call_csyrk_vbatched}},
    {"zsyrk", 'z', &syrk_stem,
     {"bblas_zsyrk_batched", "bblas_zsyrk_strided_batched", "bblas_zsyrk_vbatched"},
     {call_zsyrk_batched, call_zsyrk_strided_batched, call_zsyrk_vbatched}},
    {"strmm", 's', &trmm_stem,
     {"bblas_strmm_batched", "bblas_strmm_strided_batched", "bblas_strmm_vbatched"},
     {call_strmm_batched, call_strmm_strided_batched, call_strmm_vbatched}},
    {"dtrmm", 'd', &trmm_stem,
     {"bblas_dtrmm_batched", "bblas_dtrmm_strided_batched", "bblas_dtrmm_vbatched"},
     {call_dtrmm_batched, call_dtrmm_strided_batched, call_dtrmm_vbatched}},
    {"ctrmm", 'c', &trmm_stem,
     {"bblas_ctrmm_batched", "bblas_ctrmm_strided_batched", "bblas_ctrmm_vbatched"},
     {call_ctrmm_batched, call_ctrmm_strided_batched, call_ctrmm_vbatched}},
    {"ztrmm", 'z', &trmm_stem,
     {"bblas_ztrmm_batched", "bblas_ztrmm_strided_batched", "bblas_ztrmm_vbatched"},
     {call_ztrmm_batched, call_ztrmm_strided_batched, call_ztrmm_vbatched}},
    {"strsm", 's', &trsm_stem,
     {"bblas_strsm_batched", "bblas_strsm_strided_batched", "bblas_strsm_vbatched"},
     {call_strsm_batched, call_strsm_strided_batched, call_strsm_vbatched}},
    {"dtrsm", 'd', &trsm_stem,
     {"bblas_dtrsm_batched", "bblas_dtrsm_strided_batched", "bblas_dtrsm_vbatched"},
     {call_dtrsm_batched, call_dtrsm_strided_batched, call_dtrsm_vbatched}},
    {"ctrsm", 'c', &trsm_stem,
     {"bblas_ctrsm_batched", "bblas_ctrsm_strided_batched", "bblas_ctrsm_vbatched"},
     {call_ctrsm_batched, call_ctrsm_strided_batched, call_ctrsm_vbatched}},
    {"ztrsm", 'z', &trsm_stem,
     {"bblas_ztrsm_batched", "bblas_ztrsm_strided_batched", "bblas_ztrsm_vbatched"},
     {call_ztrsm_batched, call_ztrsm_strided_batched, call_ztrsm_vbatched}},
    {"sgeadd", 's', &geadd_stem,
     {"bblas_sgeadd_batched", "bblas_sgeadd_strided_batched", "bblas_sgeadd_vbatched"},
     {call_sgeadd_batched, call_sgeadd_strided_batched, call_sgeadd_vbatched}},
    {"dgeadd", 'd', &geadd_stem,
     {"bblas_dgeadd_batched", "bblas_dgeadd_strided_batched", "bblas_dgeadd_vbatched"},
     {call_dgeadd_batched, call_dgeadd_strided_batched, call_dgeadd_vbatched}},
    {"cgeadd", 'c', &geadd_stem,
     {"bblas_cgeadd_batched", "bblas_cgeadd_strided_batched", "bblas_cgeadd_vbatched"},
     {call_cgeadd_batched, call_cgeadd_strided_batched, call_cgeadd_vbatched}},
    {"zgeadd", 'z', &geadd_stem,
     {"bblas_zgeadd_batched", "bblas_zgeadd_strided_batched", "bblas_zgeadd_vbatched"},
     {call_zgeadd_batched, call_zgeadd_strided_batched, call_zgeadd_vbatched}},
    {"slacpy", 's', &lacpy_stem,
     {"bblas_slacpy_batched", "bblas_slacpy_strided_batched", "bblas_slacpy_vbatched"},
     {call_slacpy_batched, call_slacpy_strided_batched, call_slacpy_vbatched}},
    {"dlacpy", 'd', &lacpy_stem,
     {"bblas_dlacpy_batched", "bblas_dlacpy_strided_batched", "bblas_dlacpy_vbatched"},
     {call_dlacpy_batched, call_dlacpy_strided_batched, call_dlacpy_vbatched}},
    {"clacpy", 'c', &lacpy_stem,
     {"bblas_clacpy_batched", "bblas_clacpy_strided_batched", "bblas_clacpy_vbatched"},
     {call_clacpy_batched, call_clacpy_strided_batched, call_clacpy_vbatched}},
    {"zlacpy", 'z', &lacpy_stem,
     {"bblas_zlacpy_batched", "bblas_zlacpy_strided_batched", "bblas_zlacpy_vbatched"},
     {call_zlacpy_batched, call_zlacpy_strided_batched, call_zlacpy_vbatched}},
    {"slaset", 's', &laset_stem,
     {"bblas_slaset_batched", "bblas_slaset_strided_batched", "bblas_slaset_vbatched"},
     {call_slaset_batched, call_slaset_strided_batched, call_slaset_vbatched}},
    {"dlaset", 'd', &laset_stem,
     {"bblas_dlaset_batched", "bblas_dlaset_strided_batched", "bblas_dlaset_vbatched"},
     {call_dlaset_batched, call_dlaset_strided_batched, call_dlaset_vbatched}},
    {"claset", 'c', &laset_stem,
     {"bblas_claset_batched", "bblas_claset_strided_batched", "bblas_claset_vbatched"},
     {call_claset_batched, call_claset_strided_batched, call_claset_vbatched}},
    {"zlaset", 'z', &laset_stem,
     {"bblas_zlaset_batched", "bblas_zlaset_strided_batched", "bblas_zlaset_vbatched"},
     {call_zlaset_batched, call_zlaset_strided_batched, call_zlaset_vbatched}},
    {"stranspose", 's', &transpose_stem,
     {"bblas_stranspose_batched", "bblas_stranspose_strided_batched", "bblas_stranspose_vbatched"},
     {call_stranspose_batched, call_stranspose_strided_batched, call_stranspose_vbatched}},
    {"dtranspose", 'd', &transpose_stem,
     {"bblas_dtranspose_batched", "bblas_dtranspose_strided_batched", "bblas_dtranspose_vbatched"},
     {call_dtranspose_batched, call_dtranspose_strided_batched, call_dtranspose_vbatched}},
    {"ctranspose", 'c', &transpose_stem,
     {"bblas_ctranspose_batched", "bblas_ctranspose_strided_batched", "bblas_ctranspose_vbatched"},
     {call_ctranspose_batched, call_ctranspose_strided_batched, call_ctranspose_vbatched}},
    {"ztranspose", 'z', &transpose_stem,
     {"bblas_ztranspose_batched", "bblas_ztranspose_strided_batched", "bblas_ztranspose_vbatched"},
     {call_ztranspose_batched, call_ztranspose_strided_batched, call_ztranspose_vbatched}},
    {"sposv", 's', &posv_stem,
     {"bblas_sposv_batched", "bblas_sposv_strided_batched", "bblas_sposv_vbatched"},
     {call_sposv_batched, call_sposv_strided_batched, call_sposv_vbatched}},
    {"dposv", 'd', &posv_stem,
     {"bblas_dposv_batched", "bblas_dposv_strided_batched", "bblas_dposv_vbatched"},
     {call_dposv_batched, call_dposv_strided_batched, call_dposv_vbatched}},
    {"cposv", 'c', &posv_stem,
     {"bblas_cposv_batched", "bblas_cposv_strided_batched", "bblas_cposv_vbatched"},
     {call_cposv_batched, call_cposv_strided_batched, call_cposv_vbatched}},
    {"zposv", 'z', &posv_stem,
     {"bblas_zposv_batched", "bblas_zposv_strided_batched", "bblas_zposv_vbatched"},
     {call_zposv_batched, call_zposv_strided_batched, call_zposv_vbatched}},
    {"spotrf", 's', &potrf_stem,
     {"bblas_spotrf_batched", "bblas_spotrf_strided_batched", "bblas_spotrf_vbatched"},
     {call_spotrf_batched, call_spotrf_strided_batched, call_spotrf_vbatched}},
    {"dpotrf", 'd', &potrf_stem,
     {"bblas_dpotrf_batched", "bblas_dpotrf_strided_batched", "bblas_dpotrf_vbatched"},
     {call_dpotrf_batched, call_dpotrf_strided_batched, call_dpotrf_vbatched}},
    {"cpotrf", 'c', &potrf_stem,
     {"bblas_cpotrf_batched", "bblas_cpotrf_strided_batched", "bblas_cpotrf_vbatched"},
     {call_cpotrf_batched, call_cpotrf_strided_batched, call_cpotrf_vbatched}},
    {"zpotrf", 'z', &potrf_stem,
     {"bblas_zpotrf_batched", "bblas_zpotrf_strided_batched", "bblas_zpotrf_vbatched"},
     {call_zpotrf_batched, call_zpotrf_strided_batched, call_zpotrf_vbatched}},
    {"spotri", 's', &potri_stem,
     {"bblas_spotri_batched", "bblas_spotri_strided_batched", "bblas_spotri_vbatched"},
     {call_spotri_batched, call_spotri_strided_batched, call_spotri_vbatched}},
    {"dpotri", 'd', &potri_stem,
     {"bblas_dpotri_batched", "bblas_dpotri_strided_batched", "bblas_dpotri_vbatched"},
     {call_dpotri_batched, call_dpotri_strided_batched, call_dpotri_vbatched}},
    {"cpotri", 'c', &potri_stem,
     {"bblas_cpotri_batched", "bblas_cpotri_strided_batched", "bblas_cpotri_vbatched"},
     {call_cpotri_batched, call_cpotri_strided_batched, call_cpotri_vbatched}},
    {"zpotri", 'z', &potri_stem,
     {"bblas_zpotri_batched", "bblas_zpotri_strided_batched", "bblas_zpotri_vbatched"},
     {call_zpotri_batched, call_zpotri_strided_batched, call_zpotri_vbatched}},
    {"spotrs", 's', &potrs_stem,
     {"bblas_spotrs_batched", "bblas_spotrs_strided_batched", "bblas_spotrs_vbatched"},
     {call_spotrs_batched, call_spotrs_strided_batched, call_spotrs_vbatched}},
    {"dpotrs", 'd', &potrs_stem,
     {"bblas_dpotrs_batched", "bblas_dpotrs_strided_batched", "bblas_dpotrs_vbatched"},
     {call_dpotrs_batched, call_dpotrs_strided_batched, call_dpotrs_vbatched}},
    {"cpotrs", 'c', &potrs_stem,
     {"bblas_cpotrs_batched", "bblas_cpotrs_strided_batched", "bblas_cpotrs_vbatched"},
     {call_cpotrs_batched, call_cpotrs_strided_batched, call_cpotrs_vbatched}},
    {"zpotrs", 'z', &potrs_stem,
     {"bblas_zpotrs_batched", "bblas_zpotrs_strided_batched", "bblas_zpotrs_vbatched"},
     {call_zpotrs_batched, call_zpotrs_strided_batched, call_zpotrs_vbatched}},
    {"strtri", 's', &trtri_stem,
     {"bblas_strtri_batched", "bblas_strtri_strided_batched", "bblas_strtri_vbatched"},
     {call_strtri_batched, call_strtri_strided_batched, call_strtri_vbatched}},
    {"dtrtri", 'd', &trtri_stem,
     {"bblas_dtrtri_batched", "bblas_dtrtri_strided_batched", "bblas_dtrtri_vbatched"},
     {call_dtrtri_batched, call_dtrtri_strided_batched, call_dtrtri_vbatched}},
    {"ctrtri", 'c', &trtri_stem,
     {"bblas_ctrtri_batched", "bblas_ctrtri_strided_batched", "bblas_ctrtri_vbatched"},
     {call_ctrtri_batched, call_ctrtri_strided_batched, call_ctrtri_vbatched}},
    {"ztrtri", 'z', &trtri_stem,
     {"bblas_ztrtri_batched", "bblas_ztrtri_strided_batched", "bblas_ztrtri_vbatched"},
     {call_ztrtri_batched, call_ztrtri_strided_batched, call_ztrtri_vbatched}},
    {"sgesv", 's', &gesv_stem,
     {"bblas_sgesv_batched", "bblas_sgesv_strided_batched", "bblas_sgesv_vbatched"},
     {call_sgesv_batched, call_sgesv_strided_batched, call_sgesv_vbatched}},
    {"dgesv", 'd', &gesv_stem,
     {"bblas_dgesv_batched", "bblas_dgesv_strided_batched", "bblas_dgesv_vbatched"},
     {call_dgesv_batched, call_dgesv_strided_batched, call_dgesv_vbatched}},
    {"cgesv", 'c', &gesv_stem,
     {"bblas_cgesv_batched", "bblas_cgesv_strided_batched", "bblas_cgesv_vbatched"},
     {call_cgesv_batched, call_cgesv_strided_batched, call_cgesv_vbatched}},
    {"zgesv", 'z', &gesv_stem,
     {"bblas_zgesv_batched", "bblas_zgesv_strided_batched", "bblas_zgesv_vbatched"},
     {call_zgesv_batched, call_zgesv_strided_batched, call_zgesv_vbatched}},
    {"sgesv_nopiv", 's', &gesv_nopiv_stem,
     {"bblas_sgesv_nopiv_batched", "bblas_sgesv_nopiv_strided_batched", "bblas_sgesv_nopiv_vbatched"},
     {call_sgesv_nopiv_batched, call_sgesv_nopiv_strided_batched, call_sgesv_nopiv_vbatched}},
    {"dgesv_nopiv", 'd', &gesv_nopiv_stem,
     {"bblas_dgesv_nopiv_batched", "bblas_dgesv_nopiv_strided_batched", "bblas_dgesv_nopiv_vbatched"},
     {call_dgesv_nopiv_batched, call_dgesv_nopiv_strided_batched, call_dgesv_nopiv_vbatched}},
    {"cgesv_nopiv", 'c', &gesv_nopiv_stem,
     {"bblas_cgesv_nopiv_batched", "bblas_cgesv_nopiv_strided_batched", "bblas_cgesv_nopiv_vbatched"},
     {call_cgesv_nopiv_batched, call_cgesv_nopiv_strided_batched, call_cgesv_nopiv_vbatched}},
    {"zgesv_nopiv", 'z', &gesv_nopiv_stem,
     {"bblas_zgesv_nopiv_batched", "bblas_zgesv_nopiv_strided_batched", "bblas_zgesv_nopiv_vbatched"},
     {call_zgesv_nopiv_batched, call_zgesv_nopiv_strided_batched, call_zgesv_nopiv_vbatched}},
    {"sgetrf", 's', &getrf_stem,
     {"bblas_sgetrf_batched", "bblas_sgetrf_strided_batched", "bblas_sgetrf_vbatched"},
     {call_sgetrf_batched, call_sgetrf_strided_batched, call_sgetrf_vbatched}},
    {"dgetrf", 'd', &getrf_stem,
     {"bblas_dgetrf_batched", "bblas_dgetrf_strided_batched", "bblas_dgetrf_vbatched"},
     {call_dgetrf_batched, call_dgetrf_strided_batched, call_dgetrf_vbatched}},
    {"cgetrf", 'c', &getrf_stem,
     {"bblas_cgetrf_batched", "bblas_cgetrf_strided_batched", "bblas_cgetrf_vbatched"},
     {call_cgetrf_batched, call_cgetrf_strided_batched, call_cgetrf_vbatched}},
    {"zgetrf", 'z', &getrf_stem,
     {"bblas_zgetrf_batched", "bblas_zgetrf_strided_batched", "bblas_zgetrf_vbatched"},
     {call_zgetrf_batched, call_zgetrf_strided_batched, call_zgetrf_vbatched}},
    {"sgetrf_nopiv", 's', &getrf_nopiv_stem,
     {"bblas_sgetrf_nopiv_batched", "bblas_sgetrf_nopiv_strided_batched", "bblas_sgetrf_nopiv_vbatched"},
     {call_sgetrf_nopiv_batched, call_sgetrf_nopiv_strided_batched, call_sgetrf_nopiv_vbatched}},
    {"dgetrf_nopiv", 'd', &getrf_nopiv_stem,
     {"bblas_dgetrf_nopiv_batched", "bblas_dgetrf_nopiv_strided_batched", "bblas_dgetrf_nopiv_vbatched"},
     {call_dgetrf_nopiv_batched, call_dgetrf_nopiv_strided_batched, call_dgetrf_nopiv_vbatched}},
    {"cgetrf_nopiv", 'c', &getrf_nopiv_stem,
     {"bblas_cgetrf_nopiv_batched", "bblas_cgetrf_nopiv_strided_batched", "bblas_cgetrf_nopiv_vbatched"},
     {call_cgetrf_nopiv_batched, call_cgetrf_nopiv_strided_batched, call_cgetrf_nopiv_vbatched}},
    {"zgetrf_nopiv", 'z', &getrf_nopiv_stem,
     {"bblas_zgetrf_nopiv_batched", "bblas_zgetrf_nopiv_strided_batched", "bblas_zgetrf_nopiv_vbatched"},
     {call_zgetrf_nopiv_batched, call_zgetrf_nopiv_strided_batched, call_zgetrf_nopiv_vbatched}},
    {"sgetri", 's', &getri_stem,
     {"bblas_sgetri_batched", "bblas_sgetri_strided_batched", "bblas_sgetri_vbatched"},
     {call_sgetri_batched, call_sgetri_strided_batched, call_sgetri_vbatched}},
    {"dgetri", 'd', &getri_stem,
     {"bblas_dgetri_batched", "bblas_dgetri_strided_batched", "bblas_dgetri_vbatched"},
     {call_dgetri_batched, call_dgetri_strided_batched, call_dgetri_vbatched}},
    {"cgetri", 'c', &getri_stem,
     {"bblas_cgetri_batched", "bblas_cgetri_strided_batched", "bblas_cgetri_vbatched"},
     {call_cgetri_batched, call_cgetri_strided_batched, call_cgetri_vbatched}},
    {"zgetri", 'z', &getri_stem,
     {"bblas_zgetri_batched", "bblas_zgetri_strided_batched", "bblas_zgetri_vbatched"},
     {call_zgetri_batched, call_zgetri_strided_batched, call_zgetri_vbatched}},
    {"sgetrs", 's', &getrs_stem,
     {"bblas_sgetrs_batched", "bblas_sgetrs_strided_batched", "bblas_sgetrs_vbatched"},
     {call_sgetrs_batched, call_sgetrs_strided_batched, call_sgetrs_vbatched}},
    {"dgetrs", 'd', &getrs_stem,
     {"bblas_dgetrs_batched", "bblas_dgetrs_strided_batched", "bblas_dgetrs_vbatched"},
     {call_dgetrs_batched, call_dgetrs_strided_batched, call_dgetrs_vbatched}},
    {"cgetrs", 'c', &getrs_stem,
     {"bblas_cgetrs_batched", "bblas_cgetrs_strided_batched", "bblas_cgetrs_vbatched"},
     {call_cgetrs_batched, call_cgetrs_strided_batched, call_cgetrs_vbatched}},
    {"zgetrs", 'z', &getrs_stem,
     {"bblas_zgetrs_batched", "bblas_zgetrs_strided_batched", "bblas_zgetrs_vbatched"},
     {call_zgetrs_batched, call_zgetrs_strided_batched, call_zgetrs_vbatched}},
    {"sgetrs_nopiv", 's', &getrs_nopiv_stem,
     {"bblas_sgetrs_nopiv_batched", "bblas_sgetrs_nopiv_strided_batched", "bblas_sgetrs_nopiv_vbatched"},
     {call_sgetrs_nopiv_batched, call_sgetrs_nopiv_strided_batched, call_sgetrs_nopiv_vbatched}},
    {"dgetrs_nopiv", 'd', &getrs_nopiv_stem,
     {"bblas_dgetrs_nopiv_batched", "bblas_dgetrs_nopiv_strided_batched", "bblas_dgetrs_nopiv_vbatched"},
     {call_dgetrs_nopiv_batched, call_dgetrs_nopiv_strided_batched, call_dgetrs_nopiv_vbatched}},
    {"cgetrs_nopiv", 'c', &getrs_nopiv_stem,
     {"bblas_cgetrs_nopiv_batched", "bblas_cgetrs_nopiv_strided_batched", "bblas_cgetrs_nopiv_vbatched"},
     {call_cgetrs_nopiv_batched, call_cgetrs_nopiv_strided_batched, call_cgetrs_nopiv_vbatched}},
    {"zgetrs_nopiv", 'z', &getrs_nopiv_stem,
     {"bblas_zgetrs_nopiv_batched", "bblas_zgetrs_nopiv_strided_batched", "bblas_zgetrs_nopiv_vbatched"},
     {call_zgetrs_nopiv_batched, call_zgetrs_nopiv_strided_batched, call_zgetrs_nopiv_vbatched}},
    {"slaswp", 's', &laswp_stem,
     {"bblas_slaswp_batched", "bblas_slaswp_strided_batched", "bblas_slaswp_vbatched"},
     {call_slaswp_batched, call_slaswp_strided_batched, call_slaswp_vbatched}},
    {"dlaswp", 'd', &laswp_stem,
     {"bblas_dlaswp_batched", "bblas_dlaswp_strided_batched", "bblas_dlaswp_vbatched"},
     {call_dlaswp_batched, call_dlaswp_strided_batched, call_dlaswp_vbatched}},
    {"claswp", 'c', &laswp_stem,
     {"bblas_claswp_batched", "bblas_claswp_strided_batched", "bblas_claswp_vbatched"},
     {call_claswp_batched, call_claswp_strided_batched, call_claswp_vbatched}},
    {"zlaswp", 'z', &laswp_stem,
     {"bblas_zlaswp_batched", "bblas_zlaswp_strided_batched", "bblas_zlaswp_vbatched"},
     {call_zlaswp_batched, call_zlaswp_strided_batched, call_zlaswp_vbatched}},
    {"sgels", 's', &gels_stem,
     {"bblas_sgels_batched", "bblas_sgels_strided_batched", "bblas_sgels_vbatched"},
     {call_sgels_batched, call_sgels_strided_batched, call_sgels_vbatched}},
    {"dgels", 'd', &gels_stem,
     {"bblas_dgels_batched", "bblas_dgels_strided_batched", "bblas_dgels_vbatched"},
     {call_dgels_batched, call_dgels_strided_batched, call_dgels_vbatched}},
    {"cgels", 'c', &gels_stem,
     {"bblas_cgels_batched", "bblas_cgels_strided_batched", "bblas_cgels_vbatched"},
     {call_cgels_batched, call_cgels_strided_batched, call_cgels_vbatched}},
    {"zgels", 'z', &gels_stem,
     {"bblas_zgels_batched", "bblas_zgels_strided_batched", "bblas_zgels_vbatched"},
     {call_zgels_batched, call_zgels_strided_batched, call_zgels_vbatched}},
    {"sgeqrf", 's', &geqrf_stem,
     {"bblas_sgeqrf_batched", "bblas_sgeqrf_strided_batched", "bblas_sgeqrf_vbatched"},
     {call_sgeqrf_batched, call_sgeqrf_strided_batched, call_sgeqrf_vbatched}},
    {"dgeqrf", 'd', &geqrf_stem,
     {"bblas_dgeqrf_batched", "bblas_dgeqrf_strided_batched", "bblas_dgeqrf_vbatched"},
     {call_dgeqrf_batched, call_dgeqrf_strided_batched, call_dgeqrf_vbatched}},
    {"cgeqrf", 'c', &geqrf_stem,
     {"bblas_cgeqrf_batched", "bblas_cgeqrf_strided_batched", "bblas_cgeqrf_vbatched"},
     {call_cgeqrf_batched, call_cgeqrf_strided_batched, call_cgeqrf_vbatched}},
    {"zgeqrf", 'z', &geqrf_stem,
     {"bblas_zgeqrf_batched", "bblas_zgeqrf_strided_batched", "bblas_zgeqrf_vbatched"},
     {call_zgeqrf_batched, call_zgeqrf_strided_batched, call_zgeqrf_vbatched}},
    {"sorgqr", 's', &orgqr_stem,
     {"bblas_sorgqr_batched", "bblas_sorgqr_strided_batched", "bblas_sorgqr_vbatched"},
     {call_sorgqr_batched, call_sorgqr_strided_batched, call_sorgqr_vbatched}},
    {"dorgqr", 'd', &orgqr_stem,
     {"bblas_dorgqr_batched", "bblas_dorgqr_strided_batched", "bblas_dorgqr_vbatched"},
     {call_dorgqr_batched, call_dorgqr_strided_batched, call_dorgqr_vbatched}},
    {"cungqr", 'c', &orgqr_stem,
     {"bblas_cungqr_batched", "bblas_cungqr_strided_batched", "bblas_cungqr_vbatched"},
     {call_cungqr_batched, call_cungqr_strided_batched, call_cungqr_vbatched}},
    {"zungqr", 'z', &orgqr_stem,
     {"bblas_zungqr_batched", "bblas_zungqr_strided_batched", "bblas_zungqr_vbatched"},
     {call_zungqr_batched, call_zungqr_strided_batched, call_zungqr_vbatched}},
    {"sormqr", 's', &ormqr_stem,
     {"bblas_sormqr_batched", "bblas_sormqr_strided_batched", "bblas_sormqr_vbatched"},
     {call_sormqr_batched, call_sormqr_strided_batched, call_sormqr_vbatched}},
    {"dormqr", 'd', &ormqr_stem,
     {"bblas_dormqr_batched", "bblas_dormqr_strided_batched", "bblas_dormqr_vbatched"},
     {call_dormqr_batched, call_dormqr_strided_batched, call_dormqr_vbatched}},
    {"cunmqr", 'c', &ormqr_stem,
     {"bblas_cunmqr_batched", "bblas_cunmqr_strided_batched", "bblas_cunmqr_vbatched"},
     {call_cunmqr_batched, call_cunmqr_strided_batched, call_cunmqr_vbatched}},
    {"zunmqr", 'z', &ormqr_stem,
     {"bblas_zunmqr_batched", "bblas_zunmqr_strided_batched", "bblas_zunmqr_vbatched"},
     {call_zunmqr_batched, call_zunmqr_strided_batched, call_zunmqr_vbatched}},
};

const size_t bblas_routine_count = sizeof bblas_routines / sizeof bblas_routines[0];
