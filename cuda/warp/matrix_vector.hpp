// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of a matrix and a vector in a warp or a part of one.
#ifndef BBLAS_CUDA_WARP_MATRIX_VECTOR_HPP
#define BBLAS_CUDA_WARP_MATRIX_VECTOR_HPP

#include <chunk.hpp>
#include <group/product.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// What of a matrix goes from memory to a team's registers at once: of some of the lines that are close in memory, rows or
/// columns, thread i has elements i, i + N, ... up to R of them. No shared memory is in between, so that more blocks fit on a
/// multiprocessor, and each has less to wait for: on an H200, gemv of z at 20 to 48 takes 0.6 to 0.8 of the time that it took
/// when squares were copied there, of s and c 0.55 to 0.9. A thread reads so many bytes at once, at most.
template <class T, int N, int R, int Bytes> class line_product {
    static constexpr int most_lines = Bytes / R / int{sizeof(T)};
    static constexpr int at_once = most_lines < N ? most_lines : N;

  public:
    /// A and x, for y of m ≤ R N rows and n columns. The teams of a warp say alike whether rows are close, and whether numbers
    /// are aligned, which is what Held says.
    template <class Held>
    BBLAS_DEVICE static void add(const team<N> &t, bool rows_are_close, int m, int n, const matrix_view<const T> &A,
                                 const matrix_view<const T> &x, T (&sum)[R])
    {
        const line_product of(t, n, A.conjugated, x);
        const Held *const first = reinterpret_cast<const Held *>(A.first);
        if (rows_are_close)
            of.add_columns(first, A.col_stride, m, sum);
        else
            of.add_rows(first, A.row_stride, m, sum);
    }

  private:
    const team<N> t;
    const int n;
    const bool conjugated;
    const matrix_view<const T> x;

    BBLAS_DEVICE line_product(const team<N> &of, int columns, bool is_conjugated, const matrix_view<const T> &vector)
        : t(of), n(columns), conjugated(is_conjugated), x(vector)
    {
    }

    /// x(i), or its conjugate: where A is conjugated, the sum is the conjugate of what A and conj(x) give, which takes fewer
    /// instructions.
    BBLAS_DEVICE T term(int i) const
    {
        const T x_i = i < n ? x[i] : T(0);
        return conjugated ? conjugate(x_i) : x_i;
    }

    /// Lines from `next` on, `count` or what there is room for, of `length` elements. What is not there is zero. `next` is the
    /// line behind, then.
    template <class Held>
    BBLAS_DEVICE void read(const Held *&next, std::int64_t stride, int length, int count, T (&lines)[at_once][R]) const
    {
        int there[R];
#pragma unroll
        for (int r = 0; r < R; ++r)
            there[r] = t.rank + r * N < length ? count : 0;
#pragma unroll
        for (int l = 0; l < at_once; ++l, next += stride)
#pragma unroll
            for (int r = 0; r < R; ++r) {
                lines[l][r] = T(0);
                if (l < there[r])
                    lines[l][r] = next[r * N];
            }
    }

    /// Lines are columns of A: each of their elements is a term of a thread's own sums, in order.
    template <class Held> BBLAS_DEVICE void add_columns(const Held *A, std::int64_t lda, int m, T (&sum)[R]) const
    {
        const int most = t.greatest_in_warp(n);
        const Held *next = A + t.rank;
        for (int begin = 0; begin < most; begin += N) {
            const T own = term(begin + t.rank);
#pragma unroll
            for (int from = 0; from < N; from += at_once) {
                if (from > 0 && begin + from >= most)
                    break;
                T lines[at_once][R];
                read(next, lda, m, n - begin - from, lines);
#pragma unroll
                for (int l = 0; l < at_once; ++l) {
                    const T x_l = t.broadcast(own, from + l);
#pragma unroll
                    for (int r = 0; r < R; ++r)
                        sum[r] = multiply_add(lines[l][r], x_l, sum[r]);
                }
            }
        }
    }

    /// Lines are rows of A: a thread has terms of the sums of as many rows, which the team adds up.
    template <class Held> BBLAS_DEVICE void add_rows(const Held *A, std::int64_t lda, int m, T (&sum)[R]) const
    {
        const int most = t.greatest_in_warp(n), most_rows = t.greatest_in_warp(m);
        for (int begin = 0; begin < most_rows; begin += at_once) {
            T parts[at_once] = {};
            for (int from = 0; from < most; from += R * N) {
                T lines[at_once][R], own[R];
#pragma unroll
                for (int r = 0; r < R; ++r)
                    own[r] = term(from + t.rank + r * N);
                const Held *next = A + begin * lda + from + t.rank;
                read(next, lda, n - from, m - begin, lines);
#pragma unroll
                for (int l = 0; l < at_once; ++l)
#pragma unroll
                    for (int r = 0; r < R; ++r)
                        parts[l] = multiply_add(lines[l][r], own[r], parts[l]);
            }
            const T found = total(parts);
#pragma unroll
            for (int r = 0; r < R; ++r)
                if ((t.rank + r * N) / at_once == begin / at_once)
                    sum[r] = found;
        }
    }

    /// The sum over the team of parts[rank % at_once]. In each round a thread keeps half of the sums, of which it gets its
    /// neighbour's part for its own of the others.
    BBLAS_DEVICE T total(T (&parts)[at_once]) const
    {
#pragma unroll
        for (int half = at_once / 2; half > 0; half /= 2) {
            const bool is_upper = (t.rank & half) != 0;
#pragma unroll
            for (int i = 0; i < at_once / 2; ++i) { // a bound that does not change, or nothing would stay in registers
                if (i >= half)
                    break;
                const T low = parts[i], high = parts[i + half];
                parts[i] = (is_upper ? high : low) + t.exchange(is_upper ? low : high, half);
            }
        }
#pragma unroll
        for (int mask = at_once; mask < N; mask *= 2)
            parts[0] = parts[0] + t.exchange(parts[0], mask);
        return parts[0];
    }
};

/// y := alpha A x + beta y, A of m ≤ R N rows and any number n of columns. Thread i computes y(i), y(i + N), ... The teams of a
/// warp say alike whether A's rows are close.
template <int R, int Bytes, int N, class T>
BBLAS_DEVICE void multiply(const team<N> &t, bool rows_are_close, int m, int n, T alpha, const matrix_view<const T> &A,
                           const matrix_view<const T> &x, T beta, const matrix_view<T> &y)
{
    T sum[R] = {};
    if (is_complex<T> && !t.any_in_warp(!is_aligned(A.first)))
        line_product<T, N, R, Bytes>::template add<aligned<T>>(t, rows_are_close, m, n, A, x, sum);
    else
        line_product<T, N, R, Bytes>::template add<T>(t, rows_are_close, m, n, A, x, sum);
#pragma unroll
    for (int r = 0; r < R; ++r) {
        const int i = t.rank + r * N;
        if (i < m)
            y.set(i, by_group::updated(alpha, A.conjugated ? conjugate(sum[r]) : sum[r], beta, y, i, 0));
    }
}

} // namespace bblas::by_warp

#endif
