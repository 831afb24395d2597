// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_lu.cpp"
#include "each_target.hpp"

#include "lane_lu.hpp"
#include "lane_product.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Index of the largest element of column j from row j on, in each lane. As in LAPACK, the first of equals; NaN is never larger, and
/// nothing is larger than a NaN at the top, so that the index is one of a row in any case.
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

/// Interchanges row j of n columns with row `row`, j itself or one below, in each lane, of an m by n matrix that has few of those.
template <class T>
HWY_INLINE void interchange_few(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t j, lanes<real_t<T>> row, lane_matrix<T> A)
{
    using R = real_t<T>;
    for (std::ptrdiff_t i = j + 1; i < m; ++i) {
        const auto here = row == lanes<R>::all(static_cast<R>(i));
        for (std::ptrdiff_t c = 0; c < n; ++c) {
            const lanes<T> a = A(j, c), b = A(i, c);
            A.set(j, c, select<R>(here, b, a));
            A.set(i, c, select<R>(here, a, b));
        }
    }
}

/// The same with row[lane] in each lane, and any number of rows below. Number by number, since to find out which rows are meant costs more.
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
            if (m - j <= 4)
                interchange_few(m, n, j, lane_rows, A);
            else
                interchange(n, j, row, A);
        }
        lanes<T> pivot = A(j, j);
        const auto zero = is_zero(pivot);
        info->note(zero, j + 1);
        pivot = select<R>(zero, lanes<T>::all(T(1)), pivot); // the column is zero, or the lane has failed
        const divisor<T> scale(pivot);
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
    constexpr std::ptrdiff_t block = 4;
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
