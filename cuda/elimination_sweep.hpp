// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// How getrf and getrf_nopiv go through large matrices.
#ifndef BBLAS_CUDA_ELIMINATION_SWEEP_HPP
#define BBLAS_CUDA_ELIMINATION_SWEEP_HPP

#include "block/interchanges.hpp"
#include "block/trsm.hpp"
#include "by_elimination.hpp"
#include "by_product.hpp"
#include "sweep.hpp"

namespace bblas {

/// Right-looking: each panel of columns, once it is factored, is applied to all behind it.
template <template <class> class Of, class T> struct elimination_sweep {
    using problem = Of<T>;
    static constexpr bool is_pivoted = has_pivots<problem>;
    static constexpr int width = 128;
    BBLAS_HOST_DEVICE static constexpr bblas_int end(const problem &p) { return static_cast<bblas_int>(min(p.m, p.n)); }
    static constexpr sweep_bytes workspace = {0, 0};

    BBLAS_DEVICE static matrix_view<T> from(const problem &p, int row, int col)
    {
        return column_major(p.A, p.lda).from(row, col);
    }
    /// The panel's first column, and those that it has.
    BBLAS_HOST_DEVICE static constexpr int first(const problem &p, int begin) { return first_of_panel<width>(end(p), begin); }
    BBLAS_HOST_DEVICE static constexpr int cols(const problem &p, int begin) { return first(p, begin + width) - first(p, begin); }
    /// Those of them that have been eliminated with. Without interchanges, none are behind a zero.
    BBLAS_DEVICE static int eliminated(const problem &p, const swept &at)
    {
        const int count = cols(p, at.begin);
        return static_cast<int>(is_pivoted || !at.info ? count : max(0, min(count, at.info - 1 - first(p, at.begin))));
    }

    /// Up to `most` rows in registers.
    struct factor {
        static constexpr int most = 1024;
        using panel = factor_in_panels<Of, T, most>;
        static constexpr team_shape shape = panel::shape;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &bounds) { return panel::shared_bytes(bounds); }

        BBLAS_DEVICE bblas_int operator()(const problem &p, const swept &at, const team<shape.threads> &t, void *shared) const
        {
            if (!is_pivoted && at.info)
                return at.info;
            const int begin = first(p, at.begin);
            problem q = p;
            q.m -= begin;
            q.n = cols(p, at.begin);
            q.A = from(p, begin, begin).first;
            if constexpr (is_pivoted)
                q.ipiv += begin;
            const bool fits = panel::takes(q) && panel::shared_bytes(q) <= at.most_shared;
            const bblas_int info = fits ? panel()(q, t, shared) : factor_in_group<T>()(q, t, nullptr);
            t.sync();
            if constexpr (is_pivoted)
                for (int k = t.rank; k < q.n; k += shape.threads)
                    q.ipiv[k] += begin;
            return at.info || !info ? at.info : begin + info;
        }
    };

    /// Interchanges rows to the left and right of the panel, and solves for rows of U to its right.
    struct solve {
        using panel = by_block::panel<T>;
        using rows = by_block::interchanges<panel::shape.threads, width>;
        static constexpr team_shape shape = panel::shape;
        BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
        {
            return max(panel::shared_bytes, sizeof(typename rows::storage));
        }
        /// Strips of columns on the panel's left, and on its right.
        BBLAS_HOST_DEVICE static constexpr std::int64_t left(const problem &p, int begin)
        {
            return is_pivoted ? (first(p, begin) + panel::width - 1) / panel::width : 0;
        }
        BBLAS_HOST_DEVICE static constexpr std::int64_t right(const problem &p, int begin)
        {
            return (p.n - first(p, begin + width) + panel::width - 1) / panel::width;
        }
        /// Where the bounds have nothing on the right, a problem of less rows may.
        static std::int64_t parts(const problem &bounds, int begin) { return max(1, left(bounds, begin) + right(bounds, begin)); }

        BBLAS_DEVICE void operator()(const problem &p, const swept &at, const team<shape.threads> &t, void *shared,
                                     share part) const
        {
            const int begin = first(p, at.begin), count = cols(p, at.begin), order = eliminated(p, at);
            const std::int64_t left_strips = left(p, at.begin), strips = left_strips + right(p, at.begin);
            if (part.number >= strips || order == 0)
                return;
            const auto strip = [&](std::int64_t number) {
                return static_cast<int>(panel::width * (number < left_strips ? number : number - left_strips) +
                                        (number < left_strips ? 0 : begin + count));
            };
            if constexpr (is_pivoted) {
                const rows moving(
                    t, count, [=](int k) { return static_cast<int>(p.ipiv[begin + k] - 1 - begin); },
                    *static_cast<typename rows::storage *>(shared));
                for (std::int64_t number = part.number; number < strips; number += part.count) {
                    const int col = strip(number);
                    moving.move(min(panel::width, (col < begin ? begin : p.n) - col), from(p, begin, col));
                }
            }
            for (std::int64_t number = part.number; number < strips; number += part.count)
                if (const int col = strip(number); col >= begin)
                    panel::solve(t, true, order, static_cast<int>(min(panel::width, p.n - col)), T(1), from(p, begin, begin),
                                 from(p, begin, col), shared);
        }
    };

    /// Subtracts the product of the panel, below its square, and the rows of U.
    struct update : large_product<T> {
        using typename large_product<T>::product;
        using large_product<T>::shape;
        static std::int64_t parts(const problem &bounds, int begin)
        {
            const int next = first(bounds, begin + width);
            return product::tiles(BblasGeneral, bounds.m - next, bounds.n - next);
        }

        BBLAS_DEVICE void operator()(const problem &p, const swept &at, const team<shape.threads> &t, void *shared,
                                     share part) const
        {
            const int begin = first(p, at.begin), next = first(p, at.begin + width), order = eliminated(p, at);
            if (order > 0)
                product::run(t, BblasGeneral, p.m - next, p.n - next, order, from(p, next, begin), from(p, begin, next),
                             from(p, next, next), by_block::update<T, T>{T(-1), T(1)}, shared, part);
        }
    };

    using passes = std::tuple<pass<factor, solve, update>>;
};

} // namespace bblas

#endif
