// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A triangular or Hermitian matrix in the shared memory of a block.
#ifndef BBLAS_CUDA_BLOCK_TRIANGLE_HPP
#define BBLAS_CUDA_BLOCK_TRIANGLE_HPP

#include <complex.hpp>
#include <team.hpp>

namespace bblas::by_block {

/// A lower triangle by panels of columns, each from its first row on and four rows higher than need be. So columns begin at
/// multiples of 16 bytes, and eight rows of four columns of doubles lie in different banks. The order is rounded up to a multiple
/// of 8: what the triangle lacks is the identity's. An upper triangle is held as its transpose.
template <class T> struct triangle {
    /// Columns of a panel, which every thread holds in registers with the square on their diagonal.
    static constexpr int width = sizeof(T) > 8 ? 4 : 8;

    T *first;
    int order;
    int rounded_order;

    BBLAS_DEVICE triangle(T *shared, int n) : first(shared), order(n), rounded_order(rounded(n)) {}

    /// Elements of shared memory for order n.
    BBLAS_HOST_DEVICE static constexpr std::size_t elements(int n)
    {
        return static_cast<std::size_t>(begin(rounded(n) / width, rounded(n)));
    }

    /// The greatest order up to `limit` that fits in shared memory beside so many other elements: the smallest devices have 99
    /// KB.
    static constexpr int most_rows(int limit, int others)
    {
        int n = limit;
        while ((elements(n) + static_cast<std::size_t>(others)) * sizeof(T) > 99 << 10)
            --n;
        return n;
    }

    /// From element (i, j) to (i, j + 1), in the same panel.
    BBLAS_DEVICE int column_stride(int j) const { return height(j / width, rounded_order); }
    BBLAS_DEVICE T *address(int i, int j) const
    {
        const int panel = j / width;
        return first + begin(panel, rounded_order) + j % width * height(panel, rounded_order) + (i - panel * width);
    }
    BBLAS_DEVICE T &operator()(int i, int j) const { return *address(i, j); }

    /// Reads all of it. Sync behind.
    template <int Threads> BBLAS_DEVICE void load(const team<Threads> &t, bblas_uplo uplo, const T *A, std::int64_t lda) const
    {
        for_each_element(t, uplo, order, A, lda, [](T &element, const T *from) { start_copy(&element, from); });
        for (int i = order; i < rounded_order; ++i)
            for (int j = t.rank; j <= i; j += Threads)
                *address(i, j) = T(i == j ? 1 : 0);
        end_copies();
        wait_for_copies<0>();
    }

    /// Writes the columns before `end`.
    template <int Threads> BBLAS_DEVICE void store(const team<Threads> &t, bblas_uplo uplo, int end, T *A, std::int64_t lda) const
    {
        for_each_element(t, uplo, end, A, lda, [](const T &element, T *to) { *to = element; });
    }

  private:
    BBLAS_HOST_DEVICE static constexpr int rounded(int n) { return (n + 7) / 8 * 8; }
    BBLAS_HOST_DEVICE static constexpr int height(int panel, int rows) { return rows - panel * width + 4; }
    /// The sum of the heights before it, times the width.
    BBLAS_HOST_DEVICE static constexpr int begin(int panel, int rows)
    {
        return width * (panel * (rows + 4) - panel * (panel - 1) / 2 * width);
    }

    /// f(element, address) for the elements of the columns before `end`. Panels are dealt to warps; neighbouring threads have
    /// neighbouring elements of memory: rows of a lower triangle, or the columns of a panel of an upper one.
    template <int Threads, class Memory, class F>
    BBLAS_DEVICE void for_each_element(const team<Threads> &t, bblas_uplo uplo, int end, Memory *A, std::int64_t lda, F f) const
    {
        const int lane = t.rank % warp_size;
        for (int begin = t.warp_index() * width; begin < end; begin += t.warp_count * width) {
            const int stride = column_stride(begin);
            if (uplo == BblasLower) {
                T *const column = address(0, begin);
                Memory *const memory = A + begin * lda;
                for (int i = begin + lane; i < order; i += warp_size)
#pragma unroll
                    for (int c = 0; c < width; ++c)
                        if (begin + c <= i && begin + c < end)
                            f(column[c * stride + i], memory + c * lda + i);
            } else {
                const int j = begin + lane % width;
                T *const column = address(0, begin) + lane % width * stride;
                if (j < end)
#pragma unroll 8
                    for (int i = begin + lane / width; i < order; i += warp_size / width)
                        if (j <= i)
                            f(column[i], A + j + i * lda);
            }
        }
    }
};

} // namespace bblas::by_block

#endif
