// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batch loop on the device, once for all routines: per-problem checks, workspace, info. on_host/for_each_problem.cuh is the same for
/// the host.
#ifndef BBLAS_CUDA_FOR_EACH_PROBLEM_CUH
#define BBLAS_CUDA_FOR_EACH_PROBLEM_CUH

#include "complex.hpp"
#include "group.hpp"
#include "queue.hpp"

#include <cstring>

namespace bblas {

/// A group of threads to a problem: threadIdx.x is the rank in the group, threadIdx.y the group in the block; a block of several groups
/// has one warp in each. Groups take problems in turn, each with `bytes_per_group` of workspace of its own.
template <class Body, class Batch, class Work>
__global__ void __launch_bounds__(max_block_size)
    for_each_problem_kernel(const __grid_constant__ Batch call, Work *const workspace, const std::size_t bytes_per_group)
{
    const group g = {static_cast<int>(threadIdx.x), static_cast<int>(blockDim.x)};
    const std::int64_t first = std::int64_t{blockIdx.x} * blockDim.y + threadIdx.y;
    const std::int64_t step = std::int64_t{gridDim.x} * blockDim.y;
    Work *const work = workspace + first * static_cast<std::int64_t>(bytes_per_group / sizeof(Work));
    for (std::int64_t i = first; i < call.batch_count; i += step) {
        bblas_int info = call.check(i);
        if (info == 0)
            info = Body()(call.at(i), g, work);
        if (call.info && g.rank == 0)
            call.info[i] = info;
        g.sync(); // the next problem gets the same workspace
    }
}

/// Enqueues `Body<T>()(problem, group, work)`, which returns the problem's info, on every valid problem of `call`. `work` has room for
/// `of.work` elements, is the group's own, and has unspecified contents.
template <template <class> class Body, template <class> class Batch, class T>
int for_each_problem(const Batch<T> &call, bblas_queue_t queue, const extent &of)
{
    using D = device_t<T>;
    Batch<D> device_call;
    static_assert(sizeof device_call == sizeof call);
    std::memcpy(&device_call, &call, sizeof call);

    const launch_plan plan = choose_launch(of, call.batch_count, sizeof(D), queue->limits);
    char *workspace = nullptr;
    std::size_t bytes_per_group = plan.bytes_per_group;
    void *arguments[] = {&device_call, &workspace, &bytes_per_group};
    const auto kernel = for_each_problem_kernel<Body<D>, Batch<D>, D>;
    return enqueue(queue, plan, reinterpret_cast<const void *>(kernel), arguments, &workspace);
}

} // namespace bblas

#endif
