// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of routines that compute each element of a matrix or a vector by itself.
///
/// A routine says by a type `As` what it does to a problem:
///
///     using problem;                                       // its own
///     using value;
///     static element_range range(const problem &);         // host and device
///     explicit As(const problem &);                        // the problem's operands
///     value read(int i, int j) const;                      // what element (i, j) will be; its result may be left
///     void write(int i, int j, value x) const;
///
/// Memory is what bounds them, so a thread reads several elements before it writes one; and asks which are there when it writes,
/// for compilers wait for what is read behind a branch before they go on.
#ifndef BBLAS_CUDA_BY_ELEMENTS_HPP
#define BBLAS_CUDA_BY_ELEMENTS_HPP

#include "by_size.hpp"
#include "chunk.hpp"
#include "group/elements.hpp"
#include "team.hpp"

#include <climits>
#include <cstdint>

namespace bblas {

/// The part of an m by n matrix that uplo means; a vector is a matrix of one column. Elements of a column are close in memory.
struct element_range {
    bblas_uplo uplo;
    int m;
    int n;

    /// Square triangles are folded to rectangles, of which a column is two of the triangle's, one from either end.
    BBLAS_HOST_DEVICE constexpr bool is_folded() const { return uplo != BblasGeneral && m == n; }
    /// What is gone through.
    BBLAS_HOST_DEVICE constexpr std::int64_t rows() const { return is_folded() && n > 0 ? std::int64_t{n} + 1 : m; }
    BBLAS_HOST_DEVICE constexpr std::int64_t cols() const { return is_folded() ? (std::int64_t{n} + 1) / 2 : n; }
    BBLAS_HOST_DEVICE constexpr std::int64_t count() const { return rows() * cols(); }

    /// An element, or, where there is none, any.
    struct place {
        int i;
        int j;
        bool is_there;
    };
    /// What is in this row of what is gone through, and in this column, which may be behind the last.
    BBLAS_DEVICE place at(unsigned row, unsigned col) const
    {
        const place found = unchecked(static_cast<int>(row), static_cast<int>(col), col < cols());
        return found.is_there ? found : place{0, 0, false};
    }

  private:
    BBLAS_DEVICE place unchecked(int row, int col, bool is_inside) const
    {
        if (!is_folded())
            return {row, col, is_inside && is_in(uplo, row, col)};
        const int other = n - 1 - col; // the column that the rest is of, or that begins
        const int longer = n - col;    // elements of the longer of the two
        const bool is_first = row < longer;
        if (uplo == BblasLower)
            return {is_first ? col + row : row - 1, is_first ? col : other, is_inside && (is_first || other != col)};
        return {is_first ? row : row - longer, is_first ? other : col, is_inside && (is_first || other != col)};
    }
};

/// Of 128 threads, which hide how long a problem takes to begin. On an H200, ger and geadd of d at order 512 move 83 and 88 % of
/// what copies do; with 10 blocks, which spill, 76 and 75, with 3 of 256 threads that read 8 elements at once 68 and 81.
inline constexpr int element_blocks = 8;

template <class As> inline constexpr int elements_at_once = sizeof(typename As::value) > 8 ? 2 : 4;

/// The team's share of the problem's elements.
template <class As, int Threads>
BBLAS_DEVICE void take_elements(const team<Threads> &t, const typename As::problem &p, share part)
{
    using place = element_range::place;
    constexpr int at_once = elements_at_once<As>;
    const element_range range = As::range(p);
    const std::int64_t count = range.count();
    if (count == 0)
        return;
    const As elements(p);
    const auto rows = static_cast<unsigned>(range.rows());
    const unsigned row_step = Threads % rows, col_step = Threads / rows;
    constexpr int taken = Threads * at_once;
    for (std::int64_t begin = std::int64_t{taken} * part.number; begin < count; begin += std::int64_t{taken} * part.count) {
        const std::int64_t first = begin + t.rank;
        const bool is_short = first <= UINT32_MAX; // divisions of 64 bits take long
        unsigned col = is_short ? static_cast<unsigned>(first) / rows : static_cast<unsigned>(first / rows);
        unsigned row = static_cast<unsigned>(first - std::int64_t{col} * rows);
        place places[at_once];
        typename As::value values[at_once];
#pragma unroll
        for (int e = 0; e < at_once; ++e) {
            places[e] = range.at(row, col);
            values[e] = elements.read(places[e].i, places[e].j);
            row += row_step;
            col += col_step;
            if (row >= rows) {
                row -= rows;
                ++col;
            }
        }
#pragma unroll
        for (int e = 0; e < at_once; ++e)
            if (places[e].is_there)
                elements.write(places[e].i, places[e].j, values[e]);
    }
}

/// Up to Most elements, to a team.
template <class As, int Threads, int Most> struct by_few_elements {
    using problem = typename As::problem;
    static constexpr team_shape shape = {Threads, 128 / Threads, element_blocks};
    static constexpr bool is_for_one_size = Threads < warp_size; // a warp does the same, and one launch is enough
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const element_range range = As::range(p);
        return std::int64_t{range.m} * range.n <= Most; // not those gone through, which smaller sizes may have more of
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *) const
    {
        take_elements<As>(t, p, {0, 1});
        return 0;
    }
};

/// Any number, to as many blocks as are worth their beginning.
template <class As> struct by_many_elements {
    using problem = typename As::problem;
    static constexpr team_shape shape = {128, 1, element_blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &) { return true; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }
    static std::int64_t parts(const problem &bounds)
    {
        constexpr int taken = 8 * shape.threads * elements_at_once<As>;
        return (As::range(bounds).count() + taken - 1) / taken;
    }

    BBLAS_DEVICE void operator()(const problem &p, const team<shape.threads> &t, void *, share part) const
    {
        take_elements<As>(t, p, part);
    }
};

/// The elements from (row, col) on, N rows and columns at most, of what reads a transpose, `source()`, of which elements of a row
/// are close, unless `reads_source()` is false, and makes `computed(i, j, x)` of its element x: they come through shared memory,
/// N by N + 1, by copies, and no more threads than these wait for them. Syncs behind.
template <class As, int N>
BBLAS_DEVICE void take_transposed_square(const team<N> &t, const As &elements, const element_range &range, int row, int col,
                                         typename As::value *square)
{
    using value = typename As::value;
    constexpr int pitch = N + 1;
    constexpr int at_once = sizeof(value) > 8 ? 4 : 8; // elements that are computed before any is written
    const int lane = t.rank, rows = min(N, range.m - row), cols = min(N, range.n - col);
    const matrix_view<const value> source = elements.source();
    const bool are_aligned = is_aligned(source.first);
    if (elements.reads_source())
#pragma unroll 8
        for (int i = 0; i < rows; ++i)
            start_number(are_aligned, square + i * pitch + lane, source.address(row + i, col + lane), lane < cols);
    end_copies();
    wait_for_copies<0>();
    t.sync();
#pragma unroll 1
    for (int begin = 0; begin < cols; begin += at_once) {
        value x[at_once];
#pragma unroll
        for (int e = 0; e < at_once; ++e)
            if (lane < rows && begin + e < cols) {
                const value a = square[lane * pitch + begin + e];
                x[e] = elements.computed(row + lane, col + begin + e, source.conjugated ? conjugate(a) : a);
            }
#pragma unroll
        for (int e = 0; e < at_once; ++e)
            if (lane < rows && begin + e < cols)
                elements.write(row + lane, col + begin + e, x[e]);
    }
    t.sync(); // the next square takes its place
}
/// Elements of shared memory for it.
template <int N> inline constexpr std::size_t square_size = N *(N + 1);

/// Of up to N rows and columns, one square to a part of a warp. On an H200, transposes of s, d, c, z have 1.2 to 1.6, 1.0 to 1.3,
/// 1.0 to 1.24 and 0.97 to 1.2 times the rate of threads that read lines from 6 to 16; to 5 0.85 to 1.0.
template <class As, int N> struct by_transposed_square {
    using problem = typename As::problem;
    static constexpr team_shape shape = {N, 128 / N, element_blocks};
    static constexpr bool is_for_one_size = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const element_range range = As::range(p);
        return p.trans != BblasNoTrans && range.m <= N && range.n <= N;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return square_size<N> * sizeof(typename As::value);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<N> &t, void *shared) const
    {
        take_transposed_square(t, As(p), As::range(p), 0, 0, static_cast<typename As::value *>(shared));
        return 0;
    }
};

/// By squares, each a warp's, which waits for no other. Problems of up to Most rows and columns, of which those of up to Others
/// are another kernel's: one square to a warp, or some to the warps of a block. On an H200, transposes of s, d, c, z to 64 rows
/// have 1.0 to 2.2, 1.0 to 1.4, 1.0 to 2.2, 0.9 to 1.4 times the rate of threads that read lines, and larger ones 2.0 to 3, 1.1
/// to 1.9, 1.2 to 1.9, 1.1 to 1.3 times that of blocks that wait for each square. Long ones of few rows are better off without: 4
/// by 512 would have 0.3 to 0.9 of the rate.
template <class As, int Warps, int Most = INT_MAX, int Others = 0> struct by_transposed_squares {
    using problem = typename As::problem;
    using value = typename As::value;
    static constexpr int N = warp_size; ///< rows and columns of a square
    static constexpr team_shape shape = {Warps * warp_size, 4 / Warps, sizeof(value) > 8 ? 3 : sizeof(value) > 4 ? 6 : 8};

    BBLAS_HOST_DEVICE static constexpr std::int64_t squares(std::int64_t size) { return (size + N - 1) / N; }
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const element_range range = As::range(p);
        return p.trans != BblasNoTrans && range.m <= Most && range.n <= Most;
    }
    static bool is_idle_within(const problem &bounds)
    {
        const element_range range = As::range(bounds);
        return bounds.trans == BblasNoTrans || (range.m <= Others && range.n <= Others);
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return Warps * square_size<N> * sizeof(value);
    }
    static std::int64_t parts(const problem &bounds)
    {
        const element_range range = As::range(bounds);
        return (squares(min(range.m, Most)) * squares(min(range.n, Most)) + Warps - 1) / Warps;
    }

    BBLAS_DEVICE void operator()(const problem &p, const team<shape.threads> &t, void *shared, share part) const
    {
        const int index = t.warp_index();
        value *const square = static_cast<value *>(shared) + index * square_size<N>;
        const element_range range = As::range(p);
        const As elements(p);
        const std::int64_t down = squares(range.m), count = down * squares(range.n);
        for (std::int64_t number = Warps * part.number + index; number < count; number += Warps * part.count)
            take_transposed_square(t.warp(), elements, range, static_cast<int>(number % down) * N,
                                   static_cast<int>(number / down) * N, square);
    }
};

/// Up to MostInWarp elements are a warp's. On an H100, warps have 1.2 and 1.4 times the rate of four of them at order 33 in ger
/// of d and s, 0.65 in syr, and 0.8 where lines of a transpose are read.
template <class As> using least_element_classes = size_classes<by_few_elements<As, 4, 8>, by_few_elements<As, 8, 32>>;
template <class As, int MostInWarp>
using few_element_classes = size_classes<by_few_elements<As, 16, 64>, by_few_elements<As, 32, MostInWarp>>;
template <class As>
using element_classes = joined_classes<least_element_classes<As>, few_element_classes<As, 1300>,
                                       size_classes<by_few_elements<As, 128, 4096>, by_many_elements<As>>>;
template <class As>
using transposed_element_classes =
    joined_classes<least_element_classes<As>, size_classes<by_transposed_square<As, 8>, by_transposed_square<As, 16>>,
                   few_element_classes<As, 512>,
                   size_classes<by_transposed_squares<As, 1, 32>, by_transposed_squares<As, 4, 64, 32>,
                                by_few_elements<As, 128, 4096>, by_transposed_squares<As, 4, INT_MAX, 64>, by_many_elements<As>>>;

/// A := alpha x yᵀ + A or, if it is conjugated, alpha x yᴴ + A.
template <class Problem, class T, bool IsConjugated> class rank_one_update {
  public:
    using problem = Problem;
    using value = T;
    BBLAS_HOST_DEVICE static constexpr element_range range(const problem &p)
    {
        return {BblasGeneral, p.m, p.alpha == T(0) ? 0 : p.n}; // x and y are not read with 0 (rule E7)
    }

    BBLAS_DEVICE explicit rank_one_update(const problem &p)
        : alpha(p.alpha), x(vector(p.x, p.m, p.incx)), y(vector(p.y, p.n, p.incy)), A(column_major(p.A, p.lda))
    {
        y.conjugated = IsConjugated;
    }
    BBLAS_DEVICE T read(int i, int j) const { return multiply_add(alpha * x[i], y[j], A(i, j)); }
    BBLAS_DEVICE void write(int i, int j, T value) const { A.set(i, j, value); }

  private:
    const T alpha;
    matrix_view<const T> x;
    matrix_view<const T> y;
    matrix_view<T> A;
};

} // namespace bblas

#endif
