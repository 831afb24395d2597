// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of ger, geru and gerc.
#ifndef BBLAS_CPU_RANK_ONE_BATCH_HPP
#define BBLAS_CPU_RANK_ONE_BATCH_HPP

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas {

template <class T, class Batch> int rank_one_batch(const Batch &call, bblas_queue_t queue, bool conjugate_y)
{
    const vectors<T> kernels;
    const double m = call.m.bound, n = call.n.bound;
    const std::size_t bytes = dense_bytes<T>(std::int64_t{call.m.bound} + call.n.bound, {call.incx, call.incy});
    return one_by_one(call, queue, bytes, m * n, [=](const auto &p, void *work) {
        if (p.m == 0 || p.n == 0 || p.alpha == T(0))
            return 0; // x and y are not read (rule E7)
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, p.m, p.incx, true, &room), y(p.y, p.n, p.incy, true, &room);
        kernels.add_product(BblasGeneral, conjugate_y, p.m, p.n, p.alpha, x.data, y.data, p.A, p.lda);
        return 0;
    });
}

} // namespace bblas

#endif
