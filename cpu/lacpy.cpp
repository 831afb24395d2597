// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/lacpy.hpp>

#include "one_by_one.hpp"
#include "part.hpp"

#include <algorithm>

namespace bblas::lacpy {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const double m = call.m.bound, n = call.n.bound;
    return one_by_one(call, queue, 0, m * n, [](const problem<T> &p, void *) {
        for_each_run(p.uplo, p.m, p.n, p.lda == p.m && p.ldb == p.m, [&](std::int64_t i, std::int64_t j, std::int64_t count) {
            std::copy_n(p.A + i + j * p.lda, count, p.B + i + j * p.ldb);
        });
        return 0;
    });
}

} // namespace bblas::lacpy

#include <entries/lacpy.inc>
