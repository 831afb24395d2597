// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Rank-1 updates of one matrix, for a group of threads.
#ifndef BBLAS_CUDA_GROUP_RANK_ONE_HPP
#define BBLAS_CUDA_GROUP_RANK_ONE_HPP

#include "elements.hpp"

namespace bblas::by_group {

/// A := alpha x op(y) + A in the part of the m by n matrix A that uplo means; op is BblasTrans or BblasConjTrans.
template <class T>
BBLAS_DEVICE void rank_one_update(const group &g, bblas_uplo uplo, bblas_trans trans, std::int64_t m, std::int64_t n, T alpha,
                                  matrix_view<const T> x, matrix_view<const T> y, matrix_view<T> A)
{
    if (alpha == T(0))
        return; // x and y are not read (rule E7)
    set_elements(g, uplo, m, n, A, [=](std::int64_t i, std::int64_t j) {
        return multiply_add(alpha * x[i], trans == BblasConjTrans ? conjugate(y[j]) : y[j], A(i, j));
    });
}

/// A := alpha x xᴴ + A in the triangle that uplo means. Imaginary parts of the diagonal are neither read nor left.
template <class T>
BBLAS_DEVICE void hermitian_rank_one_update(const group &g, bblas_uplo uplo, std::int64_t n, real_t<T> alpha,
                                            matrix_view<const T> x, matrix_view<T> A)
{
    const bool is_zero = alpha == real_t<T>(0); // x is not read then (rule E7)
    set_elements(g, uplo, n, n, A, [=](std::int64_t i, std::int64_t j) {
        const T was = i == j ? T(real_part(A(i, j))) : A(i, j);
        if (is_zero)
            return was;
        return i == j ? T(real_part(was) + alpha * add_square(x[i], real_t<T>(0)))
                      : multiply_add(alpha * x[i], conjugate(x[j]), was);
    });
}

} // namespace bblas::by_group

#endif
