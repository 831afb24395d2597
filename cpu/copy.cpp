// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/copy.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"

#include <algorithm>

namespace bblas::copy {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return one_by_one(call, queue, dense_bytes<T>(2 * std::int64_t{call.n.bound}, {call.incx, call.incy}), call.n.bound,
                      [=](const problem<T> &p, void *work) {
                          T *room = static_cast<T *>(work);
                          const dense_vector<const T> x(p.x, p.n, p.incx, true, &room);
                          const dense_vector<T> y(p.y, p.n, p.incy, false, &room);
                          std::copy_n(x.data, p.n, y.data);
                          y.store();
                          return 0;
                      });
}

} // namespace bblas::copy

#include <entries/copy.inc>
