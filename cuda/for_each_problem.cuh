// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The batch loop on the device, once for all routines: the choice of a kernel by size, per-problem checks, workspace, info.
/// on_host/for_each_problem.cuh is the same for the host.
#ifndef BBLAS_CUDA_FOR_EACH_PROBLEM_CUH
#define BBLAS_CUDA_FOR_EACH_PROBLEM_CUH

#include "by_size.hpp"
#include "complex.hpp"
#include "group.hpp"
#include "mixed_sizes.hpp"
#include "queue.hpp"
#include "sweep.hpp"
#include "team.hpp"
#include "turn.hpp"

#include <algorithm>
#include <tuple>

namespace bblas {

/// Problems of a launch: `count` from `first` on, or those of them that are listed, or those that belong to it.
struct selection {
    std::int64_t first;
    std::int64_t count;
    const std::int32_t *list = nullptr; ///< indices from `first`
    const std::int32_t *list_size = nullptr;
    std::int32_t *taken = nullptr;    ///< where blocks that take one after another count those of the list that are taken
    int by_number = 0;                ///< so many of the first are not counted, but blocks have them by their numbers
    const bblas_int *infos = nullptr; ///< of the steps before: they have left the problems of which it is 0
    int only = -1;                    ///< number of the launch, where it looks for its problems itself
    turns order = turns::none;        ///< of the launch among those of its call

    BBLAS_DEVICE std::int64_t size() const { return list ? *list_size : count; }
    BBLAS_DEVICE std::int64_t at(std::int64_t k) const { return first + (list ? list[k] : k); }
    BBLAS_DEVICE bool is_left(std::int64_t i) const { return !infos || infos[i] == 0; }
    /// Takes the next of the list for a block, whose shared memory is free.
    template <class Team> BBLAS_DEVICE std::int64_t next(const Team &block, void *shared) const
    {
        std::int32_t *const place = static_cast<std::int32_t *>(shared);
        if (block.rank == 0)
            *place = atomicAdd(taken, 1);
        block.sync();
        const std::int64_t k = by_number + *place;
        block.sync();
        return k;
    }
};

/// Which launch problems belong to: that of their size class, but for the first classes where these are joined in one. Any kernel
/// writes the info of an invalid problem.
template <class Classes, class Batch> struct by_size_class {
    static constexpr int count = Classes::count + 1;

    Batch call;
    std::size_t most_shared;
    int last_joined; ///< index of the last class that is joined with others, 0 if none is

    BBLAS_HOST_DEVICE int launch_of(int index) const { return static_cast<int>(max(0, index - last_joined)); }
    BBLAS_DEVICE int operator()(std::int64_t i) const
    {
        return launch_of(call.check(i) ? Classes::first_of_several : Classes::of(call.at(i), most_shared));
    }
    /// Whether problem i of those is the launch's, which may have to look for its own.
    template <bool FindsItsOwn = true> BBLAS_DEVICE bool is_in(const selection &of, std::int64_t i) const
    {
        return (!is_later_step<Batch> || of.is_left(i)) && (!FindsItsOwn || of.only < 0 || (*this)(i) == of.only);
    }
};

/// The general kernels. A group of threads to a problem: threadIdx.x is the rank in the group, threadIdx.y the group in the
/// block; a block of several groups has one warp in each. Groups take problems in turn, each with `bytes_per_group` of workspace
/// of its own.
template <class Body, class Classes, class Batch, class Work>
__global__ void __launch_bounds__(max_block_size)
    group_kernel(const __grid_constant__ by_size_class<Classes, Batch> classified, const selection of, Work *const workspace,
                 const std::size_t bytes_per_group)
{
    const Batch &call = classified.call;
    const turn own_turn(of.order);
    const group g = {static_cast<int>(threadIdx.x), static_cast<int>(blockDim.x)};
    const std::int64_t first = std::int64_t{blockIdx.x} * blockDim.y + threadIdx.y;
    const std::int64_t step = std::int64_t{gridDim.x} * blockDim.y;
    Work *const work = workspace + first * static_cast<std::int64_t>(bytes_per_group / sizeof(Work));
    const std::int64_t count = of.size();
    for (std::int64_t k = first; k < count; k += step) {
        const std::int64_t i = of.at(k);
        if (!classified.is_in(of, i))
            continue;
        bblas_int info = call.check(i);
        if (info == 0)
            info = Body()(call.at(i), g, work);
        if (call.info && g.rank == 0)
            call.info[i] = info;
        g.sync(); // the next problem gets the same workspace
    }
}

/// The kernels for some sizes. threadIdx.x is the rank in the team, threadIdx.y the team in the block. Teams that share a warp
/// stay together, so those for which no problem is left get one with nothing to do. Blocks that follow each other share a
/// problem, if any do. Of a list, blocks that have a problem to themselves take the next when they are done.
template <class Kernel, class Classes, class Batch>
__global__ void __launch_bounds__(Kernel::shape.block_size(), Kernel::shape.blocks)
    team_kernel(const __grid_constant__ by_size_class<Classes, Batch> classified, const selection of,
                const unsigned shared_bytes_per_team, const int parts)
{
    // Kernels that join others are launched for listed problems alone, or for all. Their way to a small problem is the shorter
    // for it.
    constexpr bool finds_its_own = !mixed_sizes<Classes, Batch>::template joins<Kernel>;
    constexpr bool takes_one = takes_one_at_a_time<Kernel, decltype(classified.call.bounds())>;
    const Batch &call = classified.call;
    extern __shared__ __align__(128) unsigned char shared[]; // copies past the first cache want whole lines of banks
    const turn own_turn(of.order);
    const team<Kernel::shape.threads> t = {static_cast<int>(threadIdx.x)};
    unsigned char *const own = memory_of_team<Kernel>(shared, threadIdx.y, shared_bytes_per_team);
    const std::int64_t count = of.size();
    const share part = {static_cast<int>(blockIdx.x % parts), parts};
    const auto next = [&](std::int64_t otherwise) {
        if constexpr (takes_one)
            if (of.taken)
                return of.next(t, shared);
        return otherwise;
    };
    const std::int64_t own_first = std::int64_t{blockIdx.x / parts} * Kernel::shape.problems;
    for (std::int64_t begin = static_cast<int>(blockIdx.x) < of.by_number ? own_first : next(own_first); begin < count;
         begin = next(begin + std::int64_t{gridDim.x / parts} * Kernel::shape.problems)) {
        const bool is_inside = begin + threadIdx.y < count;
        const std::int64_t i = is_inside ? of.at(begin + threadIdx.y) : 0;
        const bool is_there = is_inside && classified.template is_in<finds_its_own>(of, i);
        if (is_there || Kernel::shape.problems > 1)
            take<Kernel>(call, is_there, i, t, own, part);
    }
}

/// A kernel of a sweep, for one panel.
template <class Sweep, class Kernel, class Batch>
__global__ void __launch_bounds__(Kernel::shape.threads, Kernel::shape.blocks)
    panel_kernel(const __grid_constant__ Batch call, const selection of, const sweep_memory memory, swept at, const int parts)
{
    extern __shared__ __align__(128) unsigned char shared[];
    const turn own_turn(of.order);
    const team<Kernel::shape.threads> t = {static_cast<int>(threadIdx.x)};
    at.of_block = memory.of_blocks + blockIdx.x * Sweep::workspace.of_block;
    const std::int64_t count = of.size() * parts;
    for (std::int64_t k = blockIdx.x; k < count; k += gridDim.x)
        take_panel<Sweep, Kernel>(call, memory, of.at(k / parts), at, t, shared, {static_cast<int>(k % parts), parts});
}

/// The first kernels of Classes. Blocks take that many problems at a time.
template <class Classes, class Batch, class Mixed = mixed_sizes<Classes, Batch>>
__global__ void __launch_bounds__(Mixed::shape.threads, Mixed::shape.blocks)
    mixed_kernel(const __grid_constant__ Batch call, const selection of, const __grid_constant__ typename Mixed::layout bytes,
                 const int problems_in_block)
{
    extern __shared__ __align__(128) unsigned char shared[];
    __shared__ typename Mixed::order sorted;
    const turn own_turn(of.order);
    const team<Mixed::shape.threads> t = {static_cast<int>(threadIdx.x)};
    const std::int64_t count = of.size();
    for (std::int64_t begin = std::int64_t{blockIdx.x} * problems_in_block; begin < count;
         begin += std::int64_t{gridDim.x} * problems_in_block)
        Mixed::take_all(
            call, t, static_cast<int>(min(problems_in_block, count - begin)), [&](int k) { return of.at(begin + k); }, sorted,
            shared, bytes);
}

/// Lists problems by what `choose(i)` says of problem i: list c < Choice::count begins at lists + c stride and has sizes[c]
/// indices in any order.
template <class Choice>
__global__ void __launch_bounds__(max_block_size)
    list_kernel(const __grid_constant__ Choice choose, const selection of, std::int32_t *const sizes, std::int32_t *const lists,
                const std::int64_t stride)
{
    __shared__ std::int32_t counts[Choice::count];
    __shared__ std::int32_t begins[Choice::count];
    const turn own_turn(turns::behind);
    const int thread = static_cast<int>(threadIdx.x);
    const std::int64_t k = std::int64_t{blockIdx.x} * blockDim.x + thread;
    if (thread < Choice::count)
        counts[thread] = 0;
    __syncthreads();
    int index = Choice::count;
    std::int64_t i = 0;
    std::int32_t place = 0;
    if (k < of.size()) {
        i = of.at(k);
        index = of.is_left(i) ? choose(i) : Choice::count;
        if (index < Choice::count)
            place = atomicAdd(&counts[index], 1);
    }
    __syncthreads();
    if (thread < Choice::count && counts[thread] > 0)
        begins[thread] = atomicAdd(&sizes[thread], counts[thread]);
    __syncthreads();
    if (index < Choice::count)
        lists[index * stride + begins[index] + place] = static_cast<std::int32_t>(i - of.first);
}

/// Lists in workspace, and the size of each before them. They are for so many problems at a time that workspace does not grow
/// with the batch.
class problem_lists {
  public:
    static constexpr std::int64_t most_at_once = std::int64_t{1} << 20;

    problem_lists() = default;
    problem_lists(std::int64_t problems, int count)
        : stride((problems + 63) / 64 * 64),
          bytes(sizes_bytes + static_cast<std::size_t>(stride) * static_cast<std::size_t>(count) * sizeof(std::int32_t))
    {
    }
    std::size_t size() const { return bytes; }

    template <class Choice> void fill(submission &work, char *memory, Choice choose, selection of)
    {
        static_assert(Choice::count <= most_lists);
        problems = of;
        sizes = reinterpret_cast<std::int32_t *>(memory);
        lists = reinterpret_cast<std::int32_t *>(memory + sizes_bytes);
        work.clear(sizes, sizes_bytes);
        void *arguments[] = {&choose, &of, &sizes, &lists, &stride};
        work.launch(turns::behind, reinterpret_cast<const void *>(list_kernel<Choice>), blocks_for(of.count, max_block_size),
                    dim3(max_block_size), 0, arguments);
    }
    selection operator[](int index) const
    {
        return {problems.first, problems.count, lists + index * stride, sizes + index, sizes + most_lists + index};
    }

  private:
    static constexpr int most_lists = 64;
    static constexpr std::size_t sizes_bytes = 2 * most_lists * sizeof(std::int32_t); ///< and of what blocks count
    std::int64_t stride = 0;
    std::size_t bytes = 0;
    selection problems = {};
    std::int32_t *sizes = nullptr;
    std::int32_t *lists = nullptr;
};

/// What takes the problems that no kernel for some sizes does: the general kernel.
template <class Body, class Classes, class Batch, class D> class general_launch {
  public:
    static constexpr bool wants_lists = false;

    explicit general_launch(const extent &largest) : of(largest) {}

    static std::int64_t most_at_once(const device_limits &) { return std::numeric_limits<std::int64_t>::max(); }

    /// For so many problems, in a list or not. Returns the bytes of workspace.
    std::size_t prepare(bblas_queue_t queue, std::int64_t count, bool is_list)
    {
        plan = choose_launch(of, count, sizeof(D), queue->limits);
        if (is_list)
            plan.blocks = min(plan.blocks, 2 * resident_blocks(queue->limits, plan.group_size * plan.groups_per_block));
        return plan.workspace_bytes();
    }

    void enqueue(submission &work, by_size_class<Classes, Batch> each, selection problems, char *workspace) const
    {
        std::size_t bytes_per_group = plan.bytes_per_group;
        void *arguments[] = {&each, &problems, &workspace, &bytes_per_group};
        work.launch(problems.order, reinterpret_cast<const void *>(group_kernel<Body, Classes, Batch, D>), plan.blocks,
                    dim3(static_cast<unsigned>(plan.group_size), static_cast<unsigned>(plan.groups_per_block)), 0, arguments);
    }

  private:
    const extent &of;
    launch_plan plan = {};
};

/// What takes them in a routine that is made of others: the drivers of those, each for the problems that the ones before have
/// left with info 0. Their queue is the call's with a part of its workspace and some of its problems.
template <class... Steps> class step_launches {
  public:
    static constexpr bool wants_lists = true;

    step_launches(bblas_int *callers_info, const Steps &...each) : info(callers_info), steps(each...) {}

    static std::int64_t most_at_once(const device_limits &) { return problem_lists::most_at_once; }

    std::size_t prepare(bblas_queue_t queue, std::int64_t count, bool)
    {
        info_bytes = sizeof...(Steps) > 1 && !info ? static_cast<std::size_t>((count + 63) / 64 * 64) * sizeof(bblas_int) : 0;
        const selection all = {0, count};
        part = *queue;
        part.only = &all;
        part.querying = true;
        part.queried_bytes = 0;
        std::apply([&](const auto &...step) { (static_cast<void>(run(step(info), &part)), ...); }, steps);
        part.querying = false;
        part.workspace_bytes = part.queried_bytes;
        return info_bytes + part.workspace_bytes;
    }

    template <class Classified> void enqueue(submission &work, const Classified &, const selection &problems, char *workspace)
    {
        bblas_int *const infos = info_bytes ? reinterpret_cast<bblas_int *>(workspace) - problems.first : info;
        part.workspace = workspace + info_bytes;
        selection left = problems;
        left.taken = nullptr; // it is for one kernel
        part.only = &left;
        const auto enqueue_step = [&](const auto &step) {
            if (work.is_open())
                work.adopt(run(step(infos), &part));
            left.infos = infos;
        };
        std::apply([&](const auto &...step) { (enqueue_step(step), ...); }, steps);
    }

  private:
    bblas_int *info;
    std::tuple<Steps...> steps;
    std::size_t info_bytes = 0;
    bblas_queue part;
};

/// What takes them in a routine that has a sweep.
template <class Sweep, class Batch> class sweep_launches {
  public:
    static constexpr bool wants_lists = true;
    static_assert(!is_later_step<Batch>);

    explicit sweep_launches(const Batch &device_call) : call(device_call) {}

    static std::int64_t most_at_once(const device_limits &limits)
    {
        const std::size_t bytes = Sweep::workspace.of_problem + sizeof(bblas_int);
        return min(problem_lists::most_at_once, static_cast<std::int64_t>(workspace_budget(limits) / bytes));
    }

    std::size_t prepare(bblas_queue_t queue, std::int64_t count, bool)
    {
        const std::size_t problems = static_cast<std::size_t>((count + 63) / 64 * 64); // multiples of 256 bytes
        info_bytes = call.info ? 0 : problems * sizeof(bblas_int);
        problem_bytes = problems * Sweep::workspace.of_problem;
        return info_bytes + problem_bytes + static_cast<std::size_t>(most_working(queue->limits)) * Sweep::workspace.of_block;
    }

    template <class Classified>
    void enqueue(submission &work, const Classified &, const selection &problems, char *workspace) const
    {
        sweep_memory memory = {info_bytes ? reinterpret_cast<bblas_int *>(workspace) - problems.first : call.info,
                               workspace + info_bytes - problems.first * static_cast<std::int64_t>(Sweep::workspace.of_problem),
                               workspace + info_bytes + problem_bytes};
        selection in_turn = problems;
        in_turn.order = turns::behind;
        for_each_launch<Sweep>(call.bounds(), [&](auto kernel, int begin, int parts) {
            using kernel_type = decltype(kernel);
            std::int64_t blocks = min(problems.count * parts, most_blocks);
            if (Sweep::workspace.of_block)
                blocks = min(blocks, most_working(work.limits()));
            else if (problems.list)
                blocks = min(blocks, 8 * resident_blocks(work.limits(), kernel.shape.threads));
            swept at = {begin, 0, work.limits().shared_memory, nullptr, nullptr};
            void *arguments[] = {const_cast<Batch *>(&call), &in_turn, &memory, &at, &parts};
            const std::size_t wanted = team_bytes<kernel_type>(call.bounds());
            work.launch(in_turn.order, reinterpret_cast<const void *>(panel_kernel<Sweep, kernel_type, Batch>), blocks,
                        dim3(kernel.shape.threads), wanted < at.most_shared ? wanted : at.most_shared, arguments);
        });
    }

  private:
    const Batch &call;
    std::size_t info_bytes = 0;
    std::size_t problem_bytes = 0;

    /// Blocks that have workspace: as many as run at once, so that each takes one after another.
    static std::int64_t most_working(const device_limits &limits)
    {
        return std::int64_t{limits.multiprocessors} * sweep_kernels<typename Sweep::passes, decltype(call.bounds())>::most_blocks;
    }
};

/// Launches of one call.
template <class Classes, class Batch, class Rest> class launches {
    using classified = by_size_class<Classes, Batch>;
    using mixed = mixed_sizes<Classes, Batch>;
    using problem = decltype(std::declval<const Batch &>().bounds());

  public:
    launches(const Batch &device_call, bblas_queue_t to, Rest &of_others) : call(device_call), queue(to), rest(of_others) {}

    int enqueue() const
    {
        const std::size_t most_shared = queue->limits.shared_memory;
        const int last = Classes::last_of(call, most_shared, queue->limits.multiprocessors); // no problem is of a class behind it
        const bool has_rest = last == Classes::count;
        const bool is_sorted = call.varies() && last > Classes::first_of_several;
        const selection all = queue->only ? *queue->only : selection{0, call.batch_count};

        classified each = {call, most_shared, is_sorted ? static_cast<int>(max(0, mixed::count - 1)) : 0};
        const bool is_mixed = each.last_joined > 0;
        const auto bounds = call.bounds();
        const int last_leaving = Classes::template last_within<true>(bounds, most_shared);
        const auto is_launched = [&](auto kernel) {
            return !is_sorted || Classes::template may_take<decltype(kernel)>(bounds, last_leaving);
        };
        int launches = (is_mixed ? 1 : 0) + (has_rest ? 1 : 0);
        bool fills_shared = false;
        Classes::for_each(is_mixed ? each.last_joined + 1 : 0, last, [&](auto kernel, int index) {
            launches += is_launched(kernel) ? 1 : 0;
            fills_shared = fills_shared || (is_sorted && index == last && fills_shared_memory<decltype(kernel)>);
        });
        const bool is_listed = is_sorted && (all.count > most_unlisted(bounds, is_mixed, launches, fills_shared) ||
                                             (has_rest && Rest::wants_lists) || (is_later_step<Batch> && queue->only));
        if (is_listed)
            each.last_joined = 0;
        std::int64_t at_once = is_listed ? min(all.count, problem_lists::most_at_once) : all.count;
        if (has_rest && !all.list)
            at_once = min(at_once, rest.most_at_once(queue->limits));
        problem_lists lists;
        if (is_listed)
            lists = problem_lists(at_once, last + 1);
        const std::size_t rest_bytes = has_rest ? rest.prepare(queue, at_once, is_listed || all.list) : 0;

        submission work(queue, lists.size() + rest_bytes);
        if (fills_shared)
            work.prefer_shared_memory();
        char *const rest_workspace = work.workspace() + lists.size();
        for (std::int64_t done = 0; work.is_open() && done < all.count; done += at_once) {
            selection problems = all;
            problems.first += done;
            problems.count = min(at_once, all.count - done);
            if (is_listed)
                lists.fill(work, work.workspace(), each, problems);
            turns order = is_sorted ? turns::behind : turns::none;
            const auto those_of = [&](int index) {
                selection those = is_listed ? lists[index] : problems;
                those.only = is_sorted && !is_listed ? each.launch_of(index) : -1;
                those.order = order;
                if (is_sorted)
                    order = turns::beside;
                return those;
            };
            if (has_rest)
                rest.enqueue(work, each, those_of(last), rest_workspace);
            const int first = !is_sorted ? last : each.last_joined > 0 ? each.last_joined + 1 : 0;
            Classes::for_each(first, last, [&](auto kernel, int index) {
                if (is_launched(kernel))
                    launch(work, kernel, each, those_of(index));
            });
            if constexpr (mixed::count > 1)
                if (each.last_joined > 0)
                    launch_mixed(work, those_of(0), min(last, each.last_joined));
        }
        return work.finish();
    }

  private:
    const Batch &call;
    bblas_queue_t queue;
    Rest &rest;

    /// Problems for which no lists are made: each launch looks at all of them, and in vain at those of the others, which costs
    /// more where a block waits for much shared memory. On an H200, with 2,560 for each launch but one in place of 2,048 for all
    /// launches, 600 to 1,500 problems to 48 and 64 have 1.14 to 1.6 times the rate in orgqr, 1.3 to 1.4 in trsm, 0.92 to 1.38 in
    /// geqrf, 0.98 to 1.14 in gemm, which has 0.91 to 0.94 with 2,000; getrf would have 0.75 to 0.9.
    template <class Problem>
    static std::int64_t most_unlisted([[maybe_unused]] const Problem &bounds, [[maybe_unused]] bool is_mixed, int launches,
                                      bool fills_shared)
    {
        if constexpr (mixed::count > 1)
            if (is_mixed && launches == 1)
                return most_mixed<typename Classes::template kernel<0>>(bounds);
        return 2048 / max(1, launches - (fills_shared ? 0 : 1));
    }

    /// Up to the class `last`. As few problems to a block as come to each when the device is full, but not so few that warps have
    /// nothing to do. On an H200, with 4 to a block in place of 8, a warp each, 300 and 1,000 problems to 32 have 1.05 to 1.6
    /// times the rate; but geqrf of doubles, where two share a warp, 0.8, and potrf of 2,000, where not all blocks run at once,
    /// 0.76. With 16, four to a warp, up to 2,000 problems to 8 have 0.9. What fills the device once is 1.1 to 1.3 times as fast
    /// with 4,000 problems as what fills it 1.3 times, of floats 0.83 to 0.96 times, of which more fit.
    void launch_mixed(submission &work, selection problems, int last) const
    {
        int least = mixed::most_problems / 4;
        Classes::for_each(last, last,
                          [&](auto kernel, int) { least = min(least, mixed::warps * (warp_size / kernel.shape.threads)); });
        const std::int64_t resident = std::int64_t{mixed::shape.blocks} * work.limits().multiprocessors;
        int in_block = static_cast<int>(min(mixed::most_problems, max(least, (problems.count + resident - 1) / resident)));
        auto bytes = mixed::layout_for(call.bounds(), work.limits().shared_memory);
        void *arguments[] = {const_cast<Batch *>(&call), &problems, &bytes, &in_block};
        work.launch(problems.order, reinterpret_cast<const void *>(mixed_kernel<Classes, Batch>),
                    blocks_for(problems.count, in_block), dim3(mixed::shape.threads), std::size_t{bytes.of_warp} * mixed::warps,
                    arguments);
    }

    /// Blocks for a list, of which the host knows only that it is no longer than all problems.
    template <class Kernel> static std::int64_t most_of_list(const device_limits &limits, const selection &problems)
    {
        constexpr team_shape shape = Kernel::shape;
        const std::int64_t at_once = std::int64_t{limits.multiprocessors} * shape.blocks; // at least
        if (shape.problems > 1)
            return at_once;
        return takes_one_at_a_time<Kernel, problem> && problems.taken ? 2 * at_once
                                                                      : 2 * resident_blocks(limits, shape.block_size());
    }

    template <class Kernel> void launch(submission &work, Kernel, classified each, selection problems) const
    {
        constexpr team_shape shape = Kernel::shape;
        // The bounds may need more than the problems that the kernel takes.
        const std::size_t most = each.most_shared / shape.problems / 16 * 16;
        unsigned shared_bytes = static_cast<unsigned>(min(most, max(16, team_bytes<Kernel>(call.bounds()))));
        int parts = parts_of<Kernel>(call.bounds());
        std::int64_t blocks = min(blocks_for(problems.count, shape.problems), most_blocks / parts);
        if (problems.list)
            blocks = min(blocks, most_of_list<Kernel>(work.limits(), problems));
        // Blocks that are there at once would take few problems as chance has it, several on a multiprocessor and none on
        // another. On an H200, 300 of potrf to 256 and 512 are 1.32 and 1.18 times as fast so, 1,000 to 256 1.13; with more by
        // number, 3,000 to 64 have 0.91 to 0.96 of the rate. What fills shared memory is by the counter alone, and has 0.90 to
        // 0.93 of the rate with 1,000 and 3,000 to 64 and 128 otherwise.
        problems.by_number =
            fills_shared_memory<Kernel> ? 0 : static_cast<int>(min(blocks, 4 * std::int64_t{work.limits().multiprocessors}));
        void *arguments[] = {&each, &problems, &shared_bytes, &parts};
        work.launch(problems.order, reinterpret_cast<const void *>(team_kernel<Kernel, Classes, Batch>), blocks * parts,
                    dim3(shape.threads, shape.problems), std::size_t{shared_bytes} * shape.problems, arguments);
    }
};

/// Enqueues what computes the info of every valid problem of `call`: the kernel of Classes<T> that takes it, or
/// `Body<T>()(problem, group, work)`. `work` has room for `of.work` elements, is the group's own, and has unspecified contents.
template <template <class> class Body, template <class> class Classes = no_size_classes, template <class> class Batch, class T>
int for_each_problem(const Batch<T> &call, bblas_queue_t queue, const extent &of)
{
    using D = device_t<T>;
    const Batch<D> device_call = on_device(call);
    general_launch<Body<D>, Classes<D>, Batch<D>, D> rest(of);
    return launches<Classes<D>, Batch<D>, decltype(rest)>(device_call, queue, rest).enqueue();
}

/// The same, with a sweep in the place of the general kernel.
template <template <class> class Sweep, template <class> class Classes, template <class> class Batch, class T>
int for_each_problem_in_panels(const Batch<T> &call, bblas_queue_t queue)
{
    using D = device_t<T>;
    static_assert(Classes<D>::count > 0);
    const Batch<D> device_call = on_device(call);
    sweep_launches<Sweep<D>, Batch<D>> rest(device_call);
    return launches<Classes<D>, Batch<D>, decltype(rest)>(device_call, queue, rest).enqueue();
}

/// The same, with other routines in the place of the general kernel. `step(info)` is a routine's batch; a problem goes to the
/// next step if its info is 0. Sizes that are invalid are this routine's to report, so there must be a kernel that does.
template <template <class> class Classes, template <class> class Batch, class T, class... Steps>
int for_each_problem_in_steps(const Batch<T> &call, bblas_queue_t queue, const Steps &...steps)
{
    using D = device_t<T>;
    static_assert(Classes<D>::count > 0);
    const Batch<D> device_call = on_device(call);
    step_launches<Steps...> rest(call.info, steps...);
    return launches<Classes<D>, Batch<D>, decltype(rest)>(device_call, queue, rest).enqueue();
}

} // namespace bblas

#endif
