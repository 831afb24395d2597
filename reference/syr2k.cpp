// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syr2k.hpp>

#include "blas.hpp"
#include "for_each_problem.hpp"

namespace bblas::syr2k {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        blas::syr2k(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::syr2k

#include <entries/syr2k.inc>
