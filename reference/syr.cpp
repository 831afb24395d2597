// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syr.hpp>

#include "for_each_problem.hpp"
#include "rank_one.hpp"

namespace bblas::syr {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        rank_one_update(p.uplo, BblasTrans, p.n, p.n, p.alpha, x, x, matrix_view(p.A, p.lda));
        return 0;
    });
}

} // namespace bblas::syr

#include <entries/syr.inc>
