// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potrs.hpp>

#include "for_each_problem.hpp"
#include "potrs.hpp"

namespace bblas::potrs {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        lapack::potrs<T>(p.uplo, p.n, p.nrhs, {p.A, p.lda}, {p.B, p.ldb});
        return 0;
    });
}

} // namespace bblas::potrs

#include <entries/potrs.inc>
