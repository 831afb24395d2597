// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of trmm and trsm.
#ifndef BBLAS_CPU_TRIANGULAR_BATCH_HPP
#define BBLAS_CPU_TRIANGULAR_BATCH_HPP

#include "crossover.hpp"
#include "groups.hpp"
#include "interleaved.hpp"
#include "solve_blocks.hpp"

namespace bblas {

template <class T, class Batch, class P>
int triangular_batch(const Batch &call, bblas_queue_t queue, group_kernel<P, real_t<T>> *group,
                     bblas_int (*one)(const P &, void *))
{
    const std::int64_t m = call.m.bound, n = call.n.bound;
    const std::int64_t order = call.side == BblasLeft ? m : n, vectors = call.side == BblasLeft ? n : m;
    const std::int64_t small = min(order, triangular_crossover);
    const needs need{
        call.n.each != nullptr,
        interleaved_bytes<T>(small, small) + interleaved_bytes<T>(min(m, triangular_crossover), min(n, triangular_crossover)),
        solve_bytes<T>(order, vectors), static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(order + 1)};
    return for_each_group<P, real_t<T>>(
        call, queue, need, group,
        [](const P &p) {
            const bool left = p.side == BblasLeft;
            return is_triangular_in_lanes<T>(left ? p.m : p.n, left ? p.n : p.m) ? shape_within(triangular_crossover, p.m, p.n)
                                                                                 : alone;
        },
        one);
}

} // namespace bblas

#endif
