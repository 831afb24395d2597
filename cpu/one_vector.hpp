// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A matrix of one problem and a vector: nothing is copied, since every element of the matrix is used once. Vectors have no gaps.
#ifndef BBLAS_CPU_ONE_VECTOR_HPP
#define BBLAS_CPU_ONE_VECTOR_HPP

#include <cstddef>

namespace bblas {

/// y := alpha op(A) x + beta y for an m by n matrix A. y is not read where beta is 0, nor A and x where alpha is.
template <class T>
using vector_kernel = void(int trans, std::ptrdiff_t m, std::ptrdiff_t n, T alpha, const T *A, std::ptrdiff_t lda, const T *x,
                           T beta, T *y);
/// y := alpha A x + beta y for a matrix A of order n of which `uplo` is held, and of which the other triangle is its transpose
/// (`trans` being BblasTrans) or conjugate transpose; nothing is read that vector_kernel would not read.
template <class T>
using symmetric_kernel = void(int uplo, int trans, std::ptrdiff_t n, T alpha, const T *A, std::ptrdiff_t lda, const T *x, T beta,
                              T *y);
/// x := f(A) x for the triangle `uplo` of an n by n matrix A.
template <class T>
using triangle_kernel = void(int uplo, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda, T *x);

// Those that the processor is to run.

template <class T> vector_kernel<T> *matrix_times_vector();
template <class T> symmetric_kernel<T> *symmetric_times_vector();
/// f(A) = op(A).
template <class T> triangle_kernel<T> *multiply_triangle();
/// f(A) = op(A)⁻¹.
template <class T> triangle_kernel<T> *solve_triangle();

} // namespace bblas

#endif
