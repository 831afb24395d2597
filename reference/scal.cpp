// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/scal.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::scal {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        for (std::int64_t i = 0; i < p.n; ++i)
            x[i] *= p.alpha; // with 0 too: NaN and Inf propagate (rule E7)
        return 0;
    });
}

} // namespace bblas::scal

#include <entries/scal.inc>
