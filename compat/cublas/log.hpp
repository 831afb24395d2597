// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The summary that BBLAS_COMPAT_LOG=summary prints at exit.
#ifndef BBLAS_COMPAT_LOG_HPP
#define BBLAS_COMPAT_LOG_HPP

#include "request.hpp"

namespace compat {

/// Counts a call that was taken over, or, with a reason, forwarded. Does nothing unless the summary is asked for.
void count_call(const char *function, const request &what, const char *forwarded_because = nullptr);

} // namespace compat

#endif
