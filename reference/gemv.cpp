// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemv.hpp>

#include "for_each_problem.hpp"
#include "matrix_vector.hpp"

namespace bblas::gemv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        if (p.m == 0 || p.n == 0)
            return 0; // y is unchanged whatever beta is, as in BLAS
        const bblas_int rows = p.trans == BblasNoTrans ? p.m : p.n;
        const bblas_int cols = p.trans == BblasNoTrans ? p.n : p.m;
        matrix_vector(rows, cols, p.alpha, op(p.trans, matrix_view(p.A, p.lda)), vector_view(p.x, cols, p.incx), p.beta,
                      vector_view(p.y, rows, p.incy));
        return 0;
    });
}

} // namespace bblas::gemv

#include <entries/gemv.inc>
