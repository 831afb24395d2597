// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gerc.hpp>

#include <for_each_problem.cuh>

#include "by_elements.hpp"

namespace bblas::gerc {

template <class T> using classes = element_classes<rank_one_update<problem<T>, T, true>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::gerc

#include <entries/gerc.inc>
