// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization in registers.
///
/// A reflector is used as it is found, H = I - conj(factor) u uᴴ, u being the column less beta e(0): u(0) = alpha - beta need not
/// become 1 before the end, so that no division by it stands between two columns.
#ifndef BBLAS_CUDA_WARP_QR_HPP
#define BBLAS_CUDA_WARP_QR_HPP

#include <group/qr.hpp>
#include <lu_pivot.hpp>
#include <team.hpp>

namespace bblas::by_warp {

/// What follows from a column's first element and the sum of squares of all its elements.
template <class T> struct reflector {
    real_t<T> beta;
    T first;   ///< u(0)
    T inverse; ///< v = inverse u
    T factor;  ///< Hᴴ = I - factor u uᴴ
    T tau;

    /// `rest` is the sum without `alpha`; both scaled so that neither overflows nor underflows.
    BBLAS_DEVICE reflector(T alpha, real_t<T> rest)
    {
        using R = real_t<T>;
        const R square = add_square(alpha, rest);
        const R root = reciprocal_root(square);
        const R near = square * root;
        const R norm = multiply_add(multiply_add(-near, near, square), R(0.5) * root, near);
        const bool is_identity = rest == 0 && imaginary_part(alpha) == 0;
        const bool is_negative = real_part(alpha) < 0;
        beta = is_identity ? real_part(alpha) : is_negative ? norm : -norm;
        first = alpha - T(beta);
        const R inverse_beta = is_negative ? root : -root;
        if constexpr (is_complex<T>)
            inverse = reciprocal(add_square(first, R(0))) * conjugate(first);
        else
            inverse = reciprocal(first);
        factor = is_identity ? T(0) : -inverse_beta * inverse;
        tau = is_identity ? T(0) : -inverse_beta * first;
        inverse = is_identity ? T(1) : inverse;
    }
};

/// Columns whose sums of squares are outside of these bounds are scaled first (rule A2). They leave room for products of u with
/// other columns, too.
template <class R> inline constexpr R least_safe_square = power_of_two<R>(std::numeric_limits<R>::min_exponent * 2 / 5);
template <class R> inline constexpr R greatest_safe_square = power_of_two<R>(std::numeric_limits<R>::max_exponent * 2 / 5);

/// What the threads `lane` of all warps have, combined.
template <int Size, class V, class Combine>
BBLAS_DEVICE V combined_over_warps(const team<Size> &t, int lane, V value, V *place, Combine combine)
{
    if (t.rank % warp_size == lane)
        place[t.warp_index()] = value;
    t.sync();
    V result = place[0];
#pragma unroll
    for (int warp = 1; warp < t.warp_count; ++warp)
        result = combine(result, place[warp]);
    return result;
}

/// The greatest value in a team, whose warps, if there are several, tell each other theirs in `place`. They may be told something
/// else there at once.
template <int Size> BBLAS_DEVICE unsigned greatest(const team<Size> &t, unsigned value, [[maybe_unused]] unsigned *place)
{
    value = t.greatest(value);
    if constexpr (Size > warp_size) {
        value = combined_over_warps(t, 0, value, place, [](unsigned x, unsigned y) { return x > y ? x : y; });
        t.sync();
    }
    return value;
}

/// order_of_size() of the greatest element in some columns, and in the others.
struct column_orders {
    unsigned of_first, of_rest;
};
/// Those of a team, of which each thread has columns a[c]; is_first(c) says which they are. `place` is as for greatest().
template <int Size, class T, int Cols, int Rows, class F>
BBLAS_DEVICE column_orders greatest_orders(const team<Size> &t, const T (&a)[Cols][Rows], F is_first, T *place)
{
    column_orders own = {};
#pragma unroll
    for (int c = 0; c < Cols; ++c) {
        unsigned of_column = 0;
#pragma unroll
        for (int r = 0; r < Rows; ++r) {
            const unsigned order = order_of_size(a[c][r]);
            of_column = order > of_column ? order : of_column;
        }
        own.of_first = is_first(c) && of_column > own.of_first ? of_column : own.of_first;
        own.of_rest = !is_first(c) && of_column > own.of_rest ? of_column : own.of_rest;
    }
    unsigned *const room = reinterpret_cast<unsigned *>(place);
    return {greatest(t, own.of_first, room), greatest(t, own.of_rest, room)};
}

/// A matrix of at most M rows and N columns in the registers of a team: thread (g, h), of rank g H + h, has the rows h, h + H,
/// ... of the columns g, g + G, ... What is not there is zero. The H threads that share a column are in one warp.
///
/// How a row h + H r compares with another, i, is asked as how H r, a constant, does with i - h, for all of a thread's rows.
template <class T, int M, int N, int Cols, int H> struct qr_tile {
    using R = real_t<T>;
    static constexpr int groups = N / Cols;
    static constexpr int rows = M / H;
    static constexpr int threads = groups * H;
    static constexpr int most_rows = M;
    static constexpr int most_cols = N;
    static_assert(M % H == 0 && N % Cols == 0 && warp_size % H == 0);

    /// Elements of a column as it is shown to the other groups: u, then the reflector's factor.
    static constexpr int shown = M + 1;

    T a[Cols][rows];

    /// What memory has, conjugated or not.
    BBLAS_DEVICE void load(const team<threads> &t, int m, int n, const matrix_view<const T> &A)
    {
        load_columns<false>(t, m, n, A, 0, A);
    }
    /// [A B], where B has nrhs columns, and its rows are as far apart as A's.
    BBLAS_DEVICE void load(const team<threads> &t, int m, int n, const matrix_view<const T> &A, int nrhs,
                           const matrix_view<const T> &B)
    {
        load_columns<true>(t, m, n, A, nrhs, B);
    }
    /// Behind load(): to B, in its rows first, ..., m - 1, what its columns have become.
    BBLAS_DEVICE void store_right(const team<threads> &t, int first, int m, int n, int nrhs, matrix_view<T> B) const
    {
        const int h = t.rank % H;
#pragma unroll
        for (int c = 0; c < Cols; ++c) {
            const int j = t.rank / H + groups * c - n; // of B
            if (j < 0 || j >= nrhs)
                continue;
            T *const own = B.address(h, j);
#pragma unroll
            for (int r = 0; r < rows; ++r)
                if (H * r >= first - h && H * r < m - h)
                    own[H * r * B.row_stride] = a[c][r];
        }
    }

    /// Values that a team of several warps has in shared memory, for one to tell the others.
    static constexpr int told = threads > warp_size ? 2 * team<threads>::warp_count : 0;

    /// Those of the first n columns, and of the rest. `place`, here and below, is for what is told.
    BBLAS_DEVICE column_orders greatest_orders(const team<threads> &t, int n, T *place) const
    {
        return by_warp::greatest_orders(
            t, a, [&](int c) { return t.rank / H + groups * c < n; }, place);
    }

    /// A := Q R, as LAPACK's geqrf; what is behind the n columns becomes Qᴴ times it. `place(j)` is where column j is shown, in
    /// shared memory; those of j and j + 1 differ. A is as in load(). Where it KeepsQ, registers have the reflectors, too, and
    /// not another multiple of them.
    template <bool KeepsQ = false, class Place>
    BBLAS_DEVICE void geqrf(const team<threads> &t, int m, int n, matrix_view<T> A, T *tau, Place place)
    {
        const int order = m < n ? m : n;
        const int steps = t.greatest_in_warp(order);
        const int group = t.rank / H;
        const int h = t.rank % H;
#pragma unroll
        for (int c = 0; c < Cols; ++c) {
            T inverse(1); // of the group's own column
#pragma unroll 1
            for (int g = 0; g < groups; ++g) {
                const int j = groups * c + g;
                if (j >= steps)
                    break;
                T *const u = place(j);
                T x[rows];
                T factor(0);
                if (threads <= warp_size || t.rank / warp_size == g * H / warp_size) {
                    const reflector<T> own = reflect(t, c, j, group == g && j < order, u, x);
                    if (group == g && j < order)
                        inverse = own.inverse;
                    factor = j < order ? own.factor : T(0);
                    if (group == g && h == 0) {
                        u[M] = factor;
                        if (j < order)
                            tau[j] = own.tau;
                    }
                }
                if constexpr (groups > 1) {
                    if (group == g) {
#pragma unroll
                        for (int r = first_row(c); r < rows; ++r)
                            u[h + H * r] = x[r];
                    }
                    t.sync();
                    factor = u[M];
#pragma unroll
                    for (int r = first_row(c); r < rows; ++r)
                        x[r] = u[h + H * r];
                }
                update(t, c, group > g, factor, x);
            }
            const int j = group + groups * c;
            if constexpr (N > 4) { // addresses and conditions of load() do not wait in registers; there are enough of those at 4
                forget(A.first);
                forget(m);
                forget(n);
            }
            T *const own = A.address(h, j);
            const int diagonal = j - h, end = (j < n ? m : 0) - h;
#pragma unroll
            for (int r = 0; r < rows; ++r) {
                const T element = H * r > diagonal ? inverse * a[c][r] : a[c][r];
                if constexpr (KeepsQ)
                    a[c][r] = element;
                if (H * r < end)
                    own[H * r * A.row_stride] = element;
            }
        }
    }

    /// Behind geqrf() of n columns: the index, counted from 1, of the first zero on R's diagonal, 0 where there is none.
    BBLAS_DEVICE int zero_on_diagonal(const team<threads> &t, int n, T *place) const
    {
        unsigned from_end = 0; // of the columns of a tile, counted from 1
#pragma unroll
        for (int c = Cols - 1; c >= 0; --c) {
            const int j = t.rank / H + groups * c;
            from_end = j < n && diagonal(t, c) == R(0) ? N - j : from_end;
        }
        from_end = greatest(t, from_end, reinterpret_cast<unsigned *>(place));
        return from_end ? N - static_cast<int>(from_end) + 1 : 0;
    }

    /// Behind geqrf() of n columns: solves R x = b for each of the nrhs columns b that follow. store(j, k, x) is called with
    /// element j of the k-th solution by the one thread that has it.
    ///
    /// A group subtracts what its own columns of R give, so an element is a sum over groups when its turn comes.
    template <class Store> BBLAS_DEVICE void solve(const team<threads> &t, int n, int nrhs, T *place, Store store) const
    {
        const int group = t.rank / H;
        const int h = t.rank % H;
        const int steps = t.greatest_in_warp(n);
        const int solutions = t.greatest_in_warp(nrhs);
        int turn = 0;
#pragma unroll 1
        for (int k = 0; k < solutions; ++k) {
            T b[rows] = {};
#pragma unroll
            for (int c = 0; c < Cols; ++c)
#pragma unroll
                for (int r = 0; r < rows; ++r)
                    b[r] = groups * c == n + k - group ? a[c][r] : b[r];
#pragma unroll
            for (int c = Cols - 1; c >= 0; --c) {
                const divisor<R> own(diagonal(t, c));
#pragma unroll 1
                for (int g = groups - 1; g >= 0; --g) {
                    const int j = groups * c + g;
                    if (j >= steps)
                        continue;
                    const int diagonal = j - h;
                    T sum(0);
#pragma unroll
                    for (int r = first_row(c); r < rows && r < first_below(c); ++r)
                        sum = H * r == diagonal ? b[r] : sum;
                    sum = sum_over_groups(t, j % H, sum, place + turn * team<threads>::warp_count);
                    turn = 1 - turn;                       // others may still read there
                    T x = own.inverse * (own.scale * sum); // matters in the thread that has the diagonal's element
                    const bool is_there = group == g && j < n;
                    if (is_there && h == j % H && k < nrhs)
                        store(j, k, x);
                    x = t.broadcast(x, (g * H + j % H) % team<threads>::width);
#pragma unroll
                    for (int r = 0; r < rows && r < first_below(c); ++r)
                        b[r] = is_there && H * r < diagonal ? multiply_add(-a[c][r], x, b[r]) : b[r];
                }
            }
        }
    }

    // What follows is for a warp, behind geqrf() of n columns that keeps Q, and a sync. load(i) is element i of b, and store(i,
    // x) is called with element i of x by the one thread that has it. Every group has the whole vector, and the group that has a
    // column tells the others what becomes of it.

    /// x := Q inv(Rᴴ) b, b of n elements and x of m. R has no zero on its diagonal.
    template <class Load, class Store>
    BBLAS_DEVICE void minimize_norm(const team<threads> &t, int m, int n, const T *tau, Load load, Store store) const
    {
        T x[rows];
        load_vector(t, n, load, x);
#pragma unroll
        for (int c = 0; c < Cols; ++c) {
            const divisor<R> own(diagonal(t, c));
#pragma unroll 1
            for (int j = groups * c; j < groups * (c + 1) && j < n; ++j) {
                T sum(0);
                for_rows_to_diagonal(t, c,
                                     [&](int r, int i) { sum = i < j ? multiply_add(conjugate(a[c][r]), x[r], sum) : sum; });
                sum = sum_over_rows(t, sum);
                tell_quotient(t, c, j, own, sum, x);
            }
        }
#pragma unroll
        for (int c = Cols - 1; c >= 0; --c)
#pragma unroll 1
            for (int j = min(n, groups * (c + 1)) - 1; j >= groups * c; --j)
                reflect_vector(t, c, j, tau[j], x);
        store_vector(t, m, x, store);
    }

    /// x := Qᴴ b, both of m elements, and if R has no zero on its diagonal, the first n then inv(R) times these.
    template <class Load, class Store>
    BBLAS_DEVICE void minimize_residual(const team<threads> &t, int m, int n, const T *tau, bool is_regular, Load load,
                                        Store store) const
    {
        T x[rows];
        load_vector(t, m, load, x);
#pragma unroll
        for (int c = 0; c < Cols; ++c)
#pragma unroll 1
            for (int j = groups * c; j < groups * (c + 1) && j < n; ++j)
                reflect_vector(t, c, j, conjugate(tau[j]), x);
#pragma unroll
        for (int c = Cols - 1; c >= 0; --c) {
            const divisor<R> own(diagonal(t, c));
#pragma unroll 1
            for (int j = is_regular ? min(n, groups * (c + 1)) - 1 : -1; j >= groups * c; --j) {
                const T of_row = tell_quotient(t, c, j, own, T(0), x);
                for_rows_to_diagonal(t, c, [&](int r, int i) {
                    const T rest = i < j ? multiply_add(-a[c][r], of_row, x[r]) : x[r];
                    x[r] = t.broadcast(rest, (j - groups * c) * H + t.rank % H);
                });
            }
        }
        store_vector(t, m, x, store);
    }

  private:
    template <class Load> BBLAS_DEVICE static void load_vector(const team<threads> &t, int n, Load load, T (&x)[rows])
    {
        static_assert(threads == warp_size);
#pragma unroll
        for (int r = 0; r < rows; ++r)
            x[r] = t.rank % H + H * r < n ? load(t.rank % H + H * r) : T(0);
    }
    template <class Store> BBLAS_DEVICE static void store_vector(const team<threads> &t, int n, const T (&x)[rows], Store store)
    {
#pragma unroll
        for (int r = 0; r < rows; ++r)
            if (t.rank % H + H * r < n && r % groups == t.rank / H)
                store(t.rank % H + H * r, x[r]);
    }
    /// f(r, i) for each row i that the thread has as its r-th, up to the last that has the diagonal's element of a group's c-th
    /// column.
    template <class F> BBLAS_DEVICE static void for_rows_to_diagonal(const team<threads> &t, int c, F f)
    {
#pragma unroll
        for (int r = 0; r < rows && r < first_below(c); ++r)
            f(r, t.rank % H + H * r);
    }
    /// x(j) := (x(j) - sum) / R(j, j), where column j is some group's c-th, of which `own` is the divisor. Returns it.
    BBLAS_DEVICE static T tell_quotient(const team<threads> &t, int c, int j, const divisor<R> &own, T sum, T (&x)[rows])
    {
        T of_row(0);
        for_rows_to_diagonal(t, c, [&](int r, int i) { of_row = i == j ? x[r] : of_row; });
        const T quotient = t.broadcast(own.inverse * (own.scale * (of_row - sum)), (j - groups * c) * H + j % H);
        for_rows_to_diagonal(t, c, [&](int r, int i) { x[r] = i == j ? quotient : x[r]; });
        return quotient;
    }
    /// x := x - tau v vᴴ x, v being that of column j, some group's c-th.
    BBLAS_DEVICE void reflect_vector(const team<threads> &t, int c, int j, T tau, T (&x)[rows]) const
    {
        T v[rows], product(0);
#pragma unroll
        for (int r = first_row(c); r < rows; ++r) {
            const int i = t.rank % H + H * r;
            v[r] = i > j ? a[c][r] : T(i == j ? 1 : 0);
            product = multiply_add(conjugate(v[r]), x[r], product);
        }
        const T factor = tau * sum_over_rows(t, product);
#pragma unroll
        for (int r = first_row(c); r < rows; ++r)
            x[r] = t.broadcast(multiply_add(-factor, v[r], x[r]), (j - groups * c) * H + t.rank % H);
    }

    template <bool HasRight>
    BBLAS_DEVICE void load_columns(const team<threads> &t, int m, int n, const matrix_view<const T> &A, int nrhs,
                                   const matrix_view<const T> &B)
    {
        const int h = t.rank % H;
#pragma unroll
        for (int c = 0; c < Cols; ++c) {
            const int j = t.rank / H + groups * c;
            const T *const own = !HasRight || j < n ? A.address(h, j) : B.address(h, j - n);
            const int end = (j < (HasRight ? n + nrhs : n) ? m : 0) - h;
#pragma unroll
            for (int r = 0; r < rows; ++r)
                a[c][r] = H * r < end ? own[H * r * A.row_stride] : T(0);
        }
    }

    /// Before this one, the rows of a thread are finished when the c-th column of a group is.
    BBLAS_DEVICE static constexpr int first_row(int c)
    {
        return groups * c / H;
    }
    /// From this one on, they are below the diagonal in the c-th column of all groups.
    BBLAS_DEVICE static constexpr int first_below(int c)
    {
        return (groups * (c + 1) - 1) / H + 1;
    }

    template <class V> BBLAS_DEVICE static V sum_over_rows(const team<threads> &t, V value)
    {
#pragma unroll
        for (int mask = 1; mask < H; mask *= 2)
            value = value + t.exchange(value, mask);
        return value;
    }

    /// Over what the threads h of all groups have; they get it.
    BBLAS_DEVICE static T sum_over_groups(const team<threads> &t, [[maybe_unused]] int h, T value, [[maybe_unused]] T *place)
    {
#pragma unroll
        for (int mask = H; mask < team<threads>::width; mask *= 2)
            value = value + t.exchange(value, mask);
        if constexpr (threads > warp_size)
            value = combined_over_warps(t, h, value, place, [](T x, T y) { return x + y; });
        return value;
    }

    /// The element on the diagonal in the c-th column of the thread's group, behind geqrf(), which makes it real; 1 in threads
    /// that have not its row.
    BBLAS_DEVICE R diagonal(const team<threads> &t, int c) const
    {
        R element(1);
#pragma unroll
        for (int r = first_row(c); r < rows && r < first_below(c); ++r)
            element = t.rank % H + H * r == t.rank / H + groups * c ? real_part(a[c][r]) : element;
        return element;
    }

    /// Scales row j and below of the c-th column by a power of two, where it `matters`, so that their norm is about 1 and
    /// products with u do not overflow where LAPACK's with v do not. Returns what undoes it. It is rare: loops are not unrolled,
    /// and run on u's place.
    BBLAS_DEVICE R rescale(const team<threads> &t, int c, int j, bool matters, T *u)
    {
        const int h = t.rank % H;
        const int end = matters ? M : 0;
        const int begin = h + H * first_row(c);
        if (matters) {
#pragma unroll
            for (int r = first_row(c); r < rows; ++r)
                u[h + H * r] = a[c][r];
        }
        R greatest(0);
#pragma unroll 1
        for (int i = begin; i < end; i += H) {
            const R part = i < j ? R(0) : greatest_part(u[i]);
            greatest = part > greatest || part != part ? part : greatest;
        }
#pragma unroll
        for (int mask = 1; mask < H; mask *= 2) {
            const R part = t.exchange(greatest, mask);
            greatest = part > greatest || part != part ? part : greatest;
        }
        const by_group::safe_scale<R> scale(greatest); // so that squares can be summed
        R square(0);
#pragma unroll 1
        for (int i = begin; i < end; i += H)
            square = i < j ? square : add_square(T(scale.down * u[i]), square);
        const R sum = sum_over_rows(t, square);
        const int half = matters ? exponent_of(sum) / 2 + 1 : 0;
        const R down = std::scalbn(R(1), -half);
#pragma unroll 1
        for (int i = begin; i < end; i += H)
            u[i] = i < j ? u[i] : down * (scale.down * u[i]);
        if (matters) {
#pragma unroll
            for (int r = first_row(c); r < rows; ++r)
                a[c][r] = u[h + H * r];
        }
        return scale.up * std::scalbn(R(1), half);
    }

    /// Finds the reflector of row j and below of the c-th columns; `matters` says whose is wanted. There, leaves beta in row j,
    /// and u, zero in the rows above, in x.
    BBLAS_DEVICE reflector<T> reflect(const team<threads> &t, int c, int j, bool matters, T *u, T (&x)[rows])
    {
        const int diagonal = j - t.rank % H;
        T alpha = T(0);
        R rest = 0;
        const auto measure = [&] {
            R part[2] = {};
            alpha = T(0);
#pragma unroll
            for (int r = first_row(c); r < rows; ++r) {
                if (r < first_below(c)) {
                    alpha = H * r == diagonal ? a[c][r] : alpha;
                    part[r % 2] = H * r > diagonal ? add_square(a[c][r], part[r % 2]) : part[r % 2];
                } else {
                    part[r % 2] = add_square(a[c][r], part[r % 2]);
                }
            }
            rest = sum_over_rows(t, part[0] + part[1]);
            if constexpr (H > 1)
                alpha = t.broadcast(alpha, t.rank / H * H + j % H);
        };
        measure();
        R up(1);
        const R square = add_square(alpha, rest);
        const bool is_safe = square >= least_safe_square<R> && square <= greatest_safe_square<R>;
        if (t.greatest_in_warp(matters && !is_safe)) {
            up = rescale(t, c, j, matters && !is_safe, u);
            measure();
        }
        const reflector<T> own(alpha, rest);
#pragma unroll
        for (int r = first_row(c); r < rows; ++r) {
            x[r] = a[c][r];
            if (r < first_below(c)) {
                x[r] = H * r < diagonal ? T(0) : H * r == diagonal ? own.first : x[r];
                a[c][r] = matters && H * r == diagonal ? T(up * own.beta) : a[c][r];
            }
        }
        return own;
    }

    /// Hᴴ on the columns behind the c-th, and on that where it `is_behind`.
    BBLAS_DEVICE void update(const team<threads> &t, int c, bool is_behind, T factor, const T (&x)[rows])
    {
        T dot[Cols] = {};
#pragma unroll
        for (int r = first_row(c); r < rows; ++r)
#pragma unroll
            for (int other = c; other < Cols; ++other)
                dot[other] = multiply_add(conjugate(x[r]), a[other][r], dot[other]);
#pragma unroll
        for (int mask = 1; mask < H; mask *= 2)
#pragma unroll
            for (int other = c; other < Cols; ++other)
                dot[other] = dot[other] + t.exchange(dot[other], mask);
        if (factor == T(0))
            return; // H = I
#pragma unroll
        for (int other = c; other < Cols; ++other) {
            const T weight = -(factor * dot[other]);
            if (other > c || is_behind) {
#pragma unroll
                for (int r = first_row(c); r < rows; ++r)
                    a[other][r] = multiply_add(weight, x[r], a[other][r]);
            }
        }
    }
};

} // namespace bblas::by_warp

#endif
