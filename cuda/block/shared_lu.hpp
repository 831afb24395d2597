// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization of a matrix in shared memory, in a block.
#ifndef BBLAS_CUDA_BLOCK_SHARED_LU_HPP
#define BBLAS_CUDA_BLOCK_SHARED_LU_HPP

#include <chunk.hpp>
#include <lu_rows.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// A distance that is known when the code is compiled.
template <int Size> struct fixed_line {
    BBLAS_HOST_DEVICE constexpr operator int() const { return Size; }
};

/// Right-looking LU factorization of a matrix in shared memory, of up to Rows rows and Cols columns. A panel of 8 columns is
/// factored in registers, some rows to each of the first PanelThreads threads; then a thread has a column beside it, whose rows
/// it interchanges and of which it finds 8 rows of U; then the rest is updated by fragments: the next panel's columns first, if
/// other warps than the panel's can do the rest meanwhile. Few instructions go into a step of the elimination so, and few
/// registers are needed. From a column to the next are Line elements, an int or a fixed_line: an odd number, so that rows,
/// columns and fragments find different banks.
template <bool IsPivoted, class T, class Line, int Threads, int PanelThreads, int Rows, int Cols> class shared_lu {
    using fragment = by_warp::fragment<T>;
    static constexpr int panel_rows = (Rows + PanelThreads - 1) / PanelThreads;
    static constexpr int columns_of_thread = (Cols - fragment::cols + Threads - 1) / Threads; ///< beside a panel
    using panel_of = rows_of<T, PanelThreads, panel_rows, fragment::cols>;

  public:
    static constexpr int width = fragment::cols; ///< of a panel

    struct alignas(16) storage {
        pivot_rows<T, PanelThreads, width> pivots;
        alignas(16) int source[width]; ///< the row that comes to place i of the panel's square
        alignas(16) int target[width]; ///< where its row i goes
        bblas_int info;                ///< the first pivot that is zero, counted from 1, or 0
    };

    BBLAS_DEVICE shared_lu(const team<Threads> &team, int rows, int cols, T *matrix, const Line &from_column, storage &memory)
        : t(team), m(rows), n(cols), tile(matrix), line(from_column), shared(memory)
    {
    }

    /// Returns 0, or the first pivot that is zero, counted from 1, at which it stops without pivoting: rows of U from there on
    /// are not asked for. ipiv counts from `base` for row 0. Of the matrix, which has more than nothing, the first panel is
    /// there; copies of the rest may be on their way. Behind each panel, all threads call beside(first), which may interchange()
    /// what lies beside the matrix. Syncs behind.
    template <class F> BBLAS_DEVICE bblas_int run(bblas_int base, bblas_int *ipiv, F beside) const
    {
        constexpr int warps = Threads / warp_size, panel_warps = PanelThreads / warp_size;
        constexpr bool looks_ahead = warps > panel_warps;
        const int order = min(m, n);
#pragma unroll 1
        for (int first = 0; first < order; first += width) {
            const int ready = looks_ahead ? min(first + width, n) : n; // columns that are updated before the panel is factored
            if (first > 0) {
                update(first - width, first, ready, t.warp_index(), warps);
                t.sync();
            }
            if (t.warp_index() < panel_warps)
                factor_panel(first, base, ipiv);
            else if (first > 0)
                update(first - width, ready, n, t.warp_index() - panel_warps, warps - panel_warps);
            wait_for_copies<0>();
            t.sync();
#pragma unroll
            for (int r = 0; r < columns_of_thread; ++r) {
                const int beside_panel = t.rank + r * Threads;
                const int j = beside_panel < first ? beside_panel : beside_panel + width;
                if (j < n)
                    finish_column(first, j);
            }
            beside(first);
            t.sync();
            if (!IsPivoted && shared.info)
                break;
        }
        return shared.info;
    }

    /// What the panel's interchanges make of a column's rows from `first` on, as beside() may want it.
    template <class V> BBLAS_DEVICE void interchange(V *column) const
    {
        V x[width];
        interchange(column, x);
#pragma unroll
        for (int i = 0; i < width; ++i)
            column[i] = x[i];
    }

  private:
    const team<Threads> &t;
    const int m;
    const int n;
    T *const tile;
    const Line line;
    storage &shared;

    /// Columns `first` to first + 8, by the first PanelThreads threads. Pivots that are found come to ipiv[first] and so on,
    /// counted from `base` for row 0.
    BBLAS_DEVICE void factor_panel(int first, bblas_int base, bblas_int *ipiv) const
    {
        const team<PanelThreads> of_panel = panel_team();
        const int order = min(m, n) - first;
        T *const panel = tile + first + first * line;
        panel_of rows(of_panel, m - first, width, panel, line);
        const bblas_int zero = eliminate<IsPivoted>(of_panel, m - first, min(n - first, width), rows, shared.pivots);
        rows.store(m - first, width, panel, line);
        if (t.rank == 0) {
            if (first == 0)
                shared.info = zero;
            else if (zero && shared.info == 0)
                shared.info = first + zero;
        }
        if constexpr (IsPivoted) {
            rows.store_pivots(of_panel, min(order, width), base + first, ipiv + first);
            tell_moves(rows);
        }
    }

    /// Interchanges rows of a column beside the panel from `first` on, and, right of it, solves with the panel's square for rows
    /// of U.
    BBLAS_DEVICE void finish_column(int first, int j) const
    {
        T *const column = tile + first + j * line;
        const T *const square = tile + first + first * line;
        T x[width];
        if constexpr (IsPivoted)
            interchange(column, x);
        else
#pragma unroll
            for (int i = 0; i < width; ++i)
                x[i] = column[i];
        if (j > first)
#pragma unroll
            for (int k = 0; k < width; ++k)
#pragma unroll
                for (int i = k + 1; i < width; ++i)
                    x[i] = multiply_add(-square[i + k * line], x[k], x[i]);
#pragma unroll
        for (int i = 0; i < width; ++i)
            column[i] = x[i];
    }

    /// x := what the panel's interchanges bring to the first rows of a column, whose elements they move away from there.
    template <class V> BBLAS_DEVICE void interchange(V *column, V (&x)[width]) const
    {
        int source[width], target[width];
        read(shared.source, source);
        read(shared.target, target);
        V was[width];
#pragma unroll
        for (int i = 0; i < width; ++i) {
            x[i] = column[source[i]];
            was[i] = column[i];
        }
#pragma unroll
        for (int i = 0; i < width; ++i)
            if (target[i] >= width)
                column[target[i]] = was[i];
    }

    /// Subtracts what the panel from `first` on makes of what is below it and right, in the columns from `begin_col` up to `end`;
    /// the number-th of some warps.
    BBLAS_DEVICE void update(int first, int begin_col, int end, int number, int of) const
    {
        constexpr int depths = width / fragment::depth;
        const int lane = t.rank % warp_size;
        const int begin = first + width;
        const int bottom = (m + width - 1) / width * width;
        const int top = begin - (bottom - begin) % fragment::rows; // so that the last rows fill a fragment
#pragma unroll 1
        for (int row = top + number * fragment::rows; row < m; row += of * fragment::rows) {
            const negated_rows L = {tile + row + first * line, line};
            typename fragment::left left[depths];
#pragma unroll
            for (int l = 0; l < depths; ++l)
                left[l] = fragment::load_left(lane, L, 0, l * fragment::depth);
#pragma unroll 2
            for (int col = begin_col; col < end; col += width) {
                T *const C = tile + row + col * line;
                const columns U = {tile + first + col * line, line};
                typename fragment::sum sum;
                const auto place = [&](int e) {
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

    BBLAS_DEVICE team<PanelThreads> panel_team() const
    {
        if constexpr (PanelThreads == Threads)
            return t;
        else
            return t.warp();
    }

    BBLAS_DEVICE void tell_moves(const panel_of &rows) const
    {
#pragma unroll
        for (int r = 0; r < panel_rows; ++r) {
            const int row = t.rank + r * PanelThreads;
            if (row < width)
                shared.target[row] = rows.place[r];
            if (rows.place[r] < width)
                shared.source[rows.place[r]] = row;
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
    // The lanes that shared memory serves at once have four rows and four columns, or terms. Numbers of 8 bytes or more are in
    // different banks where those rows are four apart and the columns follow each other, since lines are odd; floats are in their
    // order.

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
        Line line;
        static constexpr bool conjugated = false;
        BBLAS_DEVICE T operator()(int i, int l) const { return -first[row_place(i) + l * line]; }
    };
    /// 8 columns.
    struct columns {
        const T *first;
        Line line;
        static constexpr bool conjugated = false;
        BBLAS_DEVICE T operator()(int l, int j) const { return first[l + col_place(j) * line]; }
    };
};

} // namespace bblas::by_block

#endif
