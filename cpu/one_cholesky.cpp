// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_cholesky.cpp"
#include "each_target.hpp"

#include "one_cholesky.hpp"
#include "one_tile.hpp"

#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Largest order that is not cut in two.
constexpr std::ptrdiff_t cholesky_base = 16;

/// Column by column, in a copy whose columns are whole vectors.
template <class T> bblas_int cholesky_few(std::ptrdiff_t n, one_matrix<T> A)
{
    using R = real_t<T>;
    constexpr std::ptrdiff_t size = cholesky_base;
    T L[size * size + width<T>] = {};
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = j; i < n; ++i)
            L[i + j * size] = A(i, j);
    bblas_int info = 0;
    for (std::ptrdiff_t j = 0; j < n && info == 0; ++j) {
        T *const column = L + j * size;
        const R pivot = std::real(column[j]);
        if (!(pivot > 0)) { // NaN too (rule E7)
            info = static_cast<bblas_int>(j + 1);
            break;
        }
        const R root = std::sqrt(pivot);
        const lanes<R> factor = lanes<R>::all(1 / root);
        column[j] = root;
        for (std::ptrdiff_t i = j + 1; i < n;
             i += width<T>) // behind the last row is the next column, of which the part above the diagonal is not used
            store_some(load_unaligned(column + i) * factor, n - i, column + i);
        for (std::ptrdiff_t c = j + 1; c < n; ++c) {
            const lanes<T> l = conjugate(lanes<T>::all(column[c]));
            for (std::ptrdiff_t i = c; i < n; i += width<T>) {
                T *const x = L + c * size + i;
                store_some(subtract_product(load_unaligned(column + i), l, load_unaligned(x)), n - i, x);
            }
        }
    }
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = j; i < n; ++i)
            A(i, j) = L[i + j * size];
    return info;
}

/// In halves: L11 of the first, L21 = A21 L11⁻ᴴ, then the second half less L21 L21ᴴ.
template <class T> bblas_int cholesky_halves(std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    if (n <= cholesky_base)
        return cholesky_few(n, A);
    const std::ptrdiff_t first = (n / 2 + cholesky_base - 1) / cholesky_base * cholesky_base, rest = n - first;
    if (const bblas_int info = cholesky_halves(first, A, work))
        return info;
    const one_matrix<T> L21 = A.from(first, 0), A22 = A.from(first, first);
    one_triangular_right<T>(triangle_as::divisor, BblasLower, BblasConjTrans, BblasNonUnit, rest, first, {A.first, A.row, A.col},
                            L21, work);
    one_product<T>(BblasLower, rest, rest, first, T(-1), L21, {L21.transposed(), true}, T(1), A22, work);
    const bblas_int info = cholesky_halves(rest, A22, work);
    return info == 0 ? 0 : info + static_cast<bblas_int>(first);
}

template <class T> bblas_int one_cholesky(int uplo, std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    // The transpose of an upper triangle is the lower one of conj(A), and is to become conj(L).
    return cholesky_halves(n, uplo == BblasUpper ? A.transposed() : A, work);
}

/// The lower triangle of Lᴴ L takes the place of L, in halves.
template <class T> void adjoint_product(std::ptrdiff_t n, one_matrix<T> L, void *work)
{
    if (n <= cholesky_base) {
        for (std::ptrdiff_t j = 0; j < n; ++j)
            for (std::ptrdiff_t i = j; i < n; ++i) { // the rows that element (i, j) needs are as they were from i on
                lanes<T> sum = lanes<T>::all(T(0));
                for (std::ptrdiff_t k = i; k < n; ++k)
                    sum = conjugate_multiply_add(lanes<T>::all(L(k, i)), lanes<T>::all(L(k, j)), sum);
                store_some(sum, 1, L.at(i, j));
            }
        return;
    }
    const std::ptrdiff_t first = (n / 2 + cholesky_base - 1) / cholesky_base * cholesky_base, rest = n - first;
    const one_matrix<T> L21 = L.from(first, 0), L22 = L.from(first, first);
    adjoint_product(first, L, work);
    one_product<T>(BblasLower, first, first, rest, T(1), {L21.transposed(), true}, L21, T(1), L, work);
    one_triangular<T>(triangle_as::factor, BblasLower, BblasConjTrans, BblasNonUnit, rest, first, {L22.first, L22.row, L22.col},
                      L21, work);
    adjoint_product(rest, L22, work);
}

template <class T> void one_cholesky_inverse(int uplo, std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    one_triangular_inverse(uplo, BblasNonUnit, n, A, work);
    adjoint_product(n, uplo == BblasUpper ? A.transposed() : A, work); // of conj(L), if upper
    for (std::ptrdiff_t i = 0; i < n; ++i)
        A(i, i) = std::real(A(i, i));
}

#define BBLAS_ONE_CHOLESKY(T)                                                                                                    \
    template bblas_int one_cholesky<T>(int, std::ptrdiff_t, one_matrix<T>, void *);                                              \
    template void one_cholesky_inverse<T>(int, std::ptrdiff_t, one_matrix<T>, void *);
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_CHOLESKY)
#undef BBLAS_ONE_CHOLESKY

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
