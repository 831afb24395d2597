// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/axpy.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::axpy {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        if (p.alpha == T(0))
            return 0; // x is not read (rule E7)
        const auto x = vector(p.x, p.n, p.incx);
        const auto y = vector(p.y, p.n, p.incy);
        for (std::int64_t i = g.rank; i < p.n; i += g.size)
            y.set(i, multiply_add(p.alpha, x[i], y[i]));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {call.n.bound});
}

} // namespace bblas::axpy

#include <entries/axpy.inc>
