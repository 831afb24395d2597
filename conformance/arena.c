/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct arena_block {
    struct arena_block *previous;
    _Alignas(max_align_t) char bytes[];
};

void *arena_allocate(struct arena *arena, size_t bytes)
{
    struct arena_block *block = calloc(1, sizeof *block + bytes);
    if (!block) {
        fprintf(stderr, "bblas-conformance: out of host memory (%zu bytes)\n", bytes);
        exit(1);
    }
    block->previous = arena->last;
    arena->last = block;
    return block->bytes;
}

char *arena_print(struct arena *arena, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    const int length = vsnprintf(NULL, 0, format, list);
    va_end(list);
    char *text = arena_allocate(arena, (size_t)length + 1);
    va_start(list, format);
    vsnprintf(text, (size_t)length + 1, format, list);
    va_end(list);
    return text;
}

void arena_free(struct arena *arena)
{
    while (arena->last) {
        struct arena_block *previous = arena->last->previous;
        free(arena->last);
        arena->last = previous;
    }
}
