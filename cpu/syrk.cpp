// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syrk.hpp>

#include "blas.hpp"
#include "crossover.hpp"
#include "one_by_one.hpp"
#include "small_product.hpp"

namespace bblas::syrk {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double n = call.n.bound, k = call.k.bound;
    const bblas_trans other = call.trans == BblasNoTrans ? BblasTrans : BblasNoTrans;
    const double crossover = syrk_crossover<T>();
    const small_product<T> product;
    return one_by_one(call, queue, 0, n * n * k + n * n, [=](const problem<T> &p, void *) {
        if (is_within(crossover, p.n, p.n, p.k))
            product({p.uplo, p.trans, other, p.n, p.n, p.k, p.alpha, p.lda, p.lda, p.beta, p.ldc}, p.A, p.A, p.C);
        else
            blas::syrk(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.beta, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::syrk

#include <entries/syrk.inc>
