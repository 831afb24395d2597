// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Inverses of triangular and of factored matrices in global memory by a block.
#ifndef BBLAS_CUDA_BLOCK_INVERSE_HPP
#define BBLAS_CUDA_BLOCK_INVERSE_HPP

#include "product.hpp"
#include "tiled_triangle.hpp"

#include <group/elements.hpp>

namespace bblas::by_block {

/// f(j, place): column j of the inverse of a factored matrix is column `place` of inv(U) inv(L).
template <int Threads, class F> BBLAS_DEVICE void for_each_interchanged(const team<Threads> &t, int n, const bblas_int *ipiv, F f)
{
    for (int j = t.rank; j < n; j += Threads) {
        int place = j;
#pragma unroll 8
        for (int k = 0; k < n; ++k) {
            const int other = ipiv[k] - 1;
            place = place == k ? other : place == other ? k : place;
        }
        f(j, place);
    }
}

/// Inverses in place, by square tiles, one after the other: all but the squares on the diagonal is products. A tile may be among its own
/// factors, since it is written when they have been read, and tiles follow each other such that none is needed as it was before.
template <class T> class inverse {
    using factor = structured_view<T, structure::triangular>;
    using product = by_block::product<T, typename square_tiling<T>::type, factor>;
    static constexpr int threads = square_tiling<T>::type::threads;
    static constexpr int width = product::rows;
    static_assert(product::cols == width && width <= threads);

  public:
    static constexpr team_shape shape = {threads, 1, square_tiling<T>::blocks};
    static constexpr std::size_t shared_bytes = product::shared_bytes > tiled_triangle<T>::elements(width) * sizeof(T)
                                                    ? product::shared_bytes
                                                    : tiled_triangle<T>::elements(width) * sizeof(T);
    /// So that interchange_cols() has room for a row or more.
    static constexpr int most_order = 1024;
    static_assert(most_order * (sizeof(int) + sizeof(T)) <= shared_bytes);

    /// A := inv(A) in the triangle that uplo means, but for a unit diagonal. `shared` has shared_bytes, aligned to 16. Syncs behind.
    ///
    /// By rows of tiles from the first to the last: X(i, j) = -X(i, i) (L(i, j) X(j, j) + ... + L(i, i - 1) X(i - 1, j)).
    BBLAS_DEVICE static void triangular(const team<threads> &t, bblas_uplo uplo, bool is_unit, int n, T *A, std::int64_t lda,
                                        void *shared)
    {
        const matrix_view<T> L = lower(uplo, A, lda);
        for (int begin = 0; begin < n; begin += width) {
            const int rows = rows_of(n, begin);
            const matrix_view<T> square = L.from(begin, begin);
            const matrix_view<T> left = L.from(begin, 0);
            const tiled_triangle<T> X = {static_cast<T *>(shared), rows, is_unit};
            X.load(t, uplo, square.first, lda);
            tiled_triangle<T>::invert(t, X);
            X.store(t, uplo, square.first, lda);
            t.sync();
            for (int col = 0; col < begin; col += width)
                multiply(t, BblasGeneral, rows, width, begin - col, left.from(0, col),
                         factor(L.from(col, col), BblasLower, is_unit), left.from(0, col), plain_product{1}, shared);
            multiply(t, BblasGeneral, rows, begin, rows, factor(square, BblasLower, is_unit), left, left, plain_product{-1},
                     shared);
        }
    }

    /// A := U L of what A holds, L with a unit diagonal. `shared` as for triangular(). Syncs behind.
    ///
    /// By squares from the first to the last, each with what is left of it and above.
    BBLAS_DEVICE static void multiply_factors(const team<threads> &t, int n, T *memory, std::int64_t lda, void *shared)
    {
        const matrix_view<T> A = column_major(memory, lda);
        for (int begin = 0; begin < n; begin += width) {
            const int order = rows_of(n, begin);
            const matrix_view<T> U = A.from(0, begin);
            const matrix_view<T> L = A.from(begin, 0);
            const matrix_view<T> square = A.from(begin, begin);
            const factor upper = {square, BblasUpper};
            multiply(t, BblasGeneral, order, begin, n - begin, upper, L, L, plain_product{1}, shared);
            multiply(t, BblasGeneral, begin, order, n - begin, U, factor(square, BblasLower, true), U, plain_product{1}, shared);
            multiply(t, BblasGeneral, order, order, n - begin, upper, factor(square, BblasLower, true), square, plain_product{1},
                     shared);
        }
    }

    /// X := Lᴴ L in the lower triangle, or of the transposes where uplo is Upper. `shared` as for triangular(). Syncs behind.
    BBLAS_DEVICE static void multiply_by_adjoint(const team<threads> &t, bblas_uplo uplo, int n, T *A, std::int64_t lda,
                                                 void *shared)
    {
        const matrix_view<T> L = lower(uplo, A, lda);
        for (int begin = 0; begin < n; begin += width) {
            const int order = rows_of(n, begin);
            const matrix_view<T> left = L.from(begin, 0);
            const matrix_view<T> square = L.from(begin, begin);
            multiply(t, BblasGeneral, order, begin, n - begin, factor(square, BblasLower).adjoint(), left, left, plain_product{1},
                     shared);
            multiply(t, BblasLower, order, order, n - begin, factor(square, BblasLower).adjoint(), factor(square, BblasLower),
                     square, hermitian_product{}, shared);
        }
    }

    /// Undoes LAPACK's interchanges in the columns of A, n ≤ most_order, the last first. `shared` as for triangular(). Syncs behind.
    BBLAS_DEVICE static void interchange_cols(const team<threads> &t, int n, const bblas_int *ipiv, T *A, std::int64_t lda,
                                              void *shared)
    {
        T *const tile = static_cast<T *>(shared);
        constexpr int bytes = static_cast<int>(shared_bytes);
        constexpr int element = static_cast<int>(sizeof(T));
        const int fitting = (bytes / n - static_cast<int>(sizeof(int))) / element;
        const int at_once = fitting < warp_size ? fitting : warp_size; // rows
        int *const from = reinterpret_cast<int *>(tile + at_once * n); // where a column comes from
        for_each_interchanged(t, n, ipiv, [=](int j, int place) { from[j] = place; });
        for (int begin = 0; begin < n; begin += at_once) {
            const int rows = n - begin < at_once ? n - begin : at_once;
            T *const memory = A + begin;
            for_each_element(t, rows, n, true,
                             [=](std::int64_t i, std::int64_t j) { start_copy(tile + i + j * at_once, memory + i + j * lda); });
            end_copies();
            wait_for_copies<0>();
            t.sync();
            for_each_element(t, rows, n, true,
                             [=](std::int64_t i, std::int64_t j) { memory[i + j * lda] = tile[i + from[j] * at_once]; });
            t.sync();
        }
    }

  private:
    /// x or -x.
    struct plain_product {
        int sign;

        BBLAS_DEVICE bool reads() const { return false; }
        BBLAS_DEVICE T operator()(int, int, T x, T) const { return sign < 0 ? -x : x; }
    };

    /// x of a Hermitian matrix.
    struct hermitian_product {
        BBLAS_DEVICE bool reads() const { return false; }
        BBLAS_DEVICE T operator()(int i, int j, T x, T) const { return i == j ? T(real_part(x)) : x; }
    };

    /// Not inlined: a kernel has several of these products, and their code once.
    template <class F>
    __attribute__((noinline)) BBLAS_DEVICE static void multiply(const team<threads> &t, bblas_uplo uplo, int m, int n, int k,
                                                                const factor &A, const factor &B, const matrix_view<T> &C, F f,
                                                                void *shared)
    {
        product::run(t, uplo, m, n, k, A, B, C, f, shared);
    }

    BBLAS_DEVICE static matrix_view<T> lower(bblas_uplo uplo, T *A, std::int64_t lda)
    {
        return uplo == BblasLower ? column_major(A, lda) : column_major(A, lda).transpose();
    }
    BBLAS_DEVICE static int rows_of(int n, int begin) { return n - begin < width ? n - begin : width; }
};

} // namespace bblas::by_block

#endif
