// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laswp.hpp>

#include <for_each_problem.cuh>

#include "group/lu.hpp"

namespace bblas::laswp {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::laswp(g, p.n, column_major(p.A, p.lda), p.k1, p.k2, p.ipiv, p.incx);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {call.n.bound});
}

} // namespace bblas::laswp

#include <entries/laswp.inc>
