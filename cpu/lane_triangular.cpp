// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_triangular.cpp"
#include "each_target.hpp"

#include "lane_product.hpp"
#include "lane_triangular.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// B := L⁻¹ B for a lower triangle of N rows.
template <int N, class T> HWY_INLINE void solve_block(bool unit, std::ptrdiff_t nrhs, lane_matrix<T> L, lane_matrix<T> B)
{
    const lanes<T> one = lanes<T>::all(T(1));
    for (std::ptrdiff_t r = 0; r < N; ++r) {
        const divisor<T> diagonal(unit ? one : L(r, r));
        for (std::ptrdiff_t j = 0; j < nrhs; ++j) {
            lanes<T> x = B(r, j);
            for (std::ptrdiff_t s = 0; s < r; ++s)
                x = subtract_product(L(r, s), B(s, j), x);
            B.set(r, j, unit ? x : diagonal.divide(x));
        }
    }
}

/// B := L B for a lower triangle of N rows.
template <int N, class T> HWY_INLINE void multiply_block(bool unit, std::ptrdiff_t nrhs, lane_matrix<T> L, lane_matrix<T> B)
{
    const lanes<T> one = lanes<T>::all(T(1));
    for (std::ptrdiff_t r = N - 1; r >= 0; --r) {
        const lanes<T> diagonal = unit ? one : L(r, r);
        for (std::ptrdiff_t j = 0; j < nrhs; ++j) {
            lanes<T> x = unit ? B(r, j) : diagonal * B(r, j);
            for (std::ptrdiff_t s = 0; s < r; ++s)
                x = multiply_add(L(r, s), B(s, j), x);
            B.set(r, j, x);
        }
    }
}

/// Rows i to i + N - 1 of B := L⁻¹ B, those before them having been solved for; or of B := L B, those before them being as they were.
template <int N, class T>
HWY_INLINE void triangular_block(triangle_as how, bool unit, std::ptrdiff_t i, std::ptrdiff_t nrhs, lane_matrix<T> L,
                                 lane_matrix<T> B)
{
    const lane_matrix<T> left = L.from(i, 0), here = B.from(i, 0);
    if (how == triangle_as::divisor) {
        subtract_product<conjugated::none>(N, nrhs, i, left, B, here);
        solve_block<N>(unit, nrhs, L.from(i, i), here);
    } else {
        multiply_block<N>(unit, nrhs, L.from(i, i), here);
        product<conjugated::none>(N, nrhs, i, left, B, [=](std::ptrdiff_t r, std::ptrdiff_t c, lanes<T> sum) HWY_ATTR {
            here.set(r, c, here(r, c) + sum);
        });
    }
}

template <class T>
void triangular(triangle_as how, int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, lane_matrix<T> A,
                lane_matrix<T> B)
{
    if (n == 0 || nrhs == 0)
        return;
    // All cases become that of a lower triangle: of the transposed view, and of rows and columns counted backwards.
    const bool is_transposed = trans != BblasNoTrans;
    if (is_transposed)
        A = A.transposed();
    if ((uplo == BblasUpper) != is_transposed) {
        A = A.reversed(n, n);
        B = B.rows_reversed(n);
    }
    // conj(A) X = B is A conj(X) = conj(B).
    const bool conjugates = is_complex<T> && trans == BblasConjTrans;
    if (conjugates)
        conjugate_all(n, nrhs, B);
    const bool unit = diag == BblasUnit;
    constexpr std::ptrdiff_t block = 4;
    const std::ptrdiff_t in_blocks = n / block * block;
    if (how == triangle_as::divisor) {
        for (std::ptrdiff_t i = 0; i < in_blocks; i += block)
            triangular_block<block>(how, unit, i, nrhs, A, B);
        for (std::ptrdiff_t i = in_blocks; i < n; ++i)
            triangular_block<1>(how, unit, i, nrhs, A, B);
    } else {
        for (std::ptrdiff_t i = n; i-- > in_blocks;)
            triangular_block<1>(how, unit, i, nrhs, A, B);
        for (std::ptrdiff_t i = in_blocks; (i -= block) >= 0;)
            triangular_block<block>(how, unit, i, nrhs, A, B);
    }
    if (conjugates)
        conjugate_all(n, nrhs, B);
}

#define BBLAS_TRIANGULAR(T)                                                                                                      \
    template void triangular<T>(triangle_as, int, int, int, std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>, lane_matrix<T>);
BBLAS_FOR_EACH_TYPE(BBLAS_TRIANGULAR)
#undef BBLAS_TRIANGULAR

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
