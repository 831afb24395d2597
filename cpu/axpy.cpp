// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/axpy.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas::axpy {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    return one_by_one(call, queue, dense_bytes<T>(2 * std::int64_t{call.n.bound}, {call.incx, call.incy}), call.n.bound,
                      [=](const problem<T> &p, void *work) {
                          if (p.alpha == T(0))
                              return 0; // x is not read (rule E7)
                          T *room = static_cast<T *>(work);
                          const dense_vector<const T> x(p.x, p.n, p.incx, true, &room);
                          const dense_vector<T> y(p.y, p.n, p.incy, true, &room);
                          kernels.add(p.n, p.alpha, x.data, y.data);
                          y.store();
                          return 0;
                      });
}

} // namespace bblas::axpy

#include <entries/axpy.inc>
