// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gerc.hpp>

#include "rank_one_batch.hpp"

namespace bblas::gerc {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return rank_one_batch<T>(call, queue, true);
}

} // namespace bblas::gerc

#include <entries/gerc.inc>
