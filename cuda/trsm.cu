// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trsm.hpp>

#include <for_each_problem.cuh>

#include "block/small_trsm.hpp"
#include "block/trsm.hpp"
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
template <class T, int N, int Blocks, bool IsForOneSize = false> struct by_small_panels : by_small_panel<T, N, 1, Blocks> {
    using base = by_small_panel<T, N, 1, Blocks>;
    static constexpr bool is_for_one_size = IsForOneSize; // where the next does the same
    static constexpr std::int64_t parts(const problem<T> &p)
    {
        return (right_hand_sides(p) + base::panel::width - 1) / base::panel::width;
    }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<base::shape.threads> &t, void *shared, share part) const
    {
        base::solve(p, t, shared, part);
    }
};

/// Any order: panels of right-hand sides, each for a block.
template <class T> struct by_panels {
    using panel = by_block::panel<T>;
    static constexpr team_shape shape = panel::shape;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &) { return true; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return panel::shared_bytes; }
    static constexpr std::int64_t parts(const problem<T> &p) { return (right_hand_sides(p) + panel::width - 1) / panel::width; }

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

/// On an H100 and an H200, batches of 2,000 and 20,000: in s panels of 80 are 1.15 times as fast as those of 96, in d 0.8 times; in c those of 72 1.5 to 2 times as fast
/// as by_panels, of 80 no faster than that from 73 on, and of 96 0.7 to 0.9 times; in z those of 80 and 96 1.4 to 1.6 and 1.2 times.
template <class T> struct kernels;
template <> struct kernels<float> {
    using T = float;
    using type =
        size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, by_columns<T, 32>, by_small_panels<T, 48, 8>,
                     by_small_panels<T, 64, 8>, by_small_panels<T, 80, 4, true>, by_small_panels<T, 96, 4>, by_panels<T>>;
};
template <> struct kernels<complex<float>> {
    using T = complex<float>;
    using type = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, by_columns<T, 32>, by_small_panels<T, 48, 6>,
                              by_small_panels<T, 64, 4>, by_small_panels<T, 72, 3>, by_panels<T>>;
};
template <> struct kernels<double> {
    using T = double;
    using type = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, by_small_panel<T, 32, 4, 4>,
                              by_small_panels<T, 48, 6>, by_small_panels<T, 64, 6>, by_small_panels<T, 96, 2>, by_panels<T>>;
};
template <> struct kernels<complex<double>> {
    using T = complex<double>;
    using type = size_classes<by_columns<T, 4>, by_columns<T, 8>, by_columns<T, 16>, by_small_panel<T, 32, 1, 6>,
                              by_small_panels<T, 48, 2>, by_small_panels<T, 64, 2>, by_small_panels<T, 80, 1, true>,
                              by_small_panels<T, 96, 1>, by_panels<T>>;
};
template <class T> using classes = typename kernels<T>::type;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::trsm

#include <entries/trsm.inc>
