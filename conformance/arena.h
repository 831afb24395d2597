/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * Memory that lives as long as one case: allocated piecewise, freed at once. */
#ifndef CONFORMANCE_ARENA_H
#define CONFORMANCE_ARENA_H

#include <stddef.h>

struct arena {
    struct arena_block *last;
};

/** Zeroed memory, aligned for any type; exits with a message when there is none. */
void *arena_allocate(struct arena *arena, size_t bytes);

/** printf into the arena. */
__attribute__((format(printf, 2, 3))) char *arena_print(struct arena *arena, const char *format, ...);

void arena_free(struct arena *arena);

#endif
