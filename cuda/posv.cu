// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/posv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/potrs.hpp>

#include <for_each_problem.cuh>

#include "by_cholesky.hpp"

namespace bblas::posv {

/// Up to where the factor stays in shared memory; beyond, potrf's kernels factor, and those of potrs solve.
template <class T, class... From65To128>
using classes_with =
    size_classes<cholesky_in_registers<problem, T, 4, 4>, cholesky_in_registers<problem, T, 8, 8>,
                 cholesky_in_registers<problem, T, 16, 16>, cholesky_in_registers<problem, T, 32, threads_to_32<T>>,
                 cholesky_to_64<problem, T>, From65To128...>;
template <class T>
using classes =
    std::conditional_t<std::is_same_v<T, double>,
                       classes_with<T, cholesky_in_shared_tiles<problem, 96, 4>, cholesky_in_shared_tiles<problem, 128, 3>>,
                       classes_with<T, cholesky_in_shared_memory<problem, T, 128, 64, 4>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_steps<classes>(
        call, queue,
        [&](bblas_int *info) { return potrf::batch<T>{call.uplo, call.n, call.A, call.lda, info, call.batch_count}; },
        [&](bblas_int *info) {
            return potrs::batch<T>{call.uplo, call.n,   call.nrhs, input(call.A),   call.lda,
                                   call.B,    call.ldb, info,      call.batch_count};
        });
}

} // namespace bblas::posv

#include <entries/posv.inc>
