// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// Pivots of all problems follow each other; without pivots nothing is interchanged. Info is one integer on the host.
template <class V, class F>
cublasStatus_t getrs(const vendor_entry<F> &vendor, cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
                     const V *const A[], int lda, const int *P, V *const B[], int ldb, int *info, int batch)
{
    request what(handle, {n, nrhs}, batch);
    const orders_ahead &ahead = nrhs <= 1 ? getrs_ahead : nrhs < getrs_many<V> ? getrs_few_ahead : getrs_many_ahead;
    what.needs(info, "an invalid argument").needs_order(ahead.of<V>()).writes(B, n, nrhs, ldb);
    const auto take = [&](site &on) {
        if (!P)
            return BBLAS(V, getrs_nopiv_batched)(ours(trans), n, nrhs, ours(A), lda, ours(B), ldb, nullptr, batch, on.queue());
        return BBLAS(V, getrs_batched)(ours(trans), n, nrhs, ours(A), lda, bblas_consecutive(P), ours(B), ldb, nullptr, batch,
                                       on.queue());
    };
    return serve(vendor, what, reporting_to(info, take), handle, trans, n, nrhs, A, lda, P, B, ldb, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cublasStatus_t cublas##letter##getrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,          \
                                                       const V *const A[], int lda, const int *P, V *const B[], int ldb,         \
                                                       int *info, int batch)                                                     \
    {                                                                                                                            \
        return getrs(VENDOR(cublas##letter##getrsBatched), handle, trans, n, nrhs, A, lda, P, B, ldb, info, batch);              \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
