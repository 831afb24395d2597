// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of triangular systems, and of factored ones, with many right-hand sides, in a warp or a part of one, and inverses. A
/// right-hand side to a thread, in registers; the matrix is broadcast from shared memory.
#ifndef BBLAS_CUDA_WARP_TRSM_HPP
#define BBLAS_CUDA_WARP_TRSM_HPP

#include "solve.hpp"

namespace bblas::by_warp {

/// A lower triangular matrix of order n ≤ N in shared memory: by columns, the diagonal inverted, and what is behind order n the
/// identity's. Or an upper one, or both with one diagonal, such as the factors of an LU factorization.
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
        T row[N];
        load_rows(t, n, n, true, L, rows_are_close, row, tile);
        store<true, false>(t, is_unit, n, row);
    }

    /// Thread i has row i. The diagonal is that of the lower triangle, of the upper one, or of both. Syncs behind.
    template <bool IsLower, bool IsUpper> BBLAS_DEVICE void store(const team<N> &t, bool is_unit, int n, T (&row)[N])
    {
        const int i = t.rank;
        T scale[1] = {T(1)};
        const T inverse = is_unit ? T(1) : inverted_diagonal<IsLower, IsUpper>(t, n, row, scale);
#pragma unroll
        for (int j = 0; j < N; ++j)
            columns[j][i / steps_at_once].of[i % steps_at_once] = j == i ? inverse : row[j];
        scales[i] = real_part(scale[0]);
        const bool any_is_scaled = t.ballot(scale[0] != T(1)) != 0;
        if (i == 0)
            is_scaled = any_is_scaled;
        t.sync();
    }

    /// x := inv(L) x, or the same with the upper triangle, whose diagonal is that of L, conjugated, or 1.
    template <bool IsLower = true, bool IsUnit = false>
    BBLAS_DEVICE void solve(int steps, T (&x)[N], bool is_conjugated = false) const
    {
        if (!IsUnit && is_scaled)
#pragma unroll
            for (int i = 0; i < N; ++i)
                x[i] = scales[i] * x[i];
#pragma unroll
        for (int begin = 0; begin < N; begin += steps_at_once) {
            const int col = IsLower ? begin : N - steps_at_once - begin;
            if (IsLower && col >= steps)
                break;
            if (col >= steps)
                continue;
#pragma unroll
            for (int step = 0; step < steps_at_once; ++step) {
                const int j = IsLower ? step : steps_at_once - 1 - step;
                const elements L = columns[col + j][col / steps_at_once];
                if (!IsUnit)
                    x[col + j] = (is_conjugated ? conjugate(L.of[j]) : L.of[j]) * x[col + j];
#pragma unroll
                for (int later = step + 1; later < steps_at_once; ++later) {
                    const int i = IsLower ? later : steps_at_once - 1 - later;
                    x[col + i] = multiply_add(-L.of[i], x[col + j], x[col + i]);
                }
            }
#pragma unroll
            for (int rest = begin + steps_at_once; rest < N; rest += steps_at_once) {
                const int row = IsLower ? rest : N - steps_at_once - rest;
                if (IsLower && row >= steps)
                    break;
#pragma unroll
                for (int step = 0; step < steps_at_once; ++step) {
                    const int j = col + step;
                    const elements L = columns[j][row / steps_at_once];
#pragma unroll
                    for (int i = 0; i < steps_at_once; ++i)
                        x[row + i] = multiply_add(-L.of[i], x[j], x[row + i]);
                }
            }
        }
    }
};

template <int N, class T> using column_solver = column_team<N, T, inverted_triangle<N, T>>;

/// X := alpha inv(L) X for N right-hand sides or fewer, X n by nrhs, n ≤ N. With alpha = 0, X is not read. `tile` is of
/// tile_size<N>.
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

/// Solves for the columns of B, n by nrhs, a lot of up to N after another, by solve(x), where each thread has a column. Row i
/// comes from row `from` of B and goes to row `to`, in thread i.
template <int N, class T, class F>
BBLAS_DEVICE void solve_lots(const team<N> &t, int n, int nrhs, int from, int to, matrix_view<T> B, T *tile, F solve)
{
    const bool is_there = t.rank < n;
    const int most = t.greatest_in_warp(nrhs);
    for (int first = 0; first < most; first += N) {
        const int here = nrhs - first;
        const matrix_view<T> X = B.from(0, first);
        T x[N];
        load_right_hand_sides(is_there, from, here, X, x);
        columns_to_rows(t, x, tile);
        solve(x);
        columns_to_rows(t, x, tile);
        store_right_hand_sides(is_there, to, here, x, X);
    }
}

/// B := inv(op(P L U)) B, or without P where `ipiv` is NULL, n ≤ N, B n by nrhs.
template <int N, class T>
BBLAS_DEVICE void getrs_by_columns(const team<N> &t, bblas_trans trans, int n, int nrhs, matrix_view<const T> A,
                                   const bblas_int *ipiv, matrix_view<T> B, column_solver<N, T> by)
{
    const int i = t.rank;
    const bool is_plain = trans == BblasNoTrans;
    const int pivot[1] = {ipiv && i < n ? ipiv[i] - 1 : i};
    int other_row[1];
    interchange(t, ipiv ? n : 0, pivot, other_row);
    T row[N];
    load_rows(t, n, n, false, op(trans, A), is_plain, row, by.tile);
    if (is_plain)
        by.factors.template store<false, true>(t, false, n, row);
    else
        by.factors.template store<true, false>(t, false, n, row);
    const int steps = t.greatest_in_warp(n);
    solve_lots(t, n, nrhs, is_plain ? other_row[0] : i, is_plain ? i : other_row[0], B, by.tile, [&](T(&x)[N]) {
        if (is_plain) {
            by.factors.template solve<true, true>(steps, x);
            by.factors.template solve<false, false>(steps, x);
        } else {
            by.factors.template solve<true, false>(steps, x);
            by.factors.template solve<false, true>(steps, x);
        }
    });
}

/// The factors of L Lᴴ, n ≤ N. Syncs behind.
template <int N, class T>
BBLAS_DEVICE void load_cholesky(const team<N> &t, int n, matrix_view<const T> L, bool rows_are_close, column_solver<N, T> by)
{
    T row[N];
    load_rows(t, n, n, true, L, rows_are_close, row, by.tile);
    if (rows_are_close)
        put_rows(t, row, by.tile);
#pragma unroll
    for (int j = 0; j < N; ++j)
        row[j] = j > t.rank ? conjugate(by.tile[j * row_pitch<N> + t.rank]) : row[j];
    t.sync(); // the tile may be written again
    by.factors.template store<true, true>(t, false, n, row);
}

/// B := inv(L Lᴴ) B, n ≤ N, B n by nrhs.
template <int N, class T>
BBLAS_DEVICE void potrs_by_columns(const team<N> &t, int n, int nrhs, matrix_view<const T> L, bool rows_are_close,
                                   matrix_view<T> B, column_solver<N, T> by)
{
    load_cholesky(t, n, L, rows_are_close, by);
    const int steps = t.greatest_in_warp(n);
    solve_lots(t, n, nrhs, t.rank, t.rank, B, by.tile, [&](T(&x)[N]) {
        by.factors.template solve<true, false>(steps, x);
        by.factors.template solve<false, false>(steps, x, true);
    });
}

/// In the lower triangle of L, n by n with n ≤ N, what f makes of the identity: its column j in thread j becomes that of f(x).
/// Without the diagonal where that is unit; and nothing where it has a zero, the first of which is returned, counted from 1. f
/// comes behind the reading of the diagonal.
template <int N, class T, class F>
BBLAS_DEVICE bblas_int invert_by_columns(const team<N> &t, bool is_unit, int n, matrix_view<T> L, bool rows_are_close, T *tile,
                                         F f)
{
    const int own = t.rank;
    const unsigned zeros = t.ballot(!is_unit && own < n && L(own, own) == T(0));
    T x[N];
#pragma unroll
    for (int i = 0; i < N; ++i)
        x[i] = T(i == own ? 1 : 0);
    f(x);
    if (rows_are_close) // neighbouring threads write neighbours
        columns_to_rows(t, x, tile);
#pragma unroll
    for (int k = 0; k < N; ++k) {
        const int i = rows_are_close ? own : k, j = rows_are_close ? k : own;
        if (zeros == 0 && i < n && (is_unit ? j < i : j <= i))
            L.set(i, j, x[k]);
    }
    return zeros ? t.first(zeros) + 1 : 0;
}

/// L := inv(L), lower triangular.
template <int N, class T>
BBLAS_DEVICE bblas_int trtri_by_columns(const team<N> &t, bool is_unit, int n, matrix_view<T> L, bool rows_are_close,
                                        column_solver<N, T> by)
{
    return invert_by_columns(t, is_unit, n, L, rows_are_close, by.tile, [&](T(&x)[N]) {
        by.factors.load(t, is_unit, n, L, rows_are_close, by.tile);
        by.factors.solve(t.greatest_in_warp(n), x);
    });
}

/// The lower triangle of L := that of inv(L Lᴴ).
template <int N, class T>
BBLAS_DEVICE bblas_int potri_by_columns(const team<N> &t, int n, matrix_view<T> L, bool rows_are_close, column_solver<N, T> by)
{
    return invert_by_columns(t, false, n, L, rows_are_close, by.tile, [&](T(&x)[N]) {
        load_cholesky<N, T>(t, n, L, rows_are_close, by);
        const int steps = t.greatest_in_warp(n);
        by.factors.template solve<true, false>(steps, x);
        by.factors.template solve<false, false>(steps, x, true);
#pragma unroll
        for (int i = 0; i < N; ++i)
            x[i] = i == t.rank ? T(real_part(x[i])) : x[i];
    });
}

} // namespace bblas::by_warp

#endif
