// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A triangular or Hermitian matrix in the registers of a warp or a part of one.
#ifndef BBLAS_CUDA_WARP_TRIANGLE_HPP
#define BBLAS_CUDA_WARP_TRIANGLE_HPP

#include <complex.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// A lower triangle of order n ≤ N; what it lacks up to order N is the identity's. An upper triangle is held as its transpose.
///
/// Thread r of the team has rows r, r + Threads, ...: row q Threads + r is a[q], of which the columns below (q + 1) Threads are
/// there. In blocks of Threads² elements, lower ones are read and written by rows and upper ones by columns, so that neighbouring
/// threads always access neighbouring elements of memory, and blocks are transposed in between. Every function is for all teams
/// of a warp together.
template <class T, int N, int Threads> struct triangle {
    static_assert(N % Threads == 0 && Threads <= warp_size);
    static constexpr int rows = N / Threads;
    /// Shared memory for a team: for transpositions, or for `columns` columns.
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int columns)
    {
        constexpr std::size_t transposition = Threads * (Threads + 1);
        const auto elements = static_cast<std::size_t>(columns * N);
        return (elements > transposition ? elements : transposition) * sizeof(T);
    }

    /// Blocks of 128 threads that a multiprocessor should hold: with what else there is, and some columns read ahead, the
    /// registers of the triangle are about two thirds of a thread's. Without a limit compilers take more, to no avail.
    static constexpr int blocks = 65536 / 128 / (N * (rows + 1) / 2 * static_cast<int>(sizeof(T)) / 4 * 4 / 3 + 31);

    T a[rows][N];

    /// Reads a lower triangle, or an upper one transposed to blocks: transpose_blocks() then makes it a lower one.
    BBLAS_DEVICE void load(const team<Threads> &t, bblas_uplo uplo, int n, const T *A, std::int64_t lda)
    {
        for_each_element(t, uplo, n, N, A, lda, [](T &x, bool is_there, bool is_diagonal, const T *address) {
            x = T(is_diagonal ? 1 : 0);
            if (is_there)
                x = *address;
        });
    }

    /// Writes the columns before `end` of what is held as by load().
    BBLAS_DEVICE void store(const team<Threads> &t, bblas_uplo uplo, int n, int end, T *A, std::int64_t lda)
    {
        for_each_element(t, uplo, n, end, A, lda, [](T &x, bool is_there, bool, T *address) {
            if (is_there)
                *address = x;
        });
    }

    /// Transposes every block: columns are where rows were, and so thread r has columns r, r + Threads, ... Syncs before and
    /// behind.
    BBLAS_DEVICE void transpose_blocks(const team<Threads> &t, T *shared)
    {
#pragma unroll
        for (int row = 0; row < rows; ++row)
#pragma unroll
            for (int col = 0; col <= row; ++col) {
                t.sync();
#pragma unroll
                for (int c = 0; c < Threads; ++c)
                    shared[t.rank * (Threads + 1) + c] = a[row][col * Threads + c];
                t.sync();
#pragma unroll
                for (int c = 0; c < Threads; ++c)
                    a[row][col * Threads + c] = shared[c * (Threads + 1) + t.rank];
            }
        t.sync();
    }

  private:
    /// f(x, whether it is there, whether it is on the diagonal, address) for all registers x before or after transpose_blocks(),
    /// of which those of the lower triangle of order n and the columns before `end` are there.
    template <class Memory, class F>
    BBLAS_DEVICE void for_each_element(const team<Threads> &t, bblas_uplo uplo, int n, int end, Memory *A, std::int64_t lda, F f)
    {
        Memory *column = A + t.rank;
        int rank = t.rank;
        forget(rank); // or what both triangles compare it with is compared before, and kept
        if (uplo == BblasLower) {
#pragma unroll
            for (int j = 0; j < N; ++j, column += lda)
#pragma unroll
                for (int q = j / Threads; q < rows; ++q) {
                    const bool is_square = q == j / Threads;
                    f(a[q][j], q * Threads + rank < n && j < end && (!is_square || rank >= j % Threads),
                      is_square && rank == j % Threads, column + q * Threads);
                }
        } else {
            forget(rank);
#pragma unroll
            for (int i = 0; i < N; ++i, column += lda)
#pragma unroll
                for (int q = 0; q <= i / Threads; ++q) {
                    const bool is_square = q == i / Threads;
                    f(a[i / Threads][q * Threads + i % Threads],
                      i < n && q * Threads + rank < end && (!is_square || rank <= i % Threads), is_square && rank == i % Threads,
                      column + q * Threads);
                }
        }
    }
};

} // namespace bblas::by_warp

#endif
