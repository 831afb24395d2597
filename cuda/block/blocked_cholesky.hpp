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

/// Columns that are factored together: as many as a thread can hold a row of, and of complex floats a warp the sums of.
template <class T> inline constexpr int block_width = is_complex<T> ? 16 : 32;

/// A := L of A = L Lᴴ, in the lower triangle; as by_warp::potrf() returns. Syncs behind.
///
/// Left-looking by panels of columns. Each warp takes 32 rows of a panel, and subtracts the product of all columns before; then
/// the first one factors the square on the diagonal, and the others solve with it, a row to a thread. If there are more rows, the
/// warps go on with those. All columns before are read from global memory, that is, mostly from the second-level cache; so a
/// block takes little shared memory, several are on a multiprocessor, and while one's first warp factors, others multiply.
template <class T, int Threads> class blocked_potrf {
    using fragment = by_warp::product_fragment<T>;
    static constexpr int width = block_width<T>;
    static constexpr int warps = Threads / warp_size;
    static constexpr int stride = warp_size + min(fragment::row_pad, 4); ///< from a column to the next; some floats' lanes meet
    /// Of `step` columns, that are multiplied or on their way to shared memory. On an H200, s has 0.88 to 0.96 of the rate with
    /// 4, d 0.85 to 0.99 with Upper and 0.98 to 1.04 with Lower; z has 0.85 to 0.99 with 2, but 0.93 to 1.13 with Upper.
    static constexpr int stages = is_complex<T> ? 4 : 2;
    static constexpr int step = width / stages;
    static constexpr int row_fragments = warp_size / fragment::rows;
    static constexpr int col_fragments = width / fragment::cols;
    static_assert(step % fragment::depth == 0 && width <= warp_size);
    using sum = typename fragment::sum;

  public:
    struct storage {
        /// A warp's rows, of the columns that are multiplied, or of the panel.
        alignas(16) T tiles[warps][width * stride];
        alignas(16) T others[width * stride]; ///< the rows of the square, of the columns that are multiplied
        alignas(16) T square[width * stride]; ///< the factor of that on the diagonal
        real_t<T> reciprocals[width];         ///< of the square's diagonal
        int info;
    };

    BBLAS_DEVICE static bblas_int factor(const team<Threads> &t, bblas_uplo uplo, int n, T *memory, std::int64_t lda,
                                         storage &shared)
    {
        return blocked_potrf(t, uplo, n, memory, lda, shared).run();
    }

  private:
    const team<Threads> &t;
    const bblas_uplo uplo;
    const int n;
    T *const memory;
    const std::int64_t lda;
    storage &shared;
    const int warp_index;
    T *const tile; ///< the warp's

    BBLAS_DEVICE blocked_potrf(const team<Threads> &team, bblas_uplo in_memory, int order, T *matrix, std::int64_t line,
                               storage &storage)
        : t(team), uplo(in_memory), n(order), memory(matrix), lda(line), shared(storage),
          warp_index(t.warp().broadcast(t.warp_index(), 0)), // which tells the compiler that it is the warp's
          tile(storage.tiles[warp_index])
    {
    }

    /// In the lower triangle. What is computed from its stride does not wait in registers for the next time.
    BBLAS_DEVICE matrix_view<T> matrix() const
    {
        int line = static_cast<int>(lda);
        forget(line);
        return uplo == BblasLower ? column_major(memory, line) : column_major(memory, line).transpose();
    }

    BBLAS_DEVICE T &square(int i, int j) const { return shared.square[j * stride + i]; }

    BBLAS_DEVICE bblas_int run() const
    {
        for (int first = 0; first < n; first += width)
            for (int begin = first; begin < n; begin += Threads) {
                const int warp_row = begin + warp_index * warp_size;
                update_rows(first, warp_row);
                if (begin == first) {
                    if (warp_index == 0)
                        factor_square(first);
                    t.sync();
                    const bblas_int info = shared.info;
                    if (warp_index == 0)
                        store_square(first, info ? info - 1 - first : width);
                    if (info)
                        return info;
                }
                if (warp_row + warp_size > first + width && warp_row < n)
                    solve_rows(first, warp_row);
                t.sync();
            }
        return 0;
    }

    /// Brings columns of up to Rows rows to shared memory, `step` at a time, by so many threads. Neighbours among these copy
    /// neighbouring elements.
    template <int Rows, int Copiers> class supply {
        static constexpr int parts = (Rows * step + Copiers - 1) / Copiers;

      public:
        BBLAS_DEVICE supply(const matrix_view<T> &A, int row_count, int rank, T *shared)
        {
            const bool by_rows = A.rows_are_close();
            const int row = by_rows ? rank % Rows : rank / step;
            const int col = by_rows ? rank / Rows : rank % step;
            row_step = by_rows ? 0 : Copiers / step;
            rows = row < Rows && col < step ? clamped(row_count, 0, Rows) - row : 0;
            tile_step = by_rows ? Copiers / Rows * stride : row_step;
            memory_step = by_rows ? Copiers / Rows * A.col_stride : row_step * A.row_stride;
            stage_step = step * A.col_stride;
            from = A.address(row, col);
            to = shared + col * stride + row;
        }
        BBLAS_DEVICE void copy(int slot)
        {
#pragma unroll
            for (int part = 0; part < parts; ++part)
                start_copy_if(part * row_step < rows, to + slot * (step * stride) + part * tile_step, from + part * memory_step);
            from += stage_step;
        }

      private:
        int rows; ///< from the thread's first one on
        int row_step;
        int tile_step;
        std::int64_t memory_step;
        std::int64_t stage_step;
        const T *from;
        T *to;
    };

    /// Leaves A(row, first + c) - Σ A(row, l) conj(A(first + c, l)) over all l < first in column c of the tile, for the warp's
    /// rows, from `warp_row` on; what is beyond A's n rows is unspecified. While some columns of A are multiplied, the next ones
    /// are on their way.
    BBLAS_DEVICE void update_rows(int first, int warp_row) const
    {
        const team<warp_size> warp = t.warp();
        const matrix_view<T> A = matrix();
        const bool has_rows = warp_row < n;
        sum sums[row_fragments][col_fragments]; // what is subtracted, less what it is subtracted from
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
        supply<warp_size, warp_size> mine(A.from(warp_row, 0), n - warp_row, warp.rank, tile);
        supply<width, Threads> others(A.from(first, 0), n - first, t.rank, shared.others);
        const auto copy = [&](int begin) {
            if (begin < first) {
                mine.copy(begin / step % stages);
                others.copy(begin / step % stages);
            }
            end_copies(); // also none, since groups are counted
        };
#pragma unroll 1
        for (int begin = 0; begin < (stages - 1) * step; begin += step)
            copy(begin);
        for_each([](auto &sum, int e, int, int) { sum.set(e, T(0)); }); // or they would wait in registers from the last panel on
        if (has_rows)
            for_each([&](auto &sum, int e, int row, int col) {
                sum.set(e, -A(clamped(warp_row + row, 0, n - 1), clamped(first + col, 0, n - 1)));
            });
        for (int begin = 0; begin < first; begin += step) {
            wait_for_copies<stages - 2>();
            t.sync();
            copy(begin + (stages - 1) * step);
            if (has_rows)
                multiply(begin / step % stages * (step * stride), sums);
        }
        warp.sync();
        if (has_rows)
            for_each([&](auto &sum, int e, int row, int col) { tile[col * stride + row] = -sum[e]; });
        warp.sync();
    }

    /// Adds the product of the columns that are in shared memory from there on.
    BBLAS_DEVICE void multiply(int from, sum (&sums)[row_fragments][col_fragments]) const
    {
        const team<warp_size> warp = t.warp();
        const by_warp::tile_view<T, 1, stride> mine = {tile + from, false};
        const by_warp::tile_view<T, stride, 1> others = {shared.others + from, is_complex<T>};
#pragma unroll
        for (int l = 0; l < step; l += fragment::depth) {
            typename fragment::left left[row_fragments];
            typename fragment::right right[col_fragments];
#pragma unroll
            for (int i = 0; i < row_fragments; ++i)
                left[i] = fragment::load_left(warp.rank, mine, fragment::rows * i, l);
#pragma unroll
            for (int j = 0; j < col_fragments; ++j)
                right[j] = fragment::load_right(warp.rank, others, l, fragment::cols * j);
#pragma unroll
            for (int j = 0; j < col_fragments; ++j)
#pragma unroll
                for (int i = 0; i < row_fragments; ++i)
                    fragment::multiply(warp, sums[i][j], left[i], right[j]);
        }
    }

    /// Factors the square on the diagonal whose first row this is, by the first warp, a row to a thread. What the matrix lacks is
    /// the identity's.
    BBLAS_DEVICE void factor_square(int first) const
    {
        constexpr int at_once = sizeof(T) > 8 ? 4 : 8; // columns, of which a thread has registers for the square
        const team<warp_size> warp = t.warp();
        const int row = warp.rank;
        int info = 0;
#pragma unroll 1
        for (int begin = 0; begin < width && info == 0; begin += at_once) {
            T x[1][at_once];
#pragma unroll
            for (int c = 0; c < at_once; ++c)
                x[0][c] = first + row < n ? tile[(begin + c) * stride + row] : T(row == begin + c ? 1 : 0);
#pragma unroll 8
            for (int l = 0; l < begin; ++l) {
                const T mine = -square(row, l);
#pragma unroll
                for (int c = 0; c < at_once; ++c)
                    x[0][c] = multiply_add(mine, conjugate(square(begin + c, l)), x[0][c]);
            }
            if (row >= begin && row < begin + at_once)
#pragma unroll
                for (int c = 0; c < at_once; ++c)
                    square(row, begin + c) = x[0][c];
            warp.sync();
            const auto element = [&](int i, int j) { return square(begin + i, begin + j); };
            T y[1][at_once];
            const auto copy = [&] {
#pragma unroll
                for (int c = 0; c < at_once; ++c)
                    y[0][c] = x[0][c];
            };
            copy();
            info = factor_panel<false>(element, y, row - begin);
            if (info < 0) {
                copy();
                info = factor_panel<true>(element, y, row - begin);
            }
            info = info ? begin + info : 0;
            warp.sync();
            if (row >= begin && row < width)
#pragma unroll
                for (int c = 0; c < at_once; ++c)
                    square(row, begin + c) = y[0][c];
            warp.sync();
        }
        if (row < width)
            shared.reciprocals[row] = 1 / real_part(square(row, row));
        if (row == 0)
            shared.info = info ? first + info : 0;
    }

    /// Columns of the square go to memory, but for those from `end` on.
    BBLAS_DEVICE void store_square(int first, int end) const
    {
        const bool by_rows = uplo == BblasLower;
        const matrix_view<T> A = matrix().from(first, first);
        const int order = clamped(n - first, 0, width);
        const int fast = t.warp().rank;
        for (int slow = 0; slow < order; ++slow) {
            const int row = by_rows ? fast : slow;
            const int col = by_rows ? slow : fast;
            if (col <= row && row < order && col < end)
                A.set(row, col, square(row, col));
        }
    }

    /// The warp's rows of the panel that begins with column `first`, but for those of the square.
    BBLAS_DEVICE void solve_rows(int first, int warp_row) const
    {
        const team<warp_size> warp = t.warp();
        const matrix_view<T> A = matrix();
        T x[width];
#pragma unroll
        for (int c = 0; c < width; ++c)
            x[c] = tile[c * stride + warp.rank];
#pragma unroll
        for (int k = 0; k < width; ++k) {
            x[k] = shared.reciprocals[k] * x[k];
#pragma unroll
            for (int c = k + 1; c < width; ++c)
                x[c] = multiply_add(-x[k], conjugate(square(c, k)), x[c]);
        }
        if (uplo == BblasLower) {
            const int row = warp_row + warp.rank;
#pragma unroll
            for (int c = 0; c < width; ++c)
                if (row >= first + width && row < n)
                    A.set(row, first + c, x[c]);
        } else {
            // Columns of the tile are neighbours in memory: 32 bytes of them at once, or lanes would meet in the same banks.
            constexpr int close = 32 / sizeof(T);
#pragma unroll
            for (int c = 0; c < width; ++c)
                tile[c * stride + warp.rank] = x[c];
            warp.sync();
            for (int own = warp.rank / close; own < warp_size; own += warp_size / close)
                if (const int row = warp_row + own; row >= first + width && row < n)
#pragma unroll
                    for (int col = 0; col < width; col += close)
                        A.set(row, first + col + warp.rank % close, tile[(col + warp.rank % close) * stride + own]);
        }
        warp.sync();
    }
};

} // namespace bblas::by_block

#endif
