// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of one problem.

#if defined(BBLAS_CPU_ONE_LU_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ONE_LU_HPP
#undef BBLAS_CPU_ONE_LU_HPP
#else
#define BBLAS_CPU_ONE_LU_HPP
#endif

#include "one_triangular.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A = P L U for an m by n matrix A that lies by columns. Stores the pivots, counted from 1, or does without interchanges where
/// `pivots` is NULL. Returns LAPACK's info. `work` has factor_bytes<T>(m, n).
template <class T> bblas_int one_lu(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, bblas_int *pivots, void *work);

/// Interchanges rows of n columns as pivots 0 to count - 1 say, in their order or against it.
template <class T>
HWY_INLINE void interchange_one(bool forward, std::ptrdiff_t count, std::ptrdiff_t n, const bblas_int *pivots, one_matrix<T> B)
{
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t step = 0; step < count; ++step) {
            const std::ptrdiff_t i = forward ? step : count - 1 - step;
            const T x = B(i, j);
            B(i, j) = B(pivots[i] - 1, j);
            B(pivots[i] - 1, j) = x;
        }
}

/// B := op(A)⁻¹ B, A having been factored by one_lu(); `pivots` may be NULL. `work` has solve_bytes<T>(n, nrhs).
template <class T>
HWY_INLINE void one_lu_solve(int trans, std::ptrdiff_t n, std::ptrdiff_t nrhs, one_matrix<const T> A, const bblas_int *pivots,
                             one_matrix<T> B, void *work)
{
    const bool forward = trans == BblasNoTrans;
    if (forward && pivots)
        interchange_one(true, n, nrhs, pivots, B);
    for (const bool lower : {forward, !forward})
        one_triangular_solve(lower ? BblasLower : BblasUpper, trans, lower ? BblasUnit : BblasNonUnit, n, nrhs, A, B, work);
    if (!forward && pivots)
        interchange_one(false, n, nrhs, pivots, B);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
