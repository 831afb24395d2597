// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gesv_nopiv.hpp>
#include <arguments/getrf_nopiv.hpp>
#include <arguments/getrs.hpp>

#include <for_each_problem.cuh>

#include "by_elimination.hpp"

namespace bblas::gesv_nopiv {

template <class T> using classes = solve_classes<problem, T>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_steps<classes>(
        call, queue,
        [&](bblas_int *info) { return getrf_nopiv::batch<T>{call.n, call.n, call.A, call.lda, info, call.batch_count}; },
        [&](bblas_int *info) {
            return getrs::batch<T>{BblasNoTrans, call.n, call.nrhs, input(call.A), call.lda,
                                   {},           call.B, call.ldb,  info,          call.batch_count};
        });
}

} // namespace bblas::gesv_nopiv

#include <entries/gesv_nopiv.inc>
