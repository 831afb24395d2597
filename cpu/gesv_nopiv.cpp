// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/gesv_nopiv.cpp"
#include "each_target.hpp"

#include <arguments/gesv_nopiv.hpp>

#include "lane_lu.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void gesv_nopiv_group(const gesv_nopiv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = gesv_nopiv::problem<T>;
    const std::ptrdiff_t n = p->n, nrhs = p->nrhs;
    const lane_operand<T> A(p, &P::A, &P::lda), B(p, &P::B, &P::ldb);
    // The columns of B stand beside those of A: the factorization turns them into inv(P L) B.
    const lane_matrix<T> LU = take_matrix<T>(n, n + nrhs, &work), X = LU.from(0, n);
    pack(A, BblasGeneral, n, n, LU);
    pack(B, BblasGeneral, n, nrhs, X);
    lu<T>(n, n + nrhs, LU, nullptr, info);
    triangular_solve(BblasUpper, BblasNoTrans, BblasNonUnit, n, nrhs, LU, X);
    unpack(LU, BblasGeneral, n, n, A, first_lanes(count));
    unpack(X, BblasGeneral, n, nrhs, B, first_lanes(count) & lanes_without_failure<T>(info));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "groups.hpp"
#include "getrf_nopiv.hpp"
#include "getrs.hpp"
#include "interleaved.hpp"

namespace bblas::gesv_nopiv {

/// Largest order, and number of right-hand sides, that goes in lanes.
constexpr std::int64_t crossover = 64;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t small = min(call.n.bound, crossover);
    const std::int64_t few = min(call.nrhs.bound, crossover);
    const double n = call.n.bound;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(small, small + few), 0,
                     2 * n * n * n / 3 + n * n + 2 * n * n * call.nrhs.bound};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(gesv_nopiv_group<T>),
        [](const problem<T> &p) { return shape_within(crossover, p.n, p.nrhs); },
        [](const problem<T> &p, void *) {
            const bblas_int info = lapack::getrf_nopiv(p.n, p.n, matrix_view(p.A, p.lda));
            if (info == 0)
                lapack::getrs_nopiv<T>(BblasNoTrans, p.n, p.nrhs, {p.A, p.lda}, {p.B, p.ldb});
            return info;
        });
}

} // namespace bblas::gesv_nopiv

#include <entries/gesv_nopiv.inc>

#endif
