// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization in lanes.

#if defined(BBLAS_CPU_LANE_HOUSEHOLDER_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANE_HOUSEHOLDER_HPP
#undef BBLAS_CPU_LANE_HOUSEHOLDER_HPP
#else
#define BBLAS_CPU_LANE_HOUSEHOLDER_HPP
#endif

#include "lanes.hpp"
#include "reflector_block.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A = Q R for m by n matrices, as LAPACK's geqrf returns it; tau is a column of min(m, n) elements. Needs reflector_size<T>(m,
/// n) of workspace.
template <class T> void householder_qr(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A, lane_matrix<T> tau, real_t<T> *work);

/// C := Q C, or Qᴴ C, for m by n matrices C and the k reflectors of householder_qr(). Needs reflector_size<T>(m, n).
template <class T>
void apply_reflectors(bool adjoint, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> tau,
                      lane_matrix<T> C, real_t<T> *work);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
