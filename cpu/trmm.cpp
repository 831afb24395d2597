// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/trmm.cpp"
#include "each_target.hpp"

#include <arguments/trmm.hpp>

#include "triangular_problems.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class T> void trmm_group(const trmm::problem<T> *p, int count, bblas_int *info, real_t<T> *work)
{
    static_cast<void>(info);
    triangular_group<T>(triangle_as::factor, p, count, work);
}

template <class T> bblas_int trmm_one(const trmm::problem<T> &p, void *work)
{
    return triangular_one<T>(triangle_as::factor, p, work);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "triangular_batch.hpp"

namespace bblas::trmm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return triangular_batch<T, batch<T>, problem<T>>(call, queue, BBLAS_CHOOSE(trmm_group<T>), BBLAS_CHOOSE(trmm_one<T>));
}

} // namespace bblas::trmm

#include <entries/trmm.inc>

#endif
