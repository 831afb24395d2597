// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemm.hpp>

#include "blas.hpp"
#include "for_each_problem.hpp"

namespace bblas::gemm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        // Some kernels of OpenBLAS 0.3.21 (SkylakeX) read A and B even where alpha is 0; with k = 0 there is nothing to read.
        const bblas_int k = p.alpha == T(0) ? 0 : p.k;
        blas::gemm(p.transa, p.transb, p.m, p.n, k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::gemm

#include <entries/gemm.inc>
