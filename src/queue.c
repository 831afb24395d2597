/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/* Queues, memory and workspace: the calls of bblas.h that every implementation has. Arguments are checked here only as far as
 * NULL goes, all else by the implementation, which may also be called without libbblas. */
#include "queue.h"

#include "device.h"
#include "forward.h"

#include <stdlib.h>

/* Fastest first. */
static const char *const preferred[] = {"cuda", "cpu", "reference"};
static const size_t n_preferred = sizeof preferred / sizeof *preferred;

/* Creates a queue on one device, for the stream at `stream` unless that address is NULL. On failure appends to `reason`. */
static int create_on(const char *const device, void *const *const stream, bblas_queue_t *const queue,
                     struct bblas_message *const reason)
{
    const struct bblas_implementation *implementation = NULL;
    const char *suffix = NULL;
    const int opened = bblas_device_open(device, &implementation, &suffix, reason);
    if (opened != BBLAS_SUCCESS)
        return opened;

    struct bblas_queue *const created = malloc(sizeof *created);
    if (created == NULL) {
        bblas_message_append(reason, "out of host memory");
        return BBLAS_OUT_OF_MEMORY;
    }
    bblas_queue_t native = NULL;
    const int status = stream != NULL ? implementation->services.queue_adopt(suffix, *stream, &native)
                                      : implementation->services.queue_create(suffix, &native);
    if (status != BBLAS_SUCCESS) {
        bblas_message_append(reason, "%s: %s", implementation->path, bblas_implementation_message(implementation, status));
        free(created);
        return status;
    }
    *created = (struct bblas_queue){.implementation = implementation, .native = native};
    *queue = created;
    return BBLAS_SUCCESS;
}

/* Creates a queue for `caller` on the device, or on the best one. */
static int create(const char *const caller, const char *const device, void *const *const stream, bblas_queue_t *const queue)
{
    *queue = NULL;
    struct bblas_message reason = {""};
    const char *const variable = device == NULL ? secure_getenv("BBLAS_DEVICE") : NULL;
    const char *const chosen = variable != NULL && *variable != '\0' ? variable : device;
    if (chosen != NULL) {
        const int status = create_on(chosen, stream, queue, &reason);
        return status == BBLAS_SUCCESS ? status
                                       : bblas_fail(status, "%s: device \"%.256s\"%s: %s", caller, chosen,
                                                    device == NULL ? " (from BBLAS_DEVICE)" : "", reason.text);
    }
    for (size_t i = 0; i < n_preferred; i++) {
        bblas_message_append(&reason, "%s%s: ", i == 0 ? "" : "; ", preferred[i]);
        if (create_on(preferred[i], stream, queue, &reason) == BBLAS_SUCCESS)
            return BBLAS_SUCCESS;
    }
    return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: no device works here: %s", caller, reason.text);
}

int bblas_queue_create(const char *const device, bblas_queue_t *const queue)
{
    if (queue == NULL)
        return bblas_refuse_null("bblas_queue_create", 2, "queue");
    return create("bblas_queue_create", device, NULL, queue);
}

int bblas_queue_adopt(const char *const device, void *const stream, bblas_queue_t *const queue)
{
    /* No check of `stream`: CUDA's default stream is NULL. */
    if (queue == NULL)
        return bblas_refuse_null("bblas_queue_adopt", 3, "queue");
    return create("bblas_queue_adopt", device, &stream, queue);
}

int bblas_queue_destroy(const bblas_queue_t queue)
{
    if (queue == NULL)
        return BBLAS_SUCCESS;
    const int status = bblas_forwarded(queue, queue->implementation->services.queue_destroy(queue->native));
    free(queue);
    return status;
}

int bblas_queue_synchronize(const bblas_queue_t queue)
{
    if (queue == NULL)
        return bblas_refuse_null("bblas_queue_synchronize", 1, "queue");
    return bblas_forwarded(queue, queue->implementation->services.queue_synchronize(queue->native));
}

const char *bblas_queue_name(const bblas_queue_t queue)
{
    return queue == NULL ? "" : queue->implementation->services.queue_name(queue->native);
}

int bblas_malloc(void **const pointer, const size_t bytes, const bblas_queue_t queue)
{
    if (pointer == NULL)
        return bblas_refuse_null("bblas_malloc", 1, "pointer");
    *pointer = NULL;
    if (queue == NULL)
        return bblas_refuse_null("bblas_malloc", 3, "queue");
    return bblas_forwarded(queue, queue->implementation->services.malloc(pointer, bytes, queue->native));
}

int bblas_free(void *const pointer, const bblas_queue_t queue)
{
    if (queue == NULL)
        return bblas_refuse_null("bblas_free", 2, "queue");
    return bblas_forwarded(queue, queue->implementation->services.free(pointer, queue->native));
}

int bblas_upload(void *const device, const void *const host, const size_t bytes, const bblas_queue_t queue)
{
    if (device == NULL && bytes > 0)
        return bblas_refuse_null("bblas_upload", 1, "device");
    if (host == NULL && bytes > 0)
        return bblas_refuse_null("bblas_upload", 2, "host");
    if (queue == NULL)
        return bblas_refuse_null("bblas_upload", 4, "queue");
    return bblas_forwarded(queue, queue->implementation->services.upload(device, host, bytes, queue->native));
}

int bblas_download(void *const host, const void *const device, const size_t bytes, const bblas_queue_t queue)
{
    if (host == NULL && bytes > 0)
        return bblas_refuse_null("bblas_download", 1, "host");
    if (device == NULL && bytes > 0)
        return bblas_refuse_null("bblas_download", 2, "device");
    if (queue == NULL)
        return bblas_refuse_null("bblas_download", 4, "queue");
    return bblas_forwarded(queue, queue->implementation->services.download(host, device, bytes, queue->native));
}

int bblas_set_pointers(void *const pointers, const void *const base, const size_t element_size, const int64_t stride,
                       const int64_t batch_count, const bblas_queue_t queue)
{
    /* No check of `base`: pointers to matrices of size 0 may be NULL (rule E6). */
    if (pointers == NULL && batch_count > 0)
        return bblas_refuse_null("bblas_set_pointers", 1, "pointers");
    if (queue == NULL)
        return bblas_refuse_null("bblas_set_pointers", 6, "queue");
    return bblas_forwarded(
        queue, queue->implementation->services.set_pointers(pointers, base, element_size, stride, batch_count, queue->native));
}

int bblas_workspace_query_begin(const bblas_queue_t queue)
{
    if (queue == NULL)
        return bblas_refuse_null("bblas_workspace_query_begin", 1, "queue");
    return bblas_forwarded(queue, queue->implementation->services.workspace_query_begin(queue->native));
}

int bblas_workspace_query_end(const bblas_queue_t queue, size_t *const bytes)
{
    if (queue == NULL)
        return bblas_refuse_null("bblas_workspace_query_end", 1, "queue");
    if (bytes == NULL)
        return bblas_refuse_null("bblas_workspace_query_end", 2, "bytes");
    return bblas_forwarded(queue, queue->implementation->services.workspace_query_end(queue->native, bytes));
}

int bblas_queue_set_workspace(const bblas_queue_t queue, void *const workspace, const size_t bytes)
{
    if (queue == NULL)
        return bblas_refuse_null("bblas_queue_set_workspace", 1, "queue");
    if (workspace == NULL && bytes > 0)
        return bblas_refuse_null("bblas_queue_set_workspace", 2, "workspace");
    return bblas_forwarded(queue, queue->implementation->services.queue_set_workspace(queue->native, workspace, bytes));
}
