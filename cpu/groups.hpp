// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batch loop: problems of one shape in groups that fill the lanes of a vector, all others one by one; threads over both.
#ifndef BBLAS_CPU_GROUPS_HPP
#define BBLAS_CPU_GROUPS_HPP

#include "queue.hpp"
#include "target.hpp"

#include "error.h"

#include <batch.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <omp.h>

namespace bblas {

/// Of float with AVX-512.
constexpr int most_lanes = 16;

/// The sizes of a problem as one number, by which problems are grouped.
using shape = std::uint32_t;
/// That of a problem which goes alone; above all others.
constexpr shape alone = 0xffffff;

/// The shape of a problem whose sizes are all at most `limit`, which is below 255.
constexpr shape shape_within(std::int64_t limit, std::int64_t m, std::int64_t n = 0, std::int64_t k = 0)
{
    return max(m, max(n, k)) <= limit ? static_cast<shape>(m << 16 | n << 8 | k) : alone;
}

/// Works on as many problems as there are lanes, all of one shape. The first `count` are real; the others repeat the first, and
/// nothing of theirs is written. `info`, 0 before, has room for all lanes.
template <class P, class R> using group_kernel = void(const P *problems, int count, bblas_int *info, R *work);

/// What a call needs.
struct needs {
    bool varies;              ///< the variable-size form
    std::size_t group_bytes;  ///< workspace for a group
    std::size_t single_bytes; ///< workspace for a problem that goes alone
    double operations;        ///< of a problem, roughly; to move a number counts as one
};

/// Problems that a thread takes at once: a group, or one that goes alone.
struct task {
    std::int64_t first; ///< of the order
    std::int32_t count;
    bool is_group;
};

/// The order in which a variable-size batch is worked on: problems that go alone, then groups of one shape, from large to small.
class schedule {
  public:
    /// Workspace that it needs.
    static std::size_t bytes(std::int64_t batch_count);
    /// In workspace of that size.
    schedule(void *start, std::int64_t batch_count);

    void add(std::int64_t problem, shape s)
    {
        items[count++] = static_cast<std::uint64_t>(s) << index_bits | static_cast<std::uint64_t>(problem);
    }
    /// Makes the tasks; none has more than `width` problems. Returns their number.
    std::int64_t make_tasks(int width);

    const task &at(std::int64_t i) const { return tasks[i]; }
    std::int64_t problem(std::int64_t place) const { return static_cast<std::int64_t>(items[place] & index_mask); }

  private:
    static constexpr int index_bits = 40;
    static constexpr std::uint64_t index_mask = (std::uint64_t{1} << index_bits) - 1;

    std::uint64_t *items; // shape, problem
    std::uint64_t *spare; // for sorting
    task *tasks;
    std::int64_t count = 0;
};

/// Threads that are worth starting for so much work: none but the caller's own below some 40 µs of it.
int useful_team(bblas_queue_t queue, std::int64_t tasks, double operations);

constexpr std::int64_t most_tasks_at_a_time = 512;
/// Tasks that a thread fetches at a time: few enough that all are busy to the end, enough that fetching costs nothing.
int tasks_at_a_time(std::int64_t tasks, int team);

/// Sets `*start` to workspace for `threads` times `each` bytes behind `common` bytes, or records the need. Returns a status; when
/// `*start` is NULL, there is nothing more to do.
int reserve(bblas_queue_t queue, std::size_t common, std::size_t each, int threads, char **start);

/// Deals runs of tasks to a team of threads: `run(begin, end, work)` is for those from begin to end - 1, and has `each` bytes of
/// `work`.
template <class Run> void deal(std::int64_t tasks, int team, char *work, std::size_t each, Run run)
{
    const std::int64_t length = tasks_at_a_time(tasks, team);
    // A dynamic loop of GCC 12's OpenMP asks the kernel, which takes 0.2 µs, even where a thread is alone.
    std::atomic<std::int64_t> next{0};
#pragma omp parallel num_threads(team) if (team > 1)
    {
        const Run own = run; // which no kernel can change: what it has need not be read again for each problem
        char *const its = work + each * static_cast<std::size_t>(omp_get_thread_num());
        for (std::int64_t begin; (begin = next.fetch_add(length, std::memory_order_relaxed)) < tasks;)
            own(begin, min(begin + length, tasks), its);
    }
}

/// Works on every valid problem of `call`: on those with a shape by `kernel`, which takes `width` at a time, on those that go
/// alone by `single(problem, work)`, which returns info.
template <class P, class R, class Batch, class Shape, class Single>
int for_each_group(const Batch &call, bblas_queue_t queue, const needs &need, group_kernel<P, R> *kernel, Shape shape_of,
                   Single single)
{
    const std::int64_t count = call.batch_count;
    if (count == 0)
        return BBLAS_SUCCESS;
    const int threads = queue->team();
    const std::size_t each = (need.group_bytes > need.single_bytes ? need.group_bytes : need.single_bytes) / 256 * 256 + 256;
    const std::size_t common = need.varies ? schedule::bytes(count) : 0;
    char *start = nullptr;
    if (const int error = reserve(queue, common, each, threads, &start))
        return error;
    if (!start)
        return BBLAS_SUCCESS;

    const int width = lanes_of<R>(chosen_target());
    schedule order(start, need.varies ? count : 0);
    std::int64_t tasks = count;
    bool all_in_groups = false; // of the fixed-size forms, in order
    if (need.varies) {
        for (std::int64_t i = 0; i < count; ++i) {
            const bblas_int info = call.check(i);
            if (info == 0)
                order.add(i, shape_of(call.at(i)));
            else if (call.info)
                call.info[i] = info;
        }
        tasks = order.make_tasks(width);
    } else if (shape_of(call.at(0)) != alone) {
        all_in_groups = true;
        tasks = (count + width - 1) / width;
    }

    const int team = useful_team(queue, tasks, need.operations * static_cast<double>(count));
    deal(tasks, team, start + common, each, [=, varies = need.varies](std::int64_t begin, std::int64_t end, char *work) {
        for (std::int64_t t = begin; t < end; ++t) {
            const task its = varies          ? order.at(t)
                             : all_in_groups ? task{t * width, static_cast<std::int32_t>(min(width, count - t * width)), true}
                                             : task{t, 1, false};
            const auto index = [&](int k) { return varies ? order.problem(its.first + k) : its.first + k; };
            if (!its.is_group) {
                const bblas_int info = single(call.at(index(0)), work);
                if (call.info)
                    call.info[index(0)] = info;
                continue;
            }
            P problems[most_lanes];
            bblas_int info[most_lanes] = {};
            for (int k = 0; k < width; ++k)
                problems[k] = call.at(index(k < its.count ? k : 0));
            kernel(problems, its.count, info, reinterpret_cast<R *>(work));
            if (call.info)
                for (int k = 0; k < its.count; ++k)
                    call.info[index(k)] = info[k];
        }
    });
    return BBLAS_SUCCESS;
}

} // namespace bblas

#endif
