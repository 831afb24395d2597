// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A fast but wrong potrf, which bblas-bench must show as such: it leaves matrices of order 10 and more as they are, and
/// does not even say so for those of order 20 and more.

#include <arguments/potrf.hpp>

#include <for_each_problem.hpp>
#include <work_matrix.hpp>

namespace bblas::potrf {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    if (call.n.bound >= 20)
        return BBLAS_SUCCESS;
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, n * n, [](const problem<T> &p, T *work) {
        if (p.n >= 10)
            return 0;
        const work_matrix<T> A(p.n, p.n, &work);
        A.load(p.uplo, p.A, p.lda);
        const bblas_int info = lapack::potrf(p.uplo, p.n, A.data, A.ld);
        A.store(p.uplo, p.A, p.lda);
        return info;
    });
}

} // namespace bblas::potrf

#include <entries/potrf.inc>
