// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/hemm.toml by tools/generate.py; do not edit.

/// @file
/// hemm: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_HEMM_HPP
#define BBLAS_ARGUMENTS_HEMM_HPP

#include <batch.hpp>

namespace bblas::hemm {

/// Hermitian matrix-matrix product: one problem.
template <class T> struct problem {
    bblas_side side;
    bblas_uplo uplo;
    bblas_int m;
    bblas_int n;
    T alpha;
    const T *A;
    bblas_int lda;
    const T *B;
    bblas_int ldb;
    T beta;
    T *C;
    bblas_int ldc;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    bblas_side side;
    bblas_uplo uplo;
    sizes m;
    sizes n;
    T alpha;
    operand<const T> A;
    sizes lda;
    operand<const T> B;
    sizes ldb;
    T beta;
    operand<T> C;
    sizes ldc;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return m.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {side, uplo, m.bound, n.bound, alpha, nullptr, lda.bound, nullptr, ldb.bound, beta, nullptr, ldc.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {side, uplo, 0, 0, alpha, nullptr, 0, nullptr, 0, beta, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {side, uplo, m.at(i), n.at(i), alpha, A.at(i), lda.at(i), B.at(i), ldb.at(i), beta, C.at(i), ldc.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t m = this->m.at(i);
        const std::int64_t n = this->n.at(i);
        const std::int64_t lda = this->lda.at(i);
        const std::int64_t ldb = this->ldb.at(i);
        const std::int64_t ldc = this->ldc.at(i);
        if (m < 0 || m > this->m.bound)
            return -5;
        if (n < 0 || n > this->n.bound)
            return -6;
        if (!(lda >= max(1, side == BblasLeft ? m : n)))
            return -9;
        if (!(ldb >= max(1, m)))
            return -11;
        if (!(ldc >= max(1, m)))
            return -14;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "side must be BblasLeft or BblasRight",
    "uplo must be BblasUpper or BblasLower",
    "m must be at least 0",
    "n must be at least 0",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m if side == Left else n)",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, m)",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must satisfy ldc >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(bblas_side side, bblas_uplo uplo, std::int64_t m, std::int64_t n,
    const void *alpha, const void *A, std::int64_t lda, const void *B, std::int64_t ldb, const void *beta,
    const void *C, std::int64_t ldc, const void *, std::int64_t batch_count, const void *queue)
{
    if (side != BblasLeft && side != BblasRight)
        return -1;
    if (uplo != BblasUpper && uplo != BblasLower)
        return -2;
    if (m < 0)
        return -3;
    if (n < 0)
        return -4;
    if (!alpha && batch_count > 0 && !(m == 0 || n == 0))
        return -5;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && (side == BblasLeft ? m : n) > 0 && (side == BblasLeft ? m : n) > 0)
        return -6;
    if (!(lda >= max(1, side == BblasLeft ? m : n)))
        return -7;
    if (!B && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -8;
    if (!(ldb >= max(1, m)))
        return -9;
    if (!beta && batch_count > 0 && !(m == 0 || n == 0))
        return -10;
    if (!C && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -11;
    if (!(ldc >= max(1, m)))
        return -12;
    if (batch_count < 0)
        return -14;
    if (!queue)
        return -15;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "side must be BblasLeft or BblasRight",
    "uplo must be BblasUpper or BblasLower",
    "m must be at least 0",
    "n must be at least 0",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m if side == Left else n)",
    "stride_A can be any integer",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, m)",
    "stride_B can be any integer",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must satisfy ldc >= max(1, m)",
    "stride_C must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(bblas_side side, bblas_uplo uplo, std::int64_t m, std::int64_t n,
    const void *alpha, const void *A, std::int64_t lda, std::int64_t, const void *B, std::int64_t ldb, std::int64_t,
    const void *beta, const void *C, std::int64_t ldc, std::int64_t stride_C, const void *, std::int64_t batch_count,
    const void *queue)
{
    if (side != BblasLeft && side != BblasRight)
        return -1;
    if (uplo != BblasUpper && uplo != BblasLower)
        return -2;
    if (m < 0)
        return -3;
    if (n < 0)
        return -4;
    if (!alpha && batch_count > 0 && !(m == 0 || n == 0))
        return -5;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && (side == BblasLeft ? m : n) > 0 && (side == BblasLeft ? m : n) > 0)
        return -6;
    if (!(lda >= max(1, side == BblasLeft ? m : n)))
        return -7;
    if (!B && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -9;
    if (!(ldb >= max(1, m)))
        return -10;
    if (!beta && batch_count > 0 && !(m == 0 || n == 0))
        return -12;
    if (!C && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -13;
    if (!(ldc >= max(1, m)))
        return -14;
    if (stride_C == 0 && batch_count > 1 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -15;
    if (batch_count < 0)
        return -17;
    if (!queue)
        return -18;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "side must be BblasLeft or BblasRight",
    "uplo must be BblasUpper or BblasLower",
    "max_m must be at least 0",
    "max_n must be at least 0",
    "m must not be NULL; each must be between 0 and max_m",
    "n must not be NULL; each must be between 0 and max_n",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, m if side == Left else n)",
    "B must not be NULL",
    "ldb must not be NULL; each must satisfy ldb >= max(1, m)",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must not be NULL; each must satisfy ldc >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(bblas_side side, bblas_uplo uplo, std::int64_t max_m,
    std::int64_t max_n, const void *m, const void *n, const void *alpha, const void *A, const void *lda, const void *B,
    const void *ldb, const void *beta, const void *C, const void *ldc, const void *, std::int64_t batch_count,
    const void *queue)
{
    if (side != BblasLeft && side != BblasRight)
        return -1;
    if (uplo != BblasUpper && uplo != BblasLower)
        return -2;
    if (max_m < 0)
        return -3;
    if (max_n < 0)
        return -4;
    if (batch_count > 0 && !m)
        return -5;
    if (batch_count > 0 && !n)
        return -6;
    if (!alpha && batch_count > 0 && !(max_m == 0 || max_n == 0))
        return -7;
    if (!A && batch_count > 0 && !(max_m == 0 || max_n == 0) && (side == BblasLeft ? max_m : max_n) > 0 && (side == BblasLeft ? max_m : max_n) > 0)
        return -8;
    if (batch_count > 0 && !lda)
        return -9;
    if (!B && batch_count > 0 && !(max_m == 0 || max_n == 0) && max_m > 0 && max_n > 0)
        return -10;
    if (batch_count > 0 && !ldb)
        return -11;
    if (!beta && batch_count > 0 && !(max_m == 0 || max_n == 0))
        return -12;
    if (!C && batch_count > 0 && !(max_m == 0 || max_n == 0) && max_m > 0 && max_n > 0)
        return -13;
    if (batch_count > 0 && !ldc)
        return -14;
    if (batch_count < 0)
        return -16;
    if (!queue)
        return -17;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::hemm

#endif
