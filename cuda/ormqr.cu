// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ormqr.hpp>

#include <for_each_problem.cuh>

#include "by_reflectors.hpp"

namespace bblas::ormqr {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::ormqr<T>(g, p.side, p.trans, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, column_major(p.C, p.ldc));
        return 0;
    }
};

template <class T> struct as_product {
    using problem = ormqr::problem<T>;

    BBLAS_HOST_DEVICE static constexpr int order(const problem &p) { return p.side == BblasLeft ? p.m : p.n; }

    template <int N> BBLAS_DEVICE static void by_columns(const team<N> &t, const problem &p, by_warp::column_reflector<N, T> by)
    {
        by_warp::ormqr(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc), by);
    }
    template <class Reflectors, int Threads> BBLAS_DEVICE static void held(const team<Threads> &t, const problem &p, void *shared)
    {
        if (p.m == 0 || p.n == 0 || p.k == 0)
            return;
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> C = column_major(p.C, p.ldc);
        Reflectors(t, order(p), p.k, p.A, p.lda, p.tau, shared)
            .multiply((p.trans != BblasNoTrans) == is_left, is_left ? p.n : p.m, is_left ? C : C.adjoint()); // C Q = (Qᴴ Cᴴ)ᴴ
    }
    template <int Threads> BBLAS_DEVICE static void by_blocks(const team<Threads> &t, const problem &p, void *shared)
    {
        by_block::ormqr<T>(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc),
                           shared);
    }
};

template <class T> using classes = reflector_classes<T, as_product<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n});
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>
