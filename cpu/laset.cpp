// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/laset.hpp>

#include "one_by_one.hpp"
#include "part.hpp"
#include "vectors.hpp"

namespace bblas::laset {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const vectors<T> kernels;
    const double m = call.m.bound, n = call.n.bound;
    return one_by_one(call, queue, 0, m * n, [=](const problem<T> &p, void *) {
        for_each_run(p.uplo, p.m, p.n, p.lda == p.m, [&](std::int64_t i, std::int64_t j, std::int64_t count) {
            kernels.fill(count, p.alpha, p.A + i + j * p.lda);
        });
        for (std::int64_t i = 0; i < min(p.m, p.n); ++i)
            p.A[i + i * p.lda] = p.beta;
        return 0;
    });
}

} // namespace bblas::laset

#include <entries/laset.inc>
