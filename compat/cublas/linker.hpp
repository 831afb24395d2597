// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The dynamic linker. Frameworks find the vendor's functions by dlsym() in a handle of the vendor's library, which no preloaded
/// library gets in between of; so this library has a dlsym() of its own, which gives its own functions for those that it has.
#ifndef BBLAS_COMPAT_LINKER_HPP
#define BBLAS_COMPAT_LINKER_HPP

#include <dlfcn.h>

namespace compat {

/// The C library's dlsym(). With RTLD_NEXT it looks behind this library.
void *linker_symbol(void *handle, const char *name);

} // namespace compat

#endif
