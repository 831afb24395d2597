// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// BBLAS_COMPAT_VERIFY=1: every call that would be taken over runs on both sides.
#ifndef BBLAS_COMPAT_VERIFY_HPP
#define BBLAS_COMPAT_VERIFY_HPP

#include "request.hpp"

#include <functional>

namespace compat {

/// Runs ours, puts what it overwrote back, runs the vendor's, which is what the application gets, and compares: integers must be
/// equal, but for pivots, and no element that the vendor specifies may differ by more than √ε max(m, n, k) times the largest of
/// its matrix, after QR factorizations got the same phases, and LU factorizations with pivots were multiplied. The first call of
/// which that is not so is reported on stderr. Where a graph is captured only the vendor's runs. `ours` gives a status of the
/// standard, `vendors` whether it succeeded.
void verify(const char *function, const request &what, const std::function<int()> &ours, const std::function<bool()> &vendors);

} // namespace compat

#endif
