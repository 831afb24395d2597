// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products with Q of a QR factorization, by a team of several warps, to which reflectors come again and again.
#ifndef BBLAS_CUDA_BLOCK_STREAMED_REFLECTORS_HPP
#define BBLAS_CUDA_BLOCK_STREAMED_REFLECTORS_HPP

#include "reflected_panel.hpp"

#include <by_size.hpp>

namespace bblas::by_block {

/// The factor that Q is multiplied with, in global memory.
template <class T> struct other_factor {
    matrix_view<T> X;
    int cols;
    int step; ///< from the first column of a panel to that of the block's next
};

/// Q of an order up to M, as blocks of 16 reflectors. The other factor comes in panels of 16 columns, which the warps have in
/// registers until all of Q has been applied.
template <class T, int M, int Threads> class streamed_reflectors : reflected_panel<const T, M, Threads, true, other_factor<T>> {
    using base = reflected_panel<const T, M, Threads, true, other_factor<T>>;
    using base::lane, base::shared, base::t, base::warps, base::width;
    using typename base::panel, typename base::panel_of, typename base::sum, typename base::W;

  public:
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int m) { return base::bytes_for((m + width - 1) / width); }

    /// Of order m ≤ M, k reflectors as LAPACK holds them. `memory` has shared_bytes(m). Syncs behind.
    BBLAS_DEVICE streamed_reflectors(const team<Threads> &team, int m, int k, const T *A, std::int64_t lda, const T *tau,
                                     void *memory)
        : base(team, base::keep(team, m, k, A, lda, tau, {}, memory))
    {
        for (int first = t.warp_index() * width; first < k; first += warps * width)
            find_scale_of(first);
        t.sync();
    }

    /// X := op(Q) X, m by n, a part of the panels.
    BBLAS_DEVICE void multiply(bool adjoint, int n, const matrix_view<T> &X, share part) const
    {
        if (t.rank == 0)
            static_cast<other_factor<T> &>(shared) = {X, n, part.count * width};
        t.sync();
        for (int first = part.number * width; first < shared.cols; first += shared.step) {
            const int end = shared.n, begin = adjoint ? 0 : last_block(end);
            base::bring_reflectors(begin, end);
            panel_of C;
            base::load(shared.cols - first, shared.X.from(0, first), C);
            base::reflect(C, adjoint, begin, adjoint ? width : -width, end);
            base::store(shared.cols - first, C, shared.X.from(0, first));
        }
    }

    /// X := the first n columns of Q. X may have the reflectors, each in its place.
    BBLAS_DEVICE void make(int n, const matrix_view<T> &X) const
    {
        // From the last panel on, so that none needs reflectors that others have overwritten.
        for (int first = last_block(n); first >= 0; first -= width) {
            const int end = shared.n, begin = min(first, last_block(end)); // those behind have rows that are zero
            base::bring_reflectors(begin, end);
            panel_of C;
            base::for_each(C, [&](sum &s, int e, int i, int j) { s.set(e, W(i == first + j ? 1 : 0)); });
            base::template reflect<true>(C, false, begin, -width, end);
            base::store(n - first, C, X.from(0, first));
        }
    }

  private:
    /// The first column of the last panel or block of n columns, negative if there are none.
    BBLAS_DEVICE static int last_block(int n) { return (n + width - 1) / width * width - width; }

    /// Finds S of the reflectors from `first` on, by one warp.
    BBLAS_DEVICE void find_scale_of(int first) const
    {
        const int own = lane(), m = shared.m, k = shared.n;
        sum sums[base::halves];
        panel::clear(sums);
        for (int row = first; row < m; row += width)
            panel::add_gram(
                t.warp(),
                [&](int i, int j) {
                    const bool is_stored = row + i < m && first + j < k && row + i > first + j;
                    const T *const element = shared.A + (row + i) + (first + j) * shared.lda;
                    return row + i == first + j ? W(1) : is_stored ? W(*element) : W(0);
                },
                sums);
        W *const G = shared.sums[t.warp_index()];
        panel::put(own, sums, G);
        t.warp().sync();
        if (own < width) {
            W row[width];
            by_warp::find_scale(
                own, [&](int j) { return first + j < k ? W(shared.tau[first + j]) : W(0); },
                [&](int i, int j) { return G[panel::sum_place(i, j)]; }, row);
            T *const S = base::triangle_of(first);
#pragma unroll
            for (int j = 1; j < width; ++j)
                if (own < j)
                    S[j * (j - 1) / 2 + own] = T(row[j]);
        }
        t.warp().sync();
    }
};

} // namespace bblas::by_block

#endif
