// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/posv.cpp"
#include "each_target.hpp"

#include <arguments/posv.hpp>

#include "lane_cholesky.hpp"
#include "lane_triangular.hpp"
#include "packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void posv_group(const posv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    using P = posv::problem<T>;
    const std::ptrdiff_t n = p->n, nrhs = p->nrhs;
    const lane_operand<T> A(p, &P::A, &P::lda), B(p, &P::B, &P::ldb);
    const lane_matrix<T> L = take_matrix<T>(n, n, &work), X = take_matrix<T>(n, nrhs, &work);
    pack(A, p->uplo, n, n, L);
    pack(B, BblasGeneral, n, nrhs, X);
    cholesky(p->uplo, n, L, info);
    cholesky_solve(p->uplo, n, nrhs, L, X);
    unpack(L, p->uplo, n, n, A, first_lanes(count));
    unpack(X, BblasGeneral, n, nrhs, B, first_lanes(count) & lanes_without_failure<T>(info));
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "groups.hpp"
#include "interleaved.hpp"
#include "one_cholesky.hpp"
#include "potrs.hpp"

namespace bblas::posv {

/// Largest order, and number of right-hand sides, that goes in lanes.
constexpr std::int64_t crossover = 64;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    using R = real_t<T>;
    const std::int64_t small = min(call.n.bound, crossover);
    const std::int64_t few = min(call.nrhs.bound, crossover);
    const double n = call.n.bound;
    const needs need{call.n.each != nullptr, interleaved_bytes<T>(small, small) + interleaved_bytes<T>(small, few), 0,
                     n * n * n / 3 + n * n + 2 * n * n * call.nrhs.bound};
    return for_each_group<problem<T>, R>(
        call, queue, need, BBLAS_CHOOSE(posv_group<T>), [](const problem<T> &p) { return shape_within(crossover, p.n, p.nrhs); },
        [](const problem<T> &p, void *) {
            const bblas_int info = one_cholesky(p.uplo, p.n, p.A, p.lda);
            if (info == 0)
                lapack::potrs<T>(p.uplo, p.n, p.nrhs, {p.A, p.lda}, {p.B, p.ldb});
            return info;
        });
}

} // namespace bblas::posv

#include <entries/posv.inc>

#endif
