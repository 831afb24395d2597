// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products with Q of a QR factorization, in a warp or a part of one. A column of the other factor to a thread, in registers; the
/// reflectors' vectors are broadcast from shared memory.
#ifndef BBLAS_CUDA_WARP_REFLECTORS_HPP
#define BBLAS_CUDA_WARP_REFLECTORS_HPP

#include "solve.hpp"

#include <chunk.hpp>

namespace bblas::by_warp {

/// H(j) = I - tau(j) v(j) v(j)ᴴ, j < k, of order m ≤ N, in shared memory; others are the identity.
template <int N, class T> struct alignas(16) reflectors {
    static constexpr int at_once = chunk<T>::size;
    chunk<T> v[N][N / at_once];
    T tau[N];

    /// The vectors are below the diagonal of V, m by k. Syncs behind.
    BBLAS_DEVICE void load(const team<N> &t, int m, int k, matrix_view<const T> V, const T *tau_of_V, T *tile)
    {
        const int i = t.rank;
        T row[N];
        load_rows(t, m, k, false, V, true, row, tile);
#pragma unroll
        for (int j = 0; j < N; ++j)
            v[j][i / at_once].of[i % at_once] = j < i ? row[j] : T(j == i ? 1 : 0);
        tau[i] = i < k ? tau_of_V[i] : T(0);
        t.sync();
    }

    /// x := Q x = H(0) ... H(steps - 1) x, or Qᴴ x.
    BBLAS_DEVICE void apply(bool adjoint, int steps, T (&x)[N]) const
    {
#pragma unroll 1
        for (int step = 0; step < steps; ++step) {
            const int j = adjoint ? step : steps - 1 - step;
            if (tau[j] == T(0))
                continue; // H = I
            T dot[2] = {};
#pragma unroll
            for (int row = 0; row < N; row += at_once) {
                const chunk<T> u = v[j][row / at_once];
#pragma unroll
                for (int i = 0; i < at_once; ++i) {
                    T &sum = dot[at_once > 1 ? i % 2 : row % 2];
                    sum = multiply_add(conjugate(u.of[i]), x[row + i], sum);
                }
            }
            const T weight = -((adjoint ? conjugate(tau[j]) : tau[j]) * (dot[0] + dot[1]));
#pragma unroll
            for (int row = 0; row < N; row += at_once) {
                const chunk<T> u = v[j][row / at_once];
#pragma unroll
                for (int i = 0; i < at_once; ++i)
                    x[row + i] = multiply_add(weight, u.of[i], x[row + i]);
            }
        }
    }
};
template <int N, class T> using column_reflector = column_team<N, T, reflectors<N, T>>;

/// C := op(Q) C or C op(Q), C m by n, Q of order at most N with k reflectors; as by_group::ormqr().
template <int N, class T>
BBLAS_DEVICE void ormqr(const team<N> &t, bblas_side side, bblas_trans trans, int m, int n, int k, matrix_view<const T> V,
                        const T *tau, matrix_view<T> C, column_reflector<N, T> by)
{
    const bool is_left = side == BblasLeft;
    const int order = is_left ? m : n, cols = m == 0 || k == 0 ? 0 : is_left ? n : m;
    const matrix_view<T> X = is_left ? C : C.adjoint(); // C Q is the adjoint of Qᴴ Cᴴ
    by.factors.load(t, cols > 0 ? order : 0, cols > 0 ? k : 0, V, tau, by.tile);
    const int steps = t.greatest_in_warp(k), most = t.greatest_in_warp(cols);
    for (int first = 0; first < most; first += N) {
        const int here = max(0, min(N, cols - first));
        const matrix_view<T> lines = X.from(0, first).transpose();
        T x[N];
        load_rows<N, T>(t, here, order, false, lines, !is_left, x, by.tile);
        by.factors.apply(is_left == (trans != BblasNoTrans), steps, x);
        store_rows(t, here, order, x, !is_left, lines, by.tile);
    }
}

/// A := the first n columns of Q with k reflectors, of order m ≤ N, whose vectors A holds.
template <int N, class T>
BBLAS_DEVICE void orgqr(const team<N> &t, int m, int n, int k, matrix_view<T> A, const T *tau, column_reflector<N, T> by)
{
    by.factors.load(t, m, k, A, tau, by.tile);
    T x[N];
#pragma unroll
    for (int i = 0; i < N; ++i)
        x[i] = T(i == t.rank ? 1 : 0);
    by.factors.apply(false, t.greatest_in_warp(k), x);
    store_rows(t, n, m, x, false, A.transpose(), by.tile);
}

} // namespace bblas::by_warp

#endif
