/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Implementations (rule B1): shared libraries that export bblas.h, opened at run time. */
#ifndef BBLAS_SRC_IMPLEMENTATION_H
#define BBLAS_SRC_IMPLEMENTATION_H

#include "bblas.h"
#include "error.h"
#include "services.h"
#include "table.h"

/** An opened implementation. It stays open, and unchanged, until the process ends. */
struct bblas_implementation {
    const struct bblas_implementation *next; /**< the one opened before */
    void *handle;                            /**< dlopen()'s */
    const char *path;                        /**< where the library was found */
    struct bblas_services services;          /**< all of them */
    struct bblas_table table;                /**< NULL where the implementation lacks the routine (rule B2) */
};

/** Opens the library that dlopen() finds under `file`, or gives the one that is open already. On failure returns
 * #BBLAS_UNKNOWN_DEVICE or #BBLAS_OUT_OF_MEMORY, and appends `file` and why to `reason`. */
int bblas_implementation_open(const char *file, const struct bblas_implementation **implementation, struct bblas_message *reason);

/** What the implementation says of the call that has just returned `status`, not 0, in this thread. Never NULL. */
const char *bblas_implementation_message(const struct bblas_implementation *implementation, int status);

/** Path of libbblas.so as the dynamic linker knows it; NULL if that does not know. */
const char *bblas_implementation_loader_path(void);

#endif
