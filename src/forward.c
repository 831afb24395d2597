/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "forward.h"

int bblas_refuse_missing(const char *const routine, const bblas_queue_t queue)
{
    return bblas_fail(BBLAS_UNSUPPORTED, "%s: not implemented by %s (%s)", routine, bblas_queue_name(queue),
                      queue->implementation->path);
}

int bblas_forward_failure(const bblas_queue_t queue, const int status)
{
    /* Copied at once: the implementation's text changes with its next failure, which another call through libbblas need not
     * cause. */
    return bblas_fail(status, "%s", bblas_implementation_message(queue->implementation, status));
}
