// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/hemm.hpp>

#include "blas.hpp"
#include "symmetric_product.hpp"

namespace bblas::hemm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return symmetric_product<T>(true, call, queue, [](const problem<T> &p) {
        blas::hemm(p.side, p.uplo, p.m, p.n, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
    });
}

} // namespace bblas::hemm

#include <entries/hemm.inc>
