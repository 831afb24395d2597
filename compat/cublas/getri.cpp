// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// The inverse goes to other matrices. Pivots of all problems follow each other; without pivots nothing was interchanged.
template <class V, class F>
cublasStatus_t getri(const vendor_entry<F> &vendor, cublasHandle_t handle, int n, const V *const A[], int lda, const int *P,
                     V *const C[], int ldc, int *info, int batch)
{
    request what(handle, {n}, batch);
    what.needs_order(getri_ahead.of<V>()).writes(C, n, n, ldc).writes_info(info);
    const auto take = [&](site &on) {
        const auto pivots = P ? bblas_consecutive(P) : on.pointers(on.identity(n), batch);
        const int copied = BBLAS(V, lacpy_batched)(BblasGeneral, n, n, ours(A), lda, ours(C), ldc, nullptr, batch, on.queue());
        return copied ? copied : BBLAS(V, getri_batched)(n, ours(C), ldc, pivots, info, batch, on.queue());
    };
    return serve(vendor, what, take, handle, n, A, lda, P, C, ldc, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cublasStatus_t cublas##letter##getriBatched(cublasHandle_t handle, int n, const V *const A[], int lda, const int *P,  \
                                                       V *const C[], int ldc, int *info, int batch)                              \
    {                                                                                                                            \
        return getri(VENDOR(cublas##letter##getriBatched), handle, n, A, lda, P, C, ldc, info, batch);                           \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
