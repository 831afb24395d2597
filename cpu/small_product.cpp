// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

// A tile of C is as many vectors of rows times as many columns as registers hold, and is a sum of outer products: vectors of a
// column of op(A) with single numbers of a row of op(B). Small matrices are read where they lie. A strip of op(A), the rows of a
// tile, is copied where that pays: where op(A) is a transpose, and where the strip meets many columns of B.

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

/// Columns of B that make it worth while to copy strips of A. With AVX2 (EPYC 7003) copying costs up to a quarter at 48 to 90,
/// and gains a sixth at 192.
constexpr std::ptrdiff_t worth_copying = 168;

/// Columns of products that are a tile each: floats of order 12 in two tiles take 1.07 times as long, in one of 13 columns and
/// more 1.3 times.
template <class T> constexpr int single_tile_columns = HWY_TARGET == HWY_AVX3 ? 12 / parts<T> : tile_columns<T, 1>;

/// What the last vector of a strip has: as many rows as it holds, fewer, or no more than half of it does; of a vector that is
/// alone, just half.
enum class ending { whole, part, half };

/// Half a vector is worth a kernel where it takes half the time: on an EPYC 9004, whose multipliers are 32 bytes wide, doubles of
/// order 12, 20 and 28 take 0.76, 0.80 and 0.85 of the time.
constexpr bool has_halves = HWY_TARGET == HWY_AVX3;
constexpr ending half_or_part = has_halves ? ending::half : ending::part;
/// And alone, for small products, where it saves masks: floats of order 4 take 0.78 of the time, in 16 MB 0.63.
constexpr bool has_single_halves = HWY_TARGET == HWY_AVX2;
constexpr ending single_half_or_part = has_single_halves ? ending::half : ending::part;

/// How op(B) lies, in bytes.
struct right_factor {
    std::ptrdiff_t next_row, next_column;
};

/// What becomes of the product.
template <class T> struct update {
    /// It is written (alpha is 1, beta 0), or scaled before (beta is 0), or added to C (both are 1), or something else.
    enum class way { written, scaled, added, other };

    int part;
    bool conjugate_a, conjugate_b;
    T alpha, beta;
    std::ptrdiff_t ldc;
    way goes = way_to_go();

    HWY_INLINE way way_to_go() const
    {
        if (!(alpha == T(1)))
            return beta == T(0) ? way::scaled : way::other;
        return beta == T(0) ? way::written : beta == T(1) ? way::added : way::other;
    }
};

/// What the tiles of a strip have in common, which is rows i to i + (V - 1) size + last - 1 of C, where it has V vectors. A
/// column of op(A), of which there are k, is next_column behind the one before, and its rows lie side by side.
template <class T> struct strip {
    std::ptrdiff_t k, next_column, last;
    right_factor B;
    update<T> to;
    std::ptrdiff_t i;
};

/// alpha times the product plus beta times as many elements of C as there are.
template <class T> HWY_INLINE rows<T> updated(const update<T> &to, rows<T> product, std::ptrdiff_t count, const T *C)
{
    return to.beta == T(0) ? scaled(to.alpha, product)
                           : scaled_add(to.alpha, product, scaled(to.beta, rows<T>::load_first(count, C)));
}

/// Writes a tile of C that the diagonal crosses: rows i to i + count - 1 of N columns from j on, the products for which are V
/// vectors a column, the last of them from row i + behind on.
template <class T>
HWY_NOINLINE void write_crossed_tile(const rows<T> *products, std::ptrdiff_t V, std::ptrdiff_t N, std::ptrdiff_t behind,
                                     std::ptrdiff_t count, const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j, T *C)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    for (std::ptrdiff_t c = 0; c < N; ++c, products += V) {
        const std::ptrdiff_t diagonal = j + c - i;
        const std::ptrdiff_t begin = to.part == BblasLower ? diagonal : 0;
        const std::ptrdiff_t end = to.part == BblasUpper && diagonal + 1 < count ? diagonal + 1 : count;
        T *const column = C + i + (j + c) * to.ldc;
        const auto write = [&](std::ptrdiff_t first, std::ptrdiff_t from, rows<T> product) HWY_ATTR {
            const std::ptrdiff_t here = end - first;
            T *const at = column + first;
            if (here > 0)
                updated(to, product, here < size ? here : size, at).store_range(from - first, here, at);
        };
        for (std::ptrdiff_t v = 0; v < V - 1; ++v)
            write(v * size, begin, products[v]);
        write(behind, max(begin, (V - 1) * size), products[V - 1]);
    }
}

/// Whether the diagonal crosses a tile of `count` rows and N columns, so that it is not to be written as a whole.
template <class T>
HWY_INLINE bool is_crossed(const update<T> &to, std::ptrdiff_t i, std::ptrdiff_t j, std::ptrdiff_t count, std::ptrdiff_t N)
{
    return (to.part == BblasLower && i < j + N - 1) || (to.part == BblasUpper && i + count - 1 > j);
}

/// The operands of the product behind the one that is computed, or of the last one itself. They are asked for meanwhile, with
/// each term of a tile a line of the cache, where a product has several strips: A and C are not read as they lie then, and a
/// processor does not foresee what comes next. In batches of 16 and 128 MB (EPYC 9004) products of doubles of order 40 to 96 take
/// 0.62 to 0.87 of the time, and in the caches 0.98 to 1.02; with two lines 0.78 to 1.0. Small ones of one strip take 1.0 to 1.4
/// times as long, and with AVX2 at small orders, too.
constexpr bool asks_ahead = HWY_TARGET == HWY_AVX3;
/// Bytes of A from which one strip does, too: floats of order 56 to 64 take 0.84 to 0.93 of the time with two threads, 0.92
/// to 1.02 with one.
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

/// Computes and writes a tile of V vectors times N columns, from column j on of C. Asks for what is `ahead`, if anything.
///
/// The last vector overlaps the one before where it is not whole, and what both have is the same. A mask would be a vector of its
/// own with AVX2, which has too few. The first term begins the sums: GCC 12 would move a zero to each, which takes as long as a
/// term (doubles of order 8: 1.07 times).
template <int V, int N, ending ends, bool asks, class T>
HWY_INLINE void multiply_tile(const strip<T> &its, const product_operands<T> &of, std::ptrdiff_t j,
                              [[maybe_unused]] const char *ahead)
{
    using R = real_t<T>;
    constexpr std::ptrdiff_t size = rows<T>::size;
    constexpr int shares = ends == ending::half ? 2 : 1;
    constexpr bool is_whole = ends == ending::whole, is_masked = ends == ending::part && V == 1;
    const std::ptrdiff_t k = its.k, next_column = its.next_column, last = its.last;
    const std::ptrdiff_t behind = is_whole || V == 1 ? (V - 1) * size : (V - 1) * size + last - rows<T, shares>::size;
    const T *a = of.A;
    // Of op(B), where every third column is, and how far the next two are behind it: a distance for each column would take all
    // registers, and GCC 12 keeps what they do not hold in vectors, where it waits for the arithmetic before it.
    const std::ptrdiff_t next_row = its.B.next_row, next = its.B.next_column;
    const char *thirds[(N + 2) / 3];
#pragma GCC unroll 12
    for (int c = 0; c < N; c += 3)
        thirds[c / 3] = reinterpret_cast<const char *>(of.B) + (j + c) * next;
    row_products<T> products[V][N]; // but for the last vector's
    row_products<T, shares> last_products[N];
    const auto load_last = [=](const T *x)
                               HWY_ATTR { return is_masked ? rows<T, shares>::load_first(last, x) : rows<T, shares>::load(x); };
    const auto term = [&](auto add) HWY_ATTR {
        if constexpr (asks) {
            __builtin_prefetch(ahead);
            ahead += next_operands<T>::line;
        }
        const auto element = [=](int part, int c) HWY_ATTR {
            return hn::Set(tag<T>(), reinterpret_cast<const R *>(thirds[c / 3] + c % 3 * next)[part]);
        };
        // The shorter side stays in registers, of the other one at a time.
        if constexpr (V > N) {
            vector<R> x[N][parts<T>];
#pragma GCC unroll 12
            for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                for (int part = 0; part < parts<T>; ++part)
                    x[c][part] = element(part, c);
#pragma GCC unroll 12
            for (int v = 0; v < V - 1; ++v) {
                const rows<T> y = rows<T>::load(a + v * size);
#pragma GCC unroll 12
                for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                    for (int part = 0; part < parts<T>; ++part)
                        add(products[v][c], part, y, x[c][part]);
            }
            const rows<T, shares> y = load_last(a + behind);
#pragma GCC unroll 12
            for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                for (int part = 0; part < parts<T>; ++part)
                    add(last_products[c], part, y, share_of<shares, T>(x[c][part]));
        } else {
            rows<T> y[V];
#pragma GCC unroll 12
            for (int v = 0; v < V - 1; ++v)
                y[v] = rows<T>::load(a + v * size);
            const rows<T, shares> last_y = load_last(a + behind);
#pragma GCC unroll 12
            for (int c = 0; c < N; ++c)
#pragma GCC unroll 2
                for (int part = 0; part < parts<T>; ++part) {
                    const vector<R> x = element(part, c);
#pragma GCC unroll 12
                    for (int v = 0; v < V - 1; ++v)
                        add(products[v][c], part, y[v], x);
                    add(last_products[c], part, last_y, share_of<shares, T>(x));
                }
        }
        a += next_column;
#pragma GCC unroll 12
        for (const char *&third : thirds)
            third += next_row;
    };
    term([](auto &products, int part, auto y, auto x) HWY_ATTR { products.begin(part, y, x); });
#pragma GCC unroll 4
    for (std::ptrdiff_t p = 1; p < k; ++p)
        term([](auto &products, int part, auto y, auto x) HWY_ATTR { products.add(part, y, x); });

    // What is read only now took no register.
    using way = typename update<T>::way;
    const update<T> &to = its.to;
    const way goes = to.goes;
    const bool conjugate_a = to.conjugate_a, conjugate_b = to.conjugate_b;
    const std::ptrdiff_t i = its.i, ldc = to.ldc, count = (V - 1) * size + last;
    T *tile = of.C + i + j * ldc;
    const bool crossed = is_crossed(to, i, j, count, N);
    if ((!is_complex<T> || goes != way::other) && !crossed) { // from registers: those below have an address
        rows<T> sums[N][V];
        rows<T, shares> last_sums[N];
#pragma GCC unroll 12
        for (int c = 0; c < N; ++c) {
#pragma GCC unroll 12
            for (int v = 0; v < V - 1; ++v)
                sums[c][v] = products[v][c].sum(conjugate_a, conjugate_b);
            last_sums[c] = last_products[c].sum(conjugate_a, conjugate_b);
        }
        const T alpha = to.alpha, beta = to.beta;
        const T *old = tile;
        if (goes == way::added) { // multiplications by 1 are a quarter of the arithmetic at n = 8
#pragma GCC unroll 12
            for (int c = 0; c < N; ++c, old += ldc) {
#pragma GCC unroll 12
                for (int v = 0; v < V - 1; ++v)
                    sums[c][v] = sums[c][v] + rows<T>::load(old + v * size);
                last_sums[c] = last_sums[c] + load_last(old + behind);
            }
        } else if (!is_complex<T> && goes == way::other) {
#pragma GCC unroll 12
            for (int c = 0; c < N; ++c, old += ldc) {
#pragma GCC unroll 12
                for (int v = 0; v < V - 1; ++v)
                    sums[c][v] = scaled_add(alpha, sums[c][v], scaled(beta, rows<T>::load(old + v * size)));
                last_sums[c] = scaled_add(alpha, last_sums[c], scaled(beta, load_last(old + behind)));
            }
        } else if (goes == way::scaled) {
#pragma GCC unroll 12
            for (int c = 0; c < N; ++c) {
#pragma GCC unroll 12
                for (int v = 0; v < V - 1; ++v)
                    sums[c][v] = scaled(alpha, sums[c][v]);
                last_sums[c] = scaled(alpha, last_sums[c]);
            }
        }
#pragma GCC unroll 12
        for (int c = 0; c < N; ++c, tile += ldc) {
#pragma GCC unroll 12
            for (int v = 0; v < V - 1; ++v)
                sums[c][v].store(tile + v * size);
            if (is_masked)
                last_sums[c].store_first(last, tile);
            else
                last_sums[c].store(tile + behind);
        }
        return;
    }
    rows<T> sums[N * V];
#pragma GCC unroll 12
    for (int c = 0; c < N; ++c) {
#pragma GCC unroll 12
        for (int v = 0; v < V - 1; ++v)
            sums[c * V + v] = products[v][c].sum(conjugate_a, conjugate_b);
        sums[c * V + V - 1] = whole_vector(last_products[c].sum(conjugate_a, conjugate_b));
    }
    if (crossed)
        return write_crossed_tile(sums, V, N, behind, count, to, i, j, of.C);
    for (const rows<T> *sum = sums; sum < sums + N * V; sum += V, tile += ldc) {
        const rows<T> end = updated(to, sum[V - 1], count - behind, tile + behind); // before what it overlaps is written
#pragma GCC unroll 12
        for (int v = 0; v < V - 1; ++v)
            updated(to, sum[v], size, tile + v * size).store(tile + v * size);
        end.store_first(count - behind, tile + behind);
    }
}

/// The same as a function of its own: what GCC 12 computes before loops over tiles would lie in vectors, too. Doubles of order 24
/// take 0.96 of the time.
template <int V, int N, ending ends, bool asks, class T>
HWY_NOINLINE void multiply_one_tile(const strip<T> &its, const product_operands<T> &of, std::ptrdiff_t j, const char *ahead)
{
    multiply_tile<V, N, ends, asks>(its, of, j, ahead);
}

/// A strip of some products, all columns that have a part of it.
template <int V, ending ends, bool asks, class T, std::size_t... N>
HWY_INLINE void multiply_columns(std::index_sequence<N...>, std::ptrdiff_t n, const strip<T> &its, const product_operands<T> *of,
                                 std::ptrdiff_t count, next_operands<T> *next)
{
    constexpr int most = sizeof...(N);
    static constexpr decltype(&multiply_one_tile<V, 1, ends, false, T>) tiles[] = {multiply_one_tile < V, N + 1, ends,
                                                                                   asks && N + 1 == most, T > ...};
    const std::ptrdiff_t begin = its.to.part == BblasUpper ? its.i : 0;
    const std::ptrdiff_t end = its.to.part == BblasLower ? its.i + (V - 1) * rows<T>::size + its.last : n;
    for (; count > 0; --count, ++of)
        for (std::ptrdiff_t j = begin, columns; j < end; j += columns) {
            // As many as can be, but two equal tiles rather than a last one with too few sums to keep the multipliers busy.
            const std::ptrdiff_t left = end - j, more = left - most;
            columns = more < 0 ? left : more > 0 && more < most && V * parts<T> * more < 8 ? (left + 1) / 2 : most;
            tiles[columns - 1](its, *of, j, asks && columns == most ? next->take(its.k) : nullptr);
        }
}

/// The same for V vectors.
template <int V, ending ends, bool asks, class T>
HWY_NOINLINE void multiply_strip(std::ptrdiff_t n, const strip<T> &its, const product_operands<T> *of, std::ptrdiff_t count,
                                 next_operands<T> *next)
{
    multiply_columns<V, ends, asks>(std::make_index_sequence<tile_columns<T, V>>(), n, its, of, count, next);
}

/// Products that are a tile each.
template <int N, ending ends, class T>
HWY_INLINE void multiply_each(const strip<T> &its, const product_operands<T> *of, std::ptrdiff_t count)
{
    for (const product_operands<T> *const end = of + count; of != end; ++of) {
        const product_operands<T> matrices = *of; // of few terms, C too is read before them
        multiply_tile<1, N, ends, false>(its, matrices, 0, nullptr);
    }
}

/// The same of whole matrices: of products that small, all that can be known in advance is, since asking for it takes longer than
/// the arithmetic.
template <int N, ending ends, class T>
HWY_NOINLINE void multiply_tiles(const strip<T> &of, const product_operands<T> *each, std::ptrdiff_t count)
{
    using way = typename update<T>::way;
    constexpr std::ptrdiff_t bytes = sizeof(T);
    // A copy, which what is written to C cannot change, number by number: a vector of what was written so would have to wait.
    const update<T> &to = of.to;
    strip<T> its{of.k,
                 of.next_column,
                 of.last,
                 {of.B.next_row, of.B.next_column},
                 {BblasGeneral, to.conjugate_a, to.conjugate_b, to.alpha, to.beta, to.ldc, to.goes},
                 0};
    // As it is, in a form that tells the compiler that it is less.
    its.last = ends == ending::whole ? rows<T>::size : ends == ending::half ? rows<T>::size / 2 : its.last & (rows<T>::size - 1);
    if (its.k != N)
        return multiply_each<N, ends>(its, each, count);
    its.k = N;
    if (its.to.goes != way::written)
        return multiply_each<N, ends>(its, each, count);
    its.to.goes = way::written;
    if (its.B.next_row != bytes)
        return multiply_each<N, ends>(its, each, count);
    its.B.next_row = bytes;
    multiply_each<N, ends>(its, each, count);
}

/// multiply_tiles() for so many columns, from 1 on.
template <ending ends, class T, std::size_t... N>
HWY_INLINE void multiply_single_tiles(std::index_sequence<N...>, std::ptrdiff_t n, const strip<T> &its,
                                      const product_operands<T> *of, std::ptrdiff_t count)
{
    constexpr decltype(&multiply_tiles<1, ends, T>) kernels[] = {multiply_tiles<N + 1, ends, T>...};
    kernels[n - 1](its, of, count);
}

/// Copies `vectors` vectors of rows, the last with `last` elements, of k columns.
template <class T>
HWY_INLINE void copy_strip(bool transposed, std::ptrdiff_t vectors, std::ptrdiff_t last, std::ptrdiff_t k, const T *A,
                           std::ptrdiff_t lda, T *to)
{
    constexpr int size = rows<T>::size;
    const std::ptrdiff_t next_column = vectors * size;
    for (std::ptrdiff_t v = 0; v < vectors; ++v, to += size) {
        const std::ptrdiff_t count = v == vectors - 1 ? last : size;
        if (transposed)
            copy_transposed(count, k, A + v * size * lda, lda, to, next_column);
        else
            for (std::ptrdiff_t p = 0; p < k; ++p)
                rows<T>::load_first(count, A + v * size + p * lda).store(to + p * next_column);
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

/// multiply_strip() for so many vectors, whose last one ends like that.
template <ending ends, bool asks, class T> HWY_INLINE auto strip_kernel(std::ptrdiff_t vectors)
{
    constexpr int most = tile_vectors<T>;
    return vectors == 1   ? multiply_strip<1, ends, asks, T>
           : vectors == 2 ? multiply_strip<2, ends, asks, T>
           : vectors == 3 ? multiply_strip<min(3, most), ends, asks, T>
                          : multiply_strip<most, ends, asks, T>;
}

/// multiply_strip() for so many vectors.
template <bool asks, class T>
HWY_INLINE void multiply_vectors(std::ptrdiff_t vectors, std::ptrdiff_t n, const strip<T> &its, const product_operands<T> *of,
                                 std::ptrdiff_t count, next_operands<T> *next = nullptr)
{
    const bool is_half = has_halves && vectors > 1 && its.last <= rows<T>::size / 2;
    const auto kernel = its.last == rows<T>::size ? strip_kernel<ending::whole, asks, T>(vectors)
                        : is_half                 ? strip_kernel<half_or_part, asks, T>(vectors)
                                                  : strip_kernel<ending::part, asks, T>(vectors);
    kernel(n, its, of, count, next);
}

/// The rows of C that are computed together, from row i on.
template <class T> struct strip_of_c {
    std::ptrdiff_t vectors, last;

    HWY_INLINE strip_of_c(std::ptrdiff_t m, std::ptrdiff_t i)
    {
        // As few strips as can be, the last two rather equal than one so low that it does not keep the multipliers busy. Where a
        // vector is a line of the cache, all equal; where it is half a line, 3 and 3 vectors take up to a tenth longer than 4 and
        // 2 (AVX2, EPYC 7003, batches of 16 MB).
        const std::ptrdiff_t left = vectors_of<T>(m - i), strips = (left + tile_vectors<T> - 1) / tile_vectors<T>;
        const bool equal = HWY_TARGET == HWY_AVX3 || left == tile_vectors<T> + 1;
        vectors = strips == 1 ? left : equal ? (left + strips - 1) / strips : tile_vectors<T>;
        last = vectors == left ? m - i - (left - 1) * rows<T>::size : rows<T>::size;
    }
    HWY_INLINE std::ptrdiff_t rows_or_more() const { return vectors * rows<T>::size; }
};

/// Products where they lie, of `its` strips. Where one is all of op(A), its kernel has them all; otherwise one product's strips
/// follow each other, for the lines of A that they share.
template <class T>
HWY_INLINE void multiply_in_place(std::ptrdiff_t m, std::ptrdiff_t n, strip<T> *its, const product_operands<T> *of,
                                  std::ptrdiff_t count)
{
    const strip_of_c<T> first(m, 0);
    constexpr int columns = single_tile_columns<T>;
    its->last = first.last;
    if (first.vectors == 1 && n <= columns && its->to.part == BblasGeneral) {
        constexpr auto each = std::make_index_sequence<columns>();
        if (first.last == rows<T>::size)
            return multiply_single_tiles<ending::whole>(each, n, *its, of, count);
        if (has_single_halves && first.last == rows<T>::size / 2)
            return multiply_single_tiles<single_half_or_part>(each, n, *its, of, count);
        return multiply_single_tiles<ending::part>(each, n, *its, of, count);
    }
    const std::ptrdiff_t k = its->k;
    if (first.rows_or_more() >= m && !(asks_ahead && m * k * std::ptrdiff_t{sizeof(T)} >= worth_asking))
        return multiply_vectors<false>(first.vectors, n, *its, of, count);
    for (; count > 0; --count, ++of) {
        next_operands<T> next(of[count > 1], its->next_column * k, n * k, its->to.ldc * n);
        for (std::ptrdiff_t i = 0; i < m;) {
            const strip_of_c<T> rows_of_c(m, i);
            const product_operands<T> matrices{of->A + i, of->B, of->C};
            its->i = i;
            its->last = rows_of_c.last;
            multiply_vectors<asks_ahead>(rows_of_c.vectors, n, *its, &matrices, 1, &next);
            i += rows_of_c.rows_or_more();
        }
    }
}

/// Adds to C, strip by copied strip, what its->k columns of op(A) give, few enough for that.
template <class T>
HWY_NOINLINE void multiply_copied(bool transposed, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t lda, strip<T> *its,
                                  const product_operands<T> &of)
{
    constexpr std::ptrdiff_t size = rows<T>::size;
    HWY_ALIGN real_t<T> copy[strip_bytes / sizeof(real_t<T>)];
    T *const there = reinterpret_cast<T *>(copy);
    for (std::ptrdiff_t i = 0; i < m;) {
        const strip_of_c<T> rows_of_c(m, i);
        copy_strip(transposed, rows_of_c.vectors, rows_of_c.last, its->k, of.A + (transposed ? i * lda : i), lda, there);
        const product_operands<T> matrices{there, of.B, of.C};
        its->i = i;
        its->last = rows_of_c.last;
        its->next_column = rows_of_c.vectors * size;
        multiply_vectors<false>(rows_of_c.vectors, n, *its, &matrices, 1);
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
    const bool transposed = shape.transa != BblasNoTrans, in_rows = shape.transb != BblasNoTrans;
    constexpr std::ptrdiff_t bytes = sizeof(T);
    const std::ptrdiff_t next_row = in_rows ? shape.ldb : 1, next_column = in_rows ? 1 : shape.ldb;
    // Not made of an update that exists: of what is written number by number, a copy has to wait.
    strip<T> its{k,
                 shape.lda,
                 0,
                 {bytes * next_row, bytes * next_column},
                 {shape.part, shape.transa == BblasConjTrans, shape.transb == BblasConjTrans, shape.alpha, shape.beta, shape.ldc},
                 0};
    if (shape.alpha == T(0) || k == 0) {
        for (; count > 0; --count, ++of)
            scale_part(m, n, its.to, of->C);
        return;
    }
    if (!transposed && n < worth_copying && k <= most_depth<T>)
        return multiply_in_place(m, n, &its, of, count);
    for (; count > 0; --count, ++of)
        for (std::ptrdiff_t p = 0; p < k; p += most_depth<T>) {
            its.k = k - p < most_depth<T> ? k - p : most_depth<T>;
            its.to.beta = p > 0 ? T(1) : shape.beta;
            its.to.goes = its.to.way_to_go();
            multiply_copied(transposed, m, n, shape.lda, &its,
                            {transposed ? of->A + p : of->A + p * shape.lda, of->B + p * next_row, of->C});
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
