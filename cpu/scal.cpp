// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/scal.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas::scal {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    return one_by_one(call, queue, dense_bytes<T>(call.n.bound, {call.incx}), call.n.bound, [=](const problem<T> &p, void *work) {
        T *room = static_cast<T *>(work);
        const dense_vector<T> x(p.x, p.n, p.incx, true, &room);
        kernels.scale(p.n, p.alpha, x.data); // with 0 too: NaN and Inf propagate (rule E7)
        x.store();
        return 0;
    });
}

} // namespace bblas::scal

#include <entries/scal.inc>
