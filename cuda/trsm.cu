// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trsm.hpp>

#include <for_each_problem.cuh>

#include "group/triangular.hpp"

namespace bblas::trsm {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::trsm<T>(g, p.side, p.uplo, p.transa, p.diag, p.m, p.n, p.alpha, column_major(p.A, p.lda),
                          column_major(p.B, p.ldb));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::trsm

#include <entries/trsm.inc>
