// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syrk.hpp>

#include <for_each_problem.cuh>

#include "group/product.hpp"

namespace bblas::syrk {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        by_group::syrk(g, p.uplo, p.n, p.k, p.alpha, A, A, p.beta, column_major(p.C, p.ldc));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n});
}

} // namespace bblas::syrk

#include <entries/syrk.inc>
