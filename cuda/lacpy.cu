// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/lacpy.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::lacpy {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const matrix_view<const T> A = column_major(p.A, p.lda);
        set_elements(g, p.uplo, p.m, p.n, column_major(p.B, p.ldb), A);
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::lacpy

#include <entries/lacpy.inc>
