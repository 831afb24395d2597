// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of matrices from shared memory in pieces that a warp multiplies at once, in all precisions.
#ifndef BBLAS_CUDA_WARP_FRAGMENT_HPP
#define BBLAS_CUDA_WARP_FRAGMENT_HPP

#include <complex.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// A matrix in shared memory.
template <class T, int RowStride, int ColStride> struct tile_view {
    const T *first;
    bool conjugated; ///< memory holds conj(A)

    BBLAS_DEVICE T operator()(int i, int j) const { return first[i * RowStride + j * ColStride]; }
    BBLAS_DEVICE tile_view<T, ColStride, RowStride> transpose() const { return {first, conjugated}; }
};

template <class T> BBLAS_DEVICE T conjugated_if(bool is_conjugated, T x)
{
    return is_conjugated ? conjugate(x) : x;
}

/// Where the four elements of C that a lane holds, e = 0, ..., 3, stand in a fragment of 16 rows and 8 columns.
template <int ColStep> struct fragment_places {
    static constexpr int rows = 16;
    static constexpr int cols = 8;
    static constexpr int row_step = 8;       ///< from the row of e = 0 and 1 to that of e = 2 and 3
    static constexpr int col_step = ColStep; ///< from the column of e = 0 and 2 to that of e = 1 and 3

    BBLAS_DEVICE static int row(int lane, int e) { return lane / 4 + e / 2 * row_step; }
    BBLAS_DEVICE static int col(int lane) { return lane % 4 * (ColStep == 1 ? 2 : 1); }
    BBLAS_DEVICE static int col(int lane, int e) { return col(lane) + e % 2 * ColStep; }
};

/// C += A B, where C has 16 rows and 8 columns and A `depth` columns. `row_pad` and `depth_pad` are what to add to the length of
/// a line of memory, of rows or of terms, so that lanes find their elements in different banks.
template <class T> struct fragment : fragment_places<4> {
    static constexpr int depth = 1;
    static constexpr int row_pad = 16 / sizeof(T);
    static constexpr int depth_pad = 16 / sizeof(T);

    struct left {
        T a[2];
    };
    struct right {
        T b[2];
    };
    struct sum {
        T c[4];

        BBLAS_DEVICE void clear() { c[0] = c[1] = c[2] = c[3] = T(0); }
        BBLAS_DEVICE void set(int e, T x) { c[e] = x; }
        BBLAS_DEVICE T operator[](int e) const { return c[e]; }
    };

    /// Of A from its row i and term l on.
    template <class View> BBLAS_DEVICE static left load_left(int lane, const View &A, int i, int l)
    {
        return {{conjugated_if(A.conjugated, A(i + lane / 4, l)), conjugated_if(A.conjugated, A(i + lane / 4 + 8, l))}};
    }
    /// Of B from its term l and column j on.
    template <class View> BBLAS_DEVICE static right load_right(int lane, const View &B, int l, int j)
    {
        return {{conjugated_if(B.conjugated, B(l, j + lane % 4)), conjugated_if(B.conjugated, B(l, j + lane % 4 + 4))}};
    }

    BBLAS_DEVICE static void multiply(const team<warp_size> &, sum &s, const left &x, const right &y)
    {
        for (int e = 0; e < 4; ++e)
            s.c[e] = multiply_add(x.a[e / 2], y.b[e % 2], s.c[e]);
    }
};

/// On the tensor cores.
template <> struct fragment<double> : fragment_places<1> {
    static constexpr int depth = 4;
    static constexpr int row_pad = 4;
    static constexpr int depth_pad = 4;

    struct left {
        double a[2];
    };
    struct right {
        double b;
    };
    struct sum {
        double c[4];

        BBLAS_DEVICE void clear() { c[0] = c[1] = c[2] = c[3] = 0; }
        BBLAS_DEVICE void set(int e, double x) { c[e] = x; }
        BBLAS_DEVICE double operator[](int e) const { return c[e]; }
    };

    template <class View> BBLAS_DEVICE static left load_left(int lane, const View &A, int i, int l)
    {
        return {{A(i + lane / 4, l + lane % 4), A(i + lane / 4 + 8, l + lane % 4)}};
    }
    template <class View> BBLAS_DEVICE static right load_right(int lane, const View &B, int l, int j)
    {
        return {B(l + lane % 4, j + lane / 4)};
    }
    /// Of the lane's elements, A(lane / 4, lane % 4), that 8 rows below, and B(lane % 4, lane / 4).
    BBLAS_DEVICE static left left_of(double upper, double lower) { return {{upper, lower}}; }
    BBLAS_DEVICE static right right_of(double x) { return {x}; }

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, const left &x, const right &y)
    {
        multiply_fragments(warp, s.c, x.a, y.b);
    }
};

/// On the tensor cores, as four real products.
template <> struct fragment<complex<double>> : fragment_places<1> {
    using T = complex<double>;
    static constexpr int depth = 4;
    static constexpr int row_pad = 2;
    static constexpr int depth_pad = 4;

    struct left {
        double re[2];
        double im[2];
        double minus_im[2];
    };
    struct right {
        double re;
        double im;
    };
    struct sum {
        double re[4];
        double im[4];

        BBLAS_DEVICE void clear()
        {
            for (int e = 0; e < 4; ++e)
                re[e] = im[e] = 0;
        }
        BBLAS_DEVICE void set(int e, T x)
        {
            re[e] = x.re;
            im[e] = x.im;
        }
        BBLAS_DEVICE T operator[](int e) const { return {re[e], im[e]}; }
    };

    template <class View> BBLAS_DEVICE static left load_left(int lane, const View &A, int i, int l)
    {
        const T upper = A(i + lane / 4, l + lane % 4);
        const T lower = A(i + lane / 4 + 8, l + lane % 4);
        const double sign = A.conjugated ? -1 : 1;
        return {{upper.re, lower.re}, {sign * upper.im, sign * lower.im}, {-sign * upper.im, -sign * lower.im}};
    }
    template <class View> BBLAS_DEVICE static right load_right(int lane, const View &B, int l, int j)
    {
        const T x = B(l + lane % 4, j + lane / 4);
        return {x.re, B.conjugated ? -x.im : x.im};
    }
    BBLAS_DEVICE static left left_of(T upper, T lower)
    {
        return {{upper.re, lower.re}, {upper.im, lower.im}, {-upper.im, -lower.im}};
    }
    BBLAS_DEVICE static right right_of(T x) { return {x.re, x.im}; }

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, const left &x, const right &y)
    {
        multiply_fragments(warp, s.re, x.re, y.re);
        multiply_fragments(warp, s.im, x.re, y.im);
        multiply_fragments(warp, s.re, x.minus_im, y.im);
        multiply_fragments(warp, s.im, x.im, y.re);
    }
};

// ---- The same with eight rows: of A and C, the first of each pair ----

template <class T> struct short_fragment : fragment<T> {
    using typename fragment<T>::right;
    struct sum {
        T c[2];

        BBLAS_DEVICE void clear() { c[0] = c[1] = T(0); }
        BBLAS_DEVICE void set(int e, T x) { c[e] = x; }
        BBLAS_DEVICE T operator[](int e) const { return c[e]; }
    };

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, T x, const right &y)
    {
        if constexpr (fragment<T>::depth == 1) {
            s.c[0] = multiply_add(x, y.b[0], s.c[0]);
            s.c[1] = multiply_add(x, y.b[1], s.c[1]);
        } else {
            multiply_fragments(warp, s.c, x, y.b);
        }
    }
};

template <> struct short_fragment<complex<double>> : fragment<complex<double>> {
    struct sum {
        double re[2];
        double im[2];

        BBLAS_DEVICE void clear() { re[0] = re[1] = im[0] = im[1] = 0; }
        BBLAS_DEVICE void set(int e, T x)
        {
            re[e] = x.re;
            im[e] = x.im;
        }
        BBLAS_DEVICE T operator[](int e) const { return {re[e], im[e]}; }
    };

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, T x, const right &y)
    {
        multiply_fragments(warp, s.re, x.re, y.re);
        multiply_fragments(warp, s.im, x.re, y.im);
        multiply_fragments(warp, s.re, -x.im, y.im);
        multiply_fragments(warp, s.im, x.im, y.re);
    }
};

// ---- Floats as doubles on the tensor cores, where they are as fast as in lanes, and take less instructions ----

/// What a lane has of the factors: floats, until they are multiplied.
template <class T> struct float_factors : fragment_places<1> {
    static constexpr int depth = 4;
    static constexpr int row_pad = 32 / sizeof(T);
    static constexpr int depth_pad = 4;

    struct left {
        T upper;
        T lower;
    };
    struct right {
        T x;
    };

    template <class View> BBLAS_DEVICE static left load_left(int lane, const View &A, int i, int l)
    {
        return {conjugated_if(A.conjugated, A(i + lane / 4, l + lane % 4)),
                conjugated_if(A.conjugated, A(i + lane / 4 + 8, l + lane % 4))};
    }
    template <class View> BBLAS_DEVICE static right load_right(int lane, const View &B, int l, int j)
    {
        return {conjugated_if(B.conjugated, B(l + lane % 4, j + lane / 4))};
    }
    BBLAS_DEVICE static left left_of(T upper, T lower) { return {upper, lower}; }
    BBLAS_DEVICE static right right_of(T x) { return {x}; }
};

template <class T> struct widened_fragment : float_factors<T> {
    using typename float_factors<T>::left;
    using typename float_factors<T>::right;
    struct sum {
        double c[4];

        BBLAS_DEVICE void clear() { c[0] = c[1] = c[2] = c[3] = 0; }
        BBLAS_DEVICE void set(int e, T x) { c[e] = x; }
        BBLAS_DEVICE T operator[](int e) const { return static_cast<T>(c[e]); }
    };

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, const left &x, const right &y)
    {
        const double both[2] = {x.upper, x.lower};
        multiply_fragments(warp, s.c, both, y.x);
    }
};

/// Three real products in place of four: of real parts, of imaginary parts, and of their sums. Doubles have bits to spare: what
/// is lost where these are taken from each other is less than what rounding to floats loses.
template <class R> struct widened_fragment<complex<R>> : float_factors<complex<R>> {
    using typename float_factors<complex<R>>::left;
    using typename float_factors<complex<R>>::right;
    struct sum {
        double of_real[4];
        double of_imaginary[4];
        double of_sums[4];

        BBLAS_DEVICE void clear()
        {
            for (int e = 0; e < 4; ++e)
                of_real[e] = of_imaginary[e] = of_sums[e] = 0;
        }
        BBLAS_DEVICE void set(int e, complex<R> x)
        {
            of_real[e] = x.re / 2.0;
            of_imaginary[e] = -of_real[e];
            of_sums[e] = x.im;
        }
        BBLAS_DEVICE complex<R> operator[](int e) const
        {
            return {static_cast<R>(of_real[e] - of_imaginary[e]), static_cast<R>(of_sums[e] - (of_real[e] + of_imaginary[e]))};
        }
    };

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, const left &x, const right &y)
    {
        const double re[2] = {x.upper.re, x.lower.re}, im[2] = {x.upper.im, x.lower.im};
        const double sums[2] = {re[0] + im[0], re[1] + im[1]};
        const double right_re = y.x.re, right_im = y.x.im;
        multiply_fragments(warp, s.of_real, re, right_re);
        multiply_fragments(warp, s.of_imaginary, im, right_im);
        multiply_fragments(warp, s.of_sums, sums, right_re + right_im);
    }
};

/// Where doubles are slow: lanes multiply what others hold.
template <class T> struct spread_fragment : float_factors<T> {
    using typename float_factors<T>::left;
    using typename float_factors<T>::right;
    struct sum {
        T c[4];

        BBLAS_DEVICE void clear() { c[0] = c[1] = c[2] = c[3] = T(0); }
        BBLAS_DEVICE void set(int e, T x) { c[e] = x; }
        BBLAS_DEVICE T operator[](int e) const { return c[e]; }
    };

    BBLAS_DEVICE static void multiply(const team<warp_size> &warp, sum &s, const left &x, const right &y)
    {
        const int lane = warp.rank;
#pragma unroll 1
        for (int l = 0; l < float_factors<T>::depth; ++l) {
            const T upper = warp.broadcast(x.upper, lane / 4 * 4 + l);
            const T lower = warp.broadcast(x.lower, lane / 4 * 4 + l);
            for (int e = 0; e < 2; ++e) {
                const T factor = warp.broadcast(y.x, float_factors<T>::col(lane, e) * 4 + l);
                s.c[e] = multiply_add(upper, factor, s.c[e]);
                s.c[2 + e] = multiply_add(lower, factor, s.c[2 + e]);
            }
        }
    }
};

/// How products in a block multiply. On an H200, floats gain 1.1 to 2 times by doubles in panels of right-hand sides, 1.04 to 1.5
/// in inverses, 1.1 to 1.3 in Cholesky factorizations of 145 to 320 rows; in LU they lose as much as they gain, and in triangular
/// systems of up to 96 rows more. Complex ones gain 1.05 to 1.4 in inverses, and have 0.8 to 1.03 of their rate in panels, where
/// there are no registers for their three sums.
template <class T>
using product_fragment = std::conditional_t<std::is_same_v<real_t<T>, double>, fragment<T>,
                                            std::conditional_t<has_fast_doubles, widened_fragment<T>, spread_fragment<T>>>;

} // namespace bblas::by_warp

#endif
