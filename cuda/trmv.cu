// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trmv.hpp>

#include <for_each_problem.cuh>

#include "group/triangular.hpp"

namespace bblas::trmv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        by_group::trmv<T>(g, p.uplo, p.trans, p.diag, p.n, column_major(p.A, p.lda), vector(p.x, p.n, p.incx), work);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body>(call, queue, {call.n.bound, call.n.bound});
}

} // namespace bblas::trmv

#include <entries/trmv.inc>
