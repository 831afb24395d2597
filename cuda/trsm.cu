// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trsm.hpp>

#include <for_each_problem.cuh>

#include "block/small_trsm.hpp"
#include "block/solve.hpp"
#include "block/trsm.hpp"
#include "by_product.hpp"
#include "group/triangular.hpp"
#include "warp/trsm.hpp"

namespace bblas::trsm {

template <class T> BBLAS_HOST_DEVICE constexpr std::int64_t order(const problem<T> &p)
{
    return p.side == BblasLeft ? p.m : p.n;
}
template <class T> BBLAS_HOST_DEVICE constexpr std::int64_t right_hand_sides(const problem<T> &p)
{
    return p.side == BblasLeft ? p.n : p.m;
}

/// With so many of them, from `first` on.
template <class T>
BBLAS_HOST_DEVICE constexpr problem<T> with_right_hand_sides(problem<T> p, std::int64_t first, std::int64_t count)
{
    const bool is_left = p.side == BblasLeft;
    p.B += first * (is_left ? p.ldb : 1);
    (is_left ? p.n : p.m) = static_cast<bblas_int>(count);
    return p;
}

/// Order ≤ N: a right-hand side to a thread.
template <class T, int N> struct by_columns : by_warp::column_kernel<problem<T>, by_warp::column_solver<N, T>> {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return order(p) <= N; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        const by_warp::column_solver<N, T> by(shared);
        const by_group::lower_problem<T> q(p.side, p.uplo, p.transa, p.diag, p.m, p.n, column_major(p.A, p.lda),
                                           column_major(p.B, p.ldb));
        const bool is_left = p.side == BblasLeft;
        const int n = static_cast<int>(q.order);
        const bool is_used = p.alpha != T(0) && q.n > 0; // with alpha = 0, A and B are not read (rule E7)
        by.factors.load(t, p.diag == BblasUnit, is_used ? n : 0, q.M, is_left == (p.transa == BblasNoTrans), by.tile);
        const int most = t.greatest_in_warp(static_cast<int>(q.n));
        for (int first = 0; first < most; first += N) {
            const int here = static_cast<int>(max(0, min(N, q.n - first)));
            by_warp::solve_columns(t, n, here, p.alpha, by.factors, q.X.from(0, first), is_left, by.tile);
        }
        return 0;
    }
};

/// Order ≤ Most and few right-hand sides: tiles to the warps of a block.
template <class T, int Most, class Triangle = by_block::streamed_triangle<T, Most, by_block::one_or_few>> struct by_tiles {
    using tiles = typename Triangle::tiles;
    using Count = by_block::one_or_few;
    static constexpr int most_sides = Count::most<T>(Most);
    static constexpr team_shape shape = Triangle::shape;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return order(p) <= Most && right_hand_sides(p) <= most_sides;
    }
    static bool is_idle_within(const problem<T> &bounds) { return order(bounds) <= Triangle::others; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const std::int64_t n = min(order(p), Most); // bounds may be those of larger problems
        return by_block::solve_bytes<T, tiles>(static_cast<int>(n), Count(min(right_hand_sides(p), most_sides)), false);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        if (p.m == 0 || p.n == 0)
            return 0;
        if (p.alpha == T(0)) { // A and B are not read (rule E7)
            set_elements(t, BblasGeneral, p.m, p.n, column_major(p.B, p.ldb), [](std::int64_t, std::int64_t) { return T(0); });
            return 0;
        }
        const by_group::lower_problem<T> q(p.side, p.uplo, p.transa, p.diag, p.m, p.n, column_major(p.A, p.lda),
                                           column_major(p.B, p.ldb));
        const bool is_unit = by_block::same_in_warp(t, p.diag == BblasUnit), is_left = p.side == BblasLeft;
        by_block::trsm<tiles>(t, is_unit, static_cast<int>(q.order), Count(q.n), p.alpha, q.M,
                              is_left == (p.transa == BblasNoTrans), q.X, static_cast<T *>(shared));
        return 0;
    }
};

/// Order ≤ 32: one tile, which is the triangle.
template <class T> using in_shared_memory = by_tiles<T, warp_size, by_block::whole_triangle<T, by_block::one_or_few>>;

/// Order ≤ N: all of it in registers and shared memory.
template <class T, int N, int Problems, int Blocks> struct by_small_panel {
    using panel = by_block::small_panel<T, N>;
    static constexpr team_shape shape = {panel::threads, Problems, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return order(p) <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return panel::shared_bytes; }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<shape.threads> &t, void *shared) const
    {
        solve(p, t, shared, {0, 1});
        return 0;
    }

  protected:
    BBLAS_DEVICE static void solve(const problem<T> &p, const team<shape.threads> &t, void *shared, share part)
    {
        if (p.m == 0 || p.n == 0)
            return;
        const by_group::lower_problem<T> q(p.side, p.uplo, p.transa, p.diag, p.m, p.n, column_major(p.A, p.lda),
                                           column_major(p.B, p.ldb));
        if (p.alpha != T(0))
            panel::solve(t, p.diag == BblasUnit, static_cast<int>(q.order), q.n, p.alpha, q.M, q.X, shared, part);
        else if (part.number == 0) // A and B are not read (rule E7)
            set_elements(t, BblasGeneral, p.m, p.n, column_major(p.B, p.ldb), [](std::int64_t, std::int64_t) { return T(0); });
    }
};

/// The same with a block for each panel of right-hand sides.
template <class T, int N, int Blocks> struct by_small_panels : by_small_panel<T, N, 1, Blocks> {
    using base = by_small_panel<T, N, 1, Blocks>;
    static constexpr std::int64_t parts(const problem<T> &p)
    {
        return (right_hand_sides(p) + base::panel::width - 1) / base::panel::width;
    }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<base::shape.threads> &t, void *shared, share part) const
    {
        base::solve(p, t, shared, part);
    }
};

/// Panels of right-hand sides.
template <class T, int Width, int Most> struct by_panels : by_block::panel_kernel<T, Width, Most, problem<T>> {
    using typename by_block::panel_kernel<T, Width, Most, problem<T>>::panel;
    using by_block::panel_kernel<T, Width, Most, problem<T>>::shape;
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return panel::shared_bytes; }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<shape.threads> &t, void *shared, share part) const
    {
        if (p.m == 0 || p.n == 0)
            return;
        const by_group::lower_problem<T> q(p.side, p.uplo, p.transa, p.diag, p.m, p.n, column_major(p.A, p.lda),
                                           column_major(p.B, p.ldb));
        const int n = static_cast<int>(q.order);
        for (std::int64_t first = std::int64_t{panel::width} * part.number; first < q.n;
             first += std::int64_t{panel::width} * part.count) {
            const int here = static_cast<int>(min(panel::width, q.n - first));
            const matrix_view<T> X = q.X.from(0, first);
            if (p.alpha == T(0)) // A and B are not read (rule E7)
                set_elements(t, BblasGeneral, n, here, X, [](std::int64_t, std::int64_t) { return T(0); });
            else
                panel::solve(t, p.diag == BblasUnit, n, here, p.alpha, q.M, X, shared);
        }
    }
};

/// The others: rows after rows, from which the product of all that is solved for is subtracted first.
template <class T> struct sweep {
    static constexpr int width = 128;
    static constexpr sweep_bytes workspace = {0, 0};
    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem<T> &p) { return static_cast<bblas_int>(order(p)); }

    /// The problem as one of a triangle on the left, which is upper where rows are solved for from the last on, and its rows.
    struct step {
        bool is_reversed;
        int solved; ///< rows that have been solved for
        int first_solved;
        int rows; ///< of the step
        int first;
        matrix_view<const T> M;
        matrix_view<T> X;

        /// The first step is the one that may have less rows than others.
        BBLAS_DEVICE step(const problem<T> &p, int begin)
        {
            const by_group::lower_problem<T> q(p.side, p.uplo, p.transa, p.diag, p.m, p.n, column_major(p.A, p.lda),
                                               column_major(p.B, p.ldb));
            is_reversed = q.is_reversed;
            solved = first_of_panel<width>(q.order, begin);
            rows = first_of_panel<width>(q.order, begin + width) - solved;
            first = static_cast<int>(is_reversed ? q.order - solved - rows : solved);
            first_solved = is_reversed ? first + rows : 0;
            M = is_reversed ? q.M.reversed(q.order) : q.M;
            X = is_reversed ? q.X.rows_reversed(q.order) : q.X;
        }
    };

    struct update : large_product<T> {
        using typename large_product<T>::product;
        using large_product<T>::shape;
        static std::int64_t parts(const problem<T> &bounds, int begin)
        {
            if (begin == 0)
                return 0;
            const std::int64_t n = right_hand_sides(bounds);
            return bounds.side == BblasLeft ? product::tiles(BblasGeneral, width, n) : product::tiles(BblasGeneral, n, width);
        }

        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const team<shape.threads> &t, void *shared,
                                     share part) const
        {
            if (p.alpha == T(0))
                return;
            const step now(p, at.begin);
            product::run(t, BblasGeneral, now.rows, static_cast<int>(right_hand_sides(p)), now.solved,
                         now.M.from(now.first, now.first_solved), now.X.from(now.first_solved, 0), now.X.from(now.first, 0),
                         by_block::update<T, T>{T(-1), p.alpha}, shared, part);
        }
    };

    struct solve {
        using panel = by_block::panel<T>;
        static constexpr team_shape shape = panel::shape;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return panel::shared_bytes; }
        static std::int64_t parts(const problem<T> &bounds, int)
        {
            return max(1, (right_hand_sides(bounds) + panel::width - 1) / panel::width);
        }

        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const team<shape.threads> &t, void *shared,
                                     share part) const
        {
            const step now(p, at.begin);
            const matrix_view<const T> square = now.M.from(now.first, now.first);
            const matrix_view<T> all = now.X.from(now.first, 0);
            for (std::int64_t col = std::int64_t{panel::width} * part.number; col < right_hand_sides(p);
                 col += std::int64_t{panel::width} * part.count) {
                const int cols = static_cast<int>(min(panel::width, right_hand_sides(p) - col));
                const matrix_view<T> X = all.from(0, col);
                if (p.alpha == T(0)) // A and B are not read (rule E7)
                    set_elements(t, BblasGeneral, now.rows, cols, X, [](std::int64_t, std::int64_t) { return T(0); });
                else
                    panel::solve(t, p.diag == BblasUnit, now.rows, cols, at.begin > 0 ? T(1) : p.alpha,
                                 now.is_reversed ? square.reversed(now.rows) : square,
                                 now.is_reversed ? X.rows_reversed(now.rows) : X, shared);
            }
        }
    };

    using passes = std::tuple<pass<update, solve>>;
};

/// On an H200, panels of c from 17 to 32 are 1.1 to 1.3 times as fast as columns with 2,000 matrices, 1.2 to 1.5 times with 256
/// MB, of s 0.75 to 1.0 times; in c, 3 blocks in place of 4 have 0.92 to 1.02 and 1.02 to 1.09 of the rate. On an H100 and an
/// H200, batches of 2,000 and 20,000: in s panels of 80 are 1.15 times as fast as those of 96, in d 0.8 times; in c those of
/// 72 1.5 to 2 times as fast as by_panels, of 80 no faster than that from 73 on, and of 96 0.7 to 0.9 times; in z those of 80 and
/// 96 1.4 to 1.6 and 1.2 times. On an H100, sweeps of 16, 100 and 500 matrices are 1.8, 1.08, 1.16 times as fast at 384 in
/// s, and 1.07, 1.10, 1.06 at 320 in z; at 320 s has 0.93, and d from 257 to 1,000 0.73 to 1.16. On an H200, of c with 16, 60,
/// 150, 400 and 1,500 matrices 1.26, 0.98, 1.03, 1.11, 1.08 at 193, 1.28, 0.97, 1.15, 1.14, 1.09 at 256, 1.07, 1.22, 1.22, 1.12,
/// 1.12 at 320, and with 33 to 500 right-hand sides 0.95 to 1.55.
template <class T> struct kernels;
template <> struct kernels<float> {
    using T = float;
    using to_32_rows = size_classes<by_columns<T, 32>>;
    using small_panels = size_classes<by_small_panels<T, 48, 8>, by_small_panels<T, 64, 8>,
                                      for_one_size<by_small_panels<T, 80, 4>>, by_small_panels<T, 96, 4>>;
    static constexpr int most_in_panels = 320;
};
template <> struct kernels<complex<float>> {
    using T = complex<float>;
    using to_32_rows = size_classes<in_shared_memory<T>, by_small_panel<T, 32, 4, 4>>;
    using small_panels = size_classes<by_small_panels<T, 48, 4>, by_small_panels<T, 64, 4>, by_small_panels<T, 72, 3>>;
    static constexpr int most_in_panels = 192;
};
template <> struct kernels<double> {
    using T = double;
    using to_32_rows = size_classes<by_small_panel<T, 32, 2, 8>>;
    using small_panels = size_classes<by_small_panels<T, 48, 6>, by_small_panels<T, 64, 6>, by_small_panels<T, 96, 2>>;
    static constexpr int most_in_panels = 1024;
};
template <> struct kernels<complex<double>> {
    using T = complex<double>;
    using to_32_rows = size_classes<in_shared_memory<T>, by_small_panel<T, 32, 1, 6>>;
    using small_panels = size_classes<by_small_panels<T, 48, 2>, by_small_panels<T, 64, 2>,
                                      for_one_size<by_small_panels<T, 80, 1>>, by_small_panels<T, 96, 1>>;
    static constexpr int most_in_panels = 256;
};
template <class T>
using classes =
    joined_classes<size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>>, typename kernels<T>::to_32_rows,
                   size_classes<by_tiles<T, 128>, by_tiles<T, 4096>, by_block::in_lots<by_tiles<T, 4096>, problem<T>>>,
                   typename kernels<T>::small_panels, by_block::narrow_panels<by_panels, T>,
                   size_classes<by_panels<T, 64, kernels<T>::most_in_panels>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::trsm

#include <entries/trsm.inc>
