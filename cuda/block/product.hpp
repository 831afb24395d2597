// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of matrices on one problem, for a team of one or more warps: gemm and its relatives.
#ifndef BBLAS_CUDA_BLOCK_PRODUCT_HPP
#define BBLAS_CUDA_BLOCK_PRODUCT_HPP

#include <by_size.hpp>
#include <chunk.hpp>
#include <group/elements.hpp>
#include <warp/patch.hpp>

namespace bblas::by_block {

/// alpha x + beta c. With beta = 0, c is not read, and is 0 or left out instead.
template <class S, class T> struct update {
    S alpha;
    S beta;

    BBLAS_DEVICE bool reads() const { return !is_zero(beta); }
    BBLAS_DEVICE T operator()(int, int, T x, T c) const { return multiply_add(alpha, x, scaled(beta, c)); }
    BBLAS_DEVICE T operator()(int, int, T x) const { return multiply_add(alpha, x, T(0)); }
};

/// The same for a Hermitian matrix: imaginary parts of the diagonal are neither read nor left.
template <class S, class T> struct hermitian_update {
    S alpha;
    real_t<T> beta;

    BBLAS_DEVICE bool reads() const { return !is_zero(beta); }
    BBLAS_DEVICE T operator()(int i, int j, T x, T c) const { return stored(i, j, alpha * x + scaled(beta, stored(i, j, c))); }
    BBLAS_DEVICE T operator()(int i, int j, T x) const { return stored(i, j, alpha * x + T(0)); }

  private:
    BBLAS_DEVICE static T stored(int i, int j, T x) { return i == j ? T(real_part(x)) : x; }
};

/// How a team shares the work. C is cut into tiles, which are worked on one after the other; a tile into patches, which are dealt
/// to the warps in turn, `RowPatches` by `ColPatches` each, and stay in registers. The warps' patches make `WarpCols` columns. A
/// and B come to the warps through shared memory, `Depth` terms a stage; `Stages` are there or on their way at once. With one
/// stage, C is one tile.
///
/// Interleaved are what a warp multiplies, what it reads for the next product, in the next stage or not, and the copies that it
/// starts, wherever tile and stage are full. That takes registers. Complex doubles have 0.86 to 0.94 of their rate without it.
///
/// In slices, as many groups of warps have the whole tile each, and multiply a share of every stage's terms.
template <int Threads, int WarpCols, int RowPatches, int ColPatches, int Depth, int Stages, bool IsInterleaved = false,
          int Slices = 1>
struct tiling {
    static constexpr int threads = Threads;
    static constexpr int warp_cols = WarpCols;
    static constexpr int warp_rows = Threads / warp_size / WarpCols / Slices;
    static constexpr int row_patches = RowPatches;
    static constexpr int col_patches = ColPatches;
    static constexpr int depth = Depth;
    static constexpr int stages = Stages;
    static constexpr bool is_interleaved = IsInterleaved;
    static constexpr int slices = Slices;
    static_assert(warp_size * warp_rows * warp_cols * Slices == Threads && !(IsInterleaved && Slices > 1));
};

/// Square tiles for products in place, such as those of an inverse, and how many blocks a multiprocessor has then. On an H200,
/// getri of doubles with 4 blocks, which spill, had 0.86, 0.95, 0.77 times the rate at n = 96, 128, 256, with tiles of 32 by 32
/// 0.75, 0.63, 0.5. That of complex doubles with tiles of 64 by 64 and 2 blocks had 0.64, 0.81, 1.37 times the rate at n = 65,
/// 128, 256 in batches of 128 MB, and 0.93 at 256 with 2,000. In sweeps on an H100, a third stage is 1.0 to 1.25 times as fast in
/// d and z. trtri, potri and trmm of floats with 3 stages of 16 terms have 0.82 to 1.0 of the rate, with 4 blocks of these 0.75
/// to 1.17.
template <class T> struct square_tiling {
    using type = tiling<128, 2, 2, 4, 16, 3>;
    static constexpr int blocks = 3;
};
template <> struct square_tiling<float> {
    using type = tiling<128, 2, 2, 4, 32, 2>;
    static constexpr int blocks = 3;
};
template <class R> struct square_tiling<complex<R>> {
    using type = tiling<128, 2, 1, 2, 16, 3>;
    static constexpr int blocks = 4;
};

/// Products by a tiling, of factors that are matrix_views, or structured_views. Those of one have a right factor that is the left
/// one's transpose, conjugated or not, and C is square: then tiles on the diagonal read their lines once.
template <class T, class Tiling, class Factor = matrix_view<const T>, bool IsOfOne = false> class product : Tiling {
    static constexpr int wide = 16 / sizeof(T); ///< elements of a chunk
    using patch = by_warp::patch<T>;
    using Tiling::col_patches;
    using Tiling::depth;
    using Tiling::row_patches;
    using Tiling::slices;
    using Tiling::threads;
    using Tiling::warp_cols;
    using Tiling::warp_rows;

  public:
    /// Of a tile.
    static constexpr int rows = warp_rows * row_patches * patch::rows;
    static constexpr int cols = warp_cols * col_patches * patch::cols;

  private:
    BBLAS_HOST_DEVICE static constexpr int greatest_divisor(int of, int most)
    {
        while (of % most != 0)
            --most;
        return most;
    }

    /// How a stage of `Lines` rows or columns lies in shared memory, by rows or by terms.
    template <int Lines, bool ByRows> using view = typename patch::template view<Lines, depth, ByRows>;
    template <int Lines>
    static constexpr int staged_size =
        view<Lines, true>::size > view<Lines, false>::size ? view<Lines, true>::size : view<Lines, false>::size;
    static constexpr bool has_square_tiles = IsOfOne && rows == cols && !Tiling::is_interleaved;
    static constexpr bool is_one_square = has_square_tiles && Tiling::stages == 1;
    /// A warp's patches differ by bits that the place of its first one does not have (patch::view).
    static constexpr bool is_power(int x) { return (x & (x - 1)) == 0; }
    static_assert(sizeof(T) == 16 || ((row_patches == 1 || is_power(warp_rows)) && (col_patches == 1 || is_power(warp_cols))));
    static constexpr int stage_size = staged_size<rows> + (is_one_square ? 0 : staged_size<cols>);

    static constexpr bool may_be_mirrored = Factor::is_mirrored && rows >= 64; // smaller tiles are for small matrices

    /// A, or the transpose of B, so that both have rows, which are C's, and terms.
    struct operand {
        Factor of;
        std::int64_t line_stride; ///< elements from a line of memory to the next
        bool by_rows;             ///< lines of memory are terms
        int alignment;            ///< of lines, as far as copies need it: 16 where they come in chunks of 16 bytes

        BBLAS_DEVICE operand(const Factor &A, int alignment_of_lines)
            : of(A), line_stride(A.rows_are_close() ? A.col_stride : A.row_stride), by_rows(A.rows_are_close()),
              alignment(alignment_of_lines)
        {
        }
        /// Whether memory has the mirror images of a stage, whose lines are the other way round then. What is mirrored begins on
        /// its diagonal, so most stages are known not to be without reading anything.
        template <int Lines> BBLAS_DEVICE bool mirrors(int row, int l) const
        {
            if constexpr (may_be_mirrored)
                return (l >= row + Lines || l + depth <= row) && of.mirrors(row, row + Lines, l, l + depth);
            else
                return false;
        }
        BBLAS_DEVICE operand mirror() const { return {of.mirror(), alignment}; }
    };

    BBLAS_DEVICE static int line_alignment(const Factor &A) { return alignment_of(A.rows_are_close() ? A : A.transpose()); }
    /// 16, the size of an element, or its alignment, which is all that callers owe.
    template <class V> BBLAS_DEVICE static int alignment_of(const matrix_view<V> &lines)
    {
        const auto address = reinterpret_cast<std::uintptr_t>(lines.first);
        return lines.row_stride == 1 && lines.col_stride % wide == 0 && address % 16 == 0 ? 16
               : address % sizeof(T) == 0                                                 ? static_cast<int>(sizeof(T))
                                                                                          : static_cast<int>(alignof(T));
    }

    template <int Alignment> struct alignas(Alignment) chunk {
        static constexpr int size = Alignment > sizeof(T) ? Alignment / sizeof(T) : 1;
        T values[size];
    };

    /// What is asked before a copy: nothing, whether the row is there, or the terms, too. Zeros come where they are not, as far
    /// as a patch reaches.
    enum class asks { nothing, for_rows, for_all };

    /// In shared memory too: what is needed once a stage is not worth registers.
    struct alignas(16) operands {
        operand left;
        operand right;
        matrix_view<T> C; ///< of which rows follow each other in memory
        int C_alignment;
    };

    static constexpr std::size_t stages_begin = (sizeof(operands) + 127) / 128 * 128; ///< where a line of banks begins

  public:
    static constexpr std::size_t shared_bytes = stages_begin + Tiling::stages * stage_size * sizeof(T);

    /// Tiles of C that are worked on.
    BBLAS_HOST_DEVICE static std::int64_t tiles(bblas_uplo uplo, std::int64_t m, std::int64_t n)
    {
        if (uplo == BblasGeneral)
            return (m + rows - 1) / rows * ((n + cols - 1) / cols);
        std::int64_t count = 0;
        for (std::int64_t col = 0; col < n; col += cols)
            count += uplo == BblasLower ? (m + rows - 1) / rows - col / rows : (min(col + cols, m) + rows - 1) / rows;
        return count;
    }

    /// C(i, j) := f(i, j, (A B)(i, j), C(i, j)) in the part of C that uplo means, where A is m by k and B is k by n; f is an
    /// update. `shared` has shared_bytes, aligned to 16. Several teams may each work on a share of the tiles. Syncs behind.
    template <class F>
    BBLAS_DEVICE static void run(const team<threads> &t, bblas_uplo uplo, int m, int n, int k, Factor A, Factor B,
                                 matrix_view<T> C, const F &f, void *shared, share part = {0, 1})
    {
        if (!C.rows_are_close()) { // neighbouring lanes write neighbouring rows
            const Factor left = B.transpose();
            B = A.transpose();
            A = left;
            C = C.transpose();
            uplo = transposed(uplo);
            const int m_was = m;
            m = n;
            n = m_was;
        }
        operands *const of = static_cast<operands *>(shared);
        if (t.rank == 0) {
            int left_alignment = line_alignment(A), right_alignment = line_alignment(B);
            if constexpr (Tiling::stages > 1) // where full stages are copied alike
                left_alignment = right_alignment = min(left_alignment, right_alignment);
            *of = {{A, left_alignment}, {B.transpose(), right_alignment}, C, alignment_of(C)};
        }
        t.sync();
        product(t, uplo, m, n, k, *of, part).compute(f);
    }

  private:
    using sum = typename patch::sum;

    const team<threads> t;
    const bblas_uplo uplo;
    const int m;
    const int n;
    const int k;
    const operands &of;
    const share part;
    const int warp_row; ///< of the tile's patches, the first that is the warp's
    const int warp_col;
    bool is_on_diagonal; ///< the tile
    unsigned wanted;     ///< a bit for each patch of which something is to be stored
    static constexpr unsigned every_patch = (1u << row_patches * col_patches) - 1;
    sum sums[row_patches][col_patches];

    /// What the warp's patches are products of, for the terms of a step.
    struct factors {
        typename patch::left left[row_patches];
        typename patch::right right[col_patches];
    };

    /// A tile, by its first element.
    struct position {
        int row;
        int col;
    };

    BBLAS_DEVICE product(const team<threads> &team_of, bblas_uplo triangle, int row_count, int col_count, int terms,
                         const operands &matrices, const share &share_of)
        : t(team_of), uplo(triangle), m(triangle == BblasUpper && row_count > col_count ? col_count : row_count),
          n(triangle == BblasLower && col_count > row_count ? row_count : col_count), k(terms), of(matrices), part(share_of),
          warp_row(t.warp_index() % warp_rows * patch::rows),
          warp_col((slices > 1 ? t.warp_index() / warp_rows % warp_cols : t.warp_index() / warp_rows) * patch::cols)
    {
    }

    static constexpr int slice_threads = threads / slices;
    static constexpr int slice_depth = depth / slices; ///< terms of a stage
    static_assert(slice_depth % patch::depth == 0);
    /// The warp's.
    BBLAS_DEVICE int slice() const { return slices > 1 ? t.rank / slice_threads : 0; }

    /// The stages lie behind the operands.
    BBLAS_DEVICE T *stages() const
    {
        return reinterpret_cast<T *>(reinterpret_cast<char *>(const_cast<operands *>(&of)) + stages_begin);
    }

    /// Whether the left factor serves as the right one.
    BBLAS_DEVICE bool reads_once() const { return is_one_square || (has_square_tiles && is_on_diagonal); }

    BBLAS_DEVICE bool is_end(const position &at) const { return at.col >= n; }
    BBLAS_DEVICE int first_row(int col) const { return uplo == BblasLower ? col / rows * rows : 0; }
    BBLAS_DEVICE int end_row(int col) const { return uplo == BblasUpper && col + cols < m ? col + cols : m; }
    /// Goes on by some tiles.
    BBLAS_DEVICE void skip(position &at, int tiles) const
    {
        for (; !is_end(at); at.col += cols, at.row = first_row(at.col)) {
            const int left_in_column = (end_row(at.col) - at.row + rows - 1) / rows;
            if (tiles < left_in_column) {
                at.row += tiles * rows;
                return;
            }
            tiles -= left_in_column;
        }
    }

    template <class F> BBLAS_DEVICE void compute(const F &f)
    {
        if (m <= 0 || n <= 0)
            return;
        if constexpr (Tiling::stages == 1) {
            compute_tile({0, 0}, f);
        } else {
            position at = {0, 0};
            for (skip(at, part.number); !is_end(at); skip(at, part.count))
                compute_tile(at, f);
        }
    }

    template <class F> BBLAS_DEVICE void compute_tile(const position &at, const F &f)
    {
        begin(at);
        if constexpr (Tiling::stages == 1)
            multiply_in_turn(at);
        else
            multiply_meanwhile(at);
        if constexpr (slices > 1)
            add_up_slices();
        if (slice() == 0)
            store(at, f);
        t.sync(); // before the next tile comes, or other operands
    }

    /// The sums of the first slice's warps become those of all slices, in order.
    BBLAS_DEVICE void add_up_slices()
    {
        constexpr int own = 4 * row_patches * col_patches;
        static_assert((slices - 1) * own * slice_threads <= Tiling::stages * stage_size);
        const auto for_each_place = [&](auto visit) {
#pragma unroll
            for (int i = 0; i < row_patches; ++i)
#pragma unroll
                for (int j = 0; j < col_patches; ++j)
#pragma unroll
                    for (int e = 0; e < 4; ++e)
                        visit(sums[i][j], e, ((i * col_patches + j) * 4 + e) * slice_threads + t.rank % slice_threads);
        };
        t.sync(); // no warp needs the stages any more
        if (slice() > 0)
            for_each_place([&](const sum &s, int e, int place) { stages()[(slice() - 1) * own * slice_threads + place] = s[e]; });
        t.sync();
        if (slice() == 0)
            for_each_place([&](sum &s, int e, int place) {
                T total = s[e];
#pragma unroll
                for (int other = 0; other < slices - 1; ++other)
                    total = total + stages()[other * own * slice_threads + place];
                s.set(e, total);
            });
    }

    /// Stages come one after the other.
    BBLAS_DEVICE void multiply_in_turn(const position &at)
    {
        for (int l = 0; l < k; l += depth) {
            fetch(at, l, 0);
            end_copies();
            wait_for_copies<0>();
            complete(at, l, 0);
            t.sync(); // the stage has come
            multiply(at, l, 0);
            t.sync(); // it is free
        }
    }

    static constexpr int ahead = (Tiling::stages - 1) * depth; ///< terms that are on their way while a stage is multiplied

    /// Stages are known by how many elements behind the first they begin.
    BBLAS_DEVICE static int stage_behind(int stage)
    {
        return stage == (Tiling::stages - 1) * stage_size ? 0 : stage + stage_size;
    }

    /// Whether full stages are copied by elements, too, where they can't be in chunks: that takes registers.
    static constexpr bool copies_elements = !is_complex<T>;

    /// One stage is multiplied while the others are on their way.
    BBLAS_DEVICE void multiply_meanwhile(const position &at)
    {
        int stage = 0;
        int l = -ahead;
        if constexpr (!Factor::is_structured)
            if (k >= ahead + depth) {
                if (has_whole_chunks(of.left, m - at.row, depth) && has_whole_chunks(of.right, n - at.col, depth))
                    multiply_full<16>(at, l, stage);
                else if constexpr (copies_elements)
                    multiply_full<sizeof(T)>(at, l, stage);
            }
        for (; l < k; l += depth) {
            const bool has_come = l >= 0;
            if (has_come) {
                await_own_copies();
                complete(at, l, stage_behind(stage));
                t.sync(); // the stage has come
            }
            if (l < k - ahead)
                fetch(at, l + ahead, stage);
            end_copies(); // also none, since groups are counted
            stage = stage_behind(stage);
            if (has_come)
                multiply(at, l, stage);
        }
    }

    template <int Copied> BBLAS_DEVICE void multiply_full(const position &at, int &l, int &stage)
    {
        of.left.by_rows ? multiply_full<Copied, true>(at, l, stage) : multiply_full<Copied, false>(at, l, stage);
    }
    template <int Copied, bool LeftByRows> BBLAS_DEVICE void multiply_full(const position &at, int &l, int &stage)
    {
        of.right.by_rows ? multiply_full<Copied, LeftByRows, true>(at, l, stage)
                         : multiply_full<Copied, LeftByRows, false>(at, l, stage);
    }

    template <int Copied, bool LeftByRows, bool RightByRows>
    BBLAS_DEVICE void multiply_full(const position &at, int &l, int &stage)
    {
        if constexpr (Tiling::is_interleaved)
            if (at.row + rows <= m && at.col + cols <= n)
                return multiply_full<Copied, LeftByRows, RightByRows, asks::nothing>(at, l, stage);
        multiply_full<Copied, LeftByRows, RightByRows, asks::for_rows>(at, l, stage);
    }

    /// The same as long as stages are full: up to the end, or until one is to come that is not. Where copies ask nothing, all of
    /// the tile is there.
    template <int Copied, bool LeftByRows, bool RightByRows, asks Asks>
    BBLAS_DEVICE void multiply_full(const position &at, int &l, int &stage)
    {
        copies<rows, LeftByRows, Copied, Asks> left(*this, of.left, at.row, m - at.row, 0, k, 0);
        copies<cols, RightByRows, Copied, Asks> right(*this, of.right, at.col, n - at.col, 0, k, staged_size<rows>);
        for (; l < 0; l += depth, stage = stage_behind(stage)) {
            left.start_all(stage);
            if (!reads_once())
                right.start_all(stage);
            end_copies();
        }
        const int end = k % depth == 0 ? k : k - k % depth - ahead;
        if constexpr (Asks == asks::nothing) {
            const int stages_left = end == k ? 0 : Tiling::stages; // which are not full, or come before such a one
            if (conjugates_left())
                multiply_ahead<LeftByRows, RightByRows, true>(left, right, stage, stages_left);
            else
                multiply_ahead<LeftByRows, RightByRows, false>(left, right, stage, stages_left);
            l = end;
        } else {
            for (; l < end; l += depth) {
                await_stage();
                const int free = stage;
                stage = stage_behind(stage);
                if (l + ahead < k) {
                    left.start_all(free);
                    if (!reads_once())
                        right.start_all(free);
                }
                end_copies();
                multiply_wanted<true>(left_at<LeftByRows>(stage, conjugates_left()), right_at<RightByRows>(stage), depth);
            }
        }
    }

    /// Full stages of a whole tile, but for the last ones. The factors of a product come while the one before is multiplied, also
    /// the first ones of a stage. Whether one is conjugated is known to the compiler, so that it takes no instructions: complex
    /// doubles are 1.08 times as fast.
    template <bool LeftByRows, bool RightByRows, bool Conjugates, class LeftCopies, class RightCopies>
    BBLAS_DEVICE void multiply_ahead(LeftCopies &left, RightCopies &right, int &stage, int stages_left)
    {
        const auto left_of = [&](int of_stage) { return left_at<LeftByRows>(of_stage, Conjugates); };
        const auto first_factors = [&](int of_stage) {
            return factors_of(left_of(of_stage), right_at<RightByRows>(of_stage), 0);
        };
        await_stage();
        factors now = first_factors(stage_behind(stage));
        for (int to_come = (k + depth - 1) / depth - 1; to_come >= stages_left; --to_come) {
            const int free = stage;
            stage = stage_behind(stage);
            multiply_and_fetch(left_of(stage), right_at<RightByRows>(stage), now, left, right, free,
                               to_come >= Tiling::stages - 1);
            if (to_come > 0) // a branch: the compiler would take the products below ahead of the wait, and the factors behind
                await_stage();
            const factors next = first_factors(to_come > 0 ? stage_behind(stage) : stage);
            multiply<true>(now);
            now = next;
        }
        if (stages_left == 0)
            wait_for_copies<0>(); // of zeros
    }

    /// Of all threads' copies; and the stage before is free.
    BBLAS_DEVICE void await_stage() const
    {
        await_own_copies();
        t.sync();
    }
    BBLAS_DEVICE static void await_own_copies()
    {
        wait_for_copies<Tiling::stages - 2>();
    }

    BBLAS_DEVICE void begin(const position &at)
    {
        if constexpr (has_square_tiles)
            is_on_diagonal = at.row == at.col;
        wanted = 0;
#pragma unroll
        for (int i = 0; i < row_patches; ++i)
#pragma unroll
            for (int j = 0; j < col_patches; ++j) {
                sums[i][j].clear();
                if (is_wanted(at.row + row_of(i), at.col + col_of(j)))
                    wanted |= 1u << (i * col_patches + j);
            }
        wanted = t.warp().broadcast(wanted, 0); // which tells the compiler that it is the warp's
    }

    BBLAS_DEVICE void fetch(const position &at, int l, int stage) const
    {
        fetch<rows>(of.left, at.row, m - at.row, l, stage);
        if (!reads_once())
            fetch<cols>(of.right, at.col, n - at.col, l, stage + staged_size<rows>);
    }

    /// Of an operand, Lines rows from `row` on, of which row_count are left, by `depth` terms from l on. Missing terms are 0, as
    /// far as a patch reaches; what is in missing rows comes to nothing. Lines of memory stay lines.
    template <int Lines> BBLAS_DEVICE void fetch(const operand &from, int row, int row_count, int l, int begin) const
    {
        if constexpr (Factor::is_structured)
            if (!from.of.has(row, row + Lines, l, l + depth)) {
                if constexpr (may_be_mirrored)
                    if (from.template mirrors<Lines>(row, l))
                        return fetch_whole<Lines>(from.mirror(), row, row_count, l, begin);
                return from.by_rows ? fetch_elements<Lines, true>(from, row, row_count, l, stages() + begin)
                                    : fetch_elements<Lines, false>(from, row, row_count, l, stages() + begin);
            }
        fetch_whole<Lines>(from, row, row_count, l, begin);
    }
    template <int Lines> BBLAS_DEVICE void fetch_whole(const operand &from, int row, int row_count, int l, int begin) const
    {
        from.by_rows ? fetch_lines<Lines, true>(from, row, row_count, l, begin)
                     : fetch_lines<Lines, false>(from, row, row_count, l, begin);
    }

    template <int Lines, bool ByRows>
    BBLAS_DEVICE void fetch_lines(const operand &from, int row, int row_count, int l, int begin) const
    {
        const bool has_all_terms = k - l >= depth;
        if (has_whole_chunks(from, row_count, k - l))
            has_all_terms ? fetch_lines<Lines, ByRows, 16, asks::for_rows>(from, row, row_count, l, begin)
                          : fetch_lines<Lines, ByRows, 16, asks::for_all>(from, row, row_count, l, begin);
        else if (alignof(T) == sizeof(T) || from.alignment >= static_cast<int>(sizeof(T)))
            fetch_lines<Lines, ByRows, sizeof(T), asks::for_all>(from, row, row_count, l, begin);
        else
            fetch_lines<Lines, ByRows, alignof(T), asks::for_all>(from, row, row_count, l, begin);
    }
    template <int Lines, bool ByRows, int Most, asks Asks>
    BBLAS_DEVICE void fetch_lines(const operand &from, int row, int row_count, int l, int begin) const
    {
        copies<Lines, ByRows, Most, Asks>(*this, from, row, row_count, l, k - l, begin).start_all(0);
    }

    /// Whether lines come in the largest copies, and none has elements that are there beside some that are not.
    BBLAS_DEVICE static bool has_whole_chunks(const operand &from, int row_count, int term_count)
    {
        return from.alignment == 16 && (from.by_rows ? row_count : term_count) % wide == 0;
    }

    /// A stage that memory does not hold as it is: element by element.
    template <int Lines, bool ByRows>
    BBLAS_DEVICE void fetch_elements(const operand &from, int row, int row_count, int l, T *to) const
    {
        if (alignof(T) == sizeof(T) || from.alignment >= static_cast<int>(sizeof(T)))
            fetch_elements<Lines, ByRows, sizeof(T)>(from, row, row_count, l, to);
        else
            fetch_elements<Lines, ByRows, alignof(T)>(from, row, row_count, l, to);
    }

    template <int Lines, bool ByRows, int Alignment>
    BBLAS_DEVICE void fetch_elements(const operand &from, int row, int row_count, int l, T *to) const
    {
        using copied = chunk<Alignment>;
        constexpr int at_once = Alignment < static_cast<int>(sizeof(T)) ? 1 : Factor::is_mirrored ? 4 : 8;
        const bool is_unit = from.of.is_unit;
        for_each_own<Lines, ByRows, at_once>(
            from, row, row_count, l, to, [&](T *target, bool is_there, int inside, const T *own, const T *mirrored) {
                const bool is_other = Factor::is_mirrored && inside < 0;
                if (!Factor::is_mirrored && is_unit && inside == 0)
                    *target = T(is_there ? 1 : 0);
                else
                    patch::start_copy(reinterpret_cast<copied *>(target),
                                      reinterpret_cast<const copied *>(is_other ? mirrored : own),
                                      is_there && (is_other || inside >= 0));
            });
    }

    /// What is left to do with a stage that has come, by each thread with what it has copied: what is mirrored of Hermitian
    /// factors is conjugated, and their diagonals are real. Copies of it do not wait for each other so: hemm is 1.1 to 1.7 times
    /// as fast on an H200 as by elements that are read, conjugated and written.
    BBLAS_DEVICE void complete(const position &at, int l, int stage) const
    {
        if constexpr (Factor::is_hermitian) {
            complete<rows>(of.left, at.row, m - at.row, l, stage);
            complete<cols>(of.right, at.col, n - at.col, l, stage + staged_size<rows>);
        }
    }
    template <int Lines> BBLAS_DEVICE void complete(const operand &from, int row, int row_count, int l, int begin) const
    {
        if (!from.of.has(row, row + Lines, l, l + depth) && !from.template mirrors<Lines>(row, l))
            from.by_rows ? complete<Lines, true>(from, row, row_count, l, begin)
                         : complete<Lines, false>(from, row, row_count, l, begin);
    }
    template <int Lines, bool ByRows>
    BBLAS_DEVICE void complete(const operand &from, int row, int row_count, int l, int begin) const
    {
        for_each_own<Lines, ByRows, 4>(from, row, row_count, l, stages() + begin,
                                       [](T *target, bool is_there, int inside, const T *, const T *) {
                                           real_t<T> &imaginary = reinterpret_cast<real_t<T> *>(target)[1];
                                           if (is_there && inside <= 0)
                                               imaginary = inside == 0 ? 0 : -imaginary;
                                       });
    }

    /// visit(where it is in the stage, is_there, inside, own, mirrored) for the elements of a stage that the thread copies when
    /// they come one by one: how far they are from the diagonal, on the side that memory holds, and where their and their mirror
    /// images' memory is.
    template <int Lines, bool ByRows, int AtOnce, class F>
    BBLAS_DEVICE void for_each_own(const operand &from, int row, int row_count, int l, T *to, F visit) const
    {
        constexpr int line_size = ByRows ? Lines : depth, lines = ByRows ? depth : Lines;
        using deal = dealt<line_size, 1>;
        constexpr int step = deal::step;
        static_assert(lines % step == 0);
        const Factor &A = from.of;
        const int first = static_cast<unsigned>(t.rank) / deal::in_line;
        const int offset = static_cast<int>(A.diagonal);
        const std::int64_t mirrored_step = step * (ByRows ? A.row_stride : A.col_stride);
        const int most_within = ByRows ? row_count : k - l, most_lines = ByRows ? k - l : row_count;
        const int inwards = ByRows == (A.uplo == BblasLower) ? -1 : 1;
#pragma unroll 1
        for (int within = static_cast<unsigned>(t.rank) % deal::in_line; within < line_size; within += deal::in_line) {
            const int i = row + (ByRows ? within : first), term = l + (ByRows ? first : within);
            const T *own = A.address(i, term), *mirrored = A.address(term - offset, i + offset);
            const int end = within < most_within ? most_lines : 0;
            int inside = inwards * (first - within - (ByRows ? row + offset - l : l - row - offset));
#pragma unroll AtOnce
            for (int line = first; line < lines; line += step) {
                visit(to + view<Lines, ByRows>::place(within, line), line < end, inside, own, mirrored);
                own += step * from.line_stride;
                mirrored += mirrored_step;
                inside += inwards * step;
            }
        }
    }

    /// How lines of so many chunks each are dealt to threads: one chunk of a line to a thread, or as many as it takes for a
    /// thread's lines to be equally far apart, by a multiple of Period.
    template <int Chunks, int Period> struct dealt {
        static constexpr int choose()
        {
            int count = 1;
            while (Chunks % count != 0 || threads * count % (Chunks * Period) != 0)
                ++count;
            return count;
        }
        static constexpr int beside = choose();         ///< chunks of a thread in a line
        static constexpr int in_line = Chunks / beside; ///< threads
        static constexpr int step = threads / in_line;  ///< lines from a thread's to its next
    };

    /// A thread's copies of a stage of an operand, of up to so many bytes each.
    template <int Lines, bool ByRows, int Most, asks Asks> class copies {
        using copied = chunk<Most>;
        using stage_view = view<Lines, ByRows>;
        static constexpr int line_size = ByRows ? Lines : depth, lines = ByRows ? depth : Lines;
        using deal = dealt<line_size / copied::size, ByRows ? 1 : stage_view::period>;
        static constexpr int between = line_size / deal::beside; ///< elements from one to the next in a line
        static constexpr int step = deal::step;
        static_assert(lines % step == 0);
        /// Whether chunks are as far from the thread's first one in every thread.
        static constexpr bool by_distance =
            step % stage_view::period == 0 && (deal::beside == 1 || between % stage_view::turned == 0);

        const product &by;
        const int within;             ///< of the thread's first chunks in their lines
        const int line;               ///< of the first of them
        T *const first;               ///< where that is in the first stage, or where the stage begins
        bool is_within[deal::beside]; ///< whether the thread's chunks are there in lines that are
        const int lines_left;         ///< that are there, from the thread's first on
        const std::int64_t source_step;

      public:
        static constexpr int beside = deal::beside;
        static constexpr int own_lines = lines / step;
        static constexpr int count = own_lines * beside;
        const T *next; ///< where the first one of the next stage is

        /// Of row_count rows from `row` on, and term_count terms from l on.
        BBLAS_DEVICE copies(const product &of_tile, const operand &from, int row, int row_count, int l, int term_count, int begin)
            : by(of_tile), within(static_cast<unsigned>(by.t.rank) % deal::in_line * copied::size),
              line(static_cast<unsigned>(by.t.rank) / deal::in_line),
              first(by.stages() + begin + (by_distance ? stage_view::place(within, line) : 0)),
              lines_left((ByRows ? term_count : row_count) - line), source_step(from.line_stride * step),
              next(from.of.address(row + (ByRows ? within : line), l + (ByRows ? line : within)))
        {
#pragma unroll
            for (int b = 0; b < beside; ++b) {
                const int at = within + b * between;
                is_within[b] = at < (ByRows ? row_count : term_count);
            }
        }
        /// The b-th in the i-th line, where memory has it and it is wanted: what is left out would take registers, zeros take
        /// none. Returns where the next one is.
        BBLAS_DEVICE const T *start(int i, int b, const T *from, int stage, bool is_wanted = true) const
        {
            constexpr bool asks_within = Asks == asks::for_all || (Asks == asks::for_rows && ByRows);
            constexpr bool asks_line = Asks == asks::for_all || (Asks == asks::for_rows && !ByRows);
            const int place =
                by_distance ? stage_view::place(b * between, i * step) : stage_view::place(within + b * between, line + i * step);
            patch::start_copy(reinterpret_cast<copied *>(first + stage + place), reinterpret_cast<const copied *>(from),
                              is_wanted && (!asks_within || is_within[b]) && (!asks_line || i * step < lines_left));
            return b + 1 < beside ? from + between : from + source_step - (beside - 1) * between;
        }
        /// Behind the last one of a stage.
        BBLAS_DEVICE void end(const T *from)
        {
            next = ByRows ? from : next + depth;
        }
        BBLAS_DEVICE void start_all(int stage)
        {
            // Where lines or terms may be missing, a test, whether patches reach so far, before so many lines, and so many tests
            // at once. On an H200, a test before each copy costs doubles up to 11 %, as copies behind a branch begin with three
            // instructions that do nothing; loops of 4 copies leave more registers, by which trmm gains up to 30 %.
            constexpr int tested = Asks == asks::for_all ? greatest_divisor(own_lines, max(1, 4 / beside)) : own_lines;
            [[maybe_unused]] constexpr int tests_at_once = Factor::is_structured ? 1 : max(1, 8 / (tested * beside));
            const T *from = next;
#pragma unroll tests_at_once
            for (int first = 0; first < own_lines; first += tested) {
                if (Asks == asks::for_all && first * step >= lines_left + patch::depth - 1)
                    break;
#pragma unroll
                for (int i = 0; i < tested; ++i)
#pragma unroll
                    for (int b = 0; b < beside; ++b)
                        from = start(first + i, b, from, stage);
            }
            end(from);
        }
    };

    BBLAS_DEVICE int row_of(int i) const
    {
        return i * warp_rows * patch::rows + warp_row;
    }
    BBLAS_DEVICE int col_of(int j) const
    {
        return j * warp_cols * patch::cols + warp_col;
    }

    /// Whether any element of the patch from (row, col) on is to be stored.
    BBLAS_DEVICE bool is_wanted(int row, int col) const
    {
        return row < m && col < n && (uplo != BblasLower || row + patch::rows > col) &&
               (uplo != BblasUpper || col + patch::cols > row);
    }

    /// A stage of terms from l on.
    BBLAS_DEVICE void multiply(const position &at, int l, int stage)
    {
        const bool mirrors_left = of.left.template mirrors<rows>(at.row, l);
        const bool mirrors_right = of.right.template mirrors<cols>(at.col, l);
        const bool conjugates = Factor::is_hermitian && mirrors_left ? !conjugates_left() : conjugates_left();
        of.left.by_rows != mirrors_left ? multiply(left_at<true>(stage, conjugates), mirrors_right, l, stage)
                                        : multiply(left_at<false>(stage, conjugates), mirrors_right, l, stage);
    }
    template <class Left> BBLAS_DEVICE void multiply(const Left &A, bool mirrors_right, int l, int stage)
    {
        const bool conjugates = Factor::is_hermitian && mirrors_right;
        if (of.right.by_rows != mirrors_right)
            multiply(A, right_at<true>(stage, conjugates), k - l);
        else
            multiply(A, right_at<false>(stage, conjugates), k - l);
    }

    /// The warp's factors in a stage. Of two, the left is conjugated or not, and the sum then by store(); the right only where a
    /// Hermitian matrix is mirrored.
    BBLAS_DEVICE bool conjugates_left() const
    {
        return of.left.of.conjugated != of.right.of.conjugated;
    }
    template <bool ByRows> BBLAS_DEVICE view<rows, ByRows> left_at(int stage, bool conjugates) const
    {
        return {stages(), stage, t.rank % warp_size, warp_row, conjugates};
    }
    template <bool ByRows> BBLAS_DEVICE view<cols, ByRows> right_at(int stage, bool conjugates = false) const
    {
        return {stages(), stage + (reads_once() ? 0 : staged_size<rows>), t.rank % warp_size, warp_col, conjugates};
    }

    /// Where tile and stage are full, nothing is asked; with several stages it costs more to ask for each patch whether it is
    /// wanted than to multiply all that a warp has.
    template <class Left, class Right> BBLAS_DEVICE void multiply(const Left &A, const Right &B, int terms)
    {
        if (terms >= depth && (Tiling::stages > 1 || wanted == every_patch))
            multiply_wanted<true>(A, B, depth);
        else if (Tiling::stages > 1)
            multiply_wanted<false>(A, B, terms);
        else
            multiply_steps<false, false>(A, B, terms);
    }

    /// A stage, for what warps have of it: nothing, the first half of the rows of patches, or all of them. Doubles have no room
    /// for a half.
    template <bool HasAllTerms, class Left, class Right>
    BBLAS_DEVICE void multiply_wanted(const Left &A, const Right &B, int terms)
    {
        constexpr int half = std::is_same_v<T, double> ? row_patches : (row_patches + 1) / 2;
        if (wanted >> (half < row_patches ? half * col_patches : 0))
            multiply_steps<true, HasAllTerms>(A, B, terms);
        else if (half < row_patches && wanted)
            multiply_steps<true, HasAllTerms, half>(A, B, terms);
    }

    /// By so many rows of patches. Where numbers are real, all steps of a stage stand beside each other, in any order: floats are
    /// 1.02 to 1.09 times as fast so on an H200, and doubles as fast as interleaved. Complex numbers have no registers for it.
    template <bool IsFull, bool HasAllTerms, int Rows = row_patches, class Left, class Right>
    BBLAS_DEVICE void multiply_steps(const Left &A, const Right &B, int terms)
    {
        [[maybe_unused]] constexpr int at_once = !is_complex<T> && Tiling::stages > 1 ? slice_depth / patch::depth : 2;
        const int first = slice() * slice_depth;
#pragma unroll at_once
        for (int l = 0; l < slice_depth; l += patch::depth) {
            if (!HasAllTerms && first + l >= terms)
                break;
            multiply<IsFull, Rows>(factors_of<Rows>(A, B, first + l));
        }
    }

    /// All steps of a stage but the last one: the factors of the next come, and a share of the copies starts. `now` are those of
    /// the first step, and then of the last one.
    template <class Left, class Right, class LeftCopies, class RightCopies>
    BBLAS_DEVICE void multiply_and_fetch(const Left &A, const Right &B, factors &now, LeftCopies &left, RightCopies &right,
                                         int free, bool fetches)
    {
        constexpr int steps = depth / patch::depth;
        constexpr int count = LeftCopies::count + RightCopies::count;
        static_assert(steps > 1);
        const T *from_left = left.next, *from_right = right.next;
#pragma unroll
        for (int step = 0; step + 1 < steps; ++step) {
            const factors next = factors_of(A, B, (step + 1) * patch::depth);
#pragma unroll
            for (int i = 0; i < count; ++i)
                if (i * (steps - 1) / count == step) {
                    if (i < left.count)
                        from_left = left.start(i / left.beside, i % left.beside, from_left, free, fetches);
                    else
                        from_right = right.start((i - left.count) / right.beside, (i - left.count) % right.beside, from_right,
                                                 free, fetches);
                }
            multiply<true>(now);
            now = next;
        }
        left.end(from_left);
        right.end(from_right);
        end_copies();
    }

    template <int Rows = row_patches, class Left, class Right>
    BBLAS_DEVICE factors factors_of(const Left &A, const Right &B, int l) const
    {
        factors x;
#pragma unroll
        for (int i = 0; i < Rows; ++i)
            x.left[i] = patch::load_left(A, i * warp_rows * patch::rows, l);
#pragma unroll
        for (int j = 0; j < col_patches; ++j)
            x.right[j] = patch::load_right(B, j * warp_cols * patch::cols, l);
        return x;
    }

    template <bool IsFull, int Rows = row_patches> BBLAS_DEVICE void multiply(const factors &of_step)
    {
#pragma unroll
        for (int i = 0; i < Rows; ++i)
#pragma unroll
            for (int j = 0; j < col_patches; ++j)
                if (IsFull || has(i, j))
                    patch::multiply(t.warp(), sums[i][j], of_step.left[i], of_step.right[j]);
    }

    BBLAS_DEVICE bool has(int i, int j) const
    {
        return wanted >> (i * col_patches + j) & 1;
    }

    template <class F> BBLAS_DEVICE void store(const position &at, const F &f) const
    {
        if (is_whole(at))
            f.reads() ? store<false, true>(at, f) : store<false, false>(at, f);
        else
            f.reads() ? store<true, true>(at, f) : store<true, false>(at, f);
    }

    /// Whether all of the tile is to be stored, and elements go at once.
    BBLAS_DEVICE bool is_whole(const position &at) const
    {
        return at.row + rows <= m && at.col + cols <= n && of.C_alignment >= static_cast<int>(sizeof(T)) &&
               (uplo == BblasGeneral || (uplo == BblasLower ? at.row + 1 >= at.col + cols : at.col + 1 >= at.row + rows));
    }

    /// Columns of patches of which all that is needed of C is read before any of it is written: few reads wait for others then.
    /// It goes into registers, or waits where the stages were, which takes none. On an H200, gemm with beta = 1 has times the
    /// rate of one or two patches at once: s 1.05 to 1.3 to 200, d 1.05 to 1.4, c 1.0 to 1.1. Whole tiles of d lose 3 to 6 % by
    /// waiting at 32 and from 256 on, z 3 to 11; two of four columns of d in registers, or three of six, have 0.67 to 0.84 of the
    /// rate of one, and all six spill.
    static constexpr int cols_in_stages = min(col_patches, Tiling::stages *stage_size / (4 * threads * row_patches));
    static constexpr bool waits_where_asked = cols_in_stages > 0 && (sizeof(T) <= 8 || Tiling::stages == 1);
    static constexpr bool waits_where_whole =
        std::is_same_v<T, double> && (Tiling::stages == 1 ? threads > warp_size : row_patches == 1 && col_patches < 8);
    static constexpr int cols_in_registers =
        greatest_divisor(col_patches, is_complex<T> || (sizeof(T) == 8 && Tiling::stages == 1) ? 1
                                      : sizeof(T) == 4                                         ? 8 / row_patches
                                                                                               : 2 * row_patches);

    /// A lane's first element of C in the tile.
    struct corner {
        int row;
        int col;
        T *address;
        std::int64_t stride; ///< from a column to the next
    };

    /// visit(number, sum, e, row, column, address) for a lane's elements, which are sum[e], in some columns of patches. An
    /// address is that of another one and a number.
    template <int Cols, class F> BBLAS_DEVICE void for_each_element(const corner &of_lane, int first, F visit) const
    {
#pragma unroll
        for (int j = first; j < min(first + Cols, col_patches); ++j)
#pragma unroll
            for (int e = 0; e < 2; ++e) {
                const int beside = col_of(j) - col_of(0) + e * patch::col_step;
#pragma unroll
                for (int i = 0; i < row_patches; ++i)
#pragma unroll
                    for (int r = 0; r < 2; ++r) {
                        const int below = row_of(i) - row_of(0) + r * patch::row_step;
                        visit((((j - first) * 2 + e) * row_patches + i) * 2 + r, sums[i][j], 2 * r + e, of_lane.row + below,
                              of_lane.col + beside, of_lane.address + beside * of_lane.stride + below);
                    }
            }
    }

    /// Of an element that comes at once, or, if it is complex, in two parts.
    BBLAS_DEVICE static void start_reading(T *to, const T *from, bool is_there, bool at_once)
    {
        if (at_once)
            return patch::start_copy(reinterpret_cast<aligned<T> *>(to), reinterpret_cast<const aligned<T> *>(from), is_there);
        for (int part = 0; part < 2; ++part)
            patch::start_copy(reinterpret_cast<real_t<T> *>(to) + part, reinterpret_cast<const real_t<T> *>(from) + part,
                              is_there);
    }

    /// What is in shared memory is read before, or it would be again behind every element written.
    template <bool Asks, bool Reads, class F> BBLAS_DEVICE void store(const position &at, const F &f) const
    {
        constexpr bool waits = Reads && slices == 1 && (Asks ? waits_where_asked : waits_where_whole);
        constexpr int cols_at_once = waits ? cols_in_stages : cols_in_registers;
        static_assert(cols_at_once > 0);
        const int lane = t.rank % warp_size;
        const int row = at.row + row_of(0) + patch::row(lane, 0), col = at.col + col_of(0) + patch::col(lane, 0);
        const bool is_conjugated = of.right.of.conjugated;
        const corner of_lane = {row, col, of.C.address(row, col), of.C.col_stride};
        // Whether elements are aligned to their size: they come and go at once then.
        const bool at_once = !Asks || alignof(T) == sizeof(T) || of.C_alignment >= static_cast<int>(sizeof(T));
        const auto is_there = [&](int here, int there) {
            const int begin = uplo == BblasLower ? there : 0;
            const int end = there >= n ? 0 : uplo == BblasUpper && there < m ? there + 1 : m;
            return !Asks || (here >= begin && here < end);
        };
        [[maybe_unused]] T *const waiting = stages() + t.rank;
        if (waits)
            t.sync(); // no warp needs the stages any more
#pragma unroll
        for (int first = 0; first < col_patches; first += cols_at_once) {
            [[maybe_unused]] T was[4 * row_patches * cols_at_once] = {};
            const auto read = [&](int number, const sum &, int, int here, int there, const T *from) {
                const bool wants = is_there(here, there);
                if constexpr (waits)
                    start_reading(waiting + number * threads, from, wants, at_once);
                else if (wants)
                    was[number] = at_once ? reinterpret_cast<const aligned<T> *>(from)->value : *from;
            };
            const auto write = [&](int number, const sum &of_patch, int e, int here, int there, T *to) {
                const bool wants = is_there(here, there);
                if (sizeof(T) == 8 && is_complex<T> && !wants)
                    return; // these sums are worth a branch: they are differences
                const T x = is_conjugated ? conjugate(of_patch[e]) : of_patch[e];
                T now;
                if constexpr (Reads)
                    now = f(here, there, x, waits ? waiting[number * threads] : was[number]);
                else
                    now = f(here, there, x);
                if (!wants)
                    return;
                if (at_once)
                    *reinterpret_cast<aligned<T> *>(to) = {now};
                else
                    *to = now;
            };
            if constexpr (Reads)
                for_each_element<cols_at_once>(of_lane, first, read);
            if constexpr (waits) {
                end_copies();
                wait_for_copies<0>();
            }
            for_each_element<cols_at_once>(of_lane, first, write);
        }
    }
};

} // namespace bblas::by_block

#endif
