// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ger.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::ger {

template <class T> using classes = element_classes<rank_one_update<problem<T>, T, false>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::ger

#include <entries/ger.inc>
