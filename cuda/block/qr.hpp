// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// QR factorization and products with Q, of any size, for a team of several warps.
#ifndef BBLAS_CUDA_BLOCK_QR_HPP
#define BBLAS_CUDA_BLOCK_QR_HPP

#include <by_size.hpp>
#include <group/qr.hpp>
#include <warp/panel.hpp>
#include <warp/qr.hpp>

namespace bblas::by_block {

/// H = H(0) ... H(count - 1) = I - V S Vᴴ, count ≤ 16, S upper triangular. Each warp multiplies 16 columns at a time, whose rows
/// it reads twice, for Vᴴ C and to subtract; V comes to shared memory for all warps, in pieces.
template <class T, int Threads> class block_reflector {
    using panel = by_warp::panel<T>;
    using W = typename panel::W;
    static constexpr int warps = Threads / warp_size;
    static constexpr int tiles = 16 / sizeof(W); ///< of 16 rows, in a piece
    static constexpr int piece = tiles * panel::width;
    static constexpr int line = piece + panel::pad;

    struct storage {
        alignas(16) T V[2][panel::width * line]; ///< a piece, and the next
        alignas(16) W squares[warps][panel::square];
        T S[panel::width * panel::square_line]; ///< by columns
    };

  public:
    static constexpr int width = panel::width;
    static constexpr std::size_t shared_bytes = sizeof(storage);

    /// Of m rows, as LAPACK holds it. Finds S. Syncs before and behind.
    BBLAS_DEVICE block_reflector(const team<Threads> &team_of, std::int64_t rows, std::int64_t reflectors, matrix_view<const T> A,
                                 const T *tau, void *memory)
        : t(team_of), m(rows), count(static_cast<int>(min(width, reflectors))), V(A), shared(*static_cast<storage *>(memory))
    {
        t.sync();
        typename panel::sum sums[panel::halves];
        panel::clear(sums);
        for (std::int64_t row = t.warp_index() * width; row < m; row += warps * width)
            panel::add_gram(
                t.warp(), [&](int i, int j) { return element(row + i, j); }, sums);
        panel::put(t.rank % warp_size, sums, shared.squares[t.warp_index()]);
        t.sync();
        for (int e = t.rank; e < panel::square; e += Threads) {
            W sum = shared.squares[0][e];
            for (int warp = 1; warp < warps; ++warp)
                sum = sum + shared.squares[warp][e];
            shared.squares[0][e] = sum;
        }
        t.sync();
        if (t.rank < width) {
            W row[width];
            by_warp::find_scale(
                t.rank, [&](int j) { return j < count ? W(tau[j]) : W(0); },
                [&](int i, int j) { return shared.squares[0][panel::sum_place(i, j)]; }, row);
#pragma unroll
            for (int j = 0; j < width; ++j)
                shared.S[t.rank + j * panel::square_line] = T(row[j]);
        }
        t.sync();
    }

    /// C := H C, or Hᴴ C, m by n. Syncs behind.
    BBLAS_DEVICE void apply(bool adjoint, std::int64_t n, const matrix_view<T> &C) const
    {
        for (std::int64_t first = 0; first < n; first += warps * width) {
            const std::int64_t col = first + t.warp_index() * width;
            const int cols = static_cast<int>(max(0, min(width, n - col)));
            typename panel::tile held[tiles];
            const auto is_there = [&](std::int64_t row, int j) { return row < m && j < cols; };
            const auto get = [&](std::int64_t row) {
                for_each(held, [&](auto &sum, int e, int i, int j) {
                    sum.set(e, is_there(row + i, j) ? W(C(row + i, col + j)) : W(0));
                });
            };
            typename panel::sum sums[panel::halves];
            panel::clear(sums);
            for_each_piece([&](std::int64_t row, const T *from) {
                get(row);
#pragma unroll
                for (int i = 0; i < tiles; ++i)
                    panel::project(t.warp(), from + i * width, line, held[i], sums);
            });
            typename panel::weights weights;
            panel::weigh(t.warp(), adjoint, sums, shared.S, shared.squares[t.warp_index()], weights);
            for_each_piece([&](std::int64_t row, const T *from) {
                get(row);
#pragma unroll
                for (int i = 0; i < tiles; ++i)
                    panel::add(t.warp(), from + i * width, line, weights, held[i]);
                for_each(held, [&](auto &sum, int e, int i, int j) {
                    if (is_there(row + i, j))
                        C.set(row + i, col + j, T(sum[e]));
                });
            });
        }
    }

  private:
    const team<Threads> &t;
    const std::int64_t m;
    const int count;
    const matrix_view<const T> V;
    storage &shared;

    BBLAS_DEVICE bool is_stored(std::int64_t i, int j) const
    {
        return i > j && i < m && j < count;
    }
    BBLAS_DEVICE W element(std::int64_t i, int j) const
    {
        return i == j ? W(1) : is_stored(i, j) ? W(V(i, j)) : W(0);
    }

    /// f(sum, e, row, col) for each element of a piece of C that the calling thread holds.
    template <class F> BBLAS_DEVICE void for_each(typename panel::tile (&held)[tiles], F f) const
    {
#pragma unroll
        for (int i = 0; i < tiles; ++i)
            panel::for_each(t.rank % warp_size, held[i],
                            [&](auto &sum, int e, int row, int col) { f(sum, e, i * width + row, col); });
    }

    /// f(row, V) for the pieces of V in shared memory, by all warps; `row` is the first. Syncs behind.
    template <class F> BBLAS_DEVICE void for_each_piece(F f) const
    {
        int slot = 0;
        bring(0, shared.V[slot]);
        for (std::int64_t row = 0; row < m; row += piece, slot ^= 1) {
            wait_for_copies<0>();
            t.sync();
            bring(row + piece, shared.V[slot ^ 1]);
            f(row, static_cast<const T *>(shared.V[slot]));
        }
        t.sync();
    }

    /// Starts to copy the piece that begins with a row, if there is one.
    BBLAS_DEVICE void bring(std::int64_t row, T *to) const
    {
        if (row < m)
#pragma unroll
            for (int e = t.rank; e < piece * width; e += Threads) {
                const int i = e % piece, j = e / piece;
                if (row + i == j)
                    to[i + j * line] = T(1);
                else if (is_complex<T> && V.conjugated)
                    to[i + j * line] = is_stored(row + i, j) ? V(row + i, j) : T(0);
                else
                    start_copy(to + i + j * line, V.address(row + i, j), is_stored(row + i, j));
            }
        end_copies();
    }
};

/// A panel of at most 16 columns that is factored in registers, where it comes by way of shared memory: rows may be apart.
template <class T, int Threads, int Rows> struct held_panel {
    static constexpr int width = by_warp::panel<T>::width;
    using tile = by_warp::qr_tile<T, Rows, width, width * warp_size / Threads, warp_size>;

    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(std::int64_t m)
    {
        return (2 * tile::shown + width * line(m)) * sizeof(T);
    }

    /// A := Q R, as by_group::geqrf(). Not inlined, for the registers.
    BBLAS_OUT_OF_LINE static void factor(team<Threads> t, int m, int n, matrix_view<T> A, T *tau, void *shared)
    {
        T *const shown = static_cast<T *>(shared);
        T *const held = shown + 2 * tile::shown;
        const auto for_each = [&](auto f) { for_each_element(t, m, n, A.rows_are_close(), f); };
        for_each([&](std::int64_t i, std::int64_t j) { start_copy(held + i + j * line(m), A.address(i, j), true); });
        end_copies();
        wait_for_copies<0>();
        t.sync();
        const matrix_view<T> there = column_major(held, line(m));
        tile panel;
        panel.load(t, m, n, there);
        panel.geqrf(t, m, n, there, tau, [=](int j) { return shown + j % 2 * tile::shown; });
        t.sync();
        for_each([&](std::int64_t i, std::int64_t j) { *A.address(i, j) = held[i + j * line(m)]; });
        if (is_complex<T> && A.conjugated && t.rank < min(m, n)) // all but tau is what conj(A) would have left
            tau[t.rank] = conjugate(tau[t.rank]);
        t.sync();
    }

  private:
    /// Elements from a column to the next: odd, so that rows and columns find different banks.
    BBLAS_HOST_DEVICE static constexpr int line(std::int64_t m) { return static_cast<int>(m) | 1; }
};

/// Rows of the longest panel that registers hold, and of the shortest; those in between have twice as many each. On an H100,
/// where A is wide, gels with 200 problems has 2.0 to 2.7 times the rate of panels in memory, where A is transposed 1.1 to 1.5
/// times.
template <class T> inline constexpr int most_held_rows = 4096 / sizeof(T);
template <class T> inline constexpr int least_held_rows = most_held_rows<T> / 4;

/// Factors a panel by the shortest one that holds it, or else in memory, where none of up to Most rows does or it would need more
/// than `most_shared` bytes.
template <class T, int Threads, int Most, int Rows = least_held_rows<T>>
BBLAS_DEVICE void factor_panel(const team<Threads> &t, std::int64_t m, int n, const matrix_view<T> &A, T *tau, void *shared,
                               std::size_t most_shared)
{
    using panel = held_panel<T, Threads, Rows>;
    if constexpr (Rows > Most)
        by_group::geqrf(group(t), m, n, A, tau);
    else if (m <= Rows && (Rows <= most_held_rows<T> || panel::shared_bytes(m) <= most_shared))
        panel::factor(t, static_cast<int>(m), n, A, tau, shared);
    else
        factor_panel<T, Threads, Most, 2 * Rows>(t, m, n, A, tau, shared, most_shared);
}

/// What factor_panel() needs for m rows or fewer.
template <class T, int Threads, int Most, int Rows = least_held_rows<T>>
BBLAS_HOST_DEVICE constexpr std::size_t factor_panel_bytes(std::int64_t m)
{
    if constexpr (Rows < Most)
        if (m > Rows)
            return factor_panel_bytes<T, Threads, Most, 2 * Rows>(m);
    return held_panel<T, Threads, Rows>::shared_bytes(min(m, Rows));
}

/// What geqrf() of m rows needs.
template <class T, int Threads, int Most = most_held_rows<T>> BBLAS_HOST_DEVICE constexpr std::size_t geqrf_bytes(std::int64_t m)
{
    return max(block_reflector<T, Threads>::shared_bytes, factor_panel_bytes<T, Threads, Most>(m));
}

/// A := Q R; as by_group::geqrf(). `shared` has geqrf_bytes(), or `most_shared`, which are enough for panels of most_held_rows.
template <class T, int Threads, int Most = most_held_rows<T>>
BBLAS_DEVICE void geqrf(const team<Threads> &t, std::int64_t m, std::int64_t n, matrix_view<T> A, T *tau, void *shared,
                        std::size_t most_shared = least_shared_bytes)
{
    using reflector = block_reflector<T, Threads>;
    constexpr int width = reflector::width;
    for (std::int64_t first = 0; first < min(m, n); first += width) {
        const std::int64_t end = min(n, first + width), rows = m - first;
        const matrix_view<T> panel = A.from(first, first);
        factor_panel<T, Threads, Most>(t, rows, static_cast<int>(end - first), panel, tau + first, shared, most_shared);
        if (end < n)
            reflector(t, rows, rows, panel, tau + first, shared).apply(true, n - end, A.from(first, end));
    }
}

/// C := op(Q) C or C op(Q), C m by n, where Q has k reflectors. `shared` has block_reflector's bytes.
template <class T, int Threads>
BBLAS_DEVICE void ormqr(const team<Threads> &t, bblas_side side, bblas_trans trans, std::int64_t m, std::int64_t n,
                        std::int64_t k, matrix_view<const T> reflectors, const T *tau, matrix_view<T> C, void *shared)
{
    using reflector = block_reflector<T, Threads>;
    constexpr int width = reflector::width;
    const bool is_left = side == BblasLeft;
    const bool adjoint = (trans != BblasNoTrans) == is_left;
    const std::int64_t order = is_left ? m : n, cols = is_left ? n : m;
    const matrix_view<T> to = is_left ? C : C.adjoint(); // C Q = (Qᴴ Cᴴ)ᴴ
    for (std::int64_t done = 0; done < k && cols > 0; done += width) {
        const std::int64_t first = adjoint ? done : (k - 1) / width * width - done;
        reflector(t, order - first, k - first, reflectors.from(first, first), tau + first, shared)
            .apply(adjoint, cols, to.from(first, 0));
    }
}

/// How by_group::gels() factors and multiplies by Q, block after block, and solves.
template <class T, int Threads> struct blocked {
    const team<Threads> &t;
    void *shared; ///< has geqrf_bytes()

    BBLAS_DEVICE void factor(std::int64_t m, std::int64_t n, matrix_view<T> A, T *tau) const { geqrf(t, m, n, A, tau, shared); }
    BBLAS_DEVICE void multiply(bool adjoint, std::int64_t m, std::int64_t n, std::int64_t k, matrix_view<const T> V, const T *tau,
                               matrix_view<T> C) const
    {
        ormqr(t, BblasLeft, adjoint ? BblasConjTrans : BblasNoTrans, m, n, k, V, tau, C, shared);
    }
    BBLAS_DEVICE void solve(std::int64_t n, std::int64_t nrhs, matrix_view<const T> L, matrix_view<T> B) const
    {
        by_group::solve_apart<T>(group(t), n, nrhs, L, B);
    }
};

} // namespace bblas::by_block

#endif
