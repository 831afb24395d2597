// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A block of a device's threads on one thread of the host. Each runs until it has to wait for others, so whatever depends on the
/// order of threads between two barriers gives wrong results here, and a barrier that some threads miss is found.
#ifndef BBLAS_CUDA_ON_HOST_SIMULATOR_HPP
#define BBLAS_CUDA_ON_HOST_SIMULATOR_HPP

#include <cstddef>
#include <cstring>
#include <functional>

namespace bblas::simulator {

/// Runs body(0), ..., body(threads - 1) as the threads of a block; the number is a multiple of 32. Aborts with a message if
/// they come to wait for each other forever.
void run_block(int threads, const std::function<void(int)> &body);

/// Which thread of the block is running.
int rank();

/// Waits for the other threads of the block, or of the warp.
void sync_block();
void sync_warp();

/// Bytes that a thread can show.
inline constexpr std::size_t slot_size = 64;

/// Shows a value to the warp, and waits for all its threads to do so. What it returns is that of rank 0, followed every slot_size
/// bytes by that of the next rank, until hide().
const unsigned char *show(const void *value, std::size_t bytes);
/// Waits until all threads of the warp have seen what they were shown.
void hide();

/// Copies of the running thread, of so many bytes and zeros up to `size`. None is done before its group is waited for: on a
/// device, it may not be.
void start_copy(void *to, const void *from, std::size_t bytes, std::size_t size);
void end_copies();
void wait_for_copies(std::size_t groups_left);
/// Aborts with a message if the running thread has copies that it did not wait for: they may come when others use the memory.
void expect_no_copies();

/// values[i] := the value that rank i of the warp gives.
template <class V> void gather(const V &value, V (&values)[32])
{
    const unsigned char *const slots = show(&value, sizeof value);
    for (int i = 0; i < 32; ++i)
        std::memcpy(static_cast<void *>(&values[i]), slots + slot_size * static_cast<std::size_t>(i), sizeof value);
    hide();
}

} // namespace bblas::simulator

#endif
