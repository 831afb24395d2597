// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The driver of symm and hemm.
#ifndef BBLAS_CPU_SYMMETRIC_PRODUCT_HPP
#define BBLAS_CPU_SYMMETRIC_PRODUCT_HPP

#include "crossover.hpp"
#include "full_matrix.hpp"
#include "one_by_one.hpp"
#include "small_product.hpp"

namespace bblas {

/// Writes A out, and multiplies it as any other matrix; by `large(problem)` where its order is above the crossover.
template <class T, class Batch, class Large>
int symmetric_product(bool is_hermitian, const Batch &call, bblas_queue_t queue, Large large)
{
    const bool left = call.side == BblasLeft;
    const std::int64_t largest = left ? call.m.bound : call.n.bound;
    const double m = call.m.bound, n = call.n.bound;
    const std::int64_t crossover = symm_crossover<T>();
    const small_product<T> product;
    return one_by_one(call, queue, full_matrix_bytes<T>(min(largest, crossover)),
                      2 * m * n * static_cast<double>(largest) + m * n, [=](const auto &p, void *work) {
                          const std::int64_t order = left ? p.m : p.n;
                          if (p.m == 0 || p.n == 0)
                              return 0; // A may be NULL
                          if (order > crossover) {
                              large(p);
                              return 0;
                          }
                          T *const A = static_cast<T *>(work);
                          const std::int64_t lda = full_matrix_ld(order);
                          if (p.alpha != T(0))
                              write_full_matrix(is_hermitian, p.uplo, order, matrix_view(p.A, p.lda), A);
                          product({BblasGeneral, BblasNoTrans, BblasNoTrans, p.m, p.n, order, p.alpha, left ? lda : p.ldb,
                                   left ? p.ldb : lda, p.beta, p.ldc},
                                  left ? A : p.B, left ? p.B : A, p.C);
                          return 0;
                      });
}

} // namespace bblas

#endif
