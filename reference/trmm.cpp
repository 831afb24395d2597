// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trmm.hpp>

#include "for_each_problem.hpp"
#include "triangular.hpp"

namespace bblas::trmm {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const triangular<T> M{p.uplo, p.transa, p.diag, matrix_view(p.A, p.lda)};
        for_each_vector(p.side, M, p.m, p.n, p.alpha, matrix_view(p.B, p.ldb), triangular_multiply<T>);
        return 0;
    });
}

} // namespace bblas::trmm

#include <entries/trmm.inc>
