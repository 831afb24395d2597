// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laswp.hpp>

#include "for_each_problem.hpp"
#include "laswp.hpp"

namespace bblas::laswp {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        lapack::laswp(p.n, matrix_view(p.A, p.lda), p.k1, p.k2, p.ipiv, p.incx);
        return 0;
    });
}

} // namespace bblas::laswp

#include <entries/laswp.inc>
