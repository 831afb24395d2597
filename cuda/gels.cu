// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gels.hpp>

#include <for_each_problem.cuh>

#include "group/qr.hpp"

namespace bblas::gels {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return by_group::gels(g, p.trans, p.m, p.n, p.nrhs, column_major(p.A, p.lda), column_major(p.B, p.ldb), work);
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n, min(m, n)});
}

} // namespace bblas::gels

#include <entries/gels.inc>
