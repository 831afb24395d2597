// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/posv.cpp"
#include "each_target.hpp"

#include <arguments/posv.hpp>

#include "lane_cholesky.hpp"
#include "lane_triangular.hpp"
#include "one_cholesky.hpp"
#include "solve_group.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void posv_group(const posv::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    factor_and_solve_group<T>(p, count, p->uplo, info, work, [=](auto n, auto nrhs, auto A, auto B) HWY_ATTR {
        cholesky(p->uplo, n, A, info);
        cholesky_solve(p->uplo, n, nrhs, A, B);
    });
}

template <class T> bblas_int posv_one(const posv::problem<T> &p, void *work)
{
    const bblas_int info = one_cholesky<T>(p.uplo, p.n, {p.A, 1, p.lda}, work);
    if (info == 0)
        one_cholesky_solve<T>(p.uplo, p.n, p.nrhs, {p.A, 1, p.lda}, {p.B, 1, p.ldb}, work);
    return info;
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "solve_batch.hpp"

namespace bblas::posv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return solve_batch<T, batch<T>, problem<T>>(call, queue, 1.0 / 3, BBLAS_CHOOSE(posv_group<T>), BBLAS_CHOOSE(posv_one<T>));
}

} // namespace bblas::posv

#include <entries/posv.inc>

#endif
