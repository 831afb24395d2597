// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/potrs.cpp"
#include "each_target.hpp"

#include <arguments/potrs.hpp>

#include "lane_triangular.hpp"
#include "one_cholesky.hpp"
#include "solve_group.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void potrs_group(const potrs::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    solve_group<T>(p, count, p->uplo, work,
                   [=](auto n, auto nrhs, auto A, auto B) HWY_ATTR { cholesky_solve(p->uplo, n, nrhs, A, B); });
}

template <class T> bblas_int potrs_one(const potrs::problem<T> &p, void *work)
{
    one_cholesky_solve<T>(p.uplo, p.n, p.nrhs, {p.A, 1, p.lda}, {p.B, 1, p.ldb}, work);
    return 0;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "solve_batch.hpp"

namespace bblas::potrs {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return solve_batch<T, batch<T>, problem<T>>(call, queue, 0, BBLAS_CHOOSE(potrs_group<T>), BBLAS_CHOOSE(potrs_one<T>),
                                                cholesky_vector_crossover<T>());
}

} // namespace bblas::potrs

#include <entries/potrs.inc>

#endif
