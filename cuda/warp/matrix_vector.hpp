// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of a matrix and a vector in a warp or a part of one.
#ifndef BBLAS_CUDA_WARP_MATRIX_VECTOR_HPP
#define BBLAS_CUDA_WARP_MATRIX_VECTOR_HPP

#include "product.hpp"

namespace bblas::by_warp {

/// Elements of shared memory that multiply() needs. A second square, fetched while the first is worked on, made it slower at every size on an
/// H200 (1.03 to 1.44 times): more blocks on a multiprocessor do the same.
template <int N> inline constexpr int matrix_vector_elements = N *(N + 1) + N;

/// y := alpha A x + beta y, A of m ≤ N rows and any number n of columns. Thread i computes y(i), in order of the columns; A and x come
/// through shared memory in squares of N by N, so that it does not matter whether A's rows or its columns are close. `shared` has
/// matrix_vector_elements<N>.
template <int N, class T>
BBLAS_DEVICE void multiply(const team<N> &t, int m, int n, T alpha, const matrix_view<const T> &A, const matrix_view<const T> &x,
                           T beta, const matrix_view<T> &y, T *shared)
{
    const bool is_mine = t.rank < m;
    const int most_terms = t.greatest_in_warp(n);
    T was = T(0);
    if (is_mine && beta != T(0))
        was = y[t.rank];
    const matrix_view<const T> square = fetched<N>(A, shared);
    T *const terms = shared + N * (N + 1);
    T sum = T(0);
    for (int from = 0; from < most_terms; from += N) {
        const int lines = N < warp_size ? N : A.rows_are_close() ? n - from : m;
        if (lines >= N)
            fetch(t, m, n - from, A.from(0, from), shared);
        else // what asks for its end is slower where it is whole
            fetch(t, m, n - from, A.from(0, from), shared, lines);
        start_copy(terms + t.rank, x.address(from + t.rank, 0), from + t.rank < n ? sizeof(T) : 0);
        end_copies();
        wait_for_copies<0>();
        t.sync();
#pragma unroll
        for (int l = 0; l < N; ++l) {
            if (l % 8 == 0 && from + l >= most_terms)
                break;
            sum = multiply_add(square(t.rank, l), terms[l], sum);
        }
        t.sync();
    }
    if (is_mine)
        y.set(t.rank, beta == T(0) ? alpha * sum : multiply_add(alpha, sum, scaled(beta, was)));
}

} // namespace bblas::by_warp

#endif
