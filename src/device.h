/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Device strings (rule M1): "name", "name:suffix", "/path/to/lib.so" and "/path/to/lib.so:suffix". */
#ifndef BBLAS_SRC_DEVICE_H
#define BBLAS_SRC_DEVICE_H

#include "implementation.h"

/** Opens the implementation that a device string names. A name stands for `libbblas_<name>.so.<major>` or `libbblas_<name>.so`,
 * the first that exists beside libbblas.so, in the directories of the environment variable `BBLAS_PATH`, or where the dynamic
 * linker looks.
 *
 * @param[in]  device         the device string
 * @param[out] implementation what it names
 * @param[out] suffix         what stands behind the colon, a part of `device`; NULL without
 * @param      reason         on failure the cause is appended
 * @return 0, #BBLAS_UNKNOWN_DEVICE or #BBLAS_OUT_OF_MEMORY */
int bblas_device_open(const char *device, const struct bblas_implementation **implementation, const char **suffix,
                      struct bblas_message *reason);

#endif
