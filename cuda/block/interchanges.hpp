// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Interchanges of rows that are made at once, by a block, a warp, or a part of one.
#ifndef BBLAS_CUDA_BLOCK_INTERCHANGES_HPP
#define BBLAS_CUDA_BLOCK_INTERCHANGES_HPP

#include <group/elements.hpp>

namespace bblas::by_block {

/// LAPACK's interchanges of the first rows of a matrix, up to `Most`, with any rows. The first rows come from some rows and go to
/// others; all others that move come from them. So many neighbours share a column: all threads, or those of a warp.
template <int Threads, int Most, int Sharers = team<Threads>::width> class interchanges {
    static constexpr int rows = Most / Sharers; ///< of a thread, as far apart as there are sharers
    static_assert(Sharers == Threads || Sharers == warp_size);
    static_assert(Most % Sharers == 0);

  public:
    struct storage {
        int pivots[Most];
        int sources[Most];
        int targets[Most];
    };

    /// Of `count` rows, if any; pivot(k) is the row that row k is interchanged with, in the order of k, both counted from 0.
    /// Syncs behind.
    template <class Pivot>
    BBLAS_DEVICE interchanges(const team<Threads> &team_of, int count, Pivot pivot, storage &shared) : t(team_of)
    {
        constexpr int none = -1;
        for (int k = t.rank; k < Most; k += Threads) {
            shared.pivots[k] = k < count ? pivot(k) : k;
            shared.sources[k] = none;
        }
        t.sync();
        constexpr int at_once = 8; // steps
        static_assert(Most % at_once == 0);
        const int steps = (count + at_once - 1) / at_once * at_once;
        for (int row = t.rank; row < Most; row += Threads) {
            int target = row;
#pragma unroll 1
            for (int begin = 0; begin < steps; begin += at_once)
#pragma unroll
                for (int k = begin; k < begin + at_once; ++k)
                    target = behind(target, k, shared.pivots[k]);
            shared.targets[row] = target;
            if (!is_elsewhere(target))
                shared.sources[target] = row;
        }
        t.sync();
        for (int row = t.rank; row < Most; row += Threads) {
            if (shared.sources[row] != none)
                continue;
            int source = row;
#pragma unroll 1
            for (int begin = steps; begin > 0; begin -= at_once)
#pragma unroll
                for (int k = begin - 1; k >= begin - at_once; --k)
                    source = behind(source, k, shared.pivots[k]);
            shared.sources[row] = source;
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
        constexpr int elements = sizeof(T) < 16 ? 8 : 4;
        constexpr int at_once = max(1, min(elements / 2, elements / rows)); // columns
        const int end = Threads < warp_size ? t.greatest_in_warp(cols) : cols;
        for (int begin = t.rank / Sharers * at_once; begin < end; begin += Threads / Sharers * at_once) {
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
                if (is_elsewhere(targets[q]))
                    out = A(own_row(q), col);
            });
            sync_sharers();
            for_each([&](T &in, T &out, int q, int col) {
                A.set(own_row(q), col, in);
                if (is_elsewhere(targets[q]))
                    A.set(targets[q], col, out);
            });
            sync_sharers();
        }
        t.sync();
    }

  private:
    const team<Threads> &t;
    int sources[rows];
    int targets[rows];

    BBLAS_DEVICE int own_row(int q) const
    {
        return q * Sharers + t.rank % Sharers;
    }
    /// Whether no thread has this row, so that none but that of the row where its elements come from can write them.
    BBLAS_DEVICE static bool is_elsewhere(int row)
    {
        return row < 0 || row >= Most;
    }
    BBLAS_DEVICE void sync_sharers() const
    {
        if constexpr (Sharers > warp_size)
            t.sync();
        else
            t.warp().sync();
    }

    /// Where a row is when two rows have been interchanged.
    BBLAS_DEVICE static int behind(int row, int one, int other)
    {
        return row == one ? other : row == other ? one : row;
    }
};

} // namespace bblas::by_block

#endif
