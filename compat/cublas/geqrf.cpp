// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

#include <algorithm>

namespace compat {

namespace {

/// Info is one integer on the host.
template <class V, class F>
cublasStatus_t geqrf(const vendor_entry<F> &vendor, cublasHandle_t handle, int m, int n, V *const A[], int lda, V *const tau[],
                     int *info, int batch)
{
    request what(handle, {m, n}, batch);
    what.needs(info, "an invalid argument").needs_order(geqrf_ahead.of<V>());
    what.writes(A, m, n, lda, part::qr).writes(tau, std::min(m, n), 1, std::min(m, n));
    const auto take = [&](site &on) {
        return BBLAS(V, geqrf_batched)(m, n, ours(A), lda, ours(tau), nullptr, batch, on.queue());
    };
    return serve(vendor, what, reporting_to(info, take), handle, m, n, A, lda, tau, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cublasStatus_t cublas##letter##geqrfBatched(cublasHandle_t handle, int m, int n, V *const A[], int lda,               \
                                                       V *const tau[], int *info, int batch)                                     \
    {                                                                                                                            \
        return geqrf(VENDOR(cublas##letter##geqrfBatched), handle, m, n, A, lda, tau, info, batch);                              \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
