// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The product of two matrices of one problem, so small that they are read where they lie.
#ifndef BBLAS_CPU_SMALL_PRODUCT_HPP
#define BBLAS_CPU_SMALL_PRODUCT_HPP

#include <cstddef>

namespace bblas {

/// What products have in common: C := alpha op(A) op(B) + beta C for m by n matrices, k being the common size; of C only what is
/// in `part` (BblasGeneral, or a triangle with the diagonal, of square matrices), and nothing else is written. As in BLAS, A and
/// B are not read where alpha is 0, nor C where beta is.
template <class T> struct product_shape {
    int part, transa, transb;
    std::ptrdiff_t m, n, k;
    T alpha;
    std::ptrdiff_t lda, ldb;
    T beta;
    std::ptrdiff_t ldc;
};

/// The matrices of one of them.
template <class T> struct product_operands {
    const T *A, *B;
    T *C;
};

/// Computes `count` products of one shape. An element's result does not depend on leading dimensions, alignment, or the elements
/// beside it.
template <class T>
using small_product_kernel = void(const product_shape<T> &shape, const product_operands<T> *of, std::ptrdiff_t count);

/// The one that the processor is to run.
template <class T> struct small_product {
    small_product_kernel<T> *const many;

    small_product();
    void operator()(const product_shape<T> &shape, const T *A, const T *B, T *C) const
    {
        const product_operands<T> of{A, B, C};
        many(shape, &of, 1);
    }
};

} // namespace bblas

#endif
