// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/gels.cpp"
#include "each_target.hpp"

#include <arguments/gels.hpp>

#include "lane_householder.hpp"
#include "lane_triangular.hpp"
#include "one_gels.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Lanes whose largest element calls for the scaling of LAPACK's gels, or is 0.
template <class T> HWY_INLINE lane_bits lanes_to_scale(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A)
{
    using R = real_t<T>;
    lanes<R> largest = lanes<R>::all(0);
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i) {
            const lanes<R> size = larger_part(A(i, j));
            largest = select<R>(size > largest, size, largest); // NaN is no scale
        }
    HWY_ALIGN R x[width<R>];
    largest.store(x);
    // With a margin for the modulus, which LAPACK takes.
    const R low = 2 * std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon(), high = 1 / low;
    lane_bits bits = 0;
    for (int lane = 0; lane < width<R>; ++lane)
        bits |= static_cast<lane_bits>(!(low < x[lane] && x[lane] < high)) << lane;
    return bits;
}

/// Leaves alone the problems that are to be scaled; returns their lanes.
template <class T> HWY_INLINE lane_bits solve_usual(const gels::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = gels::problem<T>;
    const std::ptrdiff_t m = p->m, n = p->n, nrhs = p->nrhs;
    const bool wide = m < n, adjoint = p->trans != BblasNoTrans;
    const std::ptrdiff_t high = wide ? n : m, low = wide ? m : n, given = adjoint ? n : m;
    const lane_operand<T> A(p, &P::A, &P::lda), B(p, &P::B, &P::ldb);
    const lane_matrix<T> F = take_matrix<T>(m, n, &work), X = take_matrix<T>(high, nrhs, &work),
                         tau = take_matrix<T>(low, 1, &work);
    pack(A, BblasGeneral, m, n, F);
    pack(B, BblasGeneral, given, nrhs, X);
    const lane_bits to_scale = lanes_to_scale(m, n, F) | lanes_to_scale(given, nrhs, X);
    const lane_bits its = first_lanes(count) & ~to_scale;
    // The LQ factorization of A is the adjoint of the QR factorization of its adjoint.
    const lane_matrix<T> QR = wide ? F.transposed() : F;
    if (wide)
        conjugate_all(m, n, F);
    householder_qr(high, low, QR, tau, work);
    note_zero_diagonal(low, QR, info);
    const lane_bits solved = its & lanes_without_failure<T>(info);
    if (wide == adjoint) { // overdetermined
        apply_reflectors(true, high, nrhs, low, QR, tau, X, work);
        unpack(X, BblasGeneral, high, nrhs, B, its & ~solved);
        triangular_solve(BblasUpper, BblasNoTrans, BblasNonUnit, low, nrhs, QR, X);
    } else {
        triangular_solve(BblasUpper, BblasConjTrans, BblasNonUnit, low, nrhs, QR, X);
        fill(T(0), high - low, nrhs, X.from(low, 0));
        apply_reflectors(false, high, nrhs, low, QR, tau, X, work);
    }
    unpack(X, BblasGeneral, high, nrhs, B, solved);
    if (wide)
        conjugate_all(m, n, F);
    unpack(F, BblasGeneral, m, n, A, its);
    return first_lanes(count) & to_scale;
}

template <class T> void gels_group(const gels::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    const lane_bits left = solve_usual(p, count, info, work);
    for (int lane = 0; lane < count; ++lane)
        if (left >> lane & 1)
            info[lane] = one_gels(p[lane], reinterpret_cast<T *>(work));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "crossover.hpp"
#include "groups.hpp"

namespace bblas::gels {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t m = min(call.m.bound, gels_crossover), n = min(call.n.bound, gels_crossover);
    const std::int64_t nrhs = min(call.nrhs.bound, gels_crossover), high = max(m, n), low = min(m, n);
    const std::size_t group = interleaved_bytes<T>(m, n) + interleaved_bytes<T>(high, nrhs) + interleaved_bytes<T>(low, 1) +
                              reflector_bytes<T>(high, max(low, nrhs));
    // A problem of a group may turn out to be one that goes alone.
    const auto single = static_cast<std::size_t>(one_gels_size(call.m.bound, call.n.bound, call.nrhs.bound)) * sizeof(T);
    const needs need{call.n.each != nullptr, group, single,
                     2 * static_cast<double>(call.m.bound) * static_cast<double>(call.n.bound) *
                         static_cast<double>(min(call.m.bound, call.n.bound) + 2 * std::int64_t{call.nrhs.bound})};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(gels_group<T>),
        [](const problem<T> &p) {
            return p.m == 0 || p.n == 0 || p.nrhs == 0 ? alone : shape_within(gels_crossover, p.m, p.n, p.nrhs);
        },
        [](const problem<T> &p, void *work) { return one_gels(p, static_cast<T *>(work)); });
}

} // namespace bblas::gels

#include <entries/gels.inc>

#endif
