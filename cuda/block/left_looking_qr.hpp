// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization of a matrix in global memory by a team of warps.
#ifndef BBLAS_CUDA_BLOCK_LEFT_LOOKING_QR_HPP
#define BBLAS_CUDA_BLOCK_LEFT_LOOKING_QR_HPP

#include "qr.hpp"

#include <warp/panel.hpp>
#include <warp/qr.hpp>

namespace bblas::by_block {

/// QR factorization of up to M rows, left-looking: a panel of 16 columns comes to the registers of the warps, 16 rows in turn to each, takes
/// the block reflectors of all panels before, and is factored, by H threads to a column. The reflectors come from global memory, for
/// each warp its rows to a place of its own in shared memory; so a team needs as much of that as a panel and all S have, and several are on
/// a multiprocessor: while some find reflectors, one column after another, others multiply.
///
/// A block reflector is I - V S Vᴴ, S upper triangular. All S stay in shared memory, without their diagonals, which are in tau.
///
/// In all it reads each V once for every panel behind it: n³ / 48 elements of a square matrix, which exceed the caches.
template <class T, int M, int Threads, int H, bool HasRightHandSides = false> class left_looking_qr {
    using panel = by_warp::panel<T>;
    using W = typename panel::W;
    using fragment = typename panel::fragment;
    using left = typename panel::left;
    using sum = typename panel::sum;
    static constexpr int width = panel::width;
    static constexpr int halves = panel::halves;
    static constexpr int square = panel::square;
    static constexpr int warps = Threads / warp_size;
    static constexpr int tiles = M / width / warps; ///< of 16 rows, for a warp
    static constexpr int line = M + 4;              ///< so that the lanes of a fragment find different banks
    static_assert(M % (width * warps) == 0);

    struct storage {
        int m; ///< what is needed a few times a panel is not worth registers
        int n;
        T *A;
        std::int64_t lda;
        T *tau;
        double minus_one; ///< a factor that is not known brings weights to other registers, or each product would fetch them anew
        int nrhs;         ///< columns of B
        T *B;
        std::int64_t ldb;
        alignas(16) T panel[width * line]; ///< or the reflectors that come, with zeros and ones
        /// Of each warp, and their totals: some may still read these when others write theirs.
        alignas(16) W sums[warps > 1 ? warps + 1 : 1][square];
    };
    static constexpr int total = warps > 1 ? warps : 0;
    using triangle = T[width * (width - 1) / 2]; ///< S above its diagonal, by columns

  public:
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(std::int64_t n)
    {
        return sizeof(storage) + static_cast<std::size_t>(min(M / width, (end_of(n) - 1) / width)) * sizeof(triangle);
    }

    /// A := Q R, as LAPACK's geqrf, m ≤ M, and with right-hand sides B := Qᴴ B, m by nrhs. `memory` has shared_bytes(n). Syncs behind B.
    BBLAS_DEVICE static void factor(const team<Threads> &t, int m, int n, T *A, std::int64_t lda, T *tau, void *memory,
                                    [[maybe_unused]] int nrhs = 0, [[maybe_unused]] T *B = nullptr,
                                    [[maybe_unused]] std::int64_t ldb = 0)
    {
        storage &shared = *static_cast<storage *>(memory);
        if (t.rank == 0) {
            shared.m = m;
            shared.n = n;
            shared.A = A;
            shared.lda = lda;
            shared.tau = tau;
            shared.minus_one = -1;
            if constexpr (HasRightHandSides) {
                shared.nrhs = nrhs;
                shared.B = B;
                shared.ldb = ldb;
            }
        }
        t.sync();
        const left_looking_qr of(t, shared);
        of.factor_panels();
        if constexpr (HasRightHandSides)
            of.multiply_right_hand_sides();
    }

  private:
    const team<Threads> &t;
    storage &shared;

    /// Columns, with those that only take reflectors.
    BBLAS_HOST_DEVICE static constexpr std::int64_t end_of(std::int64_t n) { return HasRightHandSides ? n + width : n; }

    BBLAS_DEVICE left_looking_qr(const team<Threads> &team, storage &memory) : t(team), shared(memory) {}

    BBLAS_DEVICE int order() const { return shared.m < shared.n ? shared.m : shared.n; }
    BBLAS_DEVICE T *column(int j) const { return shared.panel + j * line; }
    BBLAS_DEVICE T *triangle_of(int first) const { return reinterpret_cast<triangle *>(&shared + 1)[first / width]; }

    BBLAS_DEVICE int lane() const { return t.rank % warp_size; }

    BBLAS_DEVICE void factor_panels() const
    {
        for (int first = 0; first < shared.n; first += width) {
            update<false>(first);
            t.sync();
            store_rows<false>(first < order() ? first : shared.m, first);
            if (first < order())
                factor_panel(first);
            else
                t.sync();
        }
    }

    BBLAS_DEVICE void multiply_right_hand_sides() const
    {
        const int nrhs = shared.nrhs; // behind the last sync, memory may be another's
        for (int first = 0; first < nrhs; first += width) {
            update<true>(first);
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
    /// Where they are: the first, and elements to the next.
    template <bool IsRight> BBLAS_DEVICE T *panel_at(int first) const
    {
        return (IsRight ? shared.B : shared.A) + first * panel_stride<IsRight>();
    }
    template <bool IsRight> BBLAS_DEVICE std::int64_t panel_stride() const { return IsRight ? shared.ldb : shared.lda; }

    /// The first row of the warp's i-th tile.
    BBLAS_DEVICE int tile(int i) const { return (i * warps + t.warp_index()) * width; }

    // ---- A panel comes, takes the reflectors before it, and goes ----

    using panel_of = typename panel::tile[tiles];

    /// f(sum, e, row, col) for each element that the calling thread holds.
    template <class F> BBLAS_DEVICE void for_each(panel_of &C, F f) const
    {
#pragma unroll
        for (int i = 0; i < tiles; ++i)
            panel::for_each(lane(), C[i], [&](sum &s, int e, int row, int col) { f(s, e, tile(i) + row, col); });
    }

    /// Leaves the columns from `first` on, times all reflectors before, in shared memory, each warp its rows.
    template <bool IsRight> BBLAS_DEVICE void update(int first) const
    {
        const int end = !IsRight && first < order() ? first : order();
#pragma unroll 1
        for (int i = 0; i < tiles; ++i)
            bring_reflectors(i, 0, end);
        panel_of C;
        load<IsRight>(first, C);
        t.sync(); // S of the panel before is there
#pragma unroll 1
        for (int done = 0; done < end; done += width) {
            sum sums[halves];
            project(done, C, sums);
            typename panel::weights weights;
            weigh(done, sums, weights);
            subtract(done, end, weights, C);
        }
        for_each(C, [&](sum &s, int e, int row, int col) { column(col)[row] = T(s[e]); });
    }

    template <bool IsRight> BBLAS_DEVICE void load(int first, panel_of &C) const
    {
        const int m = shared.m;
        const int count = cols<IsRight>(first);
        const std::int64_t step = panel_stride<IsRight>();
        const T *const from = panel_at<IsRight>(first);
        for_each(C,
                 [&](sum &s, int e, int row, int col) { s.set(e, row < m && col < count ? W(from[row + col * step]) : W(0)); });
    }

    /// Starts to copy the warp's i-th tile of the reflectors from `first` on, if that is before `end`. Ones are still missing.
    BBLAS_DEVICE void bring_reflectors(int i, int first, int end) const
    {
        if (first < end && tile(i) >= first && tile(i) < shared.m) {
            const int own = lane();
            const int row = own % width;
            const int begin = own / width;
            const int most = HasRightHandSides ? min(width, end - first) : width; // columns; others take only what is there
            const int count = tile(i) + row >= shared.m ? 0
                              : tile(i) > first         ? most
                                                        : min(row, most); // that are not 0 in the row
            const std::int64_t step = shared.lda;
            const T *const from = shared.A + tile(i) + row + (first + begin) * step;
            T *const to = column(begin) + tile(i) + row;
#pragma unroll
            for (int j = 0; j < width; j += 2)
                start_copy(to + j * line, from + j * step, begin + j < count);
        }
        end_copies();
    }

    /// sums := Vᴴ C
    BBLAS_DEVICE void project(int first, const panel_of &C, sum (&sums)[halves]) const
    {
        const int own = lane();
        const int m = shared.m;
#pragma unroll
        for (int h = 0; h < halves; ++h)
            sums[h].clear();
#pragma unroll
        for (int i = 0; i < tiles; ++i) {
            wait_for_copies<tiles - 1>();
            end_copies();                                   // of nothing: so many groups are behind the next tile's, too
            if (tile(i) == first && own / width == own % 2) // the thread that has copied the element
                column(own % width)[first + own % width] = T(1);
            t.warp().sync();
            if (tile(i) >= first && tile(i) < m)
                panel::project(t.warp(), column(0) + tile(i), line, C[i], sums);
        }
    }

    /// weights := -Σ sumsᵀ conj(S), the sum over all warps.
    BBLAS_DEVICE void weigh(int first, const sum (&sums)[halves], typename panel::weights &weights) const
    {
        const int own = lane();
        panel::put(own, sums, shared.sums[t.warp_index()]);
        T scale[halves][halves][2];
        const T *const S = triangle_of(first);
#pragma unroll
        for (int h = 0; h < halves; ++h) {
            const int j = h * fragment::cols + panel::other(own);
            const T scalar = first + j < order() ? shared.tau[first + j] : T(0);
#pragma unroll
            for (int l = 0; l <= h; ++l)
#pragma unroll
                for (int e = 0; e < 2; ++e) {
                    const int i = 8 * l + 4 * e + own % 4;
                    scale[h][l][e] = i < j ? S[j * (j - 1) / 2 + i] : i == j ? scalar : T(0);
                }
        }
        sum_over_warps();
        const double minus_one = shared.minus_one;
        typename panel::weights all;
        panel::get(own, shared.sums[total], all);
#pragma unroll
        for (int h = 0; h < halves; ++h) {
            sum total;
            total.clear();
#pragma unroll
            for (int l = 0; l <= h; ++l)
#pragma unroll
                for (int e = 0; e < 2; ++e)
                    fragment::multiply(t.warp(), total, all[l][e], fragment::right_of(conjugate(W(scale[h][l][e]))));
#pragma unroll
            for (int e = 0; e < 2; ++e)
                weights[h][e] = fragment::left_of(minus_one * total[e], minus_one * total[2 + e]);
        }
    }

    /// C := C + V weightsᵀ. As V's tiles become free, those of the next reflectors come.
    BBLAS_DEVICE void subtract(int first, int end, const typename panel::weights &weights, panel_of &C) const
    {
        const int m = shared.m;
#pragma unroll
        for (int i = 0; i < tiles; ++i) {
            if (tile(i) >= first && tile(i) < m)
                panel::add(t.warp(), column(0) + tile(i), line, weights, C[i]);
            t.warp().sync();
            bring_reflectors(i, first + width, end);
        }
    }

    /// Totals := the sums of all warps. Syncs before and behind.
    BBLAS_DEVICE void sum_over_warps() const
    {
        t.sync();
#pragma unroll
        for (int e = t.rank; warps > 1 && e < square; e += Threads) {
            W sum = shared.sums[0][e];
#pragma unroll
            for (int warp = 1; warp < warps; ++warp)
                sum = sum + shared.sums[warp][e];
            shared.sums[total][e] = sum;
        }
        t.sync();
    }

    /// Rows before `end` of the columns from `first` on.
    template <bool IsRight> BBLAS_DEVICE void store_rows(int end, int first) const
    {
        for (int c = t.warp_index(); c < cols<IsRight>(first); c += warps) {
            T *const to = panel_at<IsRight>(first + c);
            for (int row = lane(); row < end; row += warp_size)
                to[row] = column(c)[row];
        }
    }

    // ---- A panel is factored ----

    /// Of the panel in shared memory, row `first` and what is below. If columns are behind it, keeps S for them.
    BBLAS_DEVICE void factor_panel(int first) const
    {
        by_warp::qr_tile<T, M, width, width * H / Threads, H> panel;
        panel.load(t, shared.m - first, cols<false>(first), shared.panel + first, line);
        t.sync();
        for (int e = t.rank; H < width && e < square; e += Threads)
            if (e % width < e / width / H * H) // a row that is finished, which the panel does not show
                column(e / width)[e % width] = T(0);
        panel.geqrf(t, shared.m - first, cols<false>(first), shared.A + first + first * shared.lda, shared.lda,
                    shared.tau + first, [this](int j) { return column(j); });
        if (first + width >= end_of(shared.n))
            return;
        for (int j = order() - first; j < width; ++j)
            for (int i = t.rank; i <= M; i += Threads)
                column(j)[i] = T(0);
        t.sync();
        combine(first);
    }

    /// Makes S of the reflectors that the panel shows, which are u = u(0) v. All have read them before the first warp, whose rows alone it still
    /// needs, does the rest.
    BBLAS_DEVICE void combine(int first) const
    {
        const int own = lane();
        sum sums[halves];
#pragma unroll
        for (int h = 0; h < halves; ++h)
            sums[h].clear();
        for (int i = 0; i < tiles && tile(i) < shared.m - first; ++i)
#pragma unroll
            for (int l = 0; l < width; l += fragment::depth) {
                const T *const u = column(own / 4) + tile(i) + l + own % 4;
                const W x[halves] = {W(u[0]), W(u[8 * line])};
#pragma unroll
                for (int h = 0; h < halves; ++h)
                    fragment::multiply(t.warp(), sums[h], fragment::left_of(conjugate(x[0]), conjugate(x[1])),
                                       fragment::right_of(x[h]));
            }
        W *const to = shared.sums[t.warp_index()];
#pragma unroll
        for (int h = 0; h < halves; ++h)
#pragma unroll
            for (int e = 0; e < 4; ++e)
                to[fragment::row(own, e) + (h * fragment::cols + fragment::col(own, e)) * width] = sums[h][e];
        sum_over_warps();
        if (t.rank < width) {
            T *const S = triangle_of(first);
            W row[width];
            find_scale(
                t.rank, [this](int j) { return conjugate(W(column(j)[M])); },
                [this](int i, int j) { return shared.sums[total][i + j * width]; }, row);
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
