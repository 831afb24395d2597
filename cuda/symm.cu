// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/symm.hpp>

#include <for_each_problem.cuh>

#include "group/product.hpp"

namespace bblas::symm {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const symmetric_view<T> A = {p.uplo, column_major(p.A, p.lda)};
        const matrix_view<const T> B = column_major(p.B, p.ldb);
        const matrix_view<T> C = column_major(p.C, p.ldc);
        if (p.side == BblasLeft)
            by_group::gemm(g, p.m, p.n, p.m, p.alpha, A, B, p.beta, C);
        else
            by_group::gemm(g, p.m, p.n, p.n, p.alpha, B, A, p.beta, C);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::symm

#include <entries/symm.inc>
