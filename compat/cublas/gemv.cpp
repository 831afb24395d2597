// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "serve.hpp"

namespace compat {

namespace {

/// What both forms have; integers of the 32-bit or of the 64-bit interface.
template <class V> struct product {
    cublasHandle_t handle;
    cublasOperation_t trans;
    std::int64_t m, n;
    const V *alpha, *beta;
    std::int64_t lda, incx, incy, batch;

    request ask(const orders_ahead &of_few, const orders_ahead &of_many) const
    {
        request what(handle, {m, n}, batch);
        what.needs_small({m, n, lda, incx, incy}).needs_plain_arithmetic(handle, letter_of<V>);
        what.needs_order((batch <= gemv_few ? of_few : of_many).of<V>());
        return what;
    }
    /// Of y, as a matrix of one row.
    std::int64_t length() const { return trans == CUBLAS_OP_N ? m : n; }
    std::int64_t step() const { return incy < 0 ? -incy : incy; }
};

template <class V, class F, class... Original>
cublasStatus_t gemv(const vendor_entry<F> &vendor, const product<V> &p, const V *const A[], const V *const x[], V *const y[],
                    Original... arguments)
{
    request what = p.ask(gemv_few_ahead, gemv_ahead);
    what.writes(y, 1, p.length(), p.step());
    const auto take = [&](site &on) {
        return BBLAS(V, gemv_batched)(ours(p.trans), static_cast<int>(p.m), static_cast<int>(p.n), ours(p.alpha), ours(A),
                                      static_cast<int>(p.lda), ours(x), static_cast<int>(p.incx), ours(p.beta), ours(y),
                                      static_cast<int>(p.incy), nullptr, p.batch, on.queue());
    };
    return serve(vendor, what, take, arguments...);
}

template <class V, class F, class... Original>
cublasStatus_t gemv_strided(const vendor_entry<F> &vendor, const product<V> &p, const V *A, std::int64_t stride_A, const V *x,
                            std::int64_t stride_x, V *y, std::int64_t stride_y, Original... arguments)
{
    request what = p.ask(gemv_strided_few_ahead, gemv_strided_ahead);
    what.writes(y, stride_y, 1, p.length(), p.step());
    const auto take = [&](site &on) {
        return BBLAS(V, gemv_strided_batched)(ours(p.trans), static_cast<int>(p.m), static_cast<int>(p.n), ours(p.alpha), ours(A),
                                              static_cast<int>(p.lda), stride_A, ours(x), static_cast<int>(p.incx), stride_x,
                                              ours(p.beta), ours(y), static_cast<int>(p.incy), stride_y, nullptr, p.batch,
                                              on.queue());
    };
    return serve(vendor, what, take, arguments...);
}

} // namespace

#define DEFINE_FORMS(letter, V, suffix, integer)                                                                                 \
    EXPORT cublasStatus_t cublas##letter##gemvBatched##suffix(                                                                   \
        cublasHandle_t handle, cublasOperation_t trans, integer m, integer n, const V *alpha, const V *const A[], integer lda,   \
        const V *const x[], integer incx, const V *beta, V *const y[], integer incy, integer batch)                              \
    {                                                                                                                            \
        const product<V> p{handle, trans, m, n, alpha, beta, lda, incx, incy, batch};                                            \
        return gemv(VENDOR(cublas##letter##gemvBatched##suffix), p, A, x, y, handle, trans, m, n, alpha, A, lda, x, incx, beta,  \
                    y, incy, batch);                                                                                             \
    }                                                                                                                            \
    EXPORT cublasStatus_t cublas##letter##gemvStridedBatched##suffix(                                                            \
        cublasHandle_t handle, cublasOperation_t trans, integer m, integer n, const V *alpha, const V *A, integer lda,           \
        long long stride_A, const V *x, integer incx, long long stride_x, const V *beta, V *y, integer incy, long long stride_y, \
        integer batch)                                                                                                           \
    {                                                                                                                            \
        const product<V> p{handle, trans, m, n, alpha, beta, lda, incx, incy, batch};                                            \
        return gemv_strided(VENDOR(cublas##letter##gemvStridedBatched##suffix), p, A, stride_A, x, stride_x, y, stride_y,        \
                            handle, trans, m, n, alpha, A, lda, stride_A, x, incx, stride_x, beta, y, incy, stride_y, batch);    \
    }
#define DEFINE(letter, V)                                                                                                        \
    DEFINE_FORMS(letter, V, , int)                                                                                               \
    DEFINE_FORMS(letter, V, _64, std::int64_t)
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
