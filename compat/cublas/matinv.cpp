// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// The inverse goes to other matrices. Info of a singular matrix is that of its factorization.
template <class V, class F>
cublasStatus_t matinv(const vendor_entry<F> &vendor, cublasHandle_t handle, int n, const V *const A[], int lda, V *const Ainv[],
                      int lda_inv, int *info, int batch)
{
    request what(handle, {n}, batch);
    what.needs(n <= 32, "an invalid argument").needs_order((batch < matinv_many ? matinv_ahead : matinv_many_ahead).of<V>());
    what.writes(Ainv, n, n, lda_inv).writes_info(info);
    const auto take = [&](site &on) {
        const auto pivots = bblas_consecutive(on.integers(std::int64_t{n} * batch));
        int status = BBLAS(V, lacpy_batched)(BblasGeneral, n, n, ours(A), lda, ours(Ainv), lda_inv, nullptr, batch, on.queue());
        if (status == BBLAS_SUCCESS)
            status = BBLAS(V, getrf_batched)(n, n, ours(Ainv), lda_inv, pivots, nullptr, batch, on.queue());
        return status ? status : BBLAS(V, getri_batched)(n, ours(Ainv), lda_inv, pivots, info, batch, on.queue());
    };
    return serve(vendor, what, take, handle, n, A, lda, Ainv, lda_inv, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cublasStatus_t cublas##letter##matinvBatched(cublasHandle_t handle, int n, const V *const A[], int lda,               \
                                                        V *const Ainv[], int lda_inv, int *info, int batch)                      \
    {                                                                                                                            \
        return matinv(VENDOR(cublas##letter##matinvBatched), handle, n, A, lda, Ainv, lda_inv, info, batch);                     \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
