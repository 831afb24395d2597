// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What potrf and posv have in common.
#ifndef BBLAS_CUDA_BY_CHOLESKY_HPP
#define BBLAS_CUDA_BY_CHOLESKY_HPP

#include "block/left_looking_cholesky.hpp"
#include "block/tiled_cholesky.hpp"
#include "by_size.hpp"
#include "group/cholesky.hpp"
#include "group/elements.hpp"
#include "thread/cholesky.hpp"
#include "warp/cholesky.hpp"
#include "warp/solve.hpp"

namespace bblas {

// How many right-hand sides a kernel takes, if there are any. Of more, potrf and potrs are faster: on an H200, with 8 they take
// 0.7 to 1.4 times as long at n = 16 and 32, and with n a quarter to a half. Beyond 32 rows in tiles, they take 0.46 to 0.95
// times as long with four and six; with two 0.8 to 1.15, with 2,000 problems 0.9 to 1.35; and with 200 1.3 to 1.8 with two, 0.85
// to 1.5 with more.

/// B, or its conjugate where the factor is held as a transpose: conj(A) X = conj(B) is solved then.
template <class Problem> BBLAS_DEVICE auto right_sides(const Problem &p)
{
    return matrix_view<std::remove_pointer_t<decltype(p.B)>>{p.B, 1, p.ldb, p.uplo == BblasUpper};
}

/// n ≤ 2: a thread has the matrix, and a right-hand side if there is one.
template <template <class> class Of, class T> struct cholesky_of_two {
    using problem = Of<T>;
    static constexpr team_shape shape = {1, 128, 8};
    static constexpr bool is_for_one_size = true; // the next does the same
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= 2 && number_of_right_sides(p) <= 1; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<1> &, void *) const
    {
        T b[2][1] = {};
        [[maybe_unused]] by_thread::region side = {};
        if constexpr (has_right_sides<problem>) {
            side = {p.n, p.nrhs};
            by_thread::load(side, p.B, 0, b);
            by_thread::conjugate_if(p.uplo == BblasUpper, b); // conj(A) x = conj(b) is solved then
        }
        T a[2][2];
        by_thread::load(by_thread::region{p.n, p.n, p.uplo}, p.A, p.lda, a);
        by_thread::swap_if(p.uplo == BblasUpper, a[1][0], a[0][1]);
        const bblas_int info = by_thread::potrf(p.n, a, b);
        by_thread::swap_if(p.uplo == BblasUpper, a[1][0], a[0][1]);
        const int end = info ? info - 1 : p.n;
        by_thread::store(p.uplo == BblasLower ? by_thread::region{p.n, end, p.uplo} : by_thread::region{end, p.n, p.uplo}, a, p.A,
                         p.lda);
        if constexpr (has_right_sides<problem>)
            if (info == 0) {
                by_thread::conjugate_if(p.uplo == BblasUpper, b);
                by_thread::store(side, b, p.B, 0);
            }
        return info;
    }
};

/// n ≤ N: rows to the threads of a part of a warp, and right-hand sides if there are any, the first of which goes with the
/// factorization. With one problem to a block, it is not mixed with smaller ones, for which that takes too many registers.
template <template <class> class Of, class T, int N, int Threads, int Problems = 128 / Threads> struct cholesky_in_registers {
    using problem = Of<T>;
    using triangle = by_warp::triangle<T, N, Threads>;
    using side = T[triangle::rows]; ///< of a right-hand side, what the thread has rows of
    /// Of 128 threads, to 8 rows and with right-hand sides, which take registers, too.
    static constexpr int most_blocks = N <= 4 ? for_type<T>(10, 10, 10, 8) : for_type<T>(9, 9, 9, 6);
    /// That a multiprocessor has at least. Floats of more than 32 rows with right-hand sides are not mixed with smaller ones,
    /// either.
    static constexpr int warps =
        4 * (has_right_sides<problem> && N <= 8 ? min(triangle::blocks, most_blocks) : triangle::blocks) -
        (has_right_sides<problem> && N > warp_size && sizeof(T) == 4 ? 1 : 0);
    static constexpr team_shape shape = {Threads, Problems, warps *warp_size / (Threads * Problems)};
    /// Of doubles of more than 32 rows, the code for one right-hand side fills the instruction cache, of 128 KB on an H200: with
    /// that for more, lower triangles take 1.5 times as long.
    static constexpr bool takes_several = N <= warp_size || sizeof(T) == 4;
    static constexpr int most_sides = N <= 4 ? 24 : N <= 8 ? 12 : takes_several ? 6 : 1;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N && number_of_right_sides(p) <= most_sides; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return triangle::shared_bytes(2); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        T *const scratch = static_cast<T *>(shared);
        triangle A;
        A.load(t, p.uplo, p.n, p.A, p.lda);
        if (p.uplo == BblasUpper)
            A.transpose_blocks(t, scratch);
        if constexpr (has_right_sides<problem>) {
            return factor_and_solve(p, t, A, scratch);
        } else {
            const bblas_int info = by_warp::potrf(t, p.n, A, scratch);
            if (p.uplo == BblasUpper)
                A.transpose_blocks(t, scratch);
            A.store(t, p.uplo, p.n, info ? info - 1 : p.n, p.A, p.lda);
            return info;
        }
    }

  private:
    BBLAS_DEVICE static bblas_int factor_and_solve(const problem &p, const team<Threads> &t, triangle &A, T *scratch)
    {
        side b;
        load_side(p, t, 0, b);
        real_t<T> reciprocals[triangle::rows] = {};
        const bblas_int info = by_warp::potrf(t, p.n, A, scratch, [&](int k, real_t<T> reciprocal, const side &multiples) {
            if (t.rank == k % Threads)
                reciprocals[k / Threads] = reciprocal;
            const T pivot_row = t.broadcast(b[k / Threads], k % Threads);
#pragma unroll
            for (int q = k / Threads; q < triangle::rows; ++q)
                if (q > k / Threads || t.rank > k % Threads)
                    b[q] = multiply_add(multiples[q], pivot_row, b[q]);
        });
#pragma unroll
        for (int q = 0; q < triangle::rows; ++q)
            b[q] = reciprocals[q] * b[q];
        const int end = info ? info - 1 : p.n;
        const int count = info ? 0 : p.nrhs;
        const int steps = takes_several ? t.greatest_in_warp(count) : 1; // all teams of a warp together
        if (p.uplo == BblasLower)
            A.store(t, p.uplo, p.n, end, p.A, p.lda);
        if constexpr (takes_several)
            for (int j = 1; j < steps; ++j) {
                side other;
                load_side(p, t, j, other);
                by_warp::solve_forward(t, p.n, A, reciprocals, other);
                if (j < count)
                    store_side(p, t, j, other);
            }
        A.transpose_blocks(t, scratch);
        if (p.uplo == BblasUpper)
            A.store(t, p.uplo, p.n, end, p.A, p.lda);
        for (int j = 0; j < steps; ++j) {
            if (takes_several && j > 0)
                load_side(p, t, j, b);
            by_warp::solve_backward(t, p.n, A, reciprocals, b);
            if (j < count)
                store_side(p, t, j, b);
        }
        return info;
    }

    /// Right-hand side j, or zeros.
    BBLAS_DEVICE static void load_side(const problem &p, const team<Threads> &t, int j, side &b)
    {
        const auto B = right_sides(p);
#pragma unroll
        for (int q = 0; q < triangle::rows; ++q)
            b[q] = q * Threads + t.rank < p.n && j < p.nrhs ? B(q * Threads + t.rank, j) : T(0);
    }
    BBLAS_DEVICE static void store_side(const problem &p, const team<Threads> &t, int j, const side &b)
    {
        const auto B = right_sides(p);
#pragma unroll
        for (int q = 0; q < triangle::rows; ++q)
            if (q * Threads + t.rank < p.n)
                B.set(q * Threads + t.rank, j, b[q]);
    }
};

/// solve(b) for all right-hand sides, if that is wanted: one to a warp, whose thread r has elements r, r + 32, ...
template <int Rows, class Problem, int Threads, class F>
BBLAS_DEVICE void for_each_side(const Problem &p, const team<Threads> &t, bool is_wanted, F solve)
{
    using T = std::remove_pointer_t<decltype(p.B)>;
    const team<warp_size> warp = t.warp();
    const matrix_view<T> B = right_sides(p);
    const int count = warp.greatest_in_warp(is_wanted ? p.nrhs : 0);
    for (int j = warp.greatest_in_warp(t.warp_index()); j < count; j += t.warp_count) {
        T b[Rows];
#pragma unroll
        for (int q = 0; q < Rows; ++q)
            b[q] = q * warp_size + warp.rank < p.n ? B(q * warp_size + warp.rank, j) : T(0);
        solve(b);
#pragma unroll
        for (int q = 0; q < Rows; ++q)
            if (q * warp_size + warp.rank < p.n)
                B.set(q * warp_size + warp.rank, j, b[q]);
    }
}

/// n ≤ N: tiles in the registers of a warp, which finds the factor in the caches if there are right-hand sides; n > 32 then. At
/// 64, double gains 60 % by it on an H200.
template <template <class> class Of, class T, int N, int Blocks> struct cholesky_in_tiles {
    using problem = Of<T>;
    using tiles = by_block::tiled_cholesky<T, N / 8>;
    using quarters = by_warp::quarters<T, N, true>;
    static constexpr team_shape shape = {tiles::threads, 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N && number_of_right_sides(p) <= 2; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return max(sizeof(typename tiles::storage), has_right_sides<problem> ? quarters::size(false) * sizeof(T) : 0);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<shape.threads> &t, void *memory) const
    {
        const bblas_int info = tiles(t, p.uplo, p.n, p.A, p.lda, *static_cast<typename tiles::storage *>(memory)).factor();
        if constexpr (has_right_sides<problem>) {
            const matrix_view<const T> L = by_group::lower_factor<const T>(p.uplo, column_major(p.A, p.lda));
            const bool rows_are_close = p.uplo == BblasLower;
            for (int j = 0; info == 0 && j < p.nrhs; ++j) {
                const matrix_view<T> b = column_major(p.B + j * std::int64_t{p.ldb}, p.ldb);
#pragma unroll 1
                for (int is_second = 0; is_second < 2; ++is_second) {
                    by_warp::solve_lower_by_quarters<N>(t, false, p.n, is_second ? L.adjoint().reversed(p.n) : L,
                                                        rows_are_close != is_second, is_second ? b.rows_reversed(p.n) : b,
                                                        static_cast<T *>(memory));
                    t.sync();
                }
            }
        }
        return info;
    }
};

/// Warps that work on a matrix of up to N rows in shared memory, and blocks of these that a multiprocessor has.
struct tiles_choice {
    int warps;
    int blocks;
};

/// On an H200, potrf: from 65 to 80 two warps have 1.1 to 1.2 times the rate of four in s and d, with 100 matrices 0.83; at
/// 96 1.0 and 0.8. To 64 four have 0.9 of that in c, and 0.7 to 0.9 in z; from 161 on four of c 0.8.
template <class T, int N> constexpr tiles_choice choose_tiles()
{
    constexpr bool is_longest = sizeof(T) > 8;
    if (N <= 80)
        return {2, N <= 48 && !is_longest ? 8 : 6};
    if (N <= 96)
        return {4, is_longest ? 2 : 4};
    if (N <= 128)
        return {4, is_longest ? 1 : 3};
    return N <= 160 ? tiles_choice{4, 2} : tiles_choice{8, 1};
}

/// n ≤ N: tiles in shared memory, and then a right-hand side to a warp if there are any.
template <template <class> class Of, class T, int N> struct cholesky_in_shared_tiles {
    using problem = Of<T>;
    static constexpr tiles_choice choice = choose_tiles<T, N>();
    using cholesky = by_block::left_looking_cholesky<T, N / 8, choice.warps>;
    static constexpr team_shape shape = {cholesky::threads, 1, choice.blocks};
    static constexpr int elements = (N + warp_size - 1) / warp_size; ///< of a right-hand side that a thread of a warp has
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= N && number_of_right_sides(p) <= 2; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p)
    {
        return cholesky::shared_bytes(p.n < N ? p.n : N);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<shape.threads> &t, void *memory) const
    {
        const bblas_int info = cholesky::factor(t, p.uplo, p.n, p.A, p.lda, memory);
        if constexpr (has_right_sides<problem>)
            for_each_side<elements>(p, t, info == 0, [&](T(&b)[elements]) { cholesky::solve(t, memory, b); });
        return info;
    }
};

/// Two warps for many matrices, of which few are four warps' each.
template <template <class> class Of, class T, int N>
using cholesky_in_shared_tiles_for_many = for_many<cholesky_in_shared_tiles<Of, T, N>, cholesky_in_shared_tiles<Of, T, 96>>;

/// To 32 rows, threads have a row each, or several where the registers allow it.
template <template <class> class Of, class T, class... From33>
using cholesky_classes =
    size_classes<cholesky_of_two<Of, T>, cholesky_in_registers<Of, T, 4, 4>, cholesky_in_registers<Of, T, 8, 8>,
                 cholesky_in_registers<Of, T, 16, 16>, cholesky_in_registers<Of, T, 32, sizeof(T) == 16 ? 32 : 16>, From33...>;

} // namespace bblas

#endif
