// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A small matrix in the registers of a thread, which has a problem to itself.
#ifndef BBLAS_CUDA_THREAD_MATRIX_HPP
#define BBLAS_CUDA_THREAD_MATRIX_HPP

#include <group/elements.hpp>
#include <team.hpp>

namespace bblas::by_thread {

/// Elements (i, j) of memory, i < m and j < n, in the part that uplo means.
struct region {
    int m;
    int n;
    bblas_uplo uplo = 0;

    BBLAS_DEVICE bool has(int i, int j) const { return i < m && j < n && is_in(uplo, i, j); }
};

/// f(i, j) for all elements.
template <int M, int N, class F> BBLAS_DEVICE void for_each_element(F f)
{
#pragma unroll
    for (int j = 0; j < N; ++j)
#pragma unroll
        for (int i = 0; i < M; ++i)
            f(i, j);
}

/// What comes and goes at once of a column of M elements, which is a whole number of them: 16 bytes, or the column.
template <class T, int M, int Bytes = sizeof(T) * M<16 ? sizeof(T) * M : 16> struct alignas(Bytes) piece {
    static constexpr int size = Bytes / sizeof(T);
    T of[size];

    /// Whether the region's columns are whole, and so aligned.
    BBLAS_DEVICE static bool are_in(const region &there, const T *A, bblas_int lda)
    {
        return there.m == M && lda % size == 0 && reinterpret_cast<std::uintptr_t>(A) % sizeof(piece) == 0;
    }
};

/// x[c] of neighbour r becomes x[r] of neighbour c.
template <class T> BBLAS_DEVICE void exchange_rows(const team<4> &neighbours, T (&x)[4])
{
#pragma unroll
    for (int mask = 1; mask < 4; mask *= 2)
#pragma unroll
        for (int c = 0; c < 4; ++c)
            if ((c & mask) == 0) {
                const bool is_second = neighbours.rank & mask;
                const T other = neighbours.exchange(is_second ? x[c] : x[c + mask], mask);
                x[c] = is_second ? other : x[c];
                x[c + mask] = is_second ? x[c + mask] : other;
            }
}

/// a[i][j] := A(i, j) in the region, 0 outside of it. Neighbouring threads read what may be far apart, so each reads as much at
/// once as it can.
template <class T, int M, int N> BBLAS_DEVICE void load(const region &there, const T *A, bblas_int lda, T (&a)[M][N])
{
    constexpr int size = piece<T, M>::size;
    if (piece<T, M>::are_in(there, A, lda)) {
        for_each_element<M / size, N>([&](int c, int j) {
            piece<T, M> part = {};
            if (there.has(c * size, j) || there.has(c * size + size - 1, j)) // of a triangle, not all
                part = *reinterpret_cast<const piece<T, M> *>(A + j * std::int64_t{lda} + c * size);
#pragma unroll
            for (int e = 0; e < size; ++e)
                a[c * size + e][j] = there.has(c * size + e, j) ? part.of[e] : T(0);
        });
    } else {
        for_each_element<M, N>([&](int i, int j) { a[i][j] = there.has(i, j) ? A[i + j * std::int64_t{lda}] : T(0); });
    }
}

/// A(i, j) := a[i][j] in the region.
template <class T, int M, int N> BBLAS_DEVICE void store(const region &there, const T (&a)[M][N], T *A, bblas_int lda)
{
    constexpr int size = piece<T, M>::size;
    if (there.uplo == 0 && piece<T, M>::are_in(there, A, lda)) {
        for_each_element<M / size, N>([&](int c, int j) {
            piece<T, M> part;
#pragma unroll
            for (int e = 0; e < size; ++e)
                part.of[e] = a[c * size + e][j];
            if (j < there.n)
                *reinterpret_cast<piece<T, M> *>(A + j * std::int64_t{lda} + c * size) = part;
        });
    } else {
        for_each_element<M, N>([&](int i, int j) {
            if (there.has(i, j))
                A[i + j * std::int64_t{lda}] = a[i][j];
        });
    }
}

/// A := a, m by n, by four neighbours together, a row of each one's matrix in turn to each: what reaches memory in pieces of less
/// than 32 bytes takes as long as
/// 32. All threads of a warp call this together.
template <class T, int N>
BBLAS_DEVICE void store_together(const team<1> &t, int m, int n, const T (&a)[4][N], T *A, bblas_int lda)
{
    const team<4> neighbours = {t.warp().rank % 4};
    T of_row[N][4]; // of each neighbour's matrix: no exchange may stand behind a store, which is a branch
#pragma unroll
    for (int j = 0; j < N; ++j) {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            of_row[j][i] = a[i][j];
        exchange_rows(neighbours, of_row[j]);
    }
    T *row[4];
    std::int64_t stride[4];
    int end[4];
#pragma unroll
    for (int c = 0; c < 4; ++c) {
        row[c] = neighbours.broadcast(A, c) + neighbours.rank;
        stride[c] = neighbours.broadcast(lda, c);
        const int rows = neighbours.broadcast(m, c);
        const int cols = neighbours.broadcast(n, c);
        end[c] = neighbours.rank < rows ? cols : 0;
    }
#pragma unroll
    for (int c = 0; c < 4; ++c)
#pragma unroll
        for (int j = 0; j < N; ++j)
            if (j < end[c])
                row[c][j * stride[c]] = of_row[j][c];
}

/// a and b change places if so.
template <class T> BBLAS_DEVICE void swap_if(bool is_wanted, T &a, T &b)
{
    const T was = a;
    a = is_wanted ? b : a;
    b = is_wanted ? was : b;
}

/// An array that can be returned.
template <class T, int N> struct square {
    T a[N][N];
};

/// aᵀ
template <class T, int N> BBLAS_DEVICE square<T, N> transposed(const T (&a)[N][N])
{
    square<T, N> result;
    for_each_element<N, N>([&](int i, int j) { result.a[j][i] = a[i][j]; });
    return result;
}

/// b := conj(b) if so.
template <class T, int N> BBLAS_DEVICE void conjugate_if([[maybe_unused]] bool is_wanted, [[maybe_unused]] T (&b)[N][1])
{
    if constexpr (is_complex<T>)
#pragma unroll
        for (int i = 0; i < N; ++i)
            b[i][0] = is_wanted ? conjugate(b[i][0]) : b[i][0];
}

} // namespace bblas::by_thread

#endif
