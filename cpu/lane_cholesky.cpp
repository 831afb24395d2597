// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_cholesky.cpp"
#include "each_target.hpp"

#include "lane_cholesky.hpp"
#include "lane_product.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Factors the first jb columns of an m by jb panel, whose part above the diagonal is not used; `done` columns stand before it.
template <class T>
HWY_INLINE void cholesky_panel(std::ptrdiff_t m, std::ptrdiff_t jb, std::ptrdiff_t done, lane_matrix<T> A,
                               lane_info<real_t<T>> *info)
{
    using R = real_t<T>;
    const lanes<R> one = lanes<R>::all(1);
    for (std::ptrdiff_t j = 0; j < jb; ++j) {
        const lanes<R> pivot = real(A(j, j));
        // Not above 0, or NaN: the pivot stays as it is, as in LAPACK, and the lane goes on without harm.
        const auto failed = hn::Not(pivot > lanes<R>::all(0));
        info->note(failed, done + j + 1);
        const lanes<R> usable = select<R>(failed, one, pivot), root = square_root(usable);
        // A reciprocal of the pivot does not wait for the root. Where it would overflow or lose bits, that of the root serves.
        const divisor<R> by_pivot(usable);
        lanes<R> factor = root * by_pivot.reciprocal;
        if (HWY_UNLIKELY(!by_pivot.all_multiply))
            factor = select<R>(by_pivot.exact, one / root, factor);
        A.set(j, j, make<T>(select<R>(failed, pivot, root)));
        for (std::ptrdiff_t i = j + 1; i < m; ++i)
            A.set(i, j, A(i, j) * factor);
        for (std::ptrdiff_t c = j + 1; c < jb; ++c) {
            const lanes<T> l = conjugate(A(c, j));
            for (std::ptrdiff_t i = c; i < m; ++i)
                A.set(i, c, subtract_product(A(i, j), l, A(i, c)));
        }
    }
}

template <class T> void cholesky(int uplo, std::ptrdiff_t n, lane_matrix<T> A, bblas_int *info)
{
    if (uplo == BblasUpper)
        A = A.transposed(); // which holds the lower triangle of conj(A), and is to hold conj(L)
    lane_info<real_t<T>> failures;
    // Blocks of columns, each first brought up to date with all columns before it.
    constexpr std::ptrdiff_t block = 4;
    for (std::ptrdiff_t j = 0; j < n; j += block) {
        const std::ptrdiff_t jb = n - j < block ? n - j : block;
        if (j > 0)
            subtract_product<conjugated::second>(n - j, jb, j, A.from(j, 0), A.from(j, 0).transposed(), A.from(j, j));
        cholesky_panel(n - j, jb, j, A.from(j, j), &failures);
    }
    failures.store(info);
}

#define BBLAS_CHOLESKY(T) template void cholesky<T>(int, std::ptrdiff_t, lane_matrix<T>, bblas_int *);
BBLAS_FOR_EACH_TYPE(BBLAS_CHOLESKY)
#undef BBLAS_CHOLESKY

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
