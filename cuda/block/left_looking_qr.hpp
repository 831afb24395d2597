// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization of a matrix in global memory by a team of warps.
#ifndef BBLAS_CUDA_BLOCK_LEFT_LOOKING_QR_HPP
#define BBLAS_CUDA_BLOCK_LEFT_LOOKING_QR_HPP

#include "reflected_panel.hpp"

#include <warp/qr.hpp>

namespace bblas::by_block {

/// Right-hand sides, of which a team makes Qᴴ B or Q B.
template <class T> struct right_sides {
    int nrhs; ///< columns of B
    T *B;
    std::int64_t ldb;
};

/// QR factorization of up to M rows, left-looking: a panel of 16 columns comes to the registers of the warps, takes the block
/// reflectors of all panels before, and is factored, by H threads to a column.
///
/// In all it reads each V once for every panel behind it: n³ / 48 elements of a square matrix, which exceed the caches.
///
/// Where memory holds A by rows, they come with conj(Q) and conj(R) of Aᴴ: right-hand sides are those of Aᴴ, and conjugated on
/// their way.
template <class T, int M, int Threads, int H, bool HasRightHandSides = false, bool IsByRows = false>
class left_looking_qr : reflected_panel<T, M, Threads, HasRightHandSides, right_sides<T>, IsByRows> {
    using base = reflected_panel<T, M, Threads, HasRightHandSides, right_sides<T>, IsByRows>;
    using base::column, base::for_each, base::lane, base::line, base::order, base::shared, base::square, base::sum_over_warps;
    using base::t, base::tile, base::tiles, base::total, base::triangle_of, base::warps, base::width;
    using typename base::panel, typename base::panel_of, typename base::sum, typename base::W;

  public:
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(std::int64_t n)
    {
        return base::bytes_for((end_of(n) - 1) / width);
    }

    /// A := Q R, as LAPACK's geqrf, m ≤ M. `memory` has shared_bytes(n). Does not sync behind.
    BBLAS_DEVICE static void factor(const team<Threads> &t, int m, int n, T *A, std::int64_t lda, T *tau, void *memory)
    {
        left_looking_qr(t, base::keep(t, m, n, A, lda, tau, {}, memory)).factor_panels();
    }

    /// The same, not inlined: some kernels have registers enough then.
    BBLAS_OUT_OF_LINE static void factor_apart(team<Threads> t, int m, int n, T *A, std::int64_t lda, T *tau, void *memory)
    {
        factor(t, m, n, A, lda, tau, memory);
    }

    /// Of `memory`, what factor() leaves nothing in that multiply() needs. Aligned to 16.
    static constexpr std::size_t free_bytes = sizeof(base::storage::panel) + sizeof(base::storage::sums);
    BBLAS_DEVICE static T *free_memory(void *memory) { return static_cast<typename base::storage *>(memory)->panel; }

    /// Behind factor(), with what it has left in `memory`: B := Q B, or Qᴴ B; IsKnown is as for reflect(). Syncs behind.
    template <bool IsKnown>
    BBLAS_DEVICE static void multiply(const team<Threads> &t, bool adjoint, const right_sides<T> &others, void *memory)
    {
        typename base::storage &kept = *static_cast<typename base::storage *>(memory);
        if (t.rank == 0)
            static_cast<right_sides<T> &>(kept) = others;
        left_looking_qr(t, kept).template multiply_right_hand_sides<IsKnown>(adjoint);
    }
    BBLAS_OUT_OF_LINE static void multiply_apart(team<Threads> t, bool adjoint, right_sides<T> others, void *memory)
    {
        multiply<false>(t, adjoint, others, memory);
    }

  private:
    using base::base;

    /// Columns, with those that only take reflectors.
    BBLAS_HOST_DEVICE static constexpr std::int64_t end_of(std::int64_t n) { return HasRightHandSides ? n + width : n; }

    BBLAS_DEVICE void factor_panels() const
    {
        for (int first = 0; first < shared.n; first += width) {
            update<false, true>(first, true);
            t.sync();
            store_rows<false>(first < order() ? first : shared.m, first);
            if (first < order())
                factor_panel(first);
            else
                t.sync();
        }
    }

    template <bool IsKnown> BBLAS_DEVICE void multiply_right_hand_sides(bool adjoint) const
    {
        const int nrhs = shared.nrhs; // behind the last sync, memory may be another's
        for (int first = 0; first < nrhs; first += width) {
            update<true, IsKnown>(first, adjoint);
            t.sync();
            store_rows<true>(shared.m, first);
            t.sync();
        }
    }

    /// Columns of the panel that begins with column `first`, of A or of the right-hand sides.
    template <bool IsRight> BBLAS_DEVICE int cols(int first) const
    {
        return min(width, (IsRight ? shared.nrhs : shared.n) - first);
    }
    template <bool IsRight> BBLAS_DEVICE matrix_view<T> panel_at(int first) const
    {
        if constexpr (IsRight) {
            const matrix_view<T> B = column_major(shared.B + first * shared.ldb, shared.ldb);
            return IsByRows ? B.adjoint().transpose() : B;
        } else {
            return IsByRows ? column_major(shared.A + first, shared.lda).transpose()
                            : column_major(shared.A + first * shared.lda, shared.lda);
        }
    }

    // ---- A panel comes, takes the reflectors before it, and goes ----

    /// Leaves the columns from `first` on, times all reflectors before, in shared memory, each warp its rows.
    template <bool IsRight, bool IsKnown> BBLAS_DEVICE void update(int first, bool adjoint) const
    {
        const int end = !IsRight && first < order() ? first : order();
        const int begin = adjoint ? 0 : (end - 1) / width * width;
        base::bring_reflectors(begin, end);
        panel_of C;
        base::load(cols<IsRight>(first), panel_at<IsRight>(first), C);
        t.sync(); // S of the panel before is there
        base::template reflect<IsKnown>(C, adjoint, begin, adjoint ? width : -width, end);
        for_each(C, [&](sum &s, int e, int row, int col) { column(col)[row] = T(s[e]); });
    }

    /// Rows before `end` of the columns from `first` on.
    template <bool IsRight> BBLAS_DEVICE void store_rows(int end, int first) const
    {
        const matrix_view<T> to = panel_at<IsRight>(first);
        if constexpr (IsByRows && !IsRight) {
            for (int e = t.rank; e < end * width; e += Threads)
                if (e % width < cols<IsRight>(first))
                    to.set(e / width, e % width, column(e % width)[e / width]);
        } else {
            for (int c = t.warp_index(); c < cols<IsRight>(first); c += warps) {
                const matrix_view<T> column_of = to.from(0, c);
                for (int row = lane(); row < end; row += warp_size)
                    column_of.set(row, column(c)[row]);
            }
        }
    }

    // ---- A panel is factored ----

    /// Of the panel in shared memory, row `first` and what is below. If columns are behind it, keeps S for them.
    BBLAS_DEVICE void factor_panel(int first) const
    {
        by_warp::qr_tile<T, M, width, width * H / Threads, H> panel;
        panel.load(t, shared.m - first, cols<false>(first), column_major(shared.panel + first, line));
        t.sync();
        for (int e = t.rank; H < width && e < square; e += Threads)
            if (e % width < e / width / H * H) // a row that is finished, which the panel does not show
                column(e / width)[e % width] = T(0);
        panel.geqrf(t, shared.m - first, cols<false>(first), panel_at<false>(first).from(first, 0), shared.tau + first,
                    [this](int j) { return column(j); });
        if (first + width >= end_of(shared.n))
            return;
        for (int j = order() - first; j < width; ++j)
            for (int i = t.rank; i <= M; i += Threads)
                column(j)[i] = T(0);
        t.sync();
        combine(first);
    }

    /// Makes S of the reflectors that the panel shows, which are u = u(0) v. All have read them before the first warp, whose rows
    /// alone it still needs, does the rest.
    BBLAS_DEVICE void combine(int first) const
    {
        sum sums[base::halves];
        panel::clear(sums);
        for (int i = 0; i < tiles && tile(i) < shared.m - first; ++i)
            panel::add_gram(
                t.warp(), [&](int row, int col) { return W(column(col)[tile(i) + row]); }, sums);
        panel::put(lane(), sums, shared.sums[t.warp_index()]);
        sum_over_warps();
        if (t.rank < width) {
            T *const S = triangle_of(first);
            W row[width];
            by_warp::find_scale(
                t.rank, [this](int j) { return conjugate(W(column(j)[M])); },
                [this](int i, int j) { return shared.sums[total][panel::sum_place(i, j)]; }, row);
            const W u = W(column(t.rank)[t.rank]);
#pragma unroll
            for (int j = 1; j < width; ++j)
                if (t.rank < j)
                    S[j * (j - 1) / 2 + t.rank] = T(u * row[j] * conjugate(W(column(j)[j])));
        }
        t.warp().sync();
    }
};

} // namespace bblas::by_block

#endif
