// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/copy.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::copy {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        const vector_view y(p.y, p.n, p.incy);
        for (std::int64_t i = 0; i < p.n; ++i)
            y[i] = x[i];
        return 0;
    });
}

} // namespace bblas::copy

#include <entries/copy.inc>
