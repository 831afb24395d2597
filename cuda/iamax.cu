// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/iamax.hpp>

#include <for_each_problem.cuh>

#include "by_terms.hpp"

namespace bblas::iamax {

template <class T> struct as_terms {
    using problem = iamax::problem<T>;

    template <class G> BBLAS_DEVICE static bblas_int result(const G &g, const problem &p)
    {
        const std::int64_t index = by_group::iamax<T>(g, p.n, vector(p.x, p.n, p.incx));
        return p.n == 0 ? 0 : static_cast<bblas_int>(index + 1);
    }
};

template <class T> using classes = term_classes<as_terms<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::iamax

#include <entries/iamax.inc>
