// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/dot.hpp>

#include "for_each_problem.hpp"
#include "inner_product.hpp"

namespace bblas::dot {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        *p.result = inner_product(BblasTrans, p.n, vector_view(p.x, p.n, p.incx), vector_view(p.y, p.n, p.incy));
        return 0;
    });
}

} // namespace bblas::dot

#include <entries/dot.inc>
