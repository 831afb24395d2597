// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in shared memory by a team of one or more warps.
#ifndef BBLAS_CUDA_BLOCK_TILED_LU_HPP
#define BBLAS_CUDA_BLOCK_TILED_LU_HPP

#include <chunk.hpp>
#include <lu_rows.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// LU factorization of up to N rows and columns, right-looking. A panel of 8 columns is factored in registers, rows to a thread; then a thread has a column
/// beside it, whose rows it interchanges and of which it finds 8 rows of U; then the rest is updated by fragments. So few instructions go into a step of the
/// elimination, and few registers are needed: what waits for a pivot in one matrix is hidden by others.
template <bool IsPivoted, class T, int N, int Threads> class tiled_lu {
    using fragment = by_warp::fragment<T>;
    static constexpr int width = 8; ///< of a panel
    static constexpr int warps = Threads / warp_size;
    static constexpr int R = (N + Threads - 1) / Threads;              ///< rows and columns to a thread
    static constexpr int panel_rows = (N + warp_size - 1) / warp_size; ///< to one of the first warp
    static constexpr int line = N + 5; ///< from a column to the next, so that rows, columns and fragments find different banks
    static_assert(fragment::cols == width && N % width == 0);

    struct alignas(16) fixed_size {
        pivot_rows<T, warp_size, width> pivots;
        alignas(16) int source[width]; ///< the row that comes to place i of the panel's square
        alignas(16) int target[width]; ///< where its row i goes
        bblas_int info;
    };

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
    using panel_of = rows_of<T, warp_size, panel_rows, width>;

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
        const int order = m < n ? m : n;
#pragma unroll 1
        for (int first = 0; first < order; first += width) {
            const int ready = warps > 1 ? min(first + width, n) : n; // columns that are updated before the panel is factored
            if (first > 0) {
                update(first - width, first, ready, t.warp_index(), warps);
                t.sync();
            }
            if (t.warp_index() == 0)
                factor_panel(first, order, ipiv);
            else if (first > 0)
                update(first - width, ready, n, t.warp_index() - 1, warps - 1);
            wait_for_copies<0>();
            t.sync();
            finish_columns(first);
            t.sync();
            if (!IsPivoted && shared.info) // rows of U from there on are not asked for
                break;
        }
        if (are_aligned)
            store(reinterpret_cast<aligned<T> *>(A), lda);
        else
            store(A, lda);
        return order > 0 ? shared.info : 0;
    }

    /// By the first warp.
    BBLAS_DEVICE void factor_panel(int first, int order, bblas_int *ipiv) const
    {
        const team<warp_size> warp = t.warp();
        T *const panel = tile + first + first * line;
        panel_of rows(warp, m - first, width, panel, line);
        const bblas_int zero = eliminate<IsPivoted, width>(warp, m - first, min(n - first, width), rows, shared.pivots);
        rows.store(m - first, width, panel, line);
        if (warp.rank == 0) {
            if (first == 0)
                shared.info = zero;
            else if (zero && shared.info == 0)
                shared.info = first + zero;
        }
        if constexpr (IsPivoted) {
            rows.store_pivots(warp, min(order - first, width), first + 1, ipiv + first);
            tell_moves(rows);
        }
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

    BBLAS_DEVICE void tell_moves(const panel_of &rows) const
    {
#pragma unroll
        for (int r = 0; r < panel_rows; ++r) {
            const int row = t.rank + r * warp_size;
            if (row < width)
                shared.target[row] = rows.place[r];
            if (rows.place[r] < width)
                shared.source[rows.place[r]] = row;
        }
    }

    /// Interchanges rows beside a panel, and solves with its square for rows of U.
    BBLAS_DEVICE void finish_columns(int first) const
    {
        const T *const square = tile + first + first * line;
#pragma unroll
        for (int r = 0; r < R; ++r) {
            const int j = t.rank + r * Threads;
            if (j >= n || (j >= first && j < first + width))
                continue;
            T *const column = tile + first + j * line;
            int source[width], target[width];
            read(shared.source, source);
            read(shared.target, target);
            T x[width], was[width];
#pragma unroll
            for (int i = 0; i < width; ++i) {
                x[i] = column[IsPivoted ? source[i] : i];
                was[i] = column[i];
            }
            if (j > first)
#pragma unroll
                for (int k = 0; k < width; ++k)
#pragma unroll
                    for (int i = k + 1; i < width; ++i)
                        x[i] = multiply_add(-square[i + k * line], x[k], x[i]);
#pragma unroll
            for (int i = 0; i < width; ++i) {
                column[i] = x[i];
                if (IsPivoted && target[i] >= width)
                    column[target[i]] = was[i];
            }
        }
    }

    BBLAS_DEVICE static void read(const int (&from)[width], int (&to)[width])
    {
#pragma unroll
        for (int c = 0; c < width / chunk<int>::size; ++c) {
            const chunk<int> part = reinterpret_cast<const chunk<int> *>(from)[c];
#pragma unroll
            for (int e = 0; e < chunk<int>::size; ++e)
                to[c * chunk<int>::size + e] = part.of[e];
        }
    }

    // ---- Fragments: which of 16 rows and 8 columns are which of a fragment's ----
    //
    // The lanes that shared memory serves at once have four rows and four columns, or terms. Numbers of 8 bytes or more are in different banks where those rows are
    // four apart and the columns follow each other, since lines are odd; floats are in their order.

    static constexpr bool are_mixed = sizeof(T) >= 8;
    BBLAS_DEVICE static int row_place(int i)
    {
        return are_mixed ? i % 4 * 4 + i / 4 : i;
    }
    BBLAS_DEVICE static int col_place(int j)
    {
        return are_mixed && fragment::col_step == 1 ? j / 2 + j % 2 * 4 : j;
    }

    /// The negative of 16 rows of a panel.
    struct negated_rows {
        const T *first;
        static constexpr bool conjugated = false;
        BBLAS_DEVICE T operator()(int i, int l) const { return -first[row_place(i) + l * line]; }
    };
    /// 8 columns.
    struct columns {
        const T *first;
        static constexpr bool conjugated = false;
        BBLAS_DEVICE T operator()(int l, int j) const { return first[l + col_place(j) * line]; }
    };

    /// Subtracts what a panel makes of what is below it and right, in the columns from `begin_col` up to `end`; the number-th of some warps.
    BBLAS_DEVICE void update(int first, int begin_col, int end, int number, int of) const
    {
        constexpr int depths = width / fragment::depth;
        const int lane = t.rank % warp_size;
        const int begin = first + width;
        const int bottom = (m + width - 1) / width * width;
        const int top = begin - (bottom - begin) % fragment::rows; // so that the last rows fill a fragment
#pragma unroll 1
        for (int row = top + number * fragment::rows; row < m; row += of * fragment::rows) {
            const negated_rows L = {tile + row + first * line};
            typename fragment::left left[depths];
#pragma unroll
            for (int l = 0; l < depths; ++l)
                left[l] = fragment::load_left(lane, L, 0, l * fragment::depth);
#pragma unroll 2
            for (int col = begin_col; col < end; col += width) {
                T *const C = tile + row + col * line;
                const columns U = {tile + first + col * line};
                typename fragment::sum sum;
                const auto place = [=](int e) {
                    return row_place(fragment::row(lane, e)) + col_place(fragment::col(lane, e)) * line;
                };
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    sum.set(e, C[place(e)]);
#pragma unroll
                for (int l = 0; l < depths; ++l)
                    fragment::multiply(t.warp(), sum, left[l], fragment::load_right(lane, U, l * fragment::depth, 0));
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    if (row + row_place(fragment::row(lane, e)) >= begin)
                        C[place(e)] = sum[e];
            }
        }
    }
};

} // namespace bblas::by_block

#endif
