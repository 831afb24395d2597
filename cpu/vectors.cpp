// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/vectors.cpp"
#include "each_target.hpp"

#include "elements.hpp"
#include "rows.hpp"
#include "vectors.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// The next rows of a vector: a whole number of them, or what is left at its end.
template <bool whole> struct some_rows {
    std::ptrdiff_t first, count;

    template <class T> HWY_INLINE rows<T> of(const T *x) const
    {
        if constexpr (whole)
            return rows<T>::load(x + first);
        else
            return rows<T>::load_first(count, x + first);
    }
    template <class T> HWY_INLINE void set(T *x, rows<T> a) const
    {
        if constexpr (whole)
            a.store(x + first);
        else
            a.store_first(count, x + first);
    }
};

/// Calls f(rows, k) for one after another, k being the number of the call modulo 4.
template <class T, class F> HWY_INLINE void for_each_rows(std::ptrdiff_t n, F f)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    std::ptrdiff_t i = 0;
    for (; i + 4 * size <= n; i += 4 * size)
#pragma GCC unroll 4
        for (int k = 0; k < 4; ++k)
            f(some_rows<true>{i + k * size, size}, k);
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k)
        if (i + size <= n) {
            f(some_rows<true>{i, size}, k);
            i += size;
        }
    if (i < n)
        f(some_rows<false>{i, n - i}, 3);
}

template <class T> void swap(std::ptrdiff_t n, T *x, T *y)
{
    for_each_rows<T>(n, [=](auto here, int) HWY_ATTR {
        const rows<T> a = here.of(x), b = here.of(y);
        here.set(x, b);
        here.set(y, a);
    });
}

template <class T> void fill_vector(std::ptrdiff_t n, T value, T *x)
{
    for (std::ptrdiff_t i = 0; i < n; ++i)
        x[i] = value;
}

template <class T> void scale_vector(std::ptrdiff_t n, T alpha, T *x)
{
    for_each_rows<T>(n, [=](auto here, int) HWY_ATTR { here.set(x, scaled(alpha, here.of(x))); });
}

template <class T> HWY_INLINE void add(std::ptrdiff_t n, T alpha, const T *x, T *y)
{
    for_each_rows<T>(n, [=](auto here, int) HWY_ATTR { here.set(y, scaled_add(alpha, here.of(x), here.of(y))); });
}

template <class T> T inner_product(bool conjugate_x, std::ptrdiff_t n, const T *x, const T *y)
{
    row_inner_product<T> sums[4];
#pragma GCC unroll 4
    for (auto &sum : sums)
        sum.clear();
    for_each_rows<T>(n, [&](auto here, int k) HWY_ATTR {
        const rows<T> factor = here.of(y);
        sums[k].add(here.of(x), factor, exchange_parts(factor));
    });
    sums[0].add(sums[1]);
    sums[2].add(sums[3]);
    sums[0].add(sums[2]);
    return sums[0].sum(conjugate_x);
}

/// A sum over n real numbers: add(sum, numbers) gives the sum with some more; zeros must add nothing.
template <class R, class Add> HWY_INLINE R sum_over(std::ptrdiff_t n, const R *x, Add add)
{
    rows<R> sums[4];
#pragma GCC unroll 4
    for (auto &sum : sums)
        sum = rows<R>::all(0);
    for_each_rows<R>(n, [&](auto here, int k) HWY_ATTR { sums[k].v[0] = add(sums[k].v[0], here.of(x).v[0]); });
    return sum_of_lanes<R>((sums[0] + sums[1] + (sums[2] + sums[3])).v[0]);
}

template <class T> real_t<T> sum_of_magnitudes(std::ptrdiff_t n, const T *x)
{
    using R = real_t<T>;
    return sum_over(n * parts<T>, reinterpret_cast<const R *>(x),
                    [](vector<R> sum, vector<R> a) HWY_ATTR { return hn::Add(sum, hn::Abs(a)); });
}

template <class T> real_t<T> sum_of_squares(std::ptrdiff_t n, const T *x)
{
    using R = real_t<T>;
    return sum_over(n * parts<T>, reinterpret_cast<const R *>(x),
                    [](vector<R> sum, vector<R> a) HWY_ATTR { return hn::MulAdd(a, a, sum); });
}

/// |re| + |im| of each element; of a complex one, twice.
template <class T> HWY_INLINE rows<T> magnitudes(rows<T> a)
{
    for (int i = 0; i < rows<T>::vectors; ++i)
        a.v[i] = hn::Abs(a.v[i]);
    return is_complex<T> ? a + exchange_parts(a) : a;
}

template <class T> std::ptrdiff_t largest(std::ptrdiff_t n, const T *x)
{
    using R = real_t<T>;
    constexpr std::ptrdiff_t few = 8;
    R greatest = bblas::abs1(x[0]);
    if (n <= few || greatest != greatest) { // nothing is larger than NaN
        std::ptrdiff_t index = 0;
        for (std::ptrdiff_t i = 1; i < n && n <= few; ++i)
            if (bblas::abs1(x[i]) > greatest) {
                greatest = bblas::abs1(x[i]);
                index = i;
            }
        return index;
    }
    rows<T> found[4];
#pragma GCC unroll 4
    for (auto &its : found)
        its = rows<T>::all(greatest);
    for_each_rows<T>(n, [&](auto here, int k) HWY_ATTR {
        const rows<T> size = magnitudes(here.of(x));
        for (int i = 0; i < rows<T>::vectors; ++i)
            found[k].v[i] = hn::IfThenElse(hn::Gt(size.v[i], found[k].v[i]), size.v[i], found[k].v[i]); // not with NaN
    });
    vector<R> most = found[0].v[0];
#pragma GCC unroll 4
    for (const auto &its : found)
        for (int i = 0; i < rows<T>::vectors; ++i)
            most = hn::Max(most, its.v[i]);
    most = hn::MaxOfLanes(tag<R>(), most);
    // The first that has it, after the first rows that do.
    std::ptrdiff_t i = 0;
    while (i + rows<T>::size <= n && !any<R>(hn::Eq(magnitudes(rows<T>::load(x + i)).v[0], most)))
        i += rows<T>::size;
    while (bblas::abs1(x[i]) != hn::GetLane(most))
        ++i;
    return i;
}

template <class T>
void add_product(bblas_uplo part, bool conjugate_y, std::ptrdiff_t m, std::ptrdiff_t n, T alpha, const T *x, const T *y, T *A,
                 std::ptrdiff_t lda)
{
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const std::ptrdiff_t begin = part == BblasLower ? j : 0, end = part == BblasUpper ? min(j + 1, m) : m;
        add(end - begin, multiple(alpha, element(conjugate_y, y[j])), x + begin, A + begin + j * lda);
    }
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace bblas {

template <class T>
vectors<T>::vectors()
    : swap(BBLAS_CHOOSE(swap<T>)), fill(BBLAS_CHOOSE(fill_vector<T>)), scale(BBLAS_CHOOSE(scale_vector<T>)),
      add(BBLAS_CHOOSE(add<T>)), inner_product(BBLAS_CHOOSE(inner_product<T>)),
      sum_of_magnitudes(BBLAS_CHOOSE(sum_of_magnitudes<T>)), sum_of_squares(BBLAS_CHOOSE(sum_of_squares<T>)),
      largest(BBLAS_CHOOSE(largest<T>)), add_product(BBLAS_CHOOSE(add_product<T>))
{
}

#define BBLAS_VECTORS(T) template vectors<T>::vectors();
BBLAS_FOR_EACH_TYPE(BBLAS_VECTORS)
#undef BBLAS_VECTORS

} // namespace bblas

#endif
