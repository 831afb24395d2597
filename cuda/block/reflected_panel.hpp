// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A panel in the registers of a team of warps, and the block reflectors that it takes from global memory.
#ifndef BBLAS_CUDA_BLOCK_REFLECTED_PANEL_HPP
#define BBLAS_CUDA_BLOCK_REFLECTED_PANEL_HPP

#include <warp/panel.hpp>

namespace bblas::by_block {

/// 16 columns of up to M rows, 16 rows in turn to each warp, which takes its rows of the reflectors to a place of its own in
/// shared memory; so a team needs as much of that as a panel and all S have, and several are on a multiprocessor: while some wait
/// for each other's sums, others multiply.
///
/// A block reflector is I - V S Vᴴ, S upper triangular. All S stay in shared memory, without their diagonals, which are in tau.
/// Memory has as many rows as C, and has other things than reflectors behind the last column of these where they IsPartial are no
/// multiple of 16. It holds them by columns, or, where they AreByRows, by rows.
///
/// `Others` is what else the routine keeps where it is needed a few times a panel, and not worth registers.
template <class Element, int M, int Threads, bool IsPartial, class Others, bool AreByRows = false> class reflected_panel {
  protected:
    using T = std::remove_const_t<Element>;
    using panel = by_warp::panel<T>;
    using W = typename panel::W;
    using fragment = typename panel::fragment;
    using sum = typename panel::sum;
    static constexpr int width = panel::width;
    static constexpr int halves = panel::halves;
    static constexpr int square = panel::square;
    static constexpr int warps = Threads / warp_size;
    static constexpr int tiles = M / width / warps; ///< of 16 rows, for a warp
    static constexpr int line = M + panel::pad;
    static constexpr int total = warps > 1 ? warps : 0;
    static_assert(M % (width * warps) == 0);

    using triangle = T[width * (width - 1) / 2]; ///< S above its diagonal, by columns
    using panel_of = typename panel::tile[tiles];

    struct storage : Others {
        int m;
        int n; ///< columns of memory, of which the first m at most are reflectors
        Element *A;
        std::int64_t lda;
        Element *tau;
        alignas(16) T panel[width * line]; ///< or the reflectors that come, with zeros and ones
        /// Of each warp, and their totals: some may still read these when others write theirs.
        alignas(16) W sums[warps > 1 ? warps + 1 : 1][square];
    };

    const team<Threads> &t;
    storage &shared;

    /// With room for as many S.
    BBLAS_HOST_DEVICE static constexpr std::size_t bytes_for(std::int64_t blocks)
    {
        return sizeof(storage) + static_cast<std::size_t>(min(M / width, blocks)) * sizeof(triangle);
    }

    BBLAS_DEVICE static storage &keep(const team<Threads> &t, int m, int n, Element *A, std::int64_t lda, Element *tau,
                                      const Others &others, void *memory)
    {
        storage &shared = *static_cast<storage *>(memory);
        if (t.rank == 0) {
            static_cast<Others &>(shared) = others;
            shared.m = m;
            shared.n = n;
            shared.A = A;
            shared.lda = lda;
            shared.tau = tau;
        }
        return shared;
    }

    /// `memory` has what keep() has left there. Syncs behind.
    BBLAS_DEVICE reflected_panel(const team<Threads> &team, storage &memory) : t(team), shared(memory) { t.sync(); }

    BBLAS_DEVICE int order() const { return shared.m < shared.n ? shared.m : shared.n; }
    BBLAS_DEVICE T *column(int j) const { return shared.panel + j * line; }
    BBLAS_DEVICE T *triangle_of(int first) const { return reinterpret_cast<triangle *>(&shared + 1)[first / width]; }

    BBLAS_DEVICE int lane() const { return t.rank % warp_size; }
    /// The first row of the warp's i-th tile.
    BBLAS_DEVICE int tile(int i) const { return (i * warps + t.warp_index()) * width; }

    /// f(sum, e, row, col) for each element that the calling thread holds.
    template <class F> BBLAS_DEVICE void for_each(panel_of &C, F f) const
    {
#pragma unroll
        for (int i = 0; i < tiles; ++i)
            panel::for_each(lane(), C[i], [&](sum &s, int e, int row, int col) { f(s, e, tile(i) + row, col); });
    }

    /// C := X, of `count` columns; what is not there is zero.
    BBLAS_DEVICE void load(int count, const matrix_view<const T> &X, panel_of &C) const
    {
        panel::template load<warps * width>(lane(), shared.m - tile(0), count, X.from(tile(0), 0), C);
    }
    /// X := C
    BBLAS_DEVICE void store(int count, panel_of &C, const matrix_view<T> &X) const
    {
        panel::template store<warps * width>(lane(), shared.m - tile(0), count, C, X.from(tile(0), 0));
    }

    /// Starts to copy the reflectors that the first call of reflect() begins with.
    BBLAS_DEVICE void bring_reflectors(int first, int end) const
    {
#pragma unroll 1
        for (int i = 0; i < tiles; ++i)
            bring_tile(i, first, end);
    }

    /// C := op(H) C for the block reflectors H that begin at columns `first`, first + step, ... from 0 to end - 1. Less is
    /// computed where it IsKnown to the compiler whether to take the adjoint.
    template <bool IsKnown = false> BBLAS_DEVICE void reflect(panel_of &C, bool adjoint, int first, int step, int end) const
    {
#pragma unroll 1
        for (int done = first; is_before(done, end); done += step) {
            sum sums[halves];
            project(done, C, sums);
            typename panel::weights weights;
            weigh<IsKnown>(adjoint, done, sums, weights);
            subtract(done, done + step, end, weights, C);
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

  private:
    /// From 0 on.
    BBLAS_DEVICE static bool is_before(int first, int end)
    {
        return static_cast<unsigned>(first) < static_cast<unsigned>(end);
    }

    /// Starts to copy the warp's i-th tile of the reflectors from `first` on, if that is before `end`. Ones are still missing.
    BBLAS_DEVICE void bring_tile(int i, int first, int end) const
    {
        if (is_before(first, end) && tile(i) >= first && tile(i) < shared.m) {
            const int within = lane() % width,
                      begin = lane() / width;    // of lines in memory: the thread's element in each, and its first
            const int rows = shared.m - tile(i); // and more
            const int most = IsPartial ? min(width, end - first) : width; // columns; others take only what is there
            const bool is_diagonal = tile(i) == first;                    // zeros above it
            const int least = AreByRows && is_diagonal ? within + 1 : 0;
            const int count = within >= (AreByRows ? most : rows) ? 0 : AreByRows ? rows : is_diagonal ? min(within, most) : most;
            const std::int64_t step = shared.lda;
            const T *const from = AreByRows ? shared.A + first + within + (tile(i) + begin) * step
                                            : shared.A + tile(i) + within + (first + begin) * step;
            T *const to = AreByRows ? column(within) + tile(i) + begin : column(begin) + tile(i) + within;
#pragma unroll
            for (int l = 0; l < width; l += 2)
                start_copy(to + l * (AreByRows ? 1 : line), from + l * step,
                           (!AreByRows || begin + l >= least) && begin + l < count);
        }
        end_copies();
    }

    /// sums := Vᴴ C
    BBLAS_DEVICE void project(int first, const panel_of &C, sum (&sums)[halves]) const
    {
        const int own = lane();
        const int m = shared.m;
        panel::clear(sums);
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

    /// weights := -Σ sumsᵀ Sᵀ, or -Σ sumsᵀ conj(S), the sum over all warps.
    template <bool IsKnown>
    BBLAS_DEVICE void weigh(bool adjoint, int first, const sum (&sums)[halves], typename panel::weights &weights) const
    {
        // Products with zeros take less time than to ask for them.
        const auto matters = [=](int h, int l) { return !IsKnown || (adjoint ? l <= h : l >= h); };
        const int own = lane();
        panel::put(own, sums, shared.sums[t.warp_index()]);
        T scale[halves][halves][2];
        const T *const S = triangle_of(first);
#pragma unroll
        for (int h = 0; h < halves; ++h) {
            const int j = h * fragment::cols + panel::other(own);
            const T scalar = first + j < order() ? shared.tau[first + j] : T(0);
#pragma unroll
            for (int l = 0; l < halves; ++l)
                if (matters(h, l))
#pragma unroll
                    for (int e = 0; e < 2; ++e) {
                        const int i = 8 * l + 4 * e + own % 4;
                        const int row = adjoint ? i : j, col = adjoint ? j : i;
                        scale[h][l][e] = row < col ? S[col * (col - 1) / 2 + row] : row == col ? scalar : T(0);
                    }
        }
        sum_over_warps();
        const double minus_one = panel::unknown_minus_one();
        typename panel::weights all;
        panel::get(own, shared.sums[total], all);
#pragma unroll
        for (int h = 0; h < halves; ++h) {
            sum total;
            total.clear();
#pragma unroll
            for (int l = 0; l < halves; ++l)
                if (matters(h, l))
#pragma unroll
                    for (int e = 0; e < 2; ++e) {
                        const W s = W(scale[h][l][e]);
                        fragment::multiply(t.warp(), total, all[l][e], fragment::right_of(adjoint ? conjugate(s) : s));
                    }
#pragma unroll
            for (int e = 0; e < 2; ++e)
                weights[h][e] = fragment::left_of(minus_one * total[e], minus_one * total[2 + e]);
        }
    }

    /// C := C + V weightsᵀ. As V's tiles become free, those of the next reflectors come.
    BBLAS_DEVICE void subtract(int first, int next, int end, const typename panel::weights &weights, panel_of &C) const
    {
        const int m = shared.m;
#pragma unroll
        for (int i = 0; i < tiles; ++i) {
            if (tile(i) >= first && tile(i) < m)
                panel::add(t.warp(), column(0) + tile(i), line, weights, C[i]);
            t.warp().sync();
            bring_tile(i, next, end);
        }
    }
};

} // namespace bblas::by_block

#endif
