// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/dotu.hpp>

#include "inner_product_batch.hpp"

namespace bblas::dotu {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return inner_product_batch<T>(call, queue, false);
}

} // namespace bblas::dotu

#include <entries/dotu.inc>
