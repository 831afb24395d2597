// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/symm.hpp>

#include <for_each_problem.cuh>

#include "by_product.hpp"

namespace bblas::symm {

template <class T> using classes = product_classes<T, structured_product<problem, T, structure::symmetric>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::symm

#include <entries/symm.inc>
