// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization in lanes.

#if defined(BBLAS_CPU_LANE_LU_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANE_LU_HPP
#undef BBLAS_CPU_LANE_LU_HPP
#else
#define BBLAS_CPU_LANE_LU_HPP
#endif

#include "lane_triangular.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A = P L U for m by n matrices. Lane l's pivots, counted from 1, are stored at `pivots[l]`, unless that is NULL; `pivots`
/// itself is NULL for a factorization without interchanges. Stores LAPACK's info for every lane.
template <class T> void lu(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A, bblas_int *const *pivots, bblas_int *info);

/// Interchanges rows of n by nrhs matrices as the pivots say, in their order or against it.
template <class T>
void interchange_rows(bool forward, std::ptrdiff_t n, std::ptrdiff_t nrhs, const bblas_int *const *pivots, lane_matrix<T> B);

/// B := op(A)⁻¹ B, A having been factored by lu(); `pivots` may be NULL.
template <class T>
HWY_INLINE void lu_solve(int trans, std::ptrdiff_t n, std::ptrdiff_t nrhs, lane_matrix<T> A, const bblas_int *const *pivots,
                         lane_matrix<T> B)
{
    if (trans == BblasNoTrans) {
        if (pivots)
            interchange_rows(true, n, nrhs, pivots, B);
        triangular_solve(BblasLower, trans, BblasUnit, n, nrhs, A, B);
        triangular_solve(BblasUpper, trans, BblasNonUnit, n, nrhs, A, B);
    } else {
        triangular_solve(BblasUpper, trans, BblasNonUnit, n, nrhs, A, B);
        triangular_solve(BblasLower, trans, BblasUnit, n, nrhs, A, B);
        if (pivots)
            interchange_rows(false, n, nrhs, pivots, B);
    }
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
