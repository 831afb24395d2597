// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/swap.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

#include <utility>

namespace bblas::swap {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        const vector_view y(p.y, p.n, p.incy);
        for (std::int64_t i = 0; i < p.n; ++i)
            std::swap(x[i], y[i]);
        return 0;
    });
}

} // namespace bblas::swap

#include <entries/swap.inc>
