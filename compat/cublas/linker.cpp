// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "linker.hpp"

#include "settings.hpp"
#include "vendor.hpp"

#include <cstring>

namespace {

using finder = void *(void *, const char *) noexcept;

/// The versions under which C libraries of x86-64 and of aarch64 have had it.
finder *find_dlsym()
{
    for (const char *const version : {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"})
        if (void *const found = dlvsym(RTLD_NEXT, "dlsym", version))
            return reinterpret_cast<finder *>(found);
    return nullptr;
}

finder *real_dlsym()
{
    static finder *const found = find_dlsym();
    return found;
}

bool begins_with(const char *text, const char *prefix)
{
    return std::strncmp(text, prefix, std::strlen(prefix)) == 0;
}

/// Our function in place of the vendor's that the handle has; NULL where either is missing.
void *replacement(void *handle, const char *name)
{
    static void *const self = [] {
        Dl_info where{};
        return dladdr(reinterpret_cast<void *>(&replacement), &where) ? dlopen(where.dli_fname, RTLD_LAZY | RTLD_NOLOAD)
                                                                      : nullptr;
    }();
    void *const theirs = real_dlsym()(handle, name);
    void *const replaced = self && theirs ? real_dlsym()(self, name) : nullptr;
    if (replaced && replaced != theirs)
        compat::remember_vendor(name, theirs);
    return replaced;
}

} // namespace

void *compat::linker_symbol(void *handle, const char *name)
{
    return real_dlsym() ? real_dlsym()(handle, name) : nullptr;
}

EXPORT void *dlsym(void *__restrict handle, const char *__restrict name) noexcept
{
    if (handle != RTLD_NEXT && handle != RTLD_DEFAULT && (begins_with(name, "cublas") || begins_with(name, "cusolverDn")) &&
        compat::environment().takes_over != compat::extent::none)
        if (void *const found = replacement(handle, name))
            return found;
    // A tail call, so that the C library sees the caller: with RTLD_NEXT it looks behind him.
    return real_dlsym()(handle, name);
}
