// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The reference as a device with streams, on which work that was enqueued has already been done. With the drivers of
/// pretended_drivers.c, bblas-bench takes it for a GPU.

#include <queue.hpp>

#define bblas_queue_adopt adopt_nothing
#define bblas_queue_name name_of_the_host
#include "../../reference/queue.cpp"
#undef bblas_queue_adopt
#undef bblas_queue_name

const char *const bblas::host_device_name = "streams";

int bblas::check_host(const char *)
{
    return BBLAS_SUCCESS;
}

int bblas_queue_adopt(const char *device, void *, bblas_queue_t *queue)
{
    return bblas_queue_create(device, queue);
}

const char *bblas_queue_name(bblas_queue_t)
{
    return "streams:1 Pretended GPU";
}
