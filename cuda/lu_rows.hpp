// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in the registers of a team, a part of a warp or a block.
#ifndef BBLAS_CUDA_LU_ROWS_HPP
#define BBLAS_CUDA_LU_ROWS_HPP

#include "lu_pivot.hpp"
#include "team.hpp"

namespace bblas {

/// A matrix of up to R Size rows and N columns in the registers of a team: thread i has rows i, i + Size, ... They stay where
/// they are while rows of the matrix are interchanged. Rows and columns beyond m and n are zero.
template <class T, int Size, int R, int N> struct rows_of {
    T a[R][N];
    int place[R];          ///< the row that it has become
    int pivots[R];         ///< row i was interchanged with row pivots[i]; element i is where row i is
    divisor<T> by[R] = {}; ///< its pivot

    BBLAS_DEVICE rows_of(const team<Size> &t, int m, int n, const T *A, std::int64_t lda)
    {
#pragma unroll
        for (int r = 0; r < R; ++r) {
            place[r] = t.rank + r * Size;
            pivots[r] = 0;
            const T *from = A + place[r];
            const int there = place[r] < m ? n : 0;
#pragma unroll
            for (int j = 0; j < N; ++j, from += lda)
                a[r][j] = j < there ? *from : T(0);
        }
    }

    BBLAS_DEVICE void store(int m, int n, T *A, std::int64_t lda) const
    {
#pragma unroll
        for (int r = 0; r < R; ++r) {
            T *to = A + place[r];
            const int there = place[r] < m ? n : 0;
#pragma unroll
            for (int j = 0; j < N; ++j, to += lda)
                if (j < there)
                    *to = a[r][j];
        }
    }

    /// ipiv[i] := pivot of row i, i < order, counted from `base`.
    BBLAS_DEVICE void store_pivots(const team<Size> &t, int order, int base, bblas_int *ipiv) const
    {
#pragma unroll
        for (int r = 0; r < R; ++r)
            if (t.rank + r * Size < order)
                ipiv[t.rank + r * Size] = base + pivots[r];
    }
};

/// What a warp proposes for a step of the elimination, and all threads of the team read.
template <class T, int N> struct alignas(16) pivot_row {
    chunk<T> row[(N + chunk<T>::size - 1) / chunk<T>::size];
    divisor<T> by;
    real_t<T> size;
    int place;
    int is_zero;
};

/// Those of a team's warps, twice: some are read while the next are written.
template <class T, int Size, int N> struct alignas(16) pivot_rows {
    pivot_row<T, N> of[2][team<Size>::warp_count];
    unsigned char pad[Size < warp_size ? 16 : 1]; ///< the teams of a warp find different banks
};

/// A candidate for a pivot: the best of a thread's rows. A quick search, of a warp that is alone, compares the first 32 bits of
/// the sizes, and the rest where they do not tell the pivot.
template <class T, int Size, int R, bool IsQuick> struct candidate {
    int slot = 0;
    T pivot;
    int place;
    real_t<T> size = 0;
    votes_for_greatest votes = {};
    bool is_ordinary = false; ///< the pivot, for the whole warp, and there is no tie
    divisor<T> by = {};       ///< the pivot, if it is ordinary or the search is not quick

    /// For pivot k. Without pivoting it is row k, whoever has it. Rows are below that have not been pivots.
    template <bool IsPivoted, int N>
    BBLAS_DEVICE static candidate of(const team<Size> &t, const rows_of<T, Size, R, N> &rows, int k, const bool (&is_below)[R],
                                     bool is_live)
    {
        candidate best;
        best.take(rows, 0, k);
        if constexpr (!IsPivoted) {
#pragma unroll
            for (int r = 1; r < R; ++r)
                if (k / Size == r)
                    best.take(rows, r, k);
        } else if constexpr (IsQuick) {
            unsigned greatest = is_below[0] ? order_of_size(best.pivot) : 0;
            bool is_tie = false;
#pragma unroll
            for (int r = 1; r < R; ++r) {
                const unsigned order = is_below[r] ? order_of_size(rows.a[r][k]) : 0;
                is_tie = order == greatest || (is_tie && order < greatest);
                if (order > greatest) {
                    best.take(rows, r, k);
                    greatest = order;
                }
            }
            best.by = divisor<T>::of_ordinary(best.pivot);
            best.votes = vote_for_greatest(t, greatest);
            is_tie = best.votes.is_tie | (best.votes.is_best & is_tie);
            best.is_ordinary = !is_tie & bblas::is_ordinary<real_t<T>>(best.votes.greatest);
            if constexpr (Size < warp_size || R > 1) // else all say the same, as the compiler knows
                best.is_ordinary = !t.any_in_warp(is_live & !best.is_ordinary);
        } else {
            best.choose_by_size(rows, k);
            best.by = divisor<T>(best.pivot);
            if (!is_live) // no tie
                best.size = t.rank == 0;
            best.votes = vote_for_greatest(t, best.size);
        }
        return best;
    }

    /// The second part of the search, behind other work: whether it is the best of its warp.
    template <bool IsPivoted, int N> BBLAS_DEVICE bool is_chosen(const team<Size> &t, const rows_of<T, Size, R, N> &rows, int k)
    {
        if constexpr (!IsPivoted)
            return t.rank == k % Size;
        if constexpr (IsQuick) {
            if (is_ordinary)
                return votes.is_best;
            choose_by_size(rows, k);
            votes = vote_for_greatest(t, size);
        }
        return first_greatest(t, votes, size, place) == t.rank % team<Size>::width;
    }

  private:
    template <int N> BBLAS_DEVICE void take(const rows_of<T, Size, R, N> &rows, int r, int k)
    {
        slot = r;
        pivot = rows.a[r][k];
        place = rows.place[r];
    }

    template <int N> BBLAS_DEVICE void choose_by_size(const rows_of<T, Size, R, N> &rows, int k)
    {
        take(rows, 0, k);
        size = pivot_size(pivot, place, k);
#pragma unroll
        for (int r = 1; r < R; ++r) {
            const real_t<T> of_row = pivot_size(rows.a[r][k], rows.place[r], k);
            if (of_row > size || (of_row == size && rows.place[r] < place)) {
                take(rows, r, k);
                size = of_row;
            }
        }
    }
};

/// Eliminates: L and U of A = P L U, or of A = L U without pivoting, which stops at a zero. Returns 0, or the index of the first
/// pivot that is zero, counted from 1.
///
/// A step: the row of the pivot goes to all threads through shared memory, with one sync, and everyone subtracts its multiples
/// from rows that have not been pivots; the next column comes first, so that the search for its pivot overlaps the rest. Teams of
/// less than a block are together in it (team.hpp).
///
/// Steps are unrolled, for columns are in registers.
template <bool IsPivoted, class T, int Size, int R, int N>
BBLAS_DEVICE bblas_int eliminate(const team<Size> &t, int m, int n, rows_of<T, Size, R, N> &rows, pivot_rows<T, Size, N> &shared)
{
    constexpr int in_chunk = chunk<T>::size;
    constexpr int warps = team<Size>::warp_count;
    constexpr int width = team<Size>::width;
    constexpr int last = N < R * Size ? N : R * Size;
    // With several rows of 16 columns to a thread it is more code than it saves; of 8, it saves up to 10 % of real numbers' time.
    constexpr bool is_quick = Size <= warp_size && (R == 1 || N <= 8);
    const int lane = t.rank % width;
    const int warp = warps == 1 ? 0 : t.rank / width;
    const int steps = t.greatest_in_warp(m < n ? m : n);
    int order = m < n ? m : n;
    bblas_int info = 0;
    using candidate = bblas::candidate<T, Size, R, is_quick>;
    bool is_below[R];
#pragma unroll
    for (int r = 0; r < R; ++r)
        is_below[r] = order > 0;
    candidate best = candidate::template of<IsPivoted>(t, rows, 0, is_below, order > 0);
#pragma unroll
    for (int k = 0; k < last; ++k) {
        if (k % 4 == 0 && k >= steps) // not at every step, so that steps overlap
            break;
        const bool is_live = k < order;
        const bool is_chosen = best.template is_chosen<IsPivoted>(t, rows, k) && is_live;
        pivot_row<T, N> &mine = shared.of[k % 2][warp];
        divisor<T> own;
        if (best.is_ordinary) {
            own = best.by;
        } else {
            own = IsPivoted && !is_quick ? best.by : divisor<T>(best.pivot);
            if (is_chosen) {
                mine.by.scale = own.scale;
                mine.is_zero = best.pivot == T(0);
            }
        }
        if (is_chosen) {
            mine.by.inverse = own.inverse;
            mine.place = best.place;
            if constexpr (IsPivoted && warps > 1)
                mine.size = best.size;
#pragma unroll
            for (int r = 0; r < R; ++r)
                if (best.slot == r)
#pragma unroll
                    for (int c = (k + 1) / in_chunk; c * in_chunk < N; ++c) {
                        chunk<T> part;
#pragma unroll
                        for (int e = 0; e < in_chunk; ++e)
                            part.of[e] = c * in_chunk + e < N ? rows.a[r][c * in_chunk + e < N ? c * in_chunk + e : 0] : T(0);
                        mine.row[c] = part;
                    }
        }
        t.sync();

        int winner = k % Size / width;
        if constexpr (IsPivoted && warps > 1) {
            const pivot_row<T, N> &theirs = shared.of[k % 2][lane < warps ? lane : 0];
            const real_t<T> size = lane < warps ? theirs.size : real_t<T>(-1);
            winner = first_greatest(t, vote_for_greatest(t, size), size, theirs.place);
        }
        const pivot_row<T, N> &step = shared.of[k % 2][warps == 1 ? 0 : winner];
        const int place = step.place;
#pragma unroll
        for (int r = 0; r < R; ++r)
            if (r * Size < last && t.rank + r * Size == k)
                rows.pivots[r] = place;
        const T inverse = step.by.inverse;
        const bool is_zero = !best.is_ordinary && step.is_zero;
        if (is_live && is_zero && info == 0)
            info = k + 1;
        if constexpr (!IsPivoted)
            order = info ? 0 : order;
        const int own_slot = is_chosen && warp == winner ? best.slot : -1;
        T multiple[R];
#pragma unroll
        for (int r = 0; r < R; ++r) {
            const int was = rows.place[r];
            is_below[r] = k < order && was >= k && own_slot != r;
            if constexpr (IsPivoted)
                rows.place[r] = own_slot == r ? k : is_live && was == k ? place : was;
            if (own_slot == r)
                rows.by[r] = own;
            if (best.is_ordinary) {
                multiple[r] = rows.a[r][k] * inverse;
                if (is_below[r])
                    rows.a[r][k] = multiple[r];
            } else {
                if (is_below[r] && !is_zero) // as in LAPACK
                    rows.a[r][k] = divisor<T>(inverse, step.by.scale).divide(rows.a[r][k]);
                multiple[r] = rows.a[r][k];
            }
        }
#pragma unroll
        for (int c = (k + 1) / in_chunk; c * in_chunk < N; ++c) {
            const chunk<T> part = step.row[c];
#pragma unroll
            for (int e = 0; e < in_chunk; ++e) {
                const int j = c * in_chunk + e;
                if (j > k && j < N) {
#pragma unroll
                    for (int r = 0; r < R; ++r)
                        if (is_below[r])
                            rows.a[r][j] = multiply_add(-multiple[r], part.of[e], rows.a[r][j]);
                    if (j == k + 1 && j < last)
                        best = candidate::template of<IsPivoted>(t, rows, j, is_below, j < order);
                }
            }
        }
    }
    return info;
}

/// B := inv(P L U) B or inv(L U) B with factors of order n ≤ N that eliminate() has left, B n by nrhs. Thread i has row i;
/// `row_at` has room for `Size` integers in shared memory. Where there are more than N columns, the first of B was column N, and
/// has inv(P L) or inv(L) before it.
template <bool IsPivoted, int N, class T, int Size, int Columns>
BBLAS_DEVICE void substitute(const team<Size> &t, int n, int nrhs, const rows_of<T, Size, 1, Columns> &rows, T *B,
                             std::int64_t ldb, int *row_at)
{
    static_assert(Size <= warp_size && N <= Size);
    constexpr int together = 4; // steps: whether they are there is asked once for so many
    static_assert(N % together == 0);
    const int place = rows.place[0];
    const T *const row = rows.a[0];
    row_at[place] = t.rank;
    t.sync();
    const auto pass_on = [&](T x, int k) { return t.broadcast(x, IsPivoted ? row_at[k] : k); };
    const int steps = t.greatest_in_warp(nrhs > 0 ? n : 0);
    const int count = t.greatest_in_warp(nrhs);
#pragma unroll 1
    for (int j = 0; j < count; ++j, B += ldb) {
        T x = row[Columns - 1];
        if (Columns == N || j > 0) {
            x = t.rank < n && j < nrhs ? B[t.rank] : T(0);
#pragma unroll
            for (int k = 0; k < N - 1; ++k) {
                if (k % together == 0 && k >= steps)
                    break;
                const T found = pass_on(x, k);
                if (place > k)
                    x = multiply_add(-row[k], found, x);
            }
        }
#pragma unroll
        for (int first = N - together; first >= 0; first -= together)
            if (first < steps)
#pragma unroll
                for (int k = first + together - 1; k >= first; --k) {
                    if (place == k)
                        x = rows.by[0].divide(x);
                    const T found = pass_on(x, k);
                    if (place < k)
                        x = multiply_add(-row[k], found, x);
                }
        if (place < n && j < nrhs)
            B[place] = x;
    }
}

} // namespace bblas

#endif
