// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Stands in for ../group.hpp where the CUDA code is compiled for the host: a group is one thread, or several threads of the host
/// in warps of one or two, whose number changes no result; or a team of simulated threads.
#ifndef BBLAS_CUDA_GROUP_HPP
#define BBLAS_CUDA_GROUP_HPP

#include "simulator.hpp"

#include <batch.hpp>

#include <cstring>
#include <pthread.h>

#define BBLAS_DEVICE
#define BBLAS_OUT_OF_LINE

namespace bblas {

/// Partial sums of reduce(), and the threads that a device has in a warp.
inline constexpr int warp_size = 32;

/// What the threads of a warp share.
struct warp_state {
    int lanes = 1; ///< threads
    pthread_barrier_t barrier;
    alignas(16) unsigned char partial[warp_size * 16];
};

struct group {
    int rank;
    int size;
    pthread_barrier_t *barrier; ///< NULL for a single thread
    warp_state *state;          ///< of the thread's warp; NULL for simulated threads

    void sync() const
    {
        if (barrier)
            pthread_barrier_wait(barrier);
        else if (!state)
            size == warp_size ? simulator::sync_warp() : simulator::sync_block();
    }
    group warp() const { return {rank % lanes(), lanes(), state && state->lanes > 1 ? &state->barrier : nullptr, state}; }
    int warp_index() const { return rank / lanes(); }
    int warp_count() const { return size / lanes(); }
    int lanes() const { return state ? state->lanes : warp_size; }
};

/// The sums of ../group.hpp, to the last bit.
template <class V, class Fold, class Combine> V reduce(const group &g, std::int64_t n, V initial, Fold fold, Combine combine)
{
    static_assert(sizeof(V) <= 16);
    const group warp = g.warp();
    V partials[warp_size];
    for (int p = warp.rank; p < warp_size; p += warp.size) {
        V partial = initial;
        for (std::int64_t i = p; i < n; i += warp_size)
            partial = fold(partial, i);
        if (warp.state)
            std::memcpy(warp.state->partial + p * sizeof(V), &partial, sizeof(V));
        else
            partials[0] = partial;
    }
    if (warp.state) {
        warp.sync();
        std::memcpy(static_cast<void *>(partials), warp.state->partial, sizeof partials);
        warp.sync();
    } else {
        simulator::gather(partials[0], partials);
    }
    for (int offset = warp_size / 2; offset > 0; offset /= 2)
        for (int p = 0; p < offset; ++p)
            partials[p] = combine(partials[p], partials[p + offset]);
    return partials[0];
}

} // namespace bblas

#endif
