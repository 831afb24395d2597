// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// The vendor writes to the other triangle, too.
template <class V, class F>
cusolverStatus_t potrf(const vendor_entry<F> &vendor, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, V *A[], int lda,
                       int *info, int batch)
{
    request what(handle, {n}, batch);
    const part triangle = uplo == CUBLAS_FILL_MODE_LOWER ? part::lower : part::upper;
    what.needs_order((batch <= potrf_few ? potrf_few_ahead : potrf_ahead).of<V>())
        .writes(A, n, n, lda, triangle)
        .writes_info(info);
    const auto take = [&](site &on) { return BBLAS(V, potrf_batched)(ours(uplo), n, ours(A), lda, info, batch, on.queue()); };
    return serve(vendor, what, take, handle, uplo, n, A, lda, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cusolverStatus_t cusolverDn##letter##potrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, V *A[],    \
                                                             int lda, int *info, int batch)                                      \
    {                                                                                                                            \
        return potrf(VENDOR(cusolverDn##letter##potrfBatched), handle, uplo, n, A, lda, info, batch);                            \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
