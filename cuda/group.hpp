// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Threads that work on one problem together: a warp, or all threads of a block. on_host/group.hpp is the same for the host.
#ifndef BBLAS_CUDA_GROUP_HPP
#define BBLAS_CUDA_GROUP_HPP

#include <batch.hpp>

#include <cstring>

#define BBLAS_DEVICE __device__
/// A function that is not inlined: a kernel has one copy of it, however often it calls it. It should take values, for what is
/// passed by its address is not in the caller's registers.
#define BBLAS_OUT_OF_LINE __attribute__((noinline)) __device__

namespace bblas {

inline constexpr int warp_size = 32;

/// The calling thread's view of its group. No result may depend on how many threads there are (rules R1 and R2): an element is
/// computed by one thread, in an order of its own, and sums are those of reduce().
struct group {
    int rank; ///< of the calling thread, from 0
    int size; ///< 32, or the number of threads in the block

    /// Waits for all threads of the group, and makes what they have written visible to each other.
    BBLAS_DEVICE void sync() const
    {
        if (size == warp_size)
            __syncwarp();
        else
            __syncthreads();
    }

    /// The warp that the calling thread is in, as a group.
    BBLAS_DEVICE group warp() const { return {rank % warp_size, warp_size}; }
    BBLAS_DEVICE int warp_index() const { return rank / warp_size; }
    BBLAS_DEVICE int warp_count() const { return size / warp_size; }
};

template <class V> BBLAS_DEVICE V shuffle_xor(V value, int offset)
{
    static_assert(sizeof(V) % sizeof(int) == 0);
    int words[sizeof(V) / sizeof(int)];
    memcpy(words, &value, sizeof value);
    for (int &word : words)
        word = __shfl_xor_sync(0xffffffff, word, offset);
    memcpy(&value, words, sizeof value);
    return value;
}

/// Folds n terms by `partial = fold(partial, i)` in 32 partial values of which number p takes terms p, p + 32, ..., and combines
/// those as a binary tree; `combine` must be commutative. Every warp of the group does all of it, so that all threads have the
/// result without a barrier. Whoever then writes what the terms are made of must sync first.
template <class V, class Fold, class Combine>
BBLAS_DEVICE V reduce(const group &g, std::int64_t n, V initial, Fold fold, Combine combine)
{
    V partial = initial;
    for (std::int64_t i = g.rank % warp_size; i < n; i += warp_size)
        partial = fold(partial, i);
    for (int offset = warp_size / 2; offset > 0; offset /= 2)
        partial = combine(partial, shuffle_xor(partial, offset));
    return partial;
}

} // namespace bblas

#endif
