// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "simulator.hpp"

#include <boost/context/fiber.hpp>
#include <boost/context/fixedsize_stack.hpp>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <vector>

namespace bblas::simulator {

namespace {

using boost::context::fiber;

constexpr int warp_size = 32;
constexpr std::size_t stack_size = std::size_t{1} << 18;

struct barrier {
    int members;
    int arrived = 0;
    unsigned generation = 0;
};

struct warp {
    barrier all = {warp_size};
    alignas(64) unsigned char slots[warp_size * slot_size];
};

struct copy {
    void *to;
    const void *from;
    std::size_t bytes;
    std::size_t size;
};

/// Groups of copies that a thread has begun; the last one is open.
using copies = std::deque<std::vector<copy>>;

struct block {
    std::vector<fiber> threads;
    std::vector<copies> begun;
    std::vector<warp> warps;
    barrier all;
    int running = 0;
    bool moved = false; ///< some thread got further in this turn
    fiber scheduler;

    explicit block(int count)
        : begun(static_cast<std::size_t>(count), copies(1)), warps(static_cast<std::size_t>(count / warp_size)), all{count}
    {
    }
};

thread_local block *current = nullptr;

void yield()
{
    current->scheduler = std::move(current->scheduler).resume();
}

void wait(barrier &b)
{
    current->moved = true;
    if (++b.arrived == b.members) {
        b.arrived = 0;
        ++b.generation;
        return;
    }
    const unsigned generation = b.generation;
    while (b.generation == generation)
        yield();
    current->moved = true;
}

warp &my_warp()
{
    return current->warps[static_cast<std::size_t>(current->running / warp_size)];
}

copies &my_copies()
{
    return current->begun[static_cast<std::size_t>(current->running)];
}

} // namespace

void run_block(int threads, const std::function<void(int)> &body)
{
    block simulated(threads);
    block *const outer = current;
    current = &simulated;
    for (int rank = 0; rank < threads; ++rank)
        simulated.threads.emplace_back(std::allocator_arg, boost::context::fixedsize_stack(stack_size),
                                       [&simulated, &body, rank](fiber &&scheduler) {
                                           simulated.scheduler = std::move(scheduler);
                                           body(rank);
                                           simulated.moved = true;
                                           return std::move(simulated.scheduler);
                                       });
    for (bool is_alive = true; is_alive;) {
        is_alive = false;
        simulated.moved = false;
        for (int rank = 0; rank < threads; ++rank) {
            fiber &thread = simulated.threads[static_cast<std::size_t>(rank)];
            if (!thread)
                continue;
            simulated.running = rank;
            thread = std::move(thread).resume();
            is_alive = is_alive || thread;
        }
        if (is_alive && !simulated.moved) {
            std::fprintf(stderr, "simulator: the threads of a block wait for each other forever\n");
            std::abort();
        }
    }
    current = outer;
}

int rank()
{
    return current->running;
}

void sync_block()
{
    wait(current->all);
}

void sync_warp()
{
    wait(my_warp().all);
}

void start_copy(void *to, const void *from, std::size_t bytes, std::size_t size)
{
    my_copies().back().push_back({to, from, bytes, size});
}

void end_copies()
{
    my_copies().emplace_back();
}

void wait_for_copies(std::size_t groups_left)
{
    for (copies &begun = my_copies(); begun.size() - 1 > groups_left; begun.pop_front())
        for (const copy &c : begun.front()) {
            std::memset(c.to, 0, c.size);
            std::memcpy(c.to, c.from, c.bytes);
        }
}

void expect_no_copies()
{
    for (const std::vector<copy> &group : my_copies())
        if (!group.empty()) {
            std::fprintf(stderr, "simulator: a thread has done with a problem while its copies are on their way\n");
            std::abort();
        }
}

const unsigned char *show(const void *value, std::size_t bytes)
{
    warp &mine = my_warp();
    std::memcpy(mine.slots + static_cast<std::size_t>(current->running % warp_size) * slot_size, value, bytes);
    wait(mine.all);
    return mine.slots;
}

void hide()
{
    wait(my_warp().all);
}

} // namespace bblas::simulator
