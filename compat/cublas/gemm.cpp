// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "gemm.hpp"

namespace compat {

#define DEFINE_FORMS(letter, V, suffix, integer)                                                                                 \
    EXPORT cublasStatus_t cublas##letter##gemmBatched##suffix(                                                                   \
        cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, integer m, integer n, integer k,              \
        const V *alpha, const V *const A[], integer lda, const V *const B[], integer ldb, const V *beta, V *const C[],           \
        integer ldc, integer batch)                                                                                              \
    {                                                                                                                            \
        const product<V> p{handle, transa, transb, m, n, k, alpha, beta, lda, ldb, ldc, batch};                                  \
        return gemm(VENDOR(cublas##letter##gemmBatched##suffix), p, A, B, C, handle, transa, transb, m, n, k, alpha, A, lda, B,  \
                    ldb, beta, C, ldc, batch);                                                                                   \
    }                                                                                                                            \
    EXPORT cublasStatus_t cublas##letter##gemmStridedBatched##suffix(                                                            \
        cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, integer m, integer n, integer k,              \
        const V *alpha, const V *A, integer lda, long long stride_A, const V *B, integer ldb, long long stride_B, const V *beta, \
        V *C, integer ldc, long long stride_C, integer batch)                                                                    \
    {                                                                                                                            \
        const product<V> p{handle, transa, transb, m, n, k, alpha, beta, lda, ldb, ldc, batch};                                  \
        return gemm_strided(VENDOR(cublas##letter##gemmStridedBatched##suffix), p, A, stride_A, B, stride_B, C, stride_C,        \
                            handle, transa, transb, m, n, k, alpha, A, lda, stride_A, B, ldb, stride_B, beta, C, ldc, stride_C,  \
                            batch);                                                                                              \
    }
#define DEFINE(letter, V)                                                                                                        \
    DEFINE_FORMS(letter, V, , int)                                                                                               \
    DEFINE_FORMS(letter, V, _64, std::int64_t)
FOR_EACH_PRECISION(DEFINE)

} // namespace compat
