// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/gesv_nopiv.cpp"
#include "each_target.hpp"

#include <arguments/gesv_nopiv.hpp>

#include "lane_lu.hpp"
#include "one_lu.hpp"
#include "solve_group.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void gesv_nopiv_group(const gesv_nopiv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    factor_and_solve_group<T>(p, count, BblasGeneral, info, work, [=](auto n, auto nrhs, auto A, auto B) HWY_ATTR {
        lu<T>(n, n + nrhs, A, nullptr, info); // turns B into inv(P L) B
        triangular_solve(BblasUpper, BblasNoTrans, BblasNonUnit, n, nrhs, A, B);
    });
}

template <class T> bblas_int gesv_nopiv_one(const gesv_nopiv::problem<T> &p, void *work)
{
    const bblas_int info = one_lu<T>(p.n, p.n, {p.A, 1, p.lda}, nullptr, work);
    if (info == 0)
        one_lu_solve<T>(BblasNoTrans, p.n, p.nrhs, {p.A, 1, p.lda}, nullptr, {p.B, 1, p.ldb}, work);
    return info;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "solve_batch.hpp"

namespace bblas::gesv_nopiv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return solve_batch<T, batch<T>, problem<T>>(call, queue, 2.0 / 3, BBLAS_CHOOSE(gesv_nopiv_group<T>),
                                                BBLAS_CHOOSE(gesv_nopiv_one<T>));
}

} // namespace bblas::gesv_nopiv

#include <entries/gesv_nopiv.inc>

#endif
