// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ormqr.hpp>

#include <for_each_problem.cuh>

#include "by_reflectors.hpp"

namespace bblas::ormqr {

template <class T> struct as_product {
    using problem = ormqr::problem<T>;

    static constexpr bool is_in_place = false;
    BBLAS_HOST_DEVICE static constexpr int order(const problem &p) { return p.side == BblasLeft ? p.m : p.n; }
    BBLAS_HOST_DEVICE static constexpr int columns(const problem &p) { return p.side == BblasLeft ? p.n : p.m; }

    template <int N> BBLAS_DEVICE static void by_columns(const team<N> &t, const problem &p, by_warp::column_reflector<N, T> by)
    {
        by_warp::ormqr(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc), by);
    }
    template <class Reflectors, int Threads>
    BBLAS_DEVICE static void in_panels(const team<Threads> &t, const problem &p, void *shared, share part)
    {
        if (p.m == 0 || p.n == 0 || p.k == 0)
            return;
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> C = column_major(p.C, p.ldc);
        Reflectors(t, order(p), p.k, p.A, p.lda, p.tau, shared)
            .multiply((p.trans != BblasNoTrans) == is_left, columns(p), is_left ? C : C.adjoint(), part); // C Q = (Qᴴ Cᴴ)ᴴ
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
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>
