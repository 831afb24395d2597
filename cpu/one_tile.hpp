// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A tile of one problem's matrix, in registers.

#if defined(BBLAS_CPU_ONE_TILE_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ONE_TILE_HPP
#undef BBLAS_CPU_ONE_TILE_HPP
#else
#define BBLAS_CPU_ONE_TILE_HPP
#endif

#include "one_product.hpp"

#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// The vector of `count` elements at x, at most as many as there are lanes; zeros behind them.
template <class T> HWY_INLINE lanes<T> load_some(const T *x, std::ptrdiff_t count)
{
    if (HWY_LIKELY(count >= width<T>))
        return load_unaligned(x);
    T part[width<T>] = {};
#pragma GCC unroll 16
    for (int i = 0; i < width<T>; ++i) // so that it is no call of memcpy()
        if (i < count)
            part[i] = x[i];
    return load_unaligned<T>(part);
}

/// Writes elements `begin` to `end` - 1, and nothing else.
template <class T> HWY_INLINE void store_some(lanes<T> l, std::ptrdiff_t begin, std::ptrdiff_t end, T *x)
{
    if (HWY_LIKELY(begin <= 0 && end >= width<T>)) {
        store_unaligned(l, x);
        return;
    }
    T part[width<T>];
    store_unaligned(l, part);
#pragma GCC unroll 16
    for (int i = 0; i < width<T>; ++i)
        if (i >= begin && i < end)
            x[i] = part[i];
}
/// Writes the first `count` elements.
template <class T> HWY_INLINE void store_some(lanes<T> l, std::ptrdiff_t count, T *x)
{
    store_some(l, 0, count, x);
}

/// panel_rows<T> by panel_cols<T> elements, which go through memory between the two halves of a kernel: what has an address is
/// not kept in registers.
template <class T> struct one_tile {
    HWY_ALIGN real_t<T> numbers[panel_rows<T> * panel_cols<T> * parts<T>];

    HWY_INLINE real_t<T> *at(int v, int j) { return numbers + (j * panel_rows<T> + v * width<T>)*parts<T>; }
    HWY_INLINE lanes<T> operator()(int v, int j) { return lanes<T>::load(at(v, j)); }
};

/// The product of a panel of rows and one of columns, k being their length; of the rows, the first V vectors.
template <class T, int V>
HWY_INLINE void multiply_panels(std::ptrdiff_t k, const real_t<T> *A, const real_t<T> *B, one_tile<T> &product)
{
    constexpr int N = panel_cols<T>;
    lanes<T> sum[V][N];
#pragma GCC unroll 4
    for (int v = 0; v < V; ++v)
#pragma GCC unroll 8
        for (int j = 0; j < N; ++j)
            sum[v][j] = lanes<T>::all(T(0));
    for (std::ptrdiff_t p = 0; p < k; ++p) {
        lanes<T> a[V];
#pragma GCC unroll 4
        for (int v = 0; v < V; ++v)
            a[v] = lanes<T>::load(A + v * width<T> * parts<T>);
#pragma GCC unroll 8
        for (int j = 0; j < N; ++j) {
            const lanes<T> b = lanes<T>::all(reinterpret_cast<const T *>(B)[j]);
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v)
                sum[v][j] = multiply_add(a[v], b, sum[v][j]);
        }
        A += panel_rows<T> * parts<T>;
        B += N * parts<T>;
    }
#pragma GCC unroll 4
    for (int v = 0; v < V; ++v)
#pragma GCC unroll 8
        for (int j = 0; j < N; ++j)
            sum[v][j].store(product.at(v, j));
}

template <int V> using vectors = std::integral_constant<int, V>;

/// Calls function(vectors<V>()), V being the vectors that `rows` rows of a panel take.
template <class T, class F> HWY_INLINE void with_vectors(std::ptrdiff_t rows, F function)
{
    if (panel_vectors<T> == 1 || rows <= width<T>)
        function(vectors<1>());
    else if (panel_vectors<T> == 2 || rows <= 2 * width<T>)
        function(vectors<2>());
    else
        function(vectors<3>());
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
