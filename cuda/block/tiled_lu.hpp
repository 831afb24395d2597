// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in shared memory by a team of one or more warps.
#ifndef BBLAS_CUDA_BLOCK_TILED_LU_HPP
#define BBLAS_CUDA_BLOCK_TILED_LU_HPP

#include <block/shared_lu.hpp>

namespace bblas::by_block {

/// LU factorization of up to N rows and columns, all of which are in shared memory. One warp factors a panel; what waits for its pivots is hidden by other
/// matrices.
template <bool IsPivoted, class T, int N, int Threads> class tiled_lu {
    static constexpr int R = (N + Threads - 1) / Threads; ///< rows and columns to a thread
    static constexpr int line = N + 5;                    ///< from a column to the next
    using lu = shared_lu<IsPivoted, T, fixed_line<line>, Threads, warp_size, N, N>;
    using fixed_size = typename lu::storage;
    static constexpr int width = lu::width;
    static_assert(N % width == 0);

  public:
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(std::int64_t n)
    {
        return sizeof(fixed_size) + static_cast<std::size_t>((n + width - 1) / width * width * line) * sizeof(T);
    }

    /// A := L and U, m by n; ipiv, and what is returned, as by_group::getrf() or getrf_nopiv().
    BBLAS_DEVICE static bblas_int factor(const team<Threads> &t, int m, int n, T *A, std::int64_t lda, bblas_int *ipiv,
                                         void *memory)
    {
        return tiled_lu(t, m, n, memory).run(A, lda, ipiv);
    }

  private:
    const team<Threads> &t;
    const int m;
    const int n;
    fixed_size &shared;
    T *const tile;

    BBLAS_DEVICE tiled_lu(const team<Threads> &team, int rows, int cols, void *memory)
        : t(team), m(rows), n(cols), shared(*static_cast<fixed_size *>(memory)),
          tile(reinterpret_cast<T *>(static_cast<unsigned char *>(memory) + sizeof(fixed_size)))
    {
    }

    BBLAS_DEVICE bblas_int run(T *A, std::int64_t lda, bblas_int *ipiv) const
    {
        const bool are_aligned = !is_complex<T> || is_aligned(A);
        if (are_aligned)
            bring(reinterpret_cast<const aligned<T> *>(A), lda);
        else
            bring(A, lda);
        wait_for_copies<1>();
        t.sync();
        const bblas_int info = min(m, n) > 0 ? lu(t, m, n, tile, fixed_line<line>(), shared).run(1, ipiv, [](int) {}) : 0;
        if (are_aligned)
            store(reinterpret_cast<aligned<T> *>(A), lda);
        else
            store(A, lda);
        return info;
    }

    /// f(element in shared memory, element in memory) for the thread's rows of the columns from `begin` on, up to `end`.
    template <class V, class M, class F> BBLAS_DEVICE void for_each(int begin, int end, M *A, std::int64_t lda, F f) const
    {
        const std::int64_t step = static_cast<int>(lda);
        V *held = reinterpret_cast<V *>(tile) + t.rank + begin * line;
        M *stored = A + t.rank + begin * step;
        bool is_there[R];
#pragma unroll
        for (int r = 0; r < R; ++r)
            is_there[r] = t.rank + r * Threads < m;
        const auto take_column = [&] {
#pragma unroll
            for (int r = 0; r < R; ++r)
                if (is_there[r])
                    f(held + r * Threads, stored + r * Threads);
            held += line;
            stored += step;
        };
        int j = begin;
#pragma unroll 1
        for (; j + width <= end; j += width)
#pragma unroll
            for (int c = 0; c < width; ++c)
                take_column();
#pragma unroll 1
        for (; j < end; ++j)
            take_column();
    }

    /// Starts to copy A in two groups: a panel, and the rest.
    template <class V> BBLAS_DEVICE void bring(const V *A, std::int64_t lda) const
    {
        const auto copy = [](V *to, const V *from) { start_copy(to, from); };
        for_each<V>(0, min(n, width), A, lda, copy);
        end_copies();
        for_each<V>(width, n, A, lda, copy);
        end_copies();
    }

    template <class V> BBLAS_DEVICE void store(V *A, std::int64_t lda) const
    {
        for_each<V>(0, n, A, lda, [](const V *from, V *to) { *to = *from; });
    }
};

} // namespace bblas::by_block

#endif
