// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/her2k.hpp>

#include "blas.hpp"
#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::her2k {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        blas::her2k(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.B, p.ldb, p.beta, p.C, p.ldc);
        make_diagonal_real(p.n, matrix_view(p.C, p.ldc)); // BLAS returns at once where C := C
        return 0;
    });
}

} // namespace bblas::her2k

#include <entries/her2k.inc>
