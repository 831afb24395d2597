// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syr2k.hpp>

#include <for_each_problem.cuh>

#include "group/product.hpp"

namespace bblas::syr2k {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        const matrix_view<const T> B = op(p.trans, column_major(p.B, p.ldb));
        const matrix_view<T> C = column_major(p.C, p.ldc);
        by_group::syrk(g, p.uplo, p.n, p.k, p.alpha, A, B, p.beta, C);
        g.sync();
        by_group::syrk(g, p.uplo, p.n, p.k, p.alpha, B, A, T(1), C);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n});
}

} // namespace bblas::syr2k

#include <entries/syr2k.inc>
