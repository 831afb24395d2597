// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syr.hpp>

#include "dense_vector.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas::syr {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    const double n = call.n.bound;
    return one_by_one(call, queue, dense_bytes<T>(call.n.bound, {call.incx}), n * n, [=](const problem<T> &p, void *work) {
        if (p.alpha == T(0))
            return 0; // x is not read (rule E7)
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, p.n, p.incx, true, &room);
        kernels.add_product(p.uplo, false, p.n, p.n, p.alpha, x.data, x.data, p.A, p.lda);
        return 0;
    });
}

} // namespace bblas::syr

#include <entries/syr.inc>
