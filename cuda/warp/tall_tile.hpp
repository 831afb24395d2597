// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization of matrices with few columns and many rows, and what Q makes of them, in registers, by a warp, a part of one,
/// or several.
#ifndef BBLAS_CUDA_WARP_TALL_TILE_HPP
#define BBLAS_CUDA_WARP_TALL_TILE_HPP

#include "qr.hpp"

#include <utility>

namespace bblas::by_warp {

/// The values of a team's threads, combined.
template <int Size, class V, class Combine> BBLAS_DEVICE V combined(const team<Size> &t, V value, V *place, Combine combine)
{
#pragma unroll
    for (int mask = 1; mask < team<Size>::width; mask *= 2)
        value = combine(value, t.exchange(value, mask));
    if constexpr (Size > warp_size) {
        value = combined_over_warps(t, 0, value, place, combine);
        t.sync();
    }
    return value;
}

/// place[i] := the sum of values[i] over the members of a team that are in one warp, i < Count ≤ Held, a power of two. In each
/// step, a member keeps half of its sums and gives the other half away; with one left, both keep it.
template <int Count, int Held, int Mask, int Size, class T>
BBLAS_DEVICE void put_sums(const team<Size> &t, T (&values)[Held], T *place, int first = 0, bool is_first_of_equals = true)
{
    if constexpr (Mask == 0) {
#pragma unroll
        for (int i = 0; i < Held; ++i)
            if (is_first_of_equals && first + i < Count)
                place[first + i] = values[i];
    } else {
        constexpr int half = max(1, Held / 2);
        const bool is_upper = t.rank & Mask;
        T kept[half];
#pragma unroll
        for (int i = 0; i < half; ++i) {
            const T upper = values[Held / 2 + i];
            kept[i] = (is_upper ? upper : values[i]) + t.exchange(is_upper ? values[i] : upper, Mask);
        }
        put_sums<Count, half, Mask / 2>(t, kept, place, first + (Held > 1 && is_upper ? half : 0),
                                        is_first_of_equals && (Held > 1 || !is_upper));
    }
}

/// The least one that is no less than n.
BBLAS_HOST_DEVICE constexpr int power_of_two_from(int n)
{
    return n <= 1 ? 1 : 2 * power_of_two_from((n + 1) / 2);
}

/// A column as a thread has it, and what undoes its scaling.
template <class T, int Rows> struct scaled_column {
    T x[Rows];
    real_t<T> up;
};

/// Scales what the column has from row j on by a power of two, where it `matters`, as qr_tile does. It is rare.
template <class T, int Rows, int Threads>
BBLAS_OUT_OF_LINE scaled_column<T, Rows> rescale(team<Threads> t, scaled_column<T, Rows> column, int j, bool matters,
                                                 real_t<T> *place)
{
    using R = real_t<T>;
    const auto is_there = [&](int r) { return r > 0 || t.rank >= j; };
    R greatest(0);
    for (int r = 0; r < Rows; ++r) {
        const R part = is_there(r) ? greatest_part(column.x[r]) : R(0);
        greatest = part > greatest || part != part ? part : greatest;
    }
    greatest = combined(t, greatest, place, [](R x, R y) { return y > x || y != y ? y : x; });
    const by_group::safe_scale<R> scale(greatest); // so that squares can be summed
    R square(0);
    for (int r = 0; r < Rows; ++r)
        square = is_there(r) ? add_square(T(scale.down * column.x[r]), square) : square;
    const R sum = combined(t, square, place, [](R x, R y) { return x + y; });
    if (!matters)
        return column;
    const int half = exponent_of(sum) / 2 + 1;
    for (int r = 0; r < Rows; ++r)
        if (is_there(r))
            column.x[r] = std::scalbn(R(1), -half) * (scale.down * column.x[r]);
    column.up = scale.up * std::scalbn(R(1), half);
    return column;
}

/// A matrix of at most Threads × Rows rows and N columns in the registers of a team: thread h has the rows h, h + Threads, ... of
/// all columns. What is not there is zero. N ≤ Threads.
///
/// A column's square and its products with those behind it are summed at once, before its reflector is known, which is linear in
/// its first element.
template <class T, int Threads, int Rows, int N> struct tall_tile {
    using R = real_t<T>;
    static constexpr int threads = Threads;
    static constexpr int most_rows = Threads * Rows;
    static constexpr int most_cols = N;
    static_assert(N <= team<Threads>::width);

    /// What a step shows to all: what its warps have summed, and row j. At addresses that are a multiple of 16.
    static constexpr int shown = (team<Threads>::warp_count + 1) * N;
    /// Values that a team of several warps has in shared memory, for one to tell the others.
    static constexpr int told = Threads > warp_size ? 2 * team<Threads>::warp_count : 0;

    T a[N][Rows];

    BBLAS_DEVICE void load(const team<Threads> &t, int m, int n, const matrix_view<const T> &A) { load(t, m, n, A, 0, A); }
    /// [A B], where B has nrhs columns.
    BBLAS_DEVICE void load(const team<Threads> &t, int m, int n, const matrix_view<const T> &A, int nrhs,
                           const matrix_view<const T> &B)
    {
#pragma unroll
        for (int c = 0; c < N; ++c) {
            const T *const own = c < n ? A.address(t.rank, c) : B.address(t.rank, c - n);
            const int end = (c < n + nrhs ? m : 0) - t.rank;
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                a[c][r] = Threads * r < end ? own[Threads * r * A.row_stride] : T(0);
        }
    }
    /// To A, of m rows and n columns.
    BBLAS_DEVICE void store(const team<Threads> &t, int m, int n, const matrix_view<T> &A) const
    {
        store_right(t, 0, m, 0, n, A);
    }
    /// To B, in its rows first, ..., m - 1: what the nrhs columns behind the first n have become.
    BBLAS_DEVICE void store_right(const team<Threads> &t, int first, int m, int n, int nrhs, const matrix_view<T> &B) const
    {
#pragma unroll
        for (int c = 0; c < N; ++c) {
            if (c < n || c - n >= nrhs)
                continue;
            T *const own = B.address(t.rank, c - n);
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                if (Threads * r >= first - t.rank && Threads * r < m - t.rank)
                    own[Threads * r * B.row_stride] = a[c][r];
        }
    }

    /// Those of the first n columns, and of the rest.
    BBLAS_DEVICE column_orders greatest_orders(const team<Threads> &t, int n, T *place) const
    {
        return by_warp::greatest_orders(
            t, a, [=](int c) { return c < n; }, place);
    }

    /// A := Q R, as LAPACK's geqrf; what is behind the n columns becomes Qᴴ times it. `place(j)` is where column j shows what it
    /// has to; those of j and j + 1 differ. A is as in load().
    template <class Place>
    BBLAS_DEVICE void geqrf(const team<Threads> &t, int m, int n, const matrix_view<T> &A, T *tau, Place place)
    {
        const int order = m < n ? m : n;
        const extent of = {t.greatest_in_warp(order), t.greatest_in_warp(m)};
        eliminate_all(t, of, order, tau, place, columns());
        matrix_view<T> to = A; // addresses and conditions of load() do not wait in registers
        forget(to.first);
        forget(m);
        forget(n);
        store(t, m, n, to);
    }

    /// A := the first n columns of the product of k reflectors, whose vectors A holds, n ≤ m. As geqrf().
    template <class Place>
    BBLAS_DEVICE void orgqr(const team<Threads> &t, int m, int n, int k, const matrix_view<T> &A, const T *tau, Place place)
    {
        load(t, m, k, A);
#pragma unroll
        for (int c = 0; c < N; ++c)
            a[c][0] = c >= k && t.rank == c ? T(1) : a[c][0];
        make_all(t, {t.greatest_in_warp(k), t.greatest_in_warp(m)}, k, tau, place, columns());
        store(t, m, n, A);
    }

    /// C := Q C or Qᴴ C, m by n, where Q is the product of k reflectors of order m whose vectors are in V; or C := Qᵀ C or
    /// conj(Q) C. The first reflector comes first where Q is transposed, and last where it is not. As geqrf().
    template <class Place>
    BBLAS_DEVICE void ormqr(const team<Threads> &t, bool is_transposed, bool is_of_conjugates, bool conjugates_tau, int m, int n,
                            int k, const matrix_view<const T> &V, const T *tau, const matrix_view<T> &C, Place place)
    {
        load(t, m, n, C);
        const extent of = {t.greatest_in_warp(k), t.greatest_in_warp(m)};
        T next[Rows];
        const auto read = [&](int step) {
            const int j = is_transposed ? step : k - 1 - step;
            const T *const own = V.address(t.rank, j);
#pragma unroll
            for (int r = 0; r < Rows; ++r) {
                const int row = t.rank + Threads * r;
                next[r] = T(row == j ? 1 : 0);
                if (step < k && row > j && row < m)
                    next[r] = own[Threads * r];
            }
            return step < k ? conjugates_tau ? conjugate(tau[j]) : tau[j] : T(0);
        };
        T by = read(0);
#pragma unroll 1
        for (int step = 0; step < of.steps; ++step) {
            T v[Rows], products[power_of_two_from(N)] = {};
            const T factor = -by;
#pragma unroll
            for (int r = 0; r < Rows; ++r) {
                v[r] = is_of_conjugates ? conjugate(next[r]) : next[r];
                if (of.has(r)) {
                    const T x = conjugate(v[r]);
#pragma unroll
                    for (int c = 0; c < N; ++c)
                        products[c] = multiply_add(x, a[c][r], products[c]);
                }
            }
            by = read(step + 1);
            T *const shared = place(step);
            put_sums<N, power_of_two_from(N), team<Threads>::width / 2>(t, products, shared + t.warp_index() * N);
            t.sync();
#pragma unroll
            for (int c = 0; c < N; ++c) {
                const T weight = factor * product_of(shared, c);
#pragma unroll
                for (int r = 0; r < Rows; ++r)
                    if (of.has(r))
                        a[c][r] = multiply_add(weight, v[r], a[c][r]);
            }
        }
        store(t, m, n, C);
    }

    /// Behind geqrf() of n columns: the index, counted from 1, of the first zero on R's diagonal, 0 where there is none.
    BBLAS_DEVICE int zero_on_diagonal(const team<Threads> &t, int n, T *place) const
    {
        const bool is_zero = t.rank < n && own_diagonal(t) == R(0);
        const unsigned from_end = is_zero ? N - t.rank : 0; // of the columns of a tile, counted from 1
        const unsigned greatest_one = greatest(t, from_end, reinterpret_cast<unsigned *>(place));
        return greatest_one ? N - static_cast<int>(greatest_one) + 1 : 0;
    }

    /// Behind geqrf() of n columns: solves R x = b for each of the nrhs columns b that follow. store(j, k, x) is called with
    /// element j of the k-th solution by the one thread that has it.
    template <class Store> BBLAS_DEVICE void solve(const team<Threads> &t, int n, int nrhs, T *, Store store) const
    {
        if (t.warp_index() > 0)
            return;
        const divisor<R> own(own_diagonal(t));
        const int steps = t.greatest_in_warp(n), solutions = t.greatest_in_warp(nrhs);
#pragma unroll 1
        for (int k = 0; k < solutions; ++k) {
            T b(0);
#pragma unroll
            for (int c = 0; c < N; ++c) {
                const T of_column = a[c][0]; // read in all cases: compilers would read a[n + k][0], from local memory
                b = c == n + k ? of_column : b;
            }
#pragma unroll
            for (int c = N - 1; c >= 0; --c) {
                if (c >= steps)
                    continue;
                const T x = t.broadcast(own.inverse * (own.scale * b), c);
                if (t.rank == c && c < n && k < nrhs)
                    store(c, k, x);
                b = t.rank < c && c < n ? multiply_add(-a[c][0], x, b) : b;
            }
        }
    }

  private:
    using columns = std::make_integer_sequence<int, N>;

    /// Columns to be eliminated, or to be made, and rows, of any team of the warp.
    struct extent {
        int steps, rows;
        BBLAS_DEVICE bool has(int r) const { return r == 0 || Threads * r < rows; }
    };

    /// On the diagonal of R; 1 in threads that have none of it.
    BBLAS_DEVICE R own_diagonal(const team<Threads> &t) const
    {
        R element(1);
#pragma unroll
        for (int c = 0; c < N; ++c) {
            const R of_column = real_part(a[c][0]); // as in solve()
            element = t.rank == c ? of_column : element;
        }
        return element;
    }

    // What a step shows: for column C + i, the product with what column C has below the diagonal, by each warp, and row C's
    // element.
    BBLAS_DEVICE static T product_of(const T *shared, int i)
    {
        T sum = shared[i];
#pragma unroll
        for (int warp = 1; warp < team<Threads>::warp_count; ++warp)
            sum = sum + shared[warp * N + i];
        return sum;
    }
    BBLAS_DEVICE static const T *row_of(const T *shared)
    {
        return shared + team<Threads>::warp_count * N;
    }

    template <int C> BBLAS_DEVICE void show(const team<Threads> &t, const extent &of, T *shared) const
    {
        constexpr int count = N - C;
        T products[power_of_two_from(count)] = {};
#pragma unroll
        for (int r = 0; r < Rows; ++r)
            if (of.has(r)) {
                const T x = conjugate(r > 0 || t.rank > C ? a[C][r] : T(0));
#pragma unroll
                for (int i = 0; i < count; ++i)
                    products[i] = multiply_add(x, a[C + i][r], products[i]);
            }
        put_sums<count, power_of_two_from(count), team<Threads>::width / 2>(t, products, shared + t.warp_index() * N);
        if (t.rank == C)
#pragma unroll
            for (int i = 0; i < count; ++i)
                shared[team<Threads>::warp_count * N + i] = a[C + i][0];
        t.sync();
    }

    /// Adds weight(i) u to column C + i, i > 0, where u is 0 above row C, `first` there, and column C below.
    template <int C, class F> BBLAS_DEVICE void add(const team<Threads> &t, const extent &of, T first, F weight)
    {
        const T u0 = t.rank > C ? a[C][0] : t.rank == C ? first : T(0);
#pragma unroll
        for (int i = 1; i < N - C; ++i) {
            const T by = weight(i);
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                if (of.has(r))
                    a[C + i][r] = multiply_add(by, r > 0 ? a[C][r] : u0, a[C + i][r]);
        }
    }
    /// Column C: multiplied below row C, and set above and there.
    template <int C> BBLAS_DEVICE void finish(const team<Threads> &t, T factor, T above, T there)
    {
#pragma unroll
        for (int r = 0; r < Rows; ++r)
            a[C][r] = r > 0 || t.rank > C ? factor * a[C][r] : t.rank == C ? there : above;
    }

    template <class Place, int... C>
    BBLAS_DEVICE void eliminate_all(const team<Threads> &t, const extent &of, int order, T *tau, Place place,
                                    std::integer_sequence<int, C...>)
    {
        static_cast<void>(((C < of.steps && (eliminate<C>(t, of, C < order, tau, place(C)), true)) && ...));
    }
    template <int C> BBLAS_DEVICE void eliminate(const team<Threads> &t, const extent &of, bool is_wanted, T *tau, T *shared)
    {
        T alpha;
        R rest, up(1);
#pragma unroll 1
        for (bool is_first = true;; is_first = false) {
            show<C>(t, of, shared);
            alpha = row_of(shared)[0];
            rest = real_part(product_of(shared, 0));
            const R square = add_square(alpha, rest);
            const bool is_safe = square >= least_safe_square<R> && square <= greatest_safe_square<R>;
            if (!is_first || !t.any_in_warp(is_wanted && !is_safe))
                break;
            t.sync(); // all have read
            scaled_column<T, Rows> column = {{}, R(1)};
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                column.x[r] = a[C][r];
            column = rescale(t, column, C, is_wanted && !is_safe, reinterpret_cast<R *>(shared));
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                a[C][r] = column.x[r];
            up = column.up;
        }
        if (!is_wanted)
            return;
        const reflector<T> own(alpha, rest);
        if (own.factor != T(0)) // else H = I
            add<C>(t, of, own.first, [&](int i) {
                return -(own.factor * multiply_add(conjugate(own.first), row_of(shared)[i], product_of(shared, i)));
            });
        finish<C>(t, own.inverse, a[C][0], T(up * own.beta));
        if (t.rank == C)
            tau[C] = own.tau;
    }

    template <class Place, int... C>
    BBLAS_DEVICE void make_all(const team<Threads> &t, const extent &of, int k, const T *tau, Place place,
                               std::integer_sequence<int, C...>)
    {
        static_cast<void>((make<N - 1 - C>(t, of, N - 1 - C < k, tau, place(C)), ...));
    }
    /// Column C of Q, and what its reflector does to those behind, which are 0 in row C and above.
    template <int C> BBLAS_DEVICE void make(const team<Threads> &t, const extent &of, bool is_wanted, const T *tau, T *shared)
    {
        if (C >= of.steps)
            return;
        show<C>(t, of, shared);
        if (!is_wanted)
            return;
        const T factor = -tau[C];
        if (factor != T(0)) // else H = I
            add<C>(t, of, T(1), [&](int i) { return factor * product_of(shared, i); });
        finish<C>(t, factor, T(0), T(1) + factor);
    }
};

/// Rows of a tile of eight columns for a thread. On an H200, with 256 MB, half as many rows and twice the threads have 0.5 to
/// 0.85 times the rate, and of floats to 1,024 rows twice as many rows 0.6 to 1.2 times. Of 16 columns, floats have 2.0 to 2.4
/// times the rate of panels to 1,000 rows and doubles 1.1 to 2.2 times to 256, complex ones do not fit in registers; but in
/// batches of several sizes they are a launch each. In a loop in which columns take each other's places, 300 bytes more are
/// spilled.
template <class T> inline constexpr int tall_rows = for_type<T>(8, 8, 8, 4);

/// Blocks of so many threads that leave 168 registers to each.
constexpr int blocks_of_tall(int threads)
{
    return max(1, 12 * warp_size / threads);
}

} // namespace bblas::by_warp

#endif
