// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of symv and hemv.
#ifndef BBLAS_CPU_SYMMETRIC_AND_VECTOR_HPP
#define BBLAS_CPU_SYMMETRIC_AND_VECTOR_HPP

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "one_vector.hpp"

namespace bblas {

/// `trans` makes the other triangle of the one that is held.
template <class T, class Batch> int symmetric_and_vector(const Batch &call, bblas_queue_t queue, bblas_trans trans)
{
    const auto kernel = symmetric_times_vector<T>();
    const double n = call.n.bound;
    const std::size_t bytes = dense_bytes<T>(2 * std::int64_t{call.n.bound}, {call.incx, call.incy});
    return one_by_one(call, queue, bytes, 2 * n * n, [=](const auto &p, void *work) {
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, p.n, p.incx, p.alpha != T(0), &room);
        const dense_vector<T> y(p.y, p.n, p.incy, p.beta != T(0), &room);
        kernel(p.uplo, trans, p.n, p.alpha, p.A, p.lda, x.data, p.beta, y.data);
        y.store();
        return 0;
    });
}

} // namespace bblas

#endif
