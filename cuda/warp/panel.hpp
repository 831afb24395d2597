// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A panel of 16 columns in the registers of a warp, and what block reflectors make of it.
#ifndef BBLAS_CUDA_WARP_PANEL_HPP
#define BBLAS_CUDA_WARP_PANEL_HPP

#include "fragment.hpp"

#include <group/elements.hpp>

namespace bblas::by_warp {

/// Row i of S, upper triangular, in H(0) ... H(Width - 1) = I - V S Vᴴ, from S(j, j) = scalar(j) and G = Vᴴ V.
///
/// Source: Schreiber and Van Loan, A storage-efficient WY representation for products of Householder transformations (1989).
template <class T, int Width, class Scalar, class Gram>
BBLAS_DEVICE void find_scale(int i, Scalar scalar, Gram G, T (&row)[Width])
{
#pragma unroll
    for (int j = 0; j < Width; ++j)
        row[j] = T(0);
#pragma unroll
    for (int j = 0; j < Width; ++j) {
        const T of_column = scalar(j);
        row[j] = j < i ? T(0) : j == i ? of_column : -of_column * row[j];
#pragma unroll
        for (int l = j + 1; l < Width; ++l)
            row[l] = multiply_add(row[j], G(j, l), row[l]);
    }
}

/// Tiles of 16 rows of a panel C, held, transposed, as sums of fragments, whose elements are those of right operands, too: C does
/// not move on its way to Vᴴ C. V, 16 reflectors, is in shared memory by columns, a multiple of 16 and 4 elements apart. Products
/// are on the tensor cores in all precisions: they have the rate of single precision outside of them, and take a fraction of the
/// reads from shared memory.
template <class T> struct panel {
    using W = wide_t<T>;
    using fragment = by_warp::fragment<W>;
    using left = typename fragment::left;
    using sum = typename fragment::sum;
    static constexpr int width = fragment::rows;
    static constexpr int halves = width / fragment::cols;
    static constexpr int square = width * width;
    static constexpr int pad = 4; ///< of a line of V or S, so that the lanes of a fragment find different banks
    static constexpr int square_line = width + pad;
    /// Rows of C that 255 registers hold, with what multiplies them.
    static constexpr int most_rows = is_complex<T> ? 256 / sizeof(real_t<T>) : 128;

    using tile = sum[halves];
    using weights = left[halves][2];

    /// Which of 8 rows or reflectors is column k of a fragment: the lanes of both products find V in different banks, since of
    /// the first four, the last four, the even ones and the odd ones each has another remainder by 4.
    BBLAS_DEVICE static int place(int k) { return k < 4 ? k : k ^ 1; }
    /// The same of the lane's columns of a sum, which are its terms of a left operand.
    BBLAS_DEVICE static int term(int lane, int e) { return place(fragment::col(lane, e)); }
    /// And of its column of a right operand.
    BBLAS_DEVICE static int other(int lane) { return place(lane / 4); }

    /// f(sum, e, row, col) for each element of a tile that the lane holds.
    template <class F> BBLAS_DEVICE static void for_each(int lane, tile &C, F f)
    {
#pragma unroll
        for (int half = 0; half < halves; ++half)
#pragma unroll
            for (int e = 0; e < 4; ++e)
                f(C[half], e, half * fragment::cols + term(lane, e), fragment::row(lane, e));
    }

    /// C := X for tiles that are Step rows apart, where X has as many rows from the first one on, and columns; what is not there
    /// is zero. All elements are on their way before the first is converted or conjugated: the compiler would have a few of them
    /// at a time.
    template <int Step, int Tiles>
    BBLAS_DEVICE static void load(int lane, int rows, int cols, const matrix_view<const T> &X, tile (&C)[Tiles])
    {
        T found[Tiles * halves * 4];
        int number = 0;
        for_each_in_memory<Step>(lane, rows, cols, X, C, [&](sum &, int, const T *element, bool is_there) {
            found[number++] = is_there ? *element : T(0);
        });
        team<warp_size>{lane}.sync();
        number = 0;
#pragma unroll
        for (int i = 0; i < Tiles; ++i)
#pragma unroll
            for (int half = 0; half < halves; ++half)
#pragma unroll
                for (int e = 0; e < 4; ++e, ++number)
                    C[i][half].set(e, W(X.conjugated ? conjugate(found[number]) : found[number]));
    }
    /// X := C
    template <int Step, int Tiles>
    BBLAS_DEVICE static void store(int lane, int rows, int cols, tile (&C)[Tiles], const matrix_view<T> &X)
    {
        for_each_in_memory<Step>(lane, rows, cols, X, C, [&](sum &s, int e, T *element, bool is_there) {
            if (is_there)
                *element = X.conjugated ? conjugate(T(s[e])) : T(s[e]);
        });
    }

    BBLAS_DEVICE static void clear(sum (&sums)[halves])
    {
#pragma unroll
        for (int h = 0; h < halves; ++h)
            sums[h].clear();
    }

    /// sums += Vᴴ V for 16 rows of V, whose elements are V(i, j).
    template <class F> BBLAS_DEVICE static void add_gram(const team<warp_size> &warp, F V, sum (&sums)[halves])
    {
        const int row = warp.rank % 4, col = warp.rank / 4;
#pragma unroll
        for (int l = 0; l < width; l += fragment::depth) {
            const W x[halves] = {V(l + row, col), V(l + row, col + 8)};
#pragma unroll
            for (int h = 0; h < halves; ++h)
                fragment::multiply(warp, sums[h], fragment::left_of(conjugate(x[0]), conjugate(x[1])), fragment::right_of(x[h]));
        }
    }

    /// sums += Vᴴ C for a tile of C, and of V.
    BBLAS_DEVICE static void project(const team<warp_size> &warp, const T *V, int line, const tile &C, sum (&sums)[halves])
    {
        const T *const first[2] = {V + warp.rank / 4 * line + term(warp.rank, 0), V + warp.rank / 4 * line + term(warp.rank, 1)};
#pragma unroll
        for (int half = 0; half < halves; ++half)
#pragma unroll
            for (int e = 0; e < 2; ++e) {
                const T *const v = first[e] + half * fragment::cols;
                const left x = fragment::left_of(conjugate(W(v[0])), conjugate(W(v[8 * line])));
#pragma unroll
                for (int h = 0; h < halves; ++h)
                    fragment::multiply(warp, sums[h], x, fragment::right_of(C[half][2 * h + e]));
            }
    }

    /// C := C + V weightsᵀ for a tile of C, and of V.
    BBLAS_DEVICE static void add(const team<warp_size> &warp, const T *V, int line, const weights &by, tile &C)
    {
        const int own = warp.rank;
        const T *const first[2] = {V + term(own, 0) * line + other(own), V + term(own, 1) * line + other(own)};
#pragma unroll
        for (int h = 0; h < halves; ++h)
#pragma unroll
            for (int e = 0; e < 2; ++e)
#pragma unroll
                for (int half = 0; half < halves; ++half) {
                    const W v = W(first[e][half * fragment::cols + h * fragment::cols * line]);
                    fragment::multiply(warp, C[half], by[h][e], fragment::right_of(v));
                }
    }

    /// Where a sum for reflector i and column j is, so that lanes find different banks in both orders.
    BBLAS_DEVICE static int sum_place(int i, int j)
    {
        return (i ^ place(j % 8) % 4 * 4) + j * width;
    }

    BBLAS_DEVICE static void put(int lane, const sum (&sums)[halves], W *to)
    {
#pragma unroll
        for (int h = 0; h < halves; ++h)
#pragma unroll
            for (int e = 0; e < 4; ++e)
                to[sum_place(fragment::row(lane, e), h * fragment::cols + fragment::col(lane, e))] = sums[h][e];
    }

    /// The same, transposed, as left operands for a product with S: terms 8 l + 4 e + lane % 4.
    BBLAS_DEVICE static void get(int lane, const W *from, weights &sums)
    {
#pragma unroll
        for (int l = 0; l < halves; ++l)
#pragma unroll
            for (int e = 0; e < 2; ++e) {
                const int i = 8 * l + 4 * e + lane % 4;
                sums[l][e] = fragment::left_of(from[sum_place(i, lane / 4)], from[sum_place(i, lane / 4 + 8)]);
            }
    }

    /// A factor that the compiler does not know brings weights to other registers; each product would fetch them anew else.
    BBLAS_DEVICE static double unknown_minus_one()
    {
        double minus_one = -1;
        forget(minus_one);
        return minus_one;
    }

    /// by := -sumsᵀ Sᵀ, or -sumsᵀ conj(S), S by columns, by way of a square of the warp's own.
    BBLAS_DEVICE static void weigh(const team<warp_size> &warp, bool adjoint, const sum (&sums)[halves], const T *S, W *square,
                                   weights &by)
    {
        const int own = warp.rank;
        put(own, sums, square);
        warp.sync();
        weights projected;
        get(own, square, projected);
        warp.sync();
        const int row_stride = adjoint ? 1 : square_line, col_stride = adjoint ? square_line : 1;
        const double minus_one = unknown_minus_one();
#pragma unroll
        for (int h = 0; h < halves; ++h) {
            sum total;
            total.clear();
#pragma unroll
            for (int l = 0; l < halves; ++l)
#pragma unroll
                for (int e = 0; e < 2; ++e) {
                    const W s = W(S[(8 * l + 4 * e + own % 4) * row_stride + (h * fragment::cols + other(own)) * col_stride]);
                    fragment::multiply(warp, total, projected[l][e], fragment::right_of(adjoint ? conjugate(s) : s));
                }
#pragma unroll
            for (int e = 0; e < 2; ++e)
                by[h][e] = fragment::left_of(minus_one * total[e], minus_one * total[2 + e]);
        }
    }

  private:
    /// f(sum, e, address, is_there) for each element that the lane holds.
    template <int Step, int Tiles, class View, class F>
    BBLAS_DEVICE static void for_each_in_memory(int lane, int rows, int cols, const View &X, tile (&C)[Tiles], F f)
    {
        decltype(X.first) elements[4];
        int ends[4];
#pragma unroll
        for (int e = 0; e < 4; ++e) {
            const int row = term(lane, e), col = fragment::row(lane, e);
            elements[e] = X.address(row, col);
            ends[e] = col < cols ? rows - row : 0;
        }
#pragma unroll
        for (int i = 0; i < Tiles; ++i)
#pragma unroll
            for (int half = 0; half < halves; ++half)
#pragma unroll
                for (int e = 0; e < 4; ++e) { // in this order, or sectors of memory would be asked for again long after
                    f(C[i][half], e, elements[e], i * Step + half * fragment::cols < ends[e]);
                    elements[e] += (half == 0 ? fragment::cols : Step - fragment::cols) * X.row_stride;
                }
    }
};

} // namespace bblas::by_warp

#endif
