// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/potrf.cpp"
#include "each_target.hpp"

#include <arguments/potrf.hpp>

#include "lane_cholesky.hpp"
#include "one_cholesky.hpp"
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

template <class T> bblas_int potrf_one(const potrf::problem<T> &p, void *work)
{
    return one_cholesky<T>(p.uplo, p.n, {p.A, 1, p.lda}, work);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "crossover.hpp"
#include "groups.hpp"
#include "interleaved.hpp"

namespace bblas::potrf {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t small = min(call.n.bound, factor_crossover);
    const double n = call.n.bound;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(small, small), factor_bytes<T>(call.n.bound, call.n.bound),
                     n * n * n / 3 + n * n};
    return for_each_group<problem<T>, real_t<T>>(
        call, queue, need, BBLAS_CHOOSE(potrf_group<T>), [](const problem<T> &p) { return shape_within(factor_crossover, p.n); },
        BBLAS_CHOOSE(potrf_one<T>));
}

} // namespace bblas::potrf

#include <entries/potrf.inc>

#endif
