// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_lu.cpp"
#include "each_target.hpp"

#include "elements.hpp"
#include "one_lu.hpp"
#include "one_tile.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Most columns that are eliminated one by one.
constexpr std::ptrdiff_t lu_base = 8;

/// Index of the first of the largest among m elements; NaN is never larger, and nothing is larger than a NaN at the top.
template <class T> HWY_INLINE std::ptrdiff_t largest_element(std::ptrdiff_t m, const T *x)
{
    using R = real_t<T>;
    constexpr int chains = 4; // a comparison takes several cycles
    lanes<R> best[chains];
#pragma GCC unroll 4
    for (int c = 0; c < chains; ++c)
        best[c] = lanes<R>::all(bblas::abs1(x[0]));
    std::ptrdiff_t i = 0;
    for (; i + chains * width<T> <= m; i += chains * width<T>)
#pragma GCC unroll 4
        for (int c = 0; c < chains; ++c) {
            const lanes<R> size = abs1(load_unaligned(x + i + c * width<T>));
            best[c] = select<R>(size > best[c], size, best[c]);
        }
    for (; i < m; i += width<T>) {
        const lanes<R> size = abs1(load_some(x + i, m - i));
        best[0] = select<R>(size > best[0], size, best[0]);
    }
    R largest = bblas::abs1(x[0]);
    for (const lanes<R> &b : best) {
        R sizes[width<T>];
        store_unaligned(b, sizes);
        for (const R size : sizes)
            largest = size > largest ? size : largest;
    }
    for (i = 0; i < m; i += width<T>) {
        const auto found = abs1(load_some(x + i, m - i)) == lanes<R>::all(largest);
        if (any<R>(found))
            return i + hn::FindKnownFirstTrue(tag<T>(), found);
    }
    return 0; // a NaN at the top
}

/// Eliminates n columns one by one, at most lu_base and at most m.
template <class T> bblas_int lu_columns(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, bblas_int *pivots)
{
    bblas_int info = 0;
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        if (pivots) {
            const std::ptrdiff_t row = j + largest_element(m - j, A.at(j, j));
            pivots[j] = static_cast<bblas_int>(row + 1);
            if (row != j)
                for (std::ptrdiff_t c = 0; c < n; ++c) {
                    const T x = A(j, c);
                    A(j, c) = A(row, c);
                    A(row, c) = x;
                }
        }
        const T pivot = A(j, j);
        const bool zero = pivot == T(0);
        if (zero && info == 0)
            info = static_cast<bblas_int>(j + 1);
        const divisor<T> scale(lanes<T>::all(zero ? T(1) : pivot));
        lanes<T> u[lu_base];
        for (std::ptrdiff_t c = j + 1; c < n; ++c)
            u[c] = lanes<T>::all(A(j, c));
        for (std::ptrdiff_t i = j + 1; i < m; i += width<T>) {
            const std::ptrdiff_t rows = m - i;
            const lanes<T> l = scale.divide(load_some(A.at(i, j), rows));
            store_some(l, rows, A.at(i, j));
            for (std::ptrdiff_t c = j + 1; c < n; ++c)
                store_some(subtract_product(l, u[c], load_some(A.at(i, c), rows)), rows, A.at(i, c));
        }
    }
    return info;
}

/// Factors n columns, at most m, in halves.
template <class T> bblas_int lu_halves(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, bblas_int *pivots, void *work);

/// Brings columns `done` to n - 1 up to date with the factored ones before them.
template <class T>
void lu_update(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t done, one_matrix<T> A, const bblas_int *pivots, void *work)
{
    const one_matrix<T> right = A.from(0, done);
    if (pivots)
        interchange_one(true, done, n - done, pivots, right);
    one_triangular_solve<T>(BblasLower, BblasNoTrans, BblasUnit, done, n - done, {A.first, A.row, A.col}, right, work);
    if (m > done)
        one_product<T>(BblasGeneral, m - done, n - done, done, T(-1), A.from(done, 0), right, T(1), A.from(done, done), work);
}

template <class T> bblas_int lu_halves(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, bblas_int *pivots, void *work)
{
    if (n <= lu_base)
        return lu_columns(m, n, A, pivots);
    const std::ptrdiff_t first = (n / 2 + lu_base - 1) / lu_base * lu_base, rest = n - first;
    bblas_int info = lu_halves(m, first, A, pivots, work);
    lu_update(m, n, first, A, pivots, work);
    const bblas_int second = lu_halves(m - first, rest, A.from(first, first), pivots ? pivots + first : nullptr, work);
    if (info == 0 && second > 0)
        info = second + static_cast<bblas_int>(first);
    if (pivots) {
        interchange_one(true, rest, first, pivots + first, A.from(first, 0));
        for (std::ptrdiff_t i = first; i < n; ++i)
            pivots[i] += static_cast<bblas_int>(first);
    }
    return info;
}

template <class T> bblas_int one_lu(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, bblas_int *pivots, void *work)
{
    const std::ptrdiff_t order = m < n ? m : n;
    const bblas_int info = lu_halves(m, order, A, pivots, work);
    if (order < n)
        lu_update(m, n, order, A, pivots, work);
    return info;
}

#define BBLAS_ONE_LU(T) template bblas_int one_lu<T>(std::ptrdiff_t, std::ptrdiff_t, one_matrix<T>, bblas_int *, void *);
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_LU)
#undef BBLAS_ONE_LU

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
