// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "groups.hpp"

#include <utility>

namespace bblas {

std::size_t schedule::bytes(std::int64_t batch_count)
{
    return static_cast<std::size_t>(batch_count) * (2 * sizeof(std::uint64_t) + sizeof(task)) / 256 * 256 + 256;
}

schedule::schedule(void *start, std::int64_t batch_count)
    : items(static_cast<std::uint64_t *>(start)), spare(items + batch_count), tasks(reinterpret_cast<task *>(spare + batch_count))
{
}

std::int64_t schedule::make_tasks(int width)
{
    // By shape, downwards: a radix sort. Problems of a shape stay in order, so that neighbours in memory share a group.
    for (int shift = index_bits; shift < 64; shift += 8) {
        std::int64_t begin[257] = {};
        for (std::int64_t i = 0; i < count; ++i)
            ++begin[256 - (items[i] >> shift & 255)];
        if (begin[256 - (count > 0 ? items[0] >> shift & 255 : 0)] == count)
            continue; // all have the same digit
        for (int digit = 1; digit <= 256; ++digit)
            begin[digit] += begin[digit - 1];
        for (std::int64_t i = 0; i < count; ++i)
            spare[begin[255 - (items[i] >> shift & 255)]++] = items[i];
        std::swap(items, spare);
    }
    std::int64_t n = 0;
    for (std::int64_t first = 0; first < count;) {
        const std::uint64_t s = items[first] >> index_bits;
        const bool is_group = s != alone;
        std::int64_t end = first + 1;
        while (is_group && end < count && end - first < width && items[end] >> index_bits == s)
            ++end;
        tasks[n++] = {first, static_cast<std::int32_t>(end - first), is_group};
        first = end;
    }
    return n;
}

int useful_team(bblas_queue_t queue, std::int64_t tasks, double operations)
{
    // A core does some 8 operations a nanosecond. Threads that sleep take 30 to 50 µs to come (a virtual machine with an EPYC
    // 9004, 1,000 problems): products of order 4 took 7 µs alone and 35 with two threads, 8 23 and 34, Cholesky of order 8 45 and
    // 56, 16 145 and 132.
    return tasks > 1 && operations > 250000 ? static_cast<int>(min(queue->team(), tasks)) : 1;
}

int tasks_at_a_time(std::int64_t tasks, int team)
{
    // One thread takes all: of 171 products of order 8, sixteenths take 1.15 times as long.
    return static_cast<int>(max(1, min(most_tasks_at_a_time, team == 1 ? tasks : tasks / (std::int64_t{team} * 16))));
}

int reserve(bblas_queue_t queue, std::size_t common, std::size_t each, int threads, char **start)
{
    *start = nullptr;
    const auto n = static_cast<std::size_t>(threads);
    // Bounds near 2^31 may ask for more than there are addresses.
    if (each >= PTRDIFF_MAX / n - common / n - 1)
        return bblas_fail(BBLAS_OUT_OF_MEMORY, "no memory for %zu bytes of workspace in each of %d threads", each, threads);
    const std::size_t bytes = common + n * each;
    if (queue->querying)
        return queue->record(bytes);
    void *workspace = nullptr;
    if (const int error = queue->reserve(bytes, &workspace))
        return error;
    *start = static_cast<char *>(workspace);
    return BBLAS_SUCCESS;
}

} // namespace bblas
