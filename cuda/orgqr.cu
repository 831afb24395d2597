// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/orgqr.hpp>

#include <for_each_problem.cuh>

#include "by_reflectors.hpp"

namespace bblas::orgqr {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::orgqr(g, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau);
        return 0;
    }
};

template <class T> struct as_product {
    using problem = orgqr::problem<T>;

    BBLAS_HOST_DEVICE static constexpr int order(const problem &p) { return p.m; }

    template <int N> BBLAS_DEVICE static void by_columns(const team<N> &t, const problem &p, by_warp::column_reflector<N, T> by)
    {
        by_warp::orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, by);
    }
    template <class Reflectors, int Threads> BBLAS_DEVICE static void held(const team<Threads> &t, const problem &p, void *shared)
    {
        if (p.m > 0 && p.n > 0)
            Reflectors(t, p.m, p.k, p.A, p.lda, p.tau, shared).make(p.n, column_major(p.A, p.lda));
    }
    template <int Threads> BBLAS_DEVICE static void by_blocks(const team<Threads> &t, const problem &p, void *shared)
    {
        by_block::orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, shared);
    }
};

template <class T> using classes = reflector_classes<T, as_product<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n});
}

} // namespace bblas::orgqr

#include <entries/orgqr.inc>
