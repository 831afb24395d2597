// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of gemm and its relatives: C(i, j) := f(i, j, (A B)(i, j), C(i, j)) in a part of C.
///
/// A routine says by a type `As<T>` how it is that:
///
///     using problem;                                  // its own
///     static product_size size(const problem &);      // host and device
///     template <class F> static void visit(const problem &p, F multiply);  // multiply(A, B, C, f)
#ifndef BBLAS_CUDA_BY_PRODUCT_HPP
#define BBLAS_CUDA_BY_PRODUCT_HPP

#include "block/product.hpp"
#include "by_size.hpp"
#include "warp/product.hpp"

namespace bblas {

/// C is m by n, and the part that uplo means is worked on; A has k columns.
struct product_size {
    bblas_uplo uplo;
    int m;
    int n;
    int k;
};

/// m, n, k ≤ N: a row of C to a thread.
template <class T, class As, int N, int Blocks> struct product_by_rows {
    using problem = typename As::problem;

    static constexpr team_shape shape = {N, 128 / N, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return s.m <= N && s.n <= N && s.k <= N;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return by_warp::product_elements<N> * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<N> &t, void *shared) const
    {
        const product_size s = As::size(p);
        As::visit(p, [&](auto A, auto B, auto C, auto f) {
            by_warp::product(t, s.uplo, s.m, s.n, s.k, A, B, C, f, static_cast<T *>(shared));
        });
        return 0;
    }
};

/// m, n ≤ Most, any k: tile after tile, which is one where Most is what a tile has.
template <class T, class As, int Threads, int Problems, int Blocks, int Most = std::numeric_limits<bblas_int>::max()>
struct product_by_tiles {
    using problem = typename As::problem;

    static constexpr team_shape shape = {Threads, Problems, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return s.m <= Most && s.n <= Most;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return by_block::product<T, Threads>::shared_bytes;
    }

    static std::int64_t parts(const problem &bounds)
    {
        const product_size s = As::size(bounds);
        return by_block::product<T, Threads>::tiles(s.uplo, min(s.m, Most), min(s.n, Most));
    }

    BBLAS_DEVICE void operator()(const problem &p, const team<Threads> &t, void *shared, share part) const
    {
        const product_size s = As::size(p);
        As::visit(p, [&](auto A, auto B, auto C, auto f) {
            by_block::product<T, Threads>::run(t, s.uplo, s.m, s.n, s.k, A, B, C, f, shared, part);
        });
    }
};

/// C := alpha A op(A) + beta C: syrk, and herk with real alpha and beta.
template <template <class> class Of, class T, bool IsHermitian> struct rank_k_update {
    using problem = Of<T>;
    using scalar = decltype(problem::alpha);

    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        return {p.uplo, p.n, p.n, p.alpha == scalar(0) ? 0 : p.k};
    }

    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        using update = std::conditional_t<IsHermitian, by_block::hermitian_update<scalar, T>, by_block::update<scalar, T>>;
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        multiply(A, IsHermitian ? A.adjoint() : A.transpose(), column_major(p.C, p.ldc), update{p.alpha, p.beta});
    }
};

/// C := alpha A op(B) + alpha B op(A) + beta C: syr2k; and her2k, where the second alpha is conjugated and beta is real.
template <template <class> class Of, class T, bool IsHermitian> struct rank_2k_update {
    using problem = Of<T>;

    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        return {p.uplo, p.n, p.n, p.alpha == T(0) ? 0 : p.k};
    }

    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        using update = std::conditional_t<IsHermitian, by_block::hermitian_update<T, T>, by_block::update<T, T>>;
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        const matrix_view<const T> B = op(p.trans, column_major(p.B, p.ldb));
#pragma unroll 1
        for (int is_second = 0; is_second < 2; ++is_second) {
            const matrix_view<const T> right = is_second ? A : B;
            multiply(is_second ? B : A, IsHermitian ? right.adjoint() : right.transpose(), column_major(p.C, p.ldc),
                     update{IsHermitian && is_second ? conjugate(p.alpha) : p.alpha, is_second ? decltype(p.beta)(1) : p.beta});
        }
    }
};

/// Blocks are as many as registers allow for without local memory; a routine that needs more says a smaller number.
template <class T, class As, int Blocks = is_complex<T> ? 3 : 4>
using product_classes = size_classes<product_by_rows<T, As, 4, 4>, product_by_rows<T, As, 8, 4>,
                                     product_by_rows<T, As, 16, sizeof(T) == 16 ? 2 : Blocks>,
                                     product_by_tiles<T, As, 32, 2, 5, 32>, product_by_tiles<T, As, 128, 1, Blocks>>;

} // namespace bblas

#endif
