// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The elements of vectors and matrices as mathematics names them, counted from 0: x[i], A(i, j), op(A)(i, j).
#ifndef BBLAS_REFERENCE_ELEMENTS_HPP
#define BBLAS_REFERENCE_ELEMENTS_HPP

#include <batch.hpp>

#include <cmath>

namespace bblas {

/// n elements, incx apart. A negative increment starts at the far end, as in BLAS.
template <class T> struct vector_view {
    T *first;
    std::int64_t increment;

    vector_view(T *x, std::int64_t n, std::int64_t incx) : first(incx < 0 && n > 0 ? x - (n - 1) * incx : x), increment(incx) {}
    T &operator[](std::int64_t i) const { return first[i * increment]; }
};

/// A column-major matrix.
template <class T> struct matrix_view {
    T *first;
    std::int64_t ld;

    matrix_view(T *A, std::int64_t lda) : first(A), ld(lda) {}
    T &operator()(std::int64_t i, std::int64_t j) const { return first[i + j * ld]; }
};

template <class T> T conjugate(const T &x)
{
    if constexpr (is_complex<T>)
        return std::conj(x);
    else
        return x;
}

/// |re| + |im|, which BLAS takes for the absolute value.
template <class T> real_t<T> abs1(const T &x)
{
    return std::abs(std::real(x)) + std::abs(std::imag(x));
}

/// beta x. With beta = 0, x is not read (rule E7); with beta = 1, an infinite complex x stays what it is.
template <class T> T scaled(T beta, const T &x)
{
    return beta == T(0) ? T(0) : beta == T(1) ? x : beta * x;
}

/// Whether uplo means element (i, j); the diagonal belongs to both triangles.
constexpr bool is_in(bblas_uplo uplo, std::int64_t i, std::int64_t j)
{
    return uplo == BblasUpper ? i <= j : uplo == BblasLower ? i >= j : true;
}

/// op(A) as a function of i and j.
template <class T> auto op(bblas_trans trans, matrix_view<const T> A)
{
    return [=](std::int64_t i, std::int64_t j) {
        return trans == BblasNoTrans ? A(i, j) : trans == BblasTrans ? A(j, i) : conjugate(A(j, i));
    };
}

/// The symmetric matrix whose uplo triangle A holds, as a function of i and j.
template <class T> auto symmetric(bblas_uplo uplo, matrix_view<const T> A)
{
    return [=](std::int64_t i, std::int64_t j) { return is_in(uplo, i, j) ? A(i, j) : A(j, i); };
}

/// The Hermitian matrix whose uplo triangle A holds, as a function of i and j. The diagonal is real whatever its imaginary parts
/// say.
template <class T> auto hermitian(bblas_uplo uplo, matrix_view<const T> A)
{
    return [=](std::int64_t i, std::int64_t j) {
        return i == j ? T(std::real(A(i, i))) : is_in(uplo, i, j) ? A(i, j) : conjugate(A(j, i));
    };
}

/// Sets the imaginary parts of the diagonal to 0, as LAPACK documents it for every update of a Hermitian matrix (rule M6).
template <class T> void make_diagonal_real(std::int64_t n, matrix_view<T> A)
{
    for (std::int64_t i = 0; i < n; ++i)
        A(i, i) = std::real(A(i, i));
}

} // namespace bblas

#endif
