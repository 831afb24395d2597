// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/her.hpp>

#include "for_each_problem.hpp"
#include "rank_one.hpp"

namespace bblas::her {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        const matrix_view A(p.A, p.lda);
        rank_one_update(p.uplo, BblasConjTrans, p.n, p.n, p.alpha, x, x, A);
        make_diagonal_real(p.n, A);
        return 0;
    });
}

} // namespace bblas::her

#include <entries/her.inc>
