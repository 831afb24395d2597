// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The part of a matrix that an argument uplo means, as runs of elements that lie side by side.
#ifndef BBLAS_CPU_PART_HPP
#define BBLAS_CPU_PART_HPP

#include <batch.hpp>

namespace bblas {

/// Calls f(i, j, count) for each run of an m by n matrix, or of its triangle, from row i of column j on: a column's, or all of it
/// where columns lie without gaps.
template <class F> void for_each_run(bblas_uplo uplo, std::int64_t m, std::int64_t n, bool without_gaps, F f)
{
    if (uplo == BblasGeneral && without_gaps)
        return f(0, 0, m * n);
    for (std::int64_t j = 0; j < n; ++j) {
        const std::int64_t begin = uplo == BblasLower ? j : 0, end = uplo == BblasUpper ? min(j + 1, m) : m;
        if (begin < end)
            f(begin, j, end - begin);
    }
}

} // namespace bblas

#endif
