// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potrf.hpp>

#include <for_each_problem.cuh>

#include "block/blocked_cholesky.hpp"
#include "by_cholesky.hpp"

namespace bblas::potrf {

/// n ≤ N: 32 rows to a warp at a time. No matrix is so large that indices of rows overflow.
template <class T, int N, int Threads, int Blocks> struct by_blocks {
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using cholesky = by_block::blocked_potrf<T, shape.threads>;
    using storage = typename cholesky::storage;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return sizeof(storage); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        return cholesky::factor(t, p.uplo, p.n, p.A, p.lda, *static_cast<storage *>(shared));
    }
};

// Measured on an H200 in double. Up to 32, with 8 threads instead of 16, order 24 gains 16 % and Upper of order 32 loses 10 %. To 48, rows in
// registers are twice as fast as shared memory. At 512, blocks of 128 threads, three to a multiprocessor, take 0.6 of the time of one of 256
// with 2,000 matrices, but 1.5 times as long with 128, fewer than multiprocessors.
template <class T>
using classes = size_classes<cholesky_in_registers<problem, T, 4, 4>, cholesky_in_registers<problem, T, 8, 8>,
                             cholesky_in_registers<problem, T, 16, 16>, cholesky_in_registers<problem, T, 32, threads_to_32<T>>,
                             cholesky_in_registers<problem, T, sizeof(T) == 16 ? 32 : 48, threads_to_32<T>>,
                             cholesky_to_64<problem, T>, cholesky_to_128<problem, T>, by_blocks<T, 512, 128, 3>,
                             by_blocks<T, std::numeric_limits<bblas_int>::max(), 256, 1>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

// For the routines that are made of this one.
template int run(const batch<float> &, bblas_queue_t);
template int run(const batch<double> &, bblas_queue_t);
template int run(const batch<std::complex<float>> &, bblas_queue_t);
template int run(const batch<std::complex<double>> &, bblas_queue_t);

} // namespace bblas::potrf

#include <entries/potrf.inc>
