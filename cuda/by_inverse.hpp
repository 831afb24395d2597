// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of trtri and potri, which begin with the inverse of a triangular matrix L, of order n, in place.
///
/// A routine says by a type `As<T>` how it is that:
///
///     using problem;                              // its own
///     static bool is_unit(const problem &);       // whether L has a diagonal of ones, which memory does not have
///     static bblas_int by_columns(const team<N> &, const problem &, matrix_view<T> L, bool rows_are_close,
///                                 by_warp::column_solver<N, T>);
///     static void put(const team<Threads> &, const problem &, const by_block::tiled_triangle<T> &inverse);
#ifndef BBLAS_CUDA_BY_INVERSE_HPP
#define BBLAS_CUDA_BY_INVERSE_HPP

#include "block/tiled_triangle.hpp"
#include "by_size.hpp"
#include "group/triangular.hpp"
#include "warp/trsm.hpp"

namespace bblas {

/// n ≤ N: a column of the inverse to a thread.
template <class T, class As, int N>
struct inverse_by_columns : by_warp::column_kernel<typename As::problem, by_warp::column_solver<N, T>> {
    using problem = typename As::problem;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<N> &t, void *shared) const
    {
        const bool is_lower = p.uplo == BblasLower;
        const matrix_view<T> A = column_major(p.A, p.lda);
        return As::by_columns(t, p, is_lower ? A : A.transpose(), is_lower, by_warp::column_solver<N, T>(shared));
    }
};

/// n ≤ N, in shared memory.
template <class T, class As, int N, int Threads, int Blocks> struct inverse_in_shared_memory {
    using problem = typename As::problem;
    using triangle = by_block::tiled_triangle<T>;

    static constexpr team_shape shape = {Threads, 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return triangle::elements(p.n < N ? p.n : N) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        const triangle L = {static_cast<T *>(shared), p.n, As::is_unit(p)};
        L.load(t, p.uplo, p.A, p.lda);
        t.sync();
        if (const bblas_int info = L.zero_on_diagonal(t))
            return info;
        triangle::invert(t, L);
        As::put(t, p, L);
        return 0;
    }
};

/// How many threads and blocks have what is in shared memory. On an H200, batches of 256 MB, potri by one warp in place of two at
/// 48 and 64 has 0.97 and 0.80 times the rate of d, 1.12 and 0.97 of s, 1.07 and 0.82 of c; by twice as many at 64 and 96 0.62
/// and 0.68 of d. At 48, 8 blocks in place of 10 have 0.95 of d; what of z has more at 32 and 48 needs local memory, and has 0.9.
template <class T> struct inverse_shapes {
    static constexpr bool is_double = std::is_same_v<T, double>, is_longest = sizeof(T) == 16;
    static constexpr int threads_of_48 = is_double ? 64 : 32;
    static constexpr int blocks_of_48 = is_double ? 10 : is_longest ? 8 : 12;
    static constexpr int blocks_of_64 = is_longest ? 4 : 8;
};

/// Of a column to a thread, in shared memory has, at 16, 24 and 32, 0.70, 1.43 and 1.61 times the rate of trtri of d, 0.74, 1.62
/// and 1.87 of potri, 0.84, 1.97 and 2.2, and 1.07, 3.0 and 3.5, of z; of s 0.7, 1.01 and 1.18, and 0.61, 0.90 and 1.04. Of a
/// block's tiles in global memory, at 128, 129 and 192 2.5, 1.74 and 1.06 times that of trtri of d, 3.3, 2.7 and 1.64 of potri,
/// of s 2.0, 1.37 and 0.93, and 2.1, 1.65 and 1.21. There is no room for more than 128 rows of complex doubles. From 17 to 32
/// rows, of what is for 48, trtri and potri of s have 1.04 to 1.23 times the rate of a column to a thread; c and z 0.95 to 1.04
/// times that of a kernel of their own.
template <class T, class As, class Shapes = inverse_shapes<T>> struct inverse_kernels {
    using to_48 = inverse_in_shared_memory<T, As, 48, Shapes::threads_of_48, Shapes::blocks_of_48>;
    using to_64 = inverse_in_shared_memory<T, As, 64, 64, Shapes::blocks_of_64>;
    using to_128 = inverse_in_shared_memory<T, As, 128, 128, 2>;
    using all = joined_classes<
        size_classes<inverse_by_columns<T, As, 4>, inverse_by_columns<T, As, 8>, inverse_by_columns<T, As, 16>>,
        class_if<Shapes::is_double, inverse_in_shared_memory<T, As, 32, 32, 20>>,
        size_classes<std::conditional_t<Shapes::is_double, to_48, for_many<to_48, to_64>>, for_many<to_64, to_128>, to_128>,
        class_if<sizeof(T) != 16, inverse_in_shared_memory<T, As, 192, 256, 1>>>;
};
template <class T, class As> using inverse_classes = typename inverse_kernels<T, As>::all;

} // namespace bblas

#endif
