// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// lanes<T>: one number of each of several problems, in the lanes of a vector; a complex one in two, real and imaginary parts
/// apart. Arithmetic on them reads as on numbers, and no lane knows of another.
///
/// Highway compiles this, and what includes it, once for each target (targets_built.hpp), in a namespace of its own.

// An include guard that lets a file in once for each target.
#if defined(BBLAS_CPU_LANES_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANES_HPP
#undef BBLAS_CPU_LANES_HPP
#else
#define BBLAS_CPU_LANES_HPP
#endif

#include "targets_built.hpp"

#include <hwy/highway.h>

#include <batch.hpp>

#include <cstddef>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

template <class T> using tag = hn::ScalableTag<real_t<T>>;
template <class R> using vector = hn::Vec<hn::ScalableTag<R>>;
/// One answer a lane.
template <class R> using lane_mask = hn::Mask<hn::ScalableTag<R>>;

/// Lanes of a vector, and so problems that are worked on at once.
template <class T> inline constexpr int width = static_cast<int>(hn::MaxLanes(tag<T>()));
/// Numbers of real type in an element.
template <class T> inline constexpr int parts = is_complex<T> ? 2 : 1;

/// Real elements.
template <class T> struct lanes {
    vector<T> re;

    static HWY_INLINE lanes load(const T *x) { return {hn::Load(tag<T>(), x)}; }
    static HWY_INLINE lanes all(T x) { return {hn::Set(tag<T>(), x)}; }
    HWY_INLINE void store(T *x) const { hn::Store(re, tag<T>(), x); }
};

/// Complex elements.
template <class R> struct lanes<std::complex<R>> {
    vector<R> re, im;

    static HWY_INLINE lanes load(const R *x) { return {hn::Load(tag<R>(), x), hn::Load(tag<R>(), x + width<R>)}; }
    static HWY_INLINE lanes all(std::complex<R> x) { return {hn::Set(tag<R>(), x.real()), hn::Set(tag<R>(), x.imag())}; }
    HWY_INLINE void store(R *x) const
    {
        hn::Store(re, tag<R>(), x);
        hn::Store(im, tag<R>(), x + width<R>);
    }
};

// The operators are no friends in the classes: GCC 12 compiles those without the target's instructions.

template <class R> HWY_INLINE lanes<R> operator+(lanes<R> a, lanes<R> b)
{
    return {hn::Add(a.re, b.re)};
}
template <class R> HWY_INLINE lanes<std::complex<R>> operator+(lanes<std::complex<R>> a, lanes<std::complex<R>> b)
{
    return {hn::Add(a.re, b.re), hn::Add(a.im, b.im)};
}
template <class R> HWY_INLINE lanes<R> operator-(lanes<R> a, lanes<R> b)
{
    return {hn::Sub(a.re, b.re)};
}
template <class R> HWY_INLINE lanes<std::complex<R>> operator-(lanes<std::complex<R>> a, lanes<std::complex<R>> b)
{
    return {hn::Sub(a.re, b.re), hn::Sub(a.im, b.im)};
}
template <class R> HWY_INLINE lanes<R> operator-(lanes<R> a)
{
    return {hn::Neg(a.re)};
}
template <class R> HWY_INLINE lanes<std::complex<R>> operator-(lanes<std::complex<R>> a)
{
    return {hn::Neg(a.re), hn::Neg(a.im)};
}
template <class R> HWY_INLINE lanes<R> operator*(lanes<R> a, lanes<R> b)
{
    return {hn::Mul(a.re, b.re)};
}
template <class R> HWY_INLINE lanes<std::complex<R>> operator*(lanes<std::complex<R>> a, lanes<std::complex<R>> b)
{
    return {hn::NegMulAdd(a.im, b.im, hn::Mul(a.re, b.re)), hn::MulAdd(a.im, b.re, hn::Mul(a.re, b.im))};
}
template <class R> HWY_INLINE lanes<std::complex<R>> operator*(lanes<std::complex<R>> a, lanes<R> b)
{
    return {hn::Mul(a.re, b.re), hn::Mul(a.im, b.re)};
}
template <class R> HWY_INLINE lanes<R> operator/(lanes<R> a, lanes<R> b)
{
    return {hn::Div(a.re, b.re)};
}
template <class R> HWY_INLINE lanes<std::complex<R>> operator/(lanes<std::complex<R>> a, lanes<R> b)
{
    return {hn::Div(a.re, b.re), hn::Div(a.im, b.re)};
}
/// Without needless overflow, by Smith's method.
template <class R> HWY_INLINE lanes<std::complex<R>> operator/(lanes<std::complex<R>> x, lanes<std::complex<R>> y)
{
    // Divides both by the larger part of y.
    const auto real_larger = hn::Ge(hn::Abs(y.re), hn::Abs(y.im));
    const vector<R> larger = hn::IfThenElse(real_larger, y.re, y.im);
    const vector<R> smaller = hn::IfThenElse(real_larger, y.im, y.re);
    const vector<R> ratio = hn::Div(smaller, larger);
    const vector<R> denominator = hn::MulAdd(smaller, ratio, larger);
    const vector<R> a = hn::IfThenElse(real_larger, x.re, x.im);
    const vector<R> b = hn::IfThenElse(real_larger, x.im, x.re);
    const vector<R> re = hn::Div(hn::MulAdd(b, ratio, a), denominator);
    const vector<R> im = hn::Div(hn::NegMulAdd(a, ratio, b), denominator);
    return {re, hn::IfThenElse(real_larger, im, hn::Neg(im))};
}

/// a b + c, rounded once.
template <class R> HWY_INLINE lanes<R> multiply_add(lanes<R> a, lanes<R> b, lanes<R> c)
{
    return {hn::MulAdd(a.re, b.re, c.re)};
}
template <class R>
HWY_INLINE lanes<std::complex<R>> multiply_add(lanes<std::complex<R>> a, lanes<std::complex<R>> b, lanes<std::complex<R>> c)
{
    return {hn::NegMulAdd(a.im, b.im, hn::MulAdd(a.re, b.re, c.re)), hn::MulAdd(a.im, b.re, hn::MulAdd(a.re, b.im, c.im))};
}

/// conj(a) b + c.
template <class R> HWY_INLINE lanes<R> conjugate_multiply_add(lanes<R> a, lanes<R> b, lanes<R> c)
{
    return multiply_add(a, b, c);
}
template <class R>
HWY_INLINE lanes<std::complex<R>> conjugate_multiply_add(lanes<std::complex<R>> a, lanes<std::complex<R>> b,
                                                         lanes<std::complex<R>> c)
{
    return {hn::MulAdd(a.im, b.im, hn::MulAdd(a.re, b.re, c.re)), hn::NegMulAdd(a.im, b.re, hn::MulAdd(a.re, b.im, c.im))};
}

/// c - a b.
template <class R> HWY_INLINE lanes<R> subtract_product(lanes<R> a, lanes<R> b, lanes<R> c)
{
    return {hn::NegMulAdd(a.re, b.re, c.re)};
}
template <class R>
HWY_INLINE lanes<std::complex<R>> subtract_product(lanes<std::complex<R>> a, lanes<std::complex<R>> b, lanes<std::complex<R>> c)
{
    return {hn::MulAdd(a.im, b.im, hn::NegMulAdd(a.re, b.re, c.re)), hn::NegMulAdd(a.im, b.re, hn::NegMulAdd(a.re, b.im, c.im))};
}

template <class R> HWY_INLINE lanes<R> real(lanes<R> a)
{
    return a;
}
template <class R> HWY_INLINE lanes<R> real(lanes<std::complex<R>> a)
{
    return {a.re};
}
template <class R> HWY_INLINE lanes<R> imag(lanes<R>)
{
    return {hn::Zero(tag<R>())};
}
template <class R> HWY_INLINE lanes<R> imag(lanes<std::complex<R>> a)
{
    return {a.im};
}
/// The number with these real and imaginary parts.
template <class T> HWY_INLINE lanes<T> make(lanes<real_t<T>> re, lanes<real_t<T>> im)
{
    if constexpr (is_complex<T>)
        return {re.re, im.re};
    else
        return static_cast<void>(im), re;
}
template <class T> HWY_INLINE lanes<T> make(lanes<real_t<T>> re)
{
    return make<T>(re, lanes<real_t<T>>::all(0));
}

template <class R> HWY_INLINE lanes<R> conjugate(lanes<R> a)
{
    return a;
}
template <class R> HWY_INLINE lanes<std::complex<R>> conjugate(lanes<std::complex<R>> a)
{
    return {a.re, hn::Neg(a.im)};
}
template <class R> HWY_INLINE lanes<R> absolute(lanes<R> a)
{
    return {hn::Abs(a.re)};
}
template <class R> HWY_INLINE lanes<R> square_root(lanes<R> a)
{
    return {hn::Sqrt(a.re)};
}
/// The larger; not for NaN, which the targets treat differently.
template <class R> HWY_INLINE lanes<R> larger(lanes<R> a, lanes<R> b)
{
    return {hn::Max(a.re, b.re)};
}
/// |a| with the sign of b.
template <class R> HWY_INLINE lanes<R> with_sign(lanes<R> a, lanes<R> b)
{
    return {hn::CopySign(a.re, b.re)};
}
/// The larger of |re| and |im|.
template <class R> HWY_INLINE lanes<R> larger_part(lanes<R> a)
{
    return absolute(a);
}
template <class R> HWY_INLINE lanes<R> larger_part(lanes<std::complex<R>> a)
{
    return {hn::Max(hn::Abs(a.re), hn::Abs(a.im))};
}
/// |a|² + c.
template <class R> HWY_INLINE lanes<R> add_square(lanes<R> a, lanes<R> c)
{
    return multiply_add(a, a, c);
}
template <class R> HWY_INLINE lanes<R> add_square(lanes<std::complex<R>> a, lanes<R> c)
{
    return {hn::MulAdd(a.im, a.im, hn::MulAdd(a.re, a.re, c.re))};
}
/// |re| + |im|, which BLAS takes for the absolute value.
template <class R> HWY_INLINE lanes<R> abs1(lanes<R> a)
{
    return absolute(a);
}
template <class R> HWY_INLINE lanes<R> abs1(lanes<std::complex<R>> a)
{
    return {hn::Add(hn::Abs(a.re), hn::Abs(a.im))};
}

template <class R> HWY_INLINE lane_mask<R> operator<(lanes<R> a, lanes<R> b)
{
    return hn::Lt(a.re, b.re);
}
template <class R> HWY_INLINE lane_mask<R> operator>(lanes<R> a, lanes<R> b)
{
    return hn::Gt(a.re, b.re);
}
template <class R> HWY_INLINE lane_mask<R> operator>=(lanes<R> a, lanes<R> b)
{
    return hn::Ge(a.re, b.re);
}
template <class R> HWY_INLINE lane_mask<R> operator==(lanes<R> a, lanes<R> b)
{
    return hn::Eq(a.re, b.re);
}
/// Whether both parts are 0. One template, because GCC 12 would try a mask of complex numbers, which NEON's vectors reject.
template <class T> HWY_INLINE lane_mask<real_t<T>> is_zero(lanes<T> a)
{
    const auto re = hn::Eq(a.re, hn::Zero(tag<T>()));
    if constexpr (is_complex<T>)
        return hn::And(re, hn::Eq(a.im, hn::Zero(tag<T>())));
    else
        return re;
}

/// a where the mask says so, b elsewhere.
template <class R, class M> HWY_INLINE lanes<R> select(M mask, lanes<R> a, lanes<R> b)
{
    return {hn::IfThenElse(mask, a.re, b.re)};
}
template <class R, class M> HWY_INLINE lanes<std::complex<R>> select(M mask, lanes<std::complex<R>> a, lanes<std::complex<R>> b)
{
    return {hn::IfThenElse(mask, a.re, b.re), hn::IfThenElse(mask, a.im, b.im)};
}
/// Whether the mask says yes in any lane. It may choose the way to a result, never the result.
template <class R, class M> HWY_INLINE bool any(M mask)
{
    return !hn::AllFalse(tag<R>(), mask);
}

/// Elements that lie side by side, anywhere.
template <class T> HWY_INLINE lanes<T> load_unaligned(const T *x)
{
    using R = real_t<T>;
    if constexpr (is_complex<T>) {
        lanes<T> l;
        hn::LoadInterleaved2(tag<R>(), reinterpret_cast<const R *>(x), l.re, l.im);
        return l;
    } else {
        return {hn::LoadU(tag<R>(), x)};
    }
}
template <class T> HWY_INLINE void store_unaligned(lanes<T> l, T *x)
{
    using R = real_t<T>;
    if constexpr (is_complex<T>)
        hn::StoreInterleaved2(l.re, l.im, tag<R>(), reinterpret_cast<R *>(x));
    else
        hn::StoreU(l.re, tag<R>(), x);
}

/// A matrix of each problem, interleaved: the elements (i, j) of all problems lie side by side. A view; its strides count numbers
/// of real type, and may be negative.
template <class T> struct lane_matrix {
    using real = real_t<T>;
    real *first;
    std::ptrdiff_t row, col;

    HWY_INLINE real *at(std::ptrdiff_t i, std::ptrdiff_t j) const { return first + i * row + j * col; }
    HWY_INLINE lanes<T> operator()(std::ptrdiff_t i, std::ptrdiff_t j) const { return lanes<T>::load(at(i, j)); }
    HWY_INLINE void set(std::ptrdiff_t i, std::ptrdiff_t j, lanes<T> x) const { x.store(at(i, j)); }

    /// The part that begins at (i, j).
    HWY_INLINE lane_matrix from(std::ptrdiff_t i, std::ptrdiff_t j) const { return {at(i, j), row, col}; }
    HWY_INLINE lane_matrix transposed() const { return {first, col, row}; }
    /// An m by n matrix from its last row and column to its first: makes a lower triangle of an upper one.
    HWY_INLINE lane_matrix reversed(std::ptrdiff_t m, std::ptrdiff_t n) const { return {at(m - 1, n - 1), -row, -col}; }
    HWY_INLINE lane_matrix rows_reversed(std::ptrdiff_t m) const { return {at(m - 1, 0), -row, col}; }
};

template <class T> HWY_INLINE void conjugate_all(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A)
{
    if constexpr (is_complex<T>)
        for (std::ptrdiff_t j = 0; j < n; ++j)
            for (std::ptrdiff_t i = 0; i < m; ++i)
                A.set(i, j, conjugate(A(i, j)));
}

/// A := x.
template <class T> HWY_INLINE void fill(T x, std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A)
{
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i)
            A.set(i, j, lanes<T>::all(x));
}

/// A := I.
template <class T> HWY_INLINE void set_identity(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A)
{
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i)
            A.set(i, j, lanes<T>::all(i == j ? T(1) : T(0)));
}

/// A := x A.
template <class T> HWY_INLINE void scale(T x, std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A)
{
    const lanes<T> factor = lanes<T>::all(x);
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i)
            A.set(i, j, factor * A(i, j));
}

/// Where one pivot or another failed first: LAPACK's info. A real number holds it exactly, as no size comes near 2²⁴ here.
template <class R> struct lane_info {
    lanes<R> first;

    HWY_INLINE lane_info() : first(lanes<R>::all(0)) {} // written out: the compiler's own would not be of the target
    /// Notes index, counted from 1, in the lanes of the mask that have nothing noted yet.
    template <class M> HWY_INLINE void note(M mask, std::ptrdiff_t index)
    {
        const lanes<R> zero = lanes<R>::all(0);
        first = {hn::IfThenElse(hn::And(mask, hn::Eq(first.re, zero.re)), hn::Set(tag<R>(), static_cast<R>(index)), first.re)};
    }
    HWY_INLINE void store(bblas_int *info) const
    {
        HWY_ALIGN R x[width<R>];
        first.store(x);
        for (int lane = 0; lane < width<R>; ++lane)
            info[lane] = static_cast<bblas_int>(x[lane]);
    }
};

/// Stores for every lane the index, counted from 1, of the first element of the diagonal that is exactly zero; 0 where none is.
template <class T> HWY_INLINE void note_zero_diagonal(std::ptrdiff_t n, lane_matrix<T> A, bblas_int *info)
{
    lane_info<real_t<T>> zeros;
    for (std::ptrdiff_t i = 0; i < n; ++i)
        zeros.note(is_zero(A(i, i)), i + 1);
    zeros.store(info);
}

/// Divides several numbers by one: multiplies by the reciprocal, except in the lanes where that would overflow or lose bits.
template <class D> struct divisor {
    lanes<D> value, reciprocal;
    lane_mask<real_t<D>> exact; // lanes that must divide
    bool all_multiply;

    HWY_INLINE explicit divisor(lanes<D> x) : value(x)
    {
        using R = real_t<D>;
        // The reciprocals between the bounds, and the squares that a complex one needs, are normal numbers. NaN is not between
        // them.
        const R bound = is_complex<D> ? sizeof(R) == 8 ? R(1e150) : R(1e18) : R(0.25) / std::numeric_limits<R>::min();
        const lanes<R> size = abs1(x);
        const auto usual = hn::And(size >= lanes<R>::all(1 / bound), lanes<R>::all(bound) >= size);
        exact = hn::Not(usual);
        all_multiply = hn::AllTrue(tag<R>(), usual);
        if constexpr (is_complex<D>) {
            const lanes<R> square = multiply_add(real(x), real(x), imag(x) * imag(x));
            reciprocal = conjugate(x) * (lanes<R>::all(1) / square);
        } else {
            reciprocal = lanes<R>::all(1) / x;
        }
    }
    template <class T> HWY_INLINE lanes<T> divide(lanes<T> x) const
    {
        const lanes<T> product = x * reciprocal;
        return HWY_LIKELY(all_multiply) ? product : select<real_t<T>>(exact, x / value, product);
    }
};

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
