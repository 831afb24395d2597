/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Survives crashes of the library under test, and requests to end in the middle of it. */
#ifndef CONFORMANCE_CRASH_H
#define CONFORMANCE_CRASH_H

#include <stdbool.h>

struct crash {
    int signal;      /**< 0: it came back by itself; that of interruption(): it did not come back */
    bool is_lasting; /**< nothing more of the library can be tried: it aborted, crashed in a thread of its own, or did not come
                        back */
};

/** Calls run(data), and comes back even if that crashes. Only the main thread calls it, and not within itself. */
struct crash crash_guard(void (*run)(void *data), void *data);

/** From here on SIGTERM and SIGINT end nothing: interruption() tells of them. A guarded call has a few seconds to come back, or
 * until the signal is repeated; then it is left. Signals that were ignored stay so. The main thread calls this. */
void catch_interruptions(void);

/** SIGTERM and SIGINT end the program again. */
void release_interruptions(void);

/** Ends the program if it still runs after that time. */
void end_within(unsigned seconds);

/** The signal that asked for an end; 0: none did. */
int interruption(void);

#endif
