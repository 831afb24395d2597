// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "settings.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

namespace compat {

namespace {

/// Index of the variable's value among the accepted ones; 0, the default, when it is unset, empty or something else.
int choice(const char *variable, std::initializer_list<const char *> accepted)
{
    const char *const value = std::getenv(variable);
    if (!value || *value == '\0')
        return 0;
    int index = 0;
    for (const char *const candidate : accepted) {
        if (std::strcmp(value, candidate) == 0)
            return index;
        index++;
    }
    std::fprintf(stderr, "bblas: %s=%s is none of:", variable, value);
    for (const char *const candidate : accepted)
        std::fprintf(stderr, " %s", candidate);
    std::fprintf(stderr, "; the first is taken\n");
    return 0;
}

bool is_set(const char *variable)
{
    const char *const value = std::getenv(variable);
    return value && std::strcmp(value, "0") != 0;
}

settings read()
{
    constexpr extent extents[] = {extent::where_ahead, extent::all, extent::none};
    return {extents[choice("BBLAS_COMPAT", {"ahead", "all", "off"})], choice("BBLAS_COMPAT_LOG", {"off", "summary"}) == 1,
            choice("BBLAS_COMPAT_VERIFY", {"0", "1"}) == 1, is_set("CUBLAS_EMULATE_SINGLE_PRECISION"),
            is_set("CUBLAS_EMULATE_DOUBLE_PRECISION")};
}

} // namespace

const settings &environment()
{
    static const settings found = read();
    return found;
}

} // namespace compat
