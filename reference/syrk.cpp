// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/syrk.hpp>

#include "blas.hpp"
#include "for_each_problem.hpp"

namespace bblas::syrk {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        blas::syrk(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.beta, p.C, p.ldc);
        return 0;
    });
}

} // namespace bblas::syrk

#include <entries/syrk.inc>
