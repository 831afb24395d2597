// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/geru.hpp>

#include "rank_one_batch.hpp"

namespace bblas::geru {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return rank_one_batch<T>(call, queue, false);
}

} // namespace bblas::geru

#include <entries/geru.inc>
