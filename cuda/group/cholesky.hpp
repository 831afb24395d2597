// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization and what is done with it on one problem, for a group of threads.
#ifndef BBLAS_CUDA_GROUP_CHOLESKY_HPP
#define BBLAS_CUDA_GROUP_CHOLESKY_HPP

#include "triangular.hpp"

namespace bblas::by_group {

/// Columns that are factored one by one.
inline constexpr std::int64_t cholesky_block = 16;

/// L of A = L Lᴴ, in the lower triangle of the view: with uplo = BblasUpper, U is its adjoint.
template <class T> BBLAS_DEVICE matrix_view<T> lower_factor(bblas_uplo uplo, matrix_view<T> A)
{
    return uplo == BblasLower ? A : A.adjoint();
}

/// A := L of A = L Lᴴ, in the lower triangle; imaginary parts of the diagonal are not read. Returns 0, or the index of the pivot
/// that is not positive, or NaN; the columns before it are those of L then. By blocks of columns, each updated by all before it
/// and then factored. Syncs behind.
template <class T> BBLAS_DEVICE bblas_int potrf(const group &g, std::int64_t n, matrix_view<T> A)
{
    using R = real_t<T>;
    for (std::int64_t begin = 0; begin < n; begin += cholesky_block) {
        const std::int64_t end = min(begin + cholesky_block, n);
        if (begin > 0) {
            const matrix_view<const T> rows = A.from(begin, 0);
            subtract_product<T>(g, BblasLower, n - begin, end - begin, begin, rows, rows.adjoint(), A.from(begin, begin));
            g.sync();
        }
        for (std::int64_t k = begin; k < end; ++k) {
            const R pivot = real_part(A(k, k));
            if (!(pivot > 0))
                return static_cast<bblas_int>(k + 1);
            const R root = std::sqrt(pivot);
            g.sync(); // all have read the pivot
            for (std::int64_t i = k + g.rank; i < n; i += g.size)
                A.set(i, k, i == k ? T(root) : A(i, k) / root);
            g.sync();
            for_each_element(g, n - k - 1, end - k - 1, A.rows_are_close(), [=](std::int64_t row, std::int64_t col) {
                const std::int64_t i = k + 1 + row;
                const std::int64_t j = k + 1 + col;
                if (i >= j)
                    A.set(i, j, multiply_add(-A(i, k), conjugate(A(j, k)), A(i, j)));
            });
            g.sync();
        }
    }
    return 0;
}

/// B := inv(L Lᴴ) B, B n by nrhs. Syncs behind.
template <class T>
BBLAS_DEVICE void potrs(const group &g, std::int64_t n, std::int64_t nrhs, matrix_view<const T> L, matrix_view<T> B)
{
    solve(g, BblasLower, BblasNonUnit, n, nrhs, L, B);
    solve(g, BblasUpper, BblasNonUnit, n, nrhs, L.adjoint(), B);
}

} // namespace bblas::by_group

#endif
