// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

// A tile of C is as many vectors of rows times as many columns as registers hold, and is a sum of outer products: vectors of a column of
// op(A) with single numbers of a row of op(B). Small matrices are read where they lie. A strip of op(A), the rows of a tile, is copied
// where that pays: where op(A) is a transpose, and where the strip meets many columns of B.

#define HWY_TARGET_INCLUDE "cpu/small_product.cpp"
#include "each_target.hpp"

#include "small_product.hpp"
#include "rows.hpp"

#include <utility>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Largest tile: AVX-512 has 32 registers, the others 16, or 32 shorter ones.
template <class T>
constexpr int tile_vectors = HWY_TARGET == HWY_AVX3 || (HWY_TARGET == HWY_AVX2 && !is_complex<T>) ? 4
                             : HWY_TARGET == HWY_AVX2                                             ? 2
                                                                                                  : 3;
/// Its columns, where columns have V vectors: enough sums to keep the multipliers busy, which take several cycles for each.
template <class T, int V>
constexpr int tile_columns = (HWY_TARGET == HWY_AVX3                               ? V == 4 ? 6 : 8
                              : HWY_TARGET == HWY_AVX2 && V == 1                   ? 8
                              : HWY_TARGET == HWY_AVX2 && V == 2 && !is_complex<T> ? 6
                              : V == 4                                             ? 3
                                                                                   : 4) /
                             parts<T>;

/// Bytes of a copied strip, to stay in the innermost cache.
constexpr std::ptrdiff_t strip_bytes = HWY_TARGET == HWY_AVX3 ? 32768 : 24576;
/// Most columns of op(A) that are multiplied at a time.
template <class T>
constexpr std::ptrdiff_t most_depth = strip_bytes / (tile_vectors<T> * rows<T>::size * std::ptrdiff_t{sizeof(T)});

/// Vectors that hold m rows.
template <class T> HWY_INLINE std::ptrdiff_t vectors_of(std::ptrdiff_t m)
{
    return static_cast<std::ptrdiff_t>(static_cast<std::size_t>(m + rows<T>::size - 1) / rows<T>::size);
}

/// Columns of B that make it worth while to copy strips of A. With AVX2 (EPYC 7003) copying costs up to a quarter at 48 to 90, and gains a
/// sixth at 192.
constexpr std::ptrdiff_t worth_copying = 168;

/// How rows of op(A) lie: vector v of column p is v next_vector + p next_column behind the first.
struct strip {
    std::ptrdiff_t next_vector, next_column;
};

/// How op(B) lies.
struct right_factor {
    std::ptrdiff_t next_row, next_column;
};

/// What becomes of the product.
template <class T> struct update {
    int part;
    bool conjugate_a, conjugate_b;
    T alpha, beta;
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
                                     const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j, T *C)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    for (std::ptrdiff_t c = 0; c < N; ++c, products += V) {
        const std::ptrdiff_t diagonal = j + c - i;
        const std::ptrdiff_t begin = to.part == BblasLower ? diagonal : 0;
        const std::ptrdiff_t end = to.part == BblasUpper && diagonal + 1 < count ? diagonal + 1 : count;
        T *const column = C + i + (j + c) * to.ldc;
        for (std::ptrdiff_t v = 0; v < V; ++v) {
            const std::ptrdiff_t here = end - v * size;
            T *const at = column + v * size;
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

/// The operands of the product behind the one that is computed, or of the last one itself. They are asked for meanwhile, with each term of a tile a line of the cache, where
/// a product has several strips: A and C are not read as they lie then, and a processor does not foresee what comes next. In batches of 16 and 128 MB
/// (EPYC 9004) products of doubles of order 40 to 96 take 0.62 to 0.87 of the time, and in the caches 0.98 to 1.02; with two lines 0.78 to 1.0. Small ones
/// of one strip take 1.0 to 1.4 times as long, and with AVX2 at small orders, too.
constexpr bool asks_ahead = HWY_TARGET == HWY_AVX3;
/// Bytes of A from which one strip does, too: floats of order 56 to 64 take 0.84 to 0.93 of the time with two threads, 0.92 to 1.02 with one.
constexpr std::ptrdiff_t worth_asking = 12288;
template <class T> class next_operands {
    struct {
        const char *first;
        std::ptrdiff_t bytes;
    } of[3];
    std::ptrdiff_t asked = 0; ///< bytes

  public:
    static constexpr std::ptrdiff_t line = 64; ///< bytes

    /// Of A, B and C so many elements.
    HWY_INLINE next_operands(const product_operands<T> &next, std::ptrdiff_t A, std::ptrdiff_t B, std::ptrdiff_t C)
        : of{{reinterpret_cast<const char *>(next.A), A * std::ptrdiff_t{sizeof(T)}},
             {reinterpret_cast<const char *>(next.B), B * std::ptrdiff_t{sizeof(T)}},
             {reinterpret_cast<const char *>(next.C), C * std::ptrdiff_t{sizeof(T)}}}
    {
    }
    /// Where a tile with k terms begins to ask.
    HWY_INLINE const char *take(std::ptrdiff_t k)
    {
        std::ptrdiff_t at = asked;
        asked += k * line;
        int operand = 0;
        while (operand < 2 && at >= of[operand].bytes)
            at -= of[operand++].bytes;
        return of[operand].first + at;
    }
};

/// Computes and writes a tile of V vectors, the last of them with `last` rows, a vector if it is `whole`, times N columns, in rows from i and
/// columns from j on of C. Asks for what is `ahead`, if anything.
template <int V, int N, bool whole, bool asks, class T>
HWY_INLINE void multiply_tile(std::ptrdiff_t k, const T *a, strip A, std::ptrdiff_t last, const T *b, right_factor B,
                              const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j, T *C, [[maybe_unused]] const char *ahead)
{
    using R = real_t<T>;
    constexpr std::ptrdiff_t size = rows<T>::size;
    row_products<T> products[V][N];
#pragma GCC unroll 8
    for (int v = 0; v < V; ++v)
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c)
            products[v][c].clear();
    b += j * B.next_column;
#pragma GCC unroll 4
    for (std::ptrdiff_t p = 0; p < k; ++p, a += A.next_column, b += B.next_row) {
        if constexpr (asks) {
            __builtin_prefetch(ahead);
            ahead += next_operands<T>::line;
        }
        const auto element = [=](int part, int c)
                                 HWY_ATTR { return hn::Set(tag<T>(), reinterpret_cast<const R *>(b + c * B.next_column)[part]); };
        const auto column = [=](int v) HWY_ATTR {
            return whole || v < V - 1 ? rows<T>::load(a + v * A.next_vector) : rows<T>::load_first(last, a + v * A.next_vector);
        };
        // The shorter side stays in registers, of the other one at a time.
        if constexpr (V > N) {
            vector<R> x[N][parts<T>];
#pragma GCC unroll 8
            for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                for (int part = 0; part < parts<T>; ++part)
                    x[c][part] = element(part, c);
#pragma GCC unroll 8
            for (int v = 0; v < V; ++v) {
                const rows<T> y = column(v);
#pragma GCC unroll 8
                for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                    for (int part = 0; part < parts<T>; ++part)
                        products[v][c].add(part, y, x[c][part]);
            }
        } else {
            rows<T> y[V];
#pragma GCC unroll 8
            for (int v = 0; v < V; ++v)
                y[v] = column(v);
#pragma GCC unroll 8
            for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                for (int part = 0; part < parts<T>; ++part) {
                    const vector<R> x = element(part, c);
#pragma GCC unroll 8
                    for (int v = 0; v < V; ++v)
                        products[v][c].add(part, y[v], x);
                }
        }
    }
    const bool crossed = is_crossed(to, i, j, (V - 1) * size + last, N);
    T *tile = C + i + j * to.ldc;
    const auto sum_of = [&](int at) HWY_ATTR { return products[at % V][at / V].sum(to.conjugate_a, to.conjugate_b); };
    if (to.beta == T(0) && !crossed) { // from registers: its sums are its own, since those below have an address
        rows<T> sums[V * N];
#pragma GCC unroll 32
        for (int i = 0; i < V * N; ++i)
            sums[i] = sum_of(i);
        if (!(to.alpha == T(1))) // an eighth of the arithmetic at n = 8
#pragma GCC unroll 32
            for (int i = 0; i < V * N; ++i)
                sums[i] = scaled(to.alpha, sums[i]);
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c, tile += to.ldc)
#pragma GCC unroll 8
            for (int v = 0; v < V; ++v)
                if (whole || v < V - 1)
                    sums[c * V + v].store(tile + v * size);
                else
                    sums[c * V + v].store_first(last, tile + v * size);
        return;
    }
    rows<T> sums[V * N];
#pragma GCC unroll 32
    for (int i = 0; i < V * N; ++i)
        sums[i] = sum_of(i);
    if (crossed)
        return write_crossed_tile(sums, V, N, (V - 1) * size + last, to, i, j, C);
    for (const rows<T> *sum = sums; sum < sums + V * N; sum += V, tile += to.ldc) {
#pragma GCC unroll 8
        for (int v = 0; v < V - 1; ++v)
            updated(to, sum[v], size, tile + v * size).store(tile + v * size);
        updated(to, sum[V - 1], last, tile + (V - 1) * size).store_first(last, tile + (V - 1) * size);
    }
}

/// Rows i to i + (V - 1) size + last - 1 of C, all columns that have a part of them, for some products.
template <int V, bool whole, bool asks, class T>
HWY_NOINLINE void multiply_strip(std::ptrdiff_t n, std::ptrdiff_t k, strip A, std::ptrdiff_t last, right_factor B,
                                 const update<T> &to, std::ptrdiff_t i, const product_operands<T> *of, std::ptrdiff_t count,
                                 next_operands<T> *next)
{
    constexpr int N = tile_columns<T, V>;
    const update<T> its = to; // a copy, which what is written to C cannot change
    const std::ptrdiff_t begin = its.part == BblasUpper ? i : 0;
    const std::ptrdiff_t end = its.part == BblasLower ? i + (V - 1) * rows<T>::size + last : n;
    for (; count > 0; --count, ++of) {
        const T *const a = of->A, *const b = of->B;
        T *const c = of->C;
        std::ptrdiff_t j = begin;
        for (; end - j >= N; j += N)
            multiply_tile<V, N, whole, asks>(k, a, A, last, b, B, its, i, j, c, asks ? next->take(k) : nullptr);
        if (N > 4 && end - j >= 4) {
            multiply_tile<V, (N > 4 ? 4 : N), whole, false>(k, a, A, last, b, B, its, i, j, c, nullptr);
            j += 4;
        }
        if (N > 2 && end - j == 3)
            multiply_tile<V, (N > 2 ? 3 : N), whole, false>(k, a, A, last, b, B, its, i, j, c, nullptr);
        else if (N > 2 && end - j == 2)
            multiply_tile<V, (N > 2 ? 2 : N), whole, false>(k, a, A, last, b, B, its, i, j, c, nullptr);
        else if (end - j == 1)
            multiply_tile<V, 1, whole, false>(k, a, A, last, b, B, its, i, j, c, nullptr);
    }
}

/// Products that are a tile each.
template <int N, bool whole, class T>
HWY_INLINE void multiply_each(std::ptrdiff_t k, strip A, std::ptrdiff_t last, right_factor B, const update<T> &to,
                              const product_operands<T> *of, std::ptrdiff_t count)
{
    for (; count > 0; --count, ++of)
        multiply_tile<1, N, whole, false>(k, of->A, A, last, of->B, B, to, 0, 0, of->C, nullptr);
}

/// The same where C is not read, and all of it is written: of products that small, all that can be known in advance is, since asking for
/// it takes longer than the arithmetic.
template <int N, bool whole, class T>
HWY_NOINLINE void multiply_tiles(std::ptrdiff_t k, strip A, std::ptrdiff_t last, right_factor B, const update<T> &to,
                                 const product_operands<T> *of, std::ptrdiff_t count)
{
    const update<T> its{BblasGeneral, to.conjugate_a, to.conjugate_b, to.alpha, T(0), to.ldc};
    last = whole ? rows<T>::size : last & (rows<T>::size - 1); // as it is, in a form that tells the compiler that it is less
    if (k == N)
        multiply_each<N, whole>(N, A, last, B, its, of, count);
    else
        multiply_each<N, whole>(k, A, last, B, its, of, count);
}

/// multiply_tiles() for so many columns, from 1 on.
template <bool whole, class T, std::size_t... N>
HWY_INLINE void multiply_columns(std::index_sequence<N...>, std::ptrdiff_t n, std::ptrdiff_t k, strip A, std::ptrdiff_t last,
                                 right_factor B, const update<T> &to, const product_operands<T> *of, std::ptrdiff_t count)
{
    constexpr decltype(&multiply_tiles<1, whole, T>) kernels[] = {multiply_tiles<N + 1, whole, T>...};
    kernels[n - 1](k, A, last, B, to, of, count);
}

/// Copies `vectors` vectors of rows, the last with `last` elements, of k columns.
template <class T>
HWY_INLINE void copy_strip(bool transposed, std::ptrdiff_t vectors, std::ptrdiff_t last, std::ptrdiff_t k, const T *A,
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
}

/// C := beta C, of the part that `to` means.
template <class T> void scale_part(std::ptrdiff_t m, std::ptrdiff_t n, const update<T> &to, T *C)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    if (to.beta == T(1))
        return;
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const std::ptrdiff_t begin = to.part == BblasLower ? j : 0, end = to.part == BblasUpper ? j + 1 : m;
        for (std::ptrdiff_t i = begin; i < end; i += size) {
            const std::ptrdiff_t count = end - i < size ? end - i : size;
            T *const at = C + i + j * to.ldc;
            (to.beta == T(0) ? rows<T>::all(0) : scaled(to.beta, rows<T>::load_first(count, at))).store_first(count, at);
        }
    }
}

/// multiply_strip() for so many vectors.
template <bool asks, class T>
HWY_INLINE void multiply_vectors(std::ptrdiff_t vectors, std::ptrdiff_t n, std::ptrdiff_t k, strip A, std::ptrdiff_t last,
                                 right_factor B, const update<T> &to, std::ptrdiff_t i, const product_operands<T> *of,
                                 std::ptrdiff_t count, next_operands<T> *next = nullptr)
{
    constexpr int most = tile_vectors<T>;
    const auto kernel = last == rows<T>::size ? vectors == 1   ? multiply_strip<1, true, asks, T>
                                                : vectors == 2 ? multiply_strip<2, true, asks, T>
                                                : vectors == 3 ? multiply_strip<min(3, most), true, asks, T>
                                                               : multiply_strip<most, true, asks, T>
                        : vectors == 1 ? multiply_strip<1, false, asks, T>
                        : vectors == 2        ? multiply_strip<2, false, asks, T>
                        : vectors == 3        ? multiply_strip<min(3, most), false, asks, T>
                                              : multiply_strip<most, false, asks, T>;
    kernel(n, k, A, last, B, to, i, of, count, next);
}

/// The rows of C that are computed together, from row i on.
template <class T> struct strip_of_c {
    std::ptrdiff_t vectors, last;

    HWY_INLINE strip_of_c(std::ptrdiff_t m, std::ptrdiff_t i)
    {
        // As few strips as can be, the last two rather equal than one so low that it does not keep the multipliers busy. Where a
        // vector is a line of the cache, all equal; where it is half a line, 3 and 3 vectors take up to a tenth longer than 4 and 2
        // (AVX2, EPYC 7003, batches of 16 MB).
        const std::ptrdiff_t left = vectors_of<T>(m - i), strips = (left + tile_vectors<T> - 1) / tile_vectors<T>;
        const bool equal = HWY_TARGET == HWY_AVX3 || left == tile_vectors<T> + 1;
        vectors = strips == 1 ? left : equal ? (left + strips - 1) / strips : tile_vectors<T>;
        last = vectors == left ? m - i - (left - 1) * rows<T>::size : rows<T>::size;
    }
    HWY_INLINE std::ptrdiff_t rows_or_more() const { return vectors * rows<T>::size; }
};

/// Products where they lie. Where a strip is all of op(A), its kernel has them all; otherwise one product's strips follow each other, for the
/// lines of A that they share.
template <class T>
HWY_INLINE void multiply_in_place(std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t lda, right_factor B,
                                  const update<T> &to, const product_operands<T> *of, std::ptrdiff_t count)
{
    const strip A{rows<T>::size, lda};
    const strip_of_c<T> first(m, 0);
    constexpr int columns = tile_columns<T, 1>;
    if (first.vectors == 1 && n <= columns && to.part == BblasGeneral && to.beta == T(0)) {
        constexpr auto each = std::make_index_sequence<columns>();
        return first.last == rows<T>::size ? multiply_columns<true>(each, n, k, A, first.last, B, to, of, count)
                                           : multiply_columns<false>(each, n, k, A, first.last, B, to, of, count);
    }
    if (first.rows_or_more() >= m && !(asks_ahead && m * k * std::ptrdiff_t{sizeof(T)} >= worth_asking))
        return multiply_vectors<false>(first.vectors, n, k, A, first.last, B, to, 0, of, count);
    for (; count > 0; --count, ++of) {
        next_operands<T> next(of[count > 1], lda * k, n * k, to.ldc * n);
        for (std::ptrdiff_t i = 0; i < m;) {
            const strip_of_c<T> rows_of_c(m, i);
            const product_operands<T> its{of->A + i, of->B, of->C};
            multiply_vectors<asks_ahead>(rows_of_c.vectors, n, k, A, rows_of_c.last, B, to, i, &its, 1, &next);
            i += rows_of_c.rows_or_more();
        }
    }
}

/// Adds to C, strip by copied strip, what k columns of op(A) give, few enough for that.
template <class T>
HWY_NOINLINE void multiply_copied(bool transposed, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t lda,
                                  right_factor B, const update<T> &to, const product_operands<T> &of)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    HWY_ALIGN real_t<T> copy[strip_bytes / sizeof(real_t<T>)];
    T *const there = reinterpret_cast<T *>(copy);
    for (std::ptrdiff_t i = 0; i < m;) {
        const strip_of_c<T> rows_of_c(m, i);
        copy_strip(transposed, rows_of_c.vectors, rows_of_c.last, k, of.A + (transposed ? i * lda : i), lda, there);
        const product_operands<T> its{there, of.B, of.C};
        multiply_vectors<false>(rows_of_c.vectors, n, k, {k * size, size}, rows_of_c.last, B, to, i, &its, 1);
        i += rows_of_c.rows_or_more();
    }
}

template <class T> void small_products(const product_shape<T> &shape, const product_operands<T> *of, std::ptrdiff_t count)
{
    const std::ptrdiff_t m = shape.m, n = shape.n, k = shape.k;
    if (m == 0 || n == 0)
        return;
#if HWY_TARGET == HWY_AVX3 && (HWY_TARGETS & HWY_AVX2) && HWY_STATIC_TARGET != HWY_AVX2 // whose kernels come before these
    // Where half a vector holds the rows, whole ones would reach across twice as many lines of the cache.
    if (m <= rows<T>::size / 2)
        return N_AVX2::small_products(shape, of, count);
#endif
    const update<T> to{shape.part, shape.transa == BblasConjTrans, shape.transb == BblasConjTrans, shape.alpha, shape.beta,
                       shape.ldc};
    if (shape.alpha == T(0) || k == 0) {
        for (; count > 0; --count, ++of)
            scale_part(m, n, to, of->C);
        return;
    }
    const bool transposed = shape.transa != BblasNoTrans;
    const right_factor right = shape.transb == BblasNoTrans ? right_factor{1, shape.ldb} : right_factor{shape.ldb, 1};
    if (!transposed && n < worth_copying && k <= most_depth<T>)
        return multiply_in_place(m, n, k, shape.lda, right, to, of, count);
    for (; count > 0; --count, ++of)
        for (std::ptrdiff_t p = 0; p < k; p += most_depth<T>) {
            update<T> of_part = to;
            if (p > 0)
                of_part.beta = T(1);
            multiply_copied(transposed, m, n, k - p < most_depth<T> ? k - p : most_depth<T>, shape.lda, right, of_part,
                            {transposed ? of->A + p : of->A + p * shape.lda, of->B + p * right.next_row, of->C});
        }
}

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace bblas {

template <class T> small_product<T>::small_product() : many(BBLAS_CHOOSE(small_products<T>)) {}

#define BBLAS_SMALL_PRODUCT(T) template small_product<T>::small_product();
BBLAS_FOR_EACH_TYPE(BBLAS_SMALL_PRODUCT)
#undef BBLAS_SMALL_PRODUCT

} // namespace bblas

#endif
