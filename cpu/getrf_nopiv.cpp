// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/getrf_nopiv.cpp"
#include "each_target.hpp"

#include <arguments/getrf_nopiv.hpp>

#include "lane_lu.hpp"
#include "one_lu.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void getrf_nopiv_group(const getrf_nopiv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = getrf_nopiv::problem<T>;
    const std::ptrdiff_t m = p->m, n = p->n;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> LU = take_matrix<T>(m, n, &work);
    pack(A, BblasGeneral, m, n, LU);
    lu<T>(m, n, LU, nullptr, info);
    unpack(LU, BblasGeneral, m, n, A, first_lanes(count));
}

template <class T> bblas_int getrf_nopiv_one(const getrf_nopiv::problem<T> &p, void *work)
{
    return one_lu<T>(p.m, p.n, {p.A, 1, p.lda}, nullptr, work);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "crossover.hpp"
#include "groups.hpp"
#include "interleaved.hpp"

namespace bblas::getrf_nopiv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound, n = call.n.bound;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(min(m, factor_crossover), min(n, factor_crossover)),
                     factor_bytes<T>(m, n),
                     static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(1 + min(m, n) / 2)};
    return for_each_group<problem<T>, real_t<T>>(
        call, queue, need, BBLAS_CHOOSE(getrf_nopiv_group<T>),
        [](const problem<T> &p) { return shape_within(factor_crossover, p.m, p.n); }, BBLAS_CHOOSE(getrf_nopiv_one<T>));
}

} // namespace bblas::getrf_nopiv

#include <entries/getrf_nopiv.inc>

#endif
