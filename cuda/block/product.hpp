// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of matrices on one problem, for a team of one or more warps: gemm and its relatives.
#ifndef BBLAS_CUDA_BLOCK_PRODUCT_HPP
#define BBLAS_CUDA_BLOCK_PRODUCT_HPP

#include <by_size.hpp>
#include <group/elements.hpp>
#include <warp/fragment.hpp>

namespace bblas::by_block {

/// alpha x + beta c. With beta = 0, c is not read, and 0 instead.
template <class S, class T> struct update {
    S alpha;
    S beta;

    BBLAS_DEVICE bool reads() const { return beta != S(0); }
    BBLAS_DEVICE T operator()(int, int, T x, T c) const { return multiply_add(alpha, x, scaled(beta, c)); }
};

/// The same for a Hermitian matrix: imaginary parts of the diagonal are neither read nor left.
template <class S, class T> struct hermitian_update {
    S alpha;
    real_t<T> beta;

    BBLAS_DEVICE bool reads() const { return beta != real_t<T>(0); }
    BBLAS_DEVICE T operator()(int i, int j, T x, T c) const
    {
        const T sum = alpha * x + scaled(beta, i == j ? T(real_part(c)) : c);
        return i == j ? T(real_part(sum)) : sum;
    }
};

/// How a team shares the work. C is cut into tiles, which are worked on one after the other; a tile into fragments of 16 by 8, which are
/// dealt to the warps in turn, `RowFragments` by `ColFragments` each, and stay in registers. A and B come to the warps through shared
/// memory, `depth` terms a stage; `Stages` are on their way at once, also over the end of a tile.
///
/// On an H200 in double, n = 128 to 512, a block for each tile: 4 blocks of 128 threads on a multiprocessor with 2 stages reached 26.1 to
/// 33.3 TF/s, 3 blocks with 3 stages 24.6 to 32.2, and 2 blocks of 256 threads, with tiles of 128 by 64, 24.3 to 30.6.
template <class T, int Threads, int RowFragments = 2, int ColFragments = sizeof(T) == 16 ? 2 : 4, int Stages = 2> class product {
    using fragment = by_warp::fragment<T>;

    static constexpr int warps = Threads / warp_size;
    static constexpr int warp_cols = warps < 4 ? 1 : 2;
    static constexpr int warp_rows = warps / warp_cols;
    static_assert(warps == warp_rows * warp_cols);

  public:
    /// Of a tile.
    static constexpr int rows = warp_rows * RowFragments * fragment::rows;
    static constexpr int cols = warp_cols * ColFragments * fragment::cols;
    /// Terms of a stage: 128 bytes.
    static constexpr int depth = 128 / sizeof(T);

  private:
    static constexpr int wide = 16 / sizeof(T); ///< elements of a chunk
    template <int Lines> struct staged {
        static constexpr int row_line = Lines + fragment::row_pad;
        static constexpr int depth_line = depth + fragment::depth_pad;
        static constexpr int size = row_line * depth > depth_line *Lines ? row_line *depth : depth_line *Lines;
    };
    static constexpr int stage_size = staged<rows>::size + staged<cols>::size;

    /// A, or the transpose of B, so that both have rows, which are C's, and terms.
    struct operand {
        matrix_view<const T> of;
        std::int64_t stage_step; ///< elements from a stage to the next
        bool by_rows;            ///< lines of memory are terms, and so they are in shared memory
        bool is_wide;            ///< lines come in chunks of 16 bytes

        BBLAS_DEVICE operand(const matrix_view<const T> &A, bool rows_are_close)
            : of(A), stage_step(depth * A.col_stride), by_rows(rows_are_close)
        {
            const matrix_view<const T> lines = by_rows ? A : A.transpose();
            is_wide =
                lines.row_stride == 1 && lines.col_stride % wide == 0 && reinterpret_cast<std::uintptr_t>(A.first) % 16 == 0;
        }
    };

    /// In shared memory too: what is needed once a stage is not worth registers.
    struct alignas(16) operands {
        operand left;
        operand right;
        matrix_view<T> C;
    };

  public:
    static constexpr std::size_t shared_bytes = sizeof(operands) + Stages * stage_size * sizeof(T);

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

    /// C(i, j) := f(i, j, (A B)(i, j), C(i, j)) in the part of C that uplo means, where A is m by k and B is k by n; f is an update.
    /// `shared` has shared_bytes, aligned to 16. Several teams may each work on a share of the tiles. Syncs behind.
    template <class F>
    BBLAS_DEVICE static void run(const team<Threads> &t, bblas_uplo uplo, int m, int n, int k, matrix_view<const T> A,
                                 matrix_view<const T> B, matrix_view<T> C, const F &f, void *shared, share part = {0, 1})
    {
        if (!C.rows_are_close()) { // neighbouring lanes write neighbouring rows
            const matrix_view<const T> left = B.transpose();
            B = A.transpose();
            A = left;
            C = C.transpose();
            uplo = uplo == BblasLower ? BblasUpper : uplo == BblasUpper ? BblasLower : uplo;
            const int m_was = m;
            m = n;
            n = m_was;
        }
        operands *const of = static_cast<operands *>(shared);
        if (t.rank == 0)
            *of = {{A, A.rows_are_close()}, {B.transpose(), !B.rows_are_close()}, C};
        t.sync();
        product(t, uplo, m, n, k, *of, part).compute(f);
    }

  private:
    using sum = typename fragment::sum;

    const team<Threads> t;
    const bblas_uplo uplo;
    const int m;
    const int n;
    const int k;
    const operands &of;
    const share part;
    const int warp_row; ///< of the tile's fragments, the first that is the warp's
    const int warp_col;
    unsigned wanted;              ///< a bit for each fragment of which something is to be stored
    const T *next_left = nullptr; ///< what the thread fetches next
    const T *next_right = nullptr;
    sum sums[RowFragments][ColFragments];

    /// A tile, by its first element, and the terms from l on.
    struct position {
        int row;
        int col;
        int l;
    };

    BBLAS_DEVICE product(const team<Threads> &team_of, bblas_uplo triangle, int row_count, int col_count, int terms,
                         const operands &matrices, const share &share_of)
        : t(team_of), uplo(triangle), m(triangle == BblasUpper && row_count > col_count ? col_count : row_count),
          n(triangle == BblasLower && col_count > row_count ? row_count : col_count), k(terms), of(matrices), part(share_of),
          warp_row(t.warp_index() % warp_rows * fragment::rows), warp_col(t.warp_index() / warp_rows * fragment::cols)
    {
    }

    /// The stages lie behind the operands.
    BBLAS_DEVICE T *stages() const { return reinterpret_cast<T *>(const_cast<operands *>(&of) + 1); }

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
    BBLAS_DEVICE void advance(position &at) const
    {
        at.l += depth;
        if (at.l >= k) {
            at.l = 0;
            skip(at, part.count);
        }
    }

    template <class F> BBLAS_DEVICE void compute(const F &f)
    {
        if (m <= 0)
            return;
        position at = {0, 0, 0};
        skip(at, part.number);
        position ahead = at;
        begin(at);
        T *stage = stages();
        for (int fetched = 0; !is_end(at); ++fetched) {
            if (fetched >= Stages) {
                wait_for_copies<Stages - 1>();
                t.sync(); // the stage has come
                multiply(stage, k - at.l);
                const position was = at;
                advance(at);
                if (at.l == 0) {
                    store(was, f);
                    begin(at);
                }
                t.sync(); // the stage is free
            }
            fetch(ahead, stage);
            stage = stage == stages() + (Stages - 1) * stage_size ? stages() : stage + stage_size;
        }
        wait_for_copies<0>();
    }

    BBLAS_DEVICE void begin(const position &at)
    {
        wanted = 0;
#pragma unroll
        for (int i = 0; i < RowFragments; ++i)
#pragma unroll
            for (int j = 0; j < ColFragments; ++j) {
                sums[i][j].clear();
                if (is_wanted(at.row + row_of(i), at.col + col_of(j)))
                    wanted |= 1u << (i * ColFragments + j);
            }
        wanted = t.warp().broadcast(wanted, 0); // which tells the compiler that it is the warp's
    }

    BBLAS_DEVICE void fetch(position &at, T *to)
    {
        if (!is_end(at)) {
            fetch<rows>(of.left, next_left, at.row, m, at.l, to);
            fetch<cols>(of.right, next_right, at.col, n, at.l, to + staged<rows>::size);
            advance(at);
        }
        end_copies(); // also none, since groups are counted
    }

    /// Of an operand that has row_count rows, Lines rows from `row` on by `depth` terms from l on. Missing terms are 0, as far as a
    /// fragment reaches; what is in missing rows comes to nothing. Lines of memory stay lines.
    ///
    /// `next` is where the thread reads; it is kept from a stage to the next.
    template <int Lines> BBLAS_DEVICE void fetch(const operand &from, const T *&next, int row, int row_count, int l, T *to) const
    {
        const matrix_view<const T> rest = from.of.from(row, 0);
        if (from.by_rows) {
            if (l == 0)
                next = first_of<Lines>(rest, from.is_wide);
            fetch_lines<Lines, depth>(from.is_wide, next, rest.col_stride, row_count - row, k - l, to, staged<Lines>::row_line);
        } else {
            if (l == 0)
                next = first_of<depth>(rest.transpose(), from.is_wide);
            fetch_lines<depth, Lines>(from.is_wide, next, rest.row_stride, k - l, row_count - row, to, staged<Lines>::depth_line);
        }
        next += from.stage_step;
    }

    /// Where the thread's first chunk is, of lines of `Rows` elements.
    template <int Rows> BBLAS_DEVICE const T *first_of(const matrix_view<const T> &from, bool is_wide) const
    {
        const int chunks = is_wide ? Rows / wide : Rows;
        return from.address(t.rank % chunks * (is_wide ? wide : 1), t.rank / chunks);
    }

    template <int Rows, int Cols>
    BBLAS_DEVICE void fetch_lines(bool is_wide, const T *source, std::int64_t stride, int row_count, int col_count, T *to,
                                  int line) const
    {
        if (is_wide && row_count >= Rows && col_count >= Cols)
            fetch_chunks<Rows, Cols, wide, true>(source, stride, Rows, Cols, to, line);
        else if (is_wide)
            fetch_chunks<Rows, Cols, wide, false>(source, stride, row_count, col_count, to, line);
        else
            fetch_chunks<Rows, Cols, 1, false>(source, stride, row_count, col_count, to, line);
    }

    /// Where all of it is there, nothing is asked: the questions take more instructions than the copies.
    template <int Rows, int Cols, int Wide, bool IsFull>
    BBLAS_DEVICE void fetch_chunks(const T *source, std::int64_t stride, int row_count, int col_count, T *to, int line) const
    {
        struct alignas(Wide > 1 ? 16 : alignof(T)) chunk {
            T values[Wide];
        };
        constexpr int chunks = Rows / Wide;
        constexpr int step = Threads / chunks;
        static_assert(Threads % chunks == 0 && Cols % step == 0);
        const int row = t.rank % chunks * Wide;
        const int col = t.rank / chunks;
        const int there = row_count - row < Wide ? row_count - row : Wide;
        const int bytes = there > 0 ? there * static_cast<int>(sizeof(T)) : 0;
        T *target = to + row + col * line;
#pragma unroll
        for (int pass = 0; pass < Cols / step; ++pass) {
            if (!IsFull && pass * step >= col_count + fragment::depth - 1)
                break;
            start_copy(reinterpret_cast<chunk *>(target), reinterpret_cast<const chunk *>(source),
                       IsFull                          ? static_cast<int>(sizeof(chunk))
                       : col + pass * step < col_count ? bytes
                                                       : 0);
            source += step * stride;
            target += step * line;
        }
    }

    BBLAS_DEVICE int row_of(int i) const
    {
        return i * warp_rows * fragment::rows + warp_row;
    }
    BBLAS_DEVICE int col_of(int j) const
    {
        return j * warp_cols * fragment::cols + warp_col;
    }

    /// Whether any element of the fragment from (row, col) on is to be stored.
    BBLAS_DEVICE bool is_wanted(int row, int col) const
    {
        return row < m && col < n && (uplo != BblasLower || row + fragment::rows > col) &&
               (uplo != BblasUpper || col + fragment::cols > row);
    }

    template <int Lines, bool ByRows>
    using view = by_warp::tile_view<T, ByRows ? 1 : staged<Lines>::depth_line, ByRows ? staged<Lines>::row_line : 1>;

    BBLAS_DEVICE void multiply(const T *stage, int terms)
    {
        if (of.left.by_rows)
            multiply(view<rows, true>{stage, of.left.of.conjugated}, stage, terms);
        else
            multiply(view<rows, false>{stage, of.left.of.conjugated}, stage, terms);
    }

    template <class Left> BBLAS_DEVICE void multiply(const Left &A, const T *stage, int terms)
    {
        const T *const second = stage + staged<rows>::size;
        if (of.right.by_rows)
            multiply(A, view<cols, true>{second, of.right.of.conjugated}.transpose(), terms);
        else
            multiply(A, view<cols, false>{second, of.right.of.conjugated}.transpose(), terms);
    }

    template <class Left, class Right> BBLAS_DEVICE void multiply(const Left &A, const Right &B, int terms)
    {
        constexpr unsigned every = (1u << RowFragments * ColFragments) - 1;
        if (wanted == every && terms >= depth)
            multiply<true>(A, B, terms);
        else
            multiply<false>(A, B, terms);
    }

    /// Where the tile and the stage are full, nothing is asked either.
    template <bool IsFull, class Left, class Right> BBLAS_DEVICE void multiply(const Left &A, const Right &B, int terms)
    {
        [[maybe_unused]] constexpr int at_once = !IsFull         ? 4
                                                 : is_complex<T> ? 2
                                                                 : 8 / fragment::depth; // so that registers suffice
        const int lane = t.rank % warp_size;
#pragma unroll at_once
        for (int l = 0; l < depth; l += fragment::depth) {
            if (!IsFull && l >= terms)
                break;
            typename fragment::left x[RowFragments];
            typename fragment::right y[ColFragments];
#pragma unroll
            for (int i = 0; i < RowFragments; ++i)
                x[i] = fragment::load_left(lane, A, row_of(i), l);
#pragma unroll
            for (int j = 0; j < ColFragments; ++j)
                y[j] = fragment::load_right(lane, B, l, col_of(j));
#pragma unroll
            for (int i = 0; i < RowFragments; ++i)
#pragma unroll
                for (int j = 0; j < ColFragments; ++j)
                    if (IsFull || (wanted >> (i * ColFragments + j) & 1))
                        fragment::multiply(t.warp(), sums[i][j], x[i], y[j]);
        }
    }

    /// Two fragments at a time, of which all that is needed of C is read before any of it is written.
    template <class F> BBLAS_DEVICE void store(const position &at, const F &f) const
    {
        const int lane = t.rank % warp_size;
        const matrix_view<T> C = of.C.from(at.row + row_of(0) + lane / 4, at.col + col_of(0) + fragment::col(lane));
#pragma unroll
        for (int i = 0; i < RowFragments; ++i) {
            int row[2];
            int begin[2]; // of the columns in the row
            int end[2];
#pragma unroll
            for (int half = 0; half < 2; ++half) {
                row[half] = at.row + row_of(i) + lane / 4 + 8 * half;
                begin[half] = uplo == BblasUpper ? row[half] : 0;
                end[half] = row[half] >= m ? 0 : uplo == BblasLower && row[half] < n ? row[half] + 1 : n;
            }
            const auto for_each = [&](int first, auto visit) {
#pragma unroll
                for (int j = first; j < first + 2; ++j)
#pragma unroll
                    for (int e = 0; e < 4; ++e) {
                        const int col = at.col + col_of(j) + fragment::col(lane) + e % 2 * fragment::col_step;
                        visit(C.from(i * warp_rows * fragment::rows + e / 2 * 8,
                                     j * warp_cols * fragment::cols + e % 2 * fragment::col_step),
                              col >= begin[e / 2] && col < end[e / 2], row[e / 2], col, j, e);
                    }
            };
#pragma unroll
            for (int first = 0; first < ColFragments; first += 2) {
                T was[2][4] = {};
                if (f.reads())
                    for_each(first, [&](const matrix_view<T> &c, bool is_wanted, int, int, int j, int e) {
                        if (is_wanted)
                            was[j - first][e] = c(0, 0);
                    });
                for_each(first, [&](const matrix_view<T> &c, bool is_wanted, int row, int col, int j, int e) {
                    const T value = f(row, col, sums[i][j][e], was[j - first][e]);
                    if (is_wanted)
                        c.set(0, 0, value);
                });
            }
        }
    }
};

/// C := alpha A B + beta C in the part of C that uplo means, where A is m by k and B is k by n. With alpha = 0, A and B are not read.
/// `shared` has product<T, Threads>::shared_bytes. Syncs behind.
template <class S, class T, int Threads>
BBLAS_DEVICE void gemm(const team<Threads> &t, bblas_uplo uplo, int m, int n, int k, S alpha, matrix_view<const T> A,
                       matrix_view<const T> B, S beta, matrix_view<T> C, void *shared)
{
    product<T, Threads>::run(t, uplo, m, n, alpha == S(0) ? 0 : k, A, B, C, update<S, T>{alpha, beta}, shared);
}

/// C := C - A B in the part of C that uplo means; otherwise as gemm().
template <class T, int Threads>
BBLAS_DEVICE void subtract_product(const team<Threads> &t, bblas_uplo uplo, int m, int n, int k, matrix_view<const T> A,
                                   matrix_view<const T> B, matrix_view<T> C, void *shared)
{
    product<T, Threads>::run(t, uplo, m, n, k, A, B, C, update<real_t<T>, T>{real_t<T>(-1), real_t<T>(1)}, shared);
}

} // namespace bblas::by_block

#endif
