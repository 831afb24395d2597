// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in global memory by a team of warps.
#ifndef BBLAS_CUDA_BLOCK_LEFT_LOOKING_LU_HPP
#define BBLAS_CUDA_BLOCK_LEFT_LOOKING_LU_HPP

#include <block/left_looking_panel.hpp>
#include <lu_rows.hpp>

namespace bblas::by_block {

/// LU factorization of up to Threads × R rows, left-looking: a panel of Width columns is brought to the team, in fragments, and
/// as many rows after others are solved for and subtracted from those below; then it is factored, in registers, rows to a thread.
/// What is left of the panel comes from global memory, mostly from the second-level cache, so that a team needs little shared
/// memory, and many are on a multiprocessor: while some wait for memory or for each other's pivots, others compute.
template <bool IsPivoted, class T, int Threads, int R, int Width>
class left_looking_lu : left_looking_panel<T, Threads, R, Width> {
    using base = left_looking_panel<T, Threads, R, Width>;
    using base::height;
    using base::tile_cols;
    using base::tiles;
    using base::warps;
    using base::width;
    using typename base::fragment;
    using typename base::sum;
    static constexpr int strips_in_tile = height / width;
    static constexpr int square_line = width + fragment::depth_pad;
    static constexpr int piece_line = height + fragment::row_pad;
    static constexpr int pieces = 4; ///< of L, on their way to a warp
    static_assert(height % width == 0 && 2 * width <= warp_size);

    struct fixed_size {
        pivot_rows<T, Threads, width> pivots;
        alignas(16) T solved[2][square_line * width]; ///< a strip of U, by columns
        int target[width];                            ///< where row i of the panel's square goes
        int source[width];                            ///< the row that goes to place i, if it comes from below; else -1
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
        left_looking_lu lu(t, m, A, lda, memory);
        return lu.run(n, ipiv);
    }

  private:
    using panel_of = rows_of<T, Threads, R, width>;
    using base::A;
    using base::copy;
    using base::forgotten_lda;
    using base::lda;
    using base::m;
    using base::t;
    using base::whole_tiles;

    /// From a column of the panel in shared memory to the next, so that the lanes of a fragment find different banks.
    template <class N> BBLAS_HOST_DEVICE static constexpr N line(N m) { return whole_tiles(m) + fragment::row_pad; }
    /// The panel's elements, or the pieces', which come between two panels.
    BBLAS_HOST_DEVICE static constexpr std::size_t panel_size(std::int64_t m)
    {
        return static_cast<std::size_t>(width * max(line(m), warps * pieces * piece_line));
    }

    fixed_size &shared;
    T *const panel;
    int *const origin; ///< row i has been row origin[i]
    int *const from;   ///< and stands in row from[i] of the panel

    BBLAS_DEVICE left_looking_lu(const team<Threads> &team, int rows, T *matrix, std::int64_t line_of_matrix, void *memory)
        : base(team, rows, matrix, line_of_matrix), shared(*static_cast<fixed_size *>(memory)),
          panel(reinterpret_cast<T *>(static_cast<unsigned char *>(memory) + sizeof(fixed_size))),
          origin(reinterpret_cast<int *>(panel + panel_size(rows))), from(origin + line(rows))
    {
    }

    BBLAS_DEVICE bblas_int run(int n, bblas_int *ipiv) const
    {
        bblas_int info = 0;
        int order = m < n ? m : n;
        for (int i = t.rank; i < line(m); i += Threads)
            origin[i] = from[i] = i;
        t.sync();
        bring_panel(0, n);
        for (int first = 0; first < n; first += width) {
            const int cols = n - first < width ? n - first : width;
            sum sums[tiles][tile_cols];
            base::take(sums, panel, line(m), [&](int row) { return from[row]; });
            if (first > 0 && order > 0)
                solve(first < order ? first : order, first, cols, sums);
            if (first >= order) {
                for (int i = t.rank; i < line(m); i += Threads)
                    from[i] = i;
                bring_panel(first + width, n);
                continue;
            }
            base::give(first, sums, panel, line(m));
            t.sync();
            panel_of rows(t, m - first, width, panel + first, line(m));
            t.sync();
            bring_panel(first + width, n);
            const bblas_int zero = eliminate<IsPivoted>(t, m - first, cols, rows, shared.pivots);
            store(first, cols, rows);
            if constexpr (IsPivoted) {
                const int pivots = order - first < width ? order - first : width;
                rows.store_pivots(t, pivots, first + 1, ipiv + first);
                tell_moves(first, pivots, rows);
                t.sync();
                move_rows(first, pivots);
            }
            if (zero && info == 0) {
                info = first + zero;
                if (!IsPivoted)
                    order = info - 1; // rows of U from there on are not asked for
            }
            t.sync();
        }
        return info;
    }

    // ---- A panel comes, is held in fragments, and goes ----

    /// Starts to copy a panel, with its rows where they are known to belong.
    BBLAS_DEVICE void bring_panel(int first, int n) const
    {
        if (first >= n) // not even zeros may be on their way when the next problem gets the memory
            return;
        base::bring_columns(first, n, origin, panel, line(m));
        end_copies();
    }

    BBLAS_DEVICE void store(int first, int cols, const panel_of &rows) const
    {
        const std::int64_t step = forgotten_lda();
        T *column = A + first + first * step;
#pragma unroll
        for (int c = 0; c < width; ++c, column += step)
            if (c < cols)
#pragma unroll
                for (int r = 0; r < R; ++r)
                    if (first + rows.place[r] < m)
                        column[rows.place[r]] = rows.a[r][c];
    }

    // ---- Pieces of L, as high as a tile and as wide as a strip, come to the warps that multiply or solve with them ----

    /// What a warp needs, in this order: for a strip of columns after another the pieces from its first tile on, with the next
    /// strip's square on the diagonal behind the piece to its left, if there is to be solved with it. Of a tile with two squares
    /// the upper rows, which are done, are multiplied with the lower.
    struct supply {
        int tile;
        int strip; ///< of Width columns, or rows of U
        int strips;
        int slot;
        bool is_square;
    };

    /// That with the next strip's square, from which on tiles are multiplied.
    BBLAS_DEVICE static int tile_behind(int strip)
    {
        return (strip + 1) / strips_in_tile;
    }
    /// The calling warp's first of those.
    BBLAS_DEVICE int first_tile(int strip) const
    {
        return (tile_behind(strip) + warps - 1 - t.warp_index()) / warps * warps + t.warp_index();
    }

    BBLAS_DEVICE T *slot(int number) const
    {
        return panel + (t.warp_index() * pieces + number) * (width * piece_line);
    }

    /// Starts to copy the next piece.
    BBLAS_DEVICE void bring_piece(supply &next) const
    {
        if (next.strip < next.strips && next.tile * height < m) {
            const int lane = t.rank % warp_size;
            const std::int64_t step = forgotten_lda();
            const int row = next.tile * height + lane % height;
            const T *column =
                A + (row < m ? row : m - 1) + ((next.is_square ? next.strip + 1 : next.strip) * width + lane / height) * step;
            T *const to = slot(next.slot) + lane % height + lane / height * piece_line;
#pragma unroll
            for (int c = 0; c < width; c += 2, column += 2 * step)
                copy(to + c * piece_line, column);
            if (!next.is_square && next.tile == tile_behind(next.strip) && next.strip + 1 < next.strips) {
                next.is_square = true;
            } else {
                next.is_square = false;
                next.tile += warps;
                if (next.tile * height >= m) {
                    ++next.strip;
                    next.tile = first_tile(next.strip);
                }
            }
        }
        end_copies();
        next.slot = (next.slot + 1) % pieces;
    }

    /// The oldest piece.
    BBLAS_DEVICE const T *piece(const supply &next) const
    {
        wait_for_copies<pieces - 1>();
        t.warp().sync();
        return slot(next.slot);
    }

    /// A strip of U, as right operands. Those of double, which the tensor cores take, wait in registers for all pieces that they
    /// are multiplied with: on an H200 that gains up to 20 %. Others leave no room for them.
    struct rows_of_u {
        static constexpr bool is_held = std::is_same_v<T, double>;
        static constexpr int depths = is_held ? width / fragment::depth : 1;
        by_warp::tile_view<T, 1, square_line> memory;
        int lane;
        typename fragment::right held[depths][tile_cols];

        BBLAS_DEVICE rows_of_u(int own_lane, const T *solved) : memory{solved, false}, lane(own_lane) {}
        BBLAS_DEVICE void hold()
        {
            if constexpr (is_held)
#pragma unroll
                for (int l = 0; l < depths; ++l)
#pragma unroll
                    for (int j = 0; j < tile_cols; ++j)
                        held[l][j] = fragment::load_right(lane, memory, l * fragment::depth, j * fragment::cols);
        }
        /// Of fragment j of columns, from term l on.
        BBLAS_DEVICE typename fragment::right operator()(int l, int j) const
        {
            if constexpr (is_held)
                return held[l / fragment::depth][j];
            else
                return fragment::load_right(lane, memory, l, j * fragment::cols);
        }
    };

    /// sums += L U, for the next piece of L.
    BBLAS_DEVICE void multiply(sum (&sums)[tile_cols], const rows_of_u &U, supply &next) const
    {
        constexpr int at_once = rows_of_u::is_held ? width : fragment::depth; // terms whose factors are in registers
        const by_warp::tile_view<T, 1, piece_line> L = {piece(next), false};
#pragma unroll
        for (int begin = 0; begin < width; begin += at_once) {
            typename fragment::left left[at_once / fragment::depth];
#pragma unroll
            for (int l = 0; l < at_once; l += fragment::depth)
                left[l / fragment::depth] = fragment::load_left(U.lane, L, 0, begin + l);
            if (rows_of_u::is_held) {
                t.warp().sync();
                bring_piece(next);
            }
#pragma unroll
            for (int l = 0; l < at_once; l += fragment::depth)
#pragma unroll
                for (int j = 0; j < tile_cols; ++j)
                    fragment::multiply(t.warp(), sums[j], left[l / fragment::depth], U(begin + l, j));
        }
        if (!rows_of_u::is_held) {
            t.warp().sync();
            bring_piece(next);
        }
    }

    // ---- What is done with them ----

    /// Solves for the first rows of a panel, and subtracts what they make of those below. While a warp solves for the next 16,
    /// others multiply the last.
    BBLAS_DEVICE void solve(int rows, int first, int cols, sum (&sums)[tiles][tile_cols]) const
    {
        const int strips = (rows + width - 1) / width;
        supply next = {0, -1, strips, 0, true};
        if (t.warp_index() == 0)
            bring_piece(next);
        next.tile = first_tile(0);
        next.strip = 0;
        next.is_square = false;
        for (int k = t.warp_index() == 0; k < pieces; ++k)
            bring_piece(next);
        for (int strip = -1; strip < strips; ++strip) {
            rows_of_u U(t.rank % warp_size, shared.solved[strip & 1]);
            if (strip >= 0)
                U.hold();
            int begin = tile_behind(strip); // tiles from there on are multiplied
            if (strip + 1 < strips) {
                if (t.warp_index() == begin % warps) {
                    sum own[tile_cols];
                    base::take_tile(begin, sums, own);
                    if (strip >= 0)
                        multiply(own, U, next);
                    if constexpr (width < height) // else all of the tile's rows are solved for
                        base::give_tile(begin, own, sums);
                    solve_square(strip + 1, first, cols, own, next);
                }
                ++begin;
            }
            if (strip >= 0)
#pragma unroll
                for (int i = 0; i < tiles; ++i) {
                    const int tile = i * warps + t.warp_index();
                    if (tile >= begin && tile * height < m)
                        multiply(sums[i], U, next);
                }
            t.sync();
        }
    }

    /// Solves for a strip of rows of U with the next piece, in which its square is.
    BBLAS_DEVICE void solve_square(int strip, int first, int cols, const sum (&sums)[tile_cols], supply &next) const
    {
        const int lane = t.rank % warp_size;
        const int above = strip % strips_in_tile * width; // rows of the tile
        T *const solved = shared.solved[strip % 2];
#pragma unroll
        for (int j = 0; j < tile_cols; ++j)
#pragma unroll
            for (int e = 0; e < 4; ++e) {
                const int row = fragment::row(lane, e) - above;
                if (width == height || (row >= 0 && row < width))
                    solved[row + (j * fragment::cols + fragment::col(lane, e)) * square_line] = -sums[j][e];
            }
        const T *const square = piece(next) + above;
        if (lane < width) {
            T *const column = solved + lane * square_line;
            T x[width];
#pragma unroll
            for (int i = 0; i < width; ++i)
                x[i] = column[i];
#pragma unroll
            for (int k = 0; k < width; ++k)
#pragma unroll
                for (int i = k + 1; i < width; ++i)
                    x[i] = multiply_add(-square[i + k * piece_line], x[k], x[i]);
            T *const to = A + strip * width + (first + lane) * lda;
#pragma unroll
            for (int i = 0; i < width; ++i) {
                column[i] = x[i];
                if (strip * width + i < m && lane < cols)
                    to[i] = x[i];
            }
        }
        t.warp().sync();
        bring_piece(next);
    }

    // ---- Rows move ----

    /// Rows that move are those of the panel's square and those that come to it. Syncs before it writes what others read.
    BBLAS_DEVICE void tell_moves(int first, int pivots, const panel_of &rows) const
    {
        if (t.rank < width)
            shared.source[t.rank] = -1;
        int origins[R];
#pragma unroll
        for (int r = 0; r < R; ++r) {
            const int row = first + t.rank + r * Threads;
            origins[r] = row < m ? origin[row] : 0;
        }
        if (t.rank < width && first > 0)
            from[first - width + t.rank] = first - width + t.rank;
        t.sync();
#pragma unroll
        for (int r = 0; r < R; ++r) {
            const int row = t.rank + r * Threads;
            const int place = rows.place[r];
            if (first + row < m) {
                origin[first + place] = origins[r];
                from[first + place] = first + row;
            }
            if (row < width && row < pivots) // GCC does not know that pivots ≤ width
                shared.target[row] = place;
            else if (place < pivots)
                shared.source[place] = row;
        }
    }

    /// Moves the rows of all columns before the panel. A warp takes some columns at a time, a lane for each row of the square,
    /// and one for each that comes to it.
    BBLAS_DEVICE void move_rows(int first, int pivots) const
    {
        constexpr int at_once = static_cast<int>(min(32, 512 / (R * sizeof(T)))); // so that registers suffice
        const int lane = t.rank % warp_size;
        const int i = lane % width;
        const bool is_top = lane < width;
        const int source = is_top ? i : shared.source[i];
        const int target = is_top ? shared.target[i] : i;
        const bool moves = lane < 2 * width && i < pivots && source >= 0 && source != target;
        const std::int64_t step = forgotten_lda();
        for (int begin = t.warp_index() * at_once; begin < first; begin += warps * at_once) {
            T *const columns = A + first + begin * step;
            T moving[at_once];
#pragma unroll
            for (int c = 0; c < at_once; ++c)
                moving[c] = moves && (at_once <= width || begin + c < first) ? columns[source + c * step] : T(0);
            t.warp().sync();
#pragma unroll
            for (int c = 0; c < at_once; ++c)
                if (moves && (at_once <= width || begin + c < first))
                    columns[target + c * step] = moving[c];
            t.warp().sync();
        }
    }
};

} // namespace bblas::by_block

#endif
