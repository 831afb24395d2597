// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "for_each_problem.hpp"
#include "one_gels.hpp"

namespace bblas::gels {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t elements = one_gels_size(call.m.bound, call.n.bound, call.nrhs.bound);
    return for_each_problem<T>(call, queue, elements, one_gels<T>);
}

} // namespace bblas::gels

#include <entries/gels.inc>
