// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What the environment asks for; docs/cublas.md tells it to users.
#ifndef BBLAS_COMPAT_SETTINGS_HPP
#define BBLAS_COMPAT_SETTINGS_HPP

namespace compat {

/// Which calls are taken over.
enum class extent { none, where_ahead, all };

struct settings {
    extent takes_over;   ///< BBLAS_COMPAT=off, ahead (the default), all
    bool prints_summary; ///< BBLAS_COMPAT_LOG=summary
    bool verifies;       ///< BBLAS_COMPAT_VERIFY=1
    /// The vendor's own: CUBLAS_EMULATE_SINGLE_PRECISION, CUBLAS_EMULATE_DOUBLE_PRECISION, unless they are 0.
    bool emulates_single, emulates_double;
};

/// Read once. What is not understood is said once, on stderr, and taken for the default.
const settings &environment();

} // namespace compat

#endif
