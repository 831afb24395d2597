// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gels.hpp>

#include <for_each_problem.cuh>

#include "block/left_looking_qr.hpp"
#include "block/qr.hpp"
#include "group/qr.hpp"
#include "warp/qr.hpp"

namespace bblas::gels {

template <class T> struct body {
    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const group &g, T *work) const
    {
        return by_group::gels(g, p.trans, p.m, p.n, p.nrhs, column_major(p.A, p.lda), column_major(p.B, p.ldb), work);
    }
};

/// op(A) = A, m ≤ N, n + nrhs ≤ N: A and B in the registers of a warp, Cols columns by N / H rows to a thread. What is not tall, and what
/// has to be scaled, is left to the general kernel's function.
template <class T, int N, int Cols, int H, int Blocks> struct in_registers {
    using tile = by_warp::qr_tile<T, N, N, Cols, H>;
    static_assert(tile::threads == warp_size);
    static constexpr team_shape shape = {warp_size, 4, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return p.trans == BblasNoTrans && p.m <= N && p.n <= N && p.nrhs <= N - p.n;
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
        const real_t<T> size = AB.greatest(t, 0, p.n);
        const bool is_plain = size != 0 && by_group::scaling_exponent<T>(size) == 0 &&
                              by_group::scaling_exponent<T>(AB.greatest(t, p.n, p.n + p.nrhs)) == 0;
        if (p.m < p.n || !is_plain)
            return by_group::gels(t, p.trans, p.m, p.n, p.nrhs, column_major(p.A, p.lda), column_major(p.B, p.ldb), tau);
        AB.geqrf(t, p.m, p.n, p.A, p.lda, tau, [=](int j) { return shown + j % 2 * tile::shown; });
        AB.store_right(t, p.m, p.n, p.nrhs, p.B, p.ldb);
        t.sync();
        const matrix_view<T> R = column_major(p.A, p.lda);
        const bblas_int info = by_group::zero_on_diagonal<T>(t, p.n, R);
        if (info == 0)
            by_group::solve<T>(t, BblasUpper, BblasNonUnit, p.n, p.nrhs, R, column_major(p.B, p.ldb));
        return info;
    }
};

/// Rows of a panel for a warp: as in geqrf, but with more warps to a problem, whose threads do the rest, too.
template <class T, int M>
inline constexpr int panel_rows = min(max(32, M / 4), !is_complex<T>               ? 128
                                                      : sizeof(T) == 16 && M < 512 ? 32
                                                                                   : 64);

/// op(A) = A, m, n ≤ M: a tall A is factored panel after panel, and its reflectors are applied by blocks. What is wide, and what has to be scaled, is left to
/// the general kernel's function.
template <class T, int M> struct by_panels {
    static constexpr int Threads = M / panel_rows<T, M> * warp_size;
    static constexpr team_shape shape = {Threads, 1, max(8 * warp_size / Threads, 1)};
    using qr = by_block::left_looking_qr<T, M, Threads, max(8, M / 16)>;
    using reflector = by_block::block_reflector<T, Threads>;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.trans == BblasNoTrans && p.m <= M && p.n <= M; }
    BBLAS_HOST_DEVICE static constexpr std::size_t tau_bytes(int n) { return (n * sizeof(T) + 15) / 16 * 16; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p)
    {
        const int m = static_cast<int>(min(p.m, M)), n = static_cast<int>(min(p.n, M)); // bounds may be those of larger problems
        return tau_bytes(n) + max(qr::shared_bytes(n), reflector::shared_bytes(m));
    }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        if (p.nrhs == 0)
            return 0;
        const matrix_view<T> A = column_major(p.A, p.lda), B = column_major(p.B, p.ldb);
        T *const tau = static_cast<T *>(shared);
        if (p.m < p.n || !is_plain(p, t, A, B))
            return by_group::gels(t, p.trans, p.m, p.n, p.nrhs, A, B, tau);
        void *const memory = static_cast<unsigned char *>(shared) + tau_bytes(p.n);
        qr::factor(t, p.m, p.n, p.A, p.lda, tau, memory);
        t.sync();
        by_block::ormqr<T>(t, BblasLeft, BblasConjTrans, p.m, p.nrhs, p.n, column_major<const T>(p.A, p.lda), tau, B, memory);
        t.sync();
        const bblas_int info = by_group::zero_on_diagonal<T>(t, p.n, A);
        if (info == 0)
            by_group::solve<T>(t, BblasUpper, BblasNonUnit, p.n, p.nrhs, A, B);
        return info;
    }

  private:
    /// Whether A is not zero, and neither it nor the right-hand sides have to be scaled. Syncs behind.
    BBLAS_DEVICE static bool is_plain(const problem<T> &p, const group &g, matrix_view<T> A, matrix_view<T> B)
    {
        const real_t<T> size = by_group::greatest_element<T>(g, p.m, p.n, A);
        const real_t<T> size_b = by_group::greatest_element<T>(g, p.m, p.nrhs, B);
        g.sync();
        return size != 0 && by_group::scaling_exponent<T>(size) == 0 && by_group::scaling_exponent<T>(size_b) == 0;
    }
};

// On an H200, times as fast as the general kernel at m = n = 4, 8, 16, 24, 30 with one right-hand side: double 3.1, 3.7, 5.2, 12, 13.
template <class T, bool IsWide = (sizeof(T) == 16)>
using classes = size_classes<in_registers<T, 8, 1, 4, 4>, in_registers<T, 16, 2, 4, 4>, in_registers<T, 24, 3, 4, IsWide ? 3 : 4>,
                             in_registers<T, 32, 4, 4, IsWide ? 2 : 3>, by_panels<T, 64>, by_panels<T, 128>, by_panels<T, 256>,
                             by_panels<T, 512>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    const std::int64_t m = call.m.bound;
    const std::int64_t n = call.n.bound;
    return for_each_problem<body, classes>(call, queue, {m * n, min(m, n)});
}

} // namespace bblas::gels

#include <entries/gels.inc>
