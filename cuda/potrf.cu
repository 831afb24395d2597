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

// Measured on an H200. Up to 32, in double, 8 threads instead of 16 gain 16 % at order 24 and lose 10 % with Upper at 32. To 48, rows in registers are
// twice as fast as shared memory. With 256 MB of doubles of order 65, 80, 96, 97 and 128, tiles in shared memory reach 3,400, 5,460, 7,350, 5,750 and
// 8,830 GF/s, and reached 1,760, 2,820, 3,850, 3,540 and 5,960 in registers; order 96 has 7,030 with three warps and five blocks, and 6,530 in the
// class to 128. Orders 49 and 64 would have 0.93 and 1.03 times what registers reach. In blocks, 2,000 matrices of order 256 and 512 reach 11,435 and
// 16,551 GF/s in double with four blocks of 128 threads, 11,840 and 18,727 with three, 10,216 and 17,658 with two of 256; 512 and 128 of them 10,468
// and 10,978, 9,106 and 12,101, 9,849 and 13,187.
template <class T> using up_to_64 = std::conditional_t<sizeof(T) == 16, by_blocks<T, 64, 64, 6>, cholesky_to_64<problem, T>>;
template <class T> using up_to_128 = std::conditional_t<sizeof(T) == 16, by_blocks<T, 128, 128, 4>, by_blocks<T, 128, 64, 6>>;
template <class T> using up_to_512 = std::conditional_t<is_complex<T>, by_blocks<T, 512, 256, 2>, by_blocks<T, 512, 128, 3>>;

template <class T, class... From65To128>
using classes_with =
    size_classes<cholesky_in_registers<problem, T, 4, 4>, cholesky_in_registers<problem, T, 8, 8>,
                 cholesky_in_registers<problem, T, 16, 16>, cholesky_in_registers<problem, T, 32, threads_to_32<T>>,
                 cholesky_in_registers<problem, T, sizeof(T) == 16 ? 32 : 48, threads_to_32<T>>, up_to_64<T>, From65To128...,
                 by_blocks<T, 256, 128, 4>, up_to_512<T>, by_blocks<T, std::numeric_limits<bblas_int>::max(), 256, 2>>;
template <class T>
using classes =
    std::conditional_t<std::is_same_v<T, double>,
                       classes_with<T, cholesky_in_shared_tiles<problem, 96, 4>, cholesky_in_shared_tiles<problem, 128, 3>>,
                       classes_with<T, up_to_128<T>>>;

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
