// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Row interchanges on one matrix.
#ifndef BBLAS_REFERENCE_LASWP_HPP
#define BBLAS_REFERENCE_LASWP_HPP

#include "elements.hpp"

#include <utility>

namespace bblas::lapack {

/// Interchanges row i with the row that its pivot names, for i = k1, ..., k2, backwards when incx < 0. Rows and pivots count
/// from 1.
template <class T> void laswp(bblas_int n, matrix_view<T> A, bblas_int k1, bblas_int k2, const bblas_int *ipiv, bblas_int incx)
{
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t step = 0; step <= std::int64_t{k2} - k1; ++step) {
            const std::int64_t i = incx > 0 ? k1 + step : k2 - step;
            const std::int64_t pivot = ipiv[k1 + (i - k1) * abs(incx) - 1];
            std::swap(A(i - 1, j), A(pivot - 1, j));
        }
}

} // namespace bblas::lapack

#endif
