// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gels.hpp>

#include <for_each_problem.cuh>

#include "block/left_looking_qr.hpp"
#include "block/solve.hpp"
#include "group/qr.hpp"
#include "warp/qr.hpp"
#include "warp/solve.hpp"

namespace bblas::gels {

/// Not inlined: the kernels, which are for what is common, would take twice as long to compile, and no less time to run. Takes values, for what is passed by its address
/// would not be in their registers.
template <class T>
__attribute__((noinline)) BBLAS_DEVICE bblas_int in_general(group g, bblas_trans trans, bblas_int m, bblas_int n, bblas_int nrhs,
                                                            T *A, bblas_int lda, T *B, bblas_int ldb, T *work)
{
    return by_group::gels(g, trans, m, n, nrhs, column_major(A, lda), column_major(B, ldb), work);
}

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return in_general(g, p.trans, p.m, p.n, p.nrhs, p.A, p.lda, p.B, p.ldb, work);
    }
};

/// Whether A is not zero, and neither it nor the right-hand sides have to be scaled: their greatest elements say it.
template <class T> BBLAS_DEVICE bool is_plain(real_t<T> of_A, real_t<T> of_B)
{
    return of_A != 0 && by_group::scaling_exponent<T>(of_A) == 0 && by_group::scaling_exponent<T>(of_B) == 0;
}

/// Right-hand sides that are solved for one after the other, each by a faster kernel than what solves for all.
inline constexpr int few = 8;

/// What is behind the factorization: B := inv(R) B, by solve(R, b) for one right-hand side, both turned so that R is lower triangular; or info.
template <class T, class F> BBLAS_DEVICE bblas_int solve_triangle(const problem<T> &p, const group &g, F solve)
{
    const matrix_view<T> R = column_major(p.A, p.lda), B = column_major(p.B, p.ldb);
    if (const bblas_int info = by_group::zero_on_diagonal<T>(g, p.n, R))
        return info;
    if (p.nrhs > few)
        by_group::solve<T>(g, BblasUpper, BblasNonUnit, p.n, p.nrhs, R, B);
    else
        for (int j = 0; j < p.nrhs; ++j)
            solve(R.reversed(p.n), B.from(0, j).rows_reversed(p.n));
    return 0;
}

/// op(A) = A, m ≤ M, n + nrhs ≤ N: A and B in the registers of a warp, Cols columns by M / H rows to a thread. What is not tall, and what
/// has to be scaled, is left to the general kernel's function.
template <class T, int M, int N, int Cols, int H, int Blocks> struct in_registers {
    using tile = by_warp::qr_tile<T, M, N, Cols, H>;
    static_assert(tile::threads == warp_size);
    static constexpr int order = static_cast<int>(min(min(M, N), warp_size)); ///< R's is no greater
    static constexpr team_shape shape = {warp_size, 4, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans && p.m <= M && p.n <= N && p.nrhs <= N - p.n;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return (2 * tile::shown + N) * sizeof(T); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<warp_size> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0;
        T *const shown = static_cast<T *>(shared);
        T *const tau = shown + 2 * tile::shown;
        tile AB;
        AB.load(t, p.m, p.n, p.A, p.lda, p.nrhs, p.B, p.ldb);
        if (p.m < p.n || !is_plain<T>(AB.greatest(t, 0, p.n), AB.greatest(t, p.n, p.n + p.nrhs)))
            return body<T>()(p, t, tau);
        AB.geqrf(t, p.m, p.n, p.A, p.lda, tau, [=](int j) { return shown + j % 2 * tile::shown; });
        AB.store_right(t, p.m, p.n, p.nrhs, p.B, p.ldb);
        t.sync();
        return solve_triangle(
            p, t, [&](auto R, auto b) { by_warp::solve_lower<order, warp_size, T>(t, false, p.n, R, true, b, nullptr); });
    }
};

/// Rows of a panel for a warp: as in geqrf, but with more warps to a problem, whose threads do the rest, too.
template <class T, int M>
inline constexpr int panel_rows = min(max(32, M / 4), !is_complex<T>               ? 128
                                                      : sizeof(T) == 16 && M < 512 ? 32
                                                                                   : 64);

/// op(A) = A, m, n ≤ M: a tall A is factored panel after panel, and then B takes the reflectors as one of them. What is wide, and what has to be
/// scaled, is left to the general kernel's function.
template <class T, int M> struct by_panels {
    static constexpr int Threads = M / panel_rows<T, M> * warp_size;
    static constexpr team_shape shape = {Threads, 1, max(8 * warp_size / Threads, 1)};
    using qr = by_block::left_looking_qr<T, M, Threads, max(8, M / 16), true>;
    using tiles = by_block::tile_stream<by_block::systems::lower, 1, T, Threads>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.trans == BblasNoTrans && p.m <= M && p.n <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t tau_bytes(int n) { return (n * sizeof(T) + 15) / 16 * 16; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const int n = static_cast<int>(min(p.n, M)); // bounds may be those of larger problems
        return tau_bytes(n) + max(qr::shared_bytes(n), by_block::solve_bytes<T, tiles>(n, false));
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0;
        const matrix_view<T> A = column_major(p.A, p.lda), B = column_major(p.B, p.ldb);
        T *const tau = static_cast<T *>(shared);
        void *const memory = static_cast<unsigned char *>(shared) + tau_bytes(p.n);
        real_t<T> *const greatest = static_cast<real_t<T> *>(memory);
        const bool is_general = p.m < p.n || !is_plain<T>(greatest_element(t, p.m, p.n, A, greatest),
                                                          greatest_element(t, p.m, p.nrhs, B, greatest + t.warp_count));
        t.sync(); // all have read A, B and what is greatest
        if (is_general)
            return body<T>()(p, t, tau);
        qr::factor(t, p.m, p.n, p.A, p.lda, tau, memory, p.nrhs, p.B, p.ldb);
        return solve_triangle(p, t, [&](auto R, auto b) {
            by_block::trsv<1, Threads, T>(t, false, p.n, R, true, b, static_cast<T *>(memory));
            t.sync();
        });
    }

  private:
    /// With a share of the columns for each warp. `of_warps` has room for what they find.
    BBLAS_DEVICE static real_t<T> greatest_element(const team<Threads> &t, std::int64_t m, std::int64_t n, matrix_view<const T> X,
                                                   real_t<T> *of_warps)
    {
        const real_t<T> own = by_group::greatest_element<T>(t, m, n, X, t.warp_index(), t.warp_count);
        if (t.rank % warp_size == 0)
            of_warps[t.warp_index()] = own;
        t.sync();
        return by_group::maximum<real_t<T>>(t, t.warp_count, [=](std::int64_t i) { return of_warps[i]; });
    }
};

template <class T, int N, int Blocks> using square = in_registers<T, N, N, N / 8, 4, Blocks>;
template <class T, int N, int Blocks> using square_and_four = in_registers<T, N, N + 4, N / 4 + 1, 8, Blocks>;

/// Others are for a few columns of more than 32 rows, which would be a small part of a panel. On an H200, with one right-hand side, times as fast as others that take as much,
/// 20,000 of s, d, c, z: with a square and four columns at n = 8 1.12, 1.14, 1.29, 1.26, at 16 1.16, 1.15, 1.35, 1.46, at 32, which panels took, 5.2, 3.9, 4.8, 2.0, but 0.66 to 1.06 below; with 16
/// columns at 36 by 12 1.15, 1.15, 1.22, 1.20 of 20; with 20 at 48 by 16, which panels took, 4.1, 3.6, 3.5, 2.4.
template <class T, int Blocks, class... Others>
using classes_with = size_classes<square<T, 8, 4>, square_and_four<T, 8, 4>, square<T, 16, 4>, square_and_four<T, 16, 4>,
                                  square<T, 24, Blocks + 1>, square<T, 32, Blocks>, square_and_four<T, 32, Blocks>, Others...,
                                  by_panels<T, 64>, by_panels<T, 128>, by_panels<T, 256>, by_panels<T, 512>>;

// On an H200, times as fast as the general kernel at m = n = 4, 8, 16, 24, 30 with one right-hand side: double 3.1, 3.7, 5.2, 12, 13.
template <class T>
using classes = std::conditional_t<
    (sizeof(T) < 16),
    classes_with<T, 3, in_registers<T, 64, 16, 4, 8, 4>, in_registers<T, 64, 20, 5, 8, 3>, in_registers<T, 128, 16, 4, 8, 2>,
                 in_registers<T, 128, 20, 5, 8, 2>>,
    classes_with<T, 2, in_registers<T, 64, 16, 4, 8, 2>, in_registers<T, 64, 20, 5, 8, 2>, in_registers<T, 128, 8, 2, 8, 2>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n, min(m, n)});
}

} // namespace bblas::gels

#include <entries/gels.inc>
