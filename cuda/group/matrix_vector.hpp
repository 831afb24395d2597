// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of a matrix and a vector on one problem, for a group of threads.
#ifndef BBLAS_CUDA_GROUP_MATRIX_VECTOR_HPP
#define BBLAS_CUDA_GROUP_MATRIX_VECTOR_HPP

#include "product.hpp"

namespace bblas::by_group {

/// y := alpha A x + beta y, where A is any function of i < m and j < n, each y(i) by a thread.
template <class T, class Matrix>
BBLAS_DEVICE void multiply_by_rows(const group &g, std::int64_t m, std::int64_t n, T alpha, Matrix A, matrix_view<const T> x,
                                   T beta, matrix_view<T> y)
{
    const std::int64_t terms = alpha == T(0) ? 0 : n; // A and x are not read then (rule E7)
    for (std::int64_t i = g.rank; i < m; i += g.size) {
        T sum = T(0);
        for (std::int64_t j = 0; j < terms; ++j)
            sum = multiply_add(A(i, j), x[j], sum);
        y.set(i, updated(alpha, sum, beta, y, i, 0));
    }
}

} // namespace bblas::by_group

#endif
