// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of trmv and trsv.
#ifndef BBLAS_CPU_TRIANGLE_AND_VECTOR_HPP
#define BBLAS_CPU_TRIANGLE_AND_VECTOR_HPP

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "one_vector.hpp"

namespace bblas {

template <class T, class Batch> int triangle_and_vector(const Batch &call, bblas_queue_t queue, triangle_kernel<T> *kernel)
{
    const double n = call.n.bound;
    return one_by_one(call, queue, dense_bytes<T>(call.n.bound, {call.incx}), n * n, [=](const auto &p, void *work) {
        T *room = static_cast<T *>(work);
        const dense_vector<T> x(p.x, p.n, p.incx, true, &room);
        kernel(p.uplo, p.trans, p.diag, p.n, p.A, p.lda, x.data);
        x.store();
        return 0;
    });
}

} // namespace bblas

#endif
