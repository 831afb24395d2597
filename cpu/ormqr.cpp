// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/ormqr.cpp"
#include "each_target.hpp"

#include <arguments/ormqr.hpp>

#include "elements.hpp"
#include "lane_householder.hpp"
#include "one_householder.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void ormqr_group(const ormqr::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    using P = ormqr::problem<T>;
    const std::ptrdiff_t m = p->m, n = p->n, k = p->k;
    if (m == 0 || n == 0 || k == 0)
        return; // A may be NULL
    const bool left = p->side == BblasLeft, adjoint = p->trans != BblasNoTrans;
    const std::ptrdiff_t order = left ? m : n;
    const lane_operand<T> C(p, &P::C, &P::ldc);
    const lane_matrix<T> V = take_matrix<T>(order, k, &work), tau = take_matrix<T>(k, 1, &work), X = take_matrix<T>(m, n, &work);
    pack({p, &P::A, &P::lda}, BblasLower, order, k, V);
    pack(lane_operand<T>(p, &P::tau), BblasGeneral, k, 1, tau);
    pack(C, BblasGeneral, m, n, X);
    if (left) {
        apply_reflectors(adjoint, m, n, k, V, tau, X, work);
    } else {
        // C Q is the adjoint of Qᴴ Cᴴ.
        conjugate_all(m, n, X);
        apply_reflectors(!adjoint, n, m, k, V, tau, X.transposed(), work);
        conjugate_all(m, n, X);
    }
    unpack(X, BblasGeneral, m, n, C, first_lanes(count));
}

template <class T> bblas_int ormqr_one(const ormqr::problem<T> &p, void *work)
{
    const one_matrix<const T> A{p.A, 1, p.lda};
    const one_matrix<T> C{p.C, 1, p.ldc};
    const bool adjoint = p.trans != BblasNoTrans;
    const auto conjugate_c = [&] {
        for (std::ptrdiff_t j = 0; j < p.n; ++j)
            for (std::ptrdiff_t i = 0; i < p.m; ++i)
                C(i, j) = bblas::conjugate(C(i, j));
    };
    if (p.m == 0 || p.n == 0 || p.k == 0)
        return 0; // A and C may be NULL
    if (p.side == BblasLeft) {
        one_apply_reflectors(adjoint, p.m, p.n, p.k, A, p.tau, C, work);
    } else { // C Q is the adjoint of Qᴴ Cᴴ
        conjugate_c();
        one_apply_reflectors(!adjoint, p.n, p.m, p.k, A, p.tau, C.transposed(), work);
        conjugate_c();
    }
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "crossover.hpp"
#include "groups.hpp"

namespace bblas::ormqr {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const bool left = call.side == BblasLeft;
    const std::int64_t order = left ? call.m.bound : call.n.bound;
    const std::int64_t other = left ? call.n.bound : call.m.bound;
    const std::int64_t small = min(order, q_crossover), few = min(other, q_crossover), k = min(call.k.bound, q_crossover);
    const needs need{call.n.each != nullptr,
                     interleaved_bytes<T>(small, k) + interleaved_bytes<T>(k, 1) +
                         interleaved_bytes<T>(min(call.m.bound, q_crossover), min(call.n.bound, q_crossover)) +
                         reflector_bytes<T>(small, few),
                     one_reflector_bytes<T>(order, other),
                     4 * static_cast<double>(order) * static_cast<double>(other) * static_cast<double>(k + 1)};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(ormqr_group<T>),
        [](const problem<T> &p) { return shape_within(q_crossover, p.m, p.n, p.k); }, BBLAS_CHOOSE(ormqr_one<T>));
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>

#endif
