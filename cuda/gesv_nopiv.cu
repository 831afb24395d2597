// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gesv_nopiv.hpp>

#include <for_each_problem.cuh>

#include "group/lu.hpp"

namespace bblas::gesv_nopiv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        const matrix_view<T> A = column_major(p.A, p.lda);
        const bblas_int info = by_group::getrf_nopiv(g, p.n, p.n, A);
        if (info == 0)
            by_group::getrs_nopiv<T>(g, BblasNoTrans, p.n, p.nrhs, A, column_major(p.B, p.ldb));
        return info;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {n * n});
}

} // namespace bblas::gesv_nopiv

#include <entries/gesv_nopiv.inc>
