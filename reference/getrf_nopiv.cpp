// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrf_nopiv.hpp>

#include "for_each_problem.hpp"
#include "getrf_nopiv.hpp"

namespace bblas::getrf_nopiv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue,
                            [](const problem<T> &p) { return lapack::getrf_nopiv(p.m, p.n, matrix_view(p.A, p.lda)); });
}

} // namespace bblas::getrf_nopiv

#include <entries/getrf_nopiv.inc>
