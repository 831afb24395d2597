// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Cholesky factorization and the solution of systems by it, in the registers of a thread.
#ifndef BBLAS_CUDA_THREAD_CHOLESKY_HPP
#define BBLAS_CUDA_THREAD_CHOLESKY_HPP

#include "solve.hpp"

#include <pivot_root.hpp>

namespace bblas::by_thread {

/// The lower triangle of a := L of A = L Lᴴ, of order n ≤ 2, and b := inv(A) b; imaginary parts of the diagonal are not read.
/// Returns 0, or the index of the pivot that is not positive, or NaN; the columns before it are those of L then, and b has no
/// meaning. The operations are those of by_warp::potrf() and what goes with it, so the bits are, too.
template <class T> BBLAS_DEVICE bblas_int potrf(int n, T (&a)[2][2], T (&b)[2][1])
{
    using real = real_t<T>;
    bblas_int info = 0;
    real reciprocals[2] = {1, 1};
#pragma unroll
    for (int k = 0; k < 2; ++k) {
        if (k >= n)
            continue;
        const pivot_root<real> root(real_part(a[k][k]));
        info = info == 0 && !(root.pivot > 0) ? k + 1 : info;
        a[k][k] = T(root.value());
        reciprocals[k] = root.reciprocal;
        if (k == 0) {
            const T below = a[1][0];
            a[1][0] = root.reciprocal * below;
            const T multiple = -(root.reciprocal * a[1][0]);
            a[1][1] = multiply_add(multiple, conjugate(below), a[1][1]);
            b[1][0] = multiply_add(multiple, b[0][0], b[1][0]);
        }
    }
#pragma unroll
    for (int k = 0; k < 2; ++k)
        b[k][0] = reciprocals[k] * b[k][0];
    b[1][0] = reciprocals[1] * b[1][0];
    b[0][0] = reciprocals[0] * multiply_add(-conjugate(a[1][0]), b[1][0], b[0][0]);
    return info;
}

/// b := inv(L Lᴴ) b, L in the triangle of a that uplo means, of order n. `by` divides by the diagonal.
template <class T, int N>
BBLAS_DEVICE void potrs(bblas_uplo uplo, int n, const T (&a)[N][N], const divisor<T> (&by)[N], T (&b)[N][1])
{
    square<T, N> adjoint;
    divisor<T> by_conjugate[N];
    for_each_element<N, N>([&](int i, int j) {
        adjoint.a[j][i] = conjugate(a[i][j]);
        by_conjugate[i] = {conjugate(by[i].inverse), by[i].scale};
    });
    if (uplo == BblasLower) {
        substitute<true, false>(n, a, by, b);
        substitute<false, false>(n, adjoint.a, by_conjugate, b);
    } else {
        substitute<true, false>(n, adjoint.a, by_conjugate, b);
        substitute<false, false>(n, a, by, b);
    }
}

} // namespace bblas::by_thread

#endif
