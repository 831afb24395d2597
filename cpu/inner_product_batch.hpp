// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of dot, dotu and dotc.
#ifndef BBLAS_CPU_INNER_PRODUCT_BATCH_HPP
#define BBLAS_CPU_INNER_PRODUCT_BATCH_HPP

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas {

template <class T, class Batch> int inner_product_batch(const Batch &call, bblas_queue_t queue, bool conjugate_x)
{
    const vectors<T> kernels;
    const std::size_t bytes = dense_bytes<T>(2 * std::int64_t{call.n.bound}, {call.incx, call.incy});
    return one_by_one(call, queue, bytes, call.n.bound, [=](const auto &p, void *work) {
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, p.n, p.incx, true, &room), y(p.y, p.n, p.incy, true, &room);
        *p.result = kernels.inner_product(conjugate_x, p.n, x.data, y.data);
        return 0;
    });
}

} // namespace bblas

#endif
