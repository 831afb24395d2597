// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/getrf_nopiv.toml by tools/generate.py; do not edit.

/// @file
/// getrf_nopiv: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_GETRF_NOPIV_HPP
#define BBLAS_ARGUMENTS_GETRF_NOPIV_HPP

#include <batch.hpp>

namespace bblas::getrf_nopiv {

/// LU factorization without pivoting: one problem.
template <class T> struct problem {
    bblas_int m;
    bblas_int n;
    T *A;
    bblas_int lda;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    sizes m;
    sizes n;
    operand<T> A;
    sizes lda;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return m.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {m.bound, n.bound, nullptr, lda.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {0, 0, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {m.at(i), n.at(i), A.at(i), lda.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t m = this->m.at(i);
        const std::int64_t n = this->n.at(i);
        const std::int64_t lda = this->lda.at(i);
        if (m < 0 || m > this->m.bound)
            return -3;
        if (n < 0 || n > this->n.bound)
            return -4;
        if (!(lda >= max(1, m)))
            return -6;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "m must be at least 0",
    "n must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(std::int64_t m, std::int64_t n, const void *A, std::int64_t lda,
    const void *, std::int64_t batch_count, const void *queue)
{
    if (m < 0)
        return -1;
    if (n < 0)
        return -2;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -3;
    if (!(lda >= max(1, m)))
        return -4;
    if (batch_count < 0)
        return -6;
    if (!queue)
        return -7;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "m must be at least 0",
    "n must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m)",
    "stride_A must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(std::int64_t m, std::int64_t n, const void *A, std::int64_t lda,
    std::int64_t stride_A, const void *, std::int64_t batch_count, const void *queue)
{
    if (m < 0)
        return -1;
    if (n < 0)
        return -2;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -3;
    if (!(lda >= max(1, m)))
        return -4;
    if (stride_A == 0 && batch_count > 1 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -5;
    if (batch_count < 0)
        return -7;
    if (!queue)
        return -8;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "max_m must be at least 0",
    "max_n must be at least 0",
    "m must not be NULL; each must be between 0 and max_m",
    "n must not be NULL; each must be between 0 and max_n",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(std::int64_t max_m, std::int64_t max_n, const void *m, const void *n,
    const void *A, const void *lda, const void *, std::int64_t batch_count, const void *queue)
{
    if (max_m < 0)
        return -1;
    if (max_n < 0)
        return -2;
    if (batch_count > 0 && !m)
        return -3;
    if (batch_count > 0 && !n)
        return -4;
    if (!A && batch_count > 0 && !(max_m == 0 || max_n == 0) && max_m > 0 && max_n > 0)
        return -5;
    if (batch_count > 0 && !lda)
        return -6;
    if (batch_count < 0)
        return -8;
    if (!queue)
        return -9;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::getrf_nopiv

#endif
