// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization in lanes.

#if defined(BBLAS_CPU_LANE_CHOLESKY_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANE_CHOLESKY_HPP
#undef BBLAS_CPU_LANE_CHOLESKY_HPP
#else
#define BBLAS_CPU_LANE_CHOLESKY_HPP
#endif

#include "lanes.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A = L Lᴴ or A = Uᴴ U in the triangle `uplo`; the other is not used. Stores LAPACK's info for every lane.
template <class T> void cholesky(int uplo, std::ptrdiff_t n, lane_matrix<T> A, bblas_int *info);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
