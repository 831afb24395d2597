// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/posv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/potrs.hpp>

#include <for_each_problem.cuh>

#include "by_cholesky.hpp"

namespace bblas::posv {

/// In registers, doubles from 33 to 48 take 0.57 to 0.7 times as long as in tiles on an H200, with 200 systems as long.
template <class T> struct classes_of {
    using type = cholesky_classes<problem, T, cholesky_in_registers<problem, T, 48, 16, sizeof(T) == 4 ? 2 : 8>,
                                  cholesky_in_tiles<problem, T, 64, 8>, cholesky_in_shared_tiles_for_many<problem, T, 80>,
                                  cholesky_in_shared_tiles<problem, T, 96>, cholesky_in_shared_tiles<problem, T, 128>>;
};
template <> struct classes_of<complex<float>> {
    using T = complex<float>;
    using type =
        cholesky_classes<problem, T, cholesky_in_shared_tiles<problem, T, 48>, cholesky_in_shared_tiles_for_many<problem, T, 64>,
                         cholesky_in_shared_tiles<problem, T, 96>, cholesky_in_shared_tiles<problem, T, 128>>;
};
template <> struct classes_of<complex<double>> {
    using T = complex<double>;
    using type = cholesky_classes<problem, T, cholesky_in_shared_tiles<problem, T, 48>,
                                  cholesky_in_shared_tiles_for_many<problem, T, 64>, cholesky_in_shared_tiles<problem, T, 96>>;
};

/// What is larger, or has more right-hand sides, goes to the kernels of potrf and potrs. On an H200, with one right-hand side
/// they take 0.8 to 1.05 times as long for complex doubles of order 65 to 96, 0.66 to 1.15 times from 97 to 120, and for other
/// precisions 1.0 to 1.6 times in batches of 200, 0.8 to 1.2 times in larger ones.
template <class T> using classes = typename classes_of<T>::type;

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
