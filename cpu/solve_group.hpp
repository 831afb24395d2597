// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What all routines that solve systems with a square matrix do with a group of problems: all but the step that solves.

#if defined(BBLAS_CPU_SOLVE_GROUP_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_SOLVE_GROUP_HPP
#undef BBLAS_CPU_SOLVE_GROUP_HPP
#else
#define BBLAS_CPU_SOLVE_GROUP_HPP
#endif

#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// With matrices that have been factored, in the part that is given: solve(n, nrhs, A, B).
template <class T, class P, class Solve>
HWY_INLINE void solve_group(const P *p, int count, int part, real_t<T> *work, Solve solve)
{
    const std::ptrdiff_t n = p->n, nrhs = p->nrhs;
    if (n == 0 || nrhs == 0)
        return; // A may be NULL
    const lane_operand<T> B(p, &P::B, &P::ldb);
    const lane_matrix<T> A = take_matrix<T>(n, n, &work), X = take_matrix<T>(n, nrhs, &work);
    pack({p, &P::A, &P::lda}, part, n, n, A);
    pack(B, BblasGeneral, n, nrhs, X);
    solve(n, nrhs, A, X);
    unpack(X, BblasGeneral, n, nrhs, B, first_lanes(count));
}

/// With matrices that solve(n, nrhs, A, B) is to factor first, and to set info. B, whose columns stand beside those of A, is kept
/// where that fails.
template <class T, class P, class Solve>
HWY_INLINE void factor_and_solve_group(const P *p, int count, int part, const bblas_int *info, real_t<T> *work, Solve solve)
{
    const std::ptrdiff_t n = p->n, nrhs = p->nrhs;
    const lane_operand<T> A(p, &P::A, &P::lda), B(p, &P::B, &P::ldb);
    const lane_matrix<T> factors = take_matrix<T>(n, n + nrhs, &work), X = factors.from(0, n);
    pack(A, part, n, n, factors);
    pack(B, BblasGeneral, n, nrhs, X);
    solve(n, nrhs, factors, X);
    unpack(factors, part, n, n, A, first_lanes(count));
    unpack(X, BblasGeneral, n, nrhs, B, first_lanes(count) & lanes_without_failure<T>(info));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
