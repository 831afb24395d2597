// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Patches of a product of matrices from shared memory, which a warp has in its registers.
#ifndef BBLAS_CUDA_WARP_PATCH_HPP
#define BBLAS_CUDA_WARP_PATCH_HPP

#include "fragment.hpp"

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

    template <class View> BBLAS_DEVICE static auto load_left(int lane, const View &A, int row, int l)
    {
        auto x = fragment<T>::load_left(lane, View{A.first, false}, row, l);
        if constexpr (is_complex<T>)
            for (int half = 0; half < 2; ++half) {
                x.im[half] = negated_if(A.conjugated, x.im[half]);
                x.minus_im[half] = -x.im[half];
            }
        return x;
    }
    template <class View> BBLAS_DEVICE static auto load_right(int lane, const View &B, int row, int l)
    {
        return fragment<T>::load_right(lane, B.transpose(), l, row);
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
/// Where rows that follow each other lie in a chunk, they are one lane's; where terms do, a lane's rows lie as far apart as there are
/// lanes, so that their lines begin in different banks. Lanes that read the same chunk follow each other, or the next but one does, in
/// either operand: then a multiprocessor reads the chunks of half a warp at once.
template <class T, int Terms> struct lane_patch {
    static constexpr int wide = 16 / sizeof(T);
    static constexpr int rows = 8 * wide;
    static constexpr int cols = 4 * wide;
    static constexpr int depth = Terms;
    static constexpr int row_pad = 0;
    static constexpr int depth_pad = wide;
    static constexpr bool is_fragment = false;
    static constexpr int lane_rows = wide;
    static constexpr int lane_cols = wide;

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

    BBLAS_DEVICE static places rows_of(int lane, bool are_close)
    {
        return of_line<8>(lane / 2 % 8, are_close);
    }
    BBLAS_DEVICE static places cols_of(int lane, bool are_close)
    {
        return of_line<4>(lane % 2 + lane / 16 * 2, are_close);
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

/// Where it is not a fragment, factors of `Terms` terms come at once.
template <class T, int Terms>
using patch = std::conditional_t<sizeof(real_t<T>) == sizeof(double), fragment_patch<T>, lane_patch<T, Terms>>;

} // namespace bblas::by_warp

#endif
