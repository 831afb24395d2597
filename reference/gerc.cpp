// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gerc.hpp>

#include "for_each_problem.hpp"
#include "rank_one.hpp"

namespace bblas::gerc {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        rank_one_update(BblasGeneral, BblasConjTrans, p.m, p.n, p.alpha, vector_view(p.x, p.m, p.incx),
                        vector_view(p.y, p.n, p.incy), matrix_view(p.A, p.lda));
        return 0;
    });
}

} // namespace bblas::gerc

#include <entries/gerc.inc>
