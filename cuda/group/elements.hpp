// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Matrices as mathematics names them: A(i, j), counted from 0, and their transposes without moving anything.
#ifndef BBLAS_CUDA_GROUP_ELEMENTS_HPP
#define BBLAS_CUDA_GROUP_ELEMENTS_HPP

#include <complex.hpp>
#include <group.hpp>

namespace bblas {

/// A matrix in memory with any two strides, or its complex conjugate. So one algorithm does for both triangles, both sides and
/// all transposes: an upper triangular matrix is a lower one read backwards, U of A = Uᴴ U is the adjoint of L of A = L Lᴴ, and
/// so on. A vector is a matrix of one column.
template <class T> struct matrix_view {
    using value = std::remove_const_t<T>;

    T *first;
    std::int64_t row_stride; ///< elements from A(i, j) to A(i + 1, j)
    std::int64_t col_stride; ///< elements from A(i, j) to A(i, j + 1)
    bool conjugated = false; ///< memory holds conj(A)

    BBLAS_DEVICE T *address(std::int64_t i, std::int64_t j) const { return first + i * row_stride + j * col_stride; }

    BBLAS_DEVICE value operator()(std::int64_t i, std::int64_t j) const { return maybe_conjugate(*address(i, j)); }
    BBLAS_DEVICE void set(std::int64_t i, std::int64_t j, value x) const { *address(i, j) = maybe_conjugate(x); }

    /// Element i of a vector.
    BBLAS_DEVICE value operator[](std::int64_t i) const { return operator()(i, 0); }
    BBLAS_DEVICE void set(std::int64_t i, value x) const { set(i, 0, x); }

    /// The part that begins at (i, j).
    BBLAS_DEVICE matrix_view from(std::int64_t i, std::int64_t j) const
    {
        return {address(i, j), row_stride, col_stride, conjugated};
    }
    BBLAS_DEVICE matrix_view transpose() const { return {first, col_stride, row_stride, conjugated}; }
    BBLAS_DEVICE matrix_view adjoint() const { return {first, col_stride, row_stride, !conjugated}; }
    /// The last of m rows first.
    BBLAS_DEVICE matrix_view rows_reversed(std::int64_t m) const
    {
        return {address(m - 1, 0), -row_stride, col_stride, conjugated};
    }
    /// The last of n rows and columns first.
    BBLAS_DEVICE matrix_view reversed(std::int64_t n) const
    {
        return {address(n - 1, n - 1), -row_stride, -col_stride, conjugated};
    }
    /// The same, not to be written.
    template <class U, class = std::enable_if_t<!std::is_same_v<T, U> && std::is_same_v<const T, U>>>
    BBLAS_DEVICE operator matrix_view<U>() const
    {
        return {first, row_stride, col_stride, conjugated};
    }

    static constexpr bool is_structured = false;
    static constexpr bool is_hermitian = false;
    static constexpr bool is_mirrored = false;
    /// Whether memory has element (i, j).
    BBLAS_DEVICE static constexpr bool holds(std::int64_t, std::int64_t) { return true; }

    /// Whether rows that follow each other lie closer in memory than columns do, so that neighbouring threads should take rows.
    BBLAS_DEVICE bool rows_are_close() const { return bblas::abs(row_stride) <= bblas::abs(col_stride); }

  private:
    BBLAS_DEVICE value maybe_conjugate(value x) const
    {
        if constexpr (is_complex<value>)
            x.im = conjugated ? -x.im : x.im;
        return x;
    }
};

/// A column-major matrix.
template <class T> BBLAS_DEVICE matrix_view<T> column_major(T *A, std::int64_t lda)
{
    return {A, 1, lda};
}

/// A matrix of m rows in workspace, without gaps between the columns.
template <class T> BBLAS_DEVICE matrix_view<T> dense(T *A, std::int64_t m)
{
    return {A, 1, m};
}

/// n elements, incx apart. A negative increment starts at the far end, as in BLAS.
template <class T> BBLAS_DEVICE matrix_view<T> vector(T *x, std::int64_t n, std::int64_t incx)
{
    return {incx < 0 && n > 0 ? x - (n - 1) * incx : x, incx, 0};
}

/// op(A)
template <class Matrix> BBLAS_DEVICE Matrix op(bblas_trans trans, const Matrix &A)
{
    return trans == BblasNoTrans ? A : trans == BblasTrans ? A.transpose() : A.adjoint();
}

/// Whether uplo means element (i, j); the diagonal belongs to both triangles.
BBLAS_DEVICE constexpr bool is_in(bblas_uplo uplo, std::int64_t i, std::int64_t j)
{
    return uplo == BblasUpper ? i <= j : uplo == BblasLower ? i >= j : true;
}

/// The part that uplo means, of the transpose.
BBLAS_DEVICE constexpr bblas_uplo transposed(bblas_uplo uplo)
{
    return uplo == BblasLower ? BblasUpper : uplo == BblasUpper ? BblasLower : uplo;
}

/// What is beside the triangle of a matrix that memory holds: what mirrors it, or zeros. The diagonal of a Hermitian one is real
/// whatever its imaginary parts say.
enum class structure { symmetric, hermitian, triangular };

/// A matrix that is in memory, or of which the triangle is that uplo means, but for a unit diagonal.
template <class T, structure Kind> struct structured_view : matrix_view<const T> {
    using whole = matrix_view<const T>;
    static constexpr bool is_structured = true;
    static constexpr bool is_mirrored = Kind != structure::triangular;
    static constexpr bool is_hermitian = is_complex<T> && Kind == structure::hermitian;

    bblas_uplo uplo;
    bool is_unit;
    std::int64_t diagonal; ///< column of the diagonal's element in row 0, which may be beside the view

    BBLAS_DEVICE structured_view(const matrix_view<T> &A) : structured_view(whole(A)) {}
    BBLAS_DEVICE structured_view(const whole &A, bblas_uplo held = BblasGeneral, bool has_ones = false, std::int64_t of_row_0 = 0)
        : whole(A), uplo(held), is_unit(has_ones), diagonal(of_row_0)
    {
    }

    BBLAS_DEVICE bool is_general() const { return uplo == BblasGeneral; }
    BBLAS_DEVICE bool holds(std::int64_t i, std::int64_t j) const
    {
        return is_in(uplo, i + diagonal, j) && !(is_unit && i + diagonal == j);
    }
    /// Whether memory has these rows and columns as they are.
    BBLAS_DEVICE bool has(std::int64_t first_row, std::int64_t end_row, std::int64_t first_col, std::int64_t end_col) const
    {
        return is_general() || (uplo == BblasLower ? first_row + diagonal >= end_col : end_row + diagonal <= first_col);
    }
    /// Whether it has their mirror images, and none of themselves.
    BBLAS_DEVICE bool mirrors(std::int64_t first_row, std::int64_t end_row, std::int64_t first_col, std::int64_t end_col) const
    {
        return is_mirrored && !is_general() &&
               (uplo == BblasLower ? end_row + diagonal <= first_col : first_row + diagonal >= end_col);
    }
    BBLAS_DEVICE T operator()(std::int64_t i, std::int64_t j) const
    {
        const bool is_on_diagonal = i + diagonal == j;
        if (is_unit && is_on_diagonal)
            return T(1);
        if (is_hermitian && is_on_diagonal && !is_general())
            return T(real_part(whole::operator()(i, j)));
        if (is_in(uplo, i + diagonal, j))
            return whole::operator()(i, j);
        if (!is_mirrored)
            return T(0);
        const T mirrored = whole::operator()(j - diagonal, i + diagonal);
        return is_hermitian ? conjugate(mirrored) : mirrored;
    }

    BBLAS_DEVICE structured_view from(std::int64_t i, std::int64_t j) const
    {
        return {whole::from(i, j), uplo, is_unit, diagonal + i - j};
    }
    /// Of which memory has what it mirrors of this one.
    BBLAS_DEVICE structured_view mirror() const { return from(-diagonal, diagonal).transpose(); }
    BBLAS_DEVICE structured_view transpose() const { return {whole::transpose(), transposed(uplo), is_unit, -diagonal}; }
    BBLAS_DEVICE structured_view adjoint() const { return {whole::adjoint(), transposed(uplo), is_unit, -diagonal}; }
};

/// Calls f(i, j) once for every i < m and j < n, by the threads of the group in parallel; threads that follow each other take
/// rows that follow each other, or columns.
template <class F> BBLAS_DEVICE void for_each_element(const group &g, std::int64_t m, std::int64_t n, bool by_rows, F f)
{
    const std::int64_t fast = by_rows ? m : n;
    const std::int64_t slow = by_rows ? n : m;
    if (fast <= 0)
        return;
    // Divided once, and in 32 bits: what follows only adds.
    const std::int64_t fast_step = fast > g.size ? g.size : g.size % static_cast<int>(fast);
    const std::int64_t slow_step = fast > g.size ? 0 : g.size / static_cast<int>(fast);
    std::int64_t x = fast > g.rank ? g.rank : g.rank % static_cast<int>(fast);
    std::int64_t y = fast > g.rank ? 0 : g.rank / static_cast<int>(fast);
    while (y < slow) {
        f(by_rows ? x : y, by_rows ? y : x);
        x += fast_step;
        y += slow_step;
        if (x >= fast) {
            x -= fast;
            ++y;
        }
    }
}

/// A(i, j) := f(i, j) in the part of A that uplo means.
template <class T, class F>
BBLAS_DEVICE void set_elements(const group &g, bblas_uplo uplo, std::int64_t m, std::int64_t n, matrix_view<T> A, F f)
{
    for_each_element(g, m, n, A.rows_are_close(), [=](std::int64_t i, std::int64_t j) {
        if (is_in(uplo, i, j))
            A.set(i, j, f(i, j));
    });
}

} // namespace bblas

#endif
