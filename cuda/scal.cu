// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/scal.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::scal {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const auto x = vector(p.x, p.n, p.incx);
        for (std::int64_t i = g.rank; i < p.n; i += g.size)
            x.set(i, p.alpha * x[i]); // with 0 too: NaN and Inf propagate (rule E7)
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {call.n.bound});
}

} // namespace bblas::scal

#include <entries/scal.inc>
