// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in shared memory by a team of one or more warps.
#ifndef BBLAS_CUDA_BLOCK_TILED_LU_HPP
#define BBLAS_CUDA_BLOCK_TILED_LU_HPP

#include <block/shared_lu.hpp>

namespace bblas::by_block {

/// LU factorization of up to N rows and columns, all of which are in shared memory, with Sides more for right-hand sides. One
/// warp factors a panel; what waits for its pivots is hidden by other matrices.
template <bool IsPivoted, class T, int N, int Threads, int Sides = 0> class tiled_lu {
    static constexpr int R = (N + Threads - 1) / Threads; ///< rows to a thread
    static constexpr int line = N + 5;                    ///< from a column to the next
    using lu = shared_lu<IsPivoted, T, fixed_line<line>, Threads, warp_size, N, N + Sides>;
    using fixed_size = typename lu::storage;
    static constexpr int width = lu::width;
    static_assert(N % width == 0);

  public:
    /// For so many columns.
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(std::int64_t n)
    {
        return sizeof(fixed_size) + static_cast<std::size_t>((n + width - 1) / width * width * line) * sizeof(T);
    }

    /// A := L and U, m by n; ipiv, and what is returned, as by_group::getrf() or getrf_nopiv().
    BBLAS_DEVICE static bblas_int factor(const team<Threads> &t, int m, int n, T *A, std::int64_t lda, bblas_int *ipiv,
                                         void *memory)
    {
        const tiled_lu of(t, m, n, memory);
        of.bring_panels(A, lda);
        return of.eliminate(n, A, lda, ipiv);
    }

    /// The same for n by n, and B := inv(A) B, n by nrhs, unless what is returned says that there is no inverse.
    BBLAS_DEVICE static bblas_int solve(const team<Threads> &t, int n, int nrhs, T *A, std::int64_t lda, bblas_int *ipiv, T *B,
                                        std::int64_t ldb, void *memory)
    {
        const tiled_lu of(t, n, n, memory);
        T *const sides = of.tile + n * line;
        as_aligned(B, [&](auto *stored) { of.bring(sides, stored, ldb, nrhs); });
        of.bring_panels(A, lda);
        const bblas_int info = of.eliminate(n + nrhs, A, lda, ipiv);
        of.substitute(info == 0 ? nrhs : 0, sides, B, ldb);
        return info;
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

    /// What has been brought, `cols` columns with right-hand sides, becomes L, U, and what has inv(L) before it; and A L and U.
    BBLAS_DEVICE bblas_int eliminate(int cols, T *A, std::int64_t lda, bblas_int *ipiv) const
    {
        wait_for_copies<1>();
        t.sync();
        const bblas_int info = min(m, n) > 0 ? lu(t, m, cols, tile, fixed_line<line>(), shared).run(1, ipiv, [](int) {}) : 0;
        as_aligned(A, [&](auto *stored) { store(tile, stored, lda, n); });
        return info;
    }

    /// B := inv(U) times the right-hand sides, each of which is a warp's, that has the rows of U that its lanes have.
    BBLAS_DEVICE void substitute(int nrhs, const T *sides, T *B, std::int64_t ldb) const
    {
        constexpr int rows = (N + warp_size - 1) / warp_size;
        const team<warp_size> warp = t.warp();
        const int lane = t.rank % warp_size;
        divisor<T> by[rows];
#pragma unroll
        for (int r = 0; r < rows; ++r) {
            const int i = lane + r * warp_size;
            by[r] = divisor<T>(i < n && nrhs > 0 ? tile[i + i * line] : T(1));
        }
        for (int j = t.warp_index(); j < nrhs; j += Threads / warp_size) {
            T x[rows];
#pragma unroll
            for (int r = 0; r < rows; ++r)
                x[r] = lane + r * warp_size < n ? sides[lane + r * warp_size + j * line] : T(0);
#pragma unroll
            for (int r = rows - 1; r >= 0; --r) {
                const T *column = tile + lane + (min(n, (r + 1) * warp_size) - 1) * line;
#pragma unroll 4
                for (int k = min(n - r * warp_size, warp_size) - 1; k >= 0; --k, column -= line) {
                    const T found = warp.broadcast(by[r].divide(x[r]), k);
                    if (lane < k)
                        x[r] = multiply_add(-column[r * warp_size], found, x[r]);
                    else if (lane == k)
                        x[r] = found;
#pragma unroll
                    for (int above = 0; above < r; ++above)
                        x[above] = multiply_add(-column[above * warp_size], found, x[above]);
                }
            }
#pragma unroll
            for (int r = 0; r < rows; ++r)
                if (lane + r * warp_size < n)
                    B[lane + r * warp_size + j * ldb] = x[r];
        }
    }

    /// f(matrix), whose elements come and go at once where they are aligned to their size.
    template <class F> BBLAS_DEVICE static void as_aligned(T *matrix, F f)
    {
        if (!is_complex<T> || is_aligned(matrix))
            f(reinterpret_cast<aligned<T> *>(matrix));
        else
            f(matrix);
    }

    /// f(element in shared memory, element in memory) for the thread's rows of some columns.
    template <class V, class F> BBLAS_DEVICE void for_each(T *first, V *stored, std::int64_t ld, int cols, F f) const
    {
        const std::int64_t step = static_cast<int>(ld);
        V *held = reinterpret_cast<V *>(first) + t.rank;
        stored += t.rank;
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
        int j = 0;
#pragma unroll 1
        for (; j + width <= cols; j += width)
#pragma unroll
            for (int c = 0; c < width; ++c)
                take_column();
#pragma unroll 1
        for (; j < cols; ++j)
            take_column();
    }

    /// Starts to copy columns.
    template <class V> BBLAS_DEVICE void bring(T *to, V *from, std::int64_t ld, int cols) const
    {
        for_each(to, from, ld, cols, [](V *held, const V *stored) { start_copy(held, stored); });
    }

    /// Starts to copy A in two groups: a panel, and the rest.
    BBLAS_DEVICE void bring_panels(T *A, std::int64_t lda) const
    {
        as_aligned(A, [&](auto *stored) {
            bring(tile, stored, lda, min(n, width));
            end_copies();
            bring(tile + width * line, stored + width * static_cast<std::int64_t>(static_cast<int>(lda)), lda, n - width);
            end_copies();
        });
    }

    template <class V> BBLAS_DEVICE void store(T *from, V *to, std::int64_t ld, int cols) const
    {
        for_each(from, to, ld, cols, [](const V *held, V *stored) { *stored = *held; });
    }
};

} // namespace bblas::by_block

#endif
