// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What Cholesky factorizations in a block have in common.
#ifndef BBLAS_CUDA_BLOCK_CHOLESKY_HPP
#define BBLAS_CUDA_BLOCK_CHOLESKY_HPP

#include <complex.hpp>
#include <pivot_root.hpp>
#include <team.hpp>

namespace bblas::by_block {

BBLAS_DEVICE constexpr int clamped(int x, int least, int greatest)
{
    return x < least ? least : x > greatest ? greatest : x;
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

} // namespace bblas::by_block

#endif
