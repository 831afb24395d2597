// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "driver.hpp"
#include "serve.hpp"

namespace compat {

namespace {

/// One right-hand side, which is all that the vendor has. Info is one integer on the device.
template <class V, class F>
cusolverStatus_t potrs(const vendor_entry<F> &vendor, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, V *A[],
                       int lda, V *B[], int ldb, int *info, int batch)
{
    request what(handle, {n, nrhs}, batch);
    what.needs(info && nrhs == 1, "the vendor does not have it").needs_order(potrs_ahead.of<V>()).writes(B, n, nrhs, ldb);
    const auto take = [&](site &on) {
        if (!clear_word(info, on.stream()))
            return static_cast<int>(BBLAS_DEVICE_ERROR);
        return BBLAS(V, potrs_batched)(ours(uplo), n, nrhs, ours(A), lda, ours(B), ldb, nullptr, batch, on.queue());
    };
    return serve(vendor, what, take, handle, uplo, n, nrhs, A, lda, B, ldb, info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cusolverStatus_t cusolverDn##letter##potrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,  \
                                                             V *A[], int lda, V *B[], int ldb, int *info, int batch)             \
    {                                                                                                                            \
        return potrs(VENDOR(cusolverDn##letter##potrsBatched), handle, uplo, n, nrhs, A, lda, B, ldb, info, batch);              \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
