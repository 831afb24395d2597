/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

/** @file
 * The batched BLAS/LAPACK standard: types, options, status codes, queues and memory.
 *
 * The routines themselves are declared in `bblas/<routine>.h`, which this header includes. The rules that
 * every call obeys are in docs/conventions.md; their IDs (N2, E3, ...) are quoted here.
 */
#ifndef BBLAS_H
#define BBLAS_H

#include "bblas/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @defgroup version Version and messages
 * @{ */

/** Version of the interface that the library implements; compare with #BBLAS_VERSION_MAJOR and
 * #BBLAS_VERSION_MINOR. NULL for a number that is not wanted. */
BBLAS_API void bblas_version(int *major, int *minor, int *patch);

/** One line of English for a value that any call returned: 0, `-k` or a ::bblas_status. Never NULL; static. */
BBLAS_API const char *bblas_status_string(int code);

/** What the last failing call of the calling thread had to say, with the argument's name and constraint; "" when no call has
 * failed. Valid until the thread's next failing call. */
BBLAS_API const char *bblas_last_error(void);

/** @} */

/** @defgroup queues Queues
 * A queue names an implementation, a device and an order of execution (rules M1, M3). Calls on one queue run in
 * order and may return before they have run. One thread at a time drives a queue; different queues are independent.
 * @{ */

/** Creates a queue.
 *
 * @param[in]  device `"reference"`, `"cpu"`, `"cuda"`, `"cuda:1"`, `"/path/to/lib.so"`, `"/path/to/lib.so:1"`, or NULL for the
 *             best that this machine can run (the environment variable `BBLAS_DEVICE` overrides NULL).
 *             An implementation that is linked or opened directly takes NULL, its own name, or what would stand behind the colon.
 * @param[out] queue the new queue; NULL on failure.
 * @return 0; -2 for a NULL `queue`; #BBLAS_UNKNOWN_DEVICE, #BBLAS_DEVICE_ERROR or #BBLAS_OUT_OF_MEMORY with a message in
 *         bblas_last_error(). */
BBLAS_API int bblas_queue_create(const char *device, bblas_queue_t *queue);

/** Creates a queue that runs in order with an existing stream of the device, a `cudaStream_t` for CUDA. The stream stays the
 * caller's, and must outlive the queue. #BBLAS_UNSUPPORTED where the implementation has no streams. */
BBLAS_API int bblas_queue_adopt(const char *device, void *stream, bblas_queue_t *queue);

/** Waits for the queue's work, then frees the queue. NULL is allowed. */
BBLAS_API int bblas_queue_destroy(bblas_queue_t queue);

/** Returns when everything enqueued so far has run. Reports errors of the device that surfaced meanwhile. */
BBLAS_API int bblas_queue_synchronize(bblas_queue_t queue);

/** Name of what the queue runs on, such as "reference" or "cuda:0 NVIDIA H200". Lives as long as the queue; "" for NULL. */
BBLAS_API const char *bblas_queue_name(bblas_queue_t queue);

/** @} */

/** @defgroup memory Memory
 * Operands, pointer arrays, size arrays, pivots and info lie in memory that the queue's device can read and write (rule M2).
 * @{ */

/** Allocates `bytes` of memory for the queue's device, aligned to 256 bytes. `*pointer` is NULL for 0 bytes and on failure. */
BBLAS_API int bblas_malloc(void **pointer, size_t bytes, bblas_queue_t queue);

/** Frees what bblas_malloc() gave, after the queue's work so far. NULL is allowed. */
BBLAS_API int bblas_free(void *pointer, bblas_queue_t queue);

/** Copies `bytes` from host to device memory, in the queue's order. The source may be reused at return. */
BBLAS_API int bblas_upload(void *device, const void *host, size_t bytes, bblas_queue_t queue);

/** Copies `bytes` from device to host memory, after the queue's work so far. The data are there at return. */
BBLAS_API int bblas_download(void *host, const void *device, size_t bytes, bblas_queue_t queue);

/** Fills a pointer array on the device: `pointers[i] = base + i * stride` elements of `element_size` bytes, i < batch_count. */
BBLAS_API int bblas_set_pointers(void *pointers, const void *base, size_t element_size, int64_t stride, int64_t batch_count,
                                 bblas_queue_t queue);

/** Vectors of pivots that follow each other, as the argument `ipiv` of a `_batched` routine (rule N8): those of problem i begin
 * at `first + i * length` in the device's memory, where `length` is what the routine documents. NULL for NULL. */
static inline bblas_int *const *bblas_consecutive(const bblas_int *first)
{
    return (bblas_int *const *)(first ? (uintptr_t)first | 1 : 0);
}

/** @} */

/** @defgroup workspace Workspace
 * A queue owns its workspace unless the caller gives some (rule M5). Results never depend on what it contains.
 * @{ */

/** From here to bblas_workspace_query_end(), routines called on the queue check their arguments, do nothing, and record the
 * workspace that they need. */
BBLAS_API int bblas_workspace_query_begin(bblas_queue_t queue);

/** Ends the query. `*bytes` becomes the largest need of the calls since bblas_workspace_query_begin(). */
BBLAS_API int bblas_workspace_query_end(bblas_queue_t queue, size_t *bytes);

/** Makes the queue use the caller's device memory, aligned to 256 bytes, instead of its own. A routine that needs more returns
 * #BBLAS_WORKSPACE_TOO_SMALL. NULL and 0 give the queue its own again. */
BBLAS_API int bblas_queue_set_workspace(bblas_queue_t queue, void *workspace, size_t bytes);

/** @} */

#ifdef __cplusplus
}
#endif

#include "bblas/routines.h"

#endif
