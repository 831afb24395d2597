// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of systems with triangular matrices and with factored ones, in a block, for few right-hand sides: by blocks of 32 rows and
/// columns, each worked on by a warp as in warp/solve.hpp.
#ifndef BBLAS_CUDA_BLOCK_SOLVE_HPP
#define BBLAS_CUDA_BLOCK_SOLVE_HPP

#include <warp/solve.hpp>

namespace bblas::by_block {

/// Elements of shared memory for the functions below with matrices whose rows are not close: a tile for each warp.
template <int Size> inline constexpr int tiles_size = Size / warp_size *by_warp::tile_size<warp_size>;

/// x := inv(L) x, L of order up to 32 in the rows of the warp's threads, for R right-hand sides in shared memory.
template <int R, class T>
BBLAS_DEVICE void substitute_in_warp(const team<warp_size> &warp, bool is_unit, int n, T (&row)[warp_size], matrix_view<T> X)
{
    const int i = warp.rank;
    T x[R];
    by_warp::load_right_hand_sides(i < n, i, R, X, x);
    if (is_unit)
        by_warp::substitute<true, true>(warp, n, row, x);
    else
        by_warp::substitute<true, false>(warp, n, row, x);
    by_warp::store_right_hand_sides(i < n, i, R, x, X);
}

/// X(0, r) := X(0, r) - row[0] Y(0, r) - ..., 32 terms.
template <int R, class T> BBLAS_DEVICE void subtract_terms(const T (&row)[warp_size], matrix_view<T> Y, matrix_view<T> X)
{
    T sum[R][2]; // even and odd terms
#pragma unroll
    for (int r = 0; r < R; ++r)
        sum[r][0] = sum[r][1] = T(0);
#pragma unroll
    for (int j = 0; j < warp_size; ++j)
#pragma unroll
        for (int r = 0; r < R; ++r)
            sum[r][j % 2] = multiply_add(row[j], Y(j, r), sum[r][j % 2]);
#pragma unroll
    for (int r = 0; r < R; ++r)
        X.set(0, r, X(0, r) - (sum[r][0] + sum[r][1]));
}

/// x := inv(L) x, L lower triangular of order n, X n by R in shared memory. Column by column of blocks: the warp that has the block on
/// the diagonal solves, and all then take what follows from the rows below. Each reads its next block before it waits. Syncs behind.
template <int R, int Size, class T>
BBLAS_DEVICE void solve_lower(const team<Size> &t, bool is_unit, int n, matrix_view<const T> L, bool rows_are_close,
                              matrix_view<T> X, T *tiles)
{
    const team<warp_size> warp = t.warp();
    T *const tile = tiles + t.warp_index() * by_warp::tile_size<warp_size>;
    const int warp_rows = t.warp_index() * warp_size;
    T row[warp_size];
    for (int col = 0; col < n; col += warp_size) {
        // The warp's rows from `col` on, where it has a block in every Size.
        int begin = col + (warp_rows + Size - col % Size) % Size;
        const auto load = [&] {
            const matrix_view<const T> block = L.from(begin, col);
            const int n_here = n - col < warp_size ? n - col : warp_size;
            by_warp::load_rows(warp, n - begin, n_here, begin == col, block, rows_are_close, row, tile);
        };
        if (begin < n)
            load();
        if (begin == col)
            substitute_in_warp<R>(warp, is_unit, n - col < warp_size ? n - col : warp_size, row, X.from(col, 0));
        t.sync();
        while (begin < n) {
            if (begin > col && begin + warp.rank < n)
                subtract_terms<R>(row, X.from(col, 0), X.from(begin + warp.rank, 0));
            begin += Size;
            if (begin < n)
                load();
        }
    }
    t.sync();
}

/// The part of B's columns first to first + R in shared memory: x(i, r) := B(from(i), first + r), 0 where B has no such column.
template <int R, int Size, class T, class From>
BBLAS_DEVICE void load_right_hand_sides(const team<Size> &t, int n, int nrhs, matrix_view<T> B, From from, matrix_view<T> X)
{
    for (int i = t.rank; i < n; i += Size)
        for (int r = 0; r < R; ++r)
            X.set(i, r, r < nrhs ? B(from(i), r) : T(0));
}

template <int R, int Size, class T, class To>
BBLAS_DEVICE void store_right_hand_sides(const team<Size> &t, int n, int nrhs, matrix_view<T> X, To to, matrix_view<T> B)
{
    for (int i = t.rank; i < n; i += Size)
        for (int r = 0; r < R; ++r)
            if (r < nrhs)
                B.set(to(i), r, X(i, r));
}

/// The last of X's n rows first. Syncs behind.
template <int R, int Size, class T> BBLAS_DEVICE void reverse_rows(const team<Size> &t, int n, matrix_view<T> X)
{
    for (int i = t.rank; i < n / 2; i += Size)
        for (int r = 0; r < R; ++r) {
            const T x = X(i, r);
            X.set(i, r, X(n - 1 - i, r));
            X.set(n - 1 - i, r, x);
        }
    t.sync();
}

/// The row that LAPACK's interchanges 1, ..., n bring to row i.
BBLAS_DEVICE inline int interchanged(int n, const bblas_int *pivots, int i)
{
#pragma unroll 4
    for (int k = n - 1; k >= 0; --k) {
        const int other = pivots[k] - 1;
        i = i == k ? other : i == other ? k : i;
    }
    return i;
}

/// B := inv(op(P L U)) B, or without P where `ipiv` is NULL, B n by nrhs ≤ R. Shared memory: `x` for n by R elements, `pivots` for n, and
/// tiles for transposes.
template <int R, int Size, class T>
BBLAS_DEVICE void getrs(const team<Size> &t, bblas_trans trans, int n, int nrhs, matrix_view<const T> A, const bblas_int *ipiv,
                        matrix_view<T> B, T *x, bblas_int *pivots, T *tiles)
{
    const bool is_plain = trans == BblasNoTrans;
    const matrix_view<const T> factors = op(trans, A);
    const matrix_view<T> X = dense(x, n);
    const auto same = [](int i) { return i; };
    const auto other = [=](int i) { return ipiv ? interchanged(n, pivots, i) : i; };
    if (ipiv)
        for (int i = t.rank; i < n; i += Size)
            pivots[i] = ipiv[i];
    t.sync();
    if (is_plain)
        load_right_hand_sides<R>(t, n, nrhs, B, other, X);
    else
        load_right_hand_sides<R>(t, n, nrhs, B, same, X);
    t.sync();
#pragma unroll 1
    for (int is_second = 0; is_second < 2; ++is_second) {
        solve_lower<R>(t, is_plain != is_second, n, is_second ? factors.reversed(n) : factors, is_plain, X, tiles);
        reverse_rows<R>(t, n, X);
    }
    if (is_plain)
        store_right_hand_sides<R>(t, n, nrhs, X, same, B);
    else
        store_right_hand_sides<R>(t, n, nrhs, X, other, B);
}

/// B := inv(L Lᴴ) B, B n by nrhs ≤ R. Shared memory: `x` for n by R elements, and tiles.
template <int R, int Size, class T>
BBLAS_DEVICE void potrs(const team<Size> &t, int n, int nrhs, matrix_view<const T> L, bool rows_are_close, matrix_view<T> B, T *x,
                        T *tiles)
{
    const matrix_view<T> X = dense(x, n);
    const auto same = [](int i) { return i; };
    load_right_hand_sides<R>(t, n, nrhs, B, same, X);
    t.sync();
#pragma unroll 1
    for (int is_second = 0; is_second < 2; ++is_second) {
        solve_lower<R>(t, false, n, is_second ? L.adjoint().reversed(n) : L, rows_are_close != is_second, X, tiles);
        reverse_rows<R>(t, n, X);
    }
    store_right_hand_sides<R>(t, n, nrhs, X, same, B);
}

} // namespace bblas::by_block

#endif
