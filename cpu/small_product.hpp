// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The product of two matrices of one problem, so small that they are read where they lie.
#ifndef BBLAS_CPU_SMALL_PRODUCT_HPP
#define BBLAS_CPU_SMALL_PRODUCT_HPP

#include <cstddef>

namespace bblas {

/// C := alpha op(A) op(B) + beta C for m by n matrices, k being the common size; of C only what is in `part` (BblasGeneral, or a
/// triangle with the diagonal, of square matrices), and nothing else is written. As in BLAS, A and B are not read where alpha is 0, nor C
/// where beta is. An element's result does not depend on leading dimensions, alignment, or the elements beside it.
template <class T>
using small_product_kernel = void(int part, int transa, int transb, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, T alpha,
                                  const T *A, std::ptrdiff_t lda, const T *B, std::ptrdiff_t ldb, T beta, T *C,
                                  std::ptrdiff_t ldc);

/// The one that the processor is to run.
template <class T> small_product_kernel<T> *small_product();

} // namespace bblas

#endif
