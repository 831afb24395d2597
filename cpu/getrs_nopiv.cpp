// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/getrs_nopiv.cpp"
#include "each_target.hpp"

#include <arguments/getrs_nopiv.hpp>

#include "lane_lu.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void getrs_nopiv_group(const getrs_nopiv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = getrs_nopiv::problem<T>;
    static_cast<void>(info);
    const std::ptrdiff_t n = p->n, nrhs = p->nrhs;
    if (n == 0 || nrhs == 0)
        return; // A may be NULL
    const lane_operand<T> B(p, &P::B, &P::ldb);
    const lane_matrix<T> LU = take_matrix<T>(n, n, &work), X = take_matrix<T>(n, nrhs, &work);
    pack({p, &P::A, &P::lda}, BblasGeneral, n, n, LU);
    pack(B, BblasGeneral, n, nrhs, X);
    lu_solve(p->trans, n, nrhs, LU, nullptr, X);
    unpack(X, BblasGeneral, n, nrhs, B, first_lanes(count));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "groups.hpp"
#include "getrs.hpp"
#include "interleaved.hpp"

namespace bblas::getrs_nopiv {

/// Largest order, and number of right-hand sides, that goes in lanes.
constexpr std::int64_t crossover = 64;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t small = min(call.n.bound, crossover);
    const std::int64_t few = min(call.nrhs.bound, crossover);
    const double n = call.n.bound;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(small, small) + interleaved_bytes<T>(small, few), 0,
                     n * n + 2 * n * n * call.nrhs.bound};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(getrs_nopiv_group<T>),
        [](const problem<T> &p) { return shape_within(crossover, p.n, p.nrhs); },
        [](const problem<T> &p, void *) {
            lapack::getrs_nopiv<T>(p.trans, p.n, p.nrhs, {p.A, p.lda}, {p.B, p.ldb});
            return 0;
        });
}

} // namespace bblas::getrs_nopiv

#include <entries/getrs_nopiv.inc>

#endif
