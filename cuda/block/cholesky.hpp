// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization in the shared memory of a block.
#ifndef BBLAS_CUDA_BLOCK_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_CHOLESKY_HPP

#include "triangle.hpp"

#include <pivot_root.hpp>

namespace bblas::by_block {

BBLAS_DEVICE constexpr int clamped(int x, int least, int greatest)
{
    return x < least ? least : x > greatest ? greatest : x;
}

/// x[r][c] := A(row, first + c) - Σ A(row, l) conj(A(first + c, l)) over all l < first, for the columns of the panel that begins
/// with column `first`, and the calling thread's rows: warp_row + its rank + 32 r, clamped to those of the panel.
template <class T, int Rows, int Width>
BBLAS_DEVICE void update_panel(const team<warp_size> &warp, const triangle<T> &A, int first, int warp_row, T (&x)[Rows][Width])
{
    int row[Rows];
#pragma unroll
    for (int r = 0; r < Rows; ++r) {
        row[r] = clamped(warp_row + r * warp_size + warp.rank, first, A.rounded_order - 1);
#pragma unroll
        for (int c = 0; c < Width; ++c)
            x[r][c] = A(row[r], first + c);
    }
    const T *column = A.address(0, 0);
    int stride = A.column_stride(0);
    for (int begin = 0; begin < first; begin += Width) {
#pragma unroll
        for (int l = 0; l < Width; ++l) {
            T mine[Rows];
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                mine[r] = -column[l * stride + row[r]];
#pragma unroll
            for (int c = 0; c < Width; ++c) {
                const T other = conjugate(column[l * stride + first + c]);
#pragma unroll
                for (int r = 0; r < Rows; ++r)
                    x[r][c] = multiply_add(mine[r], other, x[r][c]);
            }
        }
        column += Width * (stride - 1);
        stride -= Width;
    }
}

/// Factors the square of a panel, square(i, j) for i ≥ j, and solves with its factor for the thread's rows of the panel, x. Of
/// row number own_row, if it is in the square, x is the factor's row then. Returns 0, or the index of the pivot that is not
/// positive, counted from 1. Left-looking, since that takes fewer registers.
///
/// Unless careful, pivots are normal numbers, or the result is -1.
template <bool IsCareful, class Square, class T, int Rows, int Width>
BBLAS_DEVICE int factor_panel(const Square &square, T (&x)[Rows][Width], int own_row)
{
    using R = real_t<T>;
    T L[Width][Width];
    int info = 0;
#pragma unroll
    for (int k = 0; k < Width; ++k) {
#pragma unroll
        for (int i = k; i < Width; ++i) {
            L[i][k] = square(i, k);
#pragma unroll
            for (int l = 0; l < k; ++l)
                L[i][k] = multiply_add(-L[i][l], conjugate(L[k][l]), L[i][k]);
        }
#pragma unroll
        for (int r = 0; r < Rows; ++r)
#pragma unroll
            for (int l = 0; l < k; ++l)
                x[r][k] = multiply_add(-x[r][l], conjugate(L[k][l]), x[r][k]);
        const R pivot = real_part(L[k][k]);
        R reciprocal;
        R root;
        if constexpr (IsCareful) {
            if (info == 0 && !(pivot > 0))
                info = k + 1;
            const pivot_root<R> careful(pivot);
            reciprocal = careful.reciprocal;
            root = careful.value();
        } else {
            if (!(pivot >= smallest_normal_number<R> && pivot <= greatest_number<R>))
                info = -1;
            reciprocal = reciprocal_root(pivot);
            root = reciprocal * pivot;
        }
#pragma unroll
        for (int i = k + 1; i < Width; ++i)
            L[i][k] = reciprocal * L[i][k];
#pragma unroll
        for (int r = 0; r < Rows; ++r)
            x[r][k] = own_row + r * warp_size == k ? T(root) : reciprocal * x[r][k];
    }
    return info;
}

/// Elements of shared memory that potrf() needs beside the matrix: a multiple of 16 bytes.
template <class T>
inline constexpr int potrf_scratch = triangle<T>::width *triangle<T>::width + static_cast<int>((16 + sizeof(T) - 1) / sizeof(T));

/// A := L of A = L Lᴴ; imaginary parts of the diagonal are not read. Returns 0, or the index of the pivot that is not positive,
/// or NaN; the columns before it are those of L then. n ≤ Threads; syncs before and behind.
///
/// Left-looking by panels, Rows rows to a thread. The square on a panel's diagonal is factored by every thread alone, in
/// registers, in step with its rows: that saves all communication but two barriers a panel.
template <int Rows, class T, int Threads> BBLAS_DEVICE bblas_int potrf(const team<Threads> &t, const triangle<T> &A, T *scratch)
{
    constexpr int width = triangle<T>::width;
    T(&square)[width][width] = *reinterpret_cast<T(*)[width][width]>(scratch);
    int *const failed = reinterpret_cast<int *>(scratch + width * width);
    if (t.rank == 0)
        *failed = 0;
    t.sync();
    const team<warp_size> warp = t.warp();
    const int warp_row = t.warp_index() * warp_size * Rows;
    for (int first = 0; first < A.order; first += width) {
        const int own_row = warp_row + warp.rank - first;
        const bool is_active = warp_row + warp_size * Rows > first && warp_row < A.rounded_order;
        T x[Rows][width];
        if (is_active) {
            update_panel(warp, A, first, warp_row, x);
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                if (own_row + r * warp_size >= 0 && own_row + r * warp_size < width)
#pragma unroll
                    for (int c = 0; c < width; ++c)
                        square[own_row + r * warp_size][c] = x[r][c];
        }
        t.sync();
        if (is_active) {
            const auto element = [&](int i, int j) { return square[i][j]; };
            T y[Rows][width];
            const auto copy = [&] {
#pragma unroll
                for (int r = 0; r < Rows; ++r)
#pragma unroll
                    for (int c = 0; c < width; ++c)
                        y[r][c] = x[r][c];
            };
            copy();
            int info = factor_panel<false>(element, y, own_row);
            if (info < 0) {
                copy();
                info = factor_panel<true>(element, y, own_row);
            }
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                if (own_row + r * warp_size >= 0 && first + own_row + r * warp_size < A.rounded_order)
#pragma unroll
                    for (int c = 0; c < width; ++c)
                        A(first + own_row + r * warp_size, first + c) = y[r][c];
            if (info && warp_row <= first && warp.rank == 0)
                *failed = first + info;
        }
        t.sync();
        if (*failed)
            break;
    }
    return *failed;
}

/// b := inv(L Lᴴ) b for one right-hand side by one warp, whose thread r has b's elements r, r + 32, ...
template <int Rows, class T> BBLAS_DEVICE void potrs(const team<warp_size> &warp, const triangle<T> &L, T (&b)[Rows])
{
    const int n = L.order;
    int row[Rows];
    real_t<T> reciprocals[Rows];
#pragma unroll
    for (int q = 0; q < Rows; ++q) {
        row[q] = clamped(q * warp_size + warp.rank, 0, n - 1);
        reciprocals[q] = 1 / real_part(L(row[q], row[q]));
    }
#pragma unroll
    for (int block = 0; block < Rows; ++block) {
        const int begin = block * warp_size;
        for (int k = begin; k < n && k < begin + warp_size; ++k) {
            const T x = warp.broadcast(reciprocals[block] * b[block], k - begin);
            const T *const column = L.address(0, k);
            if (warp.rank == k - begin)
                b[block] = x;
            else if (warp.rank > k - begin)
                b[block] = multiply_add(-column[row[block]], x, b[block]);
#pragma unroll
            for (int q = block + 1; q < Rows; ++q)
                b[q] = multiply_add(-column[row[q]], x, b[q]);
        }
    }
    const T *column[Rows];
#pragma unroll
    for (int q = 0; q < Rows; ++q)
        column[q] = L.address(0, row[q]);
#pragma unroll
    for (int block = Rows - 1; block >= 0; --block) {
        const int begin = block * warp_size;
        for (int k = clamped(n - 1, begin - 1, begin + warp_size - 1); k >= begin; --k) {
            const T x = warp.broadcast(reciprocals[block] * b[block], k - begin);
            if (warp.rank == k - begin)
                b[block] = x;
            else if (warp.rank < k - begin)
                b[block] = multiply_add(-conjugate(column[block][k]), x, b[block]);
#pragma unroll
            for (int q = 0; q < block; ++q)
                b[q] = multiply_add(-conjugate(column[q][k]), x, b[q]);
        }
    }
}

} // namespace bblas::by_block

#endif
