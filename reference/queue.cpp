// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "queue.hpp"

#include "device_number.hpp"
#include "error.h"

#include <cstdlib>
#include <cstring>
#include <new>

#include <omp.h>

// OpenBLAS alone has it; with another BLAS its address is NULL.
extern "C" __attribute__((weak)) void openblas_set_num_threads(int);

namespace {

constexpr std::size_t alignment = 256;

/// Keeps OpenBLAS to the thread that calls it. The batch loop keeps all cores busy already, one problem a thread, and threads of
/// OpenBLAS on top of that only slow each other down; results would depend on their number (rule R1); and they are one pool, on
/// which queues driven by different threads (rule M3) would wait for each other.
void use_one_blas_thread()
{
    static const bool once = [] {
        if (openblas_set_num_threads)
            openblas_set_num_threads(1);
        return true;
    }();
    static_cast<void>(once);
}

int allocate(const char *function, void **pointer, std::size_t bytes)
{
    *pointer = nullptr;
    if (bytes == 0 || posix_memalign(pointer, alignment, bytes) == 0)
        return BBLAS_SUCCESS;
    *pointer = nullptr;
    return bblas_fail(BBLAS_OUT_OF_MEMORY, "%s: no memory for %zu bytes", function, bytes);
}

/// Frees the queue's own workspace, and forgets the caller's.
void drop_workspace(bblas_queue_t queue)
{
    if (!queue->callers_workspace)
        std::free(queue->workspace);
    queue->workspace = nullptr;
    queue->workspace_bytes = 0;
    queue->callers_workspace = false;
}

} // namespace

int bblas_queue::team() const
{
    return threads > 0 ? threads : omp_get_max_threads();
}

int bblas_queue::reserve(std::size_t bytes, void **start)
{
    if (bytes > workspace_bytes) {
        if (callers_workspace)
            return bblas_fail(BBLAS_WORKSPACE_TOO_SMALL, "the call needs %zu bytes of workspace, the caller gave %zu", bytes,
                              workspace_bytes);
        drop_workspace(this); // calls run at once, so nothing uses it any more
        if (const int error = allocate("workspace", &workspace, bytes))
            return error;
        workspace_bytes = bytes;
    }
    *start = workspace;
    return BBLAS_SUCCESS;
}

int bblas_queue_create(const char *device, bblas_queue_t *queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 2, "queue");
    *queue = nullptr;
    int threads = 0;
    if (!bblas::read_device_number(device, bblas::host_device_name, 1, 4096, &threads))
        return bblas_fail(BBLAS_UNKNOWN_DEVICE,
                          "%s: there is no device \"%s\" in %s; a number of threads can be given, as in \"%s:4\"", __func__,
                          device, bblas::host_device_name, bblas::host_device_name);
    if (const int error = bblas::check_host(__func__))
        return error;
    use_one_blas_thread();
    *queue = new (std::nothrow) bblas_queue;
    if (!*queue)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "%s: no memory for the queue", __func__);
    (*queue)->threads = threads;
    return BBLAS_SUCCESS;
}

int bblas_queue_adopt(const char *, void *, bblas_queue_t *queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 3, "queue");
    *queue = nullptr;
    return bblas_fail(BBLAS_UNSUPPORTED, "%s: %s has no streams", __func__, bblas::host_device_name);
}

int bblas_queue_destroy(bblas_queue_t queue)
{
    if (queue)
        drop_workspace(queue);
    delete queue;
    return BBLAS_SUCCESS;
}

int bblas_queue_synchronize(bblas_queue_t queue)
{
    return queue ? BBLAS_SUCCESS : bblas_refuse_null(__func__, 1, "queue");
}

const char *bblas_queue_name(bblas_queue_t queue)
{
    return queue ? bblas::host_device_name : "";
}

int bblas_malloc(void **pointer, std::size_t bytes, bblas_queue_t queue)
{
    if (!pointer)
        return bblas_refuse_null(__func__, 1, "pointer");
    *pointer = nullptr;
    if (!queue)
        return bblas_refuse_null(__func__, 3, "queue");
    return allocate(__func__, pointer, bytes);
}

int bblas_free(void *pointer, bblas_queue_t queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 2, "queue");
    std::free(pointer);
    return BBLAS_SUCCESS;
}

int bblas_upload(void *device, const void *host, std::size_t bytes, bblas_queue_t queue)
{
    if (!device && bytes > 0)
        return bblas_refuse_null(__func__, 1, "device");
    if (!host && bytes > 0)
        return bblas_refuse_null(__func__, 2, "host");
    if (!queue)
        return bblas_refuse_null(__func__, 4, "queue");
    if (bytes > 0)
        std::memcpy(device, host, bytes);
    return BBLAS_SUCCESS;
}

int bblas_download(void *host, const void *device, std::size_t bytes, bblas_queue_t queue)
{
    if (!host && bytes > 0)
        return bblas_refuse_null(__func__, 1, "host");
    if (!device && bytes > 0)
        return bblas_refuse_null(__func__, 2, "device");
    if (!queue)
        return bblas_refuse_null(__func__, 4, "queue");
    if (bytes > 0)
        std::memcpy(host, device, bytes);
    return BBLAS_SUCCESS;
}

int bblas_set_pointers(void *pointers, const void *base, std::size_t element_size, std::int64_t stride, std::int64_t batch_count,
                       bblas_queue_t queue)
{
    if (!pointers && batch_count > 0)
        return bblas_refuse_null(__func__, 1, "pointers");
    if (batch_count < 0)
        return bblas_fail(-5, "%s: argument 5: batch_count must be at least 0", __func__);
    if (!queue)
        return bblas_refuse_null(__func__, 6, "queue");
    // A NULL base, of empty operands, gives NULL everywhere.
    const std::int64_t step = base ? stride * static_cast<std::int64_t>(element_size) : 0;
    for (std::int64_t i = 0; i < batch_count; ++i)
        static_cast<const void **>(pointers)[i] = static_cast<const char *>(base) + i * step;
    return BBLAS_SUCCESS;
}

int bblas_workspace_query_begin(bblas_queue_t queue)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    queue->querying = true;
    queue->queried_bytes = 0;
    return BBLAS_SUCCESS;
}

int bblas_workspace_query_end(bblas_queue_t queue, std::size_t *bytes)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    if (!bytes)
        return bblas_refuse_null(__func__, 2, "bytes");
    queue->querying = false;
    *bytes = queue->queried_bytes;
    return BBLAS_SUCCESS;
}

int bblas_queue_set_workspace(bblas_queue_t queue, void *workspace, std::size_t bytes)
{
    if (!queue)
        return bblas_refuse_null(__func__, 1, "queue");
    if (!workspace && bytes > 0)
        return bblas_refuse_null(__func__, 2, "workspace");
    if (reinterpret_cast<std::uintptr_t>(workspace) % alignment != 0)
        return bblas_fail(-2, "%s: argument 2: workspace must be aligned to %zu bytes", __func__, alignment);
    drop_workspace(queue);
    queue->workspace = workspace;
    queue->workspace_bytes = bytes;
    queue->callers_workspace = workspace != nullptr;
    return BBLAS_SUCCESS;
}
