// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemm.hpp>

#include "blas.hpp"
#include "crossover.hpp"
#include "one_by_one.hpp"
#include "small_product.hpp"

namespace bblas::gemm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double m = call.m.bound, n = call.n.bound, k = call.k.bound;
    const double crossover = gemm_crossover<T>(call.transb);
    const auto product = small_product<T>();
    return one_by_one(call, queue, 0, 2 * m * n * k + m * n, [=](const problem<T> &p, void *) {
        if (is_within(crossover, p.m, p.n, p.k) || p.alpha == T(0))
            product(BblasGeneral, p.transa, p.transb, p.m, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        else
            blas::gemm(p.transa, p.transb, p.m, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::gemm

#include <entries/gemm.inc>
