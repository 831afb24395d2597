// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/swap.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::swap {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const auto x = vector(p.x, p.n, p.incx);
        const auto y = vector(p.y, p.n, p.incy);
        for (std::int64_t i = g.rank; i < p.n; i += g.size) {
            const T was = x[i];
            x.set(i, y[i]);
            y.set(i, was);
        }
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {call.n.bound});
}

} // namespace bblas::swap

#include <entries/swap.inc>
