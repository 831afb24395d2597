// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/orgqr.toml by tools/generate.py; do not edit.

/// @file
/// orgqr: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_ORGQR_HPP
#define BBLAS_ARGUMENTS_ORGQR_HPP

#include <batch.hpp>

namespace bblas::orgqr {

/// Columns of the orthogonal or unitary factor of a QR factorization: one problem.
template <class T> struct problem {
    bblas_int m;
    bblas_int n;
    bblas_int k;
    T *A;
    bblas_int lda;
    const T *tau;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    sizes m;
    sizes n;
    sizes k;
    operand<T> A;
    sizes lda;
    operand<const T> tau;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return m.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {m.bound, n.bound, k.bound, nullptr, lda.bound, nullptr};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {0, 0, 0, nullptr, 0, nullptr};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {m.at(i), n.at(i), k.at(i), A.at(i), lda.at(i), tau.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t m = this->m.at(i);
        const std::int64_t n = this->n.at(i);
        const std::int64_t k = this->k.at(i);
        const std::int64_t lda = this->lda.at(i);
        if (m < 0 || m > this->m.bound)
            return -4;
        if (n < 0 || n > this->n.bound || !(n <= m))
            return -5;
        if (k < 0 || k > this->k.bound || !(k <= n))
            return -6;
        if (!(lda >= max(1, m)))
            return -8;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "m must be at least 0",
    "n must be at least 0, and n <= m",
    "k must be at least 0, and k <= n",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m)",
    "tau must not be NULL",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(std::int64_t m, std::int64_t n, std::int64_t k, const void *A,
    std::int64_t lda, const void *tau, const void *, std::int64_t batch_count, const void *queue)
{
    if (m < 0)
        return -1;
    if (n < 0 || !(n <= m))
        return -2;
    if (k < 0 || !(k <= n))
        return -3;
    if (!A && batch_count > 0 && !(n == 0) && m > 0 && n > 0)
        return -4;
    if (!(lda >= max(1, m)))
        return -5;
    if (!tau && batch_count > 0 && !(n == 0) && k > 0)
        return -6;
    if (batch_count < 0)
        return -8;
    if (!queue)
        return -9;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "m must be at least 0",
    "n must be at least 0, and n <= m",
    "k must be at least 0, and k <= n",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m)",
    "stride_A must not be 0, since the operand is written",
    "tau must not be NULL",
    "stride_tau can be any integer",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(std::int64_t m, std::int64_t n, std::int64_t k, const void *A,
    std::int64_t lda, std::int64_t stride_A, const void *tau, std::int64_t, const void *, std::int64_t batch_count,
    const void *queue)
{
    if (m < 0)
        return -1;
    if (n < 0 || !(n <= m))
        return -2;
    if (k < 0 || !(k <= n))
        return -3;
    if (!A && batch_count > 0 && !(n == 0) && m > 0 && n > 0)
        return -4;
    if (!(lda >= max(1, m)))
        return -5;
    if (stride_A == 0 && batch_count > 1 && !(n == 0) && m > 0 && n > 0)
        return -6;
    if (!tau && batch_count > 0 && !(n == 0) && k > 0)
        return -7;
    if (batch_count < 0)
        return -10;
    if (!queue)
        return -11;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "max_m must be at least 0",
    "max_n must be at least 0",
    "max_k must be at least 0",
    "m must not be NULL; each must be between 0 and max_m",
    "n must not be NULL; each must be between 0 and max_n, and n <= m",
    "k must not be NULL; each must be between 0 and max_k, and k <= n",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, m)",
    "tau must not be NULL",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(std::int64_t max_m, std::int64_t max_n, std::int64_t max_k,
    const void *m, const void *n, const void *k, const void *A, const void *lda, const void *tau, const void *,
    std::int64_t batch_count, const void *queue)
{
    if (max_m < 0)
        return -1;
    if (max_n < 0)
        return -2;
    if (max_k < 0)
        return -3;
    if (batch_count > 0 && !m)
        return -4;
    if (batch_count > 0 && !n)
        return -5;
    if (batch_count > 0 && !k)
        return -6;
    if (!A && batch_count > 0 && !(max_n == 0) && max_m > 0 && max_n > 0)
        return -7;
    if (batch_count > 0 && !lda)
        return -8;
    if (!tau && batch_count > 0 && !(max_n == 0) && max_k > 0)
        return -9;
    if (batch_count < 0)
        return -11;
    if (!queue)
        return -12;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::orgqr

#endif
