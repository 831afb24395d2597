// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization of a matrix in global memory by a block.
#ifndef BBLAS_CUDA_BLOCK_BLOCKED_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_BLOCKED_CHOLESKY_HPP

#include "cholesky.hpp"

#include <group/elements.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// Columns that are factored together: as many as a thread can hold a row of.
template <class T> inline constexpr int block_width = sizeof(T) > 8 ? 16 : 32;

/// What blocked_potrf has in shared memory.
template <class T, int Threads> struct blocked_potrf_storage {
    static constexpr int width = block_width<T>;
    /// Room for a warp: 32 columns of 32 rows, four elements further apart than need be, or fewer if more do not fit in registers.
    static constexpr int stride = warp_size + 4;

    alignas(16) T tiles[Threads / warp_size][width * stride];
    /// On the diagonal, and the next one. As a `triangle`.
    alignas(16) T square[2][width * (width + 12)];
    alignas(16) T scratch[potrf_scratch<T>];
    real_t<T> reciprocals[2][width]; ///< of the squares' diagonals
    int info[2];

    static_assert(sizeof square[0] >= triangle<T>::elements(width) * sizeof(T));
};

/// x[c] := A(row, first + c) - Σ A(row, l) conj(A(first + c, l)) over all l < first, for the columns of the block that begins with column
/// `first`. The warp's threads have rows that follow each other from `warp_row` on; what is beyond A's n rows is unspecified. `tile`
/// is the warp's own. While some columns of A are multiplied, in fragments, the next ones are on their way to it.
template <class T, int Width>
BBLAS_DEVICE void update_rows(const team<warp_size> &warp, int n, matrix_view<T> A, int first, int warp_row, T *tile,
                              T (&x)[Width])
{
    using fragment = by_warp::fragment<T>;
    constexpr int stride = warp_size + 4;
    constexpr int step = Width / 4; // columns at a time
    constexpr int row_fragments = warp_size / fragment::rows;
    constexpr int col_fragments = Width / fragment::cols;
    static_assert(step % fragment::depth == 0 && Width <= warp_size);
    typename fragment::sum sums[row_fragments][col_fragments]; // what is subtracted, less what it is subtracted from
    const auto for_each = [&](auto visit) {
#pragma unroll
        for (int i = 0; i < row_fragments; ++i)
#pragma unroll
            for (int j = 0; j < col_fragments; ++j)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    visit(sums[i][j], e, fragment::rows * i + fragment::row(warp.rank, e),
                          fragment::cols * j + fragment::col(warp.rank, e));
    };
    for_each([&](auto &sum, int e, int row, int col) {
        sum.set(e, -A(clamped(warp_row + row, 0, n - 1), clamped(first + col, 0, n - 1)));
    });

    // Columns of the warp's rows, and behind them those of the block's. Neighbouring threads copy neighbouring elements.
    const bool by_rows = A.rows_are_close();
    const int copy_row = by_rows ? warp.rank : warp.rank / step;
    const int copy_col = by_rows ? 0 : warp.rank % step;
    const int row_step = by_rows ? 0 : warp_size / step;
    const int tile_step = by_rows ? stride : row_step;
    const std::int64_t memory_step = by_rows ? A.col_stride : row_step * A.row_stride;
    const T *mine_from = A.address(warp_row + copy_row, copy_col);
    const T *other_from = A.address(first + copy_row, copy_col);
    const auto copy = [&](int begin) {
        T *const to = tile + begin / step % 2 * (2 * step * stride) + copy_col * stride + copy_row;
#pragma unroll
        for (int part = 0; part < step; ++part) {
            const int row = copy_row + part * row_step;
            if (warp_row + row < n)
                start_copy(to + part * tile_step, mine_from + part * memory_step);
            if (first + row < n && row < Width)
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
        const T *const from = tile + begin / step % 2 * (2 * step * stride);
        const by_warp::tile_view<T, 1, stride> mine = {from, false};
        const by_warp::tile_view<T, stride, 1> other = {from + step * stride, is_complex<T>};
#pragma unroll
        for (int l = 0; l < step; l += fragment::depth) {
            typename fragment::left left[row_fragments];
            typename fragment::right right[col_fragments];
#pragma unroll
            for (int i = 0; i < row_fragments; ++i)
                left[i] = fragment::load_left(warp.rank, mine, fragment::rows * i, l);
#pragma unroll
            for (int j = 0; j < col_fragments; ++j)
                right[j] = fragment::load_right(warp.rank, other, l, fragment::cols * j);
#pragma unroll
            for (int j = 0; j < col_fragments; ++j)
#pragma unroll
                for (int i = 0; i < row_fragments; ++i)
                    fragment::multiply(warp, sums[i][j], left[i], right[j]);
        }
        warp.sync();
    }
    for_each([&](auto &sum, int e, int row, int col) { tile[col * stride + row] = -sum[e]; });
    warp.sync();
#pragma unroll
    for (int c = 0; c < Width; ++c)
        x[c] = tile[c * stride + warp.rank];
    warp.sync();
}

/// A := L of A = L Lᴴ, in the lower triangle; as potrf() returns. Syncs behind.
///
/// Left-looking by blocks of columns: one warp factors the square on the diagonal; then each takes 32 rows below it at a time, updates them by
/// all columns before, and solves with the square, a row to a thread. The first warp takes the first of them alone, and factors the next
/// square while the others are still at it. All blocks before are read from global memory, that is, mostly from the second-level
/// cache.
template <class T, int Threads> class blocked_potrf {
  public:
    using storage = blocked_potrf_storage<T, Threads>;

    BBLAS_DEVICE static bblas_int factor(const team<Threads> &t, bblas_uplo uplo, int n, T *memory, std::int64_t lda,
                                         storage &shared)
    {
        return blocked_potrf(t, uplo, n, memory, lda, shared).run();
    }

  private:
    static constexpr int width = block_width<T>;
    static constexpr int stride = storage::stride;

    const team<Threads> &t;
    const bblas_uplo uplo;
    const int n;
    T *const memory;
    const std::int64_t lda;
    storage &shared;
    T *const tile; ///< the warp's

    BBLAS_DEVICE blocked_potrf(const team<Threads> &team, bblas_uplo in_memory, int order, T *matrix, std::int64_t line,
                               storage &storage)
        : t(team), uplo(in_memory), n(order), memory(matrix), lda(line), shared(storage), tile(storage.tiles[team.warp_index()])
    {
    }

    /// In the lower triangle. What is computed from its stride does not wait in registers for the next time.
    BBLAS_DEVICE matrix_view<T> matrix() const
    {
        int line = static_cast<int>(lda);
        forget(line);
        return uplo == BblasLower ? column_major(memory, line) : column_major(memory, line).transpose();
    }

    BBLAS_DEVICE bblas_int run() const
    {
        const bool is_first_warp = t.warp_index() == 0;
        for (int first = -width; first < n; first += width) {
            const int below = first + width;
            if (first >= 0) {
                if (const bblas_int info = shared.info[first / width % 2])
                    return info;
                for (int row = below + t.warp_index() * warp_size; row < n; row += is_first_warp ? n : Threads - warp_size)
                    solve_rows(first, row);
            }
            if (is_first_warp && below < n)
                factor_square(below);
            t.sync();
        }
        return 0;
    }

    BBLAS_DEVICE triangle<T> square_at(int first) const
    {
        return triangle<T>(shared.square[first / width % 2], clamped(n - first, 0, width));
    }

    /// The square on the diagonal whose first row this is, when all columns before have been computed.
    BBLAS_DEVICE void factor_square(int first) const
    {
        const team<warp_size> warp = t.warp();
        const matrix_view<T> A = matrix();
        const triangle<T> square = square_at(first);
        T x[width];
        update_rows(warp, n, A, first, first, tile, x);
#pragma unroll
        for (int c = 0; c < width; ++c)
            if (c <= warp.rank && warp.rank < square.rounded_order)
                square(warp.rank, c) = warp.rank < square.order ? x[c] : T(c == warp.rank ? 1 : 0);
        const bblas_int failed = potrf<1>(warp, square, shared.scratch);
        square.store(warp, uplo, failed ? failed - 1 : square.order, A.address(first, first), lda);
        if (warp.rank < square.order)
            shared.reciprocals[first / width % 2][warp.rank] = 1 / real_part(square(warp.rank, warp.rank));
        if (warp.rank == 0)
            shared.info[first / width % 2] = failed ? first + failed : 0;
        warp.sync();
    }

    /// 32 rows of the columns below the square that begins with row `first`.
    BBLAS_DEVICE void solve_rows(int first, int warp_row) const
    {
        const team<warp_size> warp = t.warp();
        const matrix_view<T> A = matrix();
        const triangle<T> square = square_at(first);
        const real_t<T> *const reciprocals = shared.reciprocals[first / width % 2];
        T x[width];
        update_rows(warp, n, A, first, warp_row, tile, x);
#pragma unroll
        for (int k = 0; k < width; ++k) {
            x[k] = reciprocals[k] * x[k];
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
        }
        warp.sync();
    }
};

} // namespace bblas::by_block

#endif
