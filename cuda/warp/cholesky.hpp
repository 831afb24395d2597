// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization in a warp or a part of one.
#ifndef BBLAS_CUDA_WARP_CHOLESKY_HPP
#define BBLAS_CUDA_WARP_CHOLESKY_HPP

#include "triangle.hpp"

#include <pivot_root.hpp>

namespace bblas::by_warp {

/// A := L of A = L Lᴴ; imaginary parts of the diagonal are not read. Returns 0, or the index of the pivot that is not positive,
/// or NaN; the columns before it are those of L then. `shared` has room for 2 N elements.
///
/// Right-looking. Columns are broadcast as they are, and each thread scales its own elements twice instead. The next column is
/// updated, broadcast and its root begun before the others are updated: the roots are what all wait for.
///
/// follow(k, reciprocal, multiples) is called in each step, in which the thread's row q, if it is below row k, gets multiples[q]
/// times that, and row k is divided by the diagonal element, of which that is the reciprocal.
template <class T, int N, int Threads, class F>
BBLAS_DEVICE bblas_int potrf(const team<Threads> &t, int n, triangle<T, N, Threads> &A, T *shared, F follow)
{
    constexpr int rows = N / Threads;
    const auto publish = [&](int k) {
#pragma unroll
        for (int q = k / Threads; q < rows; ++q)
            shared[k % 2 * N + q * Threads + t.rank] = A.a[q][k];
        return pivot_root<real_t<T>>(t.broadcast(real_part(A.a[k / Threads][k]), k % Threads));
    };
    pivot_root<real_t<T>> root = publish(0);
    t.sync();
    const int steps = t.greatest_in_warp(n);
    bblas_int info = 0;
#pragma unroll
    for (int k = 0; k < N; ++k) {
        if (k >= steps)
            break;
        if (info == 0 && !(root.pivot > 0))
            info = k + 1;
        T scaled_twice[rows] = {};
#pragma unroll
        for (int q = k / Threads; q < rows; ++q) {
            const bool is_diagonal = q == k / Threads && t.rank == k % Threads;
            const T scaled = root.reciprocal * A.a[q][k];
            scaled_twice[q] = -(root.reciprocal * scaled);
            A.a[q][k] = is_diagonal ? T(root.value()) : scaled;
        }
        follow(k, root.reciprocal, scaled_twice);
        const T *const column = shared + k % 2 * N;
#pragma unroll
        for (int j = k + 1; j < N; ++j) {
            const T other = conjugate(column[j]);
#pragma unroll
            for (int q = j / Threads; q < rows; ++q)
                A.a[q][j] = multiply_add(scaled_twice[q], other, A.a[q][j]);
            if (j == k + 1)
                root = publish(j);
        }
        t.sync();
    }
    return info;
}

template <class T, int N, int Threads>
BBLAS_DEVICE bblas_int potrf(const team<Threads> &t, int n, triangle<T, N, Threads> &A, T *shared)
{
    return potrf(t, n, A, shared, [](int, real_t<T>, const T(&)[N / Threads]) {});
}

/// b := inv(L) b for one right-hand side, of which a thread has the elements that it has rows of, and the reciprocals of the
/// diagonal's.
template <class T, int N, int Threads>
BBLAS_DEVICE void solve_forward(const team<Threads> &t, int n, const triangle<T, N, Threads> &L,
                                const real_t<T> (&reciprocals)[N / Threads], T (&b)[N / Threads])
{
    const int steps = t.greatest_in_warp(n);
#pragma unroll
    for (int k = 0; k < N; ++k) {
        if (k >= steps)
            break;
        const int block = k / Threads;
        const T x = t.broadcast(reciprocals[block] * b[block], k % Threads);
        if (t.rank == k % Threads)
            b[block] = x;
        else if (t.rank > k % Threads)
            b[block] = multiply_add(-L.a[block][k], x, b[block]);
#pragma unroll
        for (int q = block + 1; q < N / Threads; ++q)
            b[q] = multiply_add(-L.a[q][k], x, b[q]);
    }
}

/// b := inv(Lᴴ) b, L being held by columns.
template <class T, int N, int Threads>
BBLAS_DEVICE void solve_backward(const team<Threads> &t, int n, const triangle<T, N, Threads> &L,
                                 const real_t<T> (&reciprocals)[N / Threads], T (&b)[N / Threads])
{
    constexpr int together = 4; // steps: whether they are there is asked once for so many
    const int steps = t.greatest_in_warp(n);
#pragma unroll
    for (int first = N - together; first >= 0; first -= together)
        if (first < steps)
#pragma unroll
            for (int k = first + together - 1; k >= first; --k) {
                const int block = k / Threads;
                const T x = t.broadcast(reciprocals[block] * b[block], k % Threads);
                if (t.rank == k % Threads)
                    b[block] = x;
                else if (t.rank < k % Threads)
                    b[block] = multiply_add(-conjugate(L.a[block][block * Threads + k % Threads]), x, b[block]);
#pragma unroll
                for (int q = 0; q < block; ++q)
                    b[q] = multiply_add(-conjugate(L.a[block][q * Threads + k % Threads]), x, b[q]);
            }
}

} // namespace bblas::by_warp

#endif
