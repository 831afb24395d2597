// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Triangular systems with one right-hand side, so small that the unknowns stay in registers: column by column, each element of
/// the solution is brought to all lanes of a vector, and its multiples of the column are taken from what is to be solved for.

#if defined(BBLAS_CPU_REGISTER_TRIANGLE_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_REGISTER_TRIANGLE_HPP
#undef BBLAS_CPU_REGISTER_TRIANGLE_HPP
#else
#define BBLAS_CPU_REGISTER_TRIANGLE_HPP
#endif

#include "rows.hpp"

#include <hwy/cache_control.h>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Most vectors of unknowns.
constexpr int triangle_vectors = 4;
/// The order of a system that has as many.
template <class T> constexpr std::ptrdiff_t register_triangle = triangle_vectors *rows<T>::size;

/// number(0), number(1)... in a vector. They do not go through memory, from where a vector of them could not be loaded before all
/// are there.
template <class R, class F> HWY_INLINE vector<R> collected(F number)
{
    R numbers[width<R>];
#pragma GCC unroll 16
    for (int k = 0; k < width<R>; ++k)
        numbers[k] = number(k);
    return hn::LoadU(tag<R>(), numbers);
}

/// x[i] := from[i step], n elements and to the end of a vector.
template <class T> HWY_INLINE void collect(std::ptrdiff_t n, const T *from, std::ptrdiff_t step, T *x)
{
    using R = real_t<T>;
    const R *const numbers = reinterpret_cast<const R *>(from);
    const std::ptrdiff_t end = (n + rows<T>::size - 1) / rows<T>::size * rows<T>::size * parts<T>;
    for (std::ptrdiff_t first = 0; first < end; first += width<R>)
        hn::StoreU(collected<R>([=](int k) HWY_ATTR {
                       const std::ptrdiff_t number = first + k;
                       return numbers[min(number / parts<T>, n - 1) * step * parts<T> + number % parts<T>];
                   }),
                   tag<R>(), reinterpret_cast<R *>(x) + first);
}

/// to[i] := x[i], x as collect() has made it.
template <class T> HWY_INLINE void store_collected(std::ptrdiff_t n, const T *x, T *to)
{
    for (std::ptrdiff_t i = 0; i < n; i += rows<T>::size)
        rows<T>::load(x + i).store_first(min(n - i, rows<T>::size), to + i);
}

/// The reciprocals of n numbers, n ≤ register_triangle<T>, that are `step` apart; those behind repeat the last. Returns whether
/// they serve: whether none is too large or too small for one.
template <class T> HWY_INLINE bool find_reciprocals(std::ptrdiff_t n, const T *x, std::ptrdiff_t step, rows<T> *reciprocals)
{
    using R = real_t<T>;
    bool serve = true;
    for (std::ptrdiff_t i = 0; i < n; i += width<T>) {
        const auto part = [=](int which) HWY_ATTR {
            return lanes<R>{
                collected<R>([=](int k) HWY_ATTR { return reinterpret_cast<const R *>(x + min(i + k, n - 1) * step)[which]; })};
        };
        const divisor<T> its(make<T>(part(0), part(parts<T> - 1)));
        serve &= its.all_multiply;
        store_unaligned(its.reciprocal, reinterpret_cast<T *>(reciprocals) + i);
    }
    return serve;
}

/// What rows are multiplied by: a number for each, or one for all. The imaginary parts have the sign with which they meet
/// exchanged parts.
template <class T> struct row_factors {
    rows<T> re, im;

    /// The elements of a.
    static HWY_INLINE row_factors each(rows<T> a)
    {
        if constexpr (!is_complex<T>)
            return {a, a};
#if HWY_TARGET == HWY_SCALAR
        else
            return {{{a.v[0], a.v[0]}}, {{hn::Neg(a.v[1]), a.v[1]}}};
#else
        else
            return {{{hn::DupEven(a.v[0])}}, {{alternating(hn::DupOdd(a.v[0]))}}};
#endif
    }
    /// Element `lane` of a.
    template <int lane> static HWY_INLINE row_factors all(rows<T> a)
    {
#if HWY_TARGET == HWY_SCALAR
        return each(a);
#else
        const vector<real_t<T>> re = broadcast<lane * parts<T>>(a.v[0]);
        if constexpr (is_complex<T>)
            return {{{re}}, {{alternating(broadcast<lane * 2 + 1>(a.v[0]))}}};
        else
            return {{{re}}, {{re}}};
#endif
    }

  private:
    using V = vector<real_t<T>>;
#if HWY_TARGET != HWY_SCALAR
    static HWY_INLINE V alternating(V im)
    {
        return hn::OddEven(im, hn::Neg(im));
    }
    /// Number `lane` in all lanes.
    template <int lane> static HWY_INLINE V broadcast(V v)
    {
#if HWY_TARGET == HWY_NEON
        return hn::Broadcast<lane>(v);
#else
        const hn::RebindToSigned<tag<T>> d;
#if HWY_TARGET == HWY_AVX2
        if constexpr (sizeof(real_t<T>) == 8)
            return V{_mm256_permute4x64_pd(v.raw, lane * 0x55)};
        else
#endif
            return hn::TableLookupLanes(v, hn::IndicesFromVec(tag<T>(), hn::Set(d, lane)));
#endif
    }
#endif
};

template <class T> HWY_INLINE rows<T> operator*(rows<T> a, const row_factors<T> &f)
{
    rows<T> product = a;
    for (int i = 0; i < rows<T>::vectors; ++i)
        product.v[i] = hn::Mul(a.v[i], f.re.v[i]);
    if constexpr (is_complex<T>) {
        const rows<T> exchanged = exchange_parts(a);
        for (int i = 0; i < rows<T>::vectors; ++i)
            product.v[i] = hn::MulAdd(exchanged.v[i], f.im.v[i], product.v[i]);
    }
    return product;
}

/// c - a f.
template <class T> HWY_INLINE rows<T> subtract_product(rows<T> a, const row_factors<T> &f, rows<T> c)
{
    for (int i = 0; i < rows<T>::vectors; ++i)
        c.v[i] = hn::NegMulAdd(a.v[i], f.re.v[i], c.v[i]);
    if constexpr (is_complex<T>) {
        const rows<T> exchanged = exchange_parts(a);
        for (int i = 0; i < rows<T>::vectors; ++i)
            c.v[i] = hn::NegMulAdd(exchanged.v[i], f.im.v[i], c.v[i]);
    }
    return c;
}

/// The first `count` rows of a, the others of b.
template <int count, class T> HWY_INLINE rows<T> joined(rows<T> a, rows<T> b)
{
    if constexpr (count == 0)
        return b;
    else if constexpr (count == rows<T>::size)
        return a;
    else
        return {{hn::IfThenElse(hn::FirstN(tag<T>(), count * parts<T>), a.v[0], b.v[0])}};
}

/// A triangle whose rows are in V vectors, the last of them with `last` rows, and how it lies: its columns, from which vector v
/// is v next_vector away.
template <class T, int V> struct triangle_columns {
    const T *first;
    std::ptrdiff_t next_vector, next_column, last;

    HWY_INLINE rows<T> operator()(int v, std::ptrdiff_t j) const
    {
        const T *const at = first + v * next_vector + j * next_column;
        return v < V - 1 ? rows<T>::load(at) : rows<T>::load_first(last, at);
    }
    /// Asks for the first `vectors` of column j.
    HWY_INLINE void fetch(int vectors, std::ptrdiff_t j) const
    {
#pragma GCC unroll 4
        for (int v = 0; v < vectors; ++v)
            hwy::Prefetch(first + v * next_vector + j * next_column);
    }
};

/// The steps of a substitution from `step` on, for P problems. The unknowns that have been solved for are x times the
/// reciprocals, which unit triangles do without. With `whole`, vectors of a column that have no part in a forward step are asked
/// for meanwhile.
template <int step, int P, int V, bool forward, bool unit, bool whole = false, class T>
HWY_INLINE void substitute_from(const triangle_columns<T, V> (&A)[P], const row_factors<T> (&reciprocals)[P][V],
                                rows<T> (&x)[P][V])
{
    constexpr int size = rows<T>::size;
    if constexpr (step < V * size) {
        constexpr int j = forward ? step : V * size - 1 - step;
        constexpr int own = j / size, lane = j % size;
        if (own < V - 1 || lane < A[0].last) {
            row_factors<T> solution[P];
#pragma GCC unroll 4
            for (int p = 0; p < P; ++p) {
                if constexpr (whole)
                    A[p].fetch(own, j);
                solution[p] = row_factors<T>::template all<lane>(unit ? x[p][own] : x[p][own] * reciprocals[p][own]);
                if constexpr (forward ? lane + 1 < size : lane > 0) {
                    const rows<T> rest = subtract_product(A[p](own, j), solution[p], x[p][own]);
                    x[p][own] = forward ? joined<lane + 1>(x[p][own], rest) : joined<lane>(rest, x[p][own]);
                }
            }
#pragma GCC unroll 4
            for (int v = forward ? own + 1 : 0; v < (forward ? V : own); ++v)
#pragma GCC unroll 4
                for (int p = 0; p < P; ++p)
                    x[p][v] = subtract_product(A[p](v, j), solution[p], x[p][v]);
        }
        substitute_from<step + 1, P, V, forward, unit, whole>(A, reciprocals, x);
    }
}

/// x := A⁻¹ x, or conj(A)⁻¹ x; `reciprocals` has those of the diagonal, and whatever for rows that there are not. With `padded`
/// there is room behind x for all of the last vector, which then is written too.
template <int V, bool forward, bool unit, class T>
HWY_INLINE void solve_in_registers(const triangle_columns<T, V> &A, bool conjugated, const rows<T> *reciprocals, bool padded,
                                   T *x)
{
    constexpr int size = rows<T>::size;
    row_factors<T> factors[1][V] = {};
    rows<T> unknowns[1][V] = {};
    const auto at_end = [=](int v) HWY_ATTR { return v == V - 1 && !padded; };
#pragma GCC unroll 4
    for (int v = 0; v < V; ++v) {
        if constexpr (!unit)
            factors[0][v] = row_factors<T>::each(reciprocals[v]);
        unknowns[0][v] = at_end(v) ? rows<T>::load_first(A.last, x + v * size) : rows<T>::load(x + v * size);
        if (conjugated)
            unknowns[0][v] = conjugate(unknowns[0][v]);
    }
    substitute_from<0, 1, V, forward, unit>({A}, factors, unknowns);
#pragma GCC unroll 4
    for (int v = 0; v < V; ++v) {
        if constexpr (!unit)
            unknowns[0][v] = unknowns[0][v] * factors[0][v];
        if (conjugated)
            unknowns[0][v] = conjugate(unknowns[0][v]);
        if (at_end(v))
            unknowns[0][v].store_first(A.last, x + v * size);
        else
            unknowns[0][v].store(x + v * size);
    }
}

/// x := op(A)⁻¹ x for the triangle `uplo` of order n, of any size. With `padded`, there is room behind x to the end of a vector.
template <class T>
void solve_one_vector(int uplo, int trans, int diag, std::ptrdiff_t n, const T *A, std::ptrdiff_t lda, bool padded, T *x);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
