// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Arithmetic on the four precisions, the same on host and device to the last bit: every fused operation is written out, and the
/// compilers are told to fuse nothing else.
#ifndef BBLAS_CUDA_COMPLEX_HPP
#define BBLAS_CUDA_COMPLEX_HPP

#include <batch.hpp>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace bblas {

/// Layout and alignment of std::complex, whose operators are host code, call libgcc, and are not ours to order.
template <class R> struct complex {
    R re;
    R im;

    complex() = default;
    BBLAS_HOST_DEVICE constexpr complex(R real, R imaginary = 0) : re(real), im(imaginary) {}
    /// Of another precision.
    template <class S>
    BBLAS_HOST_DEVICE constexpr explicit complex(complex<S> x) : re(static_cast<R>(x.re)), im(static_cast<R>(x.im))
    {
    }
};

template <class R> struct real_of<complex<R>> {
    using type = R;
};

/// The type that kernels compute with for an element type of the interface.
template <class T> struct device_type {
    using type = T;
};
template <class R> struct device_type<std::complex<R>> {
    using type = complex<R>;
    static_assert(sizeof(type) == sizeof(std::complex<R>) && alignof(type) == alignof(std::complex<R>));
};
template <class T> using device_t = typename device_type<T>::type;

/// The call as kernels see it.
template <template <class> class Batch, class T> Batch<device_t<T>> on_device(const Batch<T> &call)
{
    Batch<device_t<T>> device_call;
    static_assert(sizeof device_call == sizeof call);
    std::memcpy(static_cast<void *>(&device_call), &call, sizeof call);
    return device_call;
}

/// The type of double precision for a type of any.
template <class T> using wide_t = std::conditional_t<is_complex<T>, complex<double>, double>;

/// Limits of a real type; the functions of numeric_limits are host code.
template <class R> inline constexpr R greatest_number = std::numeric_limits<R>::max();
template <class R> inline constexpr R smallest_normal_number = std::numeric_limits<R>::min();
template <class R> inline constexpr R infinity = std::numeric_limits<R>::infinity();

/// 2^exponent, while it is a normal number.
template <class R> BBLAS_HOST_DEVICE constexpr R power_of_two(int exponent)
{
    R power = 1;
    for (int i = 0; i < (exponent < 0 ? -exponent : exponent); ++i)
        power *= exponent < 0 ? R(0.5) : R(2);
    return power;
}

// ---- Real numbers ----

BBLAS_HOST_DEVICE inline float real_part(float x)
{
    return x;
}
BBLAS_HOST_DEVICE inline double real_part(double x)
{
    return x;
}
BBLAS_HOST_DEVICE inline float imaginary_part(float)
{
    return 0;
}
BBLAS_HOST_DEVICE inline double imaginary_part(double)
{
    return 0;
}
BBLAS_HOST_DEVICE inline float conjugate(float x)
{
    return x;
}
BBLAS_HOST_DEVICE inline double conjugate(double x)
{
    return x;
}
/// a b + c
BBLAS_HOST_DEVICE inline float multiply_add(float a, float b, float c)
{
    return std::fma(a, b, c);
}
BBLAS_HOST_DEVICE inline double multiply_add(double a, double b, double c)
{
    return std::fma(a, b, c);
}

// ---- Complex numbers ----

template <class R> BBLAS_HOST_DEVICE constexpr R real_part(complex<R> x)
{
    return x.re;
}
template <class R> BBLAS_HOST_DEVICE constexpr R imaginary_part(complex<R> x)
{
    return x.im;
}
template <class R> BBLAS_HOST_DEVICE constexpr complex<R> conjugate(complex<R> x)
{
    return {x.re, -x.im};
}
template <class R> BBLAS_HOST_DEVICE constexpr bool operator==(complex<R> a, complex<R> b)
{
    return a.re == b.re && a.im == b.im;
}
template <class R> BBLAS_HOST_DEVICE constexpr bool operator!=(complex<R> a, complex<R> b)
{
    return !(a == b);
}
template <class R> BBLAS_HOST_DEVICE constexpr complex<R> operator-(complex<R> x)
{
    return {-x.re, -x.im};
}
template <class R> BBLAS_HOST_DEVICE constexpr complex<R> operator+(complex<R> a, complex<R> b)
{
    return {a.re + b.re, a.im + b.im};
}
template <class R> BBLAS_HOST_DEVICE constexpr complex<R> operator-(complex<R> a, complex<R> b)
{
    return {a.re - b.re, a.im - b.im};
}
/// Not C's product, which looks for infinities: BLAS in Fortran does not either.
template <class R> BBLAS_HOST_DEVICE complex<R> operator*(complex<R> a, complex<R> b)
{
    return {std::fma(a.re, b.re, -(a.im * b.im)), std::fma(a.re, b.im, a.im * b.re)};
}
template <class R> BBLAS_HOST_DEVICE constexpr complex<R> operator*(R a, complex<R> b)
{
    return {a * b.re, a * b.im};
}
template <class R> BBLAS_HOST_DEVICE constexpr complex<R> operator/(complex<R> a, R b)
{
    return {a.re / b, a.im / b};
}
template <class R> BBLAS_HOST_DEVICE complex<R> multiply_add(complex<R> a, complex<R> b, complex<R> c)
{
    return {std::fma(-a.im, b.im, std::fma(a.re, b.re, c.re)), std::fma(a.im, b.re, std::fma(a.re, b.im, c.im))};
}
template <class R> BBLAS_HOST_DEVICE complex<R> multiply_add(R a, complex<R> b, complex<R> c)
{
    return {std::fma(a, b.re, c.re), std::fma(a, b.im, c.im)};
}

// ---- Both ----

/// Whether x is 0, of either sign. Without arithmetic on doubles, which waits for what the tensor cores multiply.
BBLAS_HOST_DEVICE inline bool is_zero(double x)
{
    std::uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits << 1 == 0;
}
BBLAS_HOST_DEVICE inline bool is_zero(float x)
{
    return x == 0;
}
template <class R> BBLAS_HOST_DEVICE bool is_zero(complex<R> x)
{
    return is_zero(x.re) && is_zero(x.im);
}

/// The greater of |re| and |im|; NaN if one of them is.
template <class T> BBLAS_HOST_DEVICE real_t<T> greatest_part(T x)
{
    const real_t<T> re = std::abs(real_part(x));
    const real_t<T> im = std::abs(imaginary_part(x));
    return re > im || re != re ? re : im;
}

/// |re| + |im|, which BLAS takes for the absolute value.
template <class T> BBLAS_HOST_DEVICE real_t<T> abs1(T x)
{
    return std::abs(real_part(x)) + std::abs(imaginary_part(x));
}

/// re² + im² + c
template <class T> BBLAS_HOST_DEVICE real_t<T> add_square(T x, real_t<T> c)
{
    const real_t<T> sum = std::fma(real_part(x), real_part(x), c);
    if constexpr (is_complex<T>)
        return std::fma(imaginary_part(x), imaginary_part(x), sum);
    else
        return sum;
}

/// beta x. With beta = 0, x is not to be read, which is the caller's affair; with beta = 1, an infinite complex x stays what it
/// is.
template <class S, class T> BBLAS_HOST_DEVICE T scaled(S beta, T x)
{
    return beta == S(1) ? x : beta * x;
}

/// x 2^exponent, for any exponent.
template <class T> BBLAS_HOST_DEVICE T scaled_by_power(T x, int exponent)
{
    if constexpr (is_complex<T>)
        return {std::scalbn(x.re, exponent), std::scalbn(x.im, exponent)};
    else
        return std::scalbn(x, exponent);
}

/// The exponent of x, where x 2^-exponent is between 1 and 2 in magnitude; 0 for 0, Inf and NaN.
template <class R> BBLAS_HOST_DEVICE int exponent_of(R x)
{
    return x != 0 && std::abs(x) <= greatest_number<R> ? std::ilogb(x) : 0;
}

/// The quotient wherever it is representable (rule A2): operands so large or small that squares might overflow or underflow are
/// brought near 1 by powers of two before.
template <class R> BBLAS_HOST_DEVICE complex<R> operator/(complex<R> a, complex<R> b)
{
    constexpr R small = power_of_two<R>(std::numeric_limits<R>::min_exponent / 5);
    constexpr R large = power_of_two<R>(std::numeric_limits<R>::max_exponent / 5);
    const R size_a = greatest_part(a);
    const R size_b = greatest_part(b);
    int exponent = 0;
    if (!(size_b >= small && size_b <= large && size_a <= large && (size_a >= small || size_a == 0))) {
        const int exponent_a = exponent_of(size_a);
        const int exponent_b = exponent_of(size_b);
        a = scaled_by_power(a, -exponent_a);
        b = scaled_by_power(b, -exponent_b);
        exponent = exponent_a - exponent_b;
    }
    const R square = add_square(b, R(0));
    const complex<R> quotient = {std::fma(a.re, b.re, a.im * b.im) / square, std::fma(a.im, b.re, -(a.re * b.im)) / square};
    return exponent == 0 ? quotient : scaled_by_power(quotient, exponent);
}

} // namespace bblas

#endif
