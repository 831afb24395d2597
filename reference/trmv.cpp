// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trmv.hpp>

#include "for_each_problem.hpp"
#include "triangular.hpp"

namespace bblas::trmv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const triangular<T> M{p.uplo, p.trans, p.diag, matrix_view(p.A, p.lda)};
        triangular_multiply(M, p.n, vector_view(p.x, p.n, p.incx));
        return 0;
    });
}

} // namespace bblas::trmv

#include <entries/trmv.inc>
