// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// Pivots of all problems follow each other; without pivots nothing is interchanged.
template <class V, class F>
cublasStatus_t getrf(const vendor_entry<F> &vendor, cublasHandle_t handle, int n, V *const A[], int lda, int *P, int *info,
                     int batch)
{
    request what(handle, {n}, batch);
    what.needs_order(getrf_ahead.of<V>()).writes(A, n, n, lda, P ? part::lu : part::all);
    if (P)
        what.writes(P, n, n, 1, n, part::none);
    what.writes_info(info);
    const auto take = [&](site &on) {
        if (!P)
            return BBLAS(V, getrf_nopiv_batched)(n, n, ours(A), lda, info, batch, on.queue());
        return BBLAS(V, getrf_batched)(n, n, ours(A), lda, bblas_consecutive(P), info, batch, on.queue());
    };
    return serve(vendor, what, take, handle, n, A, lda, P, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cublasStatus_t cublas##letter##getrfBatched(cublasHandle_t handle, int n, V *const A[], int lda, int *P, int *info,   \
                                                       int batch)                                                                \
    {                                                                                                                            \
        return getrf(VENDOR(cublas##letter##getrfBatched), handle, n, A, lda, P, info, batch);                                   \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
