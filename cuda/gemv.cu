// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemv.hpp>

#include <for_each_problem.cuh>

#include "group/matrix_vector.hpp"

namespace bblas::gemv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        if (p.m == 0 || p.n == 0)
            return 0; // y is unchanged whatever beta is, as in BLAS
        const bool is_plain = p.trans == BblasNoTrans;
        const std::int64_t rows = is_plain ? p.m : p.n;
        const std::int64_t cols = is_plain ? p.n : p.m;
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        const matrix_view<const T> x = vector(p.x, cols, p.incx);
        const matrix_view<T> y = vector(p.y, rows, p.incy);
        if (is_plain)
            by_group::multiply_by_rows(g, rows, cols, p.alpha, A, x, p.beta, y);
        else
            by_group::multiply_by_columns(g, rows, cols, p.alpha, A, x, p.beta, y);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {call.trans == BblasNoTrans ? m : 32 * n});
}

} // namespace bblas::gemv

#include <entries/gemv.inc>
