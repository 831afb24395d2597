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

template <class T>
void triangular_solve(int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, lane_matrix<T> A, lane_matrix<T> B)
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
    std::ptrdiff_t i = 0;
    for (; i + block <= n; i += block) {
        subtract_product<conjugated::none>(block, nrhs, i, A.from(i, 0), B, B.from(i, 0));
        solve_block<block>(unit, nrhs, A.from(i, i), B.from(i, 0));
    }
    for (; i < n; ++i) {
        subtract_product<conjugated::none>(1, nrhs, i, A.from(i, 0), B, B.from(i, 0));
        solve_block<1>(unit, nrhs, A.from(i, i), B.from(i, 0));
    }
    if (conjugates)
        conjugate_all(n, nrhs, B);
}

#define BBLAS_TRIANGULAR(T)                                                                                                      \
    template void triangular_solve<T>(int, int, int, std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>, lane_matrix<T>);
BBLAS_FOR_EACH_TYPE(BBLAS_TRIANGULAR)
#undef BBLAS_TRIANGULAR

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
