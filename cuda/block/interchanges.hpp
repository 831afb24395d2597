// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Interchanges of rows that are made at once, by a block.
#ifndef BBLAS_CUDA_BLOCK_INTERCHANGES_HPP
#define BBLAS_CUDA_BLOCK_INTERCHANGES_HPP

#include <group/elements.hpp>

namespace bblas::by_block {

/// LAPACK's interchanges of the first rows of a matrix, up to `Most`, with rows below. The first rows come from some rows and go
/// to others; all others that move come to them.
template <int Threads, int Most> class interchanges {
    static constexpr int rows = Most / warp_size; ///< of a lane, 32 apart

  public:
    struct storage {
        int pivots[Most];
        int sources[Most];
        int targets[Most];
    };

    /// Of `count` rows, whose pivots count from `base`. Syncs behind.
    BBLAS_DEVICE interchanges(const team<Threads> &team_of, int rows_that_move, const bblas_int *ipiv, int base, storage &shared)
        : t(team_of), count(rows_that_move)
    {
        for (int k = t.rank; k < Most; k += Threads)
            shared.pivots[k] = k < count ? ipiv[k] - base : k;
        t.sync();
        for (int row = t.rank; row < Most; row += Threads) {
            int source = row, target = row;
#pragma unroll 8
            for (int k = 0; k < Most; ++k) {
                target = behind(target, k, shared.pivots[k]);
                source = behind(source, Most - 1 - k, shared.pivots[Most - 1 - k]);
            }
            shared.sources[row] = source;
            shared.targets[row] = target;
        }
        t.sync();
#pragma unroll
        for (int q = 0; q < rows; ++q) {
            sources[q] = shared.sources[own_row(q)];
            targets[q] = shared.targets[own_row(q)];
        }
    }

    /// Moves the rows of so many columns. Syncs behind.
    template <class T> BBLAS_DEVICE void move(int cols, const matrix_view<T> &A) const
    {
        constexpr int at_once = sizeof(T) < 16 ? 2 : 1; // columns
        const team<warp_size> warp = t.warp();
        for (int begin = t.warp_index() * at_once; begin < cols; begin += team<Threads>::warp_count * at_once) {
            T coming[at_once][rows], going[at_once][rows];
            const auto for_each = [&](auto visit) {
#pragma unroll
                for (int c = 0; c < at_once; ++c)
#pragma unroll
                    for (int q = 0; q < rows; ++q)
                        if (begin + c < cols && sources[q] != own_row(q))
                            visit(coming[c][q], going[c][q], q, begin + c);
            };
            for_each([&](T &in, T &out, int q, int col) {
                in = A(sources[q], col);
                out = A(own_row(q), col);
            });
            warp.sync();
            for_each([&](T &in, T &out, int q, int col) {
                A.set(own_row(q), col, in);
                if (targets[q] >= count)
                    A.set(targets[q], col, out);
            });
            warp.sync();
        }
        t.sync();
    }

  private:
    const team<Threads> &t;
    const int count;
    int sources[rows];
    int targets[rows];

    BBLAS_DEVICE int own_row(int q) const
    {
        return q * warp_size + t.rank % warp_size;
    }

    /// Where a row is when two rows have been interchanged.
    BBLAS_DEVICE static int behind(int row, int one, int other)
    {
        return row == one ? other : row == other ? one : row;
    }
};

} // namespace bblas::by_block

#endif
