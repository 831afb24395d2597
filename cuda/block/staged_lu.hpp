// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in global memory by a team of warps, through shared memory.
#ifndef BBLAS_CUDA_BLOCK_STAGED_LU_HPP
#define BBLAS_CUDA_BLOCK_STAGED_LU_HPP

#include <block/left_looking_panel.hpp>
#include <block/shared_lu.hpp>
#include <chunk.hpp>

namespace bblas::by_block {

/// LU factorization of up to Threads × R rows, left-looking, as left_looking_lu, but with wider panels, which are factored in
/// shared memory, 8 columns after others. Between them that has room for strips of L, which come for all warps at once. So L is
/// read half as often, and strips of U, which are found one after the other, are half as many.
template <bool IsPivoted, class T, int Threads, int R, int Width> class staged_lu : left_looking_panel<T, Threads, R, Width> {
    using base = left_looking_panel<T, Threads, R, Width>;
    using base::height;
    using base::tile_cols;
    using base::tiles;
    using base::warps;
    using base::width;
    using typename base::fragment;
    using typename base::sum;
    static constexpr int depth = width / 2; ///< of a strip: rows of U, which are as many columns of L
    static constexpr int strips_in_tile = height / depth;
    static constexpr int tiles_together = tiles > 1 && fragment::depth == 1 ? 2 : 1; ///< are multiplied
    static constexpr int solved_line = width + fragment::depth_pad;
    using panel_lu = shared_lu<IsPivoted, T, int, Threads, Threads, Threads * R, width>;
    static_assert(height % depth == 0 && depth % fragment::depth == 0 && width <= warp_size);

    struct fixed_size {
        typename panel_lu::storage of_panel;
        alignas(16) T solved[2][solved_line * depth]; ///< a strip of U, by rows
        alignas(16) T squares[2][depth * depth];      ///< of L, on its diagonal, by columns
    };

  public:
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(std::int64_t m)
    {
        return sizeof(fixed_size) + panel_size(m) * sizeof(T) + static_cast<std::size_t>(line(m)) * (2 * sizeof(int));
    }

    /// A := L and U, m by n; ipiv, and what is returned, as by_group::getrf() or getrf_nopiv().
    BBLAS_DEVICE static bblas_int factor(const team<Threads> &t, int m, int n, T *A, std::int64_t lda, bblas_int *ipiv,
                                         void *memory)
    {
        staged_lu lu(t, m, A, lda, memory);
        return lu.run(n, ipiv);
    }

  private:
    using base::A;
    using base::copy;
    using base::forgotten_lda;
    using base::lda;
    using base::m;
    using base::t;
    using base::whole_tiles;

    /// From a column of the panel in shared memory to the next.
    template <class N> BBLAS_HOST_DEVICE static constexpr N line(N m) { return whole_tiles(m) + 5; }
    /// The panel's elements, or those of two strips of L, which come between two panels. Lines of strips are no longer.
    BBLAS_HOST_DEVICE static constexpr std::size_t panel_size(std::int64_t m)
    {
        return static_cast<std::size_t>((width * line(m) + 3) / 4 * 4);
    }

    fixed_size &shared;
    T *const panel;
    int *const origin; ///< row i has been row origin[i]
    int *const moved;  ///< and row i of what is not done was row moved[i] of it when the panel came
    const bool comes_in_chunks;

    BBLAS_DEVICE staged_lu(const team<Threads> &team, int rows, T *matrix, std::int64_t line_of_matrix, void *memory)
        : base(team, rows, matrix, line_of_matrix), shared(*static_cast<fixed_size *>(memory)),
          panel(reinterpret_cast<T *>(static_cast<unsigned char *>(memory) + sizeof(fixed_size))),
          origin(reinterpret_cast<int *>(panel + panel_size(rows))), moved(origin + line(rows)),
          comes_in_chunks(lda % chunk<T>::size == 0 && reinterpret_cast<std::uintptr_t>(A) % sizeof(chunk<T>) == 0)
    {
    }

    BBLAS_DEVICE bblas_int run(int n, bblas_int *ipiv) const
    {
        bblas_int info = 0;
        int order = m < n ? m : n;
        for (int i = t.rank; i < line(m); i += Threads)
            origin[i] = i;
        t.sync();
        bring_panel(0, n);
        for (int first = 0; first < n; first += width) {
            const int cols = n - first < width ? n - first : width;
            sum sums[tiles][tile_cols];
            base::take(sums, panel, line(m), [](int row) { return row; });
            if (first > 0 && order > 0)
                solve(first < order ? first : order, first, cols, sums);
            if (first >= order) {
                bring_panel(first + width, n);
                continue;
            }
            base::give(first, sums, panel, line(m));
            for (int i = t.rank; i < m - first; i += Threads)
                moved[i] = i;
            t.sync();
            const bblas_int zero = eliminate_panel(first, cols, ipiv);
            store(first, cols);
            t.sync();
            bring_panel(first + width, n);
            if constexpr (IsPivoted)
                move_rows(first, order - first < width ? order - first : width);
            if (zero && info == 0) {
                info = first + zero;
                if (!IsPivoted)
                    order = info - 1; // rows of U from there on are not asked for
            }
            t.sync();
        }
        return info;
    }

    /// Returns 0, or the first pivot of the panel that is zero, counted from 1.
    BBLAS_DEVICE bblas_int eliminate_panel(int first, int cols, bblas_int *ipiv) const
    {
        const panel_lu lu(t, m - first, cols, panel + first, line(m), shared.of_panel);
        return lu.run(first + 1, IsPivoted ? ipiv + first : nullptr, [&](int begin) {
            if (IsPivoted && t.rank / 2 == Threads / 2 - 1) // of the last warp, whose threads have no column else
                lu.interchange((t.rank % 2 ? origin + first : moved) + begin);
        });
    }

    // ---- A panel comes, and goes ----

    /// Starts to copy a panel, with its rows where they belong, and the square that is solved with first.
    BBLAS_DEVICE void bring_panel(int first, int n) const
    {
        if (first >= n) // not even zeros may be on their way when the next problem gets the memory
            return;
        base::bring_columns(first, n, origin, panel, line(m));
        if (first > 0)
            bring_square(0);
        end_copies();
    }

    /// The panel from row `first` on, as it is in shared memory.
    BBLAS_DEVICE void store(int first, int cols) const
    {
        const std::int64_t step = forgotten_lda();
        for (int i = first + t.rank; i < m; i += Threads) {
            T *to = A + i + first * step;
#pragma unroll
            for (int c = 0; c < width; ++c, to += step)
                if (c < cols)
                    *to = panel[i + c * line(m)];
        }
    }

    // ---- Strips of L come ----

    BBLAS_DEVICE T *square(int strip) const
    {
        return shared.squares[strip % 2];
    }
    /// Where column 0 of a strip is, from row 0 of the matrix on.
    BBLAS_DEVICE T *strip_of_l(int strip) const
    {
        return panel + strip % 2 * (depth * strip_line());
    }
    BBLAS_DEVICE int strip_line() const
    {
        return whole_tiles(m) + fragment::row_pad;
    }

    /// Starts to copy the square of a strip.
    BBLAS_DEVICE void bring_square(int strip) const
    {
        for (int e = t.rank; e < depth * depth; e += Threads) {
            const int i = strip * depth + e % depth, j = strip * depth + e / depth;
            copy(square(strip) + e, A + i + j * lda, i < m);
        }
    }

    /// Starts to copy the columns of L that a strip of U is multiplied with, from row `begin` on; in chunks, where memory is
    /// aligned, with what is behind the last row.
    BBLAS_DEVICE void bring_strip(int strip, int begin) const
    {
        const T *const from = A + begin + strip * depth * lda;
        T *const to = strip_of_l(strip) + begin;
        if (comes_in_chunks)
            bring_lines<true>(whole_tiles(m) - begin, m - begin, from, to);
        else
            bring_lines<false>(whole_tiles(m) - begin, m - begin, from, to);
    }

    /// Half of the team has every other column. Of rows that are copied together, the first is there, or zeros come.
    template <bool InChunks> BBLAS_DEVICE void bring_lines(int rows, int rows_there, const T *from, T *to) const
    {
        constexpr int size = InChunks ? chunk<T>::size : 1;
        const std::int64_t step = 2 * forgotten_lda();
        const int half = static_cast<unsigned>(t.rank) / (Threads / 2);
        from += half * (step / 2);
        to += half * strip_line();
#pragma unroll 1
        for (int i = static_cast<unsigned>(t.rank) % (Threads / 2) * size; i < rows; i += Threads / 2 * size) {
            const T *element = from + i;
#pragma unroll
            for (int c = 0; c < depth; c += 2, element += step) {
                T *const place = to + i + c * strip_line();
                if constexpr (InChunks)
                    start_copy_past_cache(reinterpret_cast<chunk<T> *>(place), reinterpret_cast<const chunk<T> *>(element),
                                          i < rows_there);
                else
                    copy(place, element, i < rows_there);
            }
        }
    }

    // ---- What is done with them ----

    /// Tiles from there on are multiplied with a strip: that has the next one's square.
    BBLAS_DEVICE static int tile_behind(int strip)
    {
        return (strip + 1) / strips_in_tile;
    }

    /// Columns of a strip of L.
    struct columns_of_l {
        const T *first;
        int line;
        static constexpr bool conjugated = false;
        BBLAS_DEVICE T operator()(int i, int l) const { return first[i + l * line]; }
    };
    using rows_of_u = by_warp::tile_view<T, solved_line, 1>;

    /// sums += L U for a strip of U, in `Count` tiles of the calling warp's, from the first on, of which those that `wants` says.
    /// Tiles that are multiplied together share what is read of U; those that are not wanted are branched around.
    template <int Count, class F>
    BBLAS_DEVICE void multiply(int strip, sum (&sums)[Count][tile_cols], int first_tile, F wants) const
    {
        constexpr int together = Count < tiles_together ? Count : tiles_together;
        const int lane = t.rank % warp_size;
        const rows_of_u U = {shared.solved[strip % 2], false};
        const columns_of_l L = {strip_of_l(strip) + first_tile * height, strip_line()};
#pragma unroll
        for (int begin = 0; begin < Count; begin += together) {
            if (!wants(begin + together - 1) && !wants(begin))
                continue;
#pragma unroll
            for (int l = 0; l < depth; l += fragment::depth) {
                typename fragment::right right[tile_cols];
#pragma unroll
                for (int j = 0; j < tile_cols; ++j)
                    right[j] = fragment::load_right(lane, U, l, j * fragment::cols);
#pragma unroll
                for (int i = begin; i < begin + together; ++i)
                    if (together == 1 || wants(i)) {
                        const typename fragment::left left = fragment::load_left(lane, L, i * (warps * height), l);
#pragma unroll
                        for (int j = 0; j < tile_cols; ++j)
                            fragment::multiply(t.warp(), sums[i][j], left, right[j]);
                    }
            }
        }
    }

    /// Solves for the first rows of a panel, and subtracts what they make of those below. While a warp solves for the next strip
    /// of rows, others multiply the last.
    BBLAS_DEVICE void solve(int rows, int first, int cols, sum (&sums)[tiles][tile_cols]) const
    {
        const int strips = (rows + depth - 1) / depth;
#pragma unroll 1
        for (int strip = -1; strip < strips; ++strip) {
            const bool is_last = strip + 1 >= strips;
            int begin = tile_behind(strip); // tiles from there on are multiplied
            if (!is_last)
                bring_strip(strip + 1, tile_behind(strip + 1) * height);
            if (strip + 2 < strips)
                bring_square(strip + 2);
            end_copies();
            if (!is_last) {
                if (t.warp_index() == begin % warps) {
                    sum own[1][tile_cols];
                    base::take_tile(begin, sums, own[0]);
                    if (strip >= 0)
                        multiply(strip, own, begin, [](int) { return true; });
                    if constexpr (depth < height) // else all of the tile's rows are solved for
                        base::give_tile(begin, own[0], sums);
                    solve_strip(strip + 1, own[0]);
                }
                ++begin;
            }
            if (strip >= 0) {
                multiply(strip, sums, t.warp_index(), [&](int i) {
                    const int tile = i * warps + t.warp_index();
                    return tile >= begin && tile * height < m;
                });
                store_solved(strip, first, cols);
            }
            wait_for_copies<0>();
            t.sync();
        }
    }

    /// Solves for a strip of rows of U, of which sums are what is left.
    BBLAS_DEVICE void solve_strip(int strip, const sum (&sums)[tile_cols]) const
    {
        const int lane = t.rank % warp_size;
        const int above = strip % strips_in_tile * depth; // rows of the tile
        T *const solved = shared.solved[strip % 2];
#pragma unroll
        for (int j = 0; j < tile_cols; ++j)
#pragma unroll
            for (int e = 0; e < 4; ++e) {
                const int row = fragment::row(lane, e) - above;
                if (depth == height || (row >= 0 && row < depth))
                    solved[row * solved_line + j * fragment::cols + fragment::col(lane, e)] = -sums[j][e];
            }
        t.warp().sync();
        if (lane < width) {
            const T *const L = square(strip);
            T x[depth];
#pragma unroll
            for (int i = 0; i < depth; ++i)
                x[i] = solved[i * solved_line + lane];
#pragma unroll
            for (int k = 0; k < depth; ++k)
#pragma unroll
                for (int i = k + 1; i < depth; ++i)
                    x[i] = multiply_add(-L[i + k * depth], x[k], x[i]);
#pragma unroll
            for (int i = 0; i < depth; ++i)
                solved[i * solved_line + lane] = x[i];
        }
    }

    /// A strip of rows of U goes to memory.
    BBLAS_DEVICE void store_solved(int strip, int first, int cols) const
    {
#pragma unroll 1
        for (int e = t.rank; e < depth * width; e += Threads) {
            const int i = e % depth, j = e / depth;
            if (strip * depth + i < m && j < cols)
                A[strip * depth + i + (first + j) * lda] = shared.solved[strip % 2][i * solved_line + j];
        }
    }

    // ---- Rows move ----

    /// Moves the rows of all columns before the panel, as its own have been. A warp takes some columns at a time, and a lane the
    /// row that comes to one of the square, and what goes where that was, if it was below. Syncs before.
    BBLAS_DEVICE void move_rows(int first, int pivots) const
    {
        constexpr int at_once = static_cast<int>(min(width, 128 / sizeof(T))); // so that registers suffice
        const int lane = t.rank % warp_size;
        const int source = lane < pivots ? moved[lane] : lane;
        const bool moves = source != lane, comes_from_below = moves && source >= pivots;
        const int other = comes_from_below ? moved[source] : 0;
        const std::int64_t step = forgotten_lda();
        for (int begin = t.warp_index() * at_once; begin < first; begin += warps * at_once) {
            T *const columns = A + first + begin * step;
            T moving[at_once], displaced[at_once];
#pragma unroll
            for (int c = 0; c < at_once; ++c) {
                moving[c] = moves ? columns[source + c * step] : T(0);
                displaced[c] = comes_from_below ? columns[other + c * step] : T(0);
            }
            t.warp().sync();
#pragma unroll
            for (int c = 0; c < at_once; ++c) {
                if (moves)
                    columns[lane + c * step] = moving[c];
                if (comes_from_below)
                    columns[source + c * step] = displaced[c];
            }
        }
    }
};

} // namespace bblas::by_block

#endif
