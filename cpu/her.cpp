// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/her.hpp>

#include "dense_vector.hpp"
#include "elements.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

namespace bblas::her {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    const double n = call.n.bound;
    return one_by_one(call, queue, dense_bytes<T>(call.n.bound, {call.incx}), n * n, [=](const problem<T> &p, void *work) {
        if (p.alpha != 0) { // else x is not read (rule E7)
            T *room = static_cast<T *>(work);
            const dense_vector<const T> x(p.x, p.n, p.incx, true, &room);
            kernels.add_product(p.uplo, true, p.n, p.n, T(p.alpha), x.data, x.data, p.A, p.lda);
        }
        make_diagonal_real(p.n, matrix_view(p.A, p.lda));
        return 0;
    });
}

} // namespace bblas::her

#include <entries/her.inc>
