// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/getrs_nopiv.cpp"
#include "each_target.hpp"

#include <arguments/getrs_nopiv.hpp>

#include "lane_lu.hpp"
#include "register_lu.hpp"
#include "solve_group.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void getrs_nopiv_group(const getrs_nopiv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    if (lu_solve_in_registers<T>(p, count, nullptr, work))
        return;
    solve_group<T>(p, count, BblasGeneral, work,
                   [=](auto n, auto nrhs, auto A, auto B) HWY_ATTR { lu_solve(p->trans, n, nrhs, A, nullptr, B); });
}

template <class T> bblas_int getrs_nopiv_one(const getrs_nopiv::problem<T> &p, void *work)
{
    one_lu_solve<T>(p.trans, p.n, p.nrhs, {p.A, 1, p.lda}, nullptr, {p.B, 1, p.ldb}, work);
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "solve_batch.hpp"

namespace bblas::getrs_nopiv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return solve_batch<T, batch<T>, problem<T>>(call, queue, 0, BBLAS_CHOOSE(getrs_nopiv_group<T>),
                                                BBLAS_CHOOSE(getrs_nopiv_one<T>), lu_vector_crossover());
}

} // namespace bblas::getrs_nopiv

#include <entries/getrs_nopiv.inc>

#endif
