// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/nrm2.hpp>

#include "for_each_problem.hpp"
#include "norm.hpp"

namespace bblas::nrm2 {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        *p.result = norm(p.n, vector_view(p.x, p.n, p.incx));
        return 0;
    });
}

} // namespace bblas::nrm2

#include <entries/nrm2.inc>
