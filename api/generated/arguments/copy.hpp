// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/copy.toml by tools/generate.py; do not edit.

/// @file
/// copy: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_COPY_HPP
#define BBLAS_ARGUMENTS_COPY_HPP

#include <batch.hpp>

namespace bblas::copy {

/// Copy of a vector: one problem.
template <class T> struct problem {
    bblas_int n;
    const T *x;
    bblas_int incx;
    T *y;
    bblas_int incy;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    sizes n;
    operand<const T> x;
    sizes incx;
    operand<T> y;
    sizes incy;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return n.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {n.bound, nullptr, incx.bound, nullptr, incy.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {0, nullptr, 0, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {n.at(i), x.at(i), incx.at(i), y.at(i), incy.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t n = this->n.at(i);
        const std::int64_t incx = this->incx.at(i);
        const std::int64_t incy = this->incy.at(i);
        if (n < 0 || n > this->n.bound)
            return -2;
        if (!(incx != 0))
            return -4;
        if (!(incy != 0))
            return -6;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "n must be at least 0",
    "x must not be NULL",
    "incx must satisfy incx != 0",
    "y must not be NULL",
    "incy must satisfy incy != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(std::int64_t n, const void *x, std::int64_t incx, const void *y,
    std::int64_t incy, const void *, std::int64_t batch_count, const void *queue)
{
    if (n < 0)
        return -1;
    if (!x && batch_count > 0 && !(n == 0) && n > 0)
        return -2;
    if (!(incx != 0))
        return -3;
    if (!y && batch_count > 0 && !(n == 0) && n > 0)
        return -4;
    if (!(incy != 0))
        return -5;
    if (batch_count < 0)
        return -7;
    if (!queue)
        return -8;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "n must be at least 0",
    "x must not be NULL",
    "incx must satisfy incx != 0",
    "stride_x can be any integer",
    "y must not be NULL",
    "incy must satisfy incy != 0",
    "stride_y must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(std::int64_t n, const void *x, std::int64_t incx, std::int64_t,
    const void *y, std::int64_t incy, std::int64_t stride_y, const void *, std::int64_t batch_count, const void *queue)
{
    if (n < 0)
        return -1;
    if (!x && batch_count > 0 && !(n == 0) && n > 0)
        return -2;
    if (!(incx != 0))
        return -3;
    if (!y && batch_count > 0 && !(n == 0) && n > 0)
        return -5;
    if (!(incy != 0))
        return -6;
    if (stride_y == 0 && batch_count > 1 && !(n == 0) && n > 0)
        return -7;
    if (batch_count < 0)
        return -9;
    if (!queue)
        return -10;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "max_n must be at least 0",
    "n must not be NULL; each must be between 0 and max_n",
    "x must not be NULL",
    "incx must not be NULL; each must satisfy incx != 0",
    "y must not be NULL",
    "incy must not be NULL; each must satisfy incy != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(std::int64_t max_n, const void *n, const void *x, const void *incx,
    const void *y, const void *incy, const void *, std::int64_t batch_count, const void *queue)
{
    if (max_n < 0)
        return -1;
    if (batch_count > 0 && !n)
        return -2;
    if (!x && batch_count > 0 && !(max_n == 0) && max_n > 0)
        return -3;
    if (batch_count > 0 && !incx)
        return -4;
    if (!y && batch_count > 0 && !(max_n == 0) && max_n > 0)
        return -5;
    if (batch_count > 0 && !incy)
        return -6;
    if (batch_count < 0)
        return -8;
    if (!queue)
        return -9;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::copy

#endif
