// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization, pivoted or not, and what is done with it on one problem, for a group of threads.
#ifndef BBLAS_CUDA_GROUP_LU_HPP
#define BBLAS_CUDA_GROUP_LU_HPP

#include "triangular.hpp"

namespace bblas::by_group {

/// Columns that are factored one by one.
inline constexpr std::int64_t lu_block = 16;

template <class T> BBLAS_DEVICE void interchange(matrix_view<T> A, std::int64_t i, std::int64_t k, std::int64_t j)
{
    const T x = A(i, j);
    A.set(i, j, A(k, j));
    A.set(k, j, x);
}

/// Interchanges row i with the row that its pivot names, for i = k1, ..., k2, backwards when incx < 0. Rows and pivots count
/// from 1. Each thread takes whole columns.
template <class T>
BBLAS_DEVICE void laswp(const group &g, std::int64_t n, matrix_view<T> A, std::int64_t k1, std::int64_t k2, const bblas_int *ipiv,
                        std::int64_t incx)
{
    const std::int64_t step = abs(incx);
    for (std::int64_t j = g.rank; j < n; j += g.size)
        for (std::int64_t count = 0; count <= k2 - k1; ++count) {
            const std::int64_t i = incx > 0 ? k1 + count : k2 - count;
            const std::int64_t pivot = ipiv[k1 + (i - k1) * step - 1];
            if (pivot != i)
                interchange(A, i - 1, pivot - 1, j);
        }
}

/// Rows begin to end of what stands right of the columns begin to end, which are factored: U := inv(L) A, and A := A - L U below.
/// Syncs behind.
template <class T>
BBLAS_DEVICE void update_right(const group &g, std::int64_t m, std::int64_t n, std::int64_t begin, std::int64_t end,
                               std::int64_t next, matrix_view<T> A)
{
    if (next >= n)
        return;
    solve_lower<T>(g, BblasUnit, end - begin, n - next, A.from(begin, begin), A.from(begin, next));
    if (end < m)
        subtract_product<T>(g, BblasGeneral, m - end, n - next, end - begin, A.from(end, begin), A.from(begin, next),
                            A.from(end, next));
    g.sync();
}

/// Eliminates below the pivot A(k, k), in the columns before `end`. Syncs behind.
template <class T>
BBLAS_DEVICE void eliminate(const group &g, std::int64_t m, std::int64_t k, std::int64_t end, matrix_view<T> A, bool is_zero)
{
    // Divides: the reciprocal of a small pivot may overflow (rule A2). A zero pivot is left as it is, as in LAPACK.
    if (!is_zero) {
        for (std::int64_t i = k + 1 + g.rank; i < m; i += g.size)
            A.set(i, k, A(i, k) / A(k, k));
        g.sync();
    }
    for_each_element(g, m - k - 1, end - k - 1, A.rows_are_close(), [=](std::int64_t row, std::int64_t col) {
        const std::int64_t i = k + 1 + row;
        const std::int64_t j = k + 1 + col;
        A.set(i, j, multiply_add(-A(i, k), A(k, j), A(i, j)));
    });
    g.sync();
}

/// A := L and U of A = P L U, with LAPACK's pivots. Returns 0, or the index of the first pivot that is exactly zero, and
/// completes all the same. By blocks of columns, each factored and then applied to all behind it. Syncs behind.
template <class T> BBLAS_DEVICE bblas_int getrf(const group &g, std::int64_t m, std::int64_t n, matrix_view<T> A, bblas_int *ipiv)
{
    bblas_int info = 0;
    const std::int64_t order = min(m, n);
    for (std::int64_t begin = 0; begin < order; begin += lu_block) {
        const std::int64_t end = min(begin + lu_block, order);
        for (std::int64_t k = begin; k < end; ++k) {
            const std::int64_t pivot = k + iamax<T>(g, m - k, A.from(k, k));
            const bool is_zero = A(pivot, k) == T(0);
            if (is_zero && info == 0)
                info = static_cast<bblas_int>(k + 1);
            g.sync(); // all have found the pivot
            if (g.rank == 0)
                ipiv[k] = static_cast<bblas_int>(pivot + 1);
            if (pivot != k && !is_zero)
                for (std::int64_t j = begin + g.rank; j < end; j += g.size)
                    interchange(A, k, pivot, j);
            g.sync();
            eliminate(g, m, k, end, A, is_zero);
        }
        laswp(g, begin, A, begin + 1, end, ipiv, 1);
        laswp(g, n - end, A.from(0, end), begin + 1, end, ipiv, 1);
        g.sync();
        update_right(g, m, n, begin, end, end, A);
    }
    return info;
}

/// A := L and U of A = L U. Stops at the first pivot that is exactly zero and returns its index, counted from 1; what stands
/// before it has been eliminated everywhere. Syncs behind.
template <class T> BBLAS_DEVICE bblas_int getrf_nopiv(const group &g, std::int64_t m, std::int64_t n, matrix_view<T> A)
{
    const std::int64_t order = min(m, n);
    for (std::int64_t begin = 0; begin < order; begin += lu_block) {
        const std::int64_t end = min(begin + lu_block, order);
        std::int64_t k = begin;
        while (k < end && A(k, k) != T(0)) {
            eliminate(g, m, k, end, A, false);
            ++k;
        }
        update_right(g, m, n, begin, k, end, A);
        if (k < end)
            return static_cast<bblas_int>(k + 1);
    }
    return 0;
}

/// B := inv(op(L U)) B, B n by nrhs. Syncs behind.
template <class T>
BBLAS_DEVICE void getrs_nopiv(const group &g, bblas_trans trans, std::int64_t n, std::int64_t nrhs, matrix_view<const T> A,
                              matrix_view<T> B)
{
    const matrix_view<const T> factors = op(trans, A);
    const bool is_plain = trans == BblasNoTrans;
    solve(g, BblasLower, is_plain ? BblasUnit : BblasNonUnit, n, nrhs, factors, B);
    solve(g, BblasUpper, is_plain ? BblasNonUnit : BblasUnit, n, nrhs, factors, B);
}

/// B := inv(op(P L U)) B, B n by nrhs. Syncs behind.
template <class T>
BBLAS_DEVICE void getrs(const group &g, bblas_trans trans, std::int64_t n, std::int64_t nrhs, matrix_view<const T> A,
                        const bblas_int *ipiv, matrix_view<T> B)
{
    if (trans == BblasNoTrans) {
        laswp(g, nrhs, B, 1, n, ipiv, 1);
        g.sync();
    }
    getrs_nopiv(g, trans, n, nrhs, A, B);
    if (trans != BblasNoTrans) {
        laswp(g, nrhs, B, 1, n, ipiv, -1);
        g.sync();
    }
}

} // namespace bblas::by_group

#endif
