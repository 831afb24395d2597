// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrf.hpp>

#include "for_each_problem.hpp"
#include "work_matrix.hpp"

namespace bblas::getrf {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, m * n, [](const problem<T> &p, T *work) {
        const work_matrix<T> A(p.m, p.n, &work);
        A.load(BblasGeneral, p.A, p.lda);
        const bblas_int info = lapack::getrf(p.m, p.n, A.data, A.ld, p.ipiv);
        A.store(BblasGeneral, p.A, p.lda);
        return info;
    });
}

} // namespace bblas::getrf

#include <entries/getrf.inc>
