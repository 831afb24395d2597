// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The loop over a batch that a user of a library for one matrix would write.
#ifndef BENCHMARK_PEERS_LOOP_HPP
#define BENCHMARK_PEERS_LOOP_HPP

#include <queue.hpp>

#include "error.h"

#include <cstdint>
#include <omp.h>

// OpenBLAS alone has it; with another BLAS its address is NULL.
extern "C" __attribute__((weak)) void openblas_set_num_threads(int);

namespace bblas {

/// One matrix after another, each by all threads of the library; else a thread for each matrix. Two peers differ in nothing else.
extern const bool threads_share_a_matrix;

/// Threads of the BLAS while a batch is worked on; afterwards one again, which is what other implementations in the process, who
/// share the BLAS, rely on.
class blas_threads {
  public:
    explicit blas_threads(int threads) { set(threads); }
    ~blas_threads() { set(1); }
    blas_threads(const blas_threads &) = delete;
    blas_threads &operator=(const blas_threads &) = delete;

  private:
    static void set(int threads)
    {
        if (openblas_set_num_threads)
            openblas_set_num_threads(threads);
    }
};

/// Runs `body(problem, work)`, which returns the problem's info, on every valid problem; `work` has room for `work_size`
/// elements.
template <class W, class Batch, class Body> int loop(const Batch &call, bblas_queue_t queue, std::int64_t work_size, Body body)
{
    const int team = threads_share_a_matrix ? 1 : queue->team();
    if (work_size >= PTRDIFF_MAX / 16 / team - 64)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for %lld elements of workspace", static_cast<long long>(work_size));
    const std::size_t bytes_per_thread = (static_cast<std::size_t>(work_size) * sizeof(W) + 63) / 64 * 64;
    const std::size_t bytes = call.batch_count == 0 ? 0 : bytes_per_thread * static_cast<std::size_t>(team);
    if (queue->querying)
        return queue->record(bytes);
    void *start = nullptr;
    if (const int error = queue->reserve(bytes, &start))
        return error;

    const auto one = [&](std::int64_t i) {
        const std::size_t offset = bytes_per_thread * static_cast<std::size_t>(omp_get_thread_num());
        bblas_int info = call.check(i);
        if (info == 0)
            info = body(call.at(i), reinterpret_cast<W *>(static_cast<char *>(start) + offset));
        if (call.info)
            call.info[i] = info;
    };
    if (threads_share_a_matrix) {
        const blas_threads threads(queue->team());
        for (std::int64_t i = 0; i < call.batch_count; ++i)
            one(i);
        return BBLAS_SUCCESS;
    }
    // Large matrices are few: the last ones must not be left to one thread. Small ones are many: a chunk must pay.
    const std::int64_t share = call.batch_count / (16 * team);
    const std::int64_t chunk = share < 1 ? 1 : share > 64 ? 64 : share;
#pragma omp parallel for schedule(dynamic, chunk) num_threads(team)
    for (std::int64_t i = 0; i < call.batch_count; ++i)
        one(i);
    return BBLAS_SUCCESS;
}

/// The same without workspace: `body(problem)`.
template <class Batch, class Body> int loop(const Batch &call, bblas_queue_t queue, Body body)
{
    return loop<char>(call, queue, 0, [&](const auto &problem, char *) { return static_cast<bblas_int>(body(problem)); });
}

} // namespace bblas

#endif
