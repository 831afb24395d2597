// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemv.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "one_vector.hpp"

namespace bblas::gemv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double m = call.m.bound, n = call.n.bound;
    const auto kernel = matrix_times_vector<T>();
    const std::size_t bytes = dense_bytes<T>(std::int64_t{call.m.bound} + call.n.bound, {call.incx, call.incy});
    return one_by_one(call, queue, bytes, 2 * m * n, [=](const problem<T> &p, void *work) {
        if (p.m == 0 || p.n == 0)
            return 0; // y is unchanged whatever beta is, as in BLAS
        const bblas_int rows = p.trans == BblasNoTrans ? p.m : p.n;
        const bblas_int cols = p.trans == BblasNoTrans ? p.n : p.m;
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, cols, p.incx, p.alpha != T(0), &room);
        const dense_vector<T> y(p.y, rows, p.incy, p.beta != T(0), &room);
        kernel(p.trans, p.m, p.n, p.alpha, p.A, p.lda, x.data, p.beta, y.data);
        y.store();
        return 0;
    });
}

} // namespace bblas::gemv

#include <entries/gemv.inc>
