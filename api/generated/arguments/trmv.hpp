// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause
// Generated from api/routines/trmv.toml by tools/generate.py; do not edit.

/// @file
/// trmv: one problem, a batch of them in any form, and the checks.
#ifndef BBLAS_ARGUMENTS_TRMV_HPP
#define BBLAS_ARGUMENTS_TRMV_HPP

#include <batch.hpp>

namespace bblas::trmv {

/// Triangular matrix-vector product: one problem.
template <class T> struct problem {
    bblas_uplo uplo;
    bblas_trans trans;
    bblas_diag diag;
    bblas_int n;
    const T *A;
    bblas_int lda;
    T *x;
    bblas_int incx;
};

/// The problems of one call, whatever its form.
template <class T> struct batch {
    bblas_uplo uplo;
    bblas_trans trans;
    bblas_diag diag;
    sizes n;
    operand<const T> A;
    sizes lda;
    operand<T> x;
    sizes incx;
    bblas_int *info; ///< NULL when the caller does not care
    std::int64_t batch_count;

    /// Whether problems have sizes of their own.
    BBLAS_HOST_DEVICE constexpr bool varies() const { return n.each; }

    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.
    BBLAS_HOST_DEVICE problem<T> bounds() const
    {
        return {uplo, trans, diag, n.bound, nullptr, lda.bound, nullptr, incx.bound};
    }

    /// A problem with nothing to do.
    BBLAS_HOST_DEVICE problem<T> nothing() const
    {
        return {uplo, trans, diag, 0, nullptr, 0, nullptr, 0};
    }

    BBLAS_HOST_DEVICE problem<T> at(std::int64_t i) const
    {
        return {uplo, trans, diag, n.at(i), A.at(i), lda.at(i), x.at(i), incx.at(i)};
    }

    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.
    BBLAS_HOST_DEVICE constexpr bblas_int check(std::int64_t i) const
    {
        if (!varies())
            return 0; // the entry has checked the sizes
        const std::int64_t n = this->n.at(i);
        const std::int64_t lda = this->lda.at(i);
        const std::int64_t incx = this->incx.at(i);
        if (n < 0 || n > this->n.bound)
            return -5;
        if (!(lda >= max(1, n)))
            return -7;
        if (!(incx != 0))
            return -9;
        return 0;
    }
};

/// What each argument of the _batched form must be.
inline constexpr const char *batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "trans must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "diag must be BblasNonUnit or BblasUnit",
    "n must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, n)",
    "x must not be NULL",
    "incx must satisfy incx != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _batched form is invalid.
template <class T> constexpr int check_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, std::int64_t n,
    const void *A, std::int64_t lda, const void *x, std::int64_t incx, const void *, std::int64_t batch_count,
    const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (trans != BblasNoTrans && trans != BblasTrans && trans != BblasConjTrans)
        return -2;
    if (diag != BblasNonUnit && diag != BblasUnit)
        return -3;
    if (n < 0)
        return -4;
    if (!A && batch_count > 0 && !(n == 0) && n > 0 && n > 0)
        return -5;
    if (!(lda >= max(1, n)))
        return -6;
    if (!x && batch_count > 0 && !(n == 0) && n > 0)
        return -7;
    if (!(incx != 0))
        return -8;
    if (batch_count < 0)
        return -10;
    if (!queue)
        return -11;
    return 0;
}

/// What each argument of the _strided_batched form must be.
inline constexpr const char *strided_batched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "trans must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "diag must be BblasNonUnit or BblasUnit",
    "n must be at least 0",
    "A must not be NULL",
    "lda must satisfy lda >= max(1, n)",
    "stride_A can be any integer",
    "x must not be NULL",
    "incx must satisfy incx != 0",
    "stride_x must not be 0, since the operand is written",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _strided_batched form is invalid.
template <class T> constexpr int check_strided_batched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag,
    std::int64_t n, const void *A, std::int64_t lda, std::int64_t, const void *x, std::int64_t incx,
    std::int64_t stride_x, const void *, std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (trans != BblasNoTrans && trans != BblasTrans && trans != BblasConjTrans)
        return -2;
    if (diag != BblasNonUnit && diag != BblasUnit)
        return -3;
    if (n < 0)
        return -4;
    if (!A && batch_count > 0 && !(n == 0) && n > 0 && n > 0)
        return -5;
    if (!(lda >= max(1, n)))
        return -6;
    if (!x && batch_count > 0 && !(n == 0) && n > 0)
        return -8;
    if (!(incx != 0))
        return -9;
    if (stride_x == 0 && batch_count > 1 && !(n == 0) && n > 0)
        return -10;
    if (batch_count < 0)
        return -12;
    if (!queue)
        return -13;
    return 0;
}

/// What each argument of the _vbatched form must be.
inline constexpr const char *vbatched_parameters[] = {
    "uplo must be BblasUpper or BblasLower",
    "trans must be BblasNoTrans or BblasTrans or BblasConjTrans",
    "diag must be BblasNonUnit or BblasUnit",
    "max_n must be at least 0",
    "n must not be NULL; each must be between 0 and max_n",
    "A must not be NULL",
    "lda must not be NULL; each must satisfy lda >= max(1, n)",
    "x must not be NULL",
    "incx must not be NULL; each must satisfy incx != 0",
    "info can be any array, or NULL",
    "batch_count must be at least 0",
    "queue must not be NULL",
};

/// 0, or -k when argument k of the _vbatched form is invalid.
template <class T> constexpr int check_vbatched(bblas_uplo uplo, bblas_trans trans, bblas_diag diag, std::int64_t max_n,
    const void *n, const void *A, const void *lda, const void *x, const void *incx, const void *,
    std::int64_t batch_count, const void *queue)
{
    if (uplo != BblasUpper && uplo != BblasLower)
        return -1;
    if (trans != BblasNoTrans && trans != BblasTrans && trans != BblasConjTrans)
        return -2;
    if (diag != BblasNonUnit && diag != BblasUnit)
        return -3;
    if (max_n < 0)
        return -4;
    if (batch_count > 0 && !n)
        return -5;
    if (!A && batch_count > 0 && !(max_n == 0) && max_n > 0 && max_n > 0)
        return -6;
    if (batch_count > 0 && !lda)
        return -7;
    if (!x && batch_count > 0 && !(max_n == 0) && max_n > 0)
        return -8;
    if (batch_count > 0 && !incx)
        return -9;
    if (batch_count < 0)
        return -11;
    if (!queue)
        return -12;
    return 0;
}

/// The driver, which each implementation defines: enqueues the batch and returns a status.
template <class T> int run(const batch<T> &call, bblas_queue_t queue);

} // namespace bblas::trmv

#endif
