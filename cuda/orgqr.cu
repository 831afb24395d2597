// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/orgqr.hpp>

#include <for_each_problem.cuh>

#include "group/qr.hpp"

namespace bblas::orgqr {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::orgqr(g, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::orgqr

#include <entries/orgqr.inc>
