// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Vectors of one problem, without gaps: what level 1 does with them, and what is done column by column.
#ifndef BBLAS_CPU_VECTORS_HPP
#define BBLAS_CPU_VECTORS_HPP

#include <batch.hpp>

#include <cstddef>

namespace bblas {

/// Kernels that the processor is to run, for n elements. Vectors do not overlap. What becomes of an element does not depend on
/// alignment.
template <class T> struct vectors {
    void (*const swap)(std::ptrdiff_t n, T *x, T *y);
    void (*const fill)(std::ptrdiff_t n, T value, T *x);
    /// x := alpha x.
    void (*const scale)(std::ptrdiff_t n, T alpha, T *x);
    /// y := alpha x + y.
    void (*const add)(std::ptrdiff_t n, T alpha, const T *x, T *y);
    /// xᵀ y, or xᴴ y.
    T (*const inner_product)(bool conjugate_x, std::ptrdiff_t n, const T *x, const T *y);
    /// The sum of |re| + |im|.
    real_t<T> (*const sum_of_magnitudes)(std::ptrdiff_t n, const T *x);
    /// The sum of squared absolute values, which may overflow or underflow.
    real_t<T> (*const sum_of_squares)(std::ptrdiff_t n, const T *x);
    /// Index of the first element with the largest |re| + |im|, n > 0. NaN is larger than nothing, and only found in first place.
    std::ptrdiff_t (*const largest)(std::ptrdiff_t n, const T *x);
    /// A := alpha x yᵀ + A, or with yᴴ, in a part of the m by n matrix A.
    void (*const add_product)(bblas_uplo part, bool conjugate_y, std::ptrdiff_t m, std::ptrdiff_t n, T alpha, const T *x,
                              const T *y, T *A, std::ptrdiff_t lda);

    vectors();
};

} // namespace bblas

#endif
