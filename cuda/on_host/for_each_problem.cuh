// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Stands in for ../for_each_problem.cuh where the CUDA code is compiled for the host: problems in turn, each by a group of as many
/// threads as the queue was created with, in warps of two where that number is even.
#ifndef BBLAS_CUDA_FOR_EACH_PROBLEM_CUH
#define BBLAS_CUDA_FOR_EACH_PROBLEM_CUH

#include <complex.hpp>
#include <group.hpp>
#include <launch.hpp>

#include <error.h>
#include <queue.hpp>

#include <cstring>
#include <thread>
#include <vector>

namespace bblas {

template <class Body, class Batch, class Work> void solve_problems(const Batch &call, const group &g, Work *work)
{
    for (std::int64_t i = 0; i < call.batch_count; ++i) {
        bblas_int info = call.check(i);
        if (info == 0)
            info = Body()(call.at(i), g, work);
        if (call.info && g.rank == 0)
            call.info[i] = info;
        g.sync();
    }
}

template <template <class> class Body, template <class> class Batch, class T>
int for_each_problem(const Batch<T> &call, bblas_queue_t queue, const extent &of)
{
    using D = device_t<T>;
    Batch<D> device_call;
    static_assert(sizeof device_call == sizeof call);
    std::memcpy(static_cast<void *>(&device_call), &call, sizeof call);

    // A device with room for one problem at a time.
    const launch_plan plan = choose_launch(of, call.batch_count < 1 ? 0 : 1, sizeof(D), {1, 0});
    const std::size_t bytes = plan.bytes_per_group;
    if (bytes == too_many_bytes)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for %lld elements of workspace", static_cast<long long>(of.work));
    if (queue->querying) {
        queue->queried_bytes = bytes > queue->queried_bytes ? bytes : queue->queried_bytes;
        return BBLAS_SUCCESS;
    }
    void *start = nullptr;
    if (const int error = queue->reserve(bytes, &start))
        return error;
    D *const work = static_cast<D *>(start);

    const int size = queue->threads > 0 ? queue->threads : 1;
    const int lanes = size % 2 == 0 ? 2 : 1;
    std::vector<warp_state> warps(static_cast<std::size_t>(size / lanes));
    if (size == 1) {
        solve_problems<Body<D>>(device_call, group{0, 1, nullptr, warps.data()}, work);
        return BBLAS_SUCCESS;
    }
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, nullptr, static_cast<unsigned>(size));
    for (warp_state &warp : warps) {
        warp.lanes = lanes;
        pthread_barrier_init(&warp.barrier, nullptr, static_cast<unsigned>(lanes));
    }
    std::vector<std::thread> team;
    for (int rank = 0; rank < size; ++rank)
        team.emplace_back([&, rank] {
            solve_problems<Body<D>>(device_call, group{rank, size, &barrier, &warps[static_cast<std::size_t>(rank / lanes)]},
                                    work);
        });
    for (std::thread &member : team)
        member.join();
    for (warp_state &warp : warps)
        pthread_barrier_destroy(&warp.barrier);
    pthread_barrier_destroy(&barrier);
    return BBLAS_SUCCESS;
}

} // namespace bblas

#endif
