// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of products of a vector and a matrix of which memory has a triangle: symv, hemv and trmv.
///
/// A routine says by a type `As<T>` how it is that:
///
///     using problem;                                                   // its own
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

/// On an H200, as a share of what memory allows, 20,000 of dsymv at 32, 64, 128, 256 and 512: 57, 78, 99, 107 and 111 %.
template <class T, class As>
using triangle_classes = size_classes<by_triangle<T, As, 4, 4, 8>, by_triangle<T, As, 8, 8, 8>, by_triangle<T, As, 16, 16, 6>,
                                      by_triangle<T, As, 32, 128, sizeof(T) == 16 ? 3 : 5>, by_triangle<T, As, 128, 4096, 4>>;

/// y := alpha A x + beta y: symv and hemv.
template <template <class> class Of, class T, structure Kind> struct mirrored_product {
    using problem = Of<T>;

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
