/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * How a call of libbblas.so reaches the queue's implementation. api/generated/forward.c consists of BBLAS_FORWARD() alone. */
#ifndef BBLAS_SRC_FORWARD_H
#define BBLAS_SRC_FORWARD_H

#include "queue.h"

/** The value that `routine` of bblas.h returns: -position for a NULL queue, #BBLAS_UNSUPPORTED where the implementation lacks it,
 * else what the implementation gives. The dots stand for all arguments but the queue, which is the last, the position-th. */
#define BBLAS_FORWARD(routine, position, queue, ...)                                                                             \
    ((queue) == NULL ? bblas_refuse_null(#routine, position, "queue")                                                            \
     : (queue)->implementation->table.routine == NULL                                                                            \
         ? bblas_refuse_missing(#routine, queue)                                                                                 \
         : bblas_forwarded(queue, (queue)->implementation->table.routine(__VA_ARGS__, (queue)->native)))

/** Fails because the queue's implementation lacks the routine. */
int bblas_refuse_missing(const char *routine, bblas_queue_t queue);

/** Makes the implementation's message libbblas.so's. Returns `status`. */
int bblas_forward_failure(bblas_queue_t queue, int status);

/** Ends a call that the implementation has answered with `status`. */
static inline int bblas_forwarded(const bblas_queue_t queue, const int status)
{
    return status == BBLAS_SUCCESS ? BBLAS_SUCCESS : bblas_forward_failure(queue, status);
}

#endif
