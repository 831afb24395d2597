/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* What return values mean (rule E1). Linked into libbblas.so and into every implementation of this project. */
#include "bblas.h"

static const char *const statuses[] = {
    [BBLAS_SUCCESS] = "success",
    [BBLAS_OUT_OF_MEMORY] = "out of host or device memory",
    [BBLAS_UNSUPPORTED] = "not supported by this implementation",
    [BBLAS_DEVICE_ERROR] = "error reported by the driver, device or library",
    [BBLAS_UNKNOWN_DEVICE] = "no such implementation or device here",
    [BBLAS_WORKSPACE_TOO_SMALL] = "the caller's workspace is too small",
};

/* Literals instead of a formatted buffer: the strings must stay valid for ever, in every thread, and beside one another. */
#define INVALID(k) [k] = "argument " #k " is invalid"
static const char *const invalid[] = {
    INVALID(1),  INVALID(2),  INVALID(3),  INVALID(4),  INVALID(5),  INVALID(6),  INVALID(7),  INVALID(8),
    INVALID(9),  INVALID(10), INVALID(11), INVALID(12), INVALID(13), INVALID(14), INVALID(15), INVALID(16),
    INVALID(17), INVALID(18), INVALID(19), INVALID(20), INVALID(21), INVALID(22), INVALID(23), INVALID(24),
    INVALID(25), INVALID(26), INVALID(27), INVALID(28), INVALID(29), INVALID(30), INVALID(31), INVALID(32),
};
#undef INVALID

const char *bblas_status_string(const int code)
{
    enum { N_STATUSES = sizeof statuses / sizeof *statuses, N_INVALID = sizeof invalid / sizeof *invalid };
    if (code >= N_STATUSES)
        return "unknown status code";
    if (code >= 0)
        return statuses[code];
    return code > -N_INVALID ? invalid[-code] : "an argument is invalid";
}
