// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

// A tile of C is as many vectors of rows times as many columns as registers hold, and is a sum of outer products: vectors of a column of
// op(A) with single numbers of a row of op(B). Small matrices are read where they lie. A strip of op(A), the rows of a tile, is copied
// where that pays: where op(A) is a transpose, and where the strip meets many columns of B.

#define HWY_TARGET_INCLUDE "cpu/small_product.cpp"
#include "each_target.hpp"

#include "small_product.hpp"
#include "packing.hpp"
#include "rows.hpp"

#include <utility>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Largest tile: AVX-512 has 32 registers, the others 16, or 32 shorter ones.
template <class T> constexpr int tile_vectors = is_complex<T> &&HWY_TARGET == HWY_AVX2 ? 2 : 3;
template <class T> constexpr int tile_columns = (HWY_TARGET == HWY_AVX3 ? 8 : 4) / parts<T>;

/// Bytes of a copied strip, to stay in the innermost cache.
constexpr std::ptrdiff_t strip_bytes = 24576;
/// Most columns of op(A) that are multiplied at a time.
template <class T>
constexpr std::ptrdiff_t most_depth = strip_bytes / (tile_vectors<T> * rows<T>::size * std::ptrdiff_t{sizeof(T)});

/// Vectors that hold m rows.
template <class T> HWY_INLINE std::ptrdiff_t vectors_of(std::ptrdiff_t m)
{
    return static_cast<std::ptrdiff_t>(static_cast<std::size_t>(m + rows<T>::size - 1) / rows<T>::size);
}

/// Columns of B that make it worth while to copy strips of A.
constexpr std::ptrdiff_t worth_copying = 48;

/// Rows of op(A): vector v of column p is at first + v next_vector + p next_column.
template <class T> struct strip {
    const T *first;
    std::ptrdiff_t next_vector, next_column;
    bool is_copied; ///< has whole vectors
};

/// op(B), but for conjugation.
template <class T> struct right_factor {
    const T *first;
    std::ptrdiff_t next_row, next_column;

    HWY_INLINE right_factor from_row(std::ptrdiff_t p) const { return {first + p * next_row, next_row, next_column}; }
};

/// What becomes of the product.
template <class T> struct update {
    int part;
    bool conjugate_a, conjugate_b;
    T alpha, beta;
    T *C;
    std::ptrdiff_t ldc;
};

/// alpha times the product plus beta times as many elements of C as there are.
template <class T> HWY_INLINE rows<T> updated(const update<T> &to, rows<T> product, std::ptrdiff_t count, const T *C)
{
    return to.beta == T(0) ? scaled(to.alpha, product)
                           : scaled_add(to.alpha, product, scaled(to.beta, rows<T>::load_first(count, C)));
}

/// Writes a tile of C that the diagonal crosses: rows i to i + count - 1 of N columns from j on, the products for which are V vectors a
/// column.
template <class T>
HWY_NOINLINE void write_crossed_tile(const rows<T> *products, std::ptrdiff_t V, std::ptrdiff_t N, std::ptrdiff_t count,
                                     const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    for (std::ptrdiff_t c = 0; c < N; ++c, products += V) {
        const std::ptrdiff_t diagonal = j + c - i;
        const std::ptrdiff_t begin = to.part == BblasLower ? diagonal : 0;
        const std::ptrdiff_t end = to.part == BblasUpper && diagonal + 1 < count ? diagonal + 1 : count;
        T *const C = to.C + i + (j + c) * to.ldc;
        for (std::ptrdiff_t v = 0; v < V; ++v) {
            const std::ptrdiff_t here = end - v * size;
            T *const at = C + v * size;
            if (here > 0)
                updated(to, products[v], here < size ? here : size, at).store_range(begin - v * size, here, at);
        }
    }
}

/// Whether the diagonal crosses a tile of `count` rows and N columns, so that it is not to be written as a whole.
template <class T>
HWY_INLINE bool is_crossed(const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j, std::ptrdiff_t count, std::ptrdiff_t N)
{
    return (to.part == BblasLower && i < j + N - 1) || (to.part == BblasUpper && i + count - 1 > j);
}

/// Computes and writes a tile of V vectors, the last of them with `last` rows, times N columns.
template <int V, int N, class T>
HWY_INLINE void multiply_tile(std::ptrdiff_t k, const strip<T> &A, std::ptrdiff_t last, const right_factor<T> &B,
                              const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j)
{
    using R = real_t<T>;
    constexpr std::ptrdiff_t size = rows<T>::size;
    row_products<T> products[V][N];
#pragma GCC unroll 8
    for (int v = 0; v < V; ++v)
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c)
            products[v][c].clear();
    const std::ptrdiff_t in_a = A.is_copied ? size : last;
    const T *a = A.first, *b = B.first + j * B.next_column;
    for (std::ptrdiff_t p = 0; p < k; ++p, a += A.next_column, b += B.next_row) {
        rows<T> column[V];
#pragma GCC unroll 8
        for (int v = 0; v < V - 1; ++v)
            column[v] = rows<T>::load(a + v * A.next_vector);
        column[V - 1] = rows<T>::load_first(in_a, a + (V - 1) * A.next_vector);
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c) {
            const R *const number = reinterpret_cast<const R *>(b + c * B.next_column);
#pragma GCC unroll 2
            for (int part = 0; part < parts<T>; ++part) {
                const vector<R> x = hn::Set(tag<T>(), number[part]);
#pragma GCC unroll 8
                for (int v = 0; v < V; ++v)
                    products[v][c].add(part, column[v], x);
            }
        }
    }
    const update<T> its = to; // a copy, which what is written to C cannot change
    const bool crossed = is_crossed(its, i, j, (V - 1) * size + last, N);
    T *C = its.C + i + j * its.ldc;
    if (its.beta == T(0) && last == size && !crossed) { // from registers
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c, C += its.ldc)
#pragma GCC unroll 8
            for (int v = 0; v < V; ++v)
                scaled(its.alpha, products[v][c].sum(its.conjugate_a, its.conjugate_b)).store(C + v * size);
        return;
    }
    rows<T> sums[V * N];
#pragma GCC unroll 8
    for (int c = 0; c < N; ++c)
#pragma GCC unroll 8
        for (int v = 0; v < V; ++v)
            sums[c * V + v] = products[v][c].sum(its.conjugate_a, its.conjugate_b);
    if (crossed)
        return write_crossed_tile(sums, V, N, (V - 1) * size + last, to, i, j);
    for (const rows<T> *sum = sums; sum < sums + V * N; sum += V, C += its.ldc) {
#pragma GCC unroll 8
        for (int v = 0; v < V - 1; ++v)
            updated(its, sum[v], size, C + v * size).store(C + v * size);
        updated(its, sum[V - 1], last, C + (V - 1) * size).store_first(last, C + (V - 1) * size);
    }
}

/// Rows i to i + (V - 1) size + last - 1 of C, all columns that have a part of them.
template <int V, class T>
HWY_NOINLINE void multiply_strip(std::ptrdiff_t n, std::ptrdiff_t k, const strip<T> &A, std::ptrdiff_t last,
                                 const right_factor<T> &B, const update<T> &to, std::ptrdiff_t i)
{
    constexpr int N = tile_columns<T>;
    const std::ptrdiff_t end = to.part == BblasLower ? i + (V - 1) * rows<T>::size + last : n;
    std::ptrdiff_t j = to.part == BblasUpper ? i : 0;
    for (; end - j >= N; j += N)
        multiply_tile<V, N>(k, A, last, B, to, i, j);
    if (N > 4 && end - j >= 4) {
        multiply_tile<V, (N > 4 ? 4 : N)>(k, A, last, B, to, i, j);
        j += 4;
    }
    if (N > 2 && end - j == 3)
        multiply_tile<V, (N > 2 ? 3 : N)>(k, A, last, B, to, i, j);
    else if (N > 2 && end - j == 2)
        multiply_tile<V, (N > 2 ? 2 : N)>(k, A, last, B, to, i, j);
    else if (end - j == 1)
        multiply_tile<V, 1>(k, A, last, B, to, i, j);
}

/// Copies `count` columns of k elements, at least one, so that as many elements of a row as a vector holds lie side by side; those that
/// are too many are copies of the last column.
template <class T> HWY_INLINE void copy_transposed(std::ptrdiff_t count, std::ptrdiff_t k, const T *A, std::ptrdiff_t lda, T *to)
{
    constexpr int size = rows<T>::size;
    const T *columns[size];
    for (int c = 0; c < size; ++c)
        columns[c] = A + (c < count ? c : count - 1) * lda;
    if constexpr (sizeof(T) <= 8 && HWY_TARGET != HWY_SCALAR) {
        if (k >= 4 * size) {
            // As numbers of a vector, whatever they are.
            using number = std::conditional_t<sizeof(T) == 8, double, float>;
            static_assert(width<number> == size);
            lane_operand<number> operand;
            for (int c = 0; c < size; ++c) {
                operand.first[c] = reinterpret_cast<number *>(const_cast<T *>(columns[c]));
                operand.ld[c] = k;
            }
            return pack(operand, BblasGeneral, k, 1, lane_matrix<number>{reinterpret_cast<number *>(to), size, k * size});
        }
    }
    for (std::ptrdiff_t p = 0; p < k; ++p, to += size)
#pragma GCC unroll 16
        for (int c = 0; c < size; ++c)
            to[c] = columns[c][p];
}

/// Copies `vectors` vectors of rows, the last with `last` elements, of k columns.
template <class T>
HWY_INLINE strip<T> copy_strip(bool transposed, std::ptrdiff_t vectors, std::ptrdiff_t last, std::ptrdiff_t k, const T *A,
                               std::ptrdiff_t lda, T *to)
{
    constexpr int size = rows<T>::size;
    for (std::ptrdiff_t v = 0; v < vectors; ++v) {
        const std::ptrdiff_t count = v == vectors - 1 ? last : size;
        T *const there = to + v * k * size;
        if (transposed)
            copy_transposed(count, k, A + v * size * lda, lda, there);
        else
            for (std::ptrdiff_t p = 0; p < k; ++p)
                rows<T>::load_first(count, A + v * size + p * lda).store(there + p * size);
    }
    return {to, k * size, size, true};
}

/// C := beta C, of the part that `to` means.
template <class T> void scale_part(std::ptrdiff_t m, std::ptrdiff_t n, const update<T> &to)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    if (to.beta == T(1))
        return;
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const std::ptrdiff_t begin = to.part == BblasLower ? j : 0, end = to.part == BblasUpper ? j + 1 : m;
        for (std::ptrdiff_t i = begin; i < end; i += size) {
            const std::ptrdiff_t count = end - i < size ? end - i : size;
            T *const at = to.C + i + j * to.ldc;
            (to.beta == T(0) ? rows<T>::all(0) : scaled(to.beta, rows<T>::load_first(count, at))).store_first(count, at);
        }
    }
}

/// Rows i to i + V size - 1 of C, the last vector having `last` rows.
template <class T>
HWY_INLINE void multiply_vectors(std::ptrdiff_t vectors, std::ptrdiff_t n, std::ptrdiff_t k, const strip<T> &A,
                                 std::ptrdiff_t last, const right_factor<T> &B, const update<T> &to, std::ptrdiff_t i)
{
    if (vectors == 1)
        multiply_strip<1>(n, k, A, last, B, to, i);
    else if (vectors == 2)
        multiply_strip<2>(n, k, A, last, B, to, i);
    else
        multiply_strip<3>(n, k, A, last, B, to, i);
}

/// Adds to C strip by strip what k columns of op(A) give, few enough for a copied strip.
template <class T>
HWY_NOINLINE void multiply_strips(bool transposed, bool copies, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, const T *A,
                                  std::ptrdiff_t lda, const right_factor<T> &B, const update<T> &to)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    HWY_ALIGN real_t<T> copy[strip_bytes / sizeof(real_t<T>)];
    for (std::ptrdiff_t i = 0; i < m;) {
        // Rather two tiles of half the height than one that is too low to keep the multipliers busy.
        const std::ptrdiff_t left = vectors_of<T>(m - i);
        const std::ptrdiff_t vectors = left == tile_vectors<T> + 1 ? 2 : left < tile_vectors<T> ? left : tile_vectors<T>;
        const std::ptrdiff_t last = vectors == left ? m - i - (left - 1) * size : size;
        const T *const first = transposed ? A + i * lda : A + i;
        const strip<T> rows_of_a = copies ? copy_strip(transposed, vectors, last, k, first, lda, reinterpret_cast<T *>(copy))
                                          : strip<T>{first, size, lda, false};
        multiply_vectors(vectors, n, k, rows_of_a, last, B, to, i);
        i += vectors * size;
    }
}

template <class T>
void small_product(int part, int transa, int transb, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, T alpha, const T *A,
                   std::ptrdiff_t lda, const T *B, std::ptrdiff_t ldb, T beta, T *C, std::ptrdiff_t ldc)
{
    if (m == 0 || n == 0)
        return;
    update<T> to{part, transa == BblasConjTrans, transb == BblasConjTrans, alpha, beta, C, ldc};
    if (alpha == T(0) || k == 0)
        return scale_part(m, n, to);
    const bool transposed = transa != BblasNoTrans;
    const right_factor<T> right = transb == BblasNoTrans ? right_factor<T>{B, 1, ldb} : right_factor<T>{B, ldb, 1};
    const bool copies = transposed || n >= worth_copying;
    const std::ptrdiff_t vectors = vectors_of<T>(m), last = m - (vectors - 1) * rows<T>::size;
    if (vectors <= tile_vectors<T> && !copies && k <= most_depth<T>) // one strip, where it lies
        return multiply_vectors<T>(vectors, n, k, {A, rows<T>::size, lda, false}, last, right, to, 0);
    for (std::ptrdiff_t p = 0; p < k; p += most_depth<T>) {
        const std::ptrdiff_t depth = k - p < most_depth<T> ? k - p : most_depth<T>;
        multiply_strips(transposed, copies, m, n, depth, transposed ? A + p : A + p * lda, lda, right.from_row(p), to);
        to.beta = T(1);
    }
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace bblas {

template <class T> small_product_kernel<T> *small_product()
{
    return BBLAS_CHOOSE(small_product<T>);
}

#define BBLAS_SMALL_PRODUCT(T) template small_product_kernel<T> *small_product<T>();
BBLAS_FOR_EACH_TYPE(BBLAS_SMALL_PRODUCT)
#undef BBLAS_SMALL_PRODUCT

} // namespace bblas

#endif
