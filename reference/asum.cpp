// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/asum.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::asum {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        real_t<T> sum = 0;
        for (std::int64_t i = 0; i < p.n; ++i)
            sum += abs1(x[i]);
        *p.result = sum;
        return 0;
    });
}

} // namespace bblas::asum

#include <entries/asum.inc>
