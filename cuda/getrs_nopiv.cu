// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrs_nopiv.hpp>

#include <for_each_problem.cuh>

#include "group/lu.hpp"

namespace bblas::getrs_nopiv {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        by_group::getrs_nopiv<T>(g, p.trans, p.n, p.nrhs, column_major(p.A, p.lda), column_major(p.B, p.ldb));
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t n = call.n.bound;
    const std::int64_t nrhs = call.nrhs.bound;
    return for_each_problem<body>(call, queue, {n * nrhs});
}

} // namespace bblas::getrs_nopiv

#include <entries/getrs_nopiv.inc>
