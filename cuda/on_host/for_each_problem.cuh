// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Stands in for ../for_each_problem.cuh where the CUDA code is compiled for the host. The general kernels: problems in turn,
/// each by a group of as many threads as the queue was created with, in warps of two where that number is even. The kernels for
/// some sizes: blocks in turn, on simulated threads.
#ifndef BBLAS_CUDA_FOR_EACH_PROBLEM_CUH
#define BBLAS_CUDA_FOR_EACH_PROBLEM_CUH

#include <by_size.hpp>
#include <complex.hpp>
#include <group.hpp>
#include <launch.hpp>
#include <mixed_sizes.hpp>
#include <sweep.hpp>
#include <team.hpp>

#include <simulator.hpp>

#include <error.h>
#include <queue.hpp>

#include <algorithm>
#include <cstring>
#include <thread>
#include <vector>

namespace bblas {

/// What the general kernel does with some problems.
template <class Body, class Batch, class Work>
void solve_problems(const Batch &call, const std::vector<std::int64_t> &problems, const group &g, Work *work)
{
    for (const std::int64_t i : problems) {
        bblas_int info = call.check(i);
        if (info == 0)
            info = Body()(call.at(i), g, work);
        if (call.info && g.rank == 0)
            call.info[i] = info;
        g.sync();
    }
}

template <class Body, class Batch, class Work>
void run_general(const Batch &call, const std::vector<std::int64_t> &problems, int size, Work *work)
{
    const int lanes = size % 2 == 0 ? 2 : 1;
    std::vector<warp_state> warps(static_cast<std::size_t>(size / lanes));
    if (size == 1)
        return solve_problems<Body>(call, problems, group{0, 1, nullptr, warps.data()}, work);
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, nullptr, static_cast<unsigned>(size));
    for (warp_state &warp : warps) {
        warp.lanes = lanes;
        pthread_barrier_init(&warp.barrier, nullptr, static_cast<unsigned>(lanes));
    }
    std::vector<std::thread> threads;
    for (int rank = 0; rank < size; ++rank)
        threads.emplace_back([&, rank] {
            const group g = {rank, size, &barrier, &warps[static_cast<std::size_t>(rank / lanes)]};
            solve_problems<Body>(call, problems, g, work);
        });
    for (std::thread &thread : threads)
        thread.join();
    for (warp_state &warp : warps)
        pthread_barrier_destroy(&warp.barrier);
    pthread_barrier_destroy(&barrier);
}

/// Shared memory, or workspace, in which nothing is initialised but what a kernel has.
class shared_memory {
  public:
    explicit shared_memory(std::size_t bytes) : units(bytes / sizeof(unit)) {}
    unsigned char *data() { return reinterpret_cast<unsigned char *>(units.data()); }
    /// Of a device that has much of it, or of one that has little.
    static std::size_t most(bblas_queue_t queue) { return queue->threads > 1 ? least_shared_bytes : std::size_t{227} << 10; }
    void spoil() { std::memset(static_cast<void *>(units.data()), 0xff, units.size() * sizeof(unit)); } // NaN

  private:
    struct alignas(16) unit {
        unsigned char bytes[16];
    };
    std::vector<unit> units;
};

/// A warp, or a block of one team that is larger, takes as many problems as it has teams.
template <class Kernel, class Batch> void run_teams(const Batch &call, const std::vector<std::int64_t> &problems)
{
    constexpr int threads = Kernel::shape.threads;
    constexpr int block_size = threads < warp_size ? warp_size : threads;
    constexpr std::size_t teams = block_size / threads;
    const std::size_t shared_bytes = team_bytes<Kernel>(call.bounds());
    shared_memory shared(shared_bytes * teams);
    const auto parts = static_cast<std::size_t>(parts_of<Kernel>(call.bounds()));
    simulator::run_block(block_size, [&](int thread) {
        const std::size_t index = static_cast<std::size_t>(thread / threads);
        const team<threads> t = {thread % threads};
        unsigned char *const own =
            memory_of_team<Kernel>(shared.data(), static_cast<unsigned>(index), static_cast<unsigned>(shared_bytes));
        for (std::size_t k = 0; k < (problems.size() + teams - 1) / teams * parts; ++k) {
            const std::size_t begin = k / parts * teams;
            const share part = {static_cast<int>(k % parts), static_cast<int>(parts)};
            if (thread == 0)
                shared.spoil();
            t.sync();
            const bool is_there = begin + index < problems.size();
            take<Kernel>(call, is_there, is_there ? problems[begin + index] : 0, t, own, part);
            simulator::expect_no_copies();
        }
    });
}

/// What a sweep does with some problems: launch after launch, in each of which a block takes all parts of all problems in turn.
template <class Sweep, class Batch>
void run_panels(const Batch &call, const std::vector<std::int64_t> &problems, bblas_int *infos, std::size_t most_shared)
{
    shared_memory of_problems(Sweep::workspace.of_problem * static_cast<std::size_t>(call.batch_count));
    shared_memory of_block(Sweep::workspace.of_block);
    of_problems.spoil();
    const sweep_memory memory = {infos, reinterpret_cast<char *>(of_problems.data()), nullptr};
    for_each_launch<Sweep>(call.bounds(), [&](auto kernel, int begin, int parts) {
        using kernel_type = decltype(kernel);
        constexpr int threads = kernel_type::shape.threads;
        shared_memory shared(team_bytes<kernel_type>(call.bounds()));
        simulator::run_block(threads, [&](int thread) {
            const team<threads> t = {thread};
            for (const std::int64_t i : problems)
                for (int part = 0; part < parts; ++part) {
                    if (thread == 0) {
                        shared.spoil();
                        of_block.spoil();
                    }
                    t.sync();
                    take_panel<Sweep, kernel_type>(call, memory, i, {begin, 0, most_shared, nullptr, of_block.data()}, t,
                                                   shared.data(), share{part, parts});
                    simulator::expect_no_copies();
                }
        });
    });
}

/// A block takes a number of problems that is no multiple of what its warps do.
template <class Mixed, class Batch>
void run_mixed(const Batch &call, const std::vector<std::int64_t> &problems, std::size_t most_shared)
{
    constexpr std::size_t in_block = 21;
    const auto bytes = Mixed::layout_for(call.bounds(), most_shared);
    shared_memory shared(std::size_t{bytes.of_warp} * Mixed::warps);
    typename Mixed::order sorted;
    simulator::run_block(Mixed::shape.threads, [&](int thread) {
        const team<Mixed::shape.threads> t = {thread};
        for (std::size_t begin = 0; begin < problems.size(); begin += in_block) {
            if (thread == 0)
                shared.spoil();
            t.sync();
            Mixed::take_all(
                call, t, static_cast<int>(std::min(in_block, problems.size() - begin)),
                [&](int k) { return problems[begin + static_cast<std::size_t>(k)]; }, sorted, shared.data(), bytes);
        }
    });
}

/// Those that a step of the running call is for; NULL for all.
inline thread_local const std::vector<std::int64_t> *step_problems = nullptr;

/// The kernels for some sizes, behind `others(problems)` for what none of them takes. In a query there are no problems.
template <class Classes, class Batch, class Others> int run_by_size(const Batch &call, bblas_queue_t queue, Others others)
{
    const std::size_t most_shared = shared_memory::most(queue);
    const int last = Classes::last_of(call, most_shared, 1);
    using mixed = mixed_sizes<Classes, Batch>;
    std::vector<std::vector<std::int64_t>> problems(static_cast<std::size_t>(last + 1));
    std::vector<std::int64_t> joined;
    const bool is_sorted = call.varies() && last > Classes::first_of_several;
    const auto sort = [&](std::int64_t i) {
        const int index = !is_sorted ? last : call.check(i) ? Classes::first_of_several : Classes::of(call.at(i), most_shared);
        const bool is_joined = mixed::count > 1 && is_sorted && index < mixed::count && i % 2 == 0; // some go either way
        (is_joined ? joined : problems[static_cast<std::size_t>(index)]).push_back(i);
    };
    if (step_problems)
        std::for_each(step_problems->begin(), step_problems->end(), sort);
    else
        for (std::int64_t i = 0; i < (queue->querying ? 0 : call.batch_count); ++i)
            sort(i);
    if (last == Classes::count)
        if (const int error = others(problems.back()))
            return error;
    const int last_leaving = Classes::template last_within<true>(call.bounds(), most_shared);
    Classes::for_each(0, last, [&](auto kernel, int index) {
        using kernel_type = decltype(kernel);
        const bool is_launched = !is_sorted || Classes::template may_take<kernel_type>(call.bounds(), last_leaving);
        if (is_launched && !problems[static_cast<std::size_t>(index)].empty())
            run_teams<kernel_type>(call, problems[static_cast<std::size_t>(index)]);
    });
    if constexpr (mixed::count > 1)
        if (!joined.empty())
            run_mixed<mixed>(call, joined, most_shared);
    return BBLAS_SUCCESS;
}

template <template <class> class Body, template <class> class Classes = no_size_classes, template <class> class Batch, class T>
int for_each_problem(const Batch<T> &call, bblas_queue_t queue, const extent &of)
{
    using D = device_t<T>;
    const Batch<D> device_call = on_device(call);
    return run_by_size<Classes<D>>(device_call, queue, [&](const std::vector<std::int64_t> &problems) -> int {
        // A device with room for one problem at a time.
        const std::size_t bytes = choose_launch(of, call.batch_count < 1 ? 0 : 1, sizeof(D), {1, 0, 0}).bytes_per_group;
        if (bytes == too_many_bytes)
            return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for %lld elements of workspace", static_cast<long long>(of.work));
        if (queue->querying)
            return queue->record(bytes);
        void *start = nullptr;
        if (const int error = queue->reserve(bytes, &start))
            return error;
        run_general<Body<D>>(device_call, problems, queue->threads > 0 ? queue->threads : 1, static_cast<D *>(start));
        return BBLAS_SUCCESS;
    });
}

template <template <class> class Sweep, template <class> class Classes, template <class> class Batch, class T>
int for_each_problem_in_panels(const Batch<T> &call, bblas_queue_t queue)
{
    using D = device_t<T>;
    static_assert(Classes<D>::count > 0);
    const Batch<D> device_call = on_device(call);
    return run_by_size<Classes<D>>(device_call, queue, [&](const std::vector<std::int64_t> &problems) -> int {
        std::vector<bblas_int> infos(call.info ? 0 : static_cast<std::size_t>(call.batch_count));
        if (!problems.empty())
            run_panels<Sweep<D>>(device_call, problems, call.info ? call.info : infos.data(), shared_memory::most(queue));
        return BBLAS_SUCCESS;
    });
}

template <template <class> class Classes, template <class> class Batch, class T, class... Steps>
int for_each_problem_in_steps(const Batch<T> &call, bblas_queue_t queue, const Steps &...steps)
{
    using D = device_t<T>;
    static_assert(Classes<D>::count > 0);
    return run_by_size<Classes<D>>(on_device(call), queue, [&](std::vector<std::int64_t> problems) {
        std::vector<bblas_int> infos(call.info ? 0 : static_cast<std::size_t>(call.batch_count));
        bblas_int *const info = call.info ? call.info : infos.data();
        const std::vector<std::int64_t> *const outer = step_problems;
        step_problems = &problems;
        int error = BBLAS_SUCCESS;
        const auto run_step = [&](const auto &step) {
            error = run(step(info), queue);
            const auto failed = [=](std::int64_t i) { return info[i] != 0; };
            problems.erase(std::remove_if(problems.begin(), problems.end(), failed), problems.end());
            return error != BBLAS_SUCCESS;
        };
        static_cast<void>((run_step(steps) || ...));
        step_problems = outer;
        return error;
    });
}

} // namespace bblas

#endif
