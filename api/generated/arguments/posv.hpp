// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/posv.toml by tools/generate.py; do not edit.

/// @file
/// posv: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_POSV_HPP
#define BBLAS_ARGUMENTS_POSV_HPP

#include <batch.hpp>

namespace bblas::posv {

/// Solution of symmetric or Hermitian positive definite systems: one problem.
template <class T> struct problem {
    bblas_uplo uplo;
    bblas_int n;
    bblas_int nrhs;
    T *A;
    bblas_int lda;
    T *B;
    bblas_int ldb;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    bblas_uplo uplo;
    sizes n;
    sizes nrhs;
    operand<T> A;
    sizes lda;
    operand<T> B;
    sizes ldb;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return n.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {uplo, n.bound, nrhs.bound, nullptr, lda.bound, nullptr, ldb.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {uplo, 0, 0, nullptr, 0, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {uplo, n.at(i), nrhs.at(i), A.at(i), lda.at(i), B.at(i), ldb.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t n = this->n.at(i);
        const std::int64_t nrhs = this->nrhs.at(i);
        const std::int64_t lda = this->lda.at(i);
        const std::int64_t ldb = this->ldb.at(i);
        if (n < 0 || n > this->n.bound)
            return -4;
        if (nrhs < 0 || nrhs > this->nrhs.bound)
            return -5;
        if (!(lda >= max(1, n)))
            return -7;
        if (!(ldb >= max(1, n)))
            return -9;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "n must be at least 0",
    "nrhs must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, n)",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, n)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(bblas_uplo uplo, std::int64_t n, std::int64_t nrhs, const void *A,
    std::int64_t lda, const void *B, std::int64_t ldb, const void *, std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (n < 0)
        return -2;
    if (nrhs < 0)
        return -3;
    if (!A && batch_count > 0 && !(n == 0) && n > 0 && n > 0)
        return -4;
    if (!(lda >= max(1, n)))
        return -5;
    if (!B && batch_count > 0 && !(n == 0) && n > 0 && nrhs > 0)
        return -6;
    if (!(ldb >= max(1, n)))
        return -7;
    if (batch_count < 0)
        return -9;
    if (!queue)
        return -10;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "n must be at least 0",
    "nrhs must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, n)",
    "stride_A must not be 0, since the operand is written",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, n)",
    "stride_B must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(bblas_uplo uplo, std::int64_t n, std::int64_t nrhs,
    const void *A, std::int64_t lda, std::int64_t stride_A, const void *B, std::int64_t ldb, std::int64_t stride_B,
    const void *, std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (n < 0)
        return -2;
    if (nrhs < 0)
        return -3;
    if (!A && batch_count > 0 && !(n == 0) && n > 0 && n > 0)
        return -4;
    if (!(lda >= max(1, n)))
        return -5;
    if (stride_A == 0 && batch_count > 1 && !(n == 0) && n > 0 && n > 0)
        return -6;
    if (!B && batch_count > 0 && !(n == 0) && n > 0 && nrhs > 0)
        return -7;
    if (!(ldb >= max(1, n)))
        return -8;
    if (stride_B == 0 && batch_count > 1 && !(n == 0) && n > 0 && nrhs > 0)
        return -9;
    if (batch_count < 0)
        return -11;
    if (!queue)
        return -12;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "max_n must be at least 0",
    "max_nrhs must be at least 0",
    "n must not be NULL; each must be between 0 and max_n",
    "nrhs must not be NULL; each must be between 0 and max_nrhs",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, n)",
    "B must not be NULL",
    "ldb must not be NULL; each must satisfy ldb >= max(1, n)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(bblas_uplo uplo, std::int64_t max_n, std::int64_t max_nrhs,
    const void *n, const void *nrhs, const void *A, const void *lda, const void *B, const void *ldb, const void *,
    std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (max_n < 0)
        return -2;
    if (max_nrhs < 0)
        return -3;
    if (batch_count > 0 && !n)
        return -4;
    if (batch_count > 0 && !nrhs)
        return -5;
    if (!A && batch_count > 0 && !(max_n == 0) && max_n > 0 && max_n > 0)
        return -6;
    if (batch_count > 0 && !lda)
        return -7;
    if (!B && batch_count > 0 && !(max_n == 0) && max_n > 0 && max_nrhs > 0)
        return -8;
    if (batch_count > 0 && !ldb)
        return -9;
    if (batch_count < 0)
        return -11;
    if (!queue)
        return -12;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::posv

#endif
