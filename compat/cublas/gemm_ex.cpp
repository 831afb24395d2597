// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products whose types are arguments: those of one of the four precisions throughout, with its arithmetic.

#include "gemm.hpp"

namespace compat {

namespace {

struct types {
    cudaDataType A, B, C;
    cublasComputeType_t compute;

    bool are(cudaDataType type, cublasComputeType_t plain, cublasComputeType_t pedantic) const
    {
        return A == type && B == type && C == type && (compute == plain || compute == pedantic);
    }
};

/// Calls `run(V{})` with the element type V that all of them are, and returns what it returns; otherwise what `other()` returns.
template <class Run, class Other> cublasStatus_t by_type(const types &of, Run run, Other other)
{
    if (of.are(CUDA_R_32F, CUBLAS_COMPUTE_32F, CUBLAS_COMPUTE_32F_PEDANTIC))
        return run(float{});
    if (of.are(CUDA_R_64F, CUBLAS_COMPUTE_64F, CUBLAS_COMPUTE_64F_PEDANTIC))
        return run(double{});
    if (of.are(CUDA_C_32F, CUBLAS_COMPUTE_32F, CUBLAS_COMPUTE_32F_PEDANTIC))
        return run(cuComplex{});
    if (of.are(CUDA_C_64F, CUBLAS_COMPUTE_64F, CUBLAS_COMPUTE_64F_PEDANTIC))
        return run(cuDoubleComplex{});
    return other();
}

/// Forwards a call of other types.
template <class F, class... Original>
cublasStatus_t forward(const vendor_entry<F> &vendor, const product<char> &p, Original... arguments)
{
    request what(p.handle, {p.m, p.n, p.k}, p.batch);
    what.needs(false, "other types, or less precision");
    return serve(
        vendor, what, [](site &) { return BBLAS_UNSUPPORTED; }, arguments...);
}

} // namespace

#define DEFINE(suffix, integer)                                                                                                  \
    EXPORT cublasStatus_t cublasGemmBatchedEx##suffix(                                                                           \
        cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, integer m, integer n, integer k,              \
        const void *alpha, const void *const A[], cudaDataType type_A, integer lda, const void *const B[], cudaDataType type_B,  \
        integer ldb, const void *beta, void *const C[], cudaDataType type_C, integer ldc, integer batch,                         \
        cublasComputeType_t compute, cublasGemmAlgo_t algo)                                                                      \
    {                                                                                                                            \
        const auto &vendor = VENDOR(cublasGemmBatchedEx##suffix);                                                                \
        const auto run = [&](auto element) {                                                                                     \
            using V = decltype(element);                                                                                         \
            const product<V> p{handle, transa, transb, m,    n, k, static_cast<const V *>(alpha), static_cast<const V *>(beta),  \
                               lda,    ldb,    ldc,    batch};                                                                   \
            return gemm(vendor, p, reinterpret_cast<const V *const *>(A), reinterpret_cast<const V *const *>(B),                 \
                        reinterpret_cast<V *const *>(C), handle, transa, transb, m, n, k, alpha, A, type_A, lda, B, type_B, ldb, \
                        beta, C, type_C, ldc, batch, compute, algo);                                                             \
        };                                                                                                                       \
        const auto other = [&] {                                                                                                 \
            const product<char> p{handle, transa, transb, m, n, k, nullptr, nullptr, lda, ldb, ldc, batch};                      \
            return forward(vendor, p, handle, transa, transb, m, n, k, alpha, A, type_A, lda, B, type_B, ldb, beta, C, type_C,   \
                           ldc, batch, compute, algo);                                                                           \
        };                                                                                                                       \
        return by_type({type_A, type_B, type_C, compute}, run, other);                                                           \
    }                                                                                                                            \
    EXPORT cublasStatus_t cublasGemmStridedBatchedEx##suffix(                                                                    \
        cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, integer m, integer n, integer k,              \
        const void *alpha, const void *A, cudaDataType type_A, integer lda, long long stride_A, const void *B,                   \
        cudaDataType type_B, integer ldb, long long stride_B, const void *beta, void *C, cudaDataType type_C, integer ldc,       \
        long long stride_C, integer batch, cublasComputeType_t compute, cublasGemmAlgo_t algo)                                   \
    {                                                                                                                            \
        const auto &vendor = VENDOR(cublasGemmStridedBatchedEx##suffix);                                                         \
        const auto run = [&](auto element) {                                                                                     \
            using V = decltype(element);                                                                                         \
            const product<V> p{handle, transa, transb, m,    n, k, static_cast<const V *>(alpha), static_cast<const V *>(beta),  \
                               lda,    ldb,    ldc,    batch};                                                                   \
            return gemm_strided(vendor, p, static_cast<const V *>(A), stride_A, static_cast<const V *>(B), stride_B,             \
                                static_cast<V *>(C), stride_C, handle, transa, transb, m, n, k, alpha, A, type_A, lda, stride_A, \
                                B, type_B, ldb, stride_B, beta, C, type_C, ldc, stride_C, batch, compute, algo);                 \
        };                                                                                                                       \
        const auto other = [&] {                                                                                                 \
            const product<char> p{handle, transa, transb, m, n, k, nullptr, nullptr, lda, ldb, ldc, batch};                      \
            return forward(vendor, p, handle, transa, transb, m, n, k, alpha, A, type_A, lda, stride_A, B, type_B, ldb,          \
                           stride_B, beta, C, type_C, ldc, stride_C, batch, compute, algo);                                      \
        };                                                                                                                       \
        return by_type({type_A, type_B, type_C, compute}, run, other);                                                           \
    }
DEFINE(, int)
DEFINE(_64, std::int64_t)

} // namespace compat
