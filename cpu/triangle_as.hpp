// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What a triangular matrix is to another one.
#ifndef BBLAS_CPU_TRIANGLE_AS_HPP
#define BBLAS_CPU_TRIANGLE_AS_HPP

namespace bblas {

/// trmm's, and trsm's.
enum class triangle_as { factor, divisor };

} // namespace bblas

#endif
