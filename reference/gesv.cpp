// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gesv.hpp>

#include "for_each_problem.hpp"
#include "getrs.hpp"
#include "work_matrix.hpp"

namespace bblas::gesv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, n * n, [](const problem<T> &p, T *work) {
        const work_matrix<T> A(p.n, p.n, &work);
        A.load(BblasGeneral, p.A, p.lda);
        const bblas_int info = lapack::getrf(p.n, p.n, A.data, A.ld, p.ipiv);
        A.store(BblasGeneral, p.A, p.lda);
        if (info == 0)
            lapack::getrs<T>(BblasNoTrans, p.n, p.nrhs, {p.A, p.lda}, p.ipiv, {p.B, p.ldb});
        return info;
    });
}

} // namespace bblas::gesv

#include <entries/gesv.inc>
