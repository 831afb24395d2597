// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/transpose.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::transpose {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        set_elements(g, BblasGeneral, p.n, p.m, column_major(p.B, p.ldb), op(p.trans, column_major(p.A, p.lda)));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::transpose

#include <entries/transpose.inc>
