// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getri.hpp>

#include "for_each_problem.hpp"
#include "getrs.hpp"
#include "work_matrix.hpp"

namespace bblas::getri {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, n * n, [](const problem<T> &p, T *work) {
        if (const bblas_int info = lapack::zero_on_diagonal(p.n, p.A, p.lda))
            return info;
        const work_matrix<T> X(p.n, p.n, &work);
        X.set_identity();
        lapack::getrs<T>(BblasNoTrans, p.n, p.n, {p.A, p.lda}, p.ipiv, {X.data, X.ld});
        X.store(BblasGeneral, p.A, p.lda);
        return 0;
    });
}

} // namespace bblas::getri

#include <entries/getri.inc>
