// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trmv.hpp>

#include "triangle_and_vector.hpp"

namespace bblas::trmv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return triangle_and_vector(call, queue, multiply_triangle<T>());
}

} // namespace bblas::trmv

#include <entries/trmv.inc>
