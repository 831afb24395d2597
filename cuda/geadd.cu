// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geadd.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::geadd {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        const matrix_view<T> B = column_major(p.B, p.ldb);
        set_elements(g, BblasGeneral, p.m, p.n, B, [=](std::int64_t i, std::int64_t j) {
            const T b = p.beta == T(0) ? T(0) : scaled(p.beta, B(i, j));
            return p.alpha == T(0) ? b : multiply_add(p.alpha, A(i, j), b); // A is not read with 0 (rule E7)
        });
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::geadd

#include <entries/geadd.inc>
