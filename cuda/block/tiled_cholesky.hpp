// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization of doubles in the registers of a block.
#ifndef BBLAS_CUDA_BLOCK_TILED_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_TILED_CHOLESKY_HPP

#include "cholesky.hpp"

#include <group/elements.hpp>
#include <lu_pivot.hpp>

namespace bblas::by_block {

/// Eight columns of up to `Rows` rows in shared memory. The four chunks of a row are mixed so that eight threads find different banks,
/// whether each has a row or four of them share one.
template <int Rows> struct panel_rows {
    chunk<double> chunks[4 * Rows];

    BBLAS_DEVICE chunk<double> &at(int row, int c) { return chunks[4 * row + (c ^ (row / 2 & 3))]; }
    BBLAS_DEVICE const chunk<double> &at(int row, int c) const { return chunks[4 * row + (c ^ (row / 2 & 3))]; }
    BBLAS_DEVICE double operator()(int row, int col) const { return at(row, col / 2).of[col % 2]; }

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

/// Factors matrices of order n ≤ 32 Warps. Right-looking: the lower triangle stays in registers, as tiles of 16 rows and 8 columns that
/// the tensor cores add to. A panel of 8 columns goes to shared memory, is factored a row to a thread (factor_panel()), and comes back as
/// operands. For these, lanes have neighbouring columns of a tile in the order in which they have them as a sum; so the terms of a product
/// come in another order, but no element changes its lane.
///
/// Bands are 16 rows high. Warp w has bands w and 2 Warps - 1 - w, and so as many tiles as any other.
template <int Warps> class tiled_cholesky {
    static constexpr int order = 32 * Warps;
    static constexpr int tiles = 4 * Warps + 2; ///< of a warp

  public:
    static constexpr int threads = 32 * Warps;
    struct storage {
        panel_rows<order> was; ///< the panel before it is factored
        panel_rows<order> is;
        int info;
    };

    /// A := L of A = L Lᵀ, as by_block::potrf() returns. keep(col, panel) is called by all threads for the columns of L from col on, whose
    /// elements beyond the diagonal are meaningless. Syncs behind.
    template <class Keep>
    BBLAS_DEVICE static bblas_int factor(const team<threads> &t, bblas_uplo uplo, int n, double *memory, std::int64_t lda,
                                         storage &shared, Keep keep)
    {
        const matrix_view<double> A = uplo == BblasLower ? column_major(memory, lda) : column_major(memory, lda).transpose();
        const team<warp_size> warp = t.warp();
        const owner mine(t);
        double sums[tiles][4];
#pragma unroll
        for (int i = 0; i < tiles; ++i)
#pragma unroll
            for (int e = 0; e < 4; ++e) {
                const int row = mine.row(i, e / 2);
                const int col = mine.col(i) + e % 2;
                sums[i][e] = col <= row && row < n ? A(row, col) : row == col ? 1 : 0;
            }
        if (t.rank == 0)
            shared.info = 0;
        for (int first = 0; first < n; first += 8) {
#pragma unroll
            for (int i = 0; i < tiles; ++i)
                if (8 * mine.tile_col(i) == first)
#pragma unroll
                    for (int half = 0; half < 2; ++half)
                        shared.was.at(mine.row(i, half), mine.t) = {{sums[i][2 * half], sums[i][2 * half + 1]}};
            t.sync();
            if ((t.warp_index() + 1) * warp_size > first) {
                double x[1][8];
                shared.was.read(t.rank, x[0]);
                const auto square = [&](int i, int j) { return shared.was(first + i, j); };
                const int info = factor_panel<false>(square, x, t.rank - first);
                shared.is.write(t.rank, x[0]);
                if (info && t.rank == first)
                    shared.info = info;
            }
            t.sync();
            int end = n;
            if (shared.info) {
                const int info = factor_carefully(t, first, shared);
                end = info ? first + info - 1 : n;
                t.sync();
                if (t.rank == 0)
                    shared.info = info ? first + info : 0;
                t.sync();
            }
            if (uplo == BblasLower) {
                if (t.rank >= first && t.rank < n) {
                    double x[8];
                    shared.is.read(t.rank, x);
#pragma unroll
                    for (int c = 0; c < 8; ++c)
                        if (t.rank >= first + c && first + c < end)
                            A.set(t.rank, first + c, x[c]);
                }
            } else {
                const int col = t.rank % 8;
                for (int row = first + t.rank / 8; row < n; row += threads / 8)
                    if (row >= first + col && first + col < end)
                        A.set(row, first + col, shared.is(row, col));
            }
            keep(first, shared.is);
            if (end < n)
                break;
            update(warp, mine, n, first, shared.is, sums);
        }
        t.sync();
        return shared.info;
    }

  private:
    /// Which elements are the calling thread's: two in each of two rows, in all tiles.
    struct owner {
        int g;
        int t;
        int low;  ///< the two bands
        int high;

        BBLAS_DEVICE explicit owner(const team<threads> &team)
            : g(team.rank % warp_size / 4), t(team.rank % 4), low(team.warp().broadcast(team.warp_index(), 0)),
              high(2 * Warps - 1 - low)
        { // the broadcast tells the compiler that bands are the warp's
        }

        /// The tiles are those of the high band, and then those of the low one from right to left.
        BBLAS_DEVICE bool is_high(int i) const { return i < 2 * (high + 1); }
        BBLAS_DEVICE int tile_col(int i) const { return is_high(i) ? i : tiles - 1 - i; }
        BBLAS_DEVICE int row(int i, int half) const { return 16 * (is_high(i) ? high : low) + 8 * half + g; }
        BBLAS_DEVICE int col(int i) const { return 8 * tile_col(i) + 2 * t; }
    };

    /// Factors the panel once more, where a pivot is not a positive normal number. Returns as factor_panel() does.
    BBLAS_DEVICE static int factor_carefully(const team<threads> &t, int first, storage &shared)
    {
        int info = 0;
#pragma unroll 1
        for (int k = 0; k < 8; ++k) {
            const double pivot = shared.was(first + k, k);
            if (info == 0 && !(pivot > 0))
                info = k + 1;
            const pivot_root<double> root(pivot);
            const double x = t.rank == first + k ? root.value() : root.reciprocal * shared.was(t.rank, k);
            shared.is.at(t.rank, k / 2).of[k % 2] = x;
            t.sync();
#pragma unroll 1
            for (int j = k + 1; j < 8; ++j)
                if (t.rank >= first + j)
                    shared.was.at(t.rank, j / 2).of[j % 2] =
                        multiply_add(-x, shared.is(first + j, k), shared.was(t.rank, j));
            t.sync();
        }
        return info;
    }

    /// Subtracts the product of the panel's rows from all tiles behind the panel.
    BBLAS_DEVICE static void update(const team<warp_size> &warp, const owner &mine, int n, int first, const panel_rows<order> &panel,
                                    double (&sums)[tiles][4])
    {
        double left[2][2][2]; // by band, term and half
#pragma unroll
        for (int band = 0; band < 2; ++band)
#pragma unroll
            for (int half = 0; half < 2; ++half) {
                const chunk<double> part = panel.at(16 * (band ? mine.high : mine.low) + 8 * half + mine.g, mine.t);
#pragma unroll
                for (int term = 0; term < 2; ++term)
                    left[band][term][half] = -part.of[term];
            }
#pragma unroll
        for (int i = 0; i < tiles; ++i) {
            const int begin = 8 * mine.tile_col(i);
            if (begin > first && begin < n && mine.row(i, 0) - mine.g < n) {
                const chunk<double> right = panel.at(begin + mine.g, mine.t);
#pragma unroll
                for (int term = 0; term < 2; ++term) {
                    const double rows[2] = {mine.is_high(i) ? left[1][term][0] : left[0][term][0],
                                            mine.is_high(i) ? left[1][term][1] : left[0][term][1]};
                    multiply_fragments(warp, sums[i], rows, right.of[term]);
                }
            }
        }
    }
};

} // namespace bblas::by_block

#endif
