// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/asum.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas::asum {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    return one_by_one(call, queue, dense_bytes<T>(call.n.bound, {call.incx}), call.n.bound, [=](const problem<T> &p, void *work) {
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, p.n, p.incx, true, &room);
        *p.result = kernels.sum_of_magnitudes(p.n, x.data);
        return 0;
    });
}

} // namespace bblas::asum

#include <entries/asum.inc>
