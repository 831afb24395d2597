// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/lane_lu.cpp"
#include "each_target.hpp"

#include "lane_lu.hpp"
#include "lane_product.hpp"

#include <utility>

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

/// Interchanges row j of n columns with row `row`, one below or j itself, in each lane.
template <class T>
HWY_INLINE void interchange(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t j, lanes<real_t<T>> row, lane_matrix<T> A)
{
    using R = real_t<T>;
    // There are at most as many other rows as lanes.
    std::ptrdiff_t others[width<R>];
    lanes<R> numbers[width<R>];
    int count = 0;
    for (std::ptrdiff_t i = j + 1; i < m; ++i) {
        const lanes<R> number = lanes<R>::all(static_cast<R>(i));
        if (any<R>(row == number)) {
            others[count] = i;
            numbers[count++] = number;
        }
    }
    for (int k = 0; k < count; ++k) {
        const auto here = row == numbers[k];
        for (std::ptrdiff_t c = 0; c < n; ++c) {
            const lanes<T> a = A(j, c), b = A(others[k], c);
            A.set(j, c, select<R>(here, b, a));
            A.set(others[k], c, select<R>(here, a, b));
        }
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
            const lanes<R> row = pivot_row(m, j, A);
            interchange(m, n, j, row, A);
            HWY_ALIGN R numbers[width<R>];
            row.store(numbers);
            for (int lane = 0; lane < width<R>; ++lane)
                if (pivots[lane])
                    pivots[lane][j] = static_cast<bblas_int>(numbers[lane]) + 1;
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
    for (int lane = 0; lane < width<T>; ++lane) {
        if (!pivots[lane])
            continue;
        for (std::ptrdiff_t step = 0; step < n; ++step) {
            const std::ptrdiff_t i = forward ? step : n - 1 - step;
            const std::ptrdiff_t other = pivots[lane][i] - 1;
            if (other == i)
                continue;
            for (std::ptrdiff_t j = 0; j < nrhs; ++j)
                for (int part = 0; part < parts<T>; ++part)
                    std::swap(B.at(i, j)[lane + part * width<T>], B.at(other, j)[lane + part * width<T>]);
        }
    }
}

#define BBLAS_LU(T)                                                                                                              \
    template void lu<T>(std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>, bblas_int *const *, bblas_int *);                        \
    template void interchange_rows<T>(bool, std::ptrdiff_t, std::ptrdiff_t, const bblas_int *const *, lane_matrix<T>);
BBLAS_FOR_EACH_TYPE(BBLAS_LU)
#undef BBLAS_LU

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
