// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_triangular.cpp"
#include "each_target.hpp"

#include "lane_substitution.hpp"
#include "lane_triangular.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Rows i to i + N - 1 of B := L⁻¹ B where an element of the diagonal has no reciprocal that serves.
template <int N, class T>
HWY_NOINLINE void solve_by_division(std::ptrdiff_t i, std::ptrdiff_t nrhs, lane_matrix<T> L, lane_matrix<T> B)
{
    for (std::ptrdiff_t j = 0; j < nrhs; ++j)
        for (std::ptrdiff_t r = i; r < i + N; ++r) {
            lanes<T> sum[1][1];
            sum_products<conjugated::none>(i, L.from(r, 0), B.from(0, j), sum);
            lanes<T> x = B(r, j) - sum[0][0];
            for (std::ptrdiff_t s = i; s < r; ++s)
                x = subtract_product(L(r, s), B(s, j), x);
            B.set(r, j, divisor<T>(L(r, r)).divide(x));
        }
}

/// Rows i to i + N - 1 of B := L⁻¹ B, those before them having been solved for.
template <int N, class T>
HWY_INLINE void solve_rows(bool unit, std::ptrdiff_t i, std::ptrdiff_t nrhs, lane_matrix<T> L, lane_matrix<T> B)
{
    if (unit)
        return substitute<conjugated::none, N, T, T>(i, nrhs, L, nullptr, B);
    lanes<T> reciprocals[N];
    for (int r = 0; r < N; ++r) {
        const divisor<T> diagonal(L(i + r, i + r));
        if (HWY_UNLIKELY(!diagonal.all_multiply))
            return solve_by_division<N>(i, nrhs, L, B);
        reciprocals[r] = diagonal.reciprocal;
    }
    substitute<conjugated::none, N>(i, nrhs, L, reciprocals, B);
}

/// Rows i to i + N - 1 of B := L B, those before them being as they were.
template <int N, class T>
HWY_INLINE void multiply_rows(bool unit, std::ptrdiff_t i, std::ptrdiff_t nrhs, lane_matrix<T> L, lane_matrix<T> B)
{
    const lane_matrix<T> here = B.from(i, 0), square = L.from(i, i);
    for (std::ptrdiff_t r = N - 1; r >= 0; --r)
        for (std::ptrdiff_t j = 0; j < nrhs; ++j) {
            lanes<T> x = unit ? here(r, j) : square(r, r) * here(r, j);
            for (std::ptrdiff_t s = 0; s < r; ++s)
                x = multiply_add(square(r, s), here(s, j), x);
            here.set(r, j, x);
        }
    product<conjugated::none>(N, nrhs, i, L.from(i, 0), B, [=](std::ptrdiff_t r, std::ptrdiff_t c, lanes<T> sum) HWY_ATTR {
        here.set(r, c, here(r, c) + sum);
    });
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
    const std::ptrdiff_t in_blocks = n / block_rows<T> * block_rows<T>;
    if (how == triangle_as::divisor) {
        for (std::ptrdiff_t i = 0; i < in_blocks; i += block_rows<T>)
            solve_rows<block_rows<T>>(unit, i, nrhs, A, B);
        for (std::ptrdiff_t i = in_blocks; i < n; ++i)
            solve_rows<1>(unit, i, nrhs, A, B);
    } else {
        for (std::ptrdiff_t i = n; i-- > in_blocks;)
            multiply_rows<1>(unit, i, nrhs, A, B);
        for (std::ptrdiff_t i = in_blocks; (i -= block_rows<T>) >= 0;)
            multiply_rows<block_rows<T>>(unit, i, nrhs, A, B);
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
