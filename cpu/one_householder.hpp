// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization of one problem.

#if defined(BBLAS_CPU_ONE_HOUSEHOLDER_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ONE_HOUSEHOLDER_HPP
#undef BBLAS_CPU_ONE_HOUSEHOLDER_HPP
#else
#define BBLAS_CPU_ONE_HOUSEHOLDER_HPP
#endif

#include "one_product.hpp"
#include "reflector_block.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A = Q R for an m by n matrix A that lies by columns, as LAPACK's geqrf returns it. `work` has one_reflector_bytes<T>(m, n),
/// aligned to 64 bytes.
template <class T> void one_qr(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, T *tau, void *work);

/// C := Q C, or Qᴴ C, for an m by n matrix C and the first k reflectors of a factorization. `work` has one_reflector_bytes<T>(m,
/// n), aligned to 64 bytes.
template <class T>
void one_apply_reflectors(bool adjoint, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, one_matrix<const T> A, const T *tau,
                          one_matrix<T> C, void *work);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
