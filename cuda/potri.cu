// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potri.hpp>

#include <for_each_problem.cuh>

#include "group/cholesky.hpp"

namespace bblas::potri {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return by_group::potri(g, p.uplo, p.n, column_major(p.A, p.lda), work);
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n, n * n});
}

} // namespace bblas::potri

#include <entries/potri.inc>
