// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of getrf and gesv, and of getrf_nopiv and gesv_nopiv, whose problems have no pivots.
#ifndef BBLAS_CUDA_BY_ELIMINATION_HPP
#define BBLAS_CUDA_BY_ELIMINATION_HPP

#include "block/left_looking_lu.hpp"
#include "block/lu.hpp"
#include "by_size.hpp"
#include "group/lu.hpp"
#include "lu_rows.hpp"
#include "thread/lu.hpp"
#include "warp/solve.hpp"

namespace bblas {

template <class Problem, class = void> inline constexpr bool has_pivots = false;
template <class Problem> inline constexpr bool has_pivots<Problem, std::void_t<decltype(Problem::ipiv)>> = true;

/// Where they go.
template <class Problem> BBLAS_DEVICE bblas_int *pivots_of([[maybe_unused]] const Problem &p)
{
    if constexpr (has_pivots<Problem>)
        return p.ipiv;
    else
        return nullptr;
}

/// Rows of A, which is square where there are right-hand sides.
template <class Problem> BBLAS_HOST_DEVICE constexpr bblas_int rows_of_matrix(const Problem &p)
{
    if constexpr (has_right_sides<Problem>)
        return p.n;
    else
        return p.m;
}

/// Up to so many right-hand sides are solved for with the factorization, n ≤ N. On an H200, with 8 of them getrf and getrs take 0.8 to 1.6 times as long
/// at n = 16 and 32, 1.0 to 1.2 times at 64; with n a quarter to 0.8, and a fifth to a third.
template <int N> inline constexpr int few_right_sides = N <= 4 ? 24 : 12;

/// Whether an element takes so many registers that fewer threads fit.
template <class T> inline constexpr bool is_wide = sizeof(T) > 8;

// ---- getrf ----

template <class T> struct factor_in_group {
    template <class Problem> BBLAS_DEVICE bblas_int operator()(const Problem &p, const group &g, T *) const
    {
        if constexpr (has_pivots<Problem>)
            return by_group::getrf(g, p.m, p.n, column_major(p.A, p.lda), p.ipiv);
        else
            return by_group::getrf_nopiv(g, p.m, p.n, column_major(p.A, p.lda));
    }
};

/// m, n ≤ N: a thread has the matrix, and right-hand sides if there are any.
template <template <class> class Of, class T, int N, int Blocks> struct eliminate_by_thread {
    using problem = Of<T>;
    static constexpr team_shape shape = {1, 128, Blocks};
    static constexpr bool is_for_one_size = N < 4; // the next does the same
    /// Order 24 and 32 lose more than others by what they share a launch with: on an H100, with lists 2,000 and 4,000 problems of LU to 32 have 1.1 to 1.6 and 1.4
    /// to 2.0 times the rate, 1,500 0.7 to 1.0 times; 4,000 to 24 1.0 to 1.5 times.
    static std::int64_t most_mixed(const problem &bounds)
    {
        const std::int64_t size = greatest_size(bounds);
        return min(problems_of_many_rows(bounds), 50000000 / (size * size * size));
    }

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        return rows_of_matrix(p) <= N && p.n <= N && number_of_right_sides(p) <= few_right_sides<N>;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<1> &t, void *) const
    {
        const int m = rows_of_matrix(p);
        const by_thread::region whole = {m, p.n};
        T a[N][N];
        T b[N][1];
        by_thread::pivots<N> row;
        divisor<T> by[N];
        by_thread::load(whole, p.A, p.lda, a);
        load_side(p, 0, b);
        const bblas_int info = by_thread::getrf<has_pivots<problem>>(m, p.n, a, row, by);
        if constexpr (has_right_sides<problem>)
#pragma unroll 1
            for (int k = 0; info == 0 && k < p.nrhs; ++k) {
                by_thread::getrs(p.n, a, row, by, b);
                by_thread::store(by_thread::region{p.n, 1}, b, p.B + k * std::int64_t{p.ldb}, 0);
                load_side(p, k + 1, b);
            }
        if constexpr (N == 4 && sizeof(T) > 4)
            by_thread::store_together(t, m, p.n, a, p.A, p.lda);
        else
            by_thread::store(whole, a, p.A, p.lda);
        if constexpr (has_pivots<problem>)
            by_thread::store(by_thread::region{m < p.n ? m : p.n, 1}, row, p.ipiv, 0);
        return info;
    }

  private:
    /// Right-hand side k, or zeros.
    BBLAS_DEVICE static void load_side([[maybe_unused]] const problem &p, [[maybe_unused]] int k, [[maybe_unused]] T (&b)[N][1])
    {
        if constexpr (has_right_sides<problem>)
            by_thread::load(by_thread::region{k < p.nrhs ? p.n : 0, 1}, p.B + k * std::int64_t{p.ldb}, 0, b);
    }
};

/// m, n ≤ N: R rows to a thread, in registers.
template <template <class> class Of, class T, int N, int Threads, int R, int Period> struct factor_in_registers {
    using problem = Of<T>;
    using shared_rows = pivot_rows<T, Threads, N>;

    static constexpr int greatest_order = N;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.m <= N && p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return sizeof(shared_rows); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        rows_of<T, Threads, R, N> rows(t, p.m, p.n, p.A, p.lda);
        const bblas_int info = eliminate<has_pivots<problem>, Period>(t, p.m, p.n, rows, *static_cast<shared_rows *>(shared));
        rows.store(p.m, p.n, p.A, p.lda);
        if constexpr (has_pivots<problem>)
            rows.store_pivots(t, p.m < p.n ? p.m : p.n, 1, p.ipiv);
        return info;
    }
};

template <template <class> class Of, class T, int N, int Threads, int Blocks>
struct factor_by_rows : factor_in_registers<Of, T, N, Threads, 1, N> {
    static constexpr team_shape shape = {Threads, 128 / Threads, Blocks};
};

/// A problem to a block: smaller ones in one launch with these would have as few warps (variable sizes to 64 took up to 1.8 times as long).
template <template <class> class Of, class T, int N, int Warps>
struct factor_by_two_rows : factor_in_registers<Of, T, N, warp_size, 2, 8> {
    static constexpr team_shape shape = {warp_size, 1, Warps};
};

/// Panel after panel, in registers.
template <template <class> class Of, class T, int Threads, int R, int Blocks> struct factor_by_panels {
    using problem = Of<T>;
    static constexpr team_shape shape = {Threads, 1, Blocks};
    using lu = by_block::left_looking_lu<has_pivots<problem>, T, Threads, R>;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.m <= lu::greatest_order; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return lu::shared_bytes(min(p.m, lu::greatest_order));
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        return lu::factor(t, p.m, p.n, p.A, p.lda, pivots_of(p), shared);
    }
};

/// Rows of a panel for a thread, where there are more than 64 of them. Precisions that the tensor cores do not take gain up to 50 %, on an
/// H200, from twice as many threads with two rows each; of complex doubles, four do not fit in registers.
template <class T> inline constexpr int panel_rows = std::is_same_v<T, double> ? 4 : 2;
/// Warps that at least fit on a multiprocessor, with so many rows.
template <class T, int R> inline constexpr int panel_warps = R == 4 || sizeof(T) == 16 ? 8 : sizeof(T) == 4 ? 16 : 12;

/// m ≤ N
template <template <class> class Of, class T, int N, int R = panel_rows<T>>
using factor_in_panels = factor_by_panels<Of, T, N / R, R, panel_warps<T, R> * warp_size * R / N>;

/// Two rows to a thread as far as they fit in registers.
template <template <class> class Of, class T>
using factor_two_rows = factor_by_two_rows<Of, T, sizeof(T) == 4 ? 64 : 48, sizeof(T) == 4 ? 12 : 8>;

/// m, n ≤ N, in shared memory, with right-hand sides beside A if there are any: what the elimination makes of them is inv(L) B.
template <template <class> class Of, class T, int N, int Blocks> struct eliminate_in_shared {
    using problem = Of<T>;
    static constexpr team_shape shape = {64, 1, Blocks};
    /// Of complex doubles, a thread would have too many rows of a panel.
    using lu = by_block::lu<has_pivots<problem>, T, shape.threads, 64, (is_wide<T> ? shape.threads : warp_size)>;
    static_assert(N <= lu::greatest_order && lu::fits(N, N + few_right_sides<N>));

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        return rows_of_matrix(p) <= N && p.n <= N && number_of_right_sides(p) <= few_right_sides<N>;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return lu::bytes_with(min(rows_of_matrix(p), N), min(p.n, N) + min(number_of_right_sides(p), few_right_sides<N>));
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<shape.threads> &t, void *shared) const
    {
        const int m = rows_of_matrix(p);
        T *const A = reinterpret_cast<T *>(static_cast<unsigned char *>(shared) + lu::shared_bytes);
        [[maybe_unused]] T *const B = A + p.n * lu::line(m);
        lu::fetch(t, m, p.n, p.A, p.lda, A);
        if constexpr (has_right_sides<problem>)
            lu::fetch(t, m, p.nrhs, p.B, p.ldb, B);
        const bblas_int info = lu::factor(t, m, p.n + number_of_right_sides(p), A, pivots_of(p), shared);
        lu::put(t, m, p.n, A, p.A, p.lda);
        if constexpr (has_right_sides<problem>)
            if (info == 0) {
                lu::solve_upper(t, m, p.nrhs, A, B);
                lu::put(t, m, p.nrhs, B, p.B, p.ldb);
            }
        return info;
    }
};

/// Complex matrices of order 3 and 4 have 0.8 to 1.1 times the rate in one thread, for it takes as long as four do together, and real ones 1.0 to 1.4 times in large
/// batches of an H100.
template <template <class> class Of, class T>
using factor_to_4 = std::conditional_t<is_complex<T>, factor_by_rows<Of, T, 4, 4, 8>, eliminate_by_thread<Of, T, 4, 6>>;

/// Of complex doubles, panels of 1024 rows do not fit in shared memory: that class is the one before it. A row of 48 to each of 64 threads took
/// 1.02 to 1.5 times as long as panels at orders 33 to 48.
template <template <class> class Of, class T, class... Between>
using factor_classes_with =
    size_classes<eliminate_by_thread<Of, T, 2, 8>, factor_to_4<Of, T>, factor_by_rows<Of, T, 8, 8, 8>,
                 factor_by_rows<Of, T, 16, 16, is_wide<T> ? 5 : 6>, factor_by_rows<Of, T, 24, 32, is_wide<T> ? 3 : 4>,
                 factor_by_rows<Of, T, 32, 32, is_wide<T> ? 3 : 4>, Between..., factor_in_panels<Of, T, 64, 2>,
                 factor_in_panels<Of, T, 128>, factor_in_panels<Of, T, 256>, factor_in_panels<Of, T, 512>,
                 factor_by_panels<Of, T, 256, is_wide<T> ? 2 : 4, 1>>;
/// Two rows of complex doubles to a thread do not fit: up to 56 rows they are in shared memory, where they take 0.8 to 0.95 of the time of panels, and from
/// 60 on would take 1.1 times. Without pivots panels are the fastest: two rows would take 3 to 7 times as long, for the compiler chooses between them
/// before it asks whose they are, and spills.
template <template <class> class Of, class T>
using factor_classes = std::conditional_t<
    !has_pivots<Of<T>>, factor_classes_with<Of, T>,
    factor_classes_with<Of, T, std::conditional_t<is_wide<T>, eliminate_in_shared<Of, T, 56, 4>, factor_two_rows<Of, T>>>>;

// ---- gesv ----

/// n ≤ N and few right-hand sides: the factors stay in registers until the system is solved.
template <template <class> class Of, class T, int N, int Threads, int Blocks> struct solve_by_rows {
    using problem = Of<T>;
    static constexpr team_shape shape = {Threads, 128 / Threads, Blocks};
    struct shared_rows {
        pivot_rows<T, Threads, N> pivots;
        int row_at[Threads];
    };
    /// Steps that are unrolled. All 32 of complex numbers, and what solves behind them, are more instructions than the caches for them hold: on an H200,
    /// 20,000 systems took 1.4 to 1.5 times as long (2,000 0.95 times). Others of a period less than N take 1.1 to 1.2 times as long.
    static constexpr int period = is_complex<T> && N == 32 ? 8 : N;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N && p.nrhs <= few_right_sides<N>; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return sizeof(shared_rows); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *memory) const
    {
        shared_rows &shared = *static_cast<shared_rows *>(memory);
        rows_of<T, Threads, 1, N> rows(t, p.n, p.n, p.A, p.lda);
        const bblas_int info = eliminate<has_pivots<problem>, period>(t, p.n, p.n, rows, shared.pivots);
        rows.store(p.n, p.n, p.A, p.lda);
        if constexpr (has_pivots<problem>)
            rows.store_pivots(t, p.n, 1, p.ipiv);
        substitute<has_pivots<problem>, 1>(t, p.n, info == 0 ? p.nrhs : 0, rows, p.B, p.ldb, shared.row_at);
        return info;
    }
};

/// 32 < n and nrhs ≤ 1, two rows to a thread: the warp that has factored the matrix finds the factors in the caches.
template <template <class> class Of, template <class> class Factored, class T>
struct solve_behind_rows : factor_two_rows<Factored, T> {
    using problem = Of<T>;
    using factorization = factor_two_rows<Factored, T>;
    using matrix = typename factorization::problem;
    static constexpr int greatest_order = factorization::greatest_order;
    using quarters = by_warp::quarters<T, greatest_order, false>;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= greatest_order && p.nrhs <= 1; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return max(factorization::shared_bytes(matrix{}), quarters::size(true) * sizeof(T));
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<warp_size> &t, void *shared) const
    {
        const bblas_int info = factorization::operator()(matrix{p.n, p.n, p.A, p.lda, p.ipiv}, t, shared);
        t.sync();
        if (info == 0 && p.nrhs > 0)
            by_warp::getrs_by_quarters<greatest_order>(t, BblasNoTrans, p.n, column_major<const T>(p.A, p.lda), p.ipiv,
                                                       column_major(p.B, p.ldb), static_cast<T *>(shared));
        return info;
    }
};

/// What is larger, or has more right-hand sides, goes to the kernels of getrf and getrs. On an H200 in double, getrs with one right-hand side takes
/// 8 % of getrf's time at n = 128, and would take 18 % at 64.
template <template <class> class Of, class T, class... Between>
using solve_classes_with =
    size_classes<eliminate_by_thread<Of, T, 2, 8>, eliminate_by_thread<Of, T, 4, is_wide<T> ? 3 : 5>,
                 solve_by_rows<Of, T, 8, 8, 8>, solve_by_rows<Of, T, 16, 16, is_wide<T> ? 5 : 6>,
                 solve_by_rows<Of, T, 24, 32, is_wide<T> ? 3 : 4>, solve_by_rows<Of, T, 32, 32, is_wide<T> ? 3 : 4>, Between...,
                 eliminate_in_shared<Of, T, 64, is_wide<T> ? 4 : 5>>;
/// Of gesv or gesv_nopiv, whose first step has the problems `Factored`.
template <template <class> class Of, template <class> class Factored, class T>
using solve_classes =
    std::conditional_t<has_pivots<Of<T>> && !is_wide<T>, solve_classes_with<Of, T, solve_behind_rows<Of, Factored, T>>,
                       solve_classes_with<Of, T>>;

} // namespace bblas

#endif
