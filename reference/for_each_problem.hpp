// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batch loop, once for all routines: per-problem checks, workspace, info.
#ifndef BBLAS_REFERENCE_FOR_EACH_PROBLEM_HPP
#define BBLAS_REFERENCE_FOR_EACH_PROBLEM_HPP

#include "queue.hpp"

#include "error.h"

#include <cstdint>
#include <omp.h>

namespace bblas {

/// Runs `body(problem, work)`, which returns the problem's info, on every valid problem of `call`. `work` has room for
/// `work_size` elements of type W, is private to the thread, and has unspecified contents.
template <class W, class Batch, class Body>
int for_each_problem(const Batch &call, bblas_queue_t queue, std::int64_t work_size, Body body)
{
    // Bounds near 2^31 may ask for more than there are addresses.
    const std::size_t threads = call.batch_count == 0 ? 0 : static_cast<std::size_t>(queue->team());
    if (threads > 0 && static_cast<std::size_t>(work_size) >= PTRDIFF_MAX / sizeof(W) / threads - 64)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for %lld elements of workspace", static_cast<long long>(work_size));
    // Every thread's part starts on a cache line of its own.
    const std::size_t bytes_per_thread = (static_cast<std::size_t>(work_size) * sizeof(W) + 63) / 64 * 64;
    const std::size_t bytes = bytes_per_thread * threads;
    if (queue->querying)
        return queue->record(bytes);
    void *start = nullptr;
    if (const int error = queue->reserve(bytes, &start))
        return error;

// Few problems are not worth a team of threads.
#pragma omp parallel for schedule(dynamic, 16) num_threads(queue->team()) if (call.batch_count > 64)
    for (std::int64_t i = 0; i < call.batch_count; ++i) {
        W *const work =
            reinterpret_cast<W *>(static_cast<char *>(start) + bytes_per_thread * static_cast<std::size_t>(omp_get_thread_num()));
        bblas_int info = call.check(i);
        if (info == 0)
            info = body(call.at(i), work);
        if (call.info)
            call.info[i] = info;
    }
    return BBLAS_SUCCESS;
}

/// The same for a routine that needs no workspace: `body(problem)`.
template <class Batch, class Body> int for_each_problem(const Batch &call, bblas_queue_t queue, Body body)
{
    return for_each_problem<char>(call, queue, 0, [&](const auto &problem, char *) { return body(problem); });
}

} // namespace bblas

#endif
