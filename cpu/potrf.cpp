// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/potrf.cpp"
#include "each_target.hpp"

#include <arguments/potrf.hpp>

#include "lane_cholesky.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void potrf_group(const potrf::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = potrf::problem<T>;
    const std::ptrdiff_t n = p->n;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> L = take_matrix<T>(n, n, &work);
    pack(A, p->uplo, n, n, L);
    cholesky(p->uplo, n, L, info);
    unpack(L, p->uplo, n, n, A, first_lanes(count));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "groups.hpp"
#include "interleaved.hpp"
#include "one_cholesky.hpp"

namespace bblas::potrf {

/// Largest order that goes in lanes.
constexpr std::int64_t crossover = 64;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t small = min(call.n.bound, crossover);
    const double n = call.n.bound;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(small, small), 0, n * n * n / 3 + n * n};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(potrf_group<T>), [](const problem<T> &p) { return shape_within(crossover, p.n); },
        [](const problem<T> &p, void *) { return one_cholesky(p.uplo, p.n, p.A, p.lda); });
}

} // namespace bblas::potrf

#include <entries/potrf.inc>

#endif
