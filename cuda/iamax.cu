// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/iamax.hpp>

#include <for_each_problem.cuh>

#include "group/vectors.hpp"

namespace bblas::iamax {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const std::int64_t index = p.n == 0 ? -1 : by_group::iamax<T>(g, p.n, vector(p.x, p.n, p.incx));
        if (g.rank == 0)
            *p.result = static_cast<bblas_int>(index + 1);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {1});
}

} // namespace bblas::iamax

#include <entries/iamax.inc>
