// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laset.hpp>

#include <for_each_problem.cuh>

#include "group/elements.hpp"

namespace bblas::laset {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *) const
    {
        set_elements(g, p.uplo, p.m, p.n, column_major(p.A, p.lda),
                     [=](std::int64_t i, std::int64_t j) { return i == j ? p.beta : p.alpha; });
        return 0;
    }
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body>(call, queue, {m * n});
}

} // namespace bblas::laset

#include <entries/laset.inc>
