// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trsv.hpp>

#include "triangle_and_vector.hpp"

namespace bblas::trsv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return triangle_and_vector(call, queue, solve_triangle<T>());
}

} // namespace bblas::trsv

#include <entries/trsv.inc>
