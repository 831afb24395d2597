// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/her.hpp>

#include <for_each_problem.cuh>

#include "group/rank_one.hpp"

namespace bblas::her {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const matrix_view<const T> x = vector(p.x, p.n, p.incx);
        by_group::hermitian_rank_one_update(g, p.uplo, p.n, p.alpha, x, column_major(p.A, p.lda));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n});
}

} // namespace bblas::her

#include <entries/her.inc>
