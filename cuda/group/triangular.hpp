// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products with triangular matrices and solutions of triangular systems on one problem, for a group of threads.
///
/// All are brought to one case: a lower triangular matrix on the left.
#ifndef BBLAS_CUDA_GROUP_TRIANGULAR_HPP
#define BBLAS_CUDA_GROUP_TRIANGULAR_HPP

#include "product.hpp"
#include "vectors.hpp"

namespace bblas::by_group {

/// Rows that are worked on one by one before the rest follows as a product of matrices.
inline constexpr std::int64_t triangle_block = 32;

/// op(A) on either side of B, as M on the left of X: M = op(A) and X = B, or M = op(A)ᵀ and X = Bᵀ; and if that is upper
/// triangular, both backwards. The views of an empty matrix may be NULL: they are not for use then.
template <class T> struct lower_problem {
    std::int64_t order; ///< of M
    std::int64_t n;     ///< columns of X
    bblas_diag diag;
    matrix_view<const T> M;
    matrix_view<T> X;
    bool is_transposed;
    bool is_reversed;

    BBLAS_DEVICE lower_problem(bblas_side side, bblas_uplo uplo, bblas_trans trans, bblas_diag diagonal, std::int64_t rows,
                               std::int64_t cols, matrix_view<const T> A, matrix_view<T> B)
        : order(side == BblasLeft ? rows : cols), n(side == BblasLeft ? cols : rows), diag(diagonal),
          is_transposed(side == BblasRight),
          is_reversed((uplo == BblasLower) != ((trans == BblasNoTrans) != (side == BblasRight)))
    {
        M = op(trans, A);
        if (is_transposed)
            M = M.transpose();
        if (is_reversed)
            M = M.reversed(order);
        X = oriented(B);
    }

    /// A matrix of B's shape, turned as X is.
    template <class U> BBLAS_DEVICE matrix_view<U> oriented(matrix_view<U> B) const
    {
        if (is_transposed)
            B = B.transpose();
        return is_reversed ? B.rows_reversed(order) : B;
    }
};

/// X := inv(L) X by substitution, L lower triangular of order m, X m by n. Divides by the diagonal, whose reciprocals may
/// overflow where the solution does not. Syncs behind.
template <class T>
BBLAS_DEVICE void solve_lower(const group &g, bblas_diag diag, std::int64_t m, std::int64_t n, matrix_view<const T> L,
                              matrix_view<T> X)
{
    for (std::int64_t begin = 0; begin < m; begin += triangle_block) {
        const std::int64_t end = min(begin + triangle_block, m);
        for (std::int64_t k = begin; k < end; ++k) {
            if (diag == BblasNonUnit) {
                for (std::int64_t j = g.rank; j < n; j += g.size)
                    X.set(k, j, X(k, j) / L(k, k));
                g.sync();
            }
            for_each_element(g, end - k - 1, n, X.rows_are_close(), [=](std::int64_t row, std::int64_t j) {
                const std::int64_t i = k + 1 + row;
                X.set(i, j, multiply_add(-L(i, k), X(k, j), X(i, j)));
            });
            g.sync();
        }
        if (end < m) {
            subtract_product<T>(g, BblasGeneral, m - end, n, end - begin, L.from(end, begin), X.from(begin, 0), X.from(end, 0));
            g.sync();
        }
    }
}

/// X := inv(A) X, A triangular as uplo says.
template <class T>
BBLAS_DEVICE void solve(const group &g, bblas_uplo uplo, bblas_diag diag, std::int64_t m, std::int64_t n, matrix_view<const T> A,
                        matrix_view<T> X)
{
    if (m == 0 || n == 0)
        return;
    const bool is_lower = uplo == BblasLower;
    solve_lower(g, diag, m, n, is_lower ? A : A.reversed(m), is_lower ? X : X.rows_reversed(m));
}

/// B := alpha inv(op(A)) B or alpha B inv(op(A)), B m by n. Syncs behind.
template <class T>
BBLAS_DEVICE void trsm(const group &g, bblas_side side, bblas_uplo uplo, bblas_trans trans, bblas_diag diag, std::int64_t m,
                       std::int64_t n, T alpha, matrix_view<const T> A, matrix_view<T> B)
{
    if (m == 0 || n == 0)
        return;
    // With alpha = 0, A and B are not read (rule E7).
    if (alpha != T(1)) {
        set_elements(g, BblasGeneral, m, n, B,
                     [=](std::int64_t i, std::int64_t j) { return alpha == T(0) ? T(0) : alpha * B(i, j); });
        g.sync();
    }
    if (alpha == T(0))
        return;
    const lower_problem<T> p(side, uplo, trans, diag, m, n, A, B);
    solve_lower(g, p.diag, p.order, p.n, p.M, p.X);
}

/// x := op(A) x, A of order n; `work` has room for x. Nothing outside the triangle is multiplied, not even by 0: a NaN stays out
/// of the rows that it has no part in. Syncs behind.
template <class T>
BBLAS_DEVICE void trmv(const group &g, bblas_uplo uplo, bblas_trans trans, bblas_diag diag, std::int64_t n,
                       matrix_view<const T> A, matrix_view<T> x, T *work)
{
    if (n == 0)
        return;
    const matrix_view<T> copy = dense(work, n);
    set_elements(g, BblasGeneral, n, 1, copy, [=](std::int64_t i, std::int64_t) { return x[i]; });
    g.sync();

    const lower_problem<T> p(BblasLeft, uplo, trans, diag, n, 1, A, x);
    const matrix_view<const T> M = p.M;
    const matrix_view<T> X = p.X;
    const matrix_view<T> was = p.oriented(copy);
    for (std::int64_t begin = triangle_block; begin < n; begin += triangle_block)
        gemm(g, min(triangle_block, n - begin), 1, begin, T(1), M.from(begin, 0), was, T(0), X.from(begin, 0));
    g.sync();
    const bool is_unit = diag == BblasUnit;
    for (std::int64_t i = g.rank; i < n; i += g.size) {
        const std::int64_t begin = i / triangle_block * triangle_block;
        T sum = begin > 0 ? X[i] : T(0);
        for (std::int64_t l = begin; l < i; ++l)
            sum = multiply_add(M(i, l), was[l], sum);
        X.set(i, is_unit ? sum + was[i] : multiply_add(M(i, i), was[i], sum));
    }
    g.sync();
}

/// Index, counted from 1, of the first diagonal element that is exactly zero; 0 where none is.
template <class T> BBLAS_DEVICE bblas_int zero_on_diagonal(const group &g, std::int64_t n, matrix_view<const T> A)
{
    const std::int64_t zero = first_where(g, n, [=](std::int64_t i) { return A(i, i) == T(0); });
    return zero < n ? static_cast<bblas_int>(zero + 1) : 0;
}

} // namespace bblas::by_group

#endif
