// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A panel of 16 columns in the registers of a warp, and what block reflectors make of it.
#ifndef BBLAS_CUDA_WARP_PANEL_HPP
#define BBLAS_CUDA_WARP_PANEL_HPP

#include "fragment.hpp"

namespace bblas::by_warp {

/// Tiles of 16 rows of a panel C, held, transposed, as sums of fragments, whose elements are those of right operands, too: C does not move on its way
/// to Vᴴ C. V, 16 reflectors, is in shared memory by columns, a multiple of 16 and 4 elements apart. Products are on the tensor cores in all
/// precisions: they have the rate of single precision outside of them, and take a fraction of the reads from shared memory.
template <class T> struct panel {
    using W = wide_t<T>;
    using fragment = by_warp::fragment<W>;
    using left = typename fragment::left;
    using sum = typename fragment::sum;
    static constexpr int width = fragment::rows;
    static constexpr int halves = width / fragment::cols;
    static constexpr int square = width * width;

    using tile = sum[halves];
    using weights = left[halves][2];

    /// Which of 8 rows or reflectors is column k of a fragment: the lanes of both products find V in different banks, since of the first four,
    /// the last four, the even ones and the odd ones each has another remainder by 4.
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
};

} // namespace bblas::by_warp

#endif
