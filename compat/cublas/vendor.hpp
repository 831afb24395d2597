// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// cuBLAS and cuSOLVER themselves: their functions, and the element types and options of their interface in ours.
#ifndef BBLAS_COMPAT_VENDOR_HPP
#define BBLAS_COMPAT_VENDOR_HPP

#include <batch.hpp>
#include <bblas.h>

#include <complex>
#include <cstddef>

#include <cublas_v2.h>
#include <cusolverDn.h>

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace compat {

/// The vendor's function of that name, behind this library or in the loaded library that has it; NULL where there is none.
void *vendor_function(const char *name);

/// What the application's own handle of the vendor's library, in which it found `address`, says of where the functions are.
void remember_vendor(const char *name, void *address);

/// A function of the vendor.
template <class F> struct vendor_entry {
    const char *name;
    F *function; ///< NULL where there is none
};

/// The entry of a function, looked up once.
#define VENDOR(symbol)                                                                                                           \
    ([]() -> const compat::vendor_entry<decltype(symbol)> & {                                                                    \
        static const compat::vendor_entry<decltype(symbol)> found{                                                               \
            #symbol, reinterpret_cast<decltype(symbol) *>(compat::vendor_function(#symbol))};                                    \
        return found;                                                                                                            \
    }())

/// What the vendor returns where its library is missing.
inline cublasStatus_t missing(cublasStatus_t)
{
    return CUBLAS_STATUS_NOT_INITIALIZED;
}
inline cusolverStatus_t missing(cusolverStatus_t)
{
    return CUSOLVER_STATUS_NOT_INITIALIZED;
}

// ---- Element types ----

template <class V> struct element_of {
    using type = V;
};
template <> struct element_of<cuComplex> {
    using type = std::complex<float>;
};
template <> struct element_of<cuDoubleComplex> {
    using type = std::complex<double>;
};
template <class V> struct element_of<const V> {
    using type = const typename element_of<V>::type;
};
/// Our name for an element type of the vendor.
template <class V> using element_t = typename element_of<V>::type;

template <class V> element_t<V> *ours(V *base)
{
    return reinterpret_cast<element_t<V> *>(base);
}
template <class V> element_t<V> *const *ours(V *const *pointers)
{
    return reinterpret_cast<element_t<V> *const *>(pointers);
}
template <class V> element_t<V> *const *ours(V **pointers)
{
    return ours(const_cast<V *const *>(pointers));
}

/// The precisions: the letter, and the vendor's element type.
#define FOR_EACH_PRECISION(X) X(S, float) X(D, double) X(C, cuComplex) X(Z, cuDoubleComplex)

/// The function of the standard for an element type of the vendor: BBLAS(double, getrf_batched).
#define BBLAS(V, routine)                                                                                                        \
    bblas::for_type<compat::element_t<V>>(bblas_s##routine, bblas_d##routine, bblas_c##routine, bblas_z##routine)

// ---- Options; -1, which no routine takes, for what the standard does not have ----

constexpr bblas_trans ours(cublasOperation_t trans)
{
    return trans == CUBLAS_OP_N ? BblasNoTrans : trans == CUBLAS_OP_T ? BblasTrans : trans == CUBLAS_OP_C ? BblasConjTrans : -1;
}
constexpr bblas_uplo ours(cublasFillMode_t uplo)
{
    return uplo == CUBLAS_FILL_MODE_LOWER ? BblasLower : uplo == CUBLAS_FILL_MODE_UPPER ? BblasUpper : -1;
}
constexpr bblas_diag ours(cublasDiagType_t diag)
{
    return diag == CUBLAS_DIAG_NON_UNIT ? BblasNonUnit : diag == CUBLAS_DIAG_UNIT ? BblasUnit : -1;
}
constexpr bblas_side ours(cublasSideMode_t side)
{
    return side == CUBLAS_SIDE_LEFT ? BblasLeft : side == CUBLAS_SIDE_RIGHT ? BblasRight : -1;
}

} // namespace compat

#endif
