/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * How the example gives up: one line on stderr and an exit status. */
#ifndef EXAMPLES_FAIL_H
#define EXAMPLES_FAIL_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { EXIT_USAGE = 2 };

/** Prints one line on stderr and ends the program. */
__attribute__((format(printf, 2, 3))) static inline _Noreturn void fail(int exit_status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(exit_status);
}

/** Zeroed host memory; never NULL. */
static inline void *allocate(int64_t count, size_t size)
{
    void *memory = calloc(count > 0 ? (size_t)count : 1, size);
    if (memory == NULL)
        fail(EXIT_FAILURE, "block_jacobi: out of host memory");
    return memory;
}

#endif
