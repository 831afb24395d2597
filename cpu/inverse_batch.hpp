// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of routines that invert a matrix in its place.
#ifndef BBLAS_CPU_INVERSE_BATCH_HPP
#define BBLAS_CPU_INVERSE_BATCH_HPP

#include "crossover.hpp"
#include "groups.hpp"
#include "interleaved.hpp"
#include "solve_blocks.hpp"

namespace bblas {

/// By `group`, or where a problem goes alone by `one(problem, work)`, which returns info and asks for `extra` bytes beside those
/// of a factorization; an inverse takes about n³ times `inverting` operations.
template <class T, class Batch, class P>
int inverse_batch(const Batch &call, bblas_queue_t queue, double inverting, std::size_t extra, group_kernel<P, real_t<T>> *group,
                  bblas_int (*one)(const P &, void *))
{
    const std::int64_t small = min(call.n.bound, inverse_crossover);
    const double n = call.n.bound;
    const needs need{call.n.each != nullptr, 2 * interleaved_bytes<T>(small, small),
                     extra + factor_bytes<T>(call.n.bound, call.n.bound), n * n * (inverting * n + 1)};
    return for_each_group<P, real_t<T>>(
        call, queue, need, group, [](const P &p) { return shape_within(inverse_crossover, p.n); }, one);
}

} // namespace bblas

#endif
