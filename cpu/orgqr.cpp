// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/orgqr.cpp"
#include "each_target.hpp"

#include <arguments/orgqr.hpp>

#include "lane_householder.hpp"
#include "one_householder.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void orgqr_group(const orgqr::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    using P = orgqr::problem<T>;
    const std::ptrdiff_t m = p->m, n = p->n, k = p->k;
    const lane_operand<T> A(p, &P::A, &P::lda);
    const lane_matrix<T> V = take_matrix<T>(m, k, &work), tau = take_matrix<T>(k, 1, &work), Q = take_matrix<T>(m, n, &work);
    pack(A, BblasLower, m, k, V);
    pack(lane_operand<T>(p, &P::tau), BblasGeneral, k, 1, tau);
    set_identity(m, n, Q);
    // The first columns are still the identity's where a block of reflectors begins.
    for (std::ptrdiff_t end = k; end > 0;) {
        const std::ptrdiff_t j = (end - 1) / reflector_block * reflector_block;
        apply_reflectors(false, m - j, n - j, end - j, V.from(j, j), tau.from(j, 0), Q.from(j, j), work);
        end = j;
    }
    unpack(Q, BblasGeneral, m, n, A, first_lanes(count));
}

template <class T> bblas_int orgqr_one(const orgqr::problem<T> &p, void *start)
{
    const std::ptrdiff_t m = p.m, n = p.n, k = p.k;
    const one_matrix<T> Q{p.A, 1, p.lda}, V{static_cast<T *>(start), 1, m};
    void *const work = static_cast<char *>(start) + matrix_bytes<T>(m, k);
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i) {
            if (j < k && i > j)
                V(i, j) = Q(i, j);
            Q(i, j) = i == j ? T(1) : T(0);
        }
    // The first columns are still the identity's where a block of reflectors begins.
    for (std::ptrdiff_t end = k; end > 0;) {
        const std::ptrdiff_t j = (end - 1) / one_reflector_block * one_reflector_block;
        one_apply_reflectors<T>(false, m - j, n - j, end - j, {V.at(j, j), 1, m}, p.tau + j, Q.from(j, j), work);
        end = j;
    }
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "crossover.hpp"
#include "groups.hpp"

namespace bblas::orgqr {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t m = min(call.m.bound, q_crossover);
    const std::int64_t n = min(call.n.bound, q_crossover);
    const needs need{call.n.each != nullptr,
                     2 * interleaved_bytes<T>(m, n) + interleaved_bytes<T>(n, 1) + reflector_bytes<T>(m, n),
                     matrix_bytes<T>(call.m.bound, call.k.bound) + one_reflector_bytes<T>(call.m.bound, call.n.bound),
                     2 * static_cast<double>(call.m.bound) * static_cast<double>(call.n.bound) * static_cast<double>(n + 1)};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(orgqr_group<T>),
        [](const problem<T> &p) { return shape_within(q_crossover, p.m, p.n, p.k); }, BBLAS_CHOOSE(orgqr_one<T>));
}

} // namespace bblas::orgqr

#include <entries/orgqr.inc>

#endif
