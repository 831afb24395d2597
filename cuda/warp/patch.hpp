// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Patches of a product of matrices from shared memory, which a warp has in its registers.
#ifndef BBLAS_CUDA_WARP_PATCH_HPP
#define BBLAS_CUDA_WARP_PATCH_HPP

#include "fragment.hpp"

#include <chunk.hpp>

namespace bblas::by_warp {

/// Rows of a patch that a lane has, or columns: first, first + step, ...
struct places {
    int first;
    int step;
};

/// Where the tensor cores multiply: a fragment. Both operands have rows, which are C's rows and columns, and terms.
template <class T> struct fragment_patch : fragment<T> {
    static constexpr int lane_rows = 2;
    static constexpr int lane_cols = 2;
    static constexpr bool is_fragment = true;
    template <bool ByRows> static constexpr int most_copied = 16; ///< bytes, of lines of rows or of terms

    /// A stage of `Lines` rows by `Depth` terms, from a lane's first row on. In lines of memory, which leave no room between
    /// them, the chunks of 16 bytes are in another order each: lanes that read at once, from `chunks` chunks of as many lines as
    /// make 8 of them, find these in different banks, and copies fill all banks.
    template <int Lines, int Depth, bool ByRows> class view {
        static constexpr int line_size = ByRows ? Lines : Depth;
        static constexpr int wide = 16 / static_cast<int>(sizeof(T));
        static constexpr int chunks = ByRows || sizeof(T) == 8 ? 2 : 4;
        static_assert(line_size % (8 * wide) == 0 && (ByRows || (Depth & (Depth - 1)) == 0));

        const T *stages;
        int first; ///< the lane's place, in a line of which the order is its own
        bool conjugated;

      public:
        static constexpr int size = Lines * Depth;
        static constexpr int period = 8 / chunks; ///< lines that have orders of their own
        static constexpr int turned = 8 * wide;   ///< elements of which the chunks change places

        BBLAS_DEVICE static int place(int within, int line)
        {
            return line * line_size + (within ^ (line & (period - 1)) * chunks * wide);
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

    template <class View> BBLAS_DEVICE static auto load_left(int, const View &A, int row, int l)
    {
        return fragment<T>::left_of(A(row, l), A(row + 8, l));
    }
    template <class View> BBLAS_DEVICE static auto load_right(int, const View &B, int row, int l)
    {
        return fragment<T>::right_of(B(row, l));
    }
    BBLAS_DEVICE static places rows_of(int lane, bool) { return {fragment<T>::row(lane, 0), 8}; }
    BBLAS_DEVICE static places cols_of(int lane, bool) { return {fragment<T>::col(lane), fragment<T>::col_step}; }

  private:
    /// Without arithmetic on doubles, which would keep the products waiting.
    BBLAS_DEVICE static double negated_if(bool is_negated, double x)
    {
        std::uint64_t bits;
        memcpy(&bits, &x, sizeof bits);
        bits ^= std::uint64_t{is_negated} << 63;
        memcpy(&x, &bits, sizeof bits);
        return x;
    }
};

/// Where they do not: 8 by 4 lanes have `wide` by `wide` elements each, and read their factors in chunks of 16 bytes.
///
/// Where rows that follow each other lie in a chunk, they are one lane's; where terms do, a lane's rows lie as far apart as there
/// are lanes, so that their lines begin in different banks. Lanes that read the same chunk follow each other, or the next but one
/// does, in either operand: then a multiprocessor reads the chunks of half a warp at once.
template <class T, bool Transposes> struct lane_patch {
    static constexpr int wide = 16 / sizeof(T);
    static constexpr int rows = 8 * wide;
    static constexpr int cols = 4 * wide;
    static constexpr int depth = Transposes ? 2 : wide;
    static constexpr bool is_fragment = false;
    static constexpr int lane_rows = wide;
    static constexpr int lane_cols = wide;

    /// Lines of terms are copied element by element where they become lines of rows.
    template <bool ByRows> static constexpr int most_copied = Transposes && !ByRows ? sizeof(T) : 16;

    /// A stage, as that of a fragment_patch, with room between lines where it is wanted.
    template <int Lines, int Depth, bool ByRows> struct view {
        static constexpr bool has_close_rows = ByRows || Transposes;
        static constexpr int line_size = Transposes ? Lines + wide : ByRows ? Lines : Depth + wide;
        static constexpr int size = line_size * (has_close_rows ? Depth : Lines);
        static constexpr int period = 1;
        static constexpr int turned = 1;

        const T *first;
        bool conjugated;

        BBLAS_DEVICE static int place(int within, int line)
        {
            return has_close_rows == ByRows ? within + line * line_size : line + within * line_size;
        }

        BBLAS_DEVICE view(const T *stages, int begin, int, int row, bool is_conjugated)
            : first(stages + begin + (has_close_rows ? row : row * line_size)), conjugated(is_conjugated)
        {
        }
        BBLAS_DEVICE const T *address(int i, int l) const { return first + (ByRows ? place(i, l) : place(l, i)); }
    };
    template <class V> BBLAS_DEVICE static void start_copy(V *to, const V *from, bool is_there)
    {
        bblas::start_copy(to, from, is_there);
    }

    /// A lane's part of an operand.
    struct factors {
        T of_term[depth][wide];
    };
    using left = factors;
    using right = factors;

    struct sum {
        T c[wide * wide];

        BBLAS_DEVICE void clear()
        {
            for (T &x : c)
                x = T(0);
        }
        BBLAS_DEVICE T operator[](int e) const { return c[e]; }
    };

    template <class View> BBLAS_DEVICE static auto load_left(int lane, const View &A, int row, int l)
    {
        return load(rows_of(lane, A.has_close_rows), A, row, l);
    }
    template <class View> BBLAS_DEVICE static auto load_right(int lane, const View &B, int row, int l)
    {
        return load(cols_of(lane, B.has_close_rows), B, row, l);
    }

    BBLAS_DEVICE static void multiply(const team<warp_size> &, sum &s, const factors &x, const factors &y)
    {
#pragma unroll
        for (int l = 0; l < depth; ++l)
#pragma unroll
            for (int e = 0; e < wide * wide; ++e)
                s.c[e] = multiply_add(x.of_term[l][e / wide], y.of_term[l][e % wide], s.c[e]);
    }

    /// A lane's sums of Rows by Cols patches, the first of those it has. From a product of real numbers to the next, but one
    /// factor changes, and the other stays where operands wait: there are ports for two registers a product, and one is the sum.
    /// So rows are gone through to and fro.
    template <int Rows, int MostRows, int Cols>
    BBLAS_DEVICE static void multiply(sum (&s)[MostRows][Cols], const factors (&x)[MostRows], const factors (&y)[Cols])
    {
        constexpr int parts = real_products<T>;
#pragma unroll
        for (int l = 0; l < depth; ++l)
#pragma unroll
            for (int line = 0; line < Rows * wide * parts; ++line)
#pragma unroll
                for (int beside = 0; beside < Cols * wide; ++beside) {
                    const int i = line / parts, j = line % 2 == 0 ? beside : Cols * wide - 1 - beside;
                    T &c = s[i / wide][j / wide].c[i % wide * wide + j % wide];
                    add_product(line % parts, x[i / wide].of_term[l][i % wide], y[j / wide].of_term[l][j % wide], c);
                }
    }

    BBLAS_DEVICE static places rows_of(int lane, bool are_close)
    {
        return of_line<8>(lane / 2 % 8, are_close || Transposes);
    }
    BBLAS_DEVICE static places cols_of(int lane, bool are_close)
    {
        return of_line<4>(lane % 2 + lane / 16 * 2, are_close || Transposes);
    }

  private:
    template <int Lanes> BBLAS_DEVICE static places of_line(int lane, bool are_close)
    {
        return are_close ? places{lane * wide, 1} : places{lane, Lanes};
    }

    template <class View> BBLAS_DEVICE static factors load(const places &at, const View &A, int row, int l)
    {
        constexpr bool by_rows = View::has_close_rows;
        constexpr int size = by_rows ? wide : depth;
        struct alignas(size * sizeof(T)) chunk {
            T values[size];
        };
        factors x;
#pragma unroll
        for (int i = 0; i < (by_rows ? depth : wide); ++i) {
            const chunk read = *reinterpret_cast<const chunk *>(by_rows ? A.address(row + at.first, l + i)
                                                                        : A.address(row + at.first + i * at.step, l));
#pragma unroll
            for (int e = 0; e < size; ++e)
                x.of_term[by_rows ? i : e][by_rows ? e : i] = A.conjugated ? conjugate(read.values[e]) : read.values[e];
        }
        return x;
    }
};

/// That of a tiling. With one stage, nothing would hide copies that transpose, which are more.
template <class T, class Tiling>
using patch = std::conditional_t<sizeof(real_t<T>) == sizeof(double), fragment_patch<T>, lane_patch<T, (Tiling::stages > 1)>>;

} // namespace bblas::by_warp

#endif
