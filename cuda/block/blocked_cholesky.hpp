// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization of a matrix in global memory by a block.
#ifndef BBLAS_CUDA_BLOCK_BLOCKED_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_BLOCKED_CHOLESKY_HPP

#include "cholesky.hpp"

#include <group/elements.hpp>

namespace bblas::by_block {

/// Columns that are factored together: as many as a thread can hold a row of.
template <class T> inline constexpr int block_width = sizeof(T) > 8 ? 16 : 32;

/// What blocked_potrf() has in shared memory.
template <class T, int Threads> struct blocked_potrf_storage {
    static constexpr int width = block_width<T>;
    /// Room for a warp: 32 columns of 32 rows, four elements further apart than need be, or fewer if more do not fit in registers.
    static constexpr int stride = warp_size + 4;

    alignas(16) T tiles[Threads / warp_size][width * stride];
    alignas(16) T square[width * (width + 12)]; ///< on the diagonal; as a `triangle`
    alignas(16) T scratch[potrf_scratch<T>];
    real_t<T> reciprocals[width]; ///< of the square's diagonal
    int info;

    static_assert(sizeof square >= triangle<T>::elements(width) * sizeof(T));
};

/// x[c] := A(row, first + c) - Σ A(row, l) conj(A(first + c, l)) over all l < first, for the columns of the block that begins with column
/// `first`. The warp's threads have rows that follow each other from `warp_row` on; what is beyond A's n rows is unspecified. `tile`
/// is the warp's own.
template <class T, int Width>
BBLAS_DEVICE void update_rows(const team<warp_size> &warp, int n, matrix_view<T> A, int first, int warp_row, T *tile,
                              T (&x)[Width])
{
    const int row = clamped(warp_row + warp.rank, 0, n - 1);
#pragma unroll
    for (int c = 0; c < Width; ++c)
        x[c] = A(row, clamped(first + c, 0, n - 1));
    for (int begin = 0; begin < first; begin += Width) {
        // The block's rows, from which every thread needs the same element at a time.
        for (int e = warp.rank; e < Width * Width; e += warp_size)
            tile[e] = A(clamped(first + e % Width, 0, n - 1), begin + e / Width);
        warp.sync();
#pragma unroll 4
        for (int l = 0; l < Width; ++l) {
            const T mine = -A(row, begin + l);
#pragma unroll
            for (int c = 0; c < Width; ++c)
                x[c] = multiply_add(mine, conjugate(tile[l * Width + c]), x[c]);
        }
        warp.sync();
    }
}

/// The same for doubles on the tensor cores. While eight columns of A are multiplied, the next eight are on their way to shared memory.
BBLAS_DEVICE inline void update_rows(const team<warp_size> &warp, int n, matrix_view<double> A, int first, int warp_row,
                                     double *tile, double (&x)[32])
{
    constexpr int stride = warp_size + 4;
    constexpr int step = 8;
    const int g = warp.rank / 4;
    const int t = warp.rank % 4;
    double sum[2][4][4];
#pragma unroll
    for (int q = 0; q < 4; ++q)
#pragma unroll
        for (int e = 0; e < 8; ++e)
            sum[q / 2][e / 2][q % 2 * 2 + e % 2] =
                A(clamped(warp_row + 8 * q + g, 0, n - 1), clamped(first + 8 * (e / 2) + 2 * t + e % 2, 0, n - 1));

    // Columns of the warp's rows, and behind them those of the block's. Neighbouring threads copy neighbouring elements.
    const bool by_rows = A.rows_are_close();
    const int copy_row = by_rows ? warp.rank : warp.rank / step;
    const int copy_col = by_rows ? 0 : warp.rank % step;
    const int row_step = by_rows ? 0 : warp_size / step;
    const int tile_step = by_rows ? stride : row_step;
    const std::int64_t memory_step = by_rows ? A.col_stride : row_step * A.row_stride;
    const double *mine_from = A.address(warp_row + copy_row, copy_col);
    const double *other_from = A.address(first + copy_row, copy_col);
    const auto copy = [&](int begin) {
        double *const to = tile + begin / step % 2 * (2 * step * stride) + copy_col * stride + copy_row;
#pragma unroll
        for (int part = 0; part < step; ++part) {
            const int row = copy_row + part * row_step;
            if (warp_row + row < n)
                start_copy(to + part * tile_step, mine_from + part * memory_step);
            if (first + row < n)
                start_copy(to + step * stride + part * tile_step, other_from + part * memory_step);
        }
        mine_from += step * A.col_stride;
        other_from += step * A.col_stride;
        end_copies();
    };
    if (first > 0)
        copy(0);
    for (int begin = 0; begin < first; begin += step) {
        if (begin + step < first) {
            copy(begin + step);
            wait_for_copies<1>();
        } else {
            wait_for_copies<0>();
        }
        warp.sync();
        const double *const from = tile + begin / step % 2 * (2 * step * stride);
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            const double *const mine = from + (4 * half + t) * stride + g;
            const double *const other = mine + step * stride;
            double a[4];
            double b[4];
#pragma unroll
            for (int q = 0; q < 4; ++q) {
                a[q] = -mine[8 * q];
                b[q] = other[8 * q];
            }
#pragma unroll
            for (int c = 0; c < 4; ++c)
#pragma unroll
                for (int pair = 0; pair < 2; ++pair) {
                    const double rows[2] = {a[2 * pair], a[2 * pair + 1]};
                    multiply_fragments(warp, sum[pair][c], rows, b[c]);
                }
        }
        warp.sync();
    }
#pragma unroll
    for (int q = 0; q < 4; ++q)
#pragma unroll
        for (int e = 0; e < 8; ++e)
            tile[(8 * (e / 2) + 2 * t + e % 2) * stride + 8 * q + g] = sum[q / 2][e / 2][q % 2 * 2 + e % 2];
    warp.sync();
#pragma unroll
    for (int c = 0; c < 32; ++c)
        x[c] = tile[c * stride + warp.rank];
    warp.sync();
}

/// A := L of A = L Lᴴ, in the lower triangle; as potrf() returns. Syncs behind.
///
/// Left-looking by blocks of columns: one warp factors the square on the diagonal; then each takes 32 rows below it at a time, updates them by
/// all columns before, and solves with the square, a row to a thread. All blocks before are read from global memory, that is, mostly
/// from the second-level cache.
template <class T, int Threads>
BBLAS_DEVICE bblas_int blocked_potrf(const team<Threads> &t, bblas_uplo uplo, int n, T *memory, std::int64_t lda,
                                     blocked_potrf_storage<T, Threads> &shared)
{
    constexpr int width = block_width<T>;
    constexpr int stride = shared.stride;
    const matrix_view<T> A = uplo == BblasLower ? column_major(memory, lda) : column_major(memory, lda).transpose();
    const team<warp_size> warp = t.warp();
    T *const tile = shared.tiles[t.warp_index()];
    for (int first = 0; first < n; first += width) {
        const triangle<T> square(shared.square, clamped(n - first, 0, width));
        if (t.warp_index() == 0) {
            T x[width];
            update_rows(warp, n, A, first, first, tile, x);
#pragma unroll
            for (int c = 0; c < width; ++c)
                if (c <= warp.rank && warp.rank < square.rounded_order)
                    square(warp.rank, c) = warp.rank < square.order ? x[c] : T(c == warp.rank ? 1 : 0);
            const bblas_int failed = potrf<1>(warp, square, shared.scratch);
            square.store(warp, uplo, failed ? failed - 1 : square.order, A.address(first, first), lda);
            if (warp.rank < square.order)
                shared.reciprocals[warp.rank] = 1 / real_part(square(warp.rank, warp.rank));
            if (warp.rank == 0)
                shared.info = failed ? first + failed : 0;
        }
        t.sync();
        if (shared.info)
            return shared.info;
        for (int warp_row = first + width + t.warp_index() * warp_size; warp_row < n; warp_row += Threads) {
            T x[width];
            update_rows(warp, n, A, first, warp_row, tile, x);
#pragma unroll
            for (int k = 0; k < width; ++k) {
                x[k] = shared.reciprocals[k] * x[k];
#pragma unroll
                for (int c = k + 1; c < width; ++c)
                    x[c] = multiply_add(-x[k], conjugate(square(c, k)), x[c]);
            }
            if (uplo == BblasLower) {
#pragma unroll
                for (int c = 0; c < width; ++c)
                    if (warp_row + warp.rank < n)
                        A.set(warp_row + warp.rank, first + c, x[c]);
            } else {
                // By columns of the tile, which are neighbours in memory.
#pragma unroll
                for (int c = 0; c < width; ++c)
                    tile[c * stride + warp.rank] = x[c];
                warp.sync();
                for (int e = warp.rank; e < width * warp_size; e += warp_size)
                    if (warp_row + e / width < n)
                        A.set(warp_row + e / width, first + e % width, tile[e % width * stride + e / width]);
                warp.sync();
            }
        }
        t.sync();
    }
    return 0;
}

} // namespace bblas::by_block

#endif
