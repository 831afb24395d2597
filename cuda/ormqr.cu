// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/ormqr.hpp>

#include <for_each_problem.cuh>

#include "by_reflectors.hpp"
#include "reflector_sweep.hpp"
#include "warp/tall_tile.hpp"

namespace bblas::ormqr {

/// Q of an order up to Threads × Rows, C of up to 8 columns (where Q is on the right, rows), of which 4 come at once. On an H200,
/// with 256 MB, from 33 to 1,000 rows, eight reflectors have 1.1 to 17 times the rate of panels.
template <class T, int Threads, int Rows> struct tall {
    static constexpr int N = 4;
    using tile = by_warp::tall_tile<T, Threads, Rows, N>;
    static constexpr int block = max(64, Threads);
    static constexpr team_shape shape = {Threads, block / Threads, by_warp::blocks_of_tall(block)};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.side == BblasLeft ? p.m <= tile::most_rows && p.n <= 2 * N : p.n <= tile::most_rows && p.m <= 2 * N;
    }
    /// Each step waits for sums, so that block reflectors are faster where there are many: with as many as rows, to 500, four
    /// columns have 0.5 to 2.3 times their rate, eight 0.25 to 1.2.
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem<T> &p)
    {
        const int cols = p.side == BblasLeft ? p.n : p.m;
        return p.k > (cols > N ? 16 : sizeof(T) == 16 ? 64 : 128);
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return 2 * tile::shown * sizeof(T); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> B = column_major(p.C, p.ldc), C = is_left ? B : B.transpose(); // C Q = (Qᵀ Cᵀ)ᵀ
        const int order = is_left ? p.m : p.n, cols = is_left ? p.n : p.m, end = t.greatest_in_warp(cols);
        T *const shown = static_cast<T *>(shared);
#pragma unroll 1
        for (int col = 0; col < end; col += N) {
            tile panel;
            panel.ormqr(t, (p.trans != BblasNoTrans) == is_left, !is_left, p.trans != BblasNoTrans, order, cols - col,
                        col < cols ? p.k : 0, column_major<const T>(p.A, p.lda), p.tau, C.from(0, col),
                        [=](int step) { return shown + step % 2 * tile::shown; });
            t.sync(); // all have read what is shown
        }
        return 0;
    }
};

template <class T> struct as_product {
    using problem = ormqr::problem<T>;

    static constexpr bool is_in_place = false;
    template <int Threads>
    using narrow = std::conditional_t<
        Threads == 16, size_classes<std::conditional_t<sizeof(T) < 16, tall<T, 32, 8>, tall<T, 64, 4>>>,
        class_if<Threads == 64, std::conditional_t<sizeof(T) < 16, tall<T, 128, sizeof(T) == 4 ? 16 : 8>, tall<T, 256, 4>>>>;
    BBLAS_HOST_DEVICE static constexpr int order(const problem &p) { return p.side == BblasLeft ? p.m : p.n; }
    BBLAS_HOST_DEVICE static constexpr int columns(const problem &p) { return p.side == BblasLeft ? p.n : p.m; }

    template <int N> BBLAS_DEVICE static void by_columns(const team<N> &t, const problem &p, by_warp::column_reflector<N, T> by)
    {
        by_warp::ormqr(t, p.side, p.trans, p.m, p.n, p.k, column_major<const T>(p.A, p.lda), p.tau, column_major(p.C, p.ldc), by);
    }
    template <class Reflectors, int Threads>
    BBLAS_DEVICE static void in_panels(const team<Threads> &t, const problem &p, void *shared, share part)
    {
        if (p.m == 0 || p.n == 0 || p.k == 0)
            return;
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> C = column_major(p.C, p.ldc);
        Reflectors(t, order(p), p.k, p.A, p.lda, p.tau, shared)
            .multiply((p.trans != BblasNoTrans) == is_left, columns(p), is_left ? C : C.adjoint(), part); // C Q = (Qᴴ Cᴴ)ᴴ
    }
};

/// Q of any order: block reflectors from the first to the last, or back.
template <class T> struct sweep {
    using reflectors = swept_reflectors<T>;
    using as = as_product<T>;
    static constexpr int width = reflectors::width;
    static constexpr sweep_bytes workspace = reflectors::workspace;

    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem<T> &p) { return p.k; }
    BBLAS_DEVICE static bool is_adjoint(const problem<T> &p) { return (p.trans != BblasNoTrans) == (p.side == BblasLeft); }
    BBLAS_DEVICE static int first(const problem<T> &p, const swept &at)
    {
        return is_adjoint(p) ? at.begin : (p.k - 1) / width * width - at.begin;
    }
    BBLAS_DEVICE static reflectors H(const problem<T> &p, const swept &at)
    {
        const int begin = first(p, at);
        return {at, as::order(p) - begin, static_cast<int>(min(width, p.k - begin)),
                column_major<const T>(p.A, p.lda).from(begin, begin), p.tau + begin};
    }

    struct prepare : reflectors::kernel {
        BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t,
                                          void *shared) const
        {
            if (as::columns(p) > 0)
                H(p, at).prepare(t, shared);
            return 0;
        }
    };

    struct apply : reflectors::kernel {
        static std::int64_t parts(const problem<T> &bounds, int) { return reflectors::strips(as::columns(bounds)); }
        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t, void *shared,
                                     share part) const
        {
            const bool is_left = p.side == BblasLeft;
            const matrix_view<T> C = column_major(p.C, p.ldc); // conj(C Q)ᵀ = Qᴴ conj(C)ᵀ
            H(p, at).apply(t, is_adjoint(p), !is_left, as::columns(p), (is_left ? C : C.transpose()).from(first(p, at), 0),
                           shared, part);
        }
    };

    using passes = std::tuple<pass<prepare, apply>>;
};

template <class T> using classes = reflector_classes<T, as_product<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::ormqr

#include <entries/ormqr.inc>
