// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <entry.hpp>

#include "error.h"

int bblas::reject(const char *function, int error, const char *const *parameters)
{
    return bblas_fail(error, "%s: argument %d: %s", function, -error, parameters[-error - 1]);
}
