// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gesv_nopiv.hpp>

#include "for_each_problem.hpp"
#include "getrf_nopiv.hpp"
#include "getrs.hpp"

namespace bblas::gesv_nopiv {

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem(call, queue, [](const problem<T> &p) {
        const bblas_int info = lapack::getrf_nopiv(p.n, p.n, matrix_view(p.A, p.lda));
        if (info == 0)
            lapack::getrs_nopiv<T>(BblasNoTrans, p.n, p.nrhs, {p.A, p.lda}, {p.B, p.ldb});
        return info;
    });
}

} // namespace bblas::gesv_nopiv

#include <entries/gesv_nopiv.inc>
