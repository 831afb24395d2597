// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// LU factorization without pivoting of one matrix, which LAPACK lacks.
#ifndef BBLAS_REFERENCE_GETRF_NOPIV_HPP
#define BBLAS_REFERENCE_GETRF_NOPIV_HPP

#include "elements.hpp"

namespace bblas::lapack {

/// Right-looking elimination; stops at the first pivot that is exactly zero and returns its index, counted from 1.
template <class T> bblas_int getrf_nopiv(bblas_int m, bblas_int n, matrix_view<T> A)
{
    for (bblas_int k = 0; k < m && k < n; ++k) {
        if (A(k, k) == T(0))
            return k + 1;
        for (bblas_int i = k + 1; i < m; ++i)
            A(i, k) /= A(k, k);
        for (bblas_int j = k + 1; j < n; ++j)
            for (bblas_int i = k + 1; i < m; ++i)
                A(i, j) -= A(i, k) * A(k, j);
    }
    return 0;
}

} // namespace bblas::lapack

#endif
