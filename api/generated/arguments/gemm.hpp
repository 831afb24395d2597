// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/gemm.toml by tools/generate.py; do not edit.

/// @file
/// gemm: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_GEMM_HPP
#define BBLAS_ARGUMENTS_GEMM_HPP

#include <batch.hpp>

namespace bblas::gemm {

/// General matrix-matrix product: one problem.
template <class T> struct problem {
    bblas_trans transa;
    bblas_trans transb;
    bblas_int m;
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
    bblas_trans transa;
    bblas_trans transb;
    sizes m;
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
    BBLAS_HOST_DEVICE constexpr bool varies() const { return m.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {transa, transb, m.bound, n.bound, k.bound, alpha, nullptr, lda.bound, nullptr, ldb.bound, beta, nullptr,
                ldc.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {transa, transb, 0, 0, 0, alpha, nullptr, 0, nullptr, 0, beta, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {transa, transb, m.at(i), n.at(i), k.at(i), alpha, A.at(i), lda.at(i), B.at(i), ldb.at(i), beta, C.at(i),
                ldc.at(i)};
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
        const std::int64_t ldb = this->ldb.at(i);
        const std::int64_t ldc = this->ldc.at(i);
        if (m < 0 || m > this->m.bound)
            return -6;
        if (n < 0 || n > this->n.bound)
            return -7;
        if (k < 0 || k > this->k.bound)
            return -8;
        if (!(lda >= max(1, transa == BblasNoTrans ? m : k)))
            return -11;
        if (!(ldb >= max(1, transb == BblasNoTrans ? k : n)))
            return -13;
        if (!(ldc >= max(1, m)))
            return -16;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "transa must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "transb must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "m must be at least 0",
    "n must be at least 0",
    "k must be at least 0",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m if transa == NoTrans else k)",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, k if transb == NoTrans else n)",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must satisfy ldc >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(bblas_trans transa, bblas_trans transb, std::int64_t m, std::int64_t n,
    std::int64_t k, const void *alpha, const void *A, std::int64_t lda, const void *B, std::int64_t ldb,
    const void *beta, const void *C, std::int64_t ldc, const void *, std::int64_t batch_count, const void *queue)
{
    if (transa != BblasNoTrans && transa != BblasTrans && transa != BblasConjTrans)
        return -1;
    if (transb != BblasNoTrans && transb != BblasTrans && transb != BblasConjTrans)
        return -2;
    if (m < 0)
        return -3;
    if (n < 0)
        return -4;
    if (k < 0)
        return -5;
    if (!alpha && batch_count > 0 && !(m == 0 || n == 0))
        return -6;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && (transa == BblasNoTrans ? m : k) > 0 && (transa == BblasNoTrans ? k : m) > 0)
        return -7;
    if (!(lda >= max(1, transa == BblasNoTrans ? m : k)))
        return -8;
    if (!B && batch_count > 0 && !(m == 0 || n == 0) && (transb == BblasNoTrans ? k : n) > 0 && (transb == BblasNoTrans ? n : k) > 0)
        return -9;
    if (!(ldb >= max(1, transb == BblasNoTrans ? k : n)))
        return -10;
    if (!beta && batch_count > 0 && !(m == 0 || n == 0))
        return -11;
    if (!C && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -12;
    if (!(ldc >= max(1, m)))
        return -13;
    if (batch_count < 0)
        return -15;
    if (!queue)
        return -16;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "transa must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "transb must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "m must be at least 0",
    "n must be at least 0",
    "k must be at least 0",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, m if transa == NoTrans else k)",
    "stride_A can be any integer",
    "B must not be NULL",
    "ldb must satisfy ldb >= max(1, k if transb == NoTrans else n)",
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
template <class T> constexpr int check_strided_batched(bblas_trans transa, bblas_trans transb, std::int64_t m,
    std::int64_t n, std::int64_t k, const void *alpha, const void *A, std::int64_t lda, std::int64_t, const void *B,
    std::int64_t ldb, std::int64_t, const void *beta, const void *C, std::int64_t ldc, std::int64_t stride_C,
    const void *, std::int64_t batch_count, const void *queue)
{
    if (transa != BblasNoTrans && transa != BblasTrans && transa != BblasConjTrans)
        return -1;
    if (transb != BblasNoTrans && transb != BblasTrans && transb != BblasConjTrans)
        return -2;
    if (m < 0)
        return -3;
    if (n < 0)
        return -4;
    if (k < 0)
        return -5;
    if (!alpha && batch_count > 0 && !(m == 0 || n == 0))
        return -6;
    if (!A && batch_count > 0 && !(m == 0 || n == 0) && (transa == BblasNoTrans ? m : k) > 0 && (transa == BblasNoTrans ? k : m) > 0)
        return -7;
    if (!(lda >= max(1, transa == BblasNoTrans ? m : k)))
        return -8;
    if (!B && batch_count > 0 && !(m == 0 || n == 0) && (transb == BblasNoTrans ? k : n) > 0 && (transb == BblasNoTrans ? n : k) > 0)
        return -10;
    if (!(ldb >= max(1, transb == BblasNoTrans ? k : n)))
        return -11;
    if (!beta && batch_count > 0 && !(m == 0 || n == 0))
        return -13;
    if (!C && batch_count > 0 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -14;
    if (!(ldc >= max(1, m)))
        return -15;
    if (stride_C == 0 && batch_count > 1 && !(m == 0 || n == 0) && m > 0 && n > 0)
        return -16;
    if (batch_count < 0)
        return -18;
    if (!queue)
        return -19;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "transa must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "transb must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "max_m must be at least 0",
    "max_n must be at least 0",
    "max_k must be at least 0",
    "m must not be NULL; each must be between 0 and max_m",
    "n must not be NULL; each must be between 0 and max_n",
    "k must not be NULL; each must be between 0 and max_k",
    "alpha must not be NULL",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, m if transa == NoTrans else k)",
    "B must not be NULL",
    "ldb must not be NULL; each must satisfy ldb >= max(1, k if transb == NoTrans else n)",
    "beta must not be NULL",
    "C must not be NULL",
    "ldc must not be NULL; each must satisfy ldc >= max(1, m)",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(bblas_trans transa, bblas_trans transb, std::int64_t max_m,
    std::int64_t max_n, std::int64_t max_k, const void *m, const void *n, const void *k, const void *alpha,
    const void *A, const void *lda, const void *B, const void *ldb, const void *beta, const void *C, const void *ldc,
    const void *, std::int64_t batch_count, const void *queue)
{
    if (transa != BblasNoTrans && transa != BblasTrans && transa != BblasConjTrans)
        return -1;
    if (transb != BblasNoTrans && transb != BblasTrans && transb != BblasConjTrans)
        return -2;
    if (max_m < 0)
        return -3;
    if (max_n < 0)
        return -4;
    if (max_k < 0)
        return -5;
    if (batch_count > 0 && !m)
        return -6;
    if (batch_count > 0 && !n)
        return -7;
    if (batch_count > 0 && !k)
        return -8;
    if (!alpha && batch_count > 0 && !(max_m == 0 || max_n == 0))
        return -9;
    if (!A && batch_count > 0 && !(max_m == 0 || max_n == 0) && (transa == BblasNoTrans ? max_m : max_k) > 0 && (transa == BblasNoTrans ? max_k : max_m) > 0)
        return -10;
    if (batch_count > 0 && !lda)
        return -11;
    if (!B && batch_count > 0 && !(max_m == 0 || max_n == 0) && (transb == BblasNoTrans ? max_k : max_n) > 0 && (transb == BblasNoTrans ? max_n : max_k) > 0)
        return -12;
    if (batch_count > 0 && !ldb)
        return -13;
    if (!beta && batch_count > 0 && !(max_m == 0 || max_n == 0))
        return -14;
    if (!C && batch_count > 0 && !(max_m == 0 || max_n == 0) && max_m > 0 && max_n > 0)
        return -15;
    if (batch_count > 0 && !ldc)
        return -16;
    if (batch_count < 0)
        return -18;
    if (!queue)
        return -19;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::gemm

#endif
