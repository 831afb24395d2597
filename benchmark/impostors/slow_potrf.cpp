// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A right but slow potrf, which bblas-bench must show as such: it factors a copy of each matrix thirty times for nothing.

#include <arguments/potrf.hpp>

#include <for_each_problem.hpp>
#include <work_matrix.hpp>

namespace bblas::potrf {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<T>(call, queue, n * n, [](const problem<T> &p, T *work) {
        const work_matrix<T> A(p.n, p.n, &work);
        bblas_int info = 0;
        for (int again = 0; again <= 30; ++again) {
            A.load(p.uplo, p.A, p.lda);
            info = lapack::potrf(p.uplo, p.n, A.data, A.ld);
        }
        A.store(p.uplo, p.A, p.lda);
        return info;
    });
}

} // namespace bblas::potrf

#include <entries/potrf.inc>
