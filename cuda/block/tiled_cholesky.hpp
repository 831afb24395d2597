// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization of real numbers in the registers of a warp, as doubles.
#ifndef BBLAS_CUDA_BLOCK_TILED_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_TILED_CHOLESKY_HPP

#include "cholesky.hpp"

#include <chunk.hpp>
#include <group/elements.hpp>

namespace bblas::by_block {

/// Eight columns of up to `Rows` rows in shared memory. The four chunks of a row are mixed so that eight threads find different
/// banks, whether each has a row or four of them share one.
template <int Rows> struct panel_rows {
    chunk<double> chunks[4 * Rows];

    BBLAS_DEVICE chunk<double> &at(int row, int c) { return chunks[4 * row + (c ^ (row / 2 & 3))]; }
    BBLAS_DEVICE const chunk<double> &at(int row, int c) const { return chunks[4 * row + (c ^ (row / 2 & 3))]; }
    BBLAS_DEVICE double operator()(int row, int col) const { return at(row, col / 2).of[col % 2]; }

    /// What lane 4 g + l has of eight rows.
    BBLAS_DEVICE chunk<double> &in_tile(int tile, int g, int l) { return chunks[32 * tile + 4 * g + (l ^ g / 2)]; }
    BBLAS_DEVICE const chunk<double> &in_tile(int tile, int g, int l) const { return chunks[32 * tile + 4 * g + (l ^ g / 2)]; }

    BBLAS_DEVICE void read(int row, double (&x)[8]) const
    {
#pragma unroll
        for (int c = 0; c < 4; ++c) {
            const chunk<double> part = at(row, c);
            x[2 * c] = part.of[0];
            x[2 * c + 1] = part.of[1];
        }
    }
    BBLAS_DEVICE void write(int row, const double (&x)[8])
    {
#pragma unroll
        for (int c = 0; c < 4; ++c)
            at(row, c) = {{x[2 * c], x[2 * c + 1]}};
    }
};

/// Factors matrices of order n ≤ 8 Tiles. Floats are doubles on the way: on the tensor cores, these are faster than floats
/// elsewhere. Right-looking: the lower triangle stays in registers, as tiles of 8 by 8 that the tensor cores add to. A panel of 8
/// columns goes to shared memory, is factored some rows to a thread (factor_panel()), and comes back as operands. For these,
/// lanes have neighbouring columns of a tile in the order in which they have them as a sum; so the terms of a product come in
/// another order, but no element changes its lane.
///
/// Two rows of tiles make a pair, whose tiles are 16 by 8, but for the column that only the second of them has.
template <class T, int Tiles> class tiled_cholesky {
    static constexpr int order = 8 * Tiles;
    static constexpr int pairs = Tiles / 2;
    static constexpr int rows = order / warp_size; ///< of a thread
    static_assert(order % warp_size == 0);
    using panel = panel_rows<order>;

  public:
    static constexpr int threads = warp_size;
    struct storage {
        panel was; ///< before it is factored
        panel is;
        int info;
    };

    BBLAS_DEVICE tiled_cholesky(const team<threads> &team_of, bblas_uplo triangle, int n, T *A, std::int64_t lda, storage &shared)
        : t(team_of), uplo(triangle), n(n), A(A), lda(lda), shared(shared), g(t.rank / 4), l(t.rank % 4)
    {
    }

    /// A := L of A = L Lᵀ, as by_warp::potrf() returns. Syncs behind.
    BBLAS_DEVICE bblas_int factor()
    {
        if (uplo == BblasLower)
            load<true>();
        else
            load<false>();
        if (t.rank == 0)
            shared.info = 0;
        show(0);
        int end = n; // of the columns that are L's
#pragma unroll 1
        for (int first = 0; first < n; first += 8) {
            t.sync();
            factor_rows(first);
            t.sync();
            if (shared.info) {
                const int info = factor_carefully(first);
                end = info ? first + info - 1 : n;
                t.sync();
                if (t.rank == 0)
                    shared.info = info ? first + info : 0;
                t.sync();
            }
            put(first, end);
            if (end < n)
                break;
            update(first);
        }
        t.sync();
        return shared.info;
    }

  private:
    const team<threads> t;
    const bblas_uplo uplo;
    const int n;
    T *const A;
    const std::int64_t lda;
    storage &shared;
    const int g;                  ///< the lane has row g of a tile
    const int l;                  ///< and its columns 2 l and 2 l + 1
    double sums[pairs][Tiles][4]; ///< by pair and column of tiles: those of the pair's first row of tiles, then of the second

    /// Columns of tiles that a pair's first or second row has.
    BBLAS_HOST_DEVICE static constexpr int cols(int pair, int half)
    {
        return 2 * pair + half + 1;
    }

    /// Rows from n on are those of the identity.
    template <bool IsLower> BBLAS_DEVICE void load()
    {
        const T *const from = A + (IsLower ? g + 2 * l * lda : g * lda + 2 * l);
#pragma unroll
        for (int p = 0; p < pairs; ++p)
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                const int down = 8 * (2 * p + h);
                const int row = down + g;
                const bool is_there = row < n;
#pragma unroll
                for (int j = 0; j < cols(p, h); ++j)
#pragma unroll
                    for (int e = 0; e < 2; ++e) {
                        const int col = 8 * j + 2 * l + e;
                        const bool is_below = j + 1 < cols(p, h) || col <= row;
                        double &x = sums[p][j][2 * h + e];
                        x = j + 1 == cols(p, h) && row == col;
                        if (is_there && is_below)
                            x = IsLower ? from[down + (8 * j + e) * lda] : from[down * lda + 8 * j + e];
                    }
            }
    }

    /// The sums of a column of tiles go to shared memory.
    BBLAS_DEVICE void show(int j)
    {
#pragma unroll
        for (int p = 0; p < pairs; ++p)
#pragma unroll
            for (int h = 0; h < 2; ++h)
                if (j < cols(p, h))
                    shared.was.in_tile(2 * p + h, g, l) = {{sums[p][j][2 * h], sums[p][j][2 * h + 1]}};
    }

    /// The thread's rows of the panel. Sets info, but for what is left to factor_carefully().
    BBLAS_DEVICE void factor_rows(int first)
    {
        double x[rows][8];
#pragma unroll
        for (int r = 0; r < rows; ++r)
            shared.was.read(t.rank + r * threads, x[r]);
        const auto square = [&](int i, int j) { return shared.was(first + i, j); };
        const int info = factor_panel<false>(square, x, t.rank - first);
#pragma unroll
        for (int r = 0; r < rows; ++r)
            shared.is.write(t.rank + r * threads, x[r]);
        if (info && t.rank == threads - 1)
            shared.info = info;
    }

    /// Factors a panel once more, where a pivot is not a positive normal number. Returns as factor_panel() does.
    BBLAS_DEVICE int factor_carefully(int first)
    {
        panel &was = shared.was;
        panel &is = shared.is;
        int info = 0;
#pragma unroll 1
        for (int k = 0; k < 8; ++k) {
            const double pivot = was(first + k, k);
            if (info == 0 && !(pivot > 0))
                info = k + 1;
            const pivot_root<double> root(pivot);
#pragma unroll 1
            for (int row = first + k + t.rank; row < order; row += threads)
                is.at(row, k / 2).of[k % 2] = row == first + k ? root.value() : root.reciprocal * was(row, k);
            t.sync();
#pragma unroll 1
            for (int row = first + k + 1 + t.rank; row < order; row += threads)
#pragma unroll 1
                for (int j = k + 1; j < 8 && first + j <= row; ++j)
                    was.at(row, j / 2).of[j % 2] = multiply_add(-is(row, k), is(first + j, k), was(row, j));
            t.sync();
        }
        return info;
    }

    /// Columns first, ..., first + 7 go to memory, but for those from `end` on.
    BBLAS_DEVICE void put(int first, int end)
    {
#pragma unroll
        for (int r = 0; r < rows; ++r) {
            const int row = t.rank + r * threads;
            if (row < first || row >= n)
                continue;
            double x[8];
            shared.is.read(row, x);
            if (uplo == BblasLower) {
                T *to = A + row + first * lda;
#pragma unroll
                for (int c = 0; c < 8; ++c) {
                    if (first + c <= row && first + c < end)
                        *to = T(x[c]);
                    to += lda;
                }
            }
        }
        if (uplo == BblasUpper) {
            const int col = t.rank % 8; // neighbouring threads have neighbouring columns, which are so in memory
            T *const to = A + first + col;
            if (first + col < end)
#pragma unroll 4
                for (int row = first + t.rank / 8; row < n; row += threads / 8)
                    if (first + col <= row)
                        to[row * lda] = T(shared.is(row, col));
        }
    }

    /// Subtracts the product of the panel's rows from the tiles behind it, and shows the next panel.
    BBLAS_DEVICE void update(int first)
    {
        // Read one by one, and not as chunks, which would be put in order again for every product.
        const double *const even = shared.is.in_tile(0, g, l).of;
        const double *odd = even + 1;
        forget(odd);
        double left[pairs][4];
#pragma unroll
        for (int p = 0; p < pairs; ++p)
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                left[p][h] = -even[64 * (2 * p + h)];
                left[p][2 + h] = -odd[64 * (2 * p + h)];
            }
#pragma unroll
        for (int j = 1; j < Tiles; ++j) {
            if (8 * j <= first)
                continue;
            if (8 * j >= n)
                break;
            const chunk<double> right = shared.is.in_tile(j, g, l);
#pragma unroll
            for (int p = 0; p < pairs; ++p) {
                if (j < cols(p, 0)) {
                    multiply_fragments(t, sums[p][j], left[p], right.of);
                } else if (j < cols(p, 1)) {
                    double sum[2] = {sums[p][j][2], sums[p][j][3]};
                    multiply_fragments(t, sum, left[p][1], right.of[0]);
                    multiply_fragments(t, sum, left[p][3], right.of[1]);
                    sums[p][j][2] = sum[0];
                    sums[p][j][3] = sum[1];
                }
            }
            if (8 * j == first + 8)
                show(j);
        }
    }
};

} // namespace bblas::by_block

#endif
