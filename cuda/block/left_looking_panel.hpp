// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Panels of an LU factorization of a matrix in global memory, as a team of warps holds them.
#ifndef BBLAS_CUDA_BLOCK_LEFT_LOOKING_PANEL_HPP
#define BBLAS_CUDA_BLOCK_LEFT_LOOKING_PANEL_HPP

#include <complex.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// What left-looking factorizations have in common: a panel of Width columns and up to Threads × R rows of A comes to shared
/// memory, in the order that its rows have by then, and is held in fragments, tile after tile of 16 rows dealt to the warps in
/// turn.
template <class T, int Threads, int R, int Width> class left_looking_panel {
  protected:
    using fragment = by_warp::fragment<T>;
    using sum = typename fragment::sum;
    static constexpr int width = Width;
    static constexpr int height = fragment::rows; ///< of a tile
    static constexpr int warps = Threads / warp_size;
    static constexpr int tiles = Threads * R / height / warps; ///< for a warp
    static constexpr int tile_cols = width / fragment::cols;

    const team<Threads> &t;
    const int m;
    T *const A;
    const std::int64_t lda;

    BBLAS_DEVICE left_looking_panel(const team<Threads> &team, int rows, T *matrix, std::int64_t line)
        : t(team), m(rows), A(matrix), lda(line)
    {
    }

    /// Rows, up to the end of a tile.
    template <class N> BBLAS_HOST_DEVICE static constexpr N whole_tiles(N m) { return (m + height - 1) / height * height; }

    /// lda, of which multiples are not to wait in registers.
    BBLAS_DEVICE std::int64_t forgotten_lda() const
    {
        int line = static_cast<int>(lda);
        forget(line);
        return line;
    }

    /// Starts to copy an element, or zero.
    BBLAS_DEVICE static void copy(T *to, const T *element, bool is_there = true)
    {
        using part = real_t<T>; // to which memory is aligned
#pragma unroll
        for (int p = 0; p < static_cast<int>(sizeof(T) / sizeof(part)); ++p)
            start_copy(reinterpret_cast<part *>(to) + p, reinterpret_cast<const part *>(element) + p, is_there);
    }

    /// Starts to copy the columns of A from `first` on, of n, to lines of shared memory; row i comes from row origin[i].
    BBLAS_DEVICE void bring_columns(int first, int n, const int *origin, T *to, int line) const
    {
        const std::int64_t step = forgotten_lda();
        for (int i = t.rank; i < whole_tiles(m); i += Threads) {
            const T *from_row = A + first * step + (i < m ? origin[i] : 0);
            for (int c = 0; c < width; ++c, from_row += first + c < n ? step : 0)
                copy(to + i + c * line, from_row, i < m && first + c < n);
        }
    }

    /// f(sum, e, row, col) for each element that the calling thread holds.
    template <class F> BBLAS_DEVICE void for_each(sum (&sums)[tiles][tile_cols], F f) const
    {
        const int lane = t.rank % warp_size;
#pragma unroll
        for (int i = 0; i < tiles; ++i)
#pragma unroll
            for (int j = 0; j < tile_cols; ++j)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    f(sums[i][j], e, (i * warps + t.warp_index()) * height + fragment::row(lane, e),
                      j * fragment::cols + fragment::col(lane, e));
    }

    /// The columns that have been brought, negated; row i stands in row place(i). Syncs behind.
    template <class F> BBLAS_DEVICE void take(sum (&sums)[tiles][tile_cols], const T *from, int line, F place) const
    {
        wait_for_copies<0>();
        t.sync();
        for_each(sums, [&](sum &s, int e, int row, int col) {
            // All are set, or they would wait in registers from the last panel on.
            s.set(e, row < m ? -from[place(row) + col * line] : T(0));
        });
        t.sync();
    }

    /// The reverse, from row `first` on.
    BBLAS_DEVICE void give(int first, sum (&sums)[tiles][tile_cols], T *to, int line) const
    {
        for_each(sums, [&](sum &s, int e, int row, int col) {
            if (row >= first && row < whole_tiles(m))
                to[row + col * line] = -s[e];
        });
    }

    /// Of tile `number`, which is the calling warp's.
    BBLAS_DEVICE void take_tile(int number, const sum (&sums)[tiles][tile_cols], sum (&tile)[tile_cols]) const
    {
#pragma unroll
        for (int j = 0; j < tile_cols; ++j) {
            tile[j] = sums[0][j];
#pragma unroll
            for (int i = 1; i < tiles; ++i)
#pragma unroll
                for (int e = 0; e < 4; ++e) // not i == ..., from which an index in memory would be made
                    tile[j].set(e, i <= number / warps ? sums[i][j][e] : tile[j][e]);
        }
    }
    /// The reverse.
    BBLAS_DEVICE void give_tile(int number, const sum (&tile)[tile_cols], sum (&sums)[tiles][tile_cols]) const
    {
#pragma unroll
        for (int i = 0; i < tiles; ++i)
#pragma unroll
            for (int j = 0; j < tile_cols; ++j)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    sums[i][j].set(e, i == number / warps ? tile[j][e] : sums[i][j][e]);
    }
};

} // namespace bblas::by_block

#endif
