// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getri.hpp>

#include <for_each_problem.cuh>

#include "group/lu.hpp"

namespace bblas::getri {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return by_group::getri(g, p.n, column_major(p.A, p.lda), p.ipiv, work);
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n, n * n});
}

} // namespace bblas::getri

#include <entries/getri.inc>
