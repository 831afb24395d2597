/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* The interface's version. Linked into libbblas.so and into every implementation of this project. */
#include "bblas.h"

void bblas_version(int *const major, int *const minor, int *const patch)
{
    if (major != NULL)
        *major = BBLAS_VERSION_MAJOR;
    if (minor != NULL)
        *minor = BBLAS_VERSION_MINOR;
    if (patch != NULL)
        *patch = BBLAS_VERSION_PATCH;
}
