// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/iamax.hpp>

#include "elements.hpp"
#include "for_each_problem.hpp"

namespace bblas::iamax {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const vector_view x(p.x, p.n, p.incx);
        bblas_int greatest = 0;
        for (bblas_int i = 1; i < p.n; ++i)
            if (abs1(x[i]) > abs1(x[greatest])) // never with a NaN, as in the reference BLAS
                greatest = i;
        *p.result = p.n == 0 ? 0 : greatest + 1;
        return 0;
    });
}

} // namespace bblas::iamax

#include <entries/iamax.inc>
