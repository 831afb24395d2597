// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syr2k.hpp>

#include "blas.hpp"
#include "crossover.hpp"
#include "one_by_one.hpp"
#include "small_product.hpp"

namespace bblas::syr2k {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double n = call.n.bound, k = call.k.bound;
    const bblas_trans other = call.trans == BblasNoTrans ? BblasTrans : BblasNoTrans;
    const double crossover = syr2k_crossover<T>();
    const small_product<T> product;
    return one_by_one(call, queue, 0, 2 * n * n * k + n * n, [=](const problem<T> &p, void *) {
        if (is_within(crossover, p.n, p.n, p.k)) {
            product({p.uplo, p.trans, other, p.n, p.n, p.k, p.alpha, p.lda, p.ldb, p.beta, p.ldc}, p.A, p.B, p.C);
            product({p.uplo, p.trans, other, p.n, p.n, p.k, p.alpha, p.ldb, p.lda, T(1), p.ldc}, p.B, p.A, p.C);
        } else {
            blas::syr2k(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        }
        return 0;
    });
}

} // namespace bblas::syr2k

#include <entries/syr2k.inc>
