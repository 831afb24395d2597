// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Systems and products with tiles in shared memory, for eight right-hand sides at a time, in a warp: a quad of threads to each.
/// What they find is passed on within the quad, and so for all eight at once.
#ifndef BBLAS_CUDA_WARP_EIGHT_COLUMNS_HPP
#define BBLAS_CUDA_WARP_EIGHT_COLUMNS_HPP

#include "fragment.hpp"

#include <chunk.hpp>

namespace bblas::by_warp {

/// Eight columns in shared memory, or fewer, `length` elements one behind the other. A quad whose column is missing has the last
/// once more, and writes nothing.
template <class T> class eight_columns {
    using fragment = short_fragment<T>;
    static constexpr int at_once = 4; ///< rows, one to a thread of a quad
    static constexpr bool on_tensor_cores = fragment::depth == at_once;
    static constexpr int blocks = warp_size / 8; ///< of eight rows, as fragments have them

    T *const first;
    const int length;

  public:
    static constexpr int most = 8;
    /// Elements between columns whose lengths are multiples of 32, so that quads do not conflict.
    static constexpr int pad = on_tensor_cores ? 1 : 4;
    const int count;

    /// With more than eight right-hand sides, the first eight.
    BBLAS_DEVICE eight_columns(T *of_first, int of_each, int nrhs)
        : first(of_first), length(of_each), count(nrhs < most ? nrhs : most)
    {
    }
    BBLAS_DEVICE T *operator[](int col) const { return first + (col < count ? col : count - 1) * length; }

    /// X := inv(M) X for a triangular tile, of which M(i, j) is an element; rows before `begin` and from `end` on are the
    /// identity's. Thread i has the inverse of M(i, i). Returns false, and changes nothing, where a number on the way is not
    /// finite.
    template <bool IsLower, class Tile>
    BBLAS_DEVICE bool solve(const team<warp_size> &warp, const Tile &M, int begin, int end, T inverse) const
    {
        const auto place = [](int row) { return IsLower ? row : warp_size - 1 - row; }; // from where one begins
        const auto L = [=](int i, int j) { return M(place(i), place(j)); };
        const int q = warp.rank % at_once;
        const int g = warp.rank / at_once;
        const team<at_once> quad = {q};
        T *const column = operator[](g);
        typename fragment::sum sums[blocks]; // L X - B, as far as it has come, and then X
#pragma unroll
        for (int block = 0; block < blocks; ++block)
#pragma unroll
            for (int half = 0; half < 2; ++half)
                sums[block].set(half, -column[place(block * fragment::cols + half * at_once + q)]);
#pragma unroll
        for (int first_row = 0; first_row < warp_size; first_row += at_once) {
            const int first_here = IsLower ? first_row : place(first_row + at_once - 1);
            if (first_here + at_once > begin && first_here < end) {
                const int block = first_row / fragment::cols;
                const int half = first_row / at_once % 2;
                T open = sums[block][half];
                const T factor = -warp.broadcast(inverse, place(first_row + q));
                T found[at_once];
#pragma unroll
                for (int k = 0; k < at_once - 1; ++k) {
                    found[k] = quad.broadcast(factor * open, k);
                    const T next = multiply_add(L(first_row + q, first_row + k), found[k], open);
                    open = q > k ? next : open;
                }
                const T own = factor * open;
                if constexpr (!on_tensor_cores)
                    found[at_once - 1] = quad.broadcast(own, at_once - 1);
#pragma unroll
                for (int later = (first_row + at_once) / fragment::cols; later < blocks; ++later) {
                    const int row = later * fragment::cols;
                    if constexpr (on_tensor_cores) {
                        const int row_of_g = row + g / 2 + g % 2 * at_once; // where the fragment has its column g
                        fragment::multiply(warp, sums[later], own, fragment::right_of(L(row_of_g, first_row + q)));
                    } else {
#pragma unroll
                        for (int k = 0; k < at_once; ++k)
                            fragment::multiply(warp, sums[later], found[k],
                                               {{L(row + q, first_row + k), L(row + at_once + q, first_row + k)}});
                    }
                }
                sums[block].set(half, own);
            }
        }
        const auto for_each_row = [&](auto f) {
#pragma unroll
            for (int first_row = 0; first_row < warp_size; first_row += at_once) {
                const int row = place(first_row + q);
                if (row >= begin && row < end)
                    f(row, sums[first_row / fragment::cols][first_row / at_once % 2]);
            }
        };
        bool is_finite = true;
        for_each_row([&](int, T x) { is_finite = is_finite && greatest_part(x) <= greatest_number<real_t<T>>; });
        if (warp.any_in_warp(!is_finite))
            return false;
        warp.sync(); // quads whose column is missing have read another's
        if (g < count)
            for_each_row([&](int row, T x) { column[row] = x; });
        return true;
    }

    /// Y := Y - M X for a tile of which M(i, j) is an element. Columns of Y are those of X, from `rows` further down.
    template <class Tile> BBLAS_DEVICE void subtract_product(const team<warp_size> &warp, const Tile &M, int rows) const
    {
        if constexpr (on_tensor_cores) {
            constexpr int step = 32 / sizeof(T); // from a thread's term to the next thread's, so that they do not conflict
            const int q = warp.rank % at_once;
            const int g = warp.rank / at_once;
            T *const x = operator[](g);
            typename fragment::sum sums[blocks];
#pragma unroll
            for (int block = 0; block < blocks; ++block)
                sums[block].clear();
#pragma unroll
            for (int term = 0; term < warp_size / at_once; ++term) {
                const int k = term / step * (at_once * step) + term % step + q * step;
                const T left = x[k];
#pragma unroll
                for (int block = 0; block < blocks; ++block)
                    fragment::multiply(warp, sums[block], left, fragment::right_of(M(block * fragment::cols + g, k)));
            }
            if (g < count)
#pragma unroll
                for (int block = 0; block < blocks; ++block)
#pragma unroll
                    for (int e = 0; e < 2; ++e) {
                        T &y = x[rows + block * fragment::cols + fragment::col(warp.rank, e)];
                        y = y - sums[block][e];
                    }
        } else {
            constexpr int columns = 4; // at once: a row to a thread
#pragma unroll 1
            for (int begin = 0; begin < count; begin += columns) {
                T sums[columns];
#pragma unroll
                for (int c = 0; c < columns; ++c)
                    sums[c] = T(0);
#pragma unroll
                for (int term = 0; term < warp_size; term += chunk<T>::size) {
                    chunk<T> x[columns];
#pragma unroll
                    for (int c = 0; c < columns; ++c)
                        x[c] = *reinterpret_cast<const chunk<T> *>(operator[](begin + c) + term);
#pragma unroll
                    for (int k = 0; k < chunk<T>::size; ++k) {
                        const T factor = M(warp.rank, term + k);
#pragma unroll
                        for (int c = 0; c < columns; ++c)
                            sums[c] = multiply_add(factor, x[c].of[k], sums[c]);
                    }
                }
#pragma unroll
                for (int c = 0; c < columns; ++c)
                    if (begin + c < count) {
                        T &y = operator[](begin + c)[rows + warp.rank];
                        y = y - sums[c];
                    }
            }
        }
    }
};

} // namespace bblas::by_warp

#endif
