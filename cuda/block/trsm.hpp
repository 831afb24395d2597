// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Solution of triangular systems with many right-hand sides, in a block.
#ifndef BBLAS_CUDA_BLOCK_TRSM_HPP
#define BBLAS_CUDA_BLOCK_TRSM_HPP

#include "cholesky.hpp"
#include "solve.hpp"

#include <by_size.hpp>
#include <warp/fragment.hpp>
#include <warp/trsm.hpp>

namespace bblas::by_block {

/// How a block solves L X = alpha B, L lower triangular, for a panel of right-hand sides. A warp has 32 of them for itself; what
/// the warps share is L. X must not be conjugated.
///
/// `rows` rows at a time: what is left of their right-hand sides is in registers, as fragments. It takes part in one product
/// after the other, of 16 columns of L with the rows of X that they belong to; those come from global memory, or they are the
/// block's own. Then they have been passed to the warp's threads through shared memory, a right-hand side to each, and been
/// solved for. While 16 columns are worked on, the next are on their way to shared memory.
///
/// On an H200 in double, n = 33 to 512: with 16 right-hand sides to a warp, and 12 warps on a multiprocessor in place of 8, it
/// took 1.1 to 1.5 times as long; with 4 warps to a block 1.4 to 1.6 times up to n = 64, and the same from 96 on.
template <class T, int Width = 64> class panel {
    using fragment = std::conditional_t<is_complex<T>, by_warp::fragment<T>, by_warp::product_fragment<T>>;

    static constexpr int threads = Width;
    static constexpr int depth = fragment::rows; ///< columns of L at a time
    /// So that the fragments take 128 registers.
    static constexpr int row_fragments = sizeof(T) > 8 ? 2 : 4;
    static constexpr int col_fragments = warp_size / fragment::cols;
    static constexpr int rows = row_fragments * fragment::rows;

    using triangle = by_warp::inverted_triangle<depth, T>;
    static constexpr int row_line = rows + fragment::row_pad;
    static constexpr int depth_line = depth + fragment::depth_pad;
    static constexpr int right_line = warp_size + fragment::row_pad;

    struct alignas(16) stage {
        T left[row_line * depth > depth_line *rows ? row_line *depth : depth_line *rows]; ///< of L; lines of memory stay lines
        T right[threads / warp_size][depth * right_line];                                 ///< of X, by rows
    };
    struct storage {
        matrix_view<const T> L; ///< what is needed once a stage is not worth registers
        matrix_view<T> X;
        int n;
        int nrhs;
        bool l_by_rows; ///< whether rows of L are close
        bool x_by_rows;
        triangle triangles[row_fragments]; ///< the diagonal blocks of L
        stage stages[2];
    };
    /// Blocks of two warps, as many as registers allow, and of one, as many as shared memory does.
    static constexpr int of_two_warps = sizeof(T) > 8 ? 3 : 4;
    static constexpr int blocks = threads > warp_size ? of_two_warps : (3 * of_two_warps + 1) / 2;

  public:
    static constexpr int width = Width; ///< right-hand sides, at most
    static constexpr team_shape shape = {threads, 1, blocks};
    static constexpr std::size_t shared_bytes = sizeof(storage);

    /// X := alpha inv(L) X, X n by nrhs. `shared` has shared_bytes, aligned to 16. Syncs behind.
    BBLAS_DEVICE static void solve(const team<threads> &t, bool is_unit, int n, int nrhs, T alpha, matrix_view<const T> L,
                                   matrix_view<T> X, void *shared)
    {
        storage &memory = *static_cast<storage *>(shared);
        t.sync(); // others may still be reading what they have solved before
        if (t.rank == 0) {
            memory.L = L;
            memory.X = X;
            memory.n = n;
            memory.nrhs = nrhs;
            memory.l_by_rows = L.rows_are_close();
            memory.x_by_rows = X.rows_are_close();
        }
        t.sync();
        panel(t, memory).solve(is_unit, alpha);
    }

  private:
    const team<threads> t;
    storage &memory;
    typename fragment::sum sums[row_fragments][col_fragments]; ///< L X - alpha B, as far as it has come

    BBLAS_DEVICE panel(const team<threads> &team_of, storage &shared) : t(team_of), memory(shared) {}

    BBLAS_DEVICE int lane() const { return t.rank % warp_size; }
    /// Columns of X from the warp's first on.
    BBLAS_DEVICE int cols() const { return memory.nrhs - t.warp_index() * warp_size; }
    /// X from some row of the warp's columns on.
    BBLAS_DEVICE matrix_view<T> right_hand_sides(int row) const { return memory.X.from(row, t.warp_index() * warp_size); }

    BBLAS_DEVICE void solve(bool is_unit, T alpha)
    {
        for (int begin = 0; begin < memory.n; begin += rows) {
            fetch_diagonal(begin);
            fetch(begin, 0, memory.stages[0]);
            if (cols() > 0)
                load(begin, alpha);
            wait_for_copies<0>();
            t.sync();
            load_triangles(is_unit, begin);
            for (int col = 0; col < end(begin); col += depth) {
                int number = col / depth % 2;
                forget(number); // or every address that follows from it gets a predicate of its own
                stage &here = memory.stages[number];
                wait_for_copies<0>();
                t.sync(); // this stage has come, and the other is free
                if (col + depth < end(begin))
                    fetch(begin, col + depth, memory.stages[number ^ 1]);
                if (cols() <= 0)
                    continue;
                const int solved = col < begin ? 0 : (col - begin) / depth + 1;
                if (solved > 0)
                    solve_rows(solved - 1, col, here.right[t.warp_index()]);
                multiply(solved, end(begin) - begin, here);
            }
            t.sync(); // the stages are free
        }
    }

    /// Of the rows that begin with row `begin`.
    BBLAS_DEVICE int end(int begin) const { return begin + rows < memory.n ? begin + rows : memory.n; }

    /// Right-hand sides from row `begin` on. What is missing is some that is there; it comes to nothing.
    BBLAS_DEVICE void load(int begin, T alpha)
    {
        const matrix_view<T> X = right_hand_sides(begin);
        std::int64_t down[2 * row_fragments];
#pragma unroll
        for (int i = 0; i < 2 * row_fragments; ++i)
            down[i] = clamped(8 * i + fragment::row(lane(), 0), 0, memory.n - begin - 1) * X.row_stride;
#pragma unroll
        for (int j = 0; j < col_fragments; ++j)
#pragma unroll
            for (int e = 0; e < 4; ++e) {
                const T *const column = X.address(0, clamped(j * fragment::cols + fragment::col(lane(), e), 0, cols() - 1));
#pragma unroll
                for (int i = 0; i < row_fragments; ++i)
                    sums[i][j].set(e, column[down[2 * i + e / 2]]);
            }
        if (alpha == T(1))
            for_each_sum([](T x) { return -x; });
        else
            for_each_sum([=](T x) { return -(alpha * x); });
    }

    /// x := f(x)
    template <class F> BBLAS_DEVICE void for_each_sum(F f)
    {
#pragma unroll
        for (int i = 0; i < row_fragments; ++i)
#pragma unroll
            for (int j = 0; j < col_fragments; ++j)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    sums[i][j].set(e, f(sums[i][j][e]));
    }

    /// f(step, place, address, is_there) for 16 rows of X, in 16 steps: where the thread's elements are in `tile`, which is by
    /// rows, and in global memory, if they are there. Neighbouring threads get neighbours in global memory, and different banks
    /// of shared memory.
    template <class Tile, class F> BBLAS_DEVICE void for_each_element(int begin, Tile *tile, F f) const
    {
        constexpr int close = sizeof(T) > 4 ? 4 : 8; // rows
        constexpr int inner_steps = depth / close;
        const matrix_view<T> X = right_hand_sides(begin);
        const bool by_rows = memory.x_by_rows;
        const int inner_rows = by_rows ? close : 1;
        const std::int64_t inner_step = inner_rows * X.row_stride;
        const int outer_cols = by_rows ? warp_size / close : 0; // and the rows from the first on
        const int outer_rows = by_rows ? depth : 0;
        const std::int64_t outer_step = outer_cols * X.col_stride - outer_rows * X.row_stride;
        const int rows_left = memory.n - begin;
        const int cols_left = cols();
        int row = by_rows ? lane() % close : 0;
        int col = by_rows ? lane() / close : lane();
        T *address = X.address(row, col);
#pragma unroll
        for (int step = 0; step < depth;) {
#pragma unroll
            for (int inner = 0; inner < inner_steps; ++inner, ++step) {
                f(step, tile + row * right_line + col, address, row < rows_left && col < cols_left);
                address += inner_step;
                row += inner_rows;
            }
            address += outer_step;
            row -= outer_rows;
            col += outer_cols;
        }
    }

    /// Columns of L from `col` on, of the rows from `begin` on that are below the diagonal's block, and the rows of X that belong
    /// to them, if there are any yet. What is in missing rows and columns comes to nothing.
    BBLAS_DEVICE void fetch(int begin, int col, stage &to)
    {
        constexpr int across = min(threads, rows); // threads that have neighbouring rows
        const int first = col < begin ? begin : col + depth;
        const bool by_rows = memory.l_by_rows;
        const int row = begin + (by_rows ? t.rank % across : t.rank / depth);
        const int l = by_rows ? t.rank / across : t.rank % depth;
        const T *from = memory.L.address(row, col + l);
        if (by_rows) {
            constexpr int step = threads / across;
            const std::int64_t stride = step * memory.L.col_stride;
            T *const place = to.left + l * row_line + row - begin;
#pragma unroll
            for (int below = 0; below < rows; below += across) {
                const T *line = from + below * memory.L.row_stride;
                if (row + below >= first && row + below < memory.n)
#pragma unroll
                    for (int pass = 0; pass < depth; pass += step, line += stride)
                        start_copy(place + pass * row_line + below, line);
            }
        } else {
            constexpr int step = threads / depth;
            const std::int64_t stride = step * memory.L.row_stride;
            const int end = memory.n;
            T *const place = to.left + (row - begin) * depth_line + l;
#pragma unroll
            for (int pass = 0; pass < rows; pass += step, from += stride)
                if (row + pass >= first && row + pass < end)
                    start_copy(place + pass * depth_line, from);
        }
        if (col < begin)
            for_each_element(col, to.right[t.warp_index()], [](int, T *place, const T *address, bool is_there) {
                if (is_there)
                    start_copy(place, address);
            });
        end_copies();
    }

    /// Where a block on the diagonal is in shared memory, with lines of memory as lines, before its triangle.
    BBLAS_DEVICE T *diagonal(int number) const
    {
        return memory.stages[1].left + number * by_warp::tile_size<depth>;
    }
    static_assert(row_fragments * by_warp::tile_size<depth> * sizeof(T) <= sizeof(stage::left));

    BBLAS_DEVICE void fetch_diagonal(int begin)
    {
        constexpr int step = threads / depth;
        const matrix_view<const T> block = memory.L.from(begin, begin);
        const bool by_rows = memory.l_by_rows;
        const matrix_view<const T> lines = by_rows ? block : block.transpose();
        const int order = memory.n - begin;
        const int place = t.rank % depth;
        const int line = t.rank / depth;
        const T *from = lines.address(place, line);
#pragma unroll
        for (int number = 0; number < row_fragments; ++number) {
            const int last = order - number * depth - 1;
            T *const to = diagonal(number) + line * by_warp::row_pitch<depth> + place;
#pragma unroll
            for (int pass = 0; pass < depth; pass += step, from += step * lines.col_stride)
                if ((by_rows ? place - line - pass : line + pass - place) >= 0 && max(place, line + pass) <= last)
                    start_copy(to + pass * by_warp::row_pitch<depth>, from);
            from += depth * lines.row_stride;
        }
    }

    BBLAS_DEVICE void load_triangles(bool is_unit, int begin)
    {
        static_assert(row_fragments * depth % warp_size == 0);
#pragma unroll
        for (int first = 0; first < row_fragments * depth; first += threads) {
            const int place = first + t.rank, number = place / depth;
            if (place >= row_fragments * depth)
                return;
            const matrix_view<const T> lines = {diagonal(number), 1, by_warp::row_pitch<depth>, memory.L.conjugated};
            memory.triangles[number].load(team<depth>{t.rank % depth}, is_unit,
                                          clamped(memory.n - begin - number * depth, 0, depth),
                                          memory.l_by_rows ? lines : lines.transpose(), true, nullptr);
        }
    }

    /// Solves for the rows that a line of fragments holds, which begin with row `begin` of X. They are in `tile` afterwards.
    BBLAS_DEVICE void solve_rows(int number, int begin, T *tile)
    {
        const team<warp_size> warp = t.warp();
        T *const mine = tile + fragment::row(lane(), 0) * right_line + fragment::col(lane());
#pragma unroll
        for (int i = 0; i < row_fragments; ++i)
            if (i == number)
#pragma unroll
                for (int j = 0; j < col_fragments; ++j)
#pragma unroll
                    for (int e = 0; e < 4; ++e)
                        mine[e / 2 * 8 * right_line + j * fragment::cols + e % 2 * fragment::col_step] = -sums[i][j][e];
        warp.sync();
        T x[depth];
#pragma unroll
        for (int l = 0; l < depth; ++l)
            x[l] = tile[l * right_line + lane()];
        memory.triangles[number].solve(memory.n - begin, x);
#pragma unroll
        for (int l = 0; l < depth; ++l)
            tile[l * right_line + lane()] = x[l];
        warp.sync();
        T values[depth]; // all are read before any is written: the compiler does not know that memory and tile are different
        for_each_element(begin, tile, [&](int step, const T *place, const T *, bool) { values[step] = *place; });
        for_each_element(begin, tile, [&](int step, const T *, T *address, bool is_there) {
            if (is_there)
                *address = values[step];
        });
    }

    /// Adds the product of 16 columns of L and as many rows of X to all fragments of rows but the first `solved`.
    BBLAS_DEVICE void multiply(int solved, int row_count, const stage &of)
    {
        if (cols() > fragment::cols)
            multiply<col_fragments>(solved, row_count, of);
        else
            multiply<1>(solved, row_count, of);
    }

    template <int Fragments> BBLAS_DEVICE void multiply(int solved, int row_count, const stage &of)
    {
        if (memory.l_by_rows)
            multiply<Fragments, true>(solved, row_count, of);
        else
            multiply<Fragments, false>(solved, row_count, of);
    }

    template <int Fragments, bool ByRows> BBLAS_DEVICE void multiply(int solved, int row_count, const stage &of)
    {
        using left_view = by_warp::tile_view<T, ByRows ? 1 : depth_line, ByRows ? row_line : 1>;
        const left_view left = {of.left, memory.L.conjugated};
        const by_warp::tile_view<T, right_line, 1> right = {of.right[t.warp_index()], false};
        using factor = typename fragment::right;
        // Terms whose factors take 32 registers.
        constexpr int at_once = min(depth, 128 * fragment::depth / static_cast<int>(sizeof(factor) * col_fragments));
        static_assert(at_once % fragment::depth == 0 && depth % at_once == 0);
#pragma unroll 1
        for (int begin = 0; begin < depth; begin += at_once) {
            factor y[at_once / fragment::depth][Fragments];
#pragma unroll
            for (int l = 0; l < at_once; l += fragment::depth)
#pragma unroll
                for (int j = 0; j < Fragments; ++j)
                    y[l / fragment::depth][j] = fragment::load_right(lane(), right, begin + l, j * fragment::cols);
#pragma unroll
            for (int i = 0; i < row_fragments; ++i)
                if (i >= solved && i * fragment::rows < row_count)
#pragma unroll
                    for (int l = 0; l < at_once; l += fragment::depth) {
                        const typename fragment::left x = fragment::load_left(lane(), left, i * fragment::rows, begin + l);
#pragma unroll
                        for (int j = 0; j < Fragments; ++j)
                            fragment::multiply(t.warp(), sums[i][j], x, y[l / fragment::depth][j]);
                    }
        }
    }
};

/// Up to how many rows panels of 32 right-hand sides are for up to as many. On an H200, with 17 to 32 of them and batches of 128
/// MB, getrs and potrs of s are 1.2 to 1.9 times as fast as by panels of 64 at 33 to 320, of c 1.03 to 1.7 times at 33 to 192 and
/// 0.9 to 0.94 at 256, of z 0.93 to 1.7 and 0.9 to 0.97; of d 0.78 to 1.1, but 1.5 at 160. With 100 problems, for which a second
/// warp that reads L is better, s has 0.93 to 1.3 times the rate, c and z to 192 0.78 to 0.89, d 0.71 to 0.8. Since
/// floats are doubles, s has 1.1 to 1.55 times the rate so to 160 rows and 0.98 to 1.12 to 320, with 100 problems 0.77 to 0.82.
template <class T> inline constexpr int narrow_panel_most = 0;
template <> inline constexpr int narrow_panel_most<float> = 320;
template <> inline constexpr int narrow_panel_most<complex<float>> = 192;
template <> inline constexpr int narrow_panel_most<complex<double>> = 160;

/// What kernels that solve for panels of right-hand sides, each for a block, are alike in: panels of 64 are for orders up to
/// Most, and for any with so few; narrow ones for orders up to Most with as few as they have.
template <class T, int Width, int Most, class Problem> struct panel_kernel {
    using panel = by_block::panel<T, Width>;
    static constexpr team_shape shape = panel::shape;
    static constexpr bool is_for_one_size = Width < 64; // panels of 64 give the same bits
    BBLAS_HOST_DEVICE static constexpr bool takes(const Problem &p)
    {
        const bool has_few = right_hand_sides(p) <= Width;
        return is_for_one_size ? order(p) <= Most && has_few : order(p) <= Most || has_few;
    }
    static constexpr std::int64_t parts(const Problem &p) { return (right_hand_sides(p) + panel::width - 1) / panel::width; }
};

/// Panels of 32, if there are any, as Panels<T, Width, Most>.
template <template <class, int, int> class Panels, class T>
using narrow_panels = class_if<(narrow_panel_most<T> > 0), Panels<T, 32, narrow_panel_most<T>>>;

/// Applies LAPACK's interchanges 1, ..., n to the rows of B, n by cols, or undoes them. Shared memory: `rows` for n, and
/// `columns` for n elements for each warp. Syncs behind.
template <int Size, class T>
BBLAS_DEVICE void interchange_rows(const team<Size> &t, bool undo, int n, int cols, const bblas_int *ipiv, matrix_view<T> B,
                                   int *rows, T *columns)
{
    interchange(t, dealt_tiles<Size>(t, n), ipiv, rows);
    const team<warp_size> warp = t.warp();
    T *const column = columns + t.warp_index() * n;
    for (int j = t.warp_index(); j < cols; j += team<Size>::warp_count) {
        for (int i = warp.rank; i < n; i += warp_size)
            column[undo ? rows[i] : i] = B(undo ? i : rows[i], j);
        warp.sync();
        for (int i = warp.rank; i < n; i += warp_size)
            B.set(i, j, column[i]);
        warp.sync();
    }
    t.sync();
}

} // namespace bblas::by_block

#endif
