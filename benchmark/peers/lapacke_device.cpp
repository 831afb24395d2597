// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "loop.hpp"

const char *const bblas::host_device_name = "lapacke";
const bool bblas::threads_share_a_matrix = false;
