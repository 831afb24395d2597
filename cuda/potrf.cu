// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potrf.hpp>

#include <for_each_problem.cuh>

#include "group/cholesky.hpp"

namespace bblas::potrf {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        return by_group::potrf(g, p.n, by_group::lower_factor(p.uplo, column_major(p.A, p.lda)));
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n});
}

} // namespace bblas::potrf

#include <entries/potrf.inc>
