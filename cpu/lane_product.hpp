// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of matrices in lanes, which all blocked algorithms rest on.

#if defined(BBLAS_CPU_LANE_PRODUCT_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_LANE_PRODUCT_HPP
#undef BBLAS_CPU_LANE_PRODUCT_HPP
#else
#define BBLAS_CPU_LANE_PRODUCT_HPP
#endif

#include "lanes.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Rows and columns of C that are kept in registers: AVX-512 has 32, the others 16, or 32 shorter ones.
template <class T> inline constexpr int tile_rows = HWY_TARGET == HWY_AVX3 && !is_complex<T> ? 4 : 2;
template <class T> inline constexpr int tile_cols = HWY_TARGET == HWY_AVX3 || !is_complex<T> ? 4 : 2;

/// The factor of a product that is conjugated.
enum class conjugated { none, first, second };

/// a b + c.
template <conjugated which, class T> HWY_INLINE lanes<T> multiply_add_as(lanes<T> a, lanes<T> b, lanes<T> c)
{
    if constexpr (which == conjugated::first)
        return conjugate_multiply_add(a, b, c);
    else if constexpr (which == conjugated::second)
        return conjugate_multiply_add(b, a, c);
    else
        return multiply_add(a, b, c);
}

/// The M by N product A B, k being their common size.
template <conjugated which, int M, int N, class T>
HWY_INLINE void sum_products(std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> B, lanes<T> (&sum)[M][N])
{
#pragma GCC unroll 8
    for (int i = 0; i < M; ++i)
#pragma GCC unroll 8
        for (int j = 0; j < N; ++j)
            sum[i][j] = lanes<T>::all(T(0));
#pragma GCC unroll 4
    for (std::ptrdiff_t p = 0; p < k; ++p) {
        lanes<T> a[M];
#pragma GCC unroll 8
        for (int i = 0; i < M; ++i)
            a[i] = A(i, p);
#pragma GCC unroll 8
        for (int j = 0; j < N; ++j) {
            const lanes<T> b = B(p, j);
#pragma GCC unroll 8
            for (int i = 0; i < M; ++i)
                sum[i][j] = multiply_add_as<which>(a[i], b, sum[i][j]);
        }
    }
}

/// Calls finish(i, j, sum) for its elements.
template <conjugated which, int M, int N, class T, class F>
HWY_INLINE void product_tile(std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> B, F finish)
{
    lanes<T> sum[M][N];
    sum_products<which>(k, A, B, sum);
#pragma GCC unroll 8
    for (int i = 0; i < M; ++i)
#pragma GCC unroll 8
        for (int j = 0; j < N; ++j)
            finish(i, j, sum[i][j]);
}

/// The same for N columns of m rows.
template <conjugated which, int N, class T, class F>
HWY_INLINE void product_columns(std::ptrdiff_t m, std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> B, F finish)
{
    constexpr int M = tile_rows<T>;
    std::ptrdiff_t i = 0;
    for (; i + M <= m; i += M)
        product_tile<which, M, N>(k, A.from(i, 0), B, [=](int r, int c, lanes<T> sum) HWY_ATTR { finish(i + r, c, sum); });
    for (; i < m; ++i)
        product_tile<which, 1, N>(k, A.from(i, 0), B, [=](int r, int c, lanes<T> sum) HWY_ATTR { finish(i + r, c, sum); });
}

/// The same for a whole m by n matrix.
template <conjugated which, class T, class F>
HWY_INLINE void product(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> B, F finish)
{
    constexpr int N = tile_cols<T>;
    std::ptrdiff_t j = 0;
    for (; j + N <= n; j += N)
        product_columns<which, N>(m, k, A, B.from(0, j),
                                  [=](std::ptrdiff_t r, int c, lanes<T> sum) HWY_ATTR { finish(r, j + c, sum); });
    for (; j < n; ++j)
        product_columns<which, 1>(m, k, A, B.from(0, j),
                                  [=](std::ptrdiff_t r, int c, lanes<T> sum) HWY_ATTR { finish(r, j + c, sum); });
}

/// C := C - A B; C is m by n, k the common size.
template <conjugated which, class T>
HWY_INLINE void subtract_product(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, lane_matrix<T> A, lane_matrix<T> B,
                                 lane_matrix<T> C)
{
    product<which>(m, n, k, A, B, [=](std::ptrdiff_t i, std::ptrdiff_t j, lanes<T> sum) HWY_ATTR { C.set(i, j, C(i, j) - sum); });
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
