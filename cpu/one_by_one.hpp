// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batch loop of routines whose problems all go alone.
#ifndef BBLAS_CPU_ONE_BY_ONE_HPP
#define BBLAS_CPU_ONE_BY_ONE_HPP

#include "groups.hpp"

namespace bblas {

/// Deals runs of problems to threads: `run(call, begin, end, work)` is for those from begin to end - 1, writes their info too,
/// and has `bytes` of work. A problem takes some `operations`, where to move a number counts as one.
template <class Batch, class Run>
int run_by_run(const Batch &call, bblas_queue_t queue, std::size_t bytes, double operations, Run run)
{
    const std::int64_t count = call.batch_count;
    if (count == 0)
        return BBLAS_SUCCESS;
    const std::size_t each = bytes == 0 ? 0 : bytes / 256 * 256 + 256;
    char *start = nullptr;
    if (const int error = reserve(queue, 0, each, queue->team(), &start))
        return error;
    if (queue->querying)
        return BBLAS_SUCCESS;
    deal(count, useful_team(queue, count, operations * static_cast<double>(count)), start, each,
         [=](std::int64_t begin, std::int64_t end, char *work) { run(call, begin, end, work); });
    return BBLAS_SUCCESS;
}

/// Works on every valid problem of `call` by `single(problem, work)`, which returns info.
template <class Batch, class Single>
int one_by_one(const Batch &call, bblas_queue_t queue, std::size_t bytes, double operations, Single single)
{
    return run_by_run(call, queue, bytes, operations, [=](const Batch &its, std::int64_t begin, std::int64_t end, char *work) {
        for (std::int64_t i = begin; i < end; ++i) {
            bblas_int info = its.check(i);
            if (info == 0)
                info = single(its.at(i), work);
            if (its.info)
                its.info[i] = info;
        }
    });
}

} // namespace bblas

#endif
