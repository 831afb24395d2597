// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_lu.cpp"
#include "each_target.hpp"

#include "lane_lu.hpp"
#include "lane_product.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Index of the largest element of column j from row j on, in each lane. As in LAPACK, the first of equals; NaN is never larger,
/// and nothing is larger than a NaN at the top, so that the index is one of a row in any case.
template <class T> HWY_INLINE lanes<real_t<T>> pivot_row(std::ptrdiff_t m, std::ptrdiff_t j, lane_matrix<T> A)
{
    using R = real_t<T>;
    lanes<R> largest = abs1(A(j, j));
    lanes<R> row = lanes<R>::all(static_cast<R>(j));
    for (std::ptrdiff_t i = j + 1; i < m; ++i) {
        const lanes<R> size = abs1(A(i, j));
        const auto larger = size > largest;
        largest = select<R>(larger, size, largest);
        row = select<R>(larger, lanes<R>::all(static_cast<R>(i)), row);
    }
    return row;
}

/// What the elements of column j are divided by; info where that is zero.
template <class T> HWY_INLINE divisor<T> pivot_divisor(std::ptrdiff_t j, lanes<T> pivot, lane_info<real_t<T>> *info)
{
    const auto zero = is_zero(pivot);
    info->note(zero, j + 1);
    return divisor<T>(select<real_t<T>>(zero, lanes<T>::all(T(1)), pivot)); // the column is zero, or the lane has failed
}

/// Most rows that eliminate_few() takes, of whatever matrix, and of one with m rows: in a larger one each row more has more
/// columns.
constexpr std::ptrdiff_t most_rows = 8;
constexpr std::ptrdiff_t few_rows(std::ptrdiff_t m)
{
    return HWY_TARGET != HWY_SCALAR && m <= most_rows ? most_rows : 4;
}

/// Where few rows are left of an m by n matrix, interchanges row j with row `row`, j itself or one below, in each lane, and
/// eliminates column j from those before `end`, in one go: to store a vector takes as long as several operations.
template <class T>
HWY_INLINE void eliminate_few(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t j, std::ptrdiff_t end, lanes<real_t<T>> row,
                              lane_matrix<T> A, lane_info<real_t<T>> *info)
{
    using R = real_t<T>;
    const std::ptrdiff_t rows = min(m - j, most_rows);
    A = A.from(j, 0);
    lane_mask<R> is[most_rows];
    for (std::ptrdiff_t i = 1; i < rows; ++i)
        is[i] = row == lanes<R>::all(static_cast<R>(j + i));
    const auto pivots = [&](std::ptrdiff_t c) HWY_ATTR {
        lanes<T> u = A(0, c);
        for (std::ptrdiff_t i = 1; i < rows; ++i)
            u = select<R>(is[i], A(i, c), u);
        return u;
    };
    const lanes<T> diagonal = A(0, j), pivot = pivots(j);
    const divisor<T> scale = pivot_divisor(j, pivot, info);
    A.set(0, j, pivot);
    for (std::ptrdiff_t i = 1; i < rows; ++i)
        A.set(i, j, scale.divide(select<R>(is[i], diagonal, A(i, j))));
    for (std::ptrdiff_t c = 0; c < n; ++c) {
        if (c == j)
            continue;
        const lanes<T> first = A(0, c), u = pivots(c);
        const bool eliminates = j < c && c < end;
        A.set(0, c, u);
        for (std::ptrdiff_t i = 1; i < rows; ++i) {
            const lanes<T> x = select<R>(is[i], first, A(i, c));
            A.set(i, c, eliminates ? subtract_product(A(i, j), u, x) : x);
        }
    }
}

/// Interchanges row j of n columns with row[lane] in each lane. Number by number, since to find out which of many rows are meant
/// costs more.
template <class T>
HWY_NOINLINE void interchange(std::ptrdiff_t n, std::ptrdiff_t j, const std::ptrdiff_t (&row)[width<T>], lane_matrix<T> A)
{
    using R = real_t<T>;
    R *here = A.at(j, 0);
    R *there[width<T>];
    for (int lane = 0; lane < width<T>; ++lane)
        there[lane] = A.at(row[lane], 0) + lane;
    for (std::ptrdiff_t c = 0; c < n; ++c)
        for (int part = 0; part < parts<T>; ++part) {
            const std::ptrdiff_t offset = c * A.col + part * width<T>;
            R mine[width<T>], others[width<T>];
#pragma GCC unroll 16
            for (int lane = 0; lane < width<T>; ++lane) {
                mine[lane] = here[offset + lane];
                others[lane] = there[lane][offset];
            }
#pragma GCC unroll 16
            for (int lane = 0; lane < width<T>; ++lane)
                there[lane][offset] = mine[lane];
#pragma GCC unroll 16
            for (int lane = 0; lane < width<T>; ++lane)
                here[offset + lane] = others[lane];
        }
}

/// Factors columns j to end - 1, updating those alone, but interchanges whole rows of n columns.
template <class T>
HWY_INLINE void lu_panel(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t begin, std::ptrdiff_t end, lane_matrix<T> A,
                         bblas_int *const *pivots, lane_info<real_t<T>> *info)
{
    using R = real_t<T>;
    for (std::ptrdiff_t j = begin; j < end; ++j) {
        if (pivots) {
            const lanes<R> lane_rows = pivot_row(m, j, A);
            HWY_ALIGN R numbers[width<R>];
            lane_rows.store(numbers);
            std::ptrdiff_t row[width<T>];
            for (int lane = 0; lane < width<T>; ++lane) {
                row[lane] = static_cast<std::ptrdiff_t>(numbers[lane]);
                if (pivots[lane])
                    pivots[lane][j] = static_cast<bblas_int>(row[lane]) + 1;
            }
            if (m - j <= few_rows(m)) {
                eliminate_few(m, n, j, end, lane_rows, A, info);
                continue;
            }
            interchange(n, j, row, A);
        }
        const divisor<T> scale = pivot_divisor(j, A(j, j), info);
        for (std::ptrdiff_t i = j + 1; i < m; ++i)
            A.set(i, j, scale.divide(A(i, j)));
        for (std::ptrdiff_t c = j + 1; c < end; ++c) {
            const lanes<T> u = A(j, c);
            for (std::ptrdiff_t i = j + 1; i < m; ++i)
                A.set(i, c, subtract_product(A(i, j), u, A(i, c)));
        }
    }
}

template <class T> void lu(std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> A, bblas_int *const *pivots, bblas_int *info)
{
    lane_info<real_t<T>> failures;
    const std::ptrdiff_t order = m < n ? m : n;
    const std::ptrdiff_t block = pivots ? few_rows(m) : 4;
    for (std::ptrdiff_t j = 0; j < order; j += block) {
        const std::ptrdiff_t end = j + block < order ? j + block : order;
        lu_panel(m, n, j, end, A, pivots, &failures);
        if (end < n) {
            triangular_solve(BblasLower, BblasNoTrans, BblasUnit, end - j, n - end, A.from(j, j), A.from(j, end));
            subtract_product<conjugated::none>(m - end, n - end, end - j, A.from(end, j), A.from(j, end), A.from(end, end));
        }
    }
    failures.store(info);
}

template <class T>
void interchange_rows(bool forward, std::ptrdiff_t n, std::ptrdiff_t nrhs, const bblas_int *const *pivots, lane_matrix<T> B)
{
    const bblas_int *its[width<T>];
    for (int lane = 0; lane < width<T>; ++lane)
        its[lane] = pivots[lane] ? pivots[lane] : pivots[0]; // a copy of the first problem
    for (std::ptrdiff_t step = 0; step < n; ++step) {
        const std::ptrdiff_t i = forward ? step : n - 1 - step;
        std::ptrdiff_t row[width<T>];
        for (int lane = 0; lane < width<T>; ++lane)
            row[lane] = its[lane][i] - 1;
        interchange(nrhs, i, row, B);
    }
}

#define BBLAS_LU(T)                                                                                                              \
    template void lu<T>(std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>, bblas_int *const *, bblas_int *);                        \
    template void interchange_rows<T>(bool, std::ptrdiff_t, std::ptrdiff_t, const bblas_int *const *, lane_matrix<T>);
BBLAS_FOR_EACH_TYPE(BBLAS_LU)
#undef BBLAS_LU

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
