// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/laset.toml by tools/generate.py; do not edit.

/// @file
/// laset: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_LASET_HPP
#define BBLAS_ARGUMENTS_LASET_HPP

#include <batch.hpp>

namespace bblas::laset {

/// Matrix with one value on the diagonal and one off it: one problem.
template <class T> struct problem {
    bblas_uplo uplo;
    bblas_int m;
    bblas_int n;
    T alpha;
    T beta;
    T *A;
    bblas_int lda;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    bblas_uplo uplo;
    sizes m;
    sizes n;
    T alpha;
    T beta;
    operand<T> A;
    sizes lda;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return m.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {uplo, m.bound, n.bound, alpha, beta, nullptr, lda.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {uplo, 0, 0, alpha, beta, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {uplo, m.at(i), n.at(i), alpha, beta, A.at(i), lda.at(i)};
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
            return -4;
        if (n < 0 || n > this->n.bound)
            return -5;
        if (!(lda >= max(1, m)))
            return -9;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower or BblasGeneral",
    "m must be at least 0",
    "n must be at least 0",
    "alpha must not be NULL",
    "beta must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(bblas_uplo uplo, std::int64_t m, std::int64_t n, const void *alpha,
    const void *beta, const void *A, std::int64_t lda, const void *, std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower && uplo != BblasGeneral)
        return -1;
    if (m < 0)
        return -2;
    if (n < 0)
        return -3;
    if (!alpha && batch_count > 0 && !(m == 0 || n == 0))
        return -4;
    if (!beta && batch_count > 0 && !(m == 0 || n == 0))
        return -5;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -6;
    if (!(lda >= max(1, m)))
        return -7;
    if (batch_count < 0)
        return -9;
    if (!queue)
        return -10;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower or BblasGeneral",
    "m must be at least 0",
    "n must be at least 0",
    "alpha must not be NULL",
    "beta must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m)",
    "stride_A must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(bblas_uplo uplo, std::int64_t m, std::int64_t n,
    const void *alpha, const void *beta, const void *A, std::int64_t lda, std::int64_t stride_A, const void *,
    std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower && uplo != BblasGeneral)
        return -1;
    if (m < 0)
        return -2;
    if (n < 0)
        return -3;
    if (!alpha && batch_count > 0 && !(m == 0 || n == 0))
        return -4;
    if (!beta && batch_count > 0 && !(m == 0 || n == 0))
        return -5;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -6;
    if (!(lda >= max(1, m)))
        return -7;
    if (stride_A == 0 && batch_count > 1 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -8;
    if (batch_count < 0)
        return -10;
    if (!queue)
        return -11;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "uplo must be BblasUpper or BblasLower or BblasGeneral",
    "max_m must be at least 0",
    "max_n must be at least 0",
    "m must not be NULL; each must be between 0 and max_m",
    "n must not be NULL; each must be between 0 and max_n",
    "alpha must not be NULL",
    "beta must not be NULL",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(bblas_uplo uplo, std::int64_t max_m, std::int64_t max_n, const void *m,
    const void *n, const void *alpha, const void *beta, const void *A, const void *lda, const void *,
    std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower && uplo != BblasGeneral)
        return -1;
    if (max_m < 0)
        return -2;
    if (max_n < 0)
        return -3;
    if (batch_count > 0 && !m)
        return -4;
    if (batch_count > 0 && !n)
        return -5;
    if (!alpha && batch_count > 0 && !(max_m == 0 || max_n == 0))
        return -6;
    if (!beta && batch_count > 0 && !(max_m == 0 || max_n == 0))
        return -7;
    if (!A && batch_count > 0 && !(max_m == 0 || max_n == 0) && max_m > 0 && max_n > 0)
        return -8;
    if (batch_count > 0 && !lda)
        return -9;
    if (batch_count < 0)
        return -11;
    if (!queue)
        return -12;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::laset

#endif
