// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/symm.hpp>

#include "blas.hpp"
#include "symmetric_product.hpp"

namespace bblas::symm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return symmetric_product<T>(false, call, queue, [](const problem<T> &p) {
        blas::symm(p.side, p.uplo, p.m, p.n, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
    });
}

} // namespace bblas::symm

#include <entries/symm.inc>
