// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

template <class V, class integer, class F>
cublasStatus_t trsm(const vendor_entry<F> &vendor, cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                    cublasOperation_t trans, cublasDiagType_t diag, integer m, integer n, const V *alpha, const V *const A[],
                    integer lda, V *const B[], integer ldb, integer batch)
{
    request what(handle, {m, n}, batch);
    what.needs_small({m, n, lda, ldb}).needs_plain_arithmetic(handle, letter_of<V>).needs_order(trsm_ahead.of<V>());
    what.writes(B, m, n, ldb);
    const auto take = [&](site &on) {
        return BBLAS(V, trsm_batched)(ours(side), ours(uplo), ours(trans), ours(diag), static_cast<int>(m), static_cast<int>(n),
                                      ours(alpha), ours(A), static_cast<int>(lda), ours(B), static_cast<int>(ldb), nullptr, batch,
                                      on.queue());
    };
    return serve(vendor, what, take, handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batch);
}

} // namespace

#define DEFINE_FORM(letter, V, suffix, integer)                                                                                  \
    EXPORT cublasStatus_t cublas##letter##trsmBatched##suffix(                                                                   \
        cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,     \
        integer m, integer n, const V *alpha, const V *const A[], integer lda, V *const B[], integer ldb, integer batch)         \
    {                                                                                                                            \
        return trsm(VENDOR(cublas##letter##trsmBatched##suffix), handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb,   \
                    batch);                                                                                                      \
    }
#define DEFINE(letter, V)                                                                                                        \
    DEFINE_FORM(letter, V, , int)                                                                                                \
    DEFINE_FORM(letter, V, _64, std::int64_t)
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
