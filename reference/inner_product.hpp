// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The inner product behind dot, dotu and dotc.
#ifndef BBLAS_REFERENCE_INNER_PRODUCT_HPP
#define BBLAS_REFERENCE_INNER_PRODUCT_HPP

#include "elements.hpp"

namespace bblas {

/// xᵀ y (BblasTrans) or xᴴ y (BblasConjTrans).
template <class T> T inner_product(bblas_trans trans, std::int64_t n, vector_view<const T> x, vector_view<const T> y)
{
    T sum = 0;
    for (std::int64_t i = 0; i < n; ++i)
        sum += (trans == BblasConjTrans ? conjugate(x[i]) : x[i]) * y[i];
    return sum;
}

} // namespace bblas

#endif
