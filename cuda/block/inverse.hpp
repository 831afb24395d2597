// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Inverses of triangular and of factored matrices in global memory by a block.
#ifndef BBLAS_CUDA_BLOCK_INVERSE_HPP
#define BBLAS_CUDA_BLOCK_INVERSE_HPP

#include "product.hpp"
#include "tiled_triangle.hpp"

#include <group/elements.hpp>
#include <group/lu.hpp>

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

/// A triangle that is inverted in place.
struct inverted_triangle {
    bblas_uplo uplo;
    bool is_unit;
};

/// Steps of inverses in place, by square tiles: all but the squares on the diagonal is products. A tile may be among its own
/// factors, since it is written when they have been read. `shared` has shared_bytes, aligned to 16. All sync behind.
template <class T> class inverse {
    using factor = structured_view<T, structure::triangular>;
    using product = by_block::product<T, typename square_tiling<T>::type, factor>;
    static constexpr int threads = square_tiling<T>::type::threads;

  public:
    static constexpr int width = product::rows; ///< of a tile
    static_assert(product::cols == width);
    /// With 4 blocks, as in trmm, complex doubles spill: on an H200, inverses have 0.78 to 1.0 of the rate from 129 to 384, and
    /// trtri 1.15 times with 128 of order 512.
    static constexpr team_shape shape = {threads, 1, sizeof(T) == 16 ? 3 : square_tiling<T>::blocks};
    static constexpr std::size_t shared_bytes = product::shared_bytes;

    /// Squares that are inverted in shared memory.
    struct square {
        static constexpr int tiles = 2; ///< of a column
        static constexpr int width = tiles * inverse::width;
        static constexpr std::size_t shared_bytes = tiled_triangle<T>::elements(width) * sizeof(T);
        static constexpr team_shape shape = {128, 1, sizeof(T) == 4 ? 4 : sizeof(T) == 8 ? 2 : 3};
    };

    /// A as the lower triangle, which an upper one is the transpose of.
    BBLAS_DEVICE static matrix_view<T> lower(bblas_uplo uplo, T *A, std::int64_t lda)
    {
        return uplo == BblasLower ? column_major(A, lda) : column_major(A, lda).transpose();
    }

    /// The square on the diagonal at `begin` := its inverse. `shared` has square::shared_bytes.
    BBLAS_DEVICE static void invert_square(const team<square::shape.threads> &t, const inverted_triangle &what, int n, T *A,
                                           std::int64_t lda, int begin, void *shared)
    {
        T *const memory = A + begin * (lda + 1);
        const tiled_triangle<T> X = {static_cast<T *>(shared), static_cast<int>(min(n - begin, square::width)), what.is_unit};
        X.load(t, what.uplo, memory, lda);
        tiled_triangle<T>::invert(t, X);
        X.store(t, what.uplo, memory, lda);
        t.sync();
    }

    /// A row of tiles of L between two columns, times the inverse in the square between these rows and columns.
    BBLAS_DEVICE static void multiply_row(const team<threads> &t, const inverted_triangle &what, int n, T *A, std::int64_t lda,
                                          int row, int begin, int end, void *shared)
    {
        const matrix_view<T> L = lower(what.uplo, A, lda);
        for (int col = begin; col < end; col += width) {
            const matrix_view<T> tile = L.from(row, col);
            multiply(t, BblasGeneral, rows_of(n, row), width, end - col, tile, factor(L.from(col, col), BblasLower, what.is_unit),
                     tile, plain_product{1}, shared);
        }
    }

    /// A column of tiles of L between two rows: minus the inverse in the square between these, times them.
    BBLAS_DEVICE static void multiply_column(const team<threads> &t, const inverted_triangle &what, int n, T *A, std::int64_t lda,
                                             int col, int begin, int end, void *shared)
    {
        const matrix_view<T> L = lower(what.uplo, A, lda);
        const factor X = {L.from(begin, begin), BblasLower, what.is_unit};
        for (int row = end - width; row >= begin; row -= width) {
            const int rows = rows_of(n, row);
            multiply(t, BblasGeneral, rows, width, row - begin + rows, X.from(row - begin, 0), L.from(begin, col),
                     L.from(row, col), plain_product{-1}, shared);
        }
    }

    /// A(row, col) := (U L)(row, col), where L has a unit diagonal, when that is done for all that is above or left of the tile,
    /// in its rows and columns.
    BBLAS_DEVICE static void multiply_factors(const team<threads> &t, int n, T *memory, std::int64_t lda, int row, int col,
                                              void *shared)
    {
        const matrix_view<T> A = column_major(memory, lda);
        const int first = max(row, col);
        const factor left = row < col ? factor(A.from(row, first)) : factor(A.from(row, first), BblasUpper);
        const factor right = col < row ? factor(A.from(first, col)) : factor(A.from(first, col), BblasLower, true);
        multiply(t, BblasGeneral, rows_of(n, row), rows_of(n, col), n - first, left, right, A.from(row, col), plain_product{1},
                 shared);
    }

    /// L(row, col) := (Lᴴ L)(row, col), col ≤ row, or of the transposes where uplo is Upper, when that is done for all that is
    /// above the tile.
    BBLAS_DEVICE static void multiply_by_adjoint(const team<threads> &t, bblas_uplo uplo, int n, T *A, std::int64_t lda, int row,
                                                 int col, void *shared)
    {
        const matrix_view<T> L = lower(uplo, A, lda), tile = L.from(row, col);
        const factor left = factor(L.from(row, row), BblasLower).adjoint();
        if (col < row)
            multiply(t, BblasGeneral, rows_of(n, row), width, n - row, left, tile, tile, plain_product{1}, shared);
        else
            multiply(t, BblasLower, rows_of(n, row), rows_of(n, row), n - row, left, factor(tile, BblasLower), tile,
                     hermitian_product{}, shared);
    }

    static constexpr int most_interchanged = warp_size; ///< rows

    /// Undoes LAPACK's interchanges in the columns of A, the last first, in up to most_interchanged rows.
    BBLAS_DEVICE static void interchange_cols(const team<threads> &t, int rows, int n, const bblas_int *ipiv, T *A,
                                              std::int64_t lda, void *shared)
    {
        constexpr int most_order = 1024;
        static_assert(most_order * (sizeof(int) + sizeof(T)) <= shared_bytes); // there is room for a row or more
        if (n > most_order) {
            by_group::laswp(t, rows, column_major(A, lda).transpose(), 1, n, ipiv, -1);
            t.sync();
            return;
        }
        constexpr int bytes = static_cast<int>(shared_bytes);
        constexpr int element = static_cast<int>(sizeof(T));
        T *const tile = static_cast<T *>(shared);
        const int fitting = (bytes / n - static_cast<int>(sizeof(int))) / element;
        const int at_once = fitting < most_interchanged ? fitting : most_interchanged; // rows
        int *const from = reinterpret_cast<int *>(tile + at_once * n);                 // where a column comes from
        for_each_interchanged(t, n, ipiv, [=](int j, int place) { from[j] = place; });
        for (int begin = 0; begin < rows; begin += at_once) {
            const int here = rows - begin < at_once ? rows - begin : at_once;
            T *const memory = A + begin;
            for_each_element(t, here, n, true,
                             [=](std::int64_t i, std::int64_t j) { start_copy(tile + i + j * at_once, memory + i + j * lda); });
            end_copies();
            wait_for_copies<0>();
            t.sync();
            for_each_element(t, here, n, true,
                             [=](std::int64_t i, std::int64_t j) { memory[i + j * lda] = tile[i + from[j] * at_once]; });
            t.sync();
        }
    }

  private:
    /// x or -x.
    struct plain_product {
        int sign;

        BBLAS_DEVICE bool reads() const { return false; }
        BBLAS_DEVICE T operator()(int, int, T x, T = T()) const { return sign < 0 ? -x : x; }
    };

    /// x of a Hermitian matrix.
    struct hermitian_product {
        BBLAS_DEVICE bool reads() const { return false; }
        BBLAS_DEVICE T operator()(int i, int j, T x, T = T()) const { return i == j ? T(real_part(x)) : x; }
    };

    /// Not inlined: a kernel has several of these products, and their code once.
    template <class F>
    BBLAS_OUT_OF_LINE static void multiply(const team<threads> &t, bblas_uplo uplo, int m, int n, int k, const factor &A,
                                           const factor &B, const matrix_view<T> &C, F f, void *shared)
    {
        product::run(t, uplo, m, n, k, A, B, C, f, shared);
    }

    BBLAS_DEVICE static int rows_of(int n, int begin) { return n - begin < width ? n - begin : width; }
};

} // namespace bblas::by_block

#endif
