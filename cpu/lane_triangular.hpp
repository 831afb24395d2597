// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Triangular systems in lanes.

#if defined(BBLAS_CPU_LANE_TRIANGULAR_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANE_TRIANGULAR_HPP
#undef BBLAS_CPU_LANE_TRIANGULAR_HPP
#else
#define BBLAS_CPU_LANE_TRIANGULAR_HPP
#endif

#include "lanes.hpp"
#include "triangle_as.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// B := op(A)⁻¹ B for n by nrhs matrices B, or B := op(A) B; A is the triangle `uplo` of an n by n matrix, and the rest of that
/// is not used.
template <class T>
void triangular(triangle_as how, int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, lane_matrix<T> A,
                lane_matrix<T> B);

/// B := B op(A)⁻¹ for m by n matrices B, or B := B op(A).
template <class T>
HWY_INLINE void triangular_right(triangle_as how, int uplo, int trans, int diag, std::ptrdiff_t m, std::ptrdiff_t n,
                                 lane_matrix<T> A, lane_matrix<T> B)
{
    // The transposed equation: with Aᵀ, conj(A), which is the Aᴴ of the transposed view, or A.
    const int flipped = uplo == BblasUpper ? BblasLower : BblasUpper;
    if (trans == BblasTrans)
        triangular(how, uplo, BblasNoTrans, diag, n, m, A, B.transposed());
    else
        triangular(how, flipped, trans, diag, n, m, A.transposed(), B.transposed());
}

template <class T>
HWY_INLINE void triangular_solve(int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, lane_matrix<T> A,
                                 lane_matrix<T> B)
{
    triangular(triangle_as::divisor, uplo, trans, diag, n, nrhs, A, B);
}

/// B := A⁻¹ B, A having been factored by cholesky().
template <class T>
HWY_INLINE void cholesky_solve(int uplo, std::ptrdiff_t n, std::ptrdiff_t nrhs, lane_matrix<T> A, lane_matrix<T> B)
{
    const bool lower = uplo == BblasLower;
    triangular_solve(uplo, lower ? BblasNoTrans : BblasConjTrans, BblasNonUnit, n, nrhs, A, B);
    triangular_solve(uplo, lower ? BblasConjTrans : BblasNoTrans, BblasNonUnit, n, nrhs, A, B);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
