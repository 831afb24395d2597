// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Patches of a product of matrices from shared memory, which a warp has in its registers.
#ifndef BBLAS_CUDA_WARP_PATCH_HPP
#define BBLAS_CUDA_WARP_PATCH_HPP

#include "fragment.hpp"

#include <chunk.hpp>

namespace bblas::by_warp {

/// A fragment of the product. Both operands have rows, which are C's rows and columns, and terms.
template <class T> struct patch : product_fragment<T> {
    using fragment = product_fragment<T>;

    /// A stage of `Lines` rows by `Depth` terms, from a lane's first row on. In lines of memory, which leave no room between
    /// them, the chunks of 16 bytes are in another order each: lanes that read at once, from `chunks` chunks of as many lines as
    /// make 8 of them, find these in different banks, and copies fill all banks. Lines of an odd number of four chunks begin in
    /// the one half of the banks and in the other by turns.
    template <int Lines, int Depth, bool ByRows> class view {
        static constexpr int line_size = ByRows ? Lines : Depth;
        static constexpr int wide = 16 / static_cast<int>(sizeof(T));
        static constexpr int chunks = ByRows ? 2 : sizeof(T) / 4;
        static constexpr int turns = line_size % (8 * wide) == 0 ? 1 : 2;
        static_assert(line_size % (4 * wide) == 0 && (ByRows || (Depth & (Depth - 1)) == 0));

        const T *stages;
        int first; ///< the lane's place, in a line of which the order is its own
        bool conjugated;

      public:
        static constexpr int size = Lines * Depth;
        static constexpr int period = 8 / chunks;       ///< lines that have orders of their own
        static constexpr int turned = 8 / turns * wide; ///< elements of which the chunks change places

        BBLAS_DEVICE static int place(int within, int line)
        {
            return line * line_size + (within ^ (line / turns & (period / turns - 1)) * chunks * wide);
        }

        /// Of the stage that begins so many elements behind the first, from row `row` on, a multiple of 8.
        BBLAS_DEVICE view(const T *all_stages, int begin, int lane, int row, bool is_conjugated)
            : stages(all_stages),
              first(begin + (ByRows ? row / turned * turned + (place(lane / 4, lane % 4) ^ (row & (turned - 1)))
                                    : row * line_size + place(lane % 4, lane / 4))),
              conjugated(is_conjugated)
        {
        }
        /// Row `row` + lane / 4, a multiple of 8 further on, and term l + lane % 4.
        BBLAS_DEVICE T operator()(int i, int l) const
        {
            const int at =
                ByRows ? l * line_size + i / turned * turned + (first ^ (i & (turned - 1))) : i * line_size + (first ^ l);
            T x = *reinterpret_cast<const aligned<T> *>(stages + at);
            if constexpr (is_complex<T>)
                x.im = negated_if(conjugated, x.im);
            return x;
        }
    };
    template <class V> BBLAS_DEVICE static void start_copy(V *to, const V *from, bool is_there)
    {
        if constexpr (alignof(V) == 16)
            start_copy_past_cache(to, from, is_there);
        else
            bblas::start_copy(to, from, is_there);
    }

    template <class View> BBLAS_DEVICE static auto load_left(const View &A, int row, int l)
    {
        return fragment::left_of(A(row, l), A(row + fragment::row_step, l));
    }
    template <class View> BBLAS_DEVICE static auto load_right(const View &B, int row, int l)
    {
        return fragment::right_of(B(row, l));
    }

  private:
    /// Without arithmetic on doubles, which would keep the products waiting.
    template <class R> BBLAS_DEVICE static R negated_if(bool is_negated, R x)
    {
        using word = std::conditional_t<sizeof(R) == 8, std::uint64_t, std::uint32_t>;
        word bits;
        memcpy(&bits, &x, sizeof bits);
        bits ^= word{is_negated} << (8 * sizeof bits - 1);
        memcpy(&x, &bits, sizeof bits);
        return x;
    }
};

} // namespace bblas::by_warp

#endif
