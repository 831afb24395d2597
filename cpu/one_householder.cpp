// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_householder.cpp"
#include "each_target.hpp"

#include "one_householder.hpp"
#include "one_tile.hpp"
#include "reflector.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// The sum of a vector's elements, from the first to the last.
template <class T> HWY_INLINE T sum_of(lanes<T> l)
{
    T whole[width<T>];
    store_unaligned(l, whole);
    T sum = whole[0];
    for (int k = 1; k < width<T>; ++k)
        sum += whole[k];
    return sum;
}

/// m elements that lie side by side, as reflector() wants them: every lane has the same.
template <class T> struct one_column {
    using R = real_t<T>;
    std::ptrdiff_t m;
    T *x;

    HWY_INLINE lanes<T> first() const { return lanes<T>::all(x[0]); }
    HWY_INLINE void set_first(lanes<T> a) const { store_some(a, 1, x); }
    HWY_INLINE column_size<R> size() const
    {
        lanes<R> largest = lanes<R>::all(0), sum[2] = {largest, largest};
        std::ptrdiff_t i = 1;
        for (; i + 2 * width<T> <= m; i += 2 * width<T>) {
            const lanes<T> a = load_unaligned(x + i), b = load_unaligned(x + i + width<T>);
            largest = larger(largest, larger(larger_part(a), larger_part(b)));
            sum[0] = add_square(a, sum[0]);
            sum[1] = add_square(b, sum[1]);
        }
        for (; i < m; i += width<T>) {
            const lanes<T> a = load_some(x + i, m - i);
            largest = larger(largest, larger_part(a));
            sum[0] = add_square(a, sum[0]);
        }
        R sizes[width<T>];
        store_unaligned(largest, sizes);
        for (const R s : sizes)
            largest = larger(largest, lanes<R>::all(s));
        return {largest, lanes<R>::all(sum_of(sum[0] + sum[1]))};
    }
    template <class F> HWY_INLINE void scale(lanes<F> factor) const
    {
        for (std::ptrdiff_t i = 1; i < m; i += width<T>)
            store_some(load_some(x + i, m - i) * factor, m - i, x + i);
    }
};

/// A := Hᴴ A for an m by N matrix A; v(0) is 1, whatever stands there.
template <int N, class T> HWY_INLINE void reflect(std::ptrdiff_t m, lanes<T> adjoint_tau, const T *v, one_matrix<T> A)
{
    lanes<T> sum[N];
#pragma GCC unroll 4
    for (int c = 0; c < N; ++c)
        sum[c] = lanes<T>::all(T(0));
    for (std::ptrdiff_t i = 1; i < m; i += width<T>) {
        const lanes<T> l = load_some(v + i, m - i);
#pragma GCC unroll 4
        for (int c = 0; c < N; ++c)
            sum[c] = conjugate_multiply_add(l, load_some(A.at(i, c), m - i), sum[c]);
    }
#pragma GCC unroll 4
    for (int c = 0; c < N; ++c) {
        const lanes<T> top = lanes<T>::all(A(0, c));
        sum[c] = adjoint_tau * (top + lanes<T>::all(sum_of(sum[c])));
        store_some(top - sum[c], 1, A.at(0, c));
    }
    for (std::ptrdiff_t i = 1; i < m; i += width<T>) {
        const lanes<T> l = load_some(v + i, m - i);
#pragma GCC unroll 4
        for (int c = 0; c < N; ++c)
            store_some(subtract_product(l, sum[c], load_some(A.at(i, c), m - i)), m - i, A.at(i, c));
    }
}

/// Factors n columns, at most m, one by one.
template <class T> HWY_INLINE void qr_columns(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, T *tau)
{
    constexpr int together = 4;
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const lanes<T> t = reflector<T>(one_column<T>{m - j, A.at(j, j)});
        store_some(t, 1, tau + j);
        std::ptrdiff_t c = j + 1;
        for (; c + together <= n; c += together)
            reflect<together>(m - j, conjugate(t), A.at(j, j), A.from(j, c));
        for (; c < n; ++c)
            reflect<1>(m - j, conjugate(t), A.at(j, j), A.from(j, c));
    }
}

/// C := H(k)ᴴ ... H(1)ᴴ C = (I - V Tᴴ Vᴴ) C for an m by n matrix C and the k reflectors below the diagonal of A; or with T, H(1)
/// ... H(k) C.
template <class T>
void apply_one_block(bool adjoint, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, one_matrix<const T> A, const T *tau,
                     one_matrix<T> C, T *work)
{
    const auto take = [&work](std::ptrdiff_t rows, std::ptrdiff_t cols) {
        const one_matrix<T> M{work, 1, rows};
        work += (rows * cols + 63) / 64 * 64;
        return M;
    };
    const one_matrix<T> V = take(m, k), G = take(k, k), U = take(k, k), W = take(k, n), X = take(k, n);
    for (std::ptrdiff_t j = 0; j < k; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i)
            V(i, j) = i < j ? T(0) : i == j ? T(1) : A(i, j);
    // T's column j: -tau T Vᴴ v, with the T and V of the columns before.
    const one_factor<T> adjoint_V(V.transposed(), true);
    one_product<T>(BblasUpper, k, k, m, T(1), adjoint_V, V, T(0), G, work);
    for (std::ptrdiff_t j = 0; j < k; ++j) {
        for (std::ptrdiff_t i = 0; i < k; ++i)
            U(i, j) = T(0);
        for (std::ptrdiff_t l = 0; l < j; ++l)
            for (std::ptrdiff_t i = 0; i <= l; ++i)
                U(i, j) += U(i, l) * G(l, j);
        for (std::ptrdiff_t i = 0; i < j; ++i)
            U(i, j) *= -tau[j];
        U(j, j) = tau[j];
    }
    one_product<T>(BblasGeneral, k, n, m, T(1), adjoint_V, C, T(0), W, work);
    one_product<T>(BblasGeneral, k, n, k, T(1), adjoint ? one_factor<T>(U.transposed(), true) : one_factor<T>(U), W, T(0), X,
                   work);
    one_product<T>(BblasGeneral, m, n, k, T(-1), V, X, T(1), C, work);
}

template <class T> void one_qr(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A, T *tau, void *work)
{
    const std::ptrdiff_t order = m < n ? m : n;
    for (std::ptrdiff_t j = 0; j < order; j += one_reflector_block) {
        const std::ptrdiff_t nb = order - j < one_reflector_block ? order - j : one_reflector_block;
        const one_matrix<T> panel = A.from(j, j);
        qr_columns(m - j, nb, panel, tau + j);
        if (j + nb < n)
            apply_one_block<T>(true, m - j, n - j - nb, nb, {panel.first, 1, panel.col}, tau + j, A.from(j, j + nb),
                               static_cast<T *>(work));
    }
}

template <class T>
void one_apply_reflectors(bool adjoint, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, one_matrix<const T> A, const T *tau,
                          one_matrix<T> C, void *work)
{
    const std::ptrdiff_t blocks = (k + one_reflector_block - 1) / one_reflector_block;
    for (std::ptrdiff_t step = 0; step < blocks; ++step) {
        const std::ptrdiff_t j = (adjoint ? step : blocks - 1 - step) * one_reflector_block;
        const std::ptrdiff_t jb = k - j < one_reflector_block ? k - j : one_reflector_block;
        apply_one_block(adjoint, m - j, n, jb, A.from(j, j), tau + j, C.from(j, 0), static_cast<T *>(work));
    }
}

#define BBLAS_ONE_HOUSEHOLDER(T)                                                                                                 \
    template void one_qr<T>(std::ptrdiff_t, std::ptrdiff_t, one_matrix<T>, T *, void *);                                         \
    template void one_apply_reflectors<T>(bool, std::ptrdiff_t, std::ptrdiff_t, std::ptrdiff_t, one_matrix<const T>, const T *,  \
                                          one_matrix<T>, void *);
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_HOUSEHOLDER)
#undef BBLAS_ONE_HOUSEHOLDER

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
