// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// How many threads work on a problem, and on how many problems at once: pure functions of what is known on the host.
#ifndef BBLAS_CUDA_LAUNCH_HPP
#define BBLAS_CUDA_LAUNCH_HPP

#include <cstddef>
#include <cstdint>

namespace bblas {

/// What a routine says of the largest problem that a call may hold.
struct extent {
    std::int64_t breadth;  ///< elements that can be worked on at the same time
    std::int64_t work = 0; ///< elements of workspace
};

/// What the choice needs to know of a device.
struct device_limits {
    int multiprocessors;
    std::size_t memory;        ///< bytes
    std::size_t shared_memory; ///< bytes that a block may have
};

struct launch_plan {
    int group_size;              ///< threads on one problem: a warp, or the block
    int groups_per_block;        ///< 1 unless groups are warps
    std::int64_t blocks;         ///< 0 when there is nothing to do
    std::size_t bytes_per_group; ///< of workspace; a multiple of 256

    constexpr std::size_t workspace_bytes() const
    {
        return bytes_per_group * static_cast<std::size_t>(groups_per_block) * static_cast<std::size_t>(blocks);
    }
};

/// Most blocks in a grid.
inline constexpr std::int64_t most_blocks = 0x7fffffff;

/// Most threads in a block; the general kernels are compiled for it.
inline constexpr int max_block_size = 256;

/// Bytes of workspace that no device can address; a plan that would need more has as many.
inline constexpr std::size_t too_many_bytes = std::size_t{1} << 62;

/// Blocks for a batch where each takes some problems.
constexpr std::int64_t blocks_for(std::int64_t batch_count, int problems_per_block)
{
    const std::int64_t blocks = batch_count / problems_per_block + (batch_count % problems_per_block > 0 ? 1 : 0);
    return blocks < most_blocks ? blocks : most_blocks;
}

/// Blocks that can run at once, if nothing but their size counts: more than them need not be launched where each takes one
/// problem after another.
constexpr std::int64_t resident_blocks(const device_limits &limits, int block_size)
{
    return std::int64_t{limits.multiprocessors} * (2048 / block_size);
}

/// Bytes of workspace that a call takes at most, unless a single problem needs more: 1 GiB, or a sixteenth of the device's memory
/// if that is more.
constexpr std::size_t workspace_budget(const device_limits &limits)
{
    const std::size_t least = std::size_t{1} << 30;
    return limits.memory / 16 > least ? limits.memory / 16 : least;
}

/// Chooses for `batch_count` problems that need `element_size` bytes for an element of workspace. Results do not depend on any of
/// it.
///
/// Not tuned: the sizes of groups follow from 8 elements or more a thread. Without workspace each group takes one problem, which
/// balances the load of uneven problems; with workspace, there are no more groups than run at once, and they keep to the budget.
constexpr launch_plan choose_launch(const extent &of, std::int64_t batch_count, std::size_t element_size,
                                    const device_limits &limits)
{
    launch_plan plan = {};
    plan.group_size = of.breadth <= 256 ? 32 : of.breadth <= 4096 ? 128 : max_block_size;
    plan.groups_per_block = plan.group_size == 32 ? 4 : 1;

    std::int64_t blocks = blocks_for(batch_count, plan.groups_per_block);

    const std::size_t elements = static_cast<std::size_t>(of.work);
    if (elements > 0 && blocks > 0) {
        if (elements > too_many_bytes / element_size - 256) {
            plan.bytes_per_group = too_many_bytes;
            plan.groups_per_block = 1;
            plan.blocks = 1;
            return plan;
        }
        plan.bytes_per_group = (elements * element_size + 255) / 256 * 256;
        const std::int64_t resident = resident_blocks(limits, plan.group_size * plan.groups_per_block);
        const std::size_t bytes_per_block = plan.bytes_per_group * static_cast<std::size_t>(plan.groups_per_block);
        const std::int64_t affordable = static_cast<std::int64_t>(workspace_budget(limits) / bytes_per_block);
        const std::int64_t most = affordable < 1 ? 1 : affordable < resident ? affordable : resident;
        blocks = blocks < most ? blocks : most;
    }
    plan.blocks = blocks;
    return plan;
}

} // namespace bblas

#endif
