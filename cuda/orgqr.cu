// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/orgqr.hpp>

#include <for_each_problem.cuh>

#include "by_reflectors.hpp"

namespace bblas::orgqr {

template <class T> struct as_product {
    using problem = orgqr::problem<T>;

    static constexpr bool is_in_place = true;
    BBLAS_HOST_DEVICE static constexpr int order(const problem &p) { return p.m; }

    template <int N> BBLAS_DEVICE static void by_columns(const team<N> &t, const problem &p, by_warp::column_reflector<N, T> by)
    {
        by_warp::orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, by);
    }
    template <class Reflectors, int Threads>
    BBLAS_DEVICE static void in_panels(const team<Threads> &t, const problem &p, void *shared, share)
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
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::orgqr

#include <entries/orgqr.inc>
