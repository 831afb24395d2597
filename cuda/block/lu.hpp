// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in shared memory by a team of several warps.
#ifndef BBLAS_CUDA_BLOCK_LU_HPP
#define BBLAS_CUDA_BLOCK_LU_HPP

#include <lu_rows.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// LU factorization of up to `Order` rows. Panels of 16 columns are factored in registers, by all threads or by one warp, which has
/// more rows to a thread but no barriers; then rows are moved, all at once, and what is right of the panel is solved for and
/// updated in strips of columns, by fragments.
template <bool IsPivoted, class T, int Threads, int Order, int PanelThreads = Threads> class lu {
    static_assert(PanelThreads == Threads || PanelThreads == warp_size);
    using fragment = by_warp::fragment<T>;
    static constexpr int width = 16; ///< of a panel, the rows of a fragment

  public:
    static constexpr int greatest_order = Order;
    /// From a column in shared memory to the next, so that the lanes of a fragment find different banks.
    BBLAS_HOST_DEVICE static constexpr std::int64_t line(std::int64_t m) { return (m + 15) / 16 * 16 + fragment::row_pad; }
    /// Elements of a matrix in shared memory.
    BBLAS_HOST_DEVICE static constexpr std::int64_t size(std::int64_t m, std::int64_t n) { return line(m) * ((n + 7) / 8 * 8); }

  private:
    static constexpr int panel_rows = (Order + PanelThreads - 1) / PanelThreads; ///< of a thread
    using panel_of = rows_of<T, PanelThreads, panel_rows, width>;
    static constexpr int strip_line = width + 2;
    static constexpr int strip_cols = sizeof(T) > 8 ? 48 : Threads;
    static constexpr std::size_t most_bytes = std::size_t{160} << 10;
    struct steps {
        pivot_rows<T, PanelThreads, width> pivots;
        int info;
        int target[width]; ///< where row i of the panel goes
        int source[width]; ///< the row that goes to place i, if it comes from below; else -1
        alignas(16) T strip[strip_line * strip_cols];
    };

  public:
    static constexpr std::size_t shared_bytes = sizeof(steps);

    /// The same with a matrix behind.
    BBLAS_HOST_DEVICE static constexpr std::size_t bytes_with(std::int64_t m, std::int64_t n)
    {
        const std::size_t bytes = shared_bytes + static_cast<std::size_t>(size(m, n)) * sizeof(T);
        return bytes < most_bytes ? bytes : most_bytes;
    }
    BBLAS_HOST_DEVICE static constexpr bool fits(std::int64_t m, std::int64_t n) { return bytes_with(m, n) < most_bytes; }

    /// Brings a matrix to shared memory, in lines of line(m). Syncs behind.
    BBLAS_DEVICE static void fetch(const team<Threads> &t, int m, int n, const T *A, std::int64_t lda, T *to)
    {
        using part = real_t<T>; // to which memory is aligned
        constexpr int parts = sizeof(T) / sizeof(part);
        for (int j = t.warp_index(); j < n; j += t.warp_count)
            for (int i = t.rank % warp_size; i < parts * m; i += warp_size)
                start_copy(reinterpret_cast<part *>(to + j * line(m)) + i, reinterpret_cast<const part *>(A + j * lda) + i);
        end_copies();
        wait_for_copies<0>();
        t.sync();
    }

    /// Takes it back.
    BBLAS_DEVICE static void put(const team<Threads> &t, int m, int n, const T *from, T *A, std::int64_t lda)
    {
        const int lane = t.rank % warp_size;
        for (int j = t.warp_index(); j < n; j += t.warp_count) {
            constexpr int parts = Order / warp_size; // rows of a lane
            T column[parts];
#pragma unroll
            for (int i = 0; i < parts; ++i)
                column[i] = lane + i * warp_size < m ? from[lane + i * warp_size + j * line(m)] : T(0);
#pragma unroll
            for (int i = 0; i < parts; ++i)
                if (lane + i * warp_size < m)
                    A[lane + i * warp_size + j * lda] = column[i];
        }
    }

    /// B := inv(U) B, U upper triangular of order m, both in lines of line(m) of shared memory. Warps take columns.
    BBLAS_DEVICE static void solve_upper(const team<Threads> &t, int m, int nrhs, const T *U, T *B)
    {
        constexpr int parts = Order / warp_size; // rows of a lane
        const int lane = t.rank % warp_size;
        divisor<T> by[parts];
#pragma unroll
        for (int r = 0; r < parts; ++r)
            if (lane + r * warp_size < m)
                by[r] = divisor<T>(U[(lane + r * warp_size) * (1 + line(m))]);
        for (int j = t.warp_index(); j < nrhs; j += t.warp_count) {
            T *const column = B + j * line(m);
            T x[parts];
#pragma unroll
            for (int r = 0; r < parts; ++r)
                x[r] = lane + r * warp_size < m ? column[lane + r * warp_size] : T(0);
#pragma unroll
            for (int last = parts - 1; last >= 0; --last)
#pragma unroll 4
                for (int i = warp_size - 1; i >= 0; --i) {
                    const int k = i + last * warp_size;
                    if (k >= m)
                        continue;
                    if (lane == i)
                        x[last] = by[last].divide(x[last]);
                    const T y = t.warp().broadcast(x[last], i);
#pragma unroll
                    for (int r = 0; r <= last; ++r)
                        if (lane + r * warp_size < k)
                            x[r] = multiply_add(-U[lane + r * warp_size + k * line(m)], y, x[r]);
                }
#pragma unroll
            for (int r = 0; r < parts; ++r)
                if (lane + r * warp_size < m)
                    column[lane + r * warp_size] = x[r];
        }
        t.sync();
    }

    /// As by_group::getrf() or getrf_nopiv(), of a matrix in shared memory, in lines of line(m). Syncs behind.
    BBLAS_DEVICE static bblas_int factor(const team<Threads> &t, int m, int n, T *A, bblas_int *ipiv, void *memory)
    {
        steps &shared = *static_cast<steps *>(memory);
        const int lda = static_cast<int>(line(m));
        bblas_int info = 0;
        const int order = m < n ? m : n;
        for (int begin = 0; begin < order; begin += width) {
            const int end = begin + width < order ? begin + width : order;
            const int cols = end - begin;
            T *const corner = A + begin + begin * lda;
            const by_warp::strided_tile<T> factors = {corner, 1, lda, false};
            if (PanelThreads == Threads || t.rank < PanelThreads) {
                const team<PanelThreads> of_panel = {t.rank};
                panel_of rows(of_panel, m - begin, cols, corner, lda);
                const bblas_int zero = eliminate<IsPivoted, width>(of_panel, m - begin, cols, rows, shared.pivots);
                rows.store(m - begin, cols, corner, lda);
                if constexpr (IsPivoted) {
                    rows.store_pivots(of_panel, cols, begin + 1, ipiv + begin);
                    tell_moves(of_panel, cols, rows, shared);
                }
                if (t.rank == 0)
                    shared.info = zero;
            }
            t.sync();
            if (shared.info && info == 0)
                info = begin + shared.info;
            if constexpr (IsPivoted)
                move_rows(t, cols, begin, A + begin, lda, A + begin, lda, shared);
            for (int first = end; first < n; first += strip_cols) {
                const int count = n - first < strip_cols ? n - first : strip_cols;
                T *const right = A + begin + first * lda;
                move_rows(t, cols, count, right, lda, shared.strip, strip_line, shared);
                t.sync();
                if (t.rank < count)
                    solve(cols, factors, shared.strip + t.rank * strip_line, right + t.rank * lda);
                t.sync();
                if (!(info && !IsPivoted))
                    update(t, m - end, count, factors.from(width, 0), {shared.strip, 1, strip_line, false}, right + width, lda);
                t.sync();
            }
            t.sync();
            if (info && !IsPivoted)
                break;
        }
        return info;
    }

  private:
    /// Rows that move are those of the panel's square and those that come to it.
    BBLAS_DEVICE static void tell_moves(const team<PanelThreads> &t, int cols, const panel_of &rows, steps &shared)
    {
        if (t.rank < width)
            shared.source[t.rank] = -1;
        t.sync();
#pragma unroll
        for (int r = 0; r < panel_rows; ++r) {
            const int row = t.rank + r * PanelThreads;
            if (row < width && row < cols) // GCC does not know that cols ≤ width
                shared.target[row] = rows.place[r];
            else if (rows.place[r] < cols)
                shared.source[rows.place[r]] = row;
        }
    }

    /// Moves the rows of some columns, those that come to the panel's square to `top`. A warp takes four columns at a time, a lane
    /// for each row of the square, and one for each that comes to it.
    BBLAS_DEVICE static void move_rows(const team<Threads> &t, int cols, int count, T *A, std::int64_t lda, T *top,
                                       std::int64_t top_line, const steps &shared)
    {
        constexpr int at_once = 4;
        const int lane = t.rank % warp_size;
        const int i = lane % width;
        const bool is_top = lane < width;
        const int source = !IsPivoted || is_top ? i : shared.source[i];
        const int target = !IsPivoted || !is_top ? i : shared.target[i];
        const bool moves = i < cols && source >= 0 && (IsPivoted || is_top);
        T *const to = target < cols ? top : A;
        const std::int64_t line = target < cols ? top_line : lda;
        for (int first = t.warp_index() * at_once; first < count; first += t.warp_count * at_once) {
            T x[at_once];
#pragma unroll
            for (int q = 0; q < at_once; ++q)
                x[q] = moves && first + q < count ? A[source + (first + q) * lda] : T(0);
            t.warp().sync();
#pragma unroll
            for (int q = 0; q < at_once; ++q)
                if (moves && first + q < count)
                    to[target + (first + q) * line] = x[q];
        }
    }

    /// x := inv(L) x, L unit lower triangular of order `cols`, in the strip and the matrix.
    BBLAS_DEVICE static void solve(int cols, const by_warp::strided_tile<T> &L, T *x, T *to)
    {
        T values[width];
#pragma unroll
        for (int i = 0; i < width; ++i)
            values[i] = i < cols ? x[i] : T(0);
#pragma unroll
        for (int k = 0; k < width; ++k) {
            if (k >= cols)
                break;
#pragma unroll
            for (int i = k + 1; i < width; ++i)
                values[i] = multiply_add(-L(i, k), values[k], values[i]);
        }
#pragma unroll
        for (int i = 0; i < width; ++i)
            if (i < cols)
                x[i] = to[i] = values[i];
    }

    /// C := C - L U, m by n, of 16 terms. A warp takes 16 rows of up to 32 columns.
    BBLAS_DEVICE static void update(const team<Threads> &t, int m, int n, const by_warp::strided_tile<T> &L,
                                    const by_warp::strided_tile<T> &U, T *C, std::int64_t ldc)
    {
        constexpr int fragments = sizeof(T) == 16 ? 2 : 4;
        const int lane = t.rank % warp_size;
        const int tile_rows = (m + fragment::rows - 1) / fragment::rows;
        const int tile_cols = (n + fragments * fragment::cols - 1) / (fragments * fragment::cols);
        for (int tile = t.warp_index(); tile < tile_rows * tile_cols; tile += t.warp_count) {
            const int i = tile % tile_rows * fragment::rows;
            const int j = tile / tile_rows * (fragments * fragment::cols);
            typename fragment::sum sums[fragments];
            T was[fragments][4];
            const auto for_each = [&](auto visit) {
#pragma unroll
                for (int f = 0; f < fragments; ++f)
#pragma unroll
                    for (int e = 0; e < 4; ++e) {
                        const int row = i + fragment::row(lane, e);
                        const int col = j + f * fragment::cols + fragment::col(lane, e);
                        if (row < m && col < n)
                            visit(f, e, C[row + col * ldc]);
                    }
            };
            for_each([&](int f, int e, T &c) { was[f][e] = c; });
#pragma unroll
            for (int f = 0; f < fragments; ++f)
                sums[f].clear();
#pragma unroll
            for (int l = 0; l < width; l += fragment::depth) {
                const typename fragment::left x = fragment::load_left(lane, L, i, l);
#pragma unroll
                for (int f = 0; f < fragments; ++f)
                    if (j + f * fragment::cols < n)
                        fragment::multiply(t.warp(), sums[f], x, fragment::load_right(lane, U, l, j + f * fragment::cols));
            }
            for_each([&](int f, int e, T &c) { c = was[f][e] - sums[f][e]; });
        }
    }
};

} // namespace bblas::by_block

#endif
