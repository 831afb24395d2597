// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "vendor.hpp"

#include "linker.hpp"

#include <array>
#include <atomic>
#include <cstring>

namespace compat {

namespace {

/// One of the vendor's libraries.
struct library {
    const char *prefix;                   ///< of its functions
    std::array<const char *, 2> sonames;  ///< newest first
    std::atomic<void *> loaded = nullptr; ///< as the linker knows it
};

library libraries[] = {
    {"cublas", {"libcublas.so.13", "libcublas.so.12"}},
    {"cusolver", {"libcusolver.so.12", "libcusolver.so.11"}},
};

library *library_of(const char *function)
{
    for (library &candidate : libraries)
        if (std::strncmp(function, candidate.prefix, std::strlen(candidate.prefix)) == 0)
            return &candidate;
    return nullptr;
}

/// The library as the process has it already, or else as the linker finds it.
void *open(library &wanted)
{
    for (const int flags : {RTLD_LAZY | RTLD_NOLOAD, RTLD_LAZY})
        for (const char *const soname : wanted.sonames)
            if (void *const handle = dlopen(soname, flags))
                return handle;
    return nullptr;
}

} // namespace

void remember_vendor(const char *name, void *address)
{
    library *const wanted = library_of(name);
    Dl_info where{};
    if (!wanted || wanted->loaded || !dladdr(address, &where) || !where.dli_fname)
        return;
    // A reference of our own: the application may close its.
    if (void *const handle = dlopen(where.dli_fname, RTLD_LAZY | RTLD_NOLOAD))
        wanted->loaded = handle;
}

void *vendor_function(const char *name)
{
    library *const wanted = library_of(name);
    if (!wanted)
        return nullptr;
    if (!wanted->loaded)
        if (void *const next = linker_symbol(RTLD_NEXT, name))
            return next;
    if (!wanted->loaded)
        wanted->loaded = open(*wanted);
    return wanted->loaded ? linker_symbol(wanted->loaded, name) : nullptr;
}

} // namespace compat
