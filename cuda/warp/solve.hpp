// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of systems with triangular matrices and with factored ones, in a warp or a part of one. A row to a thread: thread i has row i
/// of the matrix in registers, and element i of each right-hand side.
#ifndef BBLAS_CUDA_WARP_SOLVE_HPP
#define BBLAS_CUDA_WARP_SOLVE_HPP

#include <group/elements.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// Elements of shared memory that hold an N by N matrix, by rows that are so far apart that neither rows nor columns conflict.
template <int N> inline constexpr int row_pitch = N + 1;
template <int N> inline constexpr int tile_size = N *row_pitch<N>;

/// row[j] := M(i, j), M m by n, lower triangular if `is_triangle`; 0 outside of it. Neighbouring threads read neighbouring elements: where
/// those are not in a column, threads read a column each, and `tile` has the matrix afterwards.
template <int N, class T>
BBLAS_DEVICE void load_rows(const team<N> &t, int m, int n, bool is_triangle, matrix_view<const T> M, bool rows_are_close,
                            T (&row)[N], T *tile)
{
    const int i = t.rank;
    matrix_view<const T> line = (rows_are_close ? M : M.transpose()).from(i, 0);
    const bool is_there = i < (rows_are_close ? m : n);
    const int begin = is_triangle && !rows_are_close ? i : 0;
    const int end = !is_there ? 0 : !rows_are_close ? m : is_triangle ? i + 1 : n;
#pragma unroll
    for (int j = 0; j < N; ++j) {
        row[j] = begin <= j && j < end ? line(0, 0) : T(0);
        line = line.from(0, 1);
    }
    if (rows_are_close)
        return;
#pragma unroll
    for (int j = 0; j < N; ++j)
        tile[j * row_pitch<N> + i] = row[j];
    t.sync();
#pragma unroll
    for (int j = 0; j < N; ++j)
        row[j] = tile[i * row_pitch<N> + j];
    t.sync(); // the tile may be written again
}

/// One over the diagonal's element in the thread's row, i < n. Where that is not a normal number, row i of the system, which is triangular, is
/// multiplied by a power of two before (rule A2).
template <bool IsLower, int N, int R, class T> BBLAS_DEVICE T inverted_diagonal(const team<N> &t, int n, T (&row)[N], T (&x)[R])
{
    using real = real_t<T>;
    const int i = t.rank;
    T element = T(1);
#pragma unroll
    for (int j = 0; j < N; ++j)
        element = j == i && j < n ? row[j] : element;
    constexpr real least = smallest_normal_number<real>;
    const real size = greatest_part(element);
    if (size < least || size > 1 / least) {
        const real scale = size < least ? power_of_two<real>(std::numeric_limits<real>::digits) : real(0.25);
        element = scale * element;
#pragma unroll
        for (int j = 0; j < N; ++j)
            if (IsLower ? j <= i : j >= i)
                row[j] = scale * row[j];
#pragma unroll
        for (int r = 0; r < R; ++r)
            x[r] = scale * x[r];
    }
    return T(1) / element;
}

/// Steps between which loops look for their end.
inline constexpr int steps_at_once = 4;

/// x := inv(M) x for R right-hand sides, M triangular of order n ≤ N. A thread's row may have anything outside the triangle, and 0 behind
/// the order; it may change in the triangle.
template <bool IsLower, bool IsUnit, int N, int R, class T>
BBLAS_DEVICE void substitute(const team<N> &t, int n, T (&row)[N], T (&x)[R])
{
    const int steps = t.greatest_in_warp(n);
    const T inverse = IsUnit ? T(1) : inverted_diagonal<IsLower>(t, n, row, x);
    T open[R]; // what is left of the right-hand sides; meaningless in threads that have their results
#pragma unroll
    for (int r = 0; r < R; ++r)
        open[r] = x[r];
#pragma unroll
    for (int begin = 0; begin < N; begin += steps_at_once) {
        const int first = IsLower ? begin : N - begin - steps_at_once;
        if (first < steps)
#pragma unroll
            for (int step = 0; step < steps_at_once; ++step) {
                const int k = first + (IsLower ? step : steps_at_once - 1 - step);
#pragma unroll
                for (int r = 0; r < R; ++r) {
                    const T result = IsUnit ? open[r] : open[r] * inverse;
                    x[r] = t.rank == k ? result : x[r];
                    open[r] = multiply_add(-row[k], t.broadcast(result, k), open[r]);
                }
            }
    }
}

/// x := inv(L) x, L lower triangular of order n ≤ N, x n by 1. `tile`, of tile_size<N>, is for matrices whose rows are not close.
template <int N, class T>
BBLAS_DEVICE void solve_lower(const team<N> &t, bool is_unit, int n, matrix_view<const T> L, bool rows_are_close,
                              matrix_view<T> X, T *tile)
{
    T x[1] = {t.rank < n ? X[t.rank] : T(0)};
    T row[N];
    load_rows(t, n, n, true, L, rows_are_close, row, tile);
    if (is_unit)
        substitute<true, true>(t, n, row, x);
    else
        substitute<true, false>(t, n, row, x);
    if (t.rank < n)
        X.set(t.rank, x[0]);
}

/// Column r of B from row `i` on, for R columns: 0 where B has none.
template <int R, class T> BBLAS_DEVICE void load_right_hand_sides(bool is_there, int i, int nrhs, matrix_view<T> B, T (&x)[R])
{
#pragma unroll
    for (int r = 0; r < R; ++r)
        x[r] = is_there && r < nrhs ? B(i, r) : T(0);
}

template <int R, class T>
BBLAS_DEVICE void store_right_hand_sides(bool is_there, int i, int nrhs, const T (&x)[R], matrix_view<T> B)
{
#pragma unroll
    for (int r = 0; r < R; ++r)
        if (is_there && r < nrhs)
            B.set(i, r, x[r]);
}

/// The row that LAPACK's interchanges bring to row i in thread i, where `pivot`, counted from 0, is that of row i.
template <int N> BBLAS_DEVICE int interchanged(const team<N> &t, int n, int pivot)
{
    const int steps = t.greatest_in_warp(n);
    int row = t.rank;
#pragma unroll
    for (int end = N; end > 0; end -= steps_at_once)
        if (end - steps_at_once < steps)
#pragma unroll
            for (int k = end - 1; k >= end - steps_at_once; --k) {
                const int other = t.broadcast(pivot, k);
                row = row == k ? other : row == other ? k : row;
            }
    return row;
}

/// B := inv(op(P L U)) B, or without P where `ipiv` is NULL, n ≤ N, B n by nrhs ≤ R. `tile`, of tile_size<N>, is for transposes.
template <int R, int N, class T>
BBLAS_DEVICE void getrs(const team<N> &t, bblas_trans trans, int n, int nrhs, matrix_view<const T> A, const bblas_int *ipiv,
                        matrix_view<T> B, T *tile)
{
    const int i = t.rank;
    const bool is_there = i < n;
    const bool is_plain = trans == BblasNoTrans;
    const int pivot = ipiv && is_there ? ipiv[i] - 1 : i;
    T row[N];
    load_rows(t, n, n, false, op(trans, A), is_plain, row, tile);
    const int other_row = interchanged(t, ipiv ? n : 0, pivot);
    T x[R];
    load_right_hand_sides(is_there, is_plain ? other_row : i, nrhs, B, x);
    t.sync(); // a thread writes what others read
    if (is_plain) {
        substitute<true, true>(t, n, row, x);
        substitute<false, false>(t, n, row, x);
    } else {
        substitute<true, false>(t, n, row, x);
        substitute<false, true>(t, n, row, x);
    }
    store_right_hand_sides(is_there, is_plain ? i : other_row, nrhs, x, B);
}

/// B := inv(L Lᴴ) B, n ≤ N, B n by nrhs ≤ R. L is read once, and `tile`, of tile_size<N>, has it from then on.
template <int R, int N, class T>
BBLAS_DEVICE void potrs(const team<N> &t, int n, int nrhs, matrix_view<const T> L, bool rows_are_close, matrix_view<T> B, T *tile)
{
    const int i = t.rank;
    T x[R];
    load_right_hand_sides(i < n, i, nrhs, B, x);
    T row[N];
    load_rows(t, n, n, true, L, rows_are_close, row, tile);
    if (rows_are_close) {
#pragma unroll
        for (int j = 0; j < N; ++j)
            tile[i * row_pitch<N> + j] = row[j];
        t.sync();
    }
    substitute<true, false>(t, n, row, x);
#pragma unroll
    for (int j = 0; j < N; ++j)
        row[j] = conjugate(tile[j * row_pitch<N> + i]);
    substitute<false, false>(t, n, row, x);
    store_right_hand_sides(i < n, i, nrhs, x, B);
}

} // namespace bblas::by_warp

#endif
