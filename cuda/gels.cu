// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gels.hpp>

#include <for_each_problem.cuh>

#include "block/left_looking_qr.hpp"
#include "block/qr.hpp"
#include "block/solve.hpp"
#include "warp/qr.hpp"
#include "warp/tall_tile.hpp"

namespace bblas::gels {

template <class T> BBLAS_DEVICE by_group::least_squares<T> least_squares(const problem<T> &p)
{
    return {p.trans, p.m, p.n, p.nrhs, column_major(p.A, p.lda), column_major(p.B, p.ldb)};
}

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return by_group::gels(g, least_squares(p), work, by_group::unblocked<T>{g});
    }
};

// ---- What is seldom wanted, or not worth a kernel's registers, is not inlined. A kernel has one copy of it ----

/// Whether A is not zero, and neither it nor the right-hand sides have to be scaled: order_of_size() of their greatest elements
/// says it.
template <class T> BBLAS_DEVICE bool is_plain(unsigned of_A, unsigned of_B)
{
    const unsigned least = leading_order(by_group::least_unscaled<real_t<T>>);
    const unsigned end = leading_order(1 / by_group::least_unscaled<real_t<T>>);
    return of_A >= least && of_A < end && ((of_B >= least && of_B < end) || of_B <= leading_order(real_t<T>(0)));
}

/// Before the factorization where a problem is not plain, and behind the solution.
template <class T> BBLAS_OUT_OF_LINE by_group::scaling scale_down(group g, problem<T> p)
{
    return by_group::scale_down(g, least_squares(p));
}
template <class T> BBLAS_OUT_OF_LINE void scale_up(group g, problem<T> p, by_group::scaling by, bool is_solved)
{
    g.sync(); // A and B are there
    by_group::scale_up(g, least_squares(p), by, is_solved);
}

/// What is needed again behind the factorization, and until then in shared memory, since registers are short.
template <class T> struct kept {
    problem<T> p;
    by_group::scaling by;
    bool is_scaled;
};

/// order_of_size() of the greatest element of X, m by n, m ≤ M; `of_warps` has room for what each warp finds, if there are
/// several.
template <int M, int Threads, class T>
BBLAS_OUT_OF_LINE unsigned greatest_order(team<Threads> t, int m, int n, const T *X, std::int64_t ldx, unsigned *of_warps)
{
    constexpr int rows = max(1, min(16, M / warp_size)), cols = max(1, 8 / rows); // that a thread asks for at once
    unsigned own = 0;
    for (int first = t.warp_index(); first < n; first += cols * t.warp_count)
        for (int begin = t.rank % warp_size; begin < m; begin += rows * warp_size)
#pragma unroll
            for (int c = 0; c < cols; ++c)
#pragma unroll
                for (int r = 0; r < rows; ++r) {
                    const int i = begin + r * warp_size, j = first + c * t.warp_count;
                    const unsigned order = i < m && j < n ? order_of_size(X[i + j * ldx]) : 0;
                    own = order > own ? order : own;
                }
    return by_warp::greatest(t, own, of_warps);
}

/// Right-hand sides that are solved for one after the other, each by a faster kernel than what solves for all.
inline constexpr int few = 8;

/// How a triangle comes to shared memory: to a warp's, for solving takes little of the time, and a kernel less has to be compiled
/// for each number of warps.
template <class T> using triangle = by_block::tile_stream<by_block::systems::lower, 1, T, warp_size>;
template <class T> BBLAS_HOST_DEVICE constexpr std::size_t triangle_bytes(int n)
{
    return by_block::solve_bytes<T, triangle<T>>(n, by_block::one(), false);
}
template <class T>
BBLAS_OUT_OF_LINE void solve_by_warp(team<warp_size> warp, int n, matrix_view<const T> L, matrix_view<T> b, T *shared)
{
    by_block::trsm<triangle<T>>(warp, false, n, by_block::one(), T(1), L, L.rows_are_close(), b, shared);
}
/// B := inv(L) B. `shared` has triangle_bytes() for each of some warps, which then solve for a right-hand side each, and is
/// aligned to 16; or there are none, and few right-hand sides are solved for as many are. Syncs behind.
template <class T, int Threads>
BBLAS_DEVICE void solve(const team<Threads> &t, int n, int nrhs, matrix_view<const T> L, matrix_view<T> B, void *shared,
                        int warps)
{
    if (nrhs > few || warps == 0)
        return by_group::solve_apart<T>(group(t), n, nrhs, L, B);
    if (t.warp_index() < warps) {
        T *const own = reinterpret_cast<T *>(static_cast<unsigned char *>(shared) + t.warp_index() * triangle_bytes<T>(n));
        for (int j = t.warp_index(); j < nrhs; j += warps) {
            solve_by_warp<T>(t.warp(), n, L, B.from(0, j), own);
            t.warp().sync();
        }
    }
    t.sync();
}

/// What is loaded once more is loaded from addresses that are computed once more, since all of a tile would take registers.
template <class T> BBLAS_DEVICE void hide(matrix_view<T> &A)
{
    forget(A.first);
    forget(A.col_stride);
}

/// f(g, value, is_own) with the value of each team that wants it, one after the other: what takes at least a warp, g, which may
/// be several teams'.
template <int Size, class V, class F> BBLAS_DEVICE void for_each_in_turn(const team<Size> &t, bool is_wanted, const V &value, F f)
{
    if constexpr (Size >= warp_size) {
        if (is_wanted)
            f(group(t), value, true);
    } else {
        const team<warp_size> warp = t.warp();
        for (unsigned wanted = warp.ballot(is_wanted && t.rank == 0); wanted != 0; wanted &= wanted - 1) {
            const int from = warp.first(wanted);
            f(group(warp), warp.broadcast(value, from), from / Size == warp.rank / Size);
        }
    }
}

/// op(A) = A: a tall A and B in registers. Another kernel before it takes a wide A.
template <class T, class Tile, int Blocks> struct in_registers {
    static constexpr int Threads = Tile::threads, N = Tile::most_cols;
    static constexpr team_shape shape = {Threads, Threads <= warp_size ? 128 / Threads : 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans && p.m <= Tile::most_rows && p.n <= Tile::most_rows && p.nrhs <= N - p.n;
    }
    static bool is_idle_within(const problem<T> &bounds) { return bounds.trans != BblasNoTrans; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
    {
        return (2 * Tile::shown + N + Tile::told) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        T *const shown = static_cast<T *>(shared);
        T *const tau = shown + 2 * Tile::shown;
        T *const told = tau + N;
        int m = p.nrhs ? p.m : 0, n = p.nrhs ? p.n : 0, nrhs = p.nrhs; // A may be NULL where B has no columns
        matrix_view<T> A = column_major(p.A, p.lda), B = column_major(p.B, p.ldb);
        Tile AB;
        by_group::scaling by = {};
        bool is_scaled = false;
#pragma unroll 1
        for (bool is_first = true;; is_first = false) {
            hide(A);
            hide(B);
            AB.load(t, m, n, A, nrhs, B);
            if (!is_first)
                break;
            const by_warp::column_orders greatest = AB.greatest_orders(t, n, told);
            is_scaled = nrhs > 0 && !is_plain<T>(greatest.of_first, greatest.of_rest);
            if (!t.any_in_warp(is_scaled))
                break;
            for_each_in_turn(t, is_scaled, p, [&](const group &g, const problem<T> &of, bool is_own) {
                const by_group::scaling result = scale_down(g, of);
                by = is_own ? result : by;
            });
            if (by.is_done)
                m = n = nrhs = 0; // nothing for the tile
        }
        AB.geqrf(t, m, n, A, tau, [=](int j) { return shown + j % 2 * Tile::shown; });
        const bblas_int info = AB.zero_on_diagonal(t, n, told);
        AB.store_right(t, info ? 0 : n, m, n, nrhs, B);
        AB.solve(t, info ? 0 : n, nrhs, told, [&](int j, int k, T x) { p.B[j + k * p.ldb] = x; });

        struct task {
            problem<T> p;
            by_group::scaling by;
            bblas_int info;
        };
        for_each_in_turn(t, is_scaled && !by.is_done, task{p, by, info},
                         [](const group &g, const task &of, bool) { scale_up(g, of.p, of.by, of.info == 0); });
        return info;
    }
};

/// m ≤ M, n + nrhs ≤ N: Cols columns by M / H rows to a thread.
template <class T, int M, int N, int Cols, int H, int Blocks>
using spread = in_registers<T, by_warp::qr_tile<T, M, N, Cols, H>, Blocks>;
/// m ≤ Threads × Rows, n + nrhs ≤ 8: Rows rows to a thread.
template <class T, int Threads, int Rows = by_warp::tall_rows<T>>
using tall = in_registers<T, by_warp::tall_tile<T, Threads, Rows, 8>, by_warp::blocks_of_tall(max(128, Threads))>;

/// What is not a tall A as it is, m, n ≤ N: A or Aᴴ in the registers of a warp, Cols columns by N / H rows to a thread.
/// Right-hand sides come one after the other.
template <class T, int N, int Cols, int H, int Blocks> struct others_in_registers {
    using tile = by_warp::qr_tile<T, N, N, Cols, H>;
    static_assert(tile::threads == warp_size); // several problems of a warp would wait for each other
    static constexpr team_shape shape = {warp_size, 4, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= N && p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem<T> &p) { return p.trans == BblasNoTrans && p.m >= p.n; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
    {
        return sizeof(kept<T>) + (2 * tile::shown + N) * sizeof(T);
    }

    /// Of a wide matrix, conj(Q) and conj(R) are found, and the conjugated solutions.
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<warp_size> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0; // A may be NULL
        kept<T> *const keep = static_cast<kept<T> *>(shared);
        T *const tau = reinterpret_cast<T *>(keep + 1);
        T *const shown = tau + N;
        const bool is_wide = t.any_in_warp(p.m < p.n);
        const int rows = is_wide ? p.n : p.m, cols = is_wide ? p.m : p.n;
        auto factors = [&, first = p.A, lda = p.lda]() mutable { // addresses are computed once more for each use
            forget(first);
            forget(lda);
            const matrix_view<T> A = column_major(first, lda);
            return is_wide ? A.transpose() : A;
        };
        const unsigned of_B = greatest_order<N>(t, least_squares(p).equations(), p.nrhs, p.B, p.ldb, nullptr);
        tile QR;
        by_group::scaling by = {};
        bool is_scaled = false;
#pragma unroll 1
        for (;;) {
            QR.load(t, rows, cols, factors());
            if (is_scaled)
                break;
            is_scaled = !is_plain<T>(QR.greatest_orders(t, N, tau).of_first, of_B);
            if (!is_scaled)
                break;
            by = scale_down<T>(t, p);
            if (by.is_done)
                return 0;
        }
        if (t.rank == 0)
            *keep = {p, by, is_scaled};
        QR.template geqrf<true>(t, rows, cols, factors(), tau, [=](int j) { return shown + j % 2 * tile::shown; });
        t.sync();
        const bblas_int info = QR.zero_on_diagonal(t, cols, nullptr);
        const bool is_overdetermined = is_wide && keep->p.trans != BblasNoTrans;
        for (int k = 0; k < (info && !is_overdetermined ? 0 : keep->p.nrhs); ++k) {
            T *const b = keep->p.B + k * std::int64_t{keep->p.ldb};
            const auto load = [=](int i) { return is_wide ? conjugate(b[i]) : b[i]; };
            const auto store = [=](int i, T x) { b[i] = is_wide ? conjugate(x) : x; };
            if (is_overdetermined)
                QR.minimize_residual(t, rows, cols, tau, info == 0, load, store);
            else
                QR.minimize_norm(t, rows, cols, tau, load, store);
        }
        t.sync();
        if (keep->is_scaled)
            scale_up(t, keep->p, keep->by, info == 0);
        return info;
    }
};

/// Rows of a panel for a warp: of real matrices to order 128 as in geqrf, and else with more warps to a problem, whose threads do
/// the rest, too.
template <class T, int M>
inline constexpr int panel_rows = !is_complex<T>               ? (M <= 128 ? M : min(M / 4, 128))
                                  : sizeof(T) == 16 && M < 512 ? 32
                                                               : min(max(32, M / 4), 64);

/// Of shared memory that begins with tau, what comes before all else.
template <class T> BBLAS_HOST_DEVICE constexpr std::size_t tau_bytes(int n)
{
    return (n * sizeof(T) + 15) / 16 * 16;
}

/// m, n ≤ M: A, or Aᴴ where it IsWide, panel after panel; B takes the reflectors as one of them.
template <class T, int M, bool IsWide = false> struct by_panels {
    static constexpr int Threads = M / panel_rows<T, M> * warp_size;
    static constexpr team_shape shape = {Threads, 1, max(8 * warp_size / Threads, 1)};
    using qr = by_block::left_looking_qr<T, M, Threads, min(warp_size, max(8, M / 16)), true, IsWide>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= M && p.n <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const int n = min(min(p.m, p.n), M); // bounds may be those of larger problems
        return kept_bytes + tau_bytes<T>(n) + max(qr::shared_bytes(n), triangle_bytes<T>(n));
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0;
        kept<T> *const keep = static_cast<kept<T> *>(shared);
        unsigned char *const behind = static_cast<unsigned char *>(shared) + kept_bytes;
        T *const tau = reinterpret_cast<T *>(behind);
        void *const memory = behind + tau_bytes<T>(min(p.m, p.n));
        unsigned *const of_warps = static_cast<unsigned *>(memory);
        const unsigned of_A = greatest_order<M>(t, p.m, p.n, p.A, p.lda, of_warps);
        const unsigned of_B = greatest_order<M>(t, least_squares(p).equations(), p.nrhs, p.B, p.ldb, of_warps);
        const bool is_scaled = !is_plain<T>(of_A, of_B);
        const by_group::scaling by = is_scaled ? scale_down<T>(t, p) : by_group::scaling{};
        if (by.is_done)
            return 0;
        if (t.rank == 0)
            *keep = {p, by, is_scaled};
        factor(t, p, tau, memory);
        t.sync(); // F and tau are there
        const by_group::least_squares<T> of = least_squares(keep->p);
        const bblas_int info = by_group::solve_factored(group(t), of, tau, factored{t, memory, of.is_overdetermined()});
        if (keep->is_scaled)
            scale_up(t, keep->p, keep->by, info == 0);
        return info;
    }

  private:
    static constexpr std::size_t kept_bytes = (sizeof(kept<T>) + 15) / 16 * 16;

    /// On an H100, apart d to 256 and 512 rows has 1.0 and 1.2 times the rate, z 0.99 and 1.05; s, c, and d and z to 128 rows
    /// 0.82 to 1.04.
    BBLAS_DEVICE static void factor(const team<Threads> &t, const problem<T> &p, T *tau, void *memory)
    {
        const int rows = max(p.m, p.n), cols = min(p.m, p.n);
        if constexpr (M > 128 && sizeof(real_t<T>) == sizeof(double))
            qr::factor_apart(t, rows, cols, p.A, p.lda, tau, memory);
        else
            qr::factor(t, rows, cols, p.A, p.lda, tau, memory);
    }

    /// How by_group::solve_factored() multiplies by Q and solves, with what factor() has left.
    struct factored {
        const team<Threads> &t;
        void *memory;
        bool is_multiplied; ///< before solve()

        BBLAS_DEVICE void multiply(bool adjoint, std::int64_t, std::int64_t nrhs, std::int64_t, matrix_view<const T>, const T *,
                                   matrix_view<T> B) const
        {
            const by_block::right_sides<T> X = {static_cast<int>(nrhs), B.first, B.col_stride};
            if (M <= 128 && !IsWide && adjoint) // up to 1.2 times as fast where columns are few
                qr::template multiply<true>(t, true, X, memory);
            else
                qr::multiply_apart(t, adjoint, X, memory);
        }
        BBLAS_DEVICE void solve(std::int64_t n, std::int64_t nrhs, matrix_view<const T> L, matrix_view<T> B) const
        {
            constexpr int warps = min(Threads / warp_size, static_cast<int>(qr::free_bytes / triangle_bytes<T>(M)));
            void *const free = is_multiplied ? memory : qr::free_memory(memory);
            gels::solve<T>(t, static_cast<int>(n), static_cast<int>(nrhs), L, B, free, is_multiplied ? max(1, warps) : warps);
        }
    };
};

/// Of any size. What is wide, transposed, or has to be scaled is another function's: with all in one, registers would be short in
/// what is common, and double of order 512 had 0.67 of the rate.
template <class T> struct by_blocks {
    static constexpr int Threads = 256;
    static constexpr team_shape shape = {Threads, 1, 2};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &) { return true; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const int n = min(p.m, p.n);
        return tau_bytes<T>(n) + max(by_block::geqrf_bytes<T, Threads>(max(p.m, p.n)), triangle_bytes<T>(n));
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0;
        T *const tau = static_cast<T *>(shared);
        void *const memory = static_cast<unsigned char *>(shared) + tau_bytes<T>(min(p.m, p.n));
        unsigned *const of_warps = static_cast<unsigned *>(memory);
        const unsigned of_A = greatest_order<any>(t, p.m, p.n, p.A, p.lda, of_warps);
        const unsigned of_B = greatest_order<any>(t, p.m, p.nrhs, p.B, p.ldb, of_warps);
        if (p.m < p.n || p.trans != BblasNoTrans || !is_plain<T>(of_A, of_B))
            return in_general(t, p, tau, memory);
        const matrix_view<T> A = column_major(p.A, p.lda), B = column_major(p.B, p.ldb);
        by_block::geqrf(t, p.m, p.n, A, tau, memory);
        by_block::ormqr<T>(t, BblasLeft, BblasConjTrans, p.m, p.nrhs, p.n, A, tau, B, memory);
        const bblas_int info = by_group::zero_on_diagonal<T>(group(t), p.n, A);
        if (info == 0)
            solve<T>(t, p.n, p.nrhs, A.reversed(p.n), B.rows_reversed(p.n), memory, 1);
        return info;
    }

  private:
    static constexpr int any = std::numeric_limits<int>::max();

    BBLAS_OUT_OF_LINE static bblas_int in_general(team<Threads> t, problem<T> p, T *tau, void *memory)
    {
        return by_group::gels(group(t), least_squares(p), tau, by_block::blocked<T, Threads>{t, memory});
    }
};

/// A wide A, and its transpose.
template <class T, int M> struct wide_by_panels : by_panels<T, M, true> {
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem<T> &p) { return p.m >= p.n; }
};

// Chosen among two or three shapes each, measured on an H200. With twice the threads to a matrix, double at n = 4, 8, 16, 24 and
// 32 has 0.79, 0.82, 0.94, 0.80 and 0.79 times the rate with 20,000 matrices, and 1.04, 1.13, 1.06, 0.98 and 0.66 with 2,000; in
// panels, it has 0.62 and 0.69 at 48 and 64. 12 columns of 192 rows, 16 of 256 and 19 of 304 have 1.7 to 4.1 times the rate of
// panels.
//
// In tall tiles, with 256 MB, one right-hand side and one, four and seven unknowns, times the rate of tiles of which a thread has
// part of the columns, and beyond 512 rows of panels: d 1.6, 1.3 and 1.1 at 64 rows, 2.6, 2.1 and 1.8 at 128, 3.4, 2.8 and 2.3 at
// 256, 2.3, 2.1 and 1.9 at 512, 20, 11 and 7.8 at 1,000; s 1.5, 1.4 and 1.2, 2.3, 2.1 and 2.0, 4.2, 3.6 and 3.1, 2.4, 2.2 and
// 2.0, 24, 16 and 11; c 2.7, 1.3 and 1.3 at 128 and 3.4, 2.4 and 2.1 at 256, but 1.2, 0.67 and 0.67 at 64; z 2.5, 2.4 and 2.4 at
// 256, but 0.55 to 1.1 at 128 and 512, for want of registers. Tiles of 16 columns and 1,024 rows have 3.2 to 10 times the rate of
// panels in s, d and c, and 0.9 to 1.0 in z.
template <class T, class... Larger>
using classes_of_up_to_8_bytes = joined_classes<
    size_classes<others_in_registers<T, 8, 1, 4, 4>, spread<T, 4, 8, 4, 2, 4>, spread<T, 8, 12, 6, 2, 4>,
                 others_in_registers<T, 16, 4, 8, 4>, others_in_registers<T, 32, 8, 8, 3>, spread<T, 16, 8, 4, 4, 4>,
                 spread<T, 16, 20, 5, 2, 3>>,
    std::conditional_t<is_complex<T>, size_classes<spread<T, 32, 8, 4, 8, 4>, spread<T, 64, 8, 4, 8, 3>>,
                       size_classes<tall<T, 8>>>,
    size_classes<spread<T, 24, 28, 7, 4, 3>, spread<T, 32, 36, 9, is_complex<T> ? 8 : 4, is_complex<T> ? 3 : 2>, tall<T, 16>,
                 spread<T, 64, 16, 4, 8, 4>, spread<T, 64, 20, 5, 8, 3>, spread<T, 128, 16, 4, 8, 2>, spread<T, 128, 20, 5, 8, 2>,
                 others_in_registers<T, 48, 6, 4, 2>, spread<T, 48, 52, 13, 8, 2>, tall<T, 32>, spread<T, 256, 20, 5, 32, 2>,
                 tall<T, 64>, spread<T, 512, 20, 5, 32, 1>, wide_by_panels<T, 64>, spread<T, 64, 72, 9, 8, 4>, by_panels<T, 64>,
                 wide_by_panels<T, 128>, by_panels<T, 128>, wide_by_panels<T, 256>, by_panels<T, 256>, wide_by_panels<T, 512>,
                 by_panels<T, 512>, tall<T, 128>, std::conditional_t<sizeof(T) == 4, tall<T, 128, 16>, tall<T, 256>>,
                 spread<T, 1024, 16, sizeof(T) == 4 ? 4 : 2, 32, 1>, Larger..., by_blocks<T>>>;

template <class T>
using classes_of_16_bytes = size_classes<
    others_in_registers<T, 8, 1, 4, 4>, spread<T, 4, 8, 4, 2, 4>, spread<T, 8, 12, 6, 2, 3>, others_in_registers<T, 16, 4, 8, 3>,
    spread<T, 16, 8, 4, 4, 4>, spread<T, 16, 20, 5, 4, 3>, others_in_registers<T, 24, 3, 4, 3>, spread<T, 32, 8, 4, 8, 4>,
    spread<T, 24, 28, 7, 8, 3>, others_in_registers<T, 32, 4, 4, 2>, spread<T, 32, 32, 4, 4, 2>, spread<T, 32, 40, 5, 4, 2>,
    spread<T, 64, 8, 4, 8, 2>, spread<T, 64, 16, 4, 8, 2>, spread<T, 64, 20, 5, 8, 2>, wide_by_panels<T, 64>,
    spread<T, 48, 52, 13, 16, 4>, spread<T, 128, 8, 2, 8, 2>, spread<T, 128, 20, 5, 16, 4>, tall<T, 64>,
    spread<T, 256, 20, 5, 32, 2>, spread<T, 512, 8, 2, 32, 2>, by_panels<T, 64>, wide_by_panels<T, 128>, by_panels<T, 128>,
    wide_by_panels<T, 256>, by_panels<T, 256>, wide_by_panels<T, 512>, by_panels<T, 512>, tall<T, 256>, by_blocks<T>>;

template <class T>
using classes = std::conditional_t<!is_complex<T>, classes_of_up_to_8_bytes<T, wide_by_panels<T, 1024>, by_panels<T, 1024>>,
                                   std::conditional_t<sizeof(T) < 16, classes_of_up_to_8_bytes<T>, classes_of_16_bytes<T>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n, min(m, n)});
}

} // namespace bblas::gels

#include <entries/gels.inc>
