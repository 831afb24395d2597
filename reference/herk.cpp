// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/herk.hpp>

#include "blas.hpp"
#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::herk {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        blas::herk(p.uplo, p.trans, p.n, p.k, p.alpha, p.A, p.lda, p.beta, p.C, p.ldc);
        make_diagonal_real(p.n, matrix_view(p.C, p.ldc)); // BLAS returns at once where C := C
        return 0;
    });
}

} // namespace bblas::herk

#include <entries/herk.inc>
