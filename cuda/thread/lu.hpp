// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization and the solution of systems by it, in the registers of a thread.
#ifndef BBLAS_CUDA_THREAD_LU_HPP
#define BBLAS_CUDA_THREAD_LU_HPP

#include "solve.hpp"

namespace bblas::by_thread {

/// Row k was interchanged with row row[k], both counted from 1, as LAPACK does; with none if that is 0.
template <int N> using pivots = bblas_int[N][1];

/// A := L and U of A = P L U, or of A = L U without pivoting, which stops at a zero; A is m by n, and zero elsewhere. `by[k]`
/// divides by U(k, k). Returns 0, or the index of the first pivot that is zero, counted from 1.
template <bool IsPivoted, class T, int N>
BBLAS_DEVICE bblas_int getrf(int m, int n, T (&a)[N][N], pivots<N> &row, divisor<T> (&by)[N])
{
    const int steps = m < n ? m : n;
    bblas_int info = 0;
#pragma unroll
    for (int k = 0; k < N; ++k) {
        row[k][0] = 0;
        if (k >= steps || (!IsPivoted && info))
            continue;
        if constexpr (IsPivoted) {
            row[k][0] = k + 1;
            real_t<T> greatest = pivot_size(a[k][k], k, k);
#pragma unroll
            for (int i = k + 1; i < N; ++i) {
                const real_t<T> size = pivot_size(a[i][k], i, k);
                row[k][0] = size > greatest ? i + 1 : row[k][0];
                greatest = size > greatest ? size : greatest;
            }
#pragma unroll
            for (int i = k + 1; i < N; ++i)
#pragma unroll
                for (int j = 0; j < N; ++j)
                    swap_if(row[k][0] == i + 1, a[k][j], a[i][j]);
        }
        const bool is_zero = a[k][k] == T(0);
        info = is_zero && info == 0 ? k + 1 : info;
        by[k] = divisor<T>(a[k][k]);
#pragma unroll
        for (int i = k + 1; i < N; ++i) {
            a[i][k] = is_zero ? a[i][k] : by[k].divide(a[i][k]); // as in LAPACK
#pragma unroll
            for (int j = k + 1; j < N; ++j)
                a[i][j] = multiply_add(-a[i][k], a[k][j], a[i][j]);
        }
    }
    return info;
}

/// b := P b, or inv(P) b
template <bool IsInverse, class T, int N> BBLAS_DEVICE void interchange(const pivots<N> &row, T (&b)[N][1])
{
#pragma unroll
    for (int step = 0; step < N; ++step) {
        const int k = IsInverse ? N - 1 - step : step;
#pragma unroll
        for (int i = k + 1; i < N; ++i)
            swap_if(row[k][0] == i + 1, b[k][0], b[i][0]);
    }
}

/// b := inv(P L U) b with what getrf() has left.
template <class T, int N>
BBLAS_DEVICE void getrs(int n, const T (&a)[N][N], const pivots<N> &row, const divisor<T> (&by)[N], T (&b)[N][1])
{
    interchange<false>(row, b);
    substitute<true, true>(n, a, by, b);
    substitute<false, false>(n, a, by, b);
}

/// b := inv((P L U)ᵀ) b, or of the adjoint.
template <class T, int N>
BBLAS_DEVICE void getrs_transposed(bool is_adjoint, int n, const T (&a)[N][N], const pivots<N> &row, const divisor<T> (&by)[N],
                                   T (&b)[N][1])
{
    // conj(A)ᵀ x = b is Aᵀ conj(x) = conj(b)
    conjugate_if(is_adjoint, b);
    substitute<true, false>(n, transposed(a).a, by, b);
    substitute<false, true>(n, transposed(a).a, by, b);
    interchange<true>(row, b);
    conjugate_if(is_adjoint, b);
}

} // namespace bblas::by_thread

#endif
