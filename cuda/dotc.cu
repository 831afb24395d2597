// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/dotc.hpp>

#include <for_each_problem.cuh>

#include "by_terms.hpp"

namespace bblas::dotc {

template <class T> struct as_terms {
    using problem = dotc::problem<T>;

    template <class G> BBLAS_DEVICE static T result(const G &g, const problem &p)
    {
        return by_group::dot<T>(g, BblasConjTrans, p.n, vector(p.x, p.n, p.incx), vector(p.y, p.n, p.incy));
    }
};

template <class T> using classes = term_classes<as_terms<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::dotc

#include <entries/dotc.inc>
