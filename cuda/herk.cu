// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/herk.hpp>

#include <for_each_problem.cuh>

#include "by_product.hpp"

namespace bblas::herk {

template <class T> using classes = product_classes<T, rank_k_update<problem, T, true>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::herk

#include <entries/herk.inc>
