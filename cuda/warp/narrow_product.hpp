// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of which C has few columns, in warps.
#ifndef BBLAS_CUDA_WARP_NARROW_PRODUCT_HPP
#define BBLAS_CUDA_WARP_NARROW_PRODUCT_HPP

#include "fragment.hpp"

#include <by_size.hpp>
#include <chunk.hpp>
#include <group/elements.hpp>

namespace bblas::by_warp {

/// Warps have strips of `Rows` fragments of C, and all of its columns, which are no more than those of `Cols` fragments. What
/// they multiply comes from memory to registers, 160 bytes to a lane at once: A is read once, and lanes read what is close
/// together in lines of 4 or 8 elements, whichever way these lie.
///
/// Where C has up to 8 rows and 4 columns, a fragment is filled with 2 sets of terms or more: the rows of A for one set stand
/// below those for another, and the columns of B beside each other. Then C is the sum of the blocks on the diagonal.
template <class T, int Rows, int Cols> class narrow_product {
    using fragment = product_fragment<T>;
    using sum = typename fragment::sum;
    using matrix = matrix_view<const T>;
    static constexpr int height = Rows * fragment::rows;
    static constexpr int lines = 8;                                        ///< of a matrix that lanes read at once
    static constexpr int steps = 160 / int{sizeof(T)} / (2 * Rows + Cols); ///< that are read before they are multiplied

  public:
    /// C(i, j) := f(i, j, (A B)(i, j), C(i, j)) in the part of C that uplo means, where A is m by k and B is k by n; f is a
    /// by_block::update. Several warps may each work on a share of the strips.
    template <class F>
    BBLAS_DEVICE static void run(const team<warp_size> &t, bblas_uplo uplo, int m, int n, int k, const matrix &A, const matrix &B,
                                 const matrix_view<T> &C, const F &f, share part)
    {
        if (n == 0)
            return; // A and B may be NULL
        const narrow_product of(t, m, n);
        for (int first = part.number * height; first < m; first += part.count * height) {
            sum sums[Rows][Cols];
            of.multiply(A.from(first, 0), m - first, B, k, sums);
            of.store(uplo, first, A.conjugated, C, f, sums);
        }
    }

    /// Elements of shared memory for some warps.
    BBLAS_HOST_DEVICE static constexpr int shared_elements(int warps) { return warps * Rows * Cols * 4 * warp_size; }

    /// The same for a C of up to Strips strips: several warps have a share of a strip's terms each.
    template <int Strips, int Threads, class F>
    BBLAS_DEVICE static void run_in_shares(const team<Threads> &t, bblas_uplo uplo, int m, int n, int k, const matrix &A,
                                           const matrix &B, const matrix_view<T> &C, const F &f, T *shared)
    {
        if (n == 0)
            return;
        constexpr int warps = team<Threads>::warp_count, shares = warps / Strips;
        const narrow_product of(t.warp(), m, n);
        const int first = t.warp_index() % Strips * height;
        const int terms = (k + shares * warp_size - 1) / (shares * warp_size) * warp_size;
        const int begin = min(k, t.warp_index() / Strips * terms);
        sum sums[Rows][Cols];
        of.multiply(A.from(first, begin), m - first, B.from(begin, 0), min(k - begin, terms), sums);
        const auto place = [&](int warp, int i, int j, int e) -> T & {
            return shared[(((warp * Rows + i) * Cols + j) * 4 + e) * warp_size + of.t.rank];
        };
        for_each_place([&](int i, int j, int e) { place(t.warp_index(), i, j, e) = sums[i][j][e]; });
        t.sync();
        if (t.warp_index() >= Strips)
            return;
        T total[Rows][Cols][4];
        for_each_place([&](int i, int j, int e) {
            total[i][j][e] = place(t.warp_index(), i, j, e);
#pragma unroll
            for (int share = 1; share < shares; ++share)
                total[i][j][e] = total[i][j][e] + place(t.warp_index() + share * Strips, i, j, e);
        });
        of.store(uplo, first, A.conjugated, C, f, total);
    }

  private:
    const team<warp_size> t;
    const int m;
    const int n;
    const int sets; ///< of terms: 1, 2, 4 or 8

    BBLAS_DEVICE narrow_product(const team<warp_size> &of, int rows, int cols)
        : t(of), m(rows), n(cols), sets(Rows * Cols > 1 || rows > 8 || cols > 4 ? 1
                                        : rows > 4 || cols > 2                  ? 2
                                        : rows > 2 || cols > 1                  ? 4
                                                                                : 8)
    {
    }

    /// f(i, j, e) for each element that a lane has of C: place e of fragment (i, j).
    template <class F> BBLAS_DEVICE static void for_each_place(F f)
    {
#pragma unroll
        for (int i = 0; i < Rows; ++i)
#pragma unroll
            for (int j = 0; j < Cols; ++j)
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    f(i, j, e);
    }

    /// sums := A B, where A is rows by k.
    BBLAS_DEVICE void multiply(const matrix &A, int rows, const matrix &B, int k, sum (&sums)[Rows][Cols]) const
    {
#pragma unroll
        for (int i = 0; i < Rows; ++i)
#pragma unroll
            for (int j = 0; j < Cols; ++j)
                sums[i][j].clear();
        if (alignof(T) == sizeof(T) || (is_aligned(A.first) && is_aligned(B.first)))
            add<aligned<T>>(A, rows, B, k, sums);
        else
            add<T>(A, rows, B, k, sums);
    }

    /// What a lane reads of a matrix: elements of some of its rows, or columns, in terms that are 4 · sets apart.
    template <class Held, int Count> struct reader {
        const Held *next[Count];
        std::int64_t step;
        int terms[Count]; ///< that are left

        BBLAS_DEVICE reader(const narrow_product &of, const matrix &A, int k, int row_count, int total)
            : step(4 * of.sets * A.col_stride)
        {
#pragma unroll
            for (int i = 0; i < Count; ++i) {
                const int line = of.t.rank / 4 + i * lines, height = of.sets > 1 ? total / of.sets : total;
                const int row = of.sets > 1 ? line % height : line, set = of.sets > 1 ? line / height : 0;
                const int term = 4 * set + of.t.rank % 4;
                next[i] = reinterpret_cast<const Held *>(A.address(row, term));
                terms[i] = row < row_count ? k - term : 0;
            }
        }
        /// Elements of a step, at which so many terms are behind; zeros are where there is none.
        BBLAS_DEVICE void read(int behind, T (&x)[Count])
        {
#pragma unroll
            for (int i = 0; i < Count; ++i) {
                x[i] = T(0);
                if (behind < terms[i])
                    x[i] = *next[i];
                next[i] += step;
            }
        }
    };

    /// Sums are the conjugates of what is asked for where A is conjugated: that takes fewer instructions.
    template <class Held> BBLAS_DEVICE void add(const matrix &A, int rows, const matrix &B, int k, sum (&sums)[Rows][Cols]) const
    {
        reader<Held, 2 * Rows> left(*this, A, k, rows, height);
        reader<Held, Cols> right(*this, B.transpose(), k, n, Cols * fragment::cols);
        const bool conjugates = A.conjugated != B.conjugated;
        const int depth = 4 * sets;
        for (int l = 0; l < k; l += steps * depth) {
            T x[steps][2 * Rows], y[steps][Cols];
#pragma unroll
            for (int s = 0; s < steps; ++s) {
                left.read(l + s * depth, x[s]);
                right.read(l + s * depth, y[s]);
            }
#pragma unroll
            for (int s = 0; s < steps; ++s) {
                if (l + s * depth >= k)
                    break;
#pragma unroll
                for (int j = 0; j < Cols; ++j) {
                    const auto factor = fragment::right_of(conjugated_if(conjugates, y[s][j]));
#pragma unroll
                    for (int i = 0; i < Rows; ++i)
                        fragment::multiply(t, sums[i][j], fragment::left_of(x[s][2 * i], x[s][2 * i + 1]), factor);
                }
            }
        }
    }

    /// The sums of all sets, where the first's are: the others are in these lanes and elements beside those.
    BBLAS_DEVICE void add_up_sets(T (&x)[4]) const
    {
        if (sets > 1) {
            x[0] = x[0] + t.exchange(x[2], 2);
            x[1] = x[1] + t.exchange(x[3], 2);
        }
        if (sets > 2) {
            x[0] = x[0] + t.exchange(x[0], 17);
            x[1] = x[1] + t.exchange(x[1], 17);
        }
        if (sets > 4)
            x[0] = x[0] + t.exchange(x[1], 8);
    }

    /// Of element (i, j, e) of for_each_place(), sums[i][j][e].
    template <class F, class Sums>
    BBLAS_DEVICE void store(bblas_uplo uplo, int first, bool is_conjugated, const matrix_view<T> &C, const F &f,
                            const Sums &sums) const
    {
#pragma unroll
        for (int j = 0; j < Cols; ++j)
#pragma unroll
            for (int i = 0; i < Rows; ++i) {
                T x[4], was[4] = {};
                const auto for_each_wanted = [&](auto visit) {
#pragma unroll
                    for (int e = 0; e < 4; ++e) {
                        const int row = first + i * fragment::rows + fragment::row(t.rank, e);
                        const int col = j * fragment::cols + fragment::col(t.rank, e);
                        if (row < m && col < n && is_in(uplo, row, col))
                            visit(e, row, col);
                    }
                };
                if (f.reads())
                    for_each_wanted([&](int e, int row, int col) { was[e] = C(row, col); });
#pragma unroll
                for (int e = 0; e < 4; ++e)
                    x[e] = conjugated_if(is_conjugated, static_cast<T>(sums[i][j][e]));
                if (Rows * Cols == 1)
                    add_up_sets(x);
                for_each_wanted(
                    [&](int e, int row, int col) { C.set(row, col, f.reads() ? f(row, col, x[e], was[e]) : f(row, col, x[e])); });
            }
    }
};

} // namespace bblas::by_warp

#endif
