// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/laswp.toml by tools/generate.py; do not edit.

/// @file
/// laswp: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_LASWP_HPP
#define BBLAS_ARGUMENTS_LASWP_HPP

#include <batch.hpp>

namespace bblas::laswp {

/// Row interchanges: one problem.
template <class T> struct problem {
    bblas_int n;
    T *A;
    bblas_int lda;
    bblas_int k1;
    bblas_int k2;
    const bblas_int *ipiv;
    bblas_int incx;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    sizes n;
    operand<T> A;
    sizes lda;
    sizes k1;
    sizes k2;
    operand<const bblas_int> ipiv;
    sizes incx;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return n.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {n.bound, nullptr, lda.bound, k1.bound, k2.bound, nullptr, incx.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {0, nullptr, 0, 0, 0, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {n.at(i), A.at(i), lda.at(i), k1.at(i), k2.at(i), ipiv.at(i), incx.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t n = this->n.at(i);
        const std::int64_t lda = this->lda.at(i);
        const std::int64_t k1 = this->k1.at(i);
        const std::int64_t k2 = this->k2.at(i);
        const std::int64_t incx = this->incx.at(i);
        if (n < 0 || n > this->n.bound)
            return -2;
        if (!(lda >= max(1, k2)))
            return -4;
        if (!(k1 >= 1))
            return -5;
        if (!(k2 >= 0))
            return -6;
        if (!(incx != 0))
            return -8;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "n must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, k2)",
    "k1 must satisfy k1 >= 1",
    "k2 must satisfy k2 >= 0",
    "ipiv must not be NULL",
    "incx must satisfy incx != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(std::int64_t n, const void *A, std::int64_t lda, std::int64_t k1,
    std::int64_t k2, const void *ipiv, std::int64_t incx, const void *, std::int64_t batch_count, const void *queue)
{
    if (n < 0)
        return -1;
    if (!A && batch_count > 0 && !(n == 0 || k2 < k1) && k2 > 0 && n > 0)
        return -2;
    if (!(lda >= max(1, k2)))
        return -3;
    if (!(k1 >= 1))
        return -4;
    if (!(k2 >= 0))
        return -5;
    if (!ipiv && batch_count > 0 && !(n == 0 || k2 < k1) && (k2 < k1 ? 0 : k1 + (k2 - k1) * abs(incx)) > 0)
        return -6;
    if (!(incx != 0))
        return -7;
    if (batch_count < 0)
        return -9;
    if (!queue)
        return -10;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "n must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, k2)",
    "stride_A must not be 0, since the operand is written",
    "k1 must satisfy k1 >= 1",
    "k2 must satisfy k2 >= 0",
    "ipiv must not be NULL",
    "stride_ipiv can be any integer",
    "incx must satisfy incx != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(std::int64_t n, const void *A, std::int64_t lda,
    std::int64_t stride_A, std::int64_t k1, std::int64_t k2, const void *ipiv, std::int64_t, std::int64_t incx,
    const void *, std::int64_t batch_count, const void *queue)
{
    if (n < 0)
        return -1;
    if (!A && batch_count > 0 && !(n == 0 || k2 < k1) && k2 > 0 && n > 0)
        return -2;
    if (!(lda >= max(1, k2)))
        return -3;
    if (stride_A == 0 && batch_count > 1 && !(n == 0 || k2 < k1) && k2 > 0 && n > 0)
        return -4;
    if (!(k1 >= 1))
        return -5;
    if (!(k2 >= 0))
        return -6;
    if (!ipiv && batch_count > 0 && !(n == 0 || k2 < k1) && (k2 < k1 ? 0 : k1 + (k2 - k1) * abs(incx)) > 0)
        return -7;
    if (!(incx != 0))
        return -9;
    if (batch_count < 0)
        return -11;
    if (!queue)
        return -12;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "max_n must be at least 0",
    "n must not be NULL; each must be between 0 and max_n",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, k2)",
    "k1 must not be NULL; each must be valid, and k1 >= 1",
    "k2 must not be NULL; each must be valid, and k2 >= 0",
    "ipiv must not be NULL",
    "incx must not be NULL; each must be valid, and incx != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(std::int64_t max_n, const void *n, const void *A, const void *lda,
    const void *k1, const void *k2, const void *ipiv, const void *incx, const void *, std::int64_t batch_count,
    const void *queue)
{
    if (max_n < 0)
        return -1;
    if (batch_count > 0 && !n)
        return -2;
    if (!A && batch_count > 0 && !(max_n == 0) && max_n > 0)
        return -3;
    if (batch_count > 0 && !lda)
        return -4;
    if (batch_count > 0 && !k1)
        return -5;
    if (batch_count > 0 && !k2)
        return -6;
    if (!ipiv && batch_count > 0 && !(max_n == 0))
        return -7;
    if (batch_count > 0 && !incx)
        return -8;
    if (batch_count < 0)
        return -10;
    if (!queue)
        return -11;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::laswp

#endif
