// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrs.hpp>
#include <arguments/getrs_nopiv.hpp>

#include <for_each_problem.cuh>

namespace bblas::getrs_nopiv {

/// Nothing to do.
template <class T> struct none {
    static constexpr team_shape shape = {1, 128, 8};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n == 0 || p.nrhs == 0; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return 0; }
    BBLAS_DEVICE bblas_int operator()(const problem<T> &, const team<1> &, void *) const { return 0; }
};

template <class T> using classes = size_classes<none<T>>;

/// The kernels of getrs, without pivots.
template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_steps<classes>(call, queue, [&](bblas_int *info) {
        return getrs::batch<T>{call.trans, call.n, call.nrhs, call.A, call.lda, {}, call.B, call.ldb, info, call.batch_count};
    });
}

} // namespace bblas::getrs_nopiv

#include <entries/getrs_nopiv.inc>
