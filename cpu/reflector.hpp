// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Householder reflectors, of problems in lanes or of one.

#if defined(BBLAS_CPU_REFLECTOR_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_REFLECTOR_HPP
#undef BBLAS_CPU_REFLECTOR_HPP
#else
#define BBLAS_CPU_REFLECTOR_HPP
#endif

#include "lanes.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Elements whose squares neither overflow nor vanish, even if thousands are added; beyond, they are scaled by powers of two.
template <class R> struct harmless;
template <> struct harmless<double> {
    static constexpr double low = 0x1p-400, up = 0x1p600, high = 0x1p400, down = 0x1p-600;
};
template <> struct harmless<float> {
    static constexpr float low = 0x1p-45f, up = 0x1p100f, high = 0x1p45f, down = 0x1p-70f;
};

/// What the elements of a column behind the first amount to.
template <class R> struct column_size {
    lanes<R> largest; ///< of their real and imaginary parts
    lanes<R> sum;     ///< of their squares
};

/// The reflector that maps the column x to a multiple of the first unit vector: LAPACK's larfg. Returns tau; x becomes that
/// multiple, beta, and the rest of v. A column has first(), set_first(), and for the elements behind these size() and scale().
template <class T, class Column> HWY_INLINE lanes<T> reflector(Column x)
{
    using R = real_t<T>;
    using H = harmless<R>;
    const lanes<R> zero = lanes<R>::all(0), one = lanes<R>::all(1);
    lanes<T> alpha = x.first();
    auto [largest, sum] = x.size();
    const auto none = hn::And(largest == zero, imag(alpha) == zero); // H is the identity
    const lanes<R> size = larger(largest, larger_part(alpha));
    const auto small = size<lanes<R>::all(H::low), big = size> lanes<R>::all(H::high);
    lanes<R> unscale = one;
    if (HWY_UNLIKELY(any<R>(hn::Or(small, big)))) {
        const lanes<R> factor = select<R>(small, lanes<R>::all(H::up), select<R>(big, lanes<R>::all(H::down), one));
        unscale = select<R>(small, lanes<R>::all(1 / H::up), select<R>(big, lanes<R>::all(1 / H::down), one));
        alpha = alpha * factor;
        x.scale(factor);
        sum = x.size().sum;
    }
    const lanes<R> re = real(alpha);
    const lanes<R> beta = with_sign(square_root(add_square(alpha, sum)), -re);
    const lanes<R> one_or_beta = select<R>(none, one, beta);
    const lanes<T> tau = make<T>((beta - re) / one_or_beta, -imag(alpha) / one_or_beta);
    const lanes<T> difference = alpha - make<T>(beta);
    x.scale(select<R>(none, lanes<T>::all(T(1)), divisor<T>(difference).reciprocal));
    x.set_first(make<T>(select<R>(none, re, beta) * unscale));
    return select<R>(none, lanes<T>::all(T(0)), tau);
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
