// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The matrix-vector product behind gemv, symv and hemv.
#ifndef BBLAS_REFERENCE_MATRIX_VECTOR_HPP
#define BBLAS_REFERENCE_MATRIX_VECTOR_HPP

#include "elements.hpp"

namespace bblas {

/// y := alpha A x + beta y, where A is any function of i < m and j < n.
template <class T, class Matrix>
void matrix_vector(std::int64_t m, std::int64_t n, T alpha, Matrix A, vector_view<const T> x, T beta, vector_view<T> y)
{
    for (std::int64_t i = 0; i < m; ++i) {
        y[i] = scaled(beta, y[i]);
        if (alpha == T(0))
            continue; // A and x are not read (rule E7)
        T sum = 0;
        for (std::int64_t j = 0; j < n; ++j)
            sum += A(i, j) * x[j];
        y[i] += alpha * sum;
    }
}

} // namespace bblas

#endif
