// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_cholesky.cpp"
#include "each_target.hpp"

#include "lane_cholesky.hpp"
#include "lane_substitution.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Columns j to j + N - 1 of L, those before them being done: the square at the diagonal in registers, then the n - j - N rows
/// below it.
template <int N, class T>
HWY_INLINE void cholesky_columns(std::ptrdiff_t j, std::ptrdiff_t n, lane_matrix<T> A, lane_info<real_t<T>> *info)
{
    using R = real_t<T>;
    const lanes<R> one = lanes<R>::all(1);
    lanes<T> l[N][N];
#pragma GCC unroll 4
    for (int r = 0; r < N; ++r)
#pragma GCC unroll 4
        for (int c = 0; c <= r; ++c)
            l[r][c] = A(j + r, j + c);
    for (std::ptrdiff_t k = 0; k < j; ++k)
#pragma GCC unroll 4
        for (int r = 0; r < N; ++r)
#pragma GCC unroll 4
            for (int c = 0; c <= r; ++c)
                l[r][c] = subtract_product(conjugate(A(j + c, k)), A(j + r, k), l[r][c]);
    lanes<R> factors[N];
#pragma GCC unroll 4
    for (int c = 0; c < N; ++c) {
        const lanes<R> pivot = real(l[c][c]);
        // Not above 0, or NaN: the pivot stays as it is, as in LAPACK, and the lane goes on without harm.
        const auto failed = hn::Not(pivot > lanes<R>::all(0));
        info->note(failed, j + c + 1);
        const lanes<R> usable = select<R>(failed, one, pivot), root = square_root(usable);
        // A reciprocal of the pivot does not wait for the root. Where it would overflow or lose bits, that of the root serves.
        const divisor<R> by_pivot(usable);
        factors[c] = root * by_pivot.reciprocal;
        if (HWY_UNLIKELY(!by_pivot.all_multiply))
            factors[c] = select<R>(by_pivot.exact, one / root, factors[c]);
        A.set(j + c, j + c, make<T>(select<R>(failed, pivot, root)));
#pragma GCC unroll 4
        for (int r = c + 1; r < N; ++r) {
            l[r][c] = l[r][c] * factors[c];
            A.set(j + r, j + c, l[r][c]);
#pragma GCC unroll 4
            for (int s = c + 1; s <= r; ++s)
                l[r][s] = subtract_product(conjugate(l[s][c]), l[r][c], l[r][s]);
        }
    }
    // The rows below are those of X in X Lᴴ = A, and so conj(L) Xᵀ = Aᵀ.
    substitute<conjugated::first, N>(j, n - j - N, A, factors, A.transposed().from(0, j + N));
}

template <class T> void cholesky(int uplo, std::ptrdiff_t n, lane_matrix<T> A, bblas_int *info)
{
    if (uplo == BblasUpper)
        A = A.transposed(); // which holds the lower triangle of conj(A), and is to hold conj(L)
    lane_info<real_t<T>> failures;
    std::ptrdiff_t j = 0;
    for (; j + block_rows<T> <= n; j += block_rows<T>)
        cholesky_columns<block_rows<T>>(j, n, A, &failures);
    for (; j < n; ++j)
        cholesky_columns<1>(j, n, A, &failures);
    failures.store(info);
}

#define BBLAS_CHOLESKY(T) template void cholesky<T>(int, std::ptrdiff_t, lane_matrix<T>, bblas_int *);
BBLAS_FOR_EACH_TYPE(BBLAS_CHOLESKY)
#undef BBLAS_CHOLESKY

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
