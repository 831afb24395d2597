// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What the generated C entries of an implementation need from it.
#ifndef BBLAS_ENTRY_HPP
#define BBLAS_ENTRY_HPP

#include <bblas/types.h>

namespace bblas {

/// Records for bblas_last_error() that argument `-error` of `function` is invalid, its constraint being
/// `parameters[-error - 1]`, and returns `error`.
int reject(const char *function, int error, const char *const *parameters);

} // namespace bblas

#endif
