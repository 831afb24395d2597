/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The library under test: opened at run time, known by the symbols of the standard alone. */
#ifndef CONFORMANCE_LIBRARY_H
#define CONFORMANCE_LIBRARY_H

#include <bblas.h>
#include <routine.h>
#include <services.h>

struct library {
    void *handle;
    bool is_loader;     /**< it is libbblas.so, which must have every symbol (rule B2) */
    const char *device; /**< for queue_create */
    const char *beside; /**< that of the second queue where there are two (rule M3) */
    struct bblas_services call;
    bool captures; /**< every call of a routine is captured in a CUDA graph, which is run in its place (rule M4) */
};

/** Opens `path`, or libbblas.so when it is NULL. Prints one line to stderr and returns false on failure. */
bool library_open(struct library *library, const char *path, const char *device);

/** The routine's entry in a form; NULL where the library lacks it. */
bblas_function library_routine(const struct library *library, const struct bblas_routine *routine, enum bblas_form form);

#endif
