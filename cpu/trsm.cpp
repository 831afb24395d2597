// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/trsm.cpp"
#include "each_target.hpp"

#include <arguments/trsm.hpp>

#include "lane_triangular.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void trsm_group(const trsm::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = trsm::problem<T>;
    static_cast<void>(info);
    const std::ptrdiff_t m = p->m, n = p->n;
    if (m == 0 || n == 0)
        return; // A may be NULL
    const bool left = p->side == BblasLeft;
    const std::ptrdiff_t order = left ? m : n;
    const lane_operand<T> B(p, &P::B, &P::ldb);
    const lane_matrix<T> M = take_matrix<T>(order, order, &work), X = take_matrix<T>(m, n, &work);
    if (p->alpha == T(0)) {
        fill(T(0), m, n, X); // neither A nor B is read (rule E7)
    } else {
        pack({p, &P::A, &P::lda}, p->uplo, order, order, M);
        pack(B, BblasGeneral, m, n, X);
        if (p->alpha != T(1))
            scale(p->alpha, m, n, X);
        if (left)
            triangular_solve(p->uplo, p->transa, p->diag, m, n, M, X);
        else
            triangular_solve_right(p->uplo, p->transa, p->diag, m, n, M, X);
    }
    unpack(X, BblasGeneral, m, n, B, first_lanes(count));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "groups.hpp"
#include "interleaved.hpp"
#include "triangular.hpp"

namespace bblas::trsm {

/// Most rows and columns that go in lanes.
constexpr std::int64_t crossover = 64;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t m = min(call.m.bound, crossover);
    const std::int64_t n = min(call.n.bound, crossover);
    const std::int64_t order = call.side == BblasLeft ? m : n;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(order, order) + interleaved_bytes<T>(m, n), 0,
                     static_cast<double>(call.m.bound) * static_cast<double>(call.n.bound) * static_cast<double>(order + 1)};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(trsm_group<T>), [](const problem<T> &p) { return shape_within(crossover, p.m, p.n); },
        [](const problem<T> &p, void *) {
            const triangular<T> M{p.uplo, p.transa, p.diag, matrix_view(p.A, p.lda)};
            for_each_vector(p.side, M, p.m, p.n, p.alpha, matrix_view(p.B, p.ldb), triangular_solve<T>);
            return 0;
        });
}

} // namespace bblas::trsm

#include <entries/trsm.inc>

#endif
