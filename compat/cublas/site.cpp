// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "site.hpp"

#include "driver.hpp"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace compat {

namespace {

/// Queues that no call is using, by context and stream; one belongs to one thread at a time. They are kept: they hold nothing on
/// the device, so a later stream at the same address may have them. Never destroyed: other threads may still make calls at exit.
struct spare_queues {
    std::mutex mutex;
    std::map<std::pair<CUcontext, CUstream>, std::vector<bblas_queue_t>> of;
};

spare_queues &spare()
{
    static auto &kept = *new spare_queues;
    return kept;
}

/// NULL where none can be made: then each call tries again.
bblas_queue_t take_queue(CUcontext context, CUstream stream)
{
    {
        const std::lock_guard<std::mutex> lock(spare().mutex);
        auto &queues = spare().of[{context, stream}];
        if (!queues.empty()) {
            bblas_queue_t const queue = queues.back();
            queues.pop_back();
            return queue;
        }
    }
    bblas_queue_t queue = nullptr;
    return bblas_queue_adopt("cuda", stream, &queue) == BBLAS_SUCCESS ? queue : nullptr;
}

void put_queue_back(CUcontext context, CUstream stream, bblas_queue_t queue)
{
    const std::lock_guard<std::mutex> lock(spare().mutex);
    spare().of[{context, stream}].push_back(queue);
}

} // namespace

site::site(CUstream stream) : context_(current_context()), stream_(stream), queue_(take_queue(context_, stream)) {}

site::~site()
{
    while (allocated_count_ > 0)
        give_back(allocated_[--allocated_count_], stream_);
    if (queue_)
        put_queue_back(context_, stream_, queue_);
}

void *site::allocate(std::size_t bytes)
{
    const CUdeviceptr memory = compat::allocate(bytes, stream_);
    if (memory)
        allocated_[allocated_count_++] = memory;
    return reinterpret_cast<void *>(memory);
}

const bblas_int *const *site::pointers(const bblas_int *to, std::int64_t count)
{
    void *const array = !to ? nullptr : allocate(static_cast<std::size_t>(count) * sizeof to);
    if (!array || bblas_set_pointers(array, to, sizeof *to, 0, count, queue_) != BBLAS_SUCCESS)
        return nullptr;
    return static_cast<const bblas_int *const *>(array);
}

bblas_int *site::integers(std::int64_t count)
{
    return static_cast<bblas_int *>(allocate(static_cast<std::size_t>(count) * sizeof(bblas_int)));
}

bblas_int *site::identity(std::int64_t n)
{
    // Two of them make one pointer, and such pointers have equal distances.
    constexpr std::int64_t one_and_two = std::int64_t{2} << 32 | 1;
    constexpr std::int64_t two_more_each = std::int64_t{2} << 32 | 2;
    const std::int64_t pairs = (n + 1) / 2;
    void *const pivots = allocate(static_cast<std::size_t>(pairs) * sizeof(std::int64_t));
    if (!pivots ||
        bblas_set_pointers(pivots, reinterpret_cast<void *>(one_and_two), 1, two_more_each, pairs, queue_) != BBLAS_SUCCESS)
        return nullptr;
    return static_cast<bblas_int *>(pivots);
}

} // namespace compat
