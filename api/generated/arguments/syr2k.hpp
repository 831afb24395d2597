// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/syr2k.toml by tools/generate.py; do not edit.

/// @file
/// syr2k: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_SYR2K_HPP
#define BBLAS_ARGUMENTS_SYR2K_HPP

#include <batch.hpp>

namespace bblas::syr2k {

/// Symmetric rank-2k update: one problem.
template <class T> struct problem {
    bblas_uplo uplo;
    bblas_trans trans;
    bblas_int n;
    bblas_int k;
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
    bblas_uplo uplo;
    bblas_trans trans;
    sizes n;
    sizes k;
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
    BBLAS_HOST_DEVICE constexpr bool varies() const { return n.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {uplo, trans, n.bound, k.bound, alpha, nullptr, lda.bound, nullptr, ldb.bound, beta, nullptr, ldc.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {uplo, trans, 0, 0, alpha, nullptr, 0, nullptr, 0, beta, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {uplo, trans, n.at(i), k.at(i), alpha, A.at(i), lda.at(i), B.at(i), ldb.at(i), beta, C.at(i), ldc.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t n = this->n.at(i);
        const std::int64_t k = this->k.at(i);
        const std::int64_t lda = this->lda.at(i);
        const std::int64_t ldb = this->ldb.at(i);
        const std::int64_t ldc = this->ldc.at(i);
        if (n < 0 || n > this->n.bound)
            return -5;
        if (k < 0 || k > this->k.bound)
            return -6;
        if (!(lda >= max(1, trans == BblasNoTrans ? n : k)))
            return -9;
        if (!(ldb >= max(1, trans == BblasNoTrans ? n : k)))
            return -11;
        if (!(ldc >= max(1, n)))
            return -14;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "trans must be BblasNoTrans or BblasTrans or BblasConjTrans (complex: BblasNoTrans or BblasTrans)",
    "n must be at least 0",
    "k must be at least 0",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, n if trans == NoTrans else k)",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, n if trans == NoTrans else k)",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must satisfy ldc >= max(1, n)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(bblas_uplo uplo, bblas_trans trans, std::int64_t n, std::int64_t k,
    const void *alpha, const void *A, std::int64_t lda, const void *B, std::int64_t ldb, const void *beta,
    const void *C, std::int64_t ldc, const void *, std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (is_complex<T> ? trans != BblasNoTrans && trans != BblasTrans : trans != BblasNoTrans && trans != BblasTrans && trans != BblasConjTrans)
        return -2;
    if (n < 0)
        return -3;
    if (k < 0)
        return -4;
    if (!alpha && batch_count > 0 && !(n == 0))
        return -5;
    if (!A && batch_count > 0 && !(n == 0) && (trans == BblasNoTrans ? n : k) > 0 && (trans == BblasNoTrans ? k : n) > 0)
        return -6;
    if (!(lda >= max(1, trans == BblasNoTrans ? n : k)))
        return -7;
    if (!B && batch_count > 0 && !(n == 0) && (trans == BblasNoTrans ? n : k) > 0 && (trans == BblasNoTrans ? k : n) > 0)
        return -8;
    if (!(ldb >= max(1, trans == BblasNoTrans ? n : k)))
        return -9;
    if (!beta && batch_count > 0 && !(n == 0))
        return -10;
    if (!C && batch_count > 0 && !(n == 0) && n > 0 && n > 0)
        return -11;
    if (!(ldc >= max(1, n)))
        return -12;
    if (batch_count < 0)
        return -14;
    if (!queue)
        return -15;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "trans must be BblasNoTrans or BblasTrans or BblasConjTrans (complex: BblasNoTrans or BblasTrans)",
    "n must be at least 0",
    "k must be at least 0",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, n if trans == NoTrans else k)",
    "stride_A can be any integer",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, n if trans == NoTrans else k)",
    "stride_B can be any integer",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must satisfy ldc >= max(1, n)",
    "stride_C must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(bblas_uplo uplo, bblas_trans trans, std::int64_t n,
    std::int64_t k, const void *alpha, const void *A, std::int64_t lda, std::int64_t, const void *B, std::int64_t ldb,
    std::int64_t, const void *beta, const void *C, std::int64_t ldc, std::int64_t stride_C, const void *,
    std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (is_complex<T> ? trans != BblasNoTrans && trans != BblasTrans : trans != BblasNoTrans && trans != BblasTrans && trans != BblasConjTrans)
        return -2;
    if (n < 0)
        return -3;
    if (k < 0)
        return -4;
    if (!alpha && batch_count > 0 && !(n == 0))
        return -5;
    if (!A && batch_count > 0 && !(n == 0) && (trans == BblasNoTrans ? n : k) > 0 && (trans == BblasNoTrans ? k : n) > 0)
        return -6;
    if (!(lda >= max(1, trans == BblasNoTrans ? n : k)))
        return -7;
    if (!B && batch_count > 0 && !(n == 0) && (trans == BblasNoTrans ? n : k) > 0 && (trans == BblasNoTrans ? k : n) > 0)
        return -9;
    if (!(ldb >= max(1, trans == BblasNoTrans ? n : k)))
        return -10;
    if (!beta && batch_count > 0 && !(n == 0))
        return -12;
    if (!C && batch_count > 0 && !(n == 0) && n > 0 && n > 0)
        return -13;
    if (!(ldc >= max(1, n)))
        return -14;
    if (stride_C == 0 && batch_count > 1 && !(n == 0) && n > 0 && n > 0)
        return -15;
    if (batch_count < 0)
        return -17;
    if (!queue)
        return -18;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "trans must be BblasNoTrans or BblasTrans or BblasConjTrans (complex: BblasNoTrans or BblasTrans)",
    "max_n must be at least 0",
    "max_k must be at least 0",
    "n must not be NULL; each must be between 0 and max_n",
    "k must not be NULL; each must be between 0 and max_k",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, n if trans == NoTrans else k)",
    "B must not be NULL",
    "ldb must not be NULL; each must satisfy ldb >= max(1, n if trans == NoTrans else k)",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must not be NULL; each must satisfy ldc >= max(1, n)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(bblas_uplo uplo, bblas_trans trans, std::int64_t max_n,
    std::int64_t max_k, const void *n, const void *k, const void *alpha, const void *A, const void *lda, const void *B,
    const void *ldb, const void *beta, const void *C, const void *ldc, const void *, std::int64_t batch_count,
    const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (is_complex<T> ? trans != BblasNoTrans && trans != BblasTrans : trans != BblasNoTrans && trans != BblasTrans && trans != BblasConjTrans)
        return -2;
    if (max_n < 0)
        return -3;
    if (max_k < 0)
        return -4;
    if (batch_count > 0 && !n)
        return -5;
    if (batch_count > 0 && !k)
        return -6;
    if (!alpha && batch_count > 0 && !(max_n == 0))
        return -7;
    if (!A && batch_count > 0 && !(max_n == 0) && (trans == BblasNoTrans ? max_n : max_k) > 0 && (trans == BblasNoTrans ? max_k : max_n) > 0)
        return -8;
    if (batch_count > 0 && !lda)
        return -9;
    if (!B && batch_count > 0 && !(max_n == 0) && (trans == BblasNoTrans ? max_n : max_k) > 0 && (trans == BblasNoTrans ? max_k : max_n) > 0)
        return -10;
    if (batch_count > 0 && !ldb)
        return -11;
    if (!beta && batch_count > 0 && !(max_n == 0))
        return -12;
    if (!C && batch_count > 0 && !(max_n == 0) && max_n > 0 && max_n > 0)
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

} // namespace bblas::syr2k

#endif
