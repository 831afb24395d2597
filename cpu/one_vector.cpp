// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_vector.cpp"
#include "each_target.hpp"

#include "one_vector.hpp"
#include "register_triangle.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// y := alpha sum + beta y, of `count` elements.
template <class T> HWY_INLINE void update(std::ptrdiff_t count, T alpha, rows<T> sum, T beta, T *y)
{
    (beta == T(0) ? scaled(alpha, sum) : scaled_add(alpha, sum, scaled(beta, rows<T>::load_first(count, y))))
        .store_first(count, y);
}

/// The product of V vectors of rows, the last of which has `last` rows.
template <int V, class T>
HWY_INLINE void multiply_rows(std::ptrdiff_t n, std::ptrdiff_t last, T alpha, const T *A, std::ptrdiff_t lda, const T *x, T beta,
                              T *y)
{
    using R = real_t<T>;
    row_products<T> sums[V];
#pragma GCC unroll 8
    for (int v = 0; v < V; ++v)
        sums[v].clear();
    for (std::ptrdiff_t j = 0; j < n; ++j, A += lda) {
#pragma GCC unroll 2
        for (int part = 0; part < parts<T>; ++part) {
            const vector<R> number = hn::Set(tag<T>(), reinterpret_cast<const R *>(x + j)[part]);
#pragma GCC unroll 8
            for (int v = 0; v < V; ++v) {
                const T *const a = A + v * rows<T>::size;
                sums[v].add(part, v < V - 1 ? rows<T>::load(a) : rows<T>::load_first(last, a), number);
            }
        }
    }
#pragma GCC unroll 8
    for (int v = 0; v < V; ++v)
        update(v < V - 1 ? std::ptrdiff_t{rows<T>::size} : last, alpha, sums[v].sum(false, false), beta, y + v * rows<T>::size);
}

/// The products of N columns, transposed.
template <int N, class T>
HWY_INLINE void multiply_columns(bool conjugate_a, std::ptrdiff_t m, T alpha, const T *A, std::ptrdiff_t lda, const T *x, T beta,
                                 T *y)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    row_inner_product<T> products[N];
#pragma GCC unroll 8
    for (int c = 0; c < N; ++c)
        products[c].clear();
    std::ptrdiff_t i = 0;
    for (; i + size <= m; i += size) {
        const rows<T> its_x = rows<T>::load(x + i), exchanged = exchange_parts(its_x);
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c)
            products[c].add(rows<T>::load(A + i + c * lda), its_x, exchanged);
    }
    if (i < m) {
        const rows<T> its_x = rows<T>::load_first(m - i, x + i), exchanged = exchange_parts(its_x);
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c)
            products[c].add(rows<T>::load_first(m - i, A + i + c * lda), its_x, exchanged);
    }
    HWY_ALIGN real_t<T> sums[(N + rows<T>::size) * parts<T>];
    T *const sum = reinterpret_cast<T *>(sums);
#pragma GCC unroll 8
    for (int c = 0; c < N; ++c)
        sum[c] = products[c].sum(conjugate_a);
    for (std::ptrdiff_t c = 0; c < N; c += size) {
        const std::ptrdiff_t count = N - c < size ? N - c : size;
        update(count, alpha, rows<T>::load_first(count, sum + c), beta, y + c);
    }
}

/// Columns of a plain product that are taken at once.
constexpr std::ptrdiff_t most_columns = 80, few_columns = 16;

template <class T>
void matrix_times_vector(int trans, std::ptrdiff_t m, std::ptrdiff_t n, T alpha, const T *A, std::ptrdiff_t lda, const T *x,
                         T beta, T *y)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    const std::ptrdiff_t length = trans == BblasNoTrans ? m : n;
    if (alpha == T(0) || m == 0 || n == 0) {
        if (beta != T(1))
            for (std::ptrdiff_t i = 0; i < length; i += size)
                update(length - i < size ? length - i : size, T(0), rows<T>::all(0), beta, y + i);
    } else if (trans == BblasNoTrans && n > most_columns) {
        // A few columns at a time are as many streams from memory.
        for (std::ptrdiff_t j = 0; j < n; j += few_columns)
            matrix_times_vector(trans, m, n - j < few_columns ? n - j : few_columns, alpha, A + j * lda, lda, x + j,
                                j == 0 ? beta : T(1), y);
    } else if (trans == BblasNoTrans) {
        std::ptrdiff_t i = 0;
        constexpr int most = 4;
        for (; i + most * size <= m; i += most * size)
            multiply_rows<most>(n, size, alpha, A + i, lda, x, beta, y + i);
        const std::ptrdiff_t left = m - i, vectors = (left + size - 1) / size, last = left - (vectors - 1) * size;
        if (vectors == 4)
            multiply_rows<4>(n, last, alpha, A + i, lda, x, beta, y + i);
        else if (vectors == 3)
            multiply_rows<3>(n, last, alpha, A + i, lda, x, beta, y + i);
        else if (vectors == 2)
            multiply_rows<2>(n, last, alpha, A + i, lda, x, beta, y + i);
        else if (vectors == 1)
            multiply_rows<1>(n, last, alpha, A + i, lda, x, beta, y + i);
    } else {
        constexpr int most = 8 / parts<T>;
        const bool conjugate_a = trans == BblasConjTrans;
        std::ptrdiff_t j = 0;
        for (; j + most <= n; j += most)
            multiply_columns<most>(conjugate_a, m, alpha, A + j * lda, lda, x, beta, y + j);
        for (; j + 2 <= n; j += 2)
            multiply_columns<2>(conjugate_a, m, alpha, A + j * lda, lda, x, beta, y + j);
        if (j < n)
            multiply_columns<1>(conjugate_a, m, alpha, A + j * lda, lda, x, beta, y + j);
    }
}

/// The order of the triangles on the diagonal, which are worked on number by number.
constexpr std::ptrdiff_t triangle = 8;

/// a / b. In single precision by way of double, where nothing overflows that need not.
template <class T> HWY_INLINE T quotient(T a, T b)
{
    if constexpr (std::is_same_v<T, std::complex<float>>) {
        const double re = b.real(), im = b.imag(), square = re * re + im * im;
        return {static_cast<float>((a.real() * re + a.imag() * im) / square),
                static_cast<float>((a.imag() * re - a.real() * im) / square)};
    } else {
        return a / b;
    }
}

template <class T>
void symmetric_times_vector(int uplo, int trans, std::ptrdiff_t n, T alpha, const T *A, std::ptrdiff_t lda, const T *x, T beta,
                            T *y)
{
    matrix_times_vector(BblasNoTrans, n, n, T(0), A, lda, x, beta, y); // y := beta y
    if (alpha == T(0))
        return;
    const bool conjugates = trans == BblasConjTrans;
    for (std::ptrdiff_t first = 0; first < n; first += triangle) {
        const std::ptrdiff_t order = n - first < triangle ? n - first : triangle;
        // What lies beside the triangle stands for its mirror image too.
        const std::ptrdiff_t beside = uplo == BblasLower ? first + order : 0;
        const std::ptrdiff_t count = uplo == BblasLower ? n - beside : first;
        const T *const panel = A + beside + first * lda;
        matrix_times_vector(BblasNoTrans, count, order, alpha, panel, lda, x + first, T(1), y + beside);
        matrix_times_vector(trans, count, order, alpha, panel, lda, x + beside, T(1), y + first);
        const T *const D = A + first + first * lda;
        for (std::ptrdiff_t i = 0; i < order; ++i) {
            T sum = 0;
            for (std::ptrdiff_t j = 0; j < order; ++j) {
                const bool held = uplo == BblasLower ? i > j : i < j;
                const T a = i == j ? conjugates ? T(std::real(D[i + i * lda])) : D[i + i * lda]
                            : held ? D[i + j * lda]
                                   : element(conjugates, D[j + i * lda]);
                sum += times(a, x[first + j]);
            }
            y[first + i] += times(alpha, sum);
        }
    }
}

/// Solves with the triangle of order n at A for x, number by number.
template <class T>
HWY_NOINLINE void solve_by_numbers(bool forward, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda, T *x)
{
    const bool transposed = trans != BblasNoTrans, conjugated = trans == BblasConjTrans;
    for (std::ptrdiff_t step = 0; step < n; ++step) {
        const std::ptrdiff_t i = forward ? step : n - 1 - step;
        if (transposed) {
            T rest = x[i];
            for (std::ptrdiff_t s = 0; s < step; ++s) {
                const std::ptrdiff_t j = forward ? s : n - 1 - s;
                rest -= times(element(conjugated, A[j + i * lda]), x[j]);
            }
            x[i] = diag == BblasUnit ? rest : quotient(rest, element(conjugated, A[i + i * lda]));
        } else {
            if (diag != BblasUnit)
                x[i] = quotient(x[i], A[i + i * lda]);
            const std::ptrdiff_t begin = forward ? i + 1 : 0, end = forward ? n : i;
            for (std::ptrdiff_t j = begin; j < end; ++j)
                x[j] -= times(A[j + i * lda], x[i]);
        }
    }
}

/// solve_in_registers() in V vectors, whichever way it goes.
template <int V, class T>
HWY_NOINLINE void solve_vectors(bool forward, bool unit, bool conjugated, const triangle_columns<T, V> &A,
                                const rows<T> *reciprocals, bool padded, T *x)
{
    if (forward && unit)
        solve_in_registers<V, true, true>(A, conjugated, reciprocals, padded, x);
    else if (forward)
        solve_in_registers<V, true, false>(A, conjugated, reciprocals, padded, x);
    else if (unit)
        solve_in_registers<V, false, true>(A, conjugated, reciprocals, padded, x);
    else
        solve_in_registers<V, false, false>(A, conjugated, reciprocals, padded, x);
}

/// Solves with the triangle of order n ≤ register_triangle<T> at A for x.
template <class T>
HWY_NOINLINE void solve_small_triangle(bool forward, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda,
                                       bool padded, T *x)
{
    constexpr std::ptrdiff_t size = rows<T>::size, most = register_triangle<T>;
    rows<T> reciprocals[triangle_vectors + parts<T>]; // written by as many as width<T>
    HWY_ALIGN real_t<T> transposed[most * most * parts<T>];
    const bool unit = diag == BblasUnit, conjugated = trans == BblasConjTrans;
    if (!unit && !find_reciprocals(n, A, lda + 1, reciprocals))
        return solve_by_numbers(forward, trans, diag, n, A, lda, x);
    std::ptrdiff_t next_vector = size, next_column = lda;
    if (trans != BblasNoTrans) {
        T *const copy = reinterpret_cast<T *>(transposed);
        for (std::ptrdiff_t i = 0; i < n; i += size)
            copy_transposed(min(n - i, size), n, A + i * lda, lda, copy + i * n);
        A = copy;
        next_vector = n * size;
        next_column = size;
    }
    const std::ptrdiff_t vectors = (n + size - 1) / size, last = n - (vectors - 1) * size;
    padded = padded || last == size;
    if (vectors == 1)
        solve_vectors<1, T>(forward, unit, conjugated, {A, next_vector, next_column, last}, reciprocals, padded, x);
    else if (vectors == 2)
        solve_vectors<2, T>(forward, unit, conjugated, {A, next_vector, next_column, last}, reciprocals, padded, x);
    else if (vectors == 3)
        solve_vectors<3, T>(forward, unit, conjugated, {A, next_vector, next_column, last}, reciprocals, padded, x);
    else
        solve_vectors<4, T>(forward, unit, conjugated, {A, next_vector, next_column, last}, reciprocals, padded, x);
}

template <class T>
void solve_one_vector(int uplo, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda, bool padded, T *x)
{
    const bool transposed = trans != BblasNoTrans;
    const bool forward = (uplo == BblasLower) != transposed;
    constexpr std::ptrdiff_t most = register_triangle<T>;
    for (std::ptrdiff_t done = 0; done < n; done += most) {
        const std::ptrdiff_t order = n - done < most ? n - done : most, count = n - done - order;
        const std::ptrdiff_t first = forward ? done : n - done - order;
        // Of a transposed matrix, the columns of A above or below the triangle are rows of op(A): they take from what is to come.
        if (transposed && done > 0) {
            const std::ptrdiff_t known = forward ? 0 : first + order;
            matrix_times_vector(trans, done, order, T(-1), A + known + first * lda, lda, x + known, T(1), x + first);
        }
        solve_small_triangle(forward, trans, diag, order, A + first + first * lda, lda, padded && first + order == n, x + first);
        if (!transposed && count > 0) {
            const std::ptrdiff_t rest = forward ? first + order : 0;
            matrix_times_vector<T>(trans, count, order, T(-1), A + rest + first * lda, lda, x + first, T(1), x + rest);
        }
    }
}

template <class T> void solve_triangle(int uplo, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda, T *x)
{
    solve_one_vector(uplo, trans, diag, n, A, lda, false, x);
}

template <class T> void multiply_triangle(int uplo, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda, T *x)
{
    const bool transposed = trans != BblasNoTrans, conjugated = trans == BblasConjTrans;
    // Elements are overwritten after all others that depend on them.
    const bool forward = (uplo == BblasUpper) != transposed;
    for (std::ptrdiff_t done = 0; done < n; done += triangle) {
        const std::ptrdiff_t order = n - done < triangle ? n - done : triangle;
        const std::ptrdiff_t first = forward ? done : n - done - order;
        const T *const D = A + first + first * lda;
        T *const b = x + first;
        // With a plain matrix, what has been done takes the products with these elements; with a transposed one, these take the
        // products with what is still to do.
        if (!transposed && done > 0) {
            const std::ptrdiff_t finished = forward ? 0 : first + order;
            matrix_times_vector<T>(trans, done, order, T(1), A + finished + first * lda, lda, b, T(1), x + finished);
        }
        for (std::ptrdiff_t step = 0; step < order; ++step) {
            const std::ptrdiff_t i = forward ? step : order - 1 - step;
            T sum = diag == BblasUnit ? b[i] : times(element(conjugated, D[i + i * lda]), b[i]);
            for (std::ptrdiff_t s = step + 1; s < order; ++s) {
                const std::ptrdiff_t j = forward ? s : order - 1 - s;
                sum += times(element(conjugated, transposed ? D[j + i * lda] : D[i + j * lda]), b[j]);
            }
            b[i] = sum;
        }
        if (transposed) {
            const std::ptrdiff_t rest = forward ? first + order : 0, count = n - done - order;
            if (count > 0)
                matrix_times_vector<T>(trans, count, order, T(1), A + rest + first * lda, lda, x + rest, T(1), b);
        }
    }
}

#define BBLAS_SOLVE_ONE_VECTOR(T)                                                                                                \
    template void solve_one_vector<T>(int, int, int, std::ptrdiff_t, const T *, std::ptrdiff_t, bool, T *);
BBLAS_FOR_EACH_TYPE(BBLAS_SOLVE_ONE_VECTOR)
#undef BBLAS_SOLVE_ONE_VECTOR

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace bblas {

template <class T> vector_kernel<T> *matrix_times_vector()
{
    return BBLAS_CHOOSE(matrix_times_vector<T>);
}
template <class T> symmetric_kernel<T> *symmetric_times_vector()
{
    return BBLAS_CHOOSE(symmetric_times_vector<T>);
}
template <class T> triangle_kernel<T> *multiply_triangle()
{
    return BBLAS_CHOOSE(multiply_triangle<T>);
}
template <class T> triangle_kernel<T> *solve_triangle()
{
    return BBLAS_CHOOSE(solve_triangle<T>);
}

#define BBLAS_ONE_VECTOR(T)                                                                                                      \
    template vector_kernel<T> *matrix_times_vector<T>();                                                                         \
    template symmetric_kernel<T> *symmetric_times_vector<T>();                                                                   \
    template triangle_kernel<T> *multiply_triangle<T>();                                                                         \
    template triangle_kernel<T> *solve_triangle<T>();
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_VECTOR)
#undef BBLAS_ONE_VECTOR

} // namespace bblas

#endif
