// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/trsm.cpp"
#include "each_target.hpp"

#include <arguments/trsm.hpp>

#include "triangular_problems.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void trsm_group(const trsm::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    triangular_group<T>(triangle_as::divisor, p, count, work);
}

template <class T> bblas_int trsm_one(const trsm::problem<T> &p, void *work)
{
    return triangular_one<T>(triangle_as::divisor, p, work);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "triangular_batch.hpp"

namespace bblas::trsm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return triangular_batch<T, batch<T>, problem<T>>(call, queue, BBLAS_CHOOSE(trsm_group<T>), BBLAS_CHOOSE(trsm_one<T>));
}

} // namespace bblas::trsm

#include <entries/trsm.inc>

#endif
