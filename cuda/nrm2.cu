// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/nrm2.hpp>

#include <for_each_problem.cuh>

#include "by_terms.hpp"

namespace bblas::nrm2 {

template <class T> struct as_terms {
    using problem = nrm2::problem<T>;

    template <class G> BBLAS_DEVICE static real_t<T> result(const G &g, const problem &p)
    {
        return by_group::nrm2<T>(g, p.n, vector(p.x, p.n, p.incx));
    }
};

template <class T> using classes = term_classes<as_terms<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::nrm2

#include <entries/nrm2.inc>
