// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The rank-1 updates behind ger, geru and gerc, and behind syr and her.
#ifndef BBLAS_REFERENCE_RANK_ONE_HPP
#define BBLAS_REFERENCE_RANK_ONE_HPP

#include "elements.hpp"

namespace bblas {

/// A := alpha x op(y) + A in the part of the m by n matrix A that uplo means; op is BblasTrans or BblasConjTrans.
template <class Alpha, class T>
void rank_one_update(bblas_uplo uplo, bblas_trans trans, std::int64_t m, std::int64_t n, Alpha alpha, vector_view<const T> x,
                     vector_view<const T> y, matrix_view<T> A)
{
    if (alpha == Alpha(0))
        return; // x and y are not read (rule E7)
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = 0; i < m; ++i)
            if (is_in(uplo, i, j))
                A(i, j) += alpha * x[i] * (trans == BblasConjTrans ? conjugate(y[j]) : y[j]);
}

} // namespace bblas

#endif
