// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trmv.hpp>

#include <for_each_problem.cuh>

#include "by_triangle.hpp"
#include "group/triangular.hpp"

namespace bblas::trmv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        by_group::trmv<T>(g, p.uplo, p.trans, p.diag, p.n, column_major(p.A, p.lda), vector(p.x, p.n, p.incx), work);
        return 0;
    }
};

template <class T> struct as_triangle {
    using problem = trmv::problem<T>;

    static constexpr bool is_mirrored = false;

    template <class Triangle> BBLAS_HOST_DEVICE static constexpr int elements(int n) { return Triangle::trmv_elements(n); }

    template <int Threads> BBLAS_DEVICE static void multiply(const problem &p, const team<Threads> &t, T *shared)
    {
        const by_group::lower_problem<T> q(BblasLeft, p.uplo, p.trans, p.diag, p.n, 1, column_major(p.A, p.lda),
                                           vector(p.x, p.n, p.incx));
        by_block::lower_triangle<T, Threads>(t, p.n, q.M, p.trans == BblasNoTrans, shared).trmv(p.diag == BblasUnit, q.X);
    }
};

template <class T> using classes = triangle_classes<T, as_triangle<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body, classes>(call, queue, {call.n.bound, call.n.bound});
}

} // namespace bblas::trmv

#include <entries/trmv.inc>
