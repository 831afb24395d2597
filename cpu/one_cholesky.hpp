// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization of one problem.

#if defined(BBLAS_CPU_ONE_CHOLESKY_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ONE_CHOLESKY_HPP
#undef BBLAS_CPU_ONE_CHOLESKY_HPP
#else
#define BBLAS_CPU_ONE_CHOLESKY_HPP
#endif

#include "one_triangular.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A = L Lᴴ or A = Uᴴ U in the triangle `uplo`; the other is not used. Returns LAPACK's info. `work` has factor_bytes<T>(n, n).
template <class T> bblas_int one_cholesky(int uplo, std::ptrdiff_t n, one_matrix<T> A, void *work);

/// B := A⁻¹ B, A having been factored. `work` has solve_bytes<T>(n, nrhs).
template <class T>
HWY_INLINE void one_cholesky_solve(int uplo, std::ptrdiff_t n, std::ptrdiff_t nrhs, one_matrix<const T> A, one_matrix<T> B,
                                   void *work)
{
    const bool lower = uplo == BblasLower;
    one_triangular_solve(uplo, lower ? BblasNoTrans : BblasConjTrans, BblasNonUnit, n, nrhs, A, B, work);
    one_triangular_solve(uplo, lower ? BblasConjTrans : BblasNoTrans, BblasNonUnit, n, nrhs, A, B, work);
}

/// The triangle of a factorization becomes that of A⁻¹, nothing on its diagonal being 0. `work` has factor_bytes<T>(n, n).
template <class T> void one_cholesky_inverse(int uplo, std::ptrdiff_t n, one_matrix<T> A, void *work);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
