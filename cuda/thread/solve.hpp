// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Triangular systems in the registers of a thread.
#ifndef BBLAS_CUDA_THREAD_SOLVE_HPP
#define BBLAS_CUDA_THREAD_SOLVE_HPP

#include "matrix.hpp"

#include <by_size.hpp>
#include <lu_pivot.hpp>

namespace bblas::by_thread {

/// What kernels have in common that give a system of order n ≤ N and a right-hand side to a thread.
template <class Problem, class T, int N> struct system_kernel {
    static constexpr team_shape shape = {1, 128, N == 2 ? 8 : sizeof(T) > 8 ? 4 : 6};
    static constexpr bool is_for_one_size = N < 4; // the next does the same
    BBLAS_HOST_DEVICE static constexpr bool takes(const Problem &p) { return p.n <= N && p.nrhs <= 1; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const Problem &) { return 0; }
};

/// What divides by the diagonal of a; the result is not finite where that is zero.
template <class T, int N> BBLAS_DEVICE void invert_diagonal(const T (&a)[N][N], divisor<T> (&by)[N])
{
#pragma unroll
    for (int k = 0; k < N; ++k) {
        const real_t<T> scale = inverse_power(greatest_part(a[k][k]));
        const T scaled = scale * a[k][k];
        if constexpr (is_complex<T>)
            by[k] = {(1 / add_square(scaled, real_t<T>(0))) * conjugate(scaled), scale};
        else
            by[k] = {1 / scaled, scale};
    }
}

/// b := inv(T) b of order n, T being the lower triangle of a, or the upper one, with a diagonal of ones or the divisors.
template <bool IsLower, bool IsUnit, class T, int N>
BBLAS_DEVICE void substitute(int n, const T (&a)[N][N], const divisor<T> (&by)[N], T (&b)[N][1])
{
#pragma unroll
    for (int step = 0; step < N; ++step) {
        const int k = IsLower ? step : N - 1 - step;
        if (k >= n)
            continue;
        if constexpr (!IsUnit)
            b[k][0] = by[k].divide(b[k][0]);
#pragma unroll
        for (int i = IsLower ? k + 1 : 0; i < (IsLower ? N : k); ++i)
            b[i][0] = multiply_add(-a[i][k], b[k][0], b[i][0]);
    }
}

} // namespace bblas::by_thread

#endif
