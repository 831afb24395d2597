// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of products of a vector and a matrix of which memory has a triangle: symv, hemv and trmv.
///
/// A routine says by a type `As<T>` how it is that:
///
///     using problem;                                                   // its own
///     static constexpr bool is_mirrored;                               // whether the triangle is that of a whole matrix
///     template <class Triangle> static int elements(int n);            // of shared memory, host and device
///     template <int Threads> static void multiply(const problem &, const team<Threads> &, T *shared);
#ifndef BBLAS_CUDA_BY_TRIANGLE_HPP
#define BBLAS_CUDA_BY_TRIANGLE_HPP

#include "block/matrix_vector.hpp"
#include "by_size.hpp"

namespace bblas {

/// n ≤ Most, as long as its vectors fit in shared memory.
template <class T, class As, int Threads, int Most, int Blocks> struct by_triangle {
    using problem = typename As::problem;

    static constexpr team_shape shape = {Threads, 128 / Threads, Blocks};
    /// On an H200, listed, 10,000 problems of dsymv of 1 to 8, 16 and 32 rows had 0.64, 0.69 and 0.73 times the general kernel's
    /// rate, now 1.27, 1.11 and 1.07.
    static std::int64_t most_mixed(const problem &) { return 20000; }
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= Most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        const std::int64_t n = min(p.n, Most); // bounds may be those of larger problems
        return As::template elements<by_block::lower_triangle<T, Threads>>(static_cast<int>(n)) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        As::multiply(p, t, static_cast<T *>(shared));
        return 0;
    }
};

/// How many blocks a multiprocessor has of a warp, or a part of one, to a problem. Times the rate that symv and trmv had with 8,
/// 8, 6 and 5 (of z 3) on an H200, 96 MB: to 16 rows s 1.07 to 1.2, d and c 1.02 to 1.13, z at 8 1.12 to 1.17; trmv beyond,
/// s 1.06 to 1.22; symv of d and c from 33 rows on 1.02 to 1.18, but 0.89 to 1.01 to 32, trmv of d and c 0.99 to 1.12 and 0.91 to
/// 1.0, and so one more there.
template <class T, class As> struct triangle_blocks {
    static constexpr int of_4 = for_type<T>(9, 9, 9, 8);
    static constexpr int of_8 = for_type<T>(9, 9, 9, 7);
    static constexpr int of_16 = for_type<T>(8, 7, 7, 6);
    static constexpr int of_32 = As::is_mirrored ? for_type<T>(5, 5, 5, 3) : for_type<T>(7, 6, 6, 3);
    static constexpr int of_128 = of_32 - for_type<T>(0, 1, 1, 0);
};

/// On an H200, as a share of what memory allows, 20,000 of dsymv at 32, 64, 128, 256 and 512: 57, 78, 99, 107 and 111 %.
template <class T, class As, class Blocks = triangle_blocks<T, As>>
using triangle_classes =
    joined_classes<size_classes<by_triangle<T, As, 4, 4, Blocks::of_4>, by_triangle<T, As, 8, 8, Blocks::of_8>,
                                by_triangle<T, As, 16, 16, Blocks::of_16>>,
                   class_if<(Blocks::of_32 > Blocks::of_128), for_one_size<by_triangle<T, As, 32, 32, Blocks::of_32>>>,
                   size_classes<by_triangle<T, As, 32, 128, Blocks::of_128>, by_triangle<T, As, 128, 4096, 4>>>;

/// y := alpha A x + beta y: symv and hemv.
template <template <class> class Of, class T, structure Kind> struct mirrored_product {
    using problem = Of<T>;
    static constexpr bool is_mirrored = true;

    template <class Triangle> BBLAS_HOST_DEVICE static constexpr int elements(int n) { return Triangle::symv_elements(n); }

    template <int Threads> BBLAS_DEVICE static void multiply(const problem &p, const team<Threads> &t, T *shared)
    {
        const bool is_lower = p.uplo == BblasLower;
        const matrix_view<const T> A = column_major(p.A, p.lda);
        const matrix_view<const T> L = is_lower ? A : op(Kind == structure::hermitian ? BblasConjTrans : BblasTrans, A);
        by_block::lower_triangle<T, Threads>(t, p.n, L, is_lower, shared)
            .template symv<Kind>(p.alpha, vector(p.x, p.n, p.incx), p.beta, vector(p.y, p.n, p.incy));
    }
};

} // namespace bblas

#endif
