// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ormqr.hpp>

#include "for_each_problem.hpp"
#include "work_matrix.hpp"

namespace bblas::ormqr {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    const std::int64_t k = call.k.bound;
    const std::int64_t order = call.side == BblasLeft ? m : n;
    const std::int64_t other = call.side == BblasLeft ? n : m;
    return for_each_problem<T>(call, queue, order * k + m * n + lapack::lwork(other), [](const problem<T> &p, T *work) {
        if (p.m == 0 || p.n == 0 || p.k == 0)
            return 0; // A may be NULL
        const work_matrix<T> A(p.side == BblasLeft ? p.m : p.n, p.k, &work);
        const work_matrix<T> C(p.m, p.n, &work);
        A.load(BblasLower, p.A, p.lda); // the reflectors; the rest is not read
        C.load(BblasGeneral, p.C, p.ldc);
        lapack::ormqr(p.side, p.trans, p.m, p.n, p.k, A.data, A.ld, p.tau, C.data, C.ld, work);
        C.store(BblasGeneral, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>
