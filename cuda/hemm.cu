// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/hemm.hpp>

#include <for_each_problem.cuh>

#include "group/product.hpp"

namespace bblas::hemm {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::symm<T>(g, p.side, p.m, p.n, p.alpha, hermitian_view<T>{p.uplo, column_major(p.A, p.lda)},
                          column_major(p.B, p.ldb), p.beta, column_major(p.C, p.ldc));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::hemm

#include <entries/hemm.inc>
