// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/geqrf.cpp"
#include "each_target.hpp"

#include <arguments/geqrf.hpp>

#include "lane_householder.hpp"
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

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "groups.hpp"
#include "work_matrix.hpp"

namespace bblas::geqrf {

/// Most rows and columns that go in lanes.
constexpr std::int64_t crossover = 64;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t m = min(call.m.bound, crossover);
    const std::int64_t n = min(call.n.bound, crossover);
    const std::int64_t work_size = lapack::lwork(call.n.bound);
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(m, n) + interleaved_bytes<T>(m, 1) + reflector_bytes<T>(m, n),
                     static_cast<std::size_t>(work_size) * sizeof(T),
                     2 * static_cast<double>(call.m.bound) * static_cast<double>(call.n.bound) *
                         static_cast<double>(min(m, n) + 1)};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(geqrf_group<T>), [](const problem<T> &p) { return shape_within(crossover, p.m, p.n); },
        [](const problem<T> &p, void *work) {
            lapack::geqrf(p.m, p.n, p.A, p.lda, p.tau, static_cast<T *>(work));
            return 0;
        });
}

} // namespace bblas::geqrf

#include <entries/geqrf.inc>

#endif
