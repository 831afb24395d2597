// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of all routines that solve systems with a square matrix.
#ifndef BBLAS_CPU_SOLVE_BATCH_HPP
#define BBLAS_CPU_SOLVE_BATCH_HPP

#include "crossover.hpp"
#include "groups.hpp"
#include "interleaved.hpp"
#include "solve_blocks.hpp"

namespace bblas {

/// By `group`, or where a problem goes alone by `one(problem, work)`, which returns info; these spend about n³ times `factoring`
/// operations on a factorization, if any. With one right-hand side no order above `vector_crossover` goes in groups.
template <class T, class Batch, class P>
int solve_batch(const Batch &call, bblas_queue_t queue, double factoring, group_kernel<P, real_t<T>> *group,
                bblas_int (*one)(const P &, void *), std::int64_t vector_crossover = factor_crossover)
{
    const bool is_factored = factoring == 0;
    const std::int64_t crossover = is_factored ? solve_crossover : factor_crossover;
    const std::int64_t small = min(call.n.bound, crossover), few = min(call.nrhs.bound, crossover);
    const double n = call.n.bound;
    const std::size_t single_bytes = is_factored ? 0 : factor_bytes<T>(call.n.bound, call.n.bound);
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(small, small) + interleaved_bytes<T>(small, few),
                     single_bytes + solve_bytes<T>(call.n.bound, call.nrhs.bound),
                     n * n * (factoring * n + 2 + 2 * call.nrhs.bound)};
    return for_each_group<P, real_t<T>>(
        call, queue, need, group,
        [=](const P &p) {
            const bool in_lanes = p.nrhs == 1 ? p.n <= vector_crossover : !is_factored || solves_in_lanes<T>(p.n, p.nrhs);
            return in_lanes ? shape_within(crossover, p.n, p.nrhs) : alone;
        },
        one);
}

} // namespace bblas

#endif
