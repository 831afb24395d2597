// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potrs.hpp>

#include <for_each_problem.cuh>

#include "group/cholesky.hpp"

namespace bblas::potrs {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::potrs<T>(g, p.n, p.nrhs, by_group::lower_factor(p.uplo, column_major(p.A, p.lda)), column_major(p.B, p.ldb));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    const std::int64_t nrhs = call.nrhs.bound;
    return for_each_problem<body>(call, queue, {n * nrhs});
}

} // namespace bblas::potrs

#include <entries/potrs.inc>
