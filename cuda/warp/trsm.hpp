// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of triangular systems with many right-hand sides, in a warp or a part of one. A right-hand side to a thread, in registers; the
/// matrix is broadcast from shared memory.
#ifndef BBLAS_CUDA_WARP_TRSM_HPP
#define BBLAS_CUDA_WARP_TRSM_HPP

#include "solve.hpp"

namespace bblas::by_warp {

/// A lower triangular matrix of order n ≤ N in shared memory: by columns, the diagonal inverted, and what is behind order n the identity's.
template <int N, class T> struct alignas(16) inverted_triangle {
    /// So many elements that are read at once, in pieces of 16 bytes.
    struct alignas(16) elements {
        T of[steps_at_once];
    };
    elements columns[N][N / steps_at_once];
    /// What equations are multiplied by: see inverted_diagonal().
    real_t<T> scales[N];
    bool is_scaled;

    /// L, of which rows are close to each other in memory or columns are. `tile` is of tile_size<N>. Syncs behind.
    BBLAS_DEVICE void load(const team<N> &t, bool is_unit, int n, matrix_view<const T> L, bool rows_are_close, T *tile)
    {
        const int i = t.rank;
        T row[N];
        load_rows(t, n, n, true, L, rows_are_close, row, tile);
        T scale[1] = {T(1)};
        const T inverse = is_unit ? T(1) : inverted_diagonal<true>(t, n, row, scale);
#pragma unroll
        for (int j = 0; j < N; ++j)
            columns[j][i / steps_at_once].of[i % steps_at_once] = j == i ? inverse : row[j];
        scales[i] = real_part(scale[0]);
        const bool any_is_scaled = t.ballot(scale[0] != T(1)) != 0;
        if (i == 0)
            is_scaled = any_is_scaled;
        t.sync();
    }

    /// x := inv(L) x
    BBLAS_DEVICE void solve(int steps, T (&x)[N]) const
    {
        if (is_scaled)
#pragma unroll
            for (int i = 0; i < N; ++i)
                x[i] = scales[i] * x[i];
#pragma unroll
        for (int col = 0; col < N; col += steps_at_once) {
            if (col >= steps)
                break;
#pragma unroll
            for (int j = col; j < col + steps_at_once; ++j) {
                const elements L = columns[j][col / steps_at_once];
                x[j] = L.of[j - col] * x[j];
#pragma unroll
                for (int i = j + 1; i < col + steps_at_once; ++i)
                    x[i] = multiply_add(-L.of[i - col], x[j], x[i]);
            }
#pragma unroll
            for (int row = col + steps_at_once; row < N; row += steps_at_once) {
                if (row >= steps)
                    break;
#pragma unroll
                for (int j = col; j < col + steps_at_once; ++j) {
                    const elements L = columns[j][row / steps_at_once];
#pragma unroll
                    for (int i = row; i < row + steps_at_once; ++i)
                        x[i] = multiply_add(-L.of[i - row], x[j], x[i]);
                }
            }
        }
    }
};

/// M(i, j) := row[j], M m by n: the reverse of load_rows(), `tile` likewise.
template <int N, class T>
BBLAS_DEVICE void store_rows(const team<N> &t, int m, int n, const T (&row)[N], bool rows_are_close, matrix_view<T> M, T *tile)
{
    const int i = t.rank;
    if (rows_are_close) {
#pragma unroll
        for (int j = 0; j < N; ++j)
            if (i < m && j < n)
                M.set(i, j, row[j]);
        return;
    }
#pragma unroll
    for (int j = 0; j < N; ++j)
        tile[i * row_pitch<N> + j] = row[j];
    t.sync();
#pragma unroll
    for (int j = 0; j < N; ++j)
        if (i < n && j < m)
            M.set(j, i, tile[j * row_pitch<N> + i]);
    t.sync(); // the tile may be written again
}

/// X := alpha inv(L) X for N right-hand sides or fewer, X n by nrhs, n ≤ N. With alpha = 0, X is not read. `tile` is of tile_size<N>.
template <int N, class T>
BBLAS_DEVICE void solve_columns(const team<N> &t, int n, int nrhs, T alpha, const inverted_triangle<N, T> &L, matrix_view<T> X,
                                bool rows_are_close, T *tile)
{
    T x[N];
    load_rows<N, T>(t, alpha == T(0) ? 0 : nrhs, n, false, X.transpose(), !rows_are_close, x, tile);
    if (alpha != T(1))
#pragma unroll
        for (int i = 0; i < N; ++i)
            x[i] = alpha * x[i];
    L.solve(t.greatest_in_warp(n), x);
    store_rows(t, nrhs, n, x, !rows_are_close, X.transpose(), tile);
}

} // namespace bblas::by_warp

#endif
