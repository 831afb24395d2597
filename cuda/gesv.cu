// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gesv.hpp>
#include <arguments/getrf.hpp>
#include <arguments/getrs.hpp>

#include <for_each_problem.cuh>

#include "by_elimination.hpp"

namespace bblas::gesv {

template <class T> using classes = solve_classes<problem, T>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_steps<classes>(
        call, queue,
        [&](bblas_int *info) { return getrf::batch<T>{call.n, call.n, call.A, call.lda, call.ipiv, info, call.batch_count}; },
        [&](bblas_int *info) {
            return getrs::batch<T>{BblasNoTrans,     call.n, call.nrhs, input(call.A), call.lda,
                                   input(call.ipiv), call.B, call.ldb,  info,          call.batch_count};
        });
}

} // namespace bblas::gesv

#include <entries/gesv.inc>
