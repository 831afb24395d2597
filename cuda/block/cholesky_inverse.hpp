// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The inverse of a positive definite matrix from its Cholesky factor, in the shared memory of a block.
#ifndef BBLAS_CUDA_BLOCK_CHOLESKY_INVERSE_HPP
#define BBLAS_CUDA_BLOCK_CHOLESKY_INVERSE_HPP

#include "triangle.hpp"

namespace bblas::by_block {

/// L := inv(L), order ≤ Threads. Syncs before and behind.
///
/// From the last panel of columns to the first, a row to a thread: below the square L11 on a panel's diagonal, the inverse is
/// -inv(L22) L21 inv(L11), of which inv(L22) is there already. Every thread inverts L11 alone, in registers.
template <class T, int Threads> BBLAS_DEVICE void invert(const team<Threads> &t, const triangle<T> &L)
{
    constexpr int width = triangle<T>::width;
    t.sync();
    for (int first = L.rounded_order - width; first >= 0; first -= width) {
        const int own = t.rank - first;
        const bool has_row = own >= 0 && t.rank < L.rounded_order;
        T x[width] = {};
        if (has_row) {
            T square[width][width];
#pragma unroll
            for (int j = 0; j < width; ++j) {
#pragma unroll
                for (int i = j; i < width; ++i)
                    square[i][j] = L(first + i, first + j);
            }
            // By rows, from the first to the last; in a row, what is still of L is to the right of what is needed.
#pragma unroll
            for (int i = 0; i < width; ++i) {
                const T reciprocal = T(1) / square[i][i];
#pragma unroll
                for (int j = 0; j < i; ++j) {
                    T sum = square[i][j] * square[j][j];
#pragma unroll
                    for (int l = j + 1; l < i; ++l)
                        sum = multiply_add(square[i][l], square[l][j], sum);
                    square[i][j] = -(reciprocal * sum);
                }
                square[i][i] = reciprocal;
            }
            if (own >= width) {
                T sum[width] = {};
                for (int l = first + width; l <= t.rank; ++l) {
                    const T mine = L(t.rank, l);
                    const T *const other = L.address(l, first);
#pragma unroll
                    for (int c = 0; c < width; ++c)
                        sum[c] = multiply_add(mine, other[c * L.column_stride(first)], sum[c]);
                }
#pragma unroll
                for (int c = 0; c < width; ++c)
#pragma unroll
                    for (int l = c; l < width; ++l)
                        x[c] = multiply_add(-sum[l], square[l][c], x[c]);
            } else {
#pragma unroll
                for (int i = 0; i < width; ++i)
#pragma unroll
                    for (int c = 0; c <= i; ++c)
                        x[c] = own == i ? square[i][c] : x[c];
            }
        }
        t.sync();
        if (has_row)
#pragma unroll
            for (int c = 0; c < width; ++c)
                if (c <= own)
                    L(t.rank, first + c) = x[c];
        t.sync();
    }
}

/// X := the lower triangle of Xᴴ X, order ≤ Threads. Syncs before and behind.
///
/// By as many rows at a time as a panel has columns, from the first on: what follows needs only the rows behind. A column to a thread.
template <class T, int Threads> BBLAS_DEVICE void multiply_by_adjoint(const team<Threads> &t, const triangle<T> &X)
{
    constexpr int width = triangle<T>::width;
    const int j = t.rank;
    t.sync();
    for (int first = 0; first < X.order; first += width) {
        T sum[width] = {};
        if (j < first + width) {
            const T *const own = X.address(0, j);
            const T *const others = X.address(0, first);
            const int stride = X.column_stride(first);
#pragma unroll
            for (int l = 0; l < width; ++l) {
                const T mine = j <= first + l ? own[first + l] : T(0);
#pragma unroll
                for (int c = 0; c <= l; ++c)
                    sum[c] = multiply_add(conjugate(others[c * stride + first + l]), mine, sum[c]);
            }
            for (int l = first + width; l < X.rounded_order; ++l) {
                const T mine = own[l];
#pragma unroll
                for (int c = 0; c < width; ++c)
                    sum[c] = multiply_add(conjugate(others[c * stride + l]), mine, sum[c]);
            }
        }
        t.sync();
#pragma unroll
        for (int c = 0; c < width; ++c)
            if (j <= first + c)
                X(first + c, j) = j == first + c ? T(real_part(sum[c])) : sum[c];
        t.sync();
    }
}

} // namespace bblas::by_block

#endif
