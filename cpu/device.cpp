// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "queue.hpp"

#include "error.h"
#include "target.hpp"

const char *const bblas::host_device_name = "cpu";

int bblas::check_host(const char *function)
{
    return check_target(function);
}
