// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/getrs.hpp>

#include "for_each_problem.hpp"
#include "getrs.hpp"

namespace bblas::getrs {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        lapack::getrs<T>(p.trans, p.n, p.nrhs, {p.A, p.lda}, p.ipiv, {p.B, p.ldb});
        return 0;
    });
}

} // namespace bblas::getrs

#include <entries/getrs.inc>
