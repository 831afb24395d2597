// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The inverse of a factored matrix in a warp or a part of one.
#ifndef BBLAS_CUDA_WARP_INVERSE_HPP
#define BBLAS_CUDA_WARP_INVERSE_HPP

#include <lu_pivot.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// The factors, and then the inverse, in columns so far apart that neither rows nor columns conflict.
template <class T, int N> struct inverse_tile {
    divisor<T> by[N];
    T a[N * (N + 1)];

    BBLAS_DEVICE T &operator()(int i, int j) { return a[i + j * (N + 1)]; }
};

/// A := inv(A) from its factors, n ≤ N. Returns 0, or the index of a zero on the diagonal, with A unchanged. Thread j solves for
/// column j of the inverse in registers; all read the factors from shared memory, 2 N² elements each.
template <int N, class T>
BBLAS_DEVICE bblas_int getri(const team<N> &t, int n, T *A, std::int64_t lda, const bblas_int *ipiv, inverse_tile<T, N> &tile)
{
    const int own = t.rank;
    const int there = own < n ? n : 0; // of the row
    T x[N];
    const T *from = A + own;
#pragma unroll
    for (int j = 0; j < N; ++j, from += lda)
        x[j] = j < there ? *from : T(own == j ? 1 : 0);
#pragma unroll
    for (int j = 0; j < N; ++j)
        tile(own, j) = x[j];
    const int pivot = own < n ? ipiv[own] - 1 : own;
    t.sync();
    const unsigned zeros = t.ballot(tile(own, own) == T(0));
    const bblas_int info = zeros ? t.first(zeros) + 1 : 0;
    tile.by[own] = divisor<T>(tile(own, own));

    const int steps = t.greatest_in_warp(n);
    int place = own; // of the one in this column of Pᵀ
    for (int k = 0; k < steps; ++k) {
        const int other = t.broadcast(pivot, k % N);
        if (k < n)
            place = place == k ? other : place == other ? k : place;
    }
#pragma unroll
    for (int i = 0; i < N; ++i)
        x[i] = T(i == place ? 1 : 0);
    t.sync();
#pragma unroll
    for (int k = 0; k < N; ++k)
#pragma unroll
        for (int i = k + 1; i < N; ++i)
            x[i] = multiply_add(-tile(i, k), x[k], x[i]);
#pragma unroll
    for (int k = N - 1; k >= 0; --k) {
        x[k] = tile.by[k].divide(x[k]);
#pragma unroll
        for (int i = 0; i < k; ++i)
            x[i] = multiply_add(-tile(i, k), x[k], x[i]);
    }
    t.sync();
#pragma unroll
    for (int i = 0; i < N; ++i)
        tile(i, own) = x[i];
    t.sync();
    const int stored = info == 0 ? there : 0;
    forget(A); // addresses do not wait in registers
    forget(lda);
    T *to = A + own;
#pragma unroll
    for (int j = 0; j < N; ++j, to += lda)
        if (j < stored)
            *to = tile(own, j);
    return info;
}

} // namespace bblas::by_warp

#endif
