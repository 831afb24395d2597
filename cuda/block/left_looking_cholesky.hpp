// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization in tiles in the shared memory of a block, with products of doubles.
#ifndef BBLAS_CUDA_BLOCK_LEFT_LOOKING_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_LEFT_LOOKING_CHOLESKY_HPP

#include "cholesky.hpp"

#include <chunk.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// Factors matrices of order n ≤ 8 Tiles. The lower triangle is in shared memory, in tiles of 8 by 8; an upper one is held as its
/// transpose. What the last tiles lack is the identity's. Floats are doubles on the way, as in tiled_cholesky; complex ones where
/// they are multiplied.
///
/// Left-looking, and ahead by a panel: while one warp factors a panel of 8 columns, several rows to a thread, the others subtract
/// from the next panel what is due to all panels before these two. So nothing but the product of one panel lies between a panel
/// and the next. The warps take turns at factoring: those of several blocks would otherwise share a scheduler of the
/// multiprocessor, and compete for its arithmetic.
template <class T, int Tiles, int Warps> class left_looking_cholesky {
    static constexpr int rows = (Tiles + 3) / 4;                                ///< of a thread that factors
    static constexpr int helpers = Warps - 1;                                   ///< warps that do not
    static constexpr int pairs = (Tiles - 1 + 2 * helpers - 1) / (2 * helpers); ///< of rows of tiles, for a helper
    using number = std::conditional_t<is_complex<T>, T, double>;
    using real = real_t<number>;
    using fragment =
        std::conditional_t<std::is_same_v<T, complex<float>>, by_warp::widened_fragment<T>, by_warp::fragment<number>>;
    using sums_of_pairs = typename fragment::sum[pairs];
    using element = aligned<number>; ///< of a tile

    /// The tiles are behind it.
    struct alignas(16) storage {
        T *A; ///< what is needed once a panel is not worth registers
        std::int64_t lda;
        int n;
        bblas_uplo uplo;
        int info;
    };

  public:
    static constexpr int threads = Warps * warp_size;

    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int n)
    {
        return sizeof(storage) + static_cast<std::size_t>(begin(tiles_for(n))) * sizeof(element);
    }

    /// A := L of A = L Lᴴ, as by_warp::potrf() returns; `memory` has shared_bytes(n).
    BBLAS_DEVICE static bblas_int factor(const team<threads> &t, bblas_uplo uplo, int n, T *A, std::int64_t lda, void *memory)
    {
        storage &shared = *static_cast<storage *>(memory);
        if (t.rank == 0)
            shared = {A, lda, n, uplo, 0};
        t.sync();
        return left_looking_cholesky(t, shared).run();
    }

    /// b := inv(L Lᴴ) b for one right-hand side by a warp, whose thread r has elements r, r + 32, ..., where factor() has left L
    /// in `memory`.
    template <int Rows> BBLAS_DEVICE static void solve(const team<threads> &t, void *memory, T (&b)[Rows])
    {
        const left_looking_cholesky L(t, *static_cast<storage *>(memory));
        real reciprocals[Rows];
        number x[Rows];
#pragma unroll
        for (int q = 0; q < Rows; ++q) {
            x[q] = b[q];
            const int i = min(4 * q + L.warp.rank / 8, L.tiles - 1);
            reciprocals[q] = 1 / real_part(L.tile_at(i, i)[place(L.warp.rank % 8, L.warp.rank % 8)].value);
        }
        L.template substitute<true>(reciprocals, x);
        L.template substitute<false>(reciprocals, x);
#pragma unroll
        for (int q = 0; q < Rows; ++q)
            b[q] = T(x[q]);
    }

  private:
    static constexpr int tile = 64; ///< elements
    static constexpr int odd = 32;  ///< from an even column of a tile to the odd one that follows
    static constexpr int early = 4; ///< columns of tiles that are waited for at first
    /// Columns of a panel that are factored at once: with all of them, a thread has no registers for the square.
    static constexpr int at_once = is_complex<T> && (sizeof(T) > 8 || Warps < 8) ? 4 : 8;

    const team<threads> &t;
    const team<warp_size> warp;
    const int warp_index;
    storage &shared;
    const int tiles; ///< in a column

    BBLAS_DEVICE left_looking_cholesky(const team<threads> &team, storage &memory)
        : t(team), warp(t.warp()),
          warp_index(warp.broadcast(t.warp_index(), 0)), // which tells the compiler that it is the warp's
          shared(memory), tiles(warp.greatest_in_warp(tiles_for(memory.n)))
    {
    }

    BBLAS_HOST_DEVICE static constexpr int tiles_for(int n)
    {
        return (n + 7) / 8;
    }
    /// Where row i of tiles begins. Two elements more each time let rows of neighbouring tiles find different banks.
    BBLAS_HOST_DEVICE static constexpr int begin(int i)
    {
        return i * (tile / 2 * (i + 1) + 2);
    }
    BBLAS_DEVICE element *tile_at(int i, int j) const
    {
        return reinterpret_cast<element *>(&shared + 1) + begin(i) + j * tile;
    }
    /// Where an element of a tile is. Lane 4 g + l finds (g, 2 l) and (g, 2 l + 1) as operands and sums of fragments have them,
    /// `odd` apart, and eight lanes with a row each find different banks.
    BBLAS_DEVICE static constexpr int place(int row, int col)
    {
        return col % 2 * odd + 4 * row + (col / 2 ^ row / (sizeof(number) > 8 ? 2 : 4));
    }

    /// The thread's rank in its warp. What is computed from it does not wait in registers for the next panel.
    BBLAS_DEVICE int fresh_lane() const
    {
        int lane = warp.rank;
        forget(lane);
        return lane;
    }

    /// Whether elements are aligned to their size in memory.
    BBLAS_DEVICE bool comes_at_once() const
    {
        return alignof(T) == sizeof(T) || is_aligned(shared.A);
    }

    /// Starts to bring the columns begin, ..., end - 1; `begin` is a multiple of 32.
    BBLAS_DEVICE void load(int begin, int end) const
    {
        const bool is_at_once = comes_at_once();
        for (int line = begin / 8 + warp_index; line < tiles; line += Warps)
            for_each_eight_of(line, begin, end, 0, 1, [=](auto is_there, auto in_tile, auto address) {
                if constexpr (std::is_same_v<T, number>)
                    if (is_at_once) {
#pragma unroll
                        for (int c = 0; c < 8; ++c)
                            start_copy_if(is_there(c), in_tile(c), reinterpret_cast<const element *>(address(c)));
                        return;
                    }
                move_eight(is_there, address, in_tile);
            });
        end_copies();
    }

    /// Rows from n on are those of the identity.
    BBLAS_DEVICE void pad() const
    {
        const int last = tiles - 1;
        for (int col = t.rank; col < 8 * tiles; col += threads)
            for (int row = shared.n - 8 * last; row < 8; ++row)
                tile_at(last, col / 8)[place(row, col % 8)] = {number(col == 8 * last + row ? 1 : 0)};
    }

    /// Writes the columns before `end` in a part of a line.
    BBLAS_DEVICE void store(int line, int end, int part, int parts) const
    {
        const bool is_at_once = comes_at_once();
        for_each_eight_of(line, 0, end, part, parts, [=](auto is_there, auto in_tile, auto address) {
            if constexpr (is_complex<T>)
                if (is_at_once)
                    return move_eight(is_there, in_tile, [=](int c) { return reinterpret_cast<element *>(address(c)); });
            move_eight(is_there, in_tile, address);
        });
    }

    /// *to(c) := *from(c) for c = 0, ..., 7 where is_there(c).
    template <class IsThere, class From, class To> BBLAS_DEVICE static void move_eight(IsThere is_there, From from, To to)
    {
        number x[8]; // all of them are read before one is written, which could be the same memory for all that is known
#pragma unroll
        for (int c = 0; c < 8; ++c)
            x[c] = is_there(c) ? number(*from(c)) : number(0);
#pragma unroll
        for (int c = 0; c < 8; ++c)
            if (is_there(c))
                put(x[c], *to(c));
    }
    BBLAS_DEVICE static void put(number x, element &to)
    {
        to = {x};
    }
    BBLAS_DEVICE static void put(number x, T &to)
    {
        to = static_cast<T>(x);
    }

    /// f(is_there, in_tile, address), functions of 0, ..., 7, for the columns begin, ..., end - 1 in one of so many parts of a
    /// line, which is a column of tiles of a lower triangle, and a row of those of an upper one, as it is held. Neighbouring
    /// threads have neighbouring elements of memory.
    template <class F> BBLAS_DEVICE void for_each_eight_of(int line, int begin, int end, int part, int parts, F f) const
    {
        if (shared.uplo == BblasLower)
            for_each_eight_of<true>(line, begin, end, part, parts, f);
        else
            for_each_eight_of<false>(line, begin, end, part, parts, f);
    }
    template <bool IsLower, class F>
    BBLAS_DEVICE void for_each_eight_of(int line, int begin, int end, int part, int parts, F f) const
    {
        const int lane = fresh_lane();
        const int n = shared.n;
        const std::int64_t lda = shared.lda;
        const int first = IsLower ? line / 4 * 4 : begin / 8;
        const int behind = tiles_for(end);
        const int last = IsLower ? (line < behind ? tiles : 0) : (line < behind ? line + 1 : behind);
#pragma unroll 1
        for (int block = first + 4 * part; block < last; block += 4 * parts) {
            const int tile = block + lane / 8;
            const int along =
                8 * tile + lane % 8; // its row or column, of which the thread has the elements `least` to `most` of the line
            const int least = IsLower ? 0 : along - 8 * line;
            const int most = IsLower ? (along < n ? min(along, end - 1) - 8 * line : -1) : (along < end ? n - 1 - 8 * line : -1);
            element *const elements = IsLower ? tile_at(tile, line) : tile_at(line, tile);
            T *const memory = shared.A + along + 8 * line * lda;
            f([=](int c) { return c >= least && c <= most; },
              [=](int c) { return elements + (IsLower ? place(lane % 8, c) : place(c, lane % 8)); },
              [=](int c) { return memory + c * lda; });
        }
    }

    BBLAS_DEVICE bblas_int run() const
    {
        load(0, 8 * early);
        load(8 * early, 8 * tiles);
        pad();
        wait_for_copies<1>();
        t.sync();
        bblas_int info = 0;
        int stored = 0;         // lines
        int turns = warp_index; // until it is the warp's turn to factor
#pragma unroll 1
        for (int k = 0; k < tiles && info == 0; ++k) {
            const int first = k + 1 + 2 * (turns - 1); // row of tiles that a helper has of the next panel
            sums_of_pairs sums;
            if (turns == 0) {
                factor_panel_of(k);
            } else {
                with_count_of_pairs(first,
                                    [&](auto count) { this->template begin_update<decltype(count)::value>(first, k + 1, sums); });
                if (k > 0)
                    store(k - 1, shared.n, helpers - turns, helpers);
            }
            stored = k;
            t.sync();
            info = warp.greatest_in_warp(shared.info); // all have it, but the compiler would expect threads to be elsewhere
            if (turns > 0)
                with_count_of_pairs(first,
                                    [&](auto count) { this->template end_update<decltype(count)::value>(first, k + 1, sums); });
            turns = turns == 0 ? helpers : turns - 1;
            if (k + 2 == early)
                wait_for_copies<0>();
            t.sync();
        }
        wait_for_copies<0>();
        for (int line = stored + warp_index; line < tiles; line += Warps)
            store(line, info ? info - 1 : shared.n, 0, 1);
        return info;
    }

    /// Factors a panel that is in shared memory; by one warp, row r of the panel by thread r % 32.
    BBLAS_DEVICE void factor_panel_of(int k) const
    {
#pragma unroll 1
        for (int col = 0; col < 8; col += at_once) {
            if (col > 0)
                update_rest(k, col);
            if (!has_normal_pivots<rows>(k, col) && factor_carefully(k, col))
                return;
        }
    }

    /// Subtracts from the panel's columns from `col` on, as many as are factored at once, the product of those before.
    BBLAS_DEVICE void update_rest(int k, int col) const
    {
        const int lane = fresh_lane();
        const element *const square = tile_at(k, k);
        warp.sync();
#pragma unroll 1
        for (int i = k + lane / 8; i < tiles; i += 4) {
            element *const own = tile_at(i, k);
            number x[at_once];
#pragma unroll
            for (int c = 0; c < at_once; ++c)
                x[c] = own[place(lane % 8, col + c)];
            for (int l = 0; l < col; ++l) {
                const number factor = -number(own[place(lane % 8, l)]);
#pragma unroll
                for (int c = 0; c < at_once; ++c)
                    x[c] = multiply_add(factor, conjugate(number(square[place(col + c, l)])), x[c]);
            }
#pragma unroll
            for (int c = 0; c < at_once; ++c)
                own[place(lane % 8, col + c)] = {x[c]};
        }
        warp.sync();
    }

    /// Factors it, unless it finds a pivot that is not a positive normal number.
    template <int Rows> BBLAS_DEVICE bool has_normal_pivots(int k, int col) const
    {
        if constexpr (Rows > 1)
            if (tiles - k <= 4 * (Rows / 2))
                return has_normal_pivots<Rows / 2>(k, col);
        number x[Rows][at_once];
        read_rows(k, 0, col, x);
        const bool is_done = factor_panel<false>(square_of(k, col), x, warp.rank - col) == 0;
        warp.sync();
        if (is_done)
            write_rows(k, 0, col, x);
        return is_done;
    }

    /// The rows of the square, which all others need, come last. Returns 0, or the index of the pivot that is not positive.
    BBLAS_DEVICE int factor_carefully(int k, int col) const
    {
        int info = 0;
#pragma unroll 1
        for (int down = (tiles - k - 1) / 4; down >= 0; --down) {
            number x[1][at_once];
            read_rows(k, down, col, x);
            info = factor_panel<true>(square_of(k, col), x, warp_size * down + warp.rank - col);
            warp.sync();
            write_rows(k, down, col, x);
        }
        if (info && warp.rank == 0)
            shared.info = 8 * k + col + info;
        return info;
    }

    BBLAS_DEVICE auto square_of(int k, int col) const
    {
        return [elements = tile_at(k, k), col](int i, int j) -> number { return elements[place(col + i, col + j)]; };
    }

    /// The thread's rows of a panel, from 32 `down` on, and some columns from `col` on.
    template <int Rows> BBLAS_DEVICE void read_rows(int k, int down, int col, number (&x)[Rows][at_once]) const
    {
        const int lane = fresh_lane();
#pragma unroll
        for (int r = 0; r < Rows; ++r) {
            const int i = k + 4 * (down + r) + lane / 8;
            const element *const elements = tile_at(i < tiles ? i : k, k);
#pragma unroll
            for (int c = 0; c < at_once; ++c)
                x[r][c] = elements[place(lane % 8, col + c)];
        }
    }
    template <int Rows> BBLAS_DEVICE void write_rows(int k, int down, int col, const number (&x)[Rows][at_once]) const
    {
        const int lane = fresh_lane();
#pragma unroll
        for (int r = 0; r < Rows; ++r) {
            const int i = k + 4 * (down + r) + lane / 8;
            element *const elements = tile_at(i, k);
            if (i < tiles)
#pragma unroll
                for (int c = 0; c < at_once; ++c)
                    elements[place(lane % 8, col + c)] = {x[r][c]};
        }
    }

    /// The part of a tile that the lane has as operands and sums.
    BBLAS_DEVICE element *of_lane(int i, int j) const
    {
        return tile_at(i, j) + place(warp.rank / 4, 2 * (warp.rank % 4));
    }

    /// f(count), whose type says how many, for the pairs of rows of tiles that a helper has from the first one on.
    template <int Count = pairs, class F> BBLAS_DEVICE void with_count_of_pairs(int first, F f) const
    {
        if constexpr (Count > 0) {
            if (first + 2 * helpers * (Count - 1) < tiles)
                f(std::integral_constant<int, Count>());
            else
                with_count_of_pairs<Count - 1>(first, f);
        }
    }
    /// A row of tiles of a pair. The last pair may have but one, which is the other, too.
    BBLAS_DEVICE int row_of_pair(int first, int p, int half) const
    {
        const int i = first + 2 * helpers * p + half;
        return half == 0 || i < tiles ? i : tiles - 1;
    }

    /// sums := -A + the products of the columns of L before column j - 1 of tiles, in column j.
    template <int Pairs> BBLAS_DEVICE void begin_update(int first, int j, sums_of_pairs &sums) const
    {
#pragma unroll
        for (int p = 0; p < Pairs; ++p)
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                const element *const elements = of_lane(row_of_pair(first, p, h), j);
                sums[p].set(2 * h, -elements[0].value);
                sums[p].set(2 * h + 1, -elements[odd].value);
            }
#pragma unroll 2
        for (int l = 0; l < j - 1; ++l)
            add_product<Pairs>(first, j, l, sums);
    }

    /// Adds the product of column j - 1, and writes what is left of A.
    template <int Pairs> BBLAS_DEVICE void end_update(int first, int j, sums_of_pairs &sums) const
    {
        add_product<Pairs>(first, j, j - 1, sums);
#pragma unroll
        for (int p = 0; p < Pairs; ++p)
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                element *const elements = of_lane(row_of_pair(first, p, h), j);
                elements[0] = {-sums[p][2 * h]};
                elements[odd] = {-sums[p][2 * h + 1]};
            }
    }

    template <int Pairs> BBLAS_DEVICE void add_product(int first, int j, int l, sums_of_pairs &sums) const
    {
        const element *const other = of_lane(j, l);
        const number right[2] = {conjugate(other[0].value), conjugate(other[odd].value)};
        number left[Pairs][4];
#pragma unroll
        for (int p = 0; p < Pairs; ++p)
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                const element *const elements = of_lane(row_of_pair(first, p, h), l);
                left[p][h] = elements[0];
                left[p][2 + h] = elements[odd];
            }
#pragma unroll
        for (int p = 0; p < Pairs; ++p) {
            if constexpr (is_complex<T>)
#pragma unroll
                for (int e = 0; e < 2; ++e)
                    fragment::multiply(warp, sums[p], fragment::left_of(left[p][2 * e], left[p][2 * e + 1]),
                                       fragment::right_of(right[e]));
            else
                multiply_fragments(warp, sums[p].c, left[p], right);
        }
    }

    /// b := inv(L) b, or inv(Lᴴ) b.
    template <bool IsForward, int Rows> BBLAS_DEVICE void substitute(const real (&reciprocals)[Rows], number (&b)[Rows]) const
    {
#pragma unroll
        for (int k = 0; k < Rows; ++k) {
            const int block = IsForward ? k : Rows - 1 - k; // of 32 unknowns
            const int count = min(4, tiles - 4 * block);
#pragma unroll 1
            for (int l = 0; l < count; ++l)
                find_eight<IsForward>(4 * block + (IsForward ? l : count - 1 - l), block, reciprocals, b);
        }
    }

    /// L(row, col), or conj(L(col, row)).
    template <bool IsForward> BBLAS_DEVICE static number factor_of(const element *of, int row, int col)
    {
        return IsForward ? number(of[place(row, col)]) : conjugate(number(of[place(col, row)]));
    }

    /// Finds the unknowns of row j of tiles, which is in a block that is known when the code is compiled, and subtracts from b
    /// what they mean for those to come. All threads do the former, which takes less time than to share eight unknowns one by
    /// one.
    template <bool IsForward, int Rows>
    BBLAS_DEVICE void find_eight(int j, int block, const real (&reciprocals)[Rows], number (&b)[Rows]) const
    {
        const int lane = warp.rank;
        const element *const square = tile_at(j, j);
        number x[8];
#pragma unroll
        for (int c = 0; c < 8; ++c)
            x[c] = warp.broadcast(b[block], 8 * (j % 4) + c);
        number found = 0;
#pragma unroll
        for (int k = 0; k < 8; ++k) {
            const int c = IsForward ? k : 7 - k;
            x[c] = warp.broadcast(reciprocals[block], 8 * (j % 4) + c) * x[c];
            found = lane % 8 == c ? x[c] : found;
#pragma unroll
            for (int l = IsForward ? c + 1 : 0; l < (IsForward ? 8 : c); ++l)
                x[l] = multiply_add(-factor_of<IsForward>(square, l, c), x[c], x[l]);
        }
#pragma unroll
        for (int q = IsForward ? block : 0; q < (IsForward ? Rows : block + 1); ++q) {
            const int i = 4 * q + lane / 8;
            const element *const elements = IsForward ? tile_at(clamped(i, j, tiles - 1), j) : tile_at(j, min(i, j));
            number rest = b[q];
#pragma unroll
            for (int k = 0; k < 8; ++k) {
                const int c = IsForward ? k : 7 - k;
                rest = multiply_add(-factor_of<IsForward>(elements, lane % 8, c), x[c], rest);
            }
            if (8 * i + lane % 8 < shared.n) // what is behind stays 0, even beside an infinite unknown
                b[q] = i == j ? found : (IsForward ? i > j : i < j) ? rest : b[q];
        }
    }
};

} // namespace bblas::by_block

#endif
