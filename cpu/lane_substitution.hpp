// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Substitution in lanes, some rows at a time, which triangular systems and Cholesky factorizations rest on.

#if defined(BBLAS_CPU_LANE_SUBSTITUTION_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANE_SUBSTITUTION_HPP
#undef BBLAS_CPU_LANE_SUBSTITUTION_HPP
#else
#define BBLAS_CPU_LANE_SUBSTITUTION_HPP
#endif

#include "lane_product.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Rows of a triangle that are worked on together: as many as leave registers for a tile.
template <class T> constexpr int block_rows = is_complex<T> &&HWY_TARGET != HWY_AVX3 ? 2 : 4;

/// Rows i to i + N - 1 of C columns of B := L⁻¹ B, those before them having been solved for: in registers, by the reciprocals of
/// the diagonal, if it has not ones. L is conjugated where `which` says so.
template <conjugated which, int N, int C, class T, class D>
HWY_INLINE void substitute_tile(std::ptrdiff_t i, lane_matrix<T> L, const lanes<D> *reciprocals, lane_matrix<T> B)
{
    lanes<T> x[N][C];
    sum_products<which>(i, L.from(i, 0), B, x);
#pragma GCC unroll 4
    for (int r = 0; r < N; ++r)
#pragma GCC unroll 4
        for (int c = 0; c < C; ++c) {
            x[r][c] = B(i + r, c) - x[r][c];
#pragma GCC unroll 4
            for (int s = 0; s < r; ++s) {
                const lanes<T> l = L(i + r, i + s);
                x[r][c] = subtract_product(which == conjugated::first ? conjugate(l) : l, x[s][c], x[r][c]);
            }
            if (reciprocals)
                x[r][c] = x[r][c] * reciprocals[r];
            B.set(i + r, c, x[r][c]);
        }
}

/// The same for all columns.
template <conjugated which, int N, class T, class D>
HWY_INLINE void substitute(std::ptrdiff_t i, std::ptrdiff_t nrhs, lane_matrix<T> L, const lanes<D> *reciprocals, lane_matrix<T> B)
{
    constexpr int C = tile_rows<T> * tile_cols<T> / block_rows<T>;
    std::ptrdiff_t j = 0;
    for (; j + C <= nrhs; j += C)
        substitute_tile<which, N, C>(i, L, reciprocals, B.from(0, j));
    for (; j < nrhs; ++j)
        substitute_tile<which, N, 1>(i, L, reciprocals, B.from(0, j));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
