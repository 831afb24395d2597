// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trtri.hpp>

#include "for_each_problem.hpp"
#include "work_matrix.hpp"

namespace bblas::trtri {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, n * n, [](const problem<T> &p, T *work) {
        const work_matrix<T> A(p.n, p.n, &work);
        A.load(p.uplo, p.A, p.lda);
        const bblas_int info = lapack::trtri(p.uplo, p.diag, p.n, A.data, A.ld);
        A.store(p.uplo, p.A, p.lda);
        return info;
    });
}

} // namespace bblas::trtri

#include <entries/trtri.inc>
