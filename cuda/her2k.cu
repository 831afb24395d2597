// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/her2k.hpp>

#include <for_each_problem.cuh>

#include "by_product.hpp"

namespace bblas::her2k {

template <class T> using classes = product_classes<T, rank_2k_update<problem, T, true>, 3>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::her2k

#include <entries/her2k.inc>
