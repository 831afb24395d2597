// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of getrf and gesv, and of getrf_nopiv and gesv_nopiv, whose problems have no pivots.
#ifndef BBLAS_CUDA_BY_ELIMINATION_HPP
#define BBLAS_CUDA_BY_ELIMINATION_HPP

#include "block/left_looking_lu.hpp"
#include "block/staged_lu.hpp"
#include "block/tiled_lu.hpp"
#include "by_size.hpp"
#include "group/lu.hpp"
#include "lu_rows.hpp"
#include "thread/lu.hpp"

#include <climits>

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

/// Up to so many right-hand sides are solved for with the factorization, n ≤ N. On an H200, with 8 of them getrf and getrs take
/// 0.8 to 1.6 times as long at n = 16 and 32; with n a quarter to 0.8.
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
    /// Order 24 and 32 lose more than others by what they share a launch with: on an H100, with lists 2,000 and 4,000 problems of
    /// LU to 32 have 1.1 to 1.6 and 1.4 to 2.0 times the rate, 1,500 0.7 to 1.0 times; 4,000 to 24 1.0 to 1.5 times.
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

/// n ≤ N, in registers, R rows to a thread; m ≤ N, too, with one row, and m ≤ R × Threads with more.
template <template <class> class Of, class T, int N, int Threads, int Blocks, int R = 1> struct factor_by_rows {
    using problem = Of<T>;
    using shared_rows = pivot_rows<T, Threads, N>;
    static constexpr int most_rows = R > 1 ? R *Threads : N;
    static constexpr team_shape shape = {Threads, Threads <= warp_size ? 128 / Threads : 1, Blocks};

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.m <= most_rows && p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return sizeof(shared_rows); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        rows_of<T, Threads, R, N> rows(t, p.m, p.n, p.A, p.lda);
        const bblas_int info = eliminate<has_pivots<problem>>(t, p.m, p.n, rows, *static_cast<shared_rows *>(shared));
        rows.store(p.m, p.n, p.A, p.lda);
        if constexpr (has_pivots<problem>)
            rows.store_pivots(t, p.m < p.n ? p.m : p.n, 1, p.ipiv);
        return info;
    }
};

template <template <class> class Of, class T, int Threads, int R>
using factor_tall = factor_by_rows<Of, T, 8, Threads, max(1, 12 * warp_size / max(128, Threads)), R>;
/// Up to eight columns of many rows, in batches of one size: others do the same to the last bit. On an H200, with 128 MB and one,
/// four and eight columns, times the rate of these: s 3.3, 2.5 and 2.0 at 32 rows, 3.4, 3.4 and 2.9 at 100, 4.5, 3.7 and 2.7 at
/// 256, 4.5, 4.4 and 3.4 at 1,000; d 1.9, 1.5 and 1.0, 4.2, 3.7 and 2.9, 9.3, 6.2 and 3.4, 4.2, 3.8 and 2.7; c 1.8 and 1.5 with
/// one and four, 4.6, 4.2 and 2.8, 3.5, 2.7 and 1.6, 4.2, 3.8 and 2.5; z 1.9 and 1.3, 4.3, 3.3 and 2.1 at 100, 1.9, 1.7 and 1.3
/// at 1,000. Eight complex columns of 32 rows would have 0.8 to 0.9. 100 problems of 256 rows have 0.85 to 1.5 times the rate.
template <template <class> class Of, class T, int Threads, int R>
struct factor_tall_of_one_size : factor_tall<Of, T, Threads, R> {
    using problem = Of<T>;
    static constexpr bool is_for_one_size = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        return factor_tall<Of, T, Threads, R>::takes(p) && (!is_complex<T> || p.m > 32 || p.n <= 4);
    }
};
template <template <class> class Of, class T, int R, int... Threads>
using tall_of_one_size = size_classes<factor_tall_of_one_size<Of, T, Threads, R>...>;
template <template <class> class Of, class T>
using tall_classes = std::conditional_t<
    !has_pivots<Of<T>>, size_classes<>,
    joined_classes<tall_of_one_size<Of, T, 4, 8, 16, 32>, std::conditional_t<is_wide<T>, tall_of_one_size<Of, T, 4, 64, 128, 256>,
                                                                             tall_of_one_size<Of, T, 8, 32, 64, 128>>>>;
/// Beyond, sweeps divide otherwise, and these are for several sizes, too: s 3.6, 7.6 and 8.3 times their rate at 2,000 rows, d
/// 3.1, 6.5 and 8.7, c 3.2, 6.4 and 7.2, z 0.88, 2.2 and 2.8.
template <template <class> class Of, class T>
using tallest_class =
    class_if<has_pivots<Of<T>>, std::conditional_t<is_wide<T>, factor_tall<Of, T, 512, 4>, factor_tall<Of, T, 256, 8>>>;

/// Order up to which matrices are worked on in shared memory. On an H100 and an H200, d of 128 has 0.7 and, without pivots, 0.54
/// times the rate so, where one matrix has a multiprocessor; without pivots 0.87 to 0.94 at 96, but 1.9 times with 200 matrices.
/// z does not fit at 128, and has 0.93 to 0.97 and 1.24 times the rate at 112. s of 129 to 160 has 1.5 to 1.8 times the rate, and
/// beyond 1.6 to 1.9 with 16 and 128 matrices, 0.96 to 1.09 with 2,000; c 2.3 to 2.6 and 1.2 to 1.3 times.
template <class T, bool IsPivoted>
inline constexpr int most_in_tiles = is_wide<T>       ? 96
                                     : is_complex<T>  ? 160
                                     : sizeof(T) == 4 ? 224
                                     : IsPivoted      ? 112
                                                      : 80;

/// Warps that work on a matrix of up to N rows and columns in shared memory. On an H100, a second one has 0.7 to 1.0 times the
/// rate to order 40 with 256 MB and 1.0 to 1.3 times with 200 matrices, and from 49 on 0.9 to 1.35 and 1.2 to 1.35 times.
template <class T, int N> constexpr int choose_tile_warps()
{
    return N <= (sizeof(T) == 4 ? 48 : 40) ? 1 : N <= 64 ? 2 : N <= 80 ? 3 : N <= 160 ? 4 : 6;
}

/// Blocks of so many problems that fit on a multiprocessor: as many as shared memory has room for, and 96 registers to a thread,
/// or 168; to order 32, of which smaller ones have more room, 80 registers, with which d and c have 1.05 to 1.1 times the rate
/// from 20 to 24 and 0.98 to 1.01 at 32.
template <class T, int N> constexpr int blocks_of_tiles(std::size_t shared_bytes, int warps, int problems)
{
    constexpr int most_warps = is_wide<T> ? 12 : N <= 32 ? 24 : 20;
    const auto most = static_cast<int>((std::size_t{227} << 10) / (problems * shared_bytes + 1024));
    return N <= 32 ? most_warps / (warps * problems) : static_cast<int>(min(most, most_warps / (warps * problems)));
}

/// m, n ≤ N: in shared memory.
template <template <class> class Of, class T, int N> struct factor_in_tiles {
    using problem = Of<T>;
    static constexpr int warps = choose_tile_warps<T, N>();
    static constexpr int threads = warps * warp_size;
    using lu = by_block::tiled_lu<has_pivots<problem>, T, N, threads>;
    static constexpr int problems = N <= 32 && !is_wide<T> ? 4 : 1;
    static constexpr int blocks = blocks_of_tiles<T, N>(lu::shared_bytes(N), warps, problems);
    static constexpr team_shape shape = {threads, problems, blocks};
    /// Those between save shared memory, and are not worth a launch among several sizes, where the next does the same, in
    /// least_shared_bytes, too.
    static constexpr bool is_for_one_size =
        N == 40 || N == 56 || (N == 80 && !is_wide<T> && N < most_in_tiles<T, has_pivots<problem>>);
    static constexpr bool fills_shared_memory = true;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.m <= N && p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p) { return lu::shared_bytes(min(p.n, N)); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<threads> &t, void *shared) const
    {
        return lu::factor(t, p.m, p.n, p.A, p.lda, pivots_of(p), shared);
    }
};

/// The kernel of In for N rows; where that is a warp's, few problems are left to Next, of two warps: with 100 to 700 of 33 to 40
/// rows, on an H200, that has 0.99 to 1.2 times the rate, with 800 to 1,000, for which there is still room, 0.87 to 1.0.
template <template <template <class> class, class, int> class In, template <class> class Of, class T, int N,
          class Next = In<Of, T, (sizeof(T) == 4 ? 64 : 48)>>
using in_some_tiles = std::conditional_t<(N > 32 && choose_tile_warps<T, N>() == 1),
                                         for_many<In<Of, T, N>, Next, Next::shape.blocks / 2>, In<Of, T, N>>;

/// How panels of up to N rows are worked on: rows to a thread, columns, and warps that at least fit on a multiprocessor; and
/// whether all of it is staged in shared memory.
struct panel_choice {
    int rows;
    int cols;
    int warps;
    bool is_staged;
};

/// Measured on an H200. Precisions that the tensor cores do not take gain up to 50 % from twice as many threads with two rows
/// each, to 33 % from 513 rows on; of complex doubles, four do not fit in registers. Staged panels have, with 16, 128 and 2,000
/// matrices of 129 to 512 rows, 1.4 to 1.7, 1.4 to 1.7 and 0.91 to 1.2 times the rate in d, 1.2 to 1.3 in z, 1.03 to 1.17, 1.03
/// to 1.15 and 0.9 to 1.07 in c, but 0.8 to 0.9, 0.8 to 0.9 and 0.9 to 1.1 in s, whose lanes read more then; and 0.85 to 0.98 in
/// sweeps of z, of which 1,024 rows leave no room for more than 8 columns.
template <class T, int N> constexpr panel_choice choose_panels()
{
    if (is_wide<T>)
        return N > 512 ? panel_choice{4, 8, 8, false} : panel_choice{2, 16, 8, true};
    if (is_complex<T>)
        return {2, 16, 16, true};
    if (sizeof(T) == 4)
        return {2, 16, 16, false};
    return N > 512 ? panel_choice{4, 16, 8, false} : panel_choice{2, 32, 8, true};
}

/// m ≤ N: panel after panel.
template <template <class> class Of, class T, int N> struct factor_in_panels {
    using problem = Of<T>;
    static constexpr panel_choice panels = choose_panels<T, N>();
    static constexpr int threads = N / panels.rows;
    static constexpr team_shape shape = {threads, 1, max(panels.warps *warp_size / threads, 1)};
    using lu =
        std::conditional_t<panels.is_staged, by_block::staged_lu<has_pivots<problem>, T, threads, panels.rows, panels.cols>,
                           by_block::left_looking_lu<has_pivots<problem>, T, threads, panels.rows, panels.cols>>;

    static constexpr bool fills_shared_memory =
        N <= 128; // larger ones have 0.85 of the rate in batches to order 512, for want of cache

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.m <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p) { return lu::shared_bytes(min(p.m, N)); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<threads> &t, void *shared) const
    {
        return lu::factor(t, p.m, p.n, p.A, p.lda, pivots_of(p), shared);
    }
};

/// Complex matrices of order 3 and 4 have 0.8 to 1.1 times the rate in one thread, for it takes as long as four do together, and
/// real ones 1.0 to 1.4 times in large batches of an H100.
template <template <class> class Of, class T>
using factor_to_4 = std::conditional_t<is_complex<T>, factor_by_rows<Of, T, 4, 4, 8>, eliminate_by_thread<Of, T, 4, 6>>;

/// The last before the sweep (elimination_sweep.hpp), which on an H200 has 1.70, 1.07 and 0.81 times the rate with 16, 100 and
/// 500 matrices of order 449 in d, 1.65, 0.97 and 0.98 at 513; 1.66, 1.05 and 1.03 at 449 in z; 1.6, 1.37, 0.97 and 1.02 with 16,
/// 60, 400 and 1,500 of order 312 in c; 1.74, 1.49, 1.07 and 1.02 at 480 in s; and where there are half as many columns as rows,
/// or less, 1.15 to 0.5 times.
template <template <class> class Of, class T>
using factor_last_panels = for_few_columns<factor_in_panels<Of, T, 512>, for_type<T>(448, INT_MAX, 304, 448)>;

/// In shared memory, matrices of order 17 to 32 have 1.07 to 1.45 times the rate that they have in registers in d, c and z with
/// 256 MB, 0.93 to 1.45 times with 2,000 and with 200; s with pivots has 0.75 to 0.9 times.
template <template <class> class Of, class T, class... Behind>
using factor_classes_to_32 = joined_classes<
    size_classes<eliminate_by_thread<Of, T, 2, 8>, factor_to_4<Of, T>, factor_by_rows<Of, T, 8, 8, for_type<T>(10, 10, 10, 8)>>,
    size_classes<factor_by_rows<Of, T, 16, 16, for_type<T>(7, 7, 7, 5)>>, tall_classes<Of, T>,
    std::conditional_t<has_pivots<Of<T>> && sizeof(T) == 4,
                       size_classes<factor_by_rows<Of, T, 24, 32, 4>, factor_by_rows<Of, T, 32, 32, 4>>,
                       size_classes<factor_in_tiles<Of, T, 32>>>,
    size_classes<Behind...>>;

template <template <class> class Of, class T, int... N>
using factor_classes_with =
    joined_classes<factor_classes_to_32<Of, T, in_some_tiles<factor_in_tiles, Of, T, N>...>,
                   class_if<(sizeof(T) == 4 || most_in_tiles<T, has_pivots<Of<T>>> < 128), factor_in_panels<Of, T, 128>>,
                   size_classes<factor_in_panels<Of, T, 256>, factor_last_panels<Of, T>>, tallest_class<Of, T>>;
template <template <class> class Of, class T, int... N>
factor_classes_with<Of, T, N...> factor_classes_of(std::integer_sequence<int, N...>);

/// Those of N, which ascend, that are not greater than Most.
template <int Most, class Taken, int... N> struct orders_to {
    using type = Taken;
};
template <int Most, int... Taken, int Next, int... N>
struct orders_to<Most, std::integer_sequence<int, Taken...>, Next, N...>
    : std::conditional_t<(Next > Most), orders_to<Most, std::integer_sequence<int, Taken...>>,
                         orders_to<Most, std::integer_sequence<int, Taken..., Next>, N...>> {
};

/// Those for which there are kernels, to Most. Floats of 33 to 40 and 49 to 56 rows are as fast, or 1.03 times, without their
/// own.
template <class T, int Most>
using tile_orders =
    std::conditional_t<sizeof(T) == 4, orders_to<Most, std::integer_sequence<int>, 48, 64, 80, 96, 112, 128, 160, 192, 224>,
                       orders_to<Most, std::integer_sequence<int>, 40, 48, 56, 64, 80, 96, 112, 128, 160>>;

template <template <class> class Of, class T>
using factor_classes = decltype(factor_classes_of<Of, T>(typename tile_orders<T, most_in_tiles<T, has_pivots<Of<T>>>>::type()));

// ---- gesv ----

/// n ≤ N and few right-hand sides: the factors stay in registers until the system is solved.
template <template <class> class Of, class T, int N, int Threads, int Blocks> struct solve_by_rows {
    using problem = Of<T>;
    static constexpr team_shape shape = {Threads, 128 / Threads, Blocks};
    /// The first right-hand side is one, where it gains time: at 32 it does not, and complex doubles to 8 rows would take 1.3
    /// times as long.
    static constexpr int columns = N < 32 && !(is_wide<T> && N == 8) ? N + 1 : N;
    struct shared_rows {
        pivot_rows<T, Threads, columns> pivots;
        int row_at[Threads];
    };

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N && p.nrhs <= few_right_sides<N>; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return sizeof(shared_rows); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *memory) const
    {
        shared_rows &shared = *static_cast<shared_rows *>(memory);
        rows_of<T, Threads, 1, columns> rows(t, p.n, p.n, p.A, p.lda);
        if (columns > N)
            rows.a[0][columns - 1] = t.rank < p.n && p.nrhs > 0 ? p.B[t.rank] : T(0);
        const bblas_int info = eliminate<has_pivots<problem>>(t, p.n, p.n, rows, shared.pivots);
        rows.store(p.n, p.n, p.A, p.lda);
        if constexpr (has_pivots<problem>)
            rows.store_pivots(t, p.n, 1, p.ipiv);
        substitute<has_pivots<problem>, N>(t, p.n, info == 0 ? p.nrhs : 0, rows, p.B, p.ldb, shared.row_at);
        return info;
    }
};

/// n ≤ N and few right-hand sides: in shared memory, where right-hand sides are columns more.
template <template <class> class Of, class T, int N> struct solve_in_tiles {
    using problem = Of<T>;
    using factors = factor_in_tiles<Of, T, N>;
    static constexpr int sides = 8;
    static constexpr int threads = factors::threads;
    using lu = by_block::tiled_lu<has_pivots<problem>, T, N, threads, sides>;
    static constexpr int problems = N <= 32 && !is_wide<T> ? 2 : 1;
    static constexpr int blocks = blocks_of_tiles<T, N>(lu::shared_bytes(N + 1), factors::warps, problems);
    static constexpr team_shape shape = {threads, problems, blocks};
    static constexpr bool is_for_one_size = factors::is_for_one_size;
    static constexpr bool fills_shared_memory = true;

    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N && p.nrhs <= sides; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return lu::shared_bytes(min(p.n, N) + min(p.nrhs, sides));
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<threads> &t, void *shared) const
    {
        return lu::solve(t, p.n, p.nrhs, p.A, p.lda, pivots_of(p), p.B, p.ldb, shared);
    }
};

/// What is larger, or has more right-hand sides, goes to the kernels of getrf and getrs. On an H200, kernels that do both in
/// shared memory have, with 256 MB, 2,000 and 200 systems, 1.0 to 1.4, 1.03 to 1.4 and 1.2 to 1.5 times the rate of these from 33
/// on, but 0.92 to 0.96, 0.92 and 1.3 times at 80 in d and c, where one block less has room, and 0.66, 0.7 and 0.84 times at 80
/// in z, where it is left to them. From 17 to 32 they have 1.03 to 1.76, 0.93 to 1.94 and 0.9 to 1.9 times the rate of registers.
template <template <class> class Of, class T>
using solve_classes = joined_classes<
    size_classes<eliminate_by_thread<Of, T, 2, 8>, eliminate_by_thread<Of, T, 4, is_wide<T> ? 3 : 5>,
                 solve_by_rows<Of, T, 8, 8, for_type<T>(8, 8, 9, 8)>, solve_by_rows<Of, T, 16, 16, for_type<T>(6, 6, 7, 5)>>,
    std::conditional_t<has_pivots<Of<T>> && sizeof(T) == 4,
                       size_classes<solve_by_rows<Of, T, 24, 32, 4>, solve_by_rows<Of, T, 32, 32, 5>>,
                       size_classes<solve_in_tiles<Of, T, 32>>>,
    class_if<sizeof(T) != 4, in_some_tiles<solve_in_tiles, Of, T, 40>>, size_classes<in_some_tiles<solve_in_tiles, Of, T, 48>>,
    class_if<sizeof(T) != 4, solve_in_tiles<Of, T, 56>>, size_classes<solve_in_tiles<Of, T, 64>, solve_in_tiles<Of, T, 72>>,
    class_if<!is_wide<T>, solve_in_tiles<Of, T, 96>>>;

} // namespace bblas

#endif
