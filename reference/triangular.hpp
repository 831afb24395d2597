// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products with triangular matrices and solutions of triangular systems, behind trmv, trsv, trmm and trsm.
///
/// Plain loops at level 3 too. OpenBLAS 0.3.21 pads the triangle with zeros and multiplies with them, so that in trmm a NaN or
/// Inf of B spreads to rows that it has no part in; and in trsm it multiplies by the reciprocals of the diagonal, which may
/// overflow where the solution does not.
#ifndef BBLAS_REFERENCE_TRIANGULAR_HPP
#define BBLAS_REFERENCE_TRIANGULAR_HPP

#include "elements.hpp"

namespace bblas {

/// M = op(A), or its transpose, as a function of i and j; to be called in its triangle only, and not on a unit diagonal.
template <class T> struct triangular {
    bblas_uplo uplo; ///< the triangle that A is
    bblas_trans trans;
    bblas_diag diag;
    matrix_view<const T> A;
    bool transposed = false;

    T operator()(std::int64_t i, std::int64_t j) const { return transposed ? op(trans, A)(j, i) : op(trans, A)(i, j); }
    bool is_upper() const { return ((uplo == BblasUpper) == (trans == BblasNoTrans)) != transposed; }
};

/// x := M x. Every x(i) is overwritten after the others that depend on it.
template <class T> void triangular_multiply(triangular<T> M, std::int64_t n, vector_view<T> x)
{
    for (std::int64_t step = 0; step < n; ++step) {
        const std::int64_t i = M.is_upper() ? step : n - 1 - step;
        const std::int64_t begin = M.is_upper() ? i + 1 : 0;
        const std::int64_t end = M.is_upper() ? n : i;
        T sum = M.diag == BblasUnit ? x[i] : M(i, i) * x[i];
        for (std::int64_t j = begin; j < end; ++j)
            sum += M(i, j) * x[j];
        x[i] = sum;
    }
}

/// x := M⁻¹ x by substitution, from the last element (upper) or from the first (lower).
template <class T> void triangular_solve(triangular<T> M, std::int64_t n, vector_view<T> x)
{
    for (std::int64_t step = 0; step < n; ++step) {
        const std::int64_t i = M.is_upper() ? n - 1 - step : step;
        const std::int64_t begin = M.is_upper() ? i + 1 : 0;
        const std::int64_t end = M.is_upper() ? n : i;
        T rest = x[i];
        for (std::int64_t j = begin; j < end; ++j)
            rest -= M(i, j) * x[j];
        x[i] = M.diag == BblasUnit ? rest : rest / M(i, i);
    }
}

/// B := alpha B; then, unless alpha is 0, `function(M, order, x)` for every column x of B (left), or for every row of B with the
/// transpose of M (right: B M is the transpose of Mᵀ Bᵀ).
template <class T, class Function>
void for_each_vector(bblas_side side, triangular<T> M, std::int64_t m, std::int64_t n, T alpha, matrix_view<T> B,
                     Function function)
{
    if (m == 0 || n == 0)
        return;
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = 0; i < m; ++i)
            B(i, j) = scaled(alpha, B(i, j));
    if (alpha == T(0))
        return; // A is not read (rule E7)
    M.transposed = side == BblasRight;
    if (side == BblasLeft)
        for (std::int64_t j = 0; j < n; ++j)
            function(M, m, vector_view<T>(&B(0, j), m, 1));
    else
        for (std::int64_t i = 0; i < m; ++i)
            function(M, n, vector_view<T>(&B(i, 0), n, B.ld));
}

} // namespace bblas

#endif
