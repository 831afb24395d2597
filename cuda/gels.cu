// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gels.hpp>

#include <for_each_problem.cuh>

#include "block/left_looking_qr.hpp"
#include "block/qr.hpp"
#include "block/solve.hpp"
#include "warp/qr.hpp"

namespace bblas::gels {

/// Not inlined: the kernels, which are for what is common, would take twice as long to compile, and no less time to run.
template <class T>
BBLAS_OUT_OF_LINE bblas_int in_general(group g, bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs, T *A, bblas_int lda,
                                       T *B, bblas_int ldb, T *work)
{
    return by_group::gels(g, trans, m, n, nrhs, column_major(A, lda), column_major(B, ldb), work,
                          by_group::unblocked_apart<T>{g});
}

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return in_general(g, p.trans, p.m, p.n, p.nrhs, p.A, p.lda, p.B, p.ldb, work);
    }
};

/// Whether A is not zero, and neither it nor the right-hand sides have to be scaled: order_of_size() of their greatest elements says it.
template <class T> BBLAS_DEVICE bool is_plain(unsigned of_A, unsigned of_B)
{
    const unsigned least = leading_order(by_group::least_unscaled<real_t<T>>);
    const unsigned end = leading_order(1 / by_group::least_unscaled<real_t<T>>);
    return of_A >= least && of_A < end && ((of_B >= least && of_B < end) || of_B <= leading_order(real_t<T>(0)));
}

/// A, or Aᴴ where A is wide.
template <class T> BBLAS_DEVICE matrix_view<T> tall(const problem<T> &p)
{
    const matrix_view<T> A = column_major(p.A, p.lda);
    return p.m >= p.n ? A : A.adjoint();
}

/// What is behind the factorization of tall() where fewer equations than unknowns are left: B := the solutions of the least norm; or info. Scales B where
/// that is needed. Not inlined, as in_general(). QR multiplies by Q, as for by_group::gels().
template <class T, class QR> BBLAS_OUT_OF_LINE bblas_int minimize_norm(group g, problem<T> p, const T *tau, QR qr)
{
    const matrix_view<T> F = tall(p), B = column_major(p.B, p.ldb);
    const int rows = max(p.m, p.n), cols = min(p.m, p.n);
    g.sync(); // F and tau are there
    if (const bblas_int info = by_group::zero_on_diagonal<T>(g, cols, F))
        return info;
    const int exponent = by_group::scaling_exponent<T>(by_group::greatest_element<T>(g, cols, p.nrhs, B));
    g.sync(); // all have read B
    by_group::scale(g, BblasGeneral, cols, p.nrhs, -exponent, B);
    by_group::minimize_norm<T>(g, rows, cols, p.nrhs, F, tau, B, qr);
    by_group::scale(g, BblasGeneral, rows, p.nrhs, exponent, B);
    return 0;
}

/// The same where there are more equations than unknowns left: B := the least squares solutions.
template <class T> BBLAS_OUT_OF_LINE bblas_int minimize_residual(group g, problem<T> p, const T *tau)
{
    const matrix_view<T> F = tall(p), B = column_major(p.B, p.ldb);
    const int rows = max(p.m, p.n), cols = min(p.m, p.n);
    g.sync(); // F and tau are there
    const int exponent = by_group::scaling_exponent<T>(by_group::greatest_element<T>(g, rows, p.nrhs, B));
    g.sync(); // all have read B
    by_group::scale(g, BblasGeneral, rows, p.nrhs, -exponent, B);
    by_group::multiply_q<T>(g, true, rows, p.nrhs, cols, F, tau, B);
    const bblas_int info = by_group::zero_on_diagonal<T>(g, cols, F);
    if (info == 0)
        by_group::solve<T>(g, BblasUpper, BblasNonUnit, cols, p.nrhs, F, B);
    by_group::scale(g, BblasGeneral, rows, p.nrhs, exponent, B);
    return info;
}

/// Right-hand sides that are solved for one after the other, each by a faster kernel than what solves for all.
inline constexpr int few = 8;

/// B := inv(L) B, so. `shared` has triangle_bytes(), and is aligned to 16. Syncs behind.
template <class T, int Threads>
BBLAS_OUT_OF_LINE void solve_each(team<Threads> t, int n, int nrhs, matrix_view<const T> L, bool rows_are_close, matrix_view<T> B,
                                  void *shared)
{
    for (int j = 0; j < nrhs; ++j) {
        by_block::trsv<1, Threads, T>(t, false, n, L, rows_are_close, B.from(0, j), static_cast<T *>(shared));
        t.sync();
    }
}
template <class T, int Threads> BBLAS_HOST_DEVICE constexpr std::size_t triangle_bytes(int n)
{
    return by_block::solve_bytes<T, by_block::tile_stream<by_block::systems::lower, 1, T, Threads>>(n, false);
}

/// What is behind the factorization of tall() otherwise: B := inv(R) B; or info. `shared` has triangle_bytes().
template <class T, int Threads>
BBLAS_DEVICE bblas_int solve_triangle(const problem<T> &p, const team<Threads> &t, bool rows_are_close, void *shared)
{
    const group g(t);
    const matrix_view<T> R = tall(p), B = column_major(p.B, p.ldb);
    const int n = min(p.m, p.n);
    if (const bblas_int info = by_group::zero_on_diagonal<T>(g, n, R))
        return info;
    if (p.nrhs > few)
        by_group::apart<T>::solve(g, BblasUpper, n, p.nrhs, R, B);
    else
        solve_each<T>(t, n, p.nrhs, R.reversed(n), rows_are_close, B.rows_reversed(n), shared);
    return 0;
}

/// f(g, value, is_own) with the value of each team that wants it, one after the other: what takes at least a warp, g, which may be several teams'.
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

/// op(A) = A, m ≤ M, n + nrhs ≤ N: A and B in registers, Cols columns by M / H rows to a thread. What is wide, and what has to be scaled, is left to the
/// general kernel's function.
template <class T, int M, int N, int Cols, int H, int Blocks> struct in_registers {
    using tile = by_warp::qr_tile<T, M, N, Cols, H>;
    static constexpr int Threads = tile::threads;
    static constexpr team_shape shape = {Threads, Threads <= warp_size ? 128 / Threads : 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans && p.m <= M && p.n <= N && p.nrhs <= N - p.n;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &)
    {
        return (2 * tile::shown + N + tile::told) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        T *const shown = static_cast<T *>(shared);
        T *const tau = shown + 2 * tile::shown;
        T *const told = tau + N;
        int m = p.nrhs ? p.m : 0, n = p.nrhs ? p.n : 0, nrhs = p.nrhs; // A may be NULL where B has no columns
        tile AB;
        AB.load(t, m, n, p.A, p.lda, nrhs, p.B, p.ldb);
        const unsigned of_A = AB.greatest_order(t, 0, n, told), of_B = AB.greatest_order(t, n, n + nrhs, told);
        const bool is_general = nrhs > 0 && (m < n || !is_plain<T>(of_A, of_B));
        if (is_general)
            m = n = nrhs = 0; // nothing for the tile
        AB.geqrf(t, m, n, p.A, p.lda, tau, [=](int j) { return shown + j % 2 * tile::shown; });
        bblas_int info = AB.zero_on_diagonal(t, n, told);
        AB.for_each(t, [&](int i, int j, T x) {
            if (i >= (info ? 0 : n) && i < m && j >= n && j < n + nrhs)
                p.B[i + (j - n) * p.ldb] = x;
        });
        AB.solve(t, info ? 0 : n, nrhs, told, [&](int j, int k, T x) { p.B[j + k * p.ldb] = x; });

        struct task {
            problem<T> p;
            T *work;
        };
        for_each_in_turn(t, is_general, task{p, tau}, [&](const group &g, const task &general, bool is_own) {
            const bblas_int result = body<T>()(general.p, g, general.work);
            info = is_own ? result : info;
        });
        return info;
    }
};

/// Rows of a panel for a warp: of real matrices to order 128 as in geqrf, and else with more warps to a problem, whose threads do the rest, too.
template <class T, int M>
inline constexpr int panel_rows = !is_complex<T>               ? (M <= 128 ? M : min(M / 4, 128))
                                  : sizeof(T) == 16 && M < 512 ? 32
                                                               : min(max(32, M / 4), 64);

/// order_of_size() of the greatest element of X, m by n, m ≤ M; `of_warps` has room for what each warp finds. Not inlined, or registers are short elsewhere.
template <int M, int Threads, class T>
BBLAS_OUT_OF_LINE unsigned greatest_order(team<Threads> t, int m, int n, const T *X, std::int64_t ldx, unsigned *of_warps)
{
    constexpr int rows = min(16, M / warp_size), cols = max(1, 8 / rows); // that a thread asks for at once
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

/// tall() panel after panel, m, n ≤ M: B takes the reflectors as one of them.
template <class T, int M, bool IsWide = false> struct factor_panels {
    static constexpr int threads = M / panel_rows<T, M> * warp_size;
    static constexpr int blocks = max(8 * warp_size / threads, 1);
    using qr = by_block::left_looking_qr<T, M, threads, min(warp_size, max(8, M / 16)), true, IsWide>;

    static constexpr int most = M;
    static constexpr bool takes_transposed = false;
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int, int n) { return qr::shared_bytes(n); }

    /// Block after block, registers would be short in what is common: double of order 512 had 0.67 of the rate.
    BBLAS_DEVICE static bblas_int in_general(const team<threads> &t, const problem<T> &p, T *tau, void *)
    {
        return body<T>()(p, t, tau);
    }

    /// Takes nrhs right-hand sides along. On an H100, apart d to 256 and 512 rows has 1.0 and 1.2 times the rate, z 0.99 and 1.05; s, c, and d and z to 128
    /// rows 0.82 to 1.04.
    BBLAS_DEVICE static void factor(const team<threads> &t, const problem<T> &p, int nrhs, T *tau, void *shared)
    {
        const int rows = max(p.m, p.n), cols = min(p.m, p.n);
        if constexpr (M > 128 && sizeof(real_t<T>) == sizeof(double))
            qr::factor_apart(t, rows, cols, p.A, p.lda, tau, shared, {nrhs, p.B, p.ldb});
        else
            qr::factor(t, rows, cols, p.A, p.lda, tau, shared, {nrhs, p.B, p.ldb});
    }

    /// How by_group::minimize_norm() multiplies by Q and solves, behind factor().
    struct factored {
        const team<threads> &t;
        void *shared;

        BBLAS_DEVICE void solve(std::int64_t n, std::int64_t nrhs, matrix_view<const T> L, matrix_view<T> B) const
        {
            if constexpr (triangle_bytes<T, threads>(M) <= qr::free_bytes)
                if (nrhs <= few)
                    return solve_each<T>(t, static_cast<int>(n), static_cast<int>(nrhs), L, IsWide, B, qr::free_memory(shared));
            by_group::solve<T>(group(t), BblasLower, BblasNonUnit, n, nrhs, L, B);
        }
        BBLAS_DEVICE void multiply(bool, std::int64_t, std::int64_t nrhs, std::int64_t, matrix_view<const T>, const T *,
                                   matrix_view<T> B) const
        {
            qr::multiply(t, {static_cast<int>(nrhs), B.first, B.col_stride}, shared);
        }
    };
};

/// Of any size.
template <class T> struct factor_blocks {
    static constexpr team_shape shape = {256, 1, 2};
    static constexpr int threads = shape.threads;
    static constexpr int blocks = shape.blocks;

    static constexpr int most = std::numeric_limits<int>::max();
    static constexpr bool takes_transposed = true;
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(int m, int) { return by_block::geqrf_bytes<T, threads>(m); }

    BBLAS_OUT_OF_LINE static bblas_int in_general(team<threads> t, problem<T> p, T *tau, void *shared)
    {
        return by_group::gels(group(t), p.trans, p.m, p.n, p.nrhs, column_major(p.A, p.lda), column_major(p.B, p.ldb), tau,
                              by_block::blocked<T, threads>{t, shared});
    }

    BBLAS_DEVICE static void factor(const team<threads> &t, const problem<T> &p, int nrhs, T *tau, void *shared)
    {
        const matrix_view<T> A = column_major(p.A, p.lda);
        by_block::geqrf(t, p.m, p.n, A, tau, shared);
        by_block::ormqr<T>(t, BblasLeft, BblasConjTrans, p.m, nrhs, p.n, A, tau, column_major(p.B, p.ldb), shared);
    }
};

/// Of shared memory that begins with tau, what comes before all else.
template <class T> BBLAS_HOST_DEVICE constexpr std::size_t tau_bytes(int n)
{
    return (n * sizeof(T) + 15) / 16 * 16;
}

/// A tall A is factored, and then R solved with. What is wide, transposed, or has to be scaled is another function's.
template <class T, class By> struct by_factors {
    static constexpr int Threads = By::threads;
    static constexpr team_shape shape = {Threads, 1, By::blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.m <= By::most && p.n <= By::most && (p.trans == BblasNoTrans || By::takes_transposed);
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const int n = min(min(p.m, p.n), By::most); // bounds may be those of larger problems
        return tau_bytes<T>(n) + max(By::shared_bytes(max(p.m, p.n), n), triangle_bytes<T, Threads>(n));
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0;
        T *const tau = static_cast<T *>(shared);
        void *const memory = static_cast<unsigned char *>(shared) + tau_bytes<T>(min(p.m, p.n));
        unsigned *const of_warps = static_cast<unsigned *>(memory);
        const unsigned of_A = greatest_order<By::most>(t, p.m, p.n, p.A, p.lda, of_warps);
        const unsigned of_B = greatest_order<By::most>(t, p.m, p.nrhs, p.B, p.ldb, of_warps);
        const bool is_general = p.m < p.n || p.trans != BblasNoTrans || !is_plain<T>(of_A, of_B);
        if (is_general)
            return By::in_general(t, p, tau, memory);
        By::factor(t, p, p.nrhs, tau, memory);
        return solve_triangle(p, t, true, memory);
    }
};

/// Problems but a tall A as it is, m, n ≤ N: tall() in the registers of a warp, Cols columns by N / H rows to a thread. The warp does what is behind the
/// factorization, and all of what has to be scaled.
template <class T, int N, int Cols, int H, int Blocks> struct other_registers {
    static constexpr int most = N;
    using tile = by_warp::qr_tile<T, N, N, Cols, H>;
    static_assert(tile::threads == warp_size); // several problems of a warp would wait for each other
    static constexpr team_shape shape = {warp_size, 4, Blocks};
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return (2 * tile::shown + N) * sizeof(T); }

    template <bool IsWide> BBLAS_DEVICE static bblas_int run(const problem<T> &p, const team<warp_size> &t, void *shared)
    {
        if (p.nrhs == 0)
            return 0; // A may be NULL
        T *const shown = static_cast<T *>(shared);
        T *const tau = shown + 2 * tile::shown;
        const int rows = IsWide ? p.n : p.m, cols = IsWide ? p.m : p.n;
        tile F;
        F.template load<IsWide>(t, rows, cols, p.A, p.lda);
        if (rows < cols || !is_plain<T>(F.greatest_order(t, 0, cols, tau), leading_order(real_t<T>(0))))
            return body<T>()(p, t, tau);
        F.template geqrf<IsWide>(t, rows, cols, p.A, p.lda, tau, [=](int j) { return shown + j % 2 * tile::shown; });
        const group g(t);
        if constexpr (IsWide) {
            if (is_complex<T>) { // that is conj(Q), by rows
                t.sync();
                for (int j = t.rank; j < cols; j += warp_size)
                    tau[j] = conjugate(tau[j]);
            }
            if (p.trans != BblasNoTrans)
                return minimize_residual<T>(g, p, tau);
        }
        return minimize_norm<T>(g, p, tau, by_group::unblocked<T>{g});
    }
};

/// m, n ≤ M: the same panel after panel.
template <class T, int M> struct other_panels {
    static constexpr int most = M;
    static constexpr int threads = factor_panels<T, M>::threads;
    static constexpr team_shape shape = {threads, 1, factor_panels<T, M>::blocks};
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const int n = min(min(p.m, p.n), M); // bounds may be those of larger problems
        return tau_bytes<T>(n) + max(factor_panels<T, M>::shared_bytes(M, n), triangle_bytes<T, threads>(n));
    }

    template <bool IsWide> BBLAS_DEVICE static bblas_int run(const problem<T> &p, const team<threads> &t, void *shared)
    {
        using by = factor_panels<T, M, IsWide>;
        if (p.nrhs == 0)
            return 0;
        const int rows = IsWide ? p.n : p.m, cols = IsWide ? p.m : p.n;
        T *const tau = static_cast<T *>(shared);
        void *const memory = static_cast<unsigned char *>(shared) + tau_bytes<T>(min(rows, cols));
        unsigned *const of_warps = static_cast<unsigned *>(memory);
        const bool is_overdetermined = IsWide && p.trans != BblasNoTrans;
        const unsigned of_A = greatest_order<M>(t, p.m, p.n, p.A, p.lda, of_warps);
        const unsigned of_B = is_overdetermined ? greatest_order<M>(t, rows, p.nrhs, p.B, p.ldb, of_warps)
                                                : leading_order(real_t<T>(0)); // minimize_norm() looks at B
        if (rows < cols || !is_plain<T>(of_A, of_B))
            return body<T>()(p, t, tau);
        by::factor(t, p, is_overdetermined ? p.nrhs : 0, tau, memory);
        if (!is_overdetermined)
            return minimize_norm<T>(t, p, tau, typename by::factored{t, memory});
        return solve_triangle(p, t, !IsWide, memory);
    }
};

/// op(A) = Aᴴ, of a tall A: By::run<false>(). Other kernels take A.
template <class T, class By> struct adjoint : By {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.trans != BblasNoTrans && p.m <= By::most && p.n <= By::most;
    }
    static bool is_idle_within(const problem<T> &bounds) { return bounds.trans == BblasNoTrans; }
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<By::shape.threads> &t, void *shared) const
    {
        return By::template run<false>(p, t, shared);
    }
};

/// A wide A, if it has more than a few columns: By::run<true>().
template <class T, class By> struct wide : By {
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= By::most && p.n <= By::most; }
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem<T> &p) { return p.m >= p.n || p.n <= 8; }
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<By::shape.threads> &t, void *shared) const
    {
        return By::template run<true>(p, t, shared);
    }
};

template <class T, int N, int Cols, int H, int Blocks>
using adjoint_in_registers = adjoint<T, other_registers<T, N, Cols, H, Blocks>>;
template <class T, int N, int Cols, int H, int Blocks> using wide_in_registers = wide<T, other_registers<T, N, Cols, H, Blocks>>;
template <class T, int M> using adjoint_in_panels = adjoint<T, other_panels<T, M>>;
template <class T, int M> using wide_in_panels = wide<T, other_panels<T, M>>;
template <class T, int M> using by_panels = by_factors<T, factor_panels<T, M>>;
template <class T> using by_blocks = by_factors<T, factor_blocks<T>>;

// Chosen among two or three shapes each, measured on an H200. With twice the threads to a matrix, double at n = 4, 8, 16, 24 and 32 has 0.79, 0.82, 0.94, 0.80 and 0.79
// times the rate with 20,000 matrices, and 1.04, 1.13, 1.06, 0.98 and 0.66 with 2,000; in panels, it has 0.62 and 0.69 at 48 and 64. 12 columns of 192 rows, 16 of 256 and
// 19 of 304 have 1.7 to 4.1 times the rate of panels.
template <class T, class... Larger>
using classes_of_up_to_8_bytes =
    size_classes<in_registers<T, 4, 8, 4, 2, 4>, in_registers<T, 8, 12, 6, 2, 4>, wide_in_registers<T, 16, 4, 8, 4>,
                 wide_in_registers<T, 32, 8, 8, 3>, in_registers<T, 16, 8, 4, 4, 4>, in_registers<T, 16, 20, 5, 2, 3>,
                 in_registers<T, 32, 8, 4, 8, 4>, in_registers<T, 24, 28, 7, 4, 3>,
                 in_registers<T, 32, 36, 9, is_complex<T> ? 8 : 4, is_complex<T> ? 3 : 2>, in_registers<T, 64, 8, 4, 8, 3>,
                 in_registers<T, 64, 16, 4, 8, 4>, in_registers<T, 64, 20, 5, 8, 3>, in_registers<T, 128, 16, 4, 8, 2>,
                 in_registers<T, 128, 20, 5, 8, 2>, wide_in_registers<T, 48, 6, 4, 2>, in_registers<T, 48, 52, 13, 8, 2>,
                 in_registers<T, 256, 20, 5, 32, 2>, in_registers<T, 512, 20, 5, 32, 1>, wide_in_panels<T, 64>,
                 in_registers<T, 64, 72, 9, 8, 4>, by_panels<T, 64>, wide_in_panels<T, 128>, by_panels<T, 128>,
                 wide_in_panels<T, 256>, by_panels<T, 256>, wide_in_panels<T, 512>, by_panels<T, 512>,
                 adjoint_in_registers<T, 8, 1, 4, 4>, adjoint_in_registers<T, 16, 4, 8, 4>, adjoint_in_registers<T, 32, 8, 8, 3>,
                 adjoint_in_registers<T, 48, 6, 4, 2>, adjoint_in_panels<T, 64>, adjoint_in_panels<T, 128>,
                 adjoint_in_panels<T, 256>, adjoint_in_panels<T, 512>, Larger..., by_blocks<T>>;

template <class T>
using classes_of_16_bytes =
    size_classes<in_registers<T, 4, 8, 4, 2, 4>, in_registers<T, 8, 12, 6, 2, 3>, wide_in_registers<T, 16, 4, 8, 3>,
                 in_registers<T, 16, 8, 4, 4, 4>, in_registers<T, 16, 20, 5, 4, 3>, in_registers<T, 32, 8, 4, 8, 4>,
                 wide_in_registers<T, 24, 3, 4, 3>, in_registers<T, 24, 28, 7, 8, 3>, wide_in_registers<T, 32, 4, 4, 2>,
                 in_registers<T, 32, 32, 4, 4, 2>, in_registers<T, 32, 40, 5, 4, 2>, in_registers<T, 64, 8, 4, 8, 2>,
                 in_registers<T, 64, 16, 4, 8, 2>, in_registers<T, 64, 20, 5, 8, 2>, wide_in_panels<T, 64>,
                 in_registers<T, 48, 52, 13, 16, 4>, in_registers<T, 128, 8, 2, 8, 2>, in_registers<T, 128, 20, 5, 16, 4>,
                 in_registers<T, 256, 20, 5, 32, 2>, in_registers<T, 512, 8, 2, 32, 2>, by_panels<T, 64>, wide_in_panels<T, 128>,
                 by_panels<T, 128>, wide_in_panels<T, 256>, by_panels<T, 256>, wide_in_panels<T, 512>, by_panels<T, 512>,
                 adjoint_in_registers<T, 8, 1, 4, 4>, adjoint_in_registers<T, 16, 4, 8, 3>, adjoint_in_registers<T, 32, 4, 4, 2>,
                 adjoint_in_panels<T, 64>, adjoint_in_panels<T, 128>, adjoint_in_panels<T, 256>, adjoint_in_panels<T, 512>,
                 by_blocks<T>>;

template <class T>
using classes =
    std::conditional_t<!is_complex<T>,
                       classes_of_up_to_8_bytes<T, wide_in_panels<T, 1024>, by_panels<T, 1024>, adjoint_in_panels<T, 1024>>,
                       std::conditional_t<sizeof(T) < 16, classes_of_up_to_8_bytes<T>, classes_of_16_bytes<T>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n, min(m, n)});
}

} // namespace bblas::gels

#include <entries/gels.inc>
