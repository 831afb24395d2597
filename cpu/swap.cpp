// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/swap.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas::swap {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    return one_by_one(call, queue, dense_bytes<T>(2 * std::int64_t{call.n.bound}, {call.incx, call.incy}), call.n.bound,
                      [=](const problem<T> &p, void *work) {
                          T *room = static_cast<T *>(work);
                          const dense_vector<T> x(p.x, p.n, p.incx, true, &room), y(p.y, p.n, p.incy, true, &room);
                          kernels.swap(p.n, x.data, y.data);
                          x.store();
                          y.store();
                          return 0;
                      });
}

} // namespace bblas::swap

#include <entries/swap.inc>
