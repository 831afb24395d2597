// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/hemv.hpp>

#include "for_each_problem.hpp"
#include "matrix_vector.hpp"

namespace bblas::hemv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        matrix_vector(p.n, p.n, p.alpha, hermitian(p.uplo, matrix_view(p.A, p.lda)), vector_view(p.x, p.n, p.incx), p.beta,
                      vector_view(p.y, p.n, p.incy));
        return 0;
    });
}

} // namespace bblas::hemv

#include <entries/hemv.inc>
