// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/geqrf.cpp"
#include "each_target.hpp"

#include <arguments/geqrf.hpp>

#include "lane_householder.hpp"
#include "one_householder.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void geqrf_group(const geqrf::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    using P = geqrf::problem<T>;
    const std::ptrdiff_t m = p->m, n = p->n, order = m < n ? m : n;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> QR = take_matrix<T>(m, n, &work), tau = take_matrix<T>(order, 1, &work);
    pack(A, BblasGeneral, m, n, QR);
    householder_qr(m, n, QR, tau, work);
    unpack(QR, BblasGeneral, m, n, A, first_lanes(count));
    unpack(tau, BblasGeneral, order, 1, lane_operand<T>(p, &P::tau), first_lanes(count));
}

template <class T> bblas_int geqrf_one(const geqrf::problem<T> &p, void *work)
{
    one_qr<T>(p.m, p.n, {p.A, 1, p.lda}, p.tau, work);
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "crossover.hpp"
#include "groups.hpp"

namespace bblas::geqrf {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound, n = call.n.bound;
    const std::int64_t few_rows = min(m, qr_crossover), few_cols = min(n, qr_crossover);
    const needs need{
        call.n.each != nullptr,
        interleaved_bytes<T>(few_rows, few_cols) + interleaved_bytes<T>(few_rows, 1) + reflector_bytes<T>(few_rows, few_cols),
        one_reflector_bytes<T>(m, n), 2 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(min(m, n) + 1)};
    return for_each_group<problem<T>, real_t<T>>(
        call, queue, need, BBLAS_CHOOSE(geqrf_group<T>), [](const problem<T> &p) { return shape_within(qr_crossover, p.m, p.n); },
        BBLAS_CHOOSE(geqrf_one<T>));
}

} // namespace bblas::geqrf

#include <entries/geqrf.inc>

#endif
