// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/symv.hpp>

#include "symmetric_and_vector.hpp"

namespace bblas::symv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return symmetric_and_vector<T>(call, queue, BblasTrans);
}

} // namespace bblas::symv

#include <entries/symv.inc>
