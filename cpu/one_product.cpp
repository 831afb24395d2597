// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_product.cpp"
#include "each_target.hpp"

#include "one_tile.hpp"
#include "transposition.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Numbers of real type in a column of a panel of rows, and in a row of a panel of columns.
template <class T> inline constexpr std::ptrdiff_t row_step = panel_rows<T> *parts<T>;
template <class T> inline constexpr std::ptrdiff_t col_step = panel_cols<T> *parts<T>;

/// A panel of m rows that lie side by side in memory.
template <class T> HWY_INLINE void pack_columns_of_rows(std::ptrdiff_t m, std::ptrdiff_t k, one_factor<T> A, real_t<T> *to)
{
    constexpr int V = panel_vectors<T>;
    for (std::ptrdiff_t p = 0; p < k; ++p, to += row_step<T>)
#pragma GCC unroll 4
        for (int v = 0; v < V; ++v) {
            const lanes<T> x = load_some<T>(A.matrix.at(v * width<T>, p), m - v * width<T>);
            (A.conjugated ? conjugate(x) : x).store(to + v * width<T> * parts<T>);
        }
}

/// A panel of m rows each of which is contiguous in memory.
template <class T> HWY_INLINE void pack_rows_of_rows(std::ptrdiff_t m, std::ptrdiff_t k, one_factor<T> A, real_t<T> *to)
{
    using R = real_t<T>;
    constexpr int size = width<T>;
    const tag<R> d;
    HWY_ALIGN const R zeros[size] = {};
    for (int v = 0; v < panel_vectors<T>; ++v) {
        const R *row[size];
        for (int l = 0; l < size; ++l)
            row[l] = v * size + l < m ? reinterpret_cast<const R *>(A.matrix.at(v * size + l, 0)) : nullptr;
        for (std::ptrdiff_t q = 0; q < k * parts<T>; q += size) {
            const std::ptrdiff_t count = k * parts<T> - q;
            square<R> s;
#pragma GCC unroll 16
            for (int l = 0; l < size; ++l)
                s.v[l] = !row[l]         ? hn::Load(d, zeros)
                         : count >= size ? hn::LoadU(d, row[l] + q)
                                         : load_first<R>(count, row[l] + q);
            transpose(s);
#pragma GCC unroll 16
            for (int i = 0; i < size; ++i)
                if (i < count) {
                    // Of complex numbers, real and imaginary parts follow each other.
                    const std::ptrdiff_t p = (q + i) / parts<T>, part = (q + i) % parts<T>;
                    const vector<R> x = A.conjugated && part == 1 ? hn::Neg(s.v[i]) : s.v[i];
                    hn::Store(x, d, to + p * row_step<T> + (v * parts<T> + part) * size);
                }
        }
    }
}

template <class T> void pack_rows(std::ptrdiff_t m, std::ptrdiff_t k, one_factor<T> A, real_t<T> *to)
{
    for (std::ptrdiff_t i = 0; i < m; i += panel_rows<T>, to += k * row_step<T>) {
        const std::ptrdiff_t rows = m - i < panel_rows<T> ? m - i : panel_rows<T>;
        if (A.matrix.row == 1)
            pack_columns_of_rows(rows, k, A.from(i, 0), to);
        else
            pack_rows_of_rows(rows, k, A.from(i, 0), to);
    }
}

/// Writes a panel of m rows back that lie side by side in memory.
template <class T>
HWY_INLINE void unpack_columns_of_rows(std::ptrdiff_t m, std::ptrdiff_t k, const real_t<T> *from, one_matrix<T> A)
{
    for (std::ptrdiff_t p = 0; p < k; ++p, from += row_step<T>)
        for (std::ptrdiff_t i = 0; i < m; i += width<T>)
            store_some(lanes<T>::load(from + i * parts<T>), m - i, A.at(i, p));
}

/// Writes a panel of m rows back each of which is contiguous in memory.
template <class T> HWY_INLINE void unpack_rows_of_rows(std::ptrdiff_t m, std::ptrdiff_t k, const real_t<T> *from, one_matrix<T> A)
{
    using R = real_t<T>;
    constexpr int size = width<T>;
    const tag<R> d;
    for (std::ptrdiff_t i = 0; i < m; i += size)
        for (std::ptrdiff_t q = 0; q < k * parts<T>; q += size) {
            const std::ptrdiff_t count = k * parts<T> - q;
            square<R> s;
#pragma GCC unroll 16
            for (int l = 0; l < size; ++l) {
                const std::ptrdiff_t p = (q + l) / parts<T>, part = (q + l) % parts<T>;
                s.v[l] = l < count ? hn::Load(d, from + p * row_step<T> + i * parts<T> + part * size) : hn::Zero(d);
            }
            transpose(s);
#pragma GCC unroll 16
            for (int l = 0; l < size; ++l)
                if (i + l < m)
                    store_some(lanes<R>{s.v[l]}, count, reinterpret_cast<R *>(A.at(i + l, 0)) + q);
        }
}

template <class T> void unpack_rows(std::ptrdiff_t m, std::ptrdiff_t k, const real_t<T> *from, one_matrix<T> A)
{
    for (std::ptrdiff_t i = 0; i < m; i += panel_rows<T>, from += k * row_step<T>) {
        const std::ptrdiff_t rows = m - i < panel_rows<T> ? m - i : panel_rows<T>;
        if (A.row == 1)
            unpack_columns_of_rows(rows, k, from, A.from(i, 0));
        else
            unpack_rows_of_rows(rows, k, from, A.from(i, 0));
    }
}

template <class T> void pack_cols(std::ptrdiff_t k, std::ptrdiff_t n, one_factor<T> B, real_t<T> *to)
{
    constexpr int N = panel_cols<T>;
    for (std::ptrdiff_t j = 0; j < n; j += N, to += k * col_step<T>) {
        const int cols = static_cast<int>(n - j < N ? n - j : N);
        T *const panel = reinterpret_cast<T *>(to);
        const one_matrix<const T> from = B.matrix.from(0, j);
        if (cols == N && from.col == 1) {
            for (std::ptrdiff_t p = 0; p < k; ++p)
#pragma GCC unroll 8
                for (int c = 0; c < N; ++c)
                    panel[p * N + c] = from.at(p, 0)[c];
        } else if (cols == N) {
            for (std::ptrdiff_t p = 0; p < k; ++p)
#pragma GCC unroll 8
                for (int c = 0; c < N; ++c)
                    panel[p * N + c] = from(p, c);
        } else {
            for (std::ptrdiff_t p = 0; p < k; ++p)
                for (int c = 0; c < N; ++c)
                    panel[p * N + c] = c < cols ? from(p, c) : T(0);
        }
        if constexpr (is_complex<T>)
            if (B.conjugated)
                for (std::ptrdiff_t q = 0; q < k * N; ++q)
                    panel[q] = std::conj(panel[q]);
    }
}

/// Where the result of a tile goes: m rows and n columns of C, or of them those in a trapezoid. The first element is on diagonal
/// `offset`, counted downwards.
template <class T> struct destination {
    int part;
    std::ptrdiff_t offset, m, n;
    one_matrix<T> C; // by columns
};

/// C := function(sum, C).
template <class T, class F> HWY_INLINE void store_tile(one_tile<T> &sum, const destination<T> &to, F function)
{
    const bool lower = to.part == BblasLower, upper = to.part == BblasUpper;
    for (int j = 0; j < to.n; ++j) {
        const std::ptrdiff_t diagonal = j - to.offset;
        const std::ptrdiff_t begin = lower && diagonal > 0 ? diagonal : 0;
        const std::ptrdiff_t end = upper && diagonal + 1 < to.m ? diagonal + 1 : to.m;
        for (int v = 0; v * width<T> < end; ++v) {
            T *const c = to.C.at(v * width<T>, j);
            const std::ptrdiff_t rows = end - v * width<T>;
            store_some(function(sum(v, j), [=]() HWY_ATTR { return load_some<T>(c, rows); }), begin - v * width<T>, rows, c);
        }
    }
}

/// C := alpha sum + beta C.
template <class T> HWY_INLINE void finish_tile(one_tile<T> &sum, T alpha, T beta, const destination<T> &to)
{
    const lanes<T> a = lanes<T>::all(alpha), b = lanes<T>::all(beta);
    // The usual factors leave infinite complex numbers what they are.
    if (beta == T(1) && alpha == T(-1))
        store_tile(sum, to, [](lanes<T> s, auto c) HWY_ATTR { return c() - s; });
    else if (beta == T(1) && alpha == T(1))
        store_tile(sum, to, [](lanes<T> s, auto c) HWY_ATTR { return c() + s; });
    else if (beta == T(1))
        store_tile(sum, to, [=](lanes<T> s, auto c) HWY_ATTR { return multiply_add(a, s, c()); });
    else if (beta == T(0) && alpha == T(1))
        store_tile(sum, to, [](lanes<T> s, auto) HWY_ATTR { return s; });
    else if (beta == T(0))
        store_tile(sum, to, [=](lanes<T> s, auto) HWY_ATTR { return a * s; });
    else
        store_tile(sum, to, [=](lanes<T> s, auto c) HWY_ATTR { return multiply_add(a, s, b * c()); });
}

/// The product of packed blocks; C lies by columns.
template <class T>
HWY_INLINE void multiply_blocks(int part, std::ptrdiff_t offset, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, T alpha,
                                const real_t<T> *A, const real_t<T> *B, T beta, one_matrix<T> C)
{
    constexpr std::ptrdiff_t M = panel_rows<T>, N = panel_cols<T>;
    for (std::ptrdiff_t j = 0; j < n; j += N)
        for (std::ptrdiff_t i = 0; i < m; i += M) {
            const std::ptrdiff_t diagonal = offset + i - j; // of the tile's first element
            if ((part == BblasLower && diagonal + M <= 0) || (part == BblasUpper && diagonal >= N))
                continue;
            const std::ptrdiff_t rows = m - i < M ? m - i : M, cols = n - j < N ? n - j : N;
            with_vectors<T>(rows, [&](auto v) HWY_ATTR {
                constexpr int V = decltype(v)::value;
                one_tile<T> sum;
                multiply_panels<T, V>(k, A + i * k * parts<T>, B + j * k * parts<T>, sum);
                finish_tile<T>(sum, alpha, beta, {part, diagonal, rows, cols, C.from(i, j)});
            });
        }
}

template <class T>
void one_product(int part, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, T alpha, one_factor<T> A, one_factor<T> B,
                 T beta, one_matrix<T> C, void *work)
{
    if (C.row != 1) { // Cᵀ = Bᵀ Aᵀ lies by columns
        const int flipped = part == BblasLower ? BblasUpper : part == BblasUpper ? BblasLower : part;
        one_product<T>(flipped, n, m, k, alpha, B.transposed(), A.transposed(), beta, C.transposed(), work);
        return;
    }
    real_t<T> *const packed_A = static_cast<real_t<T> *>(work);
    for (std::ptrdiff_t p = 0; p < k; p += block_depth) {
        const std::ptrdiff_t depth = k - p < block_depth ? k - p : block_depth;
        const std::ptrdiff_t rows = m < block_rows<T> ? (m + panel_rows<T> - 1) / panel_rows<T> * panel_rows<T> : block_rows<T>;
        real_t<T> *const packed_B = packed_A + rows * depth * parts<T>;
        for (std::ptrdiff_t j = 0; j < n; j += block_cols<T>) {
            const std::ptrdiff_t nb = n - j < block_cols<T> ? n - j : block_cols<T>;
            pack_cols<T>(depth, nb, B.from(p, j), packed_B);
            for (std::ptrdiff_t i = 0; i < m; i += block_rows<T>) {
                const std::ptrdiff_t mb = m - i < block_rows<T> ? m - i : block_rows<T>;
                if ((part == BblasLower && i + mb <= j) || (part == BblasUpper && i >= j + nb))
                    continue;
                pack_rows<T>(mb, depth, A.from(i, p), packed_A);
                multiply_blocks<T>(part, i - j, mb, nb, depth, alpha, packed_A, packed_B, p == 0 ? beta : T(1), C.from(i, j));
            }
        }
    }
}

#define BBLAS_ONE_PRODUCT(T)                                                                                                     \
    template void one_product<T>(int, std::ptrdiff_t, std::ptrdiff_t, std::ptrdiff_t, T, one_factor<T>, one_factor<T>, T,        \
                                 one_matrix<T>, void *);                                                                         \
    template void pack_rows<T>(std::ptrdiff_t, std::ptrdiff_t, one_factor<T>, real_t<T> *);                                      \
    template void unpack_rows<T>(std::ptrdiff_t, std::ptrdiff_t, const real_t<T> *, one_matrix<T>);                              \
    template void pack_cols<T>(std::ptrdiff_t, std::ptrdiff_t, one_factor<T>, real_t<T> *);
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_PRODUCT)
#undef BBLAS_ONE_PRODUCT

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
