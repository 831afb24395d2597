// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ger.hpp>

#include <for_each_problem.cuh>

#include "group/rank_one.hpp"

namespace bblas::ger {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::rank_one_update<T>(g, BblasGeneral, BblasTrans, p.m, p.n, p.alpha, vector(p.x, p.m, p.incx),
                                     vector(p.y, p.n, p.incy), column_major(p.A, p.lda));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::ger

#include <entries/ger.inc>
