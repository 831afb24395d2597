// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Matrix products, whose calls come under many names.
#ifndef BBLAS_COMPAT_GEMM_HPP
#define BBLAS_COMPAT_GEMM_HPP

#include "serve.hpp"

namespace compat {

/// What all of them have; integers of the 32-bit or of the 64-bit interface.
template <class V> struct product {
    cublasHandle_t handle;
    cublasOperation_t transa, transb;
    std::int64_t m, n, k;
    const V *alpha, *beta;
    std::int64_t lda, ldb, ldc, batch;

    request ask(const orders_ahead &ahead) const
    {
        request what(handle, {m, n, k}, batch);
        what.needs_small({m, n, k, lda, ldb, ldc}).needs_plain_arithmetic(handle, letter_of<V>).needs_order(ahead.of<V>());
        return what;
    }
};

template <class V, class F, class... Original>
cublasStatus_t gemm(const vendor_entry<F> &vendor, const product<V> &p, const V *const A[], const V *const B[], V *const C[],
                    Original... arguments)
{
    request what = p.ask(gemm_ahead);
    what.writes(C, p.m, p.n, p.ldc);
    const auto take = [&](site &on) {
        return BBLAS(V, gemm_batched)(ours(p.transa), ours(p.transb), static_cast<int>(p.m), static_cast<int>(p.n),
                                      static_cast<int>(p.k), ours(p.alpha), ours(A), static_cast<int>(p.lda), ours(B),
                                      static_cast<int>(p.ldb), ours(p.beta), ours(C), static_cast<int>(p.ldc), nullptr, p.batch,
                                      on.queue());
    };
    return serve(vendor, what, take, arguments...);
}

template <class V, class F, class... Original>
cublasStatus_t gemm_strided(const vendor_entry<F> &vendor, const product<V> &p, const V *A, std::int64_t stride_A, const V *B,
                            std::int64_t stride_B, V *C, std::int64_t stride_C, Original... arguments)
{
    request what = p.ask(gemm_strided_ahead);
    what.writes(C, stride_C, p.m, p.n, p.ldc);
    const auto take = [&](site &on) {
        return BBLAS(V, gemm_strided_batched)(ours(p.transa), ours(p.transb), static_cast<int>(p.m), static_cast<int>(p.n),
                                              static_cast<int>(p.k), ours(p.alpha), ours(A), static_cast<int>(p.lda), stride_A,
                                              ours(B), static_cast<int>(p.ldb), stride_B, ours(p.beta), ours(C),
                                              static_cast<int>(p.ldc), stride_C, nullptr, p.batch, on.queue());
    };
    return serve(vendor, what, take, arguments...);
}

} // namespace compat

#endif
