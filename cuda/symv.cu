// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/symv.hpp>

#include <for_each_problem.cuh>

#include "by_triangle.hpp"
#include "group/matrix_vector.hpp"

namespace bblas::symv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const structured_view<T, structure::symmetric> A = {column_major(p.A, p.lda), p.uplo};
        by_group::multiply_by_rows<T>(g, p.n, p.n, p.alpha, A, vector(p.x, p.n, p.incx), p.beta, vector(p.y, p.n, p.incy));
        return 0;
    }
};

template <class T> using classes = triangle_classes<T, mirrored_product<problem, T, structure::symmetric>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<body, classes>(call, queue, {call.n.bound});
}

} // namespace bblas::symv

#include <entries/symv.inc>
