/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Survives crashes of the library under test. */
#ifndef CONFORMANCE_CRASH_H
#define CONFORMANCE_CRASH_H

#include <stdbool.h>

struct crash {
    int signal;      /**< 0: it came back by itself */
    bool is_lasting; /**< nothing more of the library can be tried: it aborted, or crashed in a thread of its own */
};

/** Calls run(data), and comes back even if that crashes. Only the main thread calls it, and not within itself. */
struct crash crash_guard(void (*run)(void *data), void *data);

#endif
