// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Triangular systems of one problem.

#if defined(BBLAS_CPU_ONE_TRIANGULAR_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ONE_TRIANGULAR_HPP
#undef BBLAS_CPU_ONE_TRIANGULAR_HPP
#else
#define BBLAS_CPU_ONE_TRIANGULAR_HPP
#endif

#include "one_product.hpp"
#include "solve_blocks.hpp"
#include "triangle_as.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Most right-hand sides that are solved for one by one, from the matrix as it lies.
constexpr std::ptrdiff_t one_by_one = 2;

/// B := op(A)⁻¹ B for an n by nrhs matrix B, or B := op(A) B; A is the triangle `uplo` of an n by n matrix, and the rest of that
/// plays no part. `work` has solve_bytes<T>(n, nrhs), aligned to 64 bytes.
template <class T>
void one_triangular(triangle_as how, int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, one_matrix<const T> A,
                    one_matrix<T> B, void *work);

/// B := B op(A)⁻¹ for an m by n matrix B, or B := B op(A). `work` has solve_bytes<T>(n, m).
template <class T>
HWY_INLINE void one_triangular_right(triangle_as how, int uplo, int trans, int diag, std::ptrdiff_t m, std::ptrdiff_t n,
                                     one_matrix<const T> A, one_matrix<T> B, void *work)
{
    // The transposed equation: with Aᵀ, conj(A), which is the Aᴴ of the transposed view, or A.
    const int flipped = uplo == BblasUpper ? BblasLower : BblasUpper;
    if (trans == BblasTrans)
        one_triangular(how, uplo, BblasNoTrans, diag, n, m, A, B.transposed(), work);
    else
        one_triangular(how, flipped, trans, diag, n, m, A.transposed(), B.transposed(), work);
}

template <class T>
HWY_INLINE void one_triangular_solve(int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, one_matrix<const T> A,
                                     one_matrix<T> B, void *work)
{
    one_triangular(triangle_as::divisor, uplo, trans, diag, n, nrhs, A, B, work);
}

/// The triangle `uplo` of A becomes its inverse, which is to exist; a diagonal of ones is neither read nor written. `work` has
/// solve_bytes<T>(n, n).
template <class T> void one_triangular_inverse(int uplo, int diag, std::ptrdiff_t n, one_matrix<T> A, void *work);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
