// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/orgqr.hpp>

#include <for_each_problem.cuh>

#include "by_reflectors.hpp"
#include "reflector_sweep.hpp"
#include "warp/tall_tile.hpp"

namespace bblas::orgqr {

/// m ≤ Threads × Rows, n ≤ 8: Rows rows to a thread.
template <class T, int Threads, int Rows = by_warp::tall_rows<T>> struct tall {
    static constexpr int N = 8;
    using tile = by_warp::tall_tile<T, Threads, Rows, N>;
    static constexpr int block = max(64, Threads);
    static constexpr team_shape shape = {Threads, block / Threads, by_warp::blocks_of_tall(block)};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= tile::most_rows && p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return 2 * tile::shown * sizeof(T); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        T *const shown = static_cast<T *>(shared);
        tile Q;
        Q.orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, [=](int j) { return shown + j % 2 * tile::shown; });
        return 0;
    }
};

template <class T> struct as_product {
    using problem = orgqr::problem<T>;

    static constexpr bool is_in_place = true;
    template <int Threads>
    using narrow = size_classes<std::conditional_t<sizeof(T) == 4 && Threads == 256, tall<T, 128, 16>, tall<T, Threads>>>;
    BBLAS_HOST_DEVICE static constexpr int order(const problem &p) { return p.m; }

    template <int N> BBLAS_DEVICE static void by_columns(const team<N> &t, const problem &p, by_warp::column_reflector<N, T> by)
    {
        by_warp::orgqr(t, p.m, p.n, p.k, column_major(p.A, p.lda), p.tau, by);
    }
    template <class Reflectors, int Threads>
    BBLAS_DEVICE static void in_panels(const team<Threads> &t, const problem &p, void *shared, share)
    {
        if (p.m > 0 && p.n > 0)
            Reflectors(t, p.m, p.k, p.A, p.lda, p.tau, shared).make(p.n, column_major(p.A, p.lda));
    }
};

/// Q of any order: block reflectors from the last to the first, each applied to the columns behind its own, which it makes then.
template <class T> struct sweep {
    using reflectors = swept_reflectors<T>;
    static constexpr int width = reflectors::width;
    static constexpr sweep_bytes workspace = reflectors::workspace;

    /// Where there are no reflectors, the identity has to be made.
    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem<T> &p) { return static_cast<bblas_int>(max(p.k, p.n > 0)); }
    BBLAS_DEVICE static int first(const problem<T> &p, const swept &at)
    {
        return static_cast<int>(max(0, p.k - 1) / width * width - at.begin);
    }
    BBLAS_DEVICE static int cols(const problem<T> &p, const swept &at)
    {
        return static_cast<int>(min(width, p.k - first(p, at)));
    }
    BBLAS_DEVICE static matrix_view<T> panel(const problem<T> &p, const swept &at)
    {
        return column_major(p.A, p.lda).from(first(p, at), first(p, at));
    }
    BBLAS_DEVICE static reflectors H(const problem<T> &p, const swept &at)
    {
        return {at, p.m - first(p, at), cols(p, at), panel(p, at), p.tau + first(p, at)};
    }

    struct prepare : reflectors::kernel {
        BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t,
                                          void *shared) const
        {
            const reflectors of_panel = H(p, at);
            of_panel.prepare(t, shared);
            of_panel.prepare_columns(t, shared);
            return 0;
        }
    };

    /// Columns that have no reflectors of their own are the identity's at first.
    struct apply : reflectors::kernel {
        static std::int64_t parts(const problem<T> &bounds, int) { return reflectors::strips(bounds.n); }
        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t, void *shared,
                                     share part) const
        {
            const int behind = first(p, at) + cols(p, at);
            if (at.begin == 0)
                for (std::int64_t col = p.k + std::int64_t{width} * part.number; col < p.n;
                     col += std::int64_t{width} * part.count)
                    set_elements(t, BblasGeneral, p.m, min(width, p.n - col), column_major(p.A, p.lda).from(0, col),
                                 [=](std::int64_t i, std::int64_t j) { return T(i == col + j ? 1 : 0); });
            t.sync();
            H(p, at).apply(t, false, false, p.n - behind, panel(p, at).from(0, cols(p, at)), shared, part);
        }
    };

    struct make : reflectors::kernel {
        static std::int64_t parts(const problem<T> &bounds, int) { return reflectors::strips(bounds.m); }
        BBLAS_DEVICE void operator()(const problem<T> &p, const swept &at, const typename reflectors::team_of_it &t, void *shared,
                                     share part) const
        {
            const int above = first(p, at);
            for (int row = width * part.number; row < above; row += width * part.count)
                set_elements(t, BblasGeneral, min(width, above - row), cols(p, at), column_major(p.A, p.lda).from(row, above),
                             [](std::int64_t, std::int64_t) { return T(0); });
            H(p, at).make(t, panel(p, at), shared, part);
        }
    };

    using passes = std::tuple<pass<prepare, apply, make>>;
};

template <class T> using classes = reflector_classes<T, as_product<T>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::orgqr

#include <entries/orgqr.inc>
