// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geqrf.hpp>

#include "for_each_problem.hpp"
#include "work_matrix.hpp"

namespace bblas::geqrf {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, m * n + lapack::lwork(n), [](const problem<T> &p, T *work) {
        const work_matrix<T> A(p.m, p.n, &work);
        A.load(BblasGeneral, p.A, p.lda);
        lapack::geqrf(p.m, p.n, A.data, A.ld, p.tau, work);
        A.store(BblasGeneral, p.A, p.lda);
        return 0;
    });
}

} // namespace bblas::geqrf

#include <entries/geqrf.inc>
