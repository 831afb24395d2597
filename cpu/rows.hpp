// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// rows<T>: as many consecutive elements of a column as a vector holds, of one matrix where it lies. Complex numbers stay as they
/// are in memory, real and imaginary parts by turns.

#if defined(BBLAS_CPU_ROWS_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ROWS_HPP
#undef BBLAS_CPU_ROWS_HPP
#else
#define BBLAS_CPU_ROWS_HPP
#endif

#include "lanes.hpp"
#include "transposition.hpp"

#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// What a vector is made of, or the first of so many shares of it.
template <class T, int shares = 1> using rows_tag = hn::CappedTag<real_t<T>, width<T> / shares>;

/// Numbers of real type, behind each other: what a vector holds, or a share of it, or one complex number where that is more.
template <class T, int shares = 1> struct rows {
    using real = real_t<T>;
    using vector_tag = rows_tag<T, shares>;
#if HWY_TARGET == HWY_SCALAR
    static constexpr int vectors = parts<T>;
#else
    static constexpr int vectors = 1;
#endif
    /// Elements.
    static constexpr int size = vectors * width<T> / shares / parts<T>;

    hn::Vec<vector_tag> v[vectors];

    static HWY_INLINE rows all(real x)
    {
        rows a;
        for (int i = 0; i < vectors; ++i)
            a.v[i] = hn::Set(vector_tag(), x);
        return a;
    }
    static HWY_INLINE rows load(const T *x)
    {
        rows a;
        for (int i = 0; i < vectors; ++i)
            a.v[i] = hn::LoadU(vector_tag(), reinterpret_cast<const real *>(x) + i * width<T>);
        return a;
    }
    /// The first `count`; nothing behind them is read.
    static HWY_INLINE rows load_first(std::ptrdiff_t count, const T *x)
    {
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX2
        const auto first = hn::FirstN(vector_tag(), static_cast<std::size_t>(count * parts<T>));
        return {{hn::MaskedLoad(first, vector_tag(), reinterpret_cast<const real *>(x))}};
#else
        if (count >= size)
            return load(x);
        HWY_ALIGN real part[size * parts<T>] = {};
        std::memcpy(part, x, static_cast<std::size_t>(count) * sizeof(T));
        return load(reinterpret_cast<const T *>(part));
#endif
    }
    HWY_INLINE void store(T *x) const
    {
        for (int i = 0; i < vectors; ++i)
            hn::StoreU(v[i], vector_tag(), reinterpret_cast<real *>(x) + i * width<T>);
    }
    /// Stores the first `count`, and nothing else.
    HWY_INLINE void store_first(std::ptrdiff_t count, T *x) const
    {
        if (count >= size)
            return store(x);
        store_front(vector_tag(), v[0], count * parts<T>, reinterpret_cast<real *>(x));
    }
    /// Stores elements begin to end - 1, of those that there are, at x + begin, and nothing else.
    HWY_INLINE void store_range(std::ptrdiff_t begin, std::ptrdiff_t end, T *x) const
    {
        if (begin <= 0)
            return store_first(end, x);
        HWY_ALIGN real part[size * parts<T>];
        store(reinterpret_cast<T *>(part));
        real *const to = reinterpret_cast<real *>(x);
#pragma GCC unroll 16
        for (int i = 0; i < size * parts<T>; ++i)
            if (begin * parts<T> <= i && i < end * parts<T>)
                to[i] = part[i];
    }
};

template <class T, int shares> HWY_INLINE rows<T, shares> operator+(rows<T, shares> a, rows<T, shares> b)
{
    for (int i = 0; i < rows<T, shares>::vectors; ++i)
        a.v[i] = hn::Add(a.v[i], b.v[i]);
    return a;
}
template <class T, int shares> HWY_INLINE rows<T, shares> operator-(rows<T, shares> a, rows<T, shares> b)
{
    for (int i = 0; i < rows<T, shares>::vectors; ++i)
        a.v[i] = hn::Sub(a.v[i], b.v[i]);
    return a;
}
/// x a for a real x, the same in all of its lanes.
template <class T, int shares> HWY_INLINE rows<T, shares> operator*(rows<T, shares> a, hn::Vec<rows_tag<T, shares>> x)
{
    for (int i = 0; i < rows<T, shares>::vectors; ++i)
        a.v[i] = hn::Mul(a.v[i], x);
    return a;
}
/// a x + c, rounded once.
template <class T, int shares>
HWY_INLINE rows<T, shares> multiply_add(rows<T, shares> a, hn::Vec<rows_tag<T, shares>> x, rows<T, shares> c)
{
    for (int i = 0; i < rows<T, shares>::vectors; ++i)
        c.v[i] = hn::MulAdd(a.v[i], x, c.v[i]);
    return c;
}

/// Real for imaginary parts; of real numbers, a.
template <class T, int shares> HWY_INLINE rows<T, shares> exchange_parts(rows<T, shares> a)
{
    if constexpr (!is_complex<T>)
        return a;
#if HWY_TARGET == HWY_SCALAR
    else
        return {{a.v[1], a.v[0]}};
#else
    else
        return {{hn::Reverse2(rows_tag<T, shares>(), a.v[0])}};
#endif
}
template <class T, int shares> HWY_INLINE rows<T, shares> conjugate(rows<T, shares> a)
{
    if constexpr (!is_complex<T>)
        return a;
#if HWY_TARGET == HWY_SCALAR
    else
        return {{a.v[0], hn::Neg(a.v[1])}};
#else
    else
        return {{hn::OddEven(hn::Neg(a.v[0]), a.v[0])}};
#endif
}
/// a + i b (where `minus` is set: a - i b); of real numbers, a.
template <class T, int shares> HWY_INLINE rows<T, shares> add_turned(bool minus, rows<T, shares> a, rows<T, shares> b)
{
    if constexpr (!is_complex<T>)
        return static_cast<void>(minus), static_cast<void>(b), a;
    else if (minus)
        return a + conjugate(exchange_parts(b));
    else
        return a - conjugate(exchange_parts(b));
}

/// x a. A real x meets real and imaginary parts alone, whatever they are.
template <class T, int shares> HWY_INLINE rows<T, shares> scaled(T x, rows<T, shares> a)
{
    const auto re = hn::Set(rows_tag<T, shares>(), std::real(x));
    if (!is_complex<T> || std::imag(x) == 0)
        return a * re;
    return add_turned(false, a * re, a * hn::Set(rows_tag<T, shares>(), std::imag(x)));
}
/// x a + c.
template <class T, int shares> HWY_INLINE rows<T, shares> scaled_add(T x, rows<T, shares> a, rows<T, shares> c)
{
    const rows<T, shares> sum = multiply_add(a, hn::Set(rows_tag<T, shares>(), std::real(x)), c);
    if (!is_complex<T> || std::imag(x) == 0)
        return sum;
    return add_turned(false, sum, a * hn::Set(rows_tag<T, shares>(), std::imag(x)));
}

/// The first share of a vector, and a whole one of which that is the first share, with zeros behind it.
template <int shares, class T, std::enable_if_t<shares == 1, int> = 0> HWY_INLINE vector<real_t<T>> share_of(vector<real_t<T>> v)
{
    return v;
}
template <class T> HWY_INLINE rows<T> whole_vector(rows<T> a)
{
    return a;
}
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX2
template <int shares, class T, std::enable_if_t<shares == 2, int> = 0>
HWY_INLINE hn::Vec<rows_tag<T, 2>> share_of(vector<real_t<T>> v)
{
    return hn::LowerHalf(rows_tag<T, 2>(), v);
}
template <class T> HWY_INLINE rows<T> whole_vector(rows<T, 2> a)
{
    return {{hn::ZeroExtendVector(tag<T>(), a.v[0])}};
}
#endif

/// A sum of products of rows with numbers of their own. Those with real and with imaginary parts are kept apart to the end.
template <class T, int shares = 1> struct row_products {
    rows<T, shares> by_part[parts<T>];

    HWY_INLINE void clear()
    {
        for (int i = 0; i < parts<T>; ++i)
            by_part[i] = rows<T, shares>::all(0);
    }
    /// Begins with the products with the real (0) or the imaginary (1) part of a number.
    HWY_INLINE void begin(int part, rows<T, shares> a, hn::Vec<rows_tag<T, shares>> b) { by_part[part] = a * b; }
    /// Adds them.
    HWY_INLINE void add(int part, rows<T, shares> a, hn::Vec<rows_tag<T, shares>> b)
    {
        by_part[part] = multiply_add(a, b, by_part[part]);
    }
    /// The sum, with conjugated factors where it says so.
    HWY_INLINE rows<T, shares> sum(bool conjugate_a, bool conjugate_b) const
    {
        if constexpr (is_complex<T>) {
            const rows<T, shares> s = add_turned(conjugate_a != conjugate_b, by_part[0], by_part[1]);
            return conjugate_a ? conjugate(s) : s;
        } else {
            return static_cast<void>(conjugate_a), static_cast<void>(conjugate_b), by_part[0];
        }
    }
};

/// The sum of the lanes, in an order of its own.
template <class T> HWY_INLINE real_t<T> sum_of_lanes(vector<real_t<T>> v)
{
    return hn::GetLane(hn::SumOfLanes(tag<T>(), v));
}

/// What aᵀ x is made of: of complex numbers, a x in one sum, a times the exchanged parts of x in the other.
template <class T> struct row_inner_product {
    rows<T> straight, crossed;

    HWY_INLINE void clear() { straight = crossed = rows<T>::all(0); }
    HWY_INLINE void add(rows<T> a, rows<T> x, rows<T> exchanged)
    {
        for (int i = 0; i < rows<T>::vectors; ++i) {
            straight.v[i] = hn::MulAdd(a.v[i], x.v[i], straight.v[i]);
            if constexpr (is_complex<T>)
                crossed.v[i] = hn::MulAdd(a.v[i], exchanged.v[i], crossed.v[i]);
        }
    }
    HWY_INLINE void add(const row_inner_product &other)
    {
        straight = straight + other.straight;
        crossed = crossed + other.crossed;
    }
    HWY_INLINE T sum(bool conjugate_a) const
    {
        if constexpr (!is_complex<T>)
            return static_cast<void>(conjugate_a), sum_of_lanes<T>(straight.v[0]);
        else if (conjugate_a)
            return {sum_of_parts(straight), sum_of_parts(conjugate(crossed))};
        else
            return {sum_of_parts(conjugate(straight)), sum_of_parts(crossed)};
    }

  private:
    static HWY_INLINE real_t<T> sum_of_parts(rows<T> a)
    {
        real_t<T> sum = sum_of_lanes<T>(a.v[0]);
        for (int i = 1; i < rows<T>::vectors; ++i)
            sum += sum_of_lanes<T>(a.v[i]);
        return sum;
    }
};

/// x, or its conjugate.
template <class T> HWY_INLINE T element(bool conjugated, T x)
{
    if constexpr (is_complex<T>)
        return conjugated ? std::conj(x) : x;
    else
        return static_cast<void>(conjugated), x;
}

/// a b, as BLAS multiplies: the parts of the product, whatever they are.
template <class T> HWY_INLINE T times(T a, T b)
{
    if constexpr (is_complex<T>)
        return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
    else
        return a * b;
}

/// x a. A real x meets real and imaginary parts alone, whatever they are.
template <class T> HWY_INLINE T multiple(T x, T a)
{
    if constexpr (is_complex<T>)
        if (x.imag() == 0)
            return {x.real() * a.real(), x.real() * a.imag()};
    return times(x, a);
}

/// Copies `count` columns of k elements, at least one, so that as many elements of a row as a vector holds lie side by side, and
/// those of the next next_row behind them; those that are too many are copies of the first column.
template <class T>
HWY_NOINLINE void copy_transposed(std::ptrdiff_t count, std::ptrdiff_t k, const T *A, std::ptrdiff_t lda, T *to,
                                  std::ptrdiff_t next_row = rows<T>::size)
{
    constexpr int size = rows<T>::size;
    const T *columns[size];
    for (int c = 0; c < size; ++c)
        columns[c] = A + (c < count ? c : 0) * lda;
    if constexpr (sizeof(T) <= 8 && HWY_TARGET != HWY_SCALAR) {
        if (k >= size) {
            // As numbers of a vector, whatever they are. The last two squares overlap.
            using number = std::conditional_t<sizeof(T) == 8, double, float>;
            static_assert(width<number> == size);
            for (std::ptrdiff_t p = 0; p < k; p += size) {
                const std::ptrdiff_t row = min(p, k - size);
                square<number> s;
#pragma GCC unroll 16
                for (int c = 0; c < size; ++c)
                    s.v[c] = hn::LoadU(tag<number>(), reinterpret_cast<const number *>(columns[c] + row));
                transpose(s);
#pragma GCC unroll 16
                for (int i = 0; i < size; ++i)
                    hn::StoreU(s.v[i], tag<number>(), reinterpret_cast<number *>(to + (row + i) * next_row));
            }
            return;
        }
    }
    for (std::ptrdiff_t p = 0; p < k; ++p, to += next_row)
#pragma GCC unroll 16
        for (int c = 0; c < size; ++c)
            to[c] = columns[c][p];
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
