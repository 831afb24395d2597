// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gels.hpp>

#include "for_each_problem.hpp"
#include "work_matrix.hpp"

namespace bblas::gels {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    const std::int64_t nrhs = call.nrhs.bound;
    const std::int64_t elements = m * n + max(m, n) * nrhs + lapack::gels_lwork(m, n, nrhs);
    return for_each_problem<T>(call, queue, elements, [](const problem<T> &p, T *work) {
        if (p.nrhs == 0)
            return 0; // A may be NULL
        const work_matrix<T> A(p.m, p.n, &work);
        const work_matrix<T> B(p.m > p.n ? p.m : p.n, p.nrhs, &work);
        A.load(BblasGeneral, p.A, p.lda);
        B.load(BblasGeneral, p.B, p.ldb);
        const bblas_int info = lapack::gels(p.trans, p.m, p.n, p.nrhs, A.data, A.ld, B.data, B.ld, work);
        A.store(BblasGeneral, p.A, p.lda);
        B.store(BblasGeneral, p.B, p.ldb);
        return info;
    });
}

} // namespace bblas::gels

#include <entries/gels.inc>
