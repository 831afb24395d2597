// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/nrm2.hpp>

#include "dense_vector.hpp"
#include "norm.hpp"
#include "one_by_one.hpp"
#include "vectors.hpp"

#include <cmath>
#include <limits>

namespace bblas::nrm2 {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    return one_by_one(call, queue, dense_bytes<T>(call.n.bound, {call.incx}), call.n.bound, [=](const problem<T> &p, void *work) {
        T *room = static_cast<T *>(work);
        const dense_vector<const T> x(p.x, p.n, p.incx, true, &room);
        // Where squares have neither overflowed nor lost what counts, their sum is good enough.
        using limits = std::numeric_limits<real_t<T>>;
        const real_t<T> sum = kernels.sum_of_squares(p.n, x.data);
        const bool is_good = sum >= limits::min() / limits::epsilon() && sum <= limits::max();
        *p.result = is_good ? std::sqrt(sum) : norm(p.n, vector_view<const T>(x.data, p.n, 1));
        return 0;
    });
}

} // namespace bblas::nrm2

#include <entries/nrm2.inc>
