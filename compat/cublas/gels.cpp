// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// Overdetermined systems that are not transposed, which is all that the vendor has. Info is one integer on the host, dev_info
/// one on the device for each problem.
template <class V, class F>
cublasStatus_t gels(const vendor_entry<F> &vendor, cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
                    V *const A[], int lda, V *const C[], int ldc, int *info, int *dev_info, int batch)
{
    request what(handle, {m, n, nrhs}, batch);
    what.needs(info && trans == CUBLAS_OP_N && m >= n, "the vendor does not have it");
    const bool is_few = m <= gels_few_rows<V> && n + nrhs <= gels_few;
    what.needs_order(gels_ahead.of<V>());
    what.needs_order(m <= gels_square ? gels_ahead.of<V>() : is_few ? gels_few_columns(m) : gels_columns_ahead.of<V>(), n);
    // Below the solution each side leaves what it likes.
    what.writes(A, m, n, lda, part::none).writes(C, m, nrhs, ldc, part::none).writes(C, n, nrhs, ldc).writes_info(dev_info);
    const auto take = [&](site &on) {
        return BBLAS(V, gels_batched)(ours(trans), m, n, nrhs, ours(A), lda, ours(C), ldc, dev_info, batch, on.queue());
    };
    return serve(vendor, what, reporting_to(info, take), handle, trans, m, n, nrhs, A, lda, C, ldc, info, dev_info, batch);
}

} // namespace

#define DEFINE(letter, V)                                                                                                        \
    EXPORT cublasStatus_t cublas##letter##gelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,    \
                                                      V *const A[], int lda, V *const C[], int ldc, int *info, int *dev_info,    \
                                                      int batch)                                                                 \
    {                                                                                                                            \
        return gels(VENDOR(cublas##letter##gelsBatched), handle, trans, m, n, nrhs, A, lda, C, ldc, info, dev_info, batch);      \
    }
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
