// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/dot.hpp>

#include <for_each_problem.cuh>

#include "group/vectors.hpp"

namespace bblas::dot {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const T sum = by_group::dot<T>(g, BblasTrans, p.n, vector(p.x, p.n, p.incx), vector(p.y, p.n, p.incy));
        if (g.rank == 0)
            *p.result = sum;
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {1});
}

} // namespace bblas::dot

#include <entries/dot.inc>
