// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/posv.hpp>
#include <arguments/potrf.hpp>
#include <arguments/potrs.hpp>

#include <for_each_problem.cuh>

#include "by_cholesky.hpp"
#include "warp/cholesky.hpp"

namespace bblas::posv {

/// n ≤ N: rows to the threads of a part of a warp, right-hand sides one by one.
template <class T, int N, int Threads> struct by_rows {
    using triangle = by_warp::triangle<T, N, Threads>;
    static constexpr team_shape shape = {Threads, 128 / Threads, triangle::blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.n <= N; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return triangle::shared_bytes(2); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<Threads> &t, void *shared) const
    {
        T *const scratch = static_cast<T *>(shared);
        triangle A;
        A.load(t, p.uplo, p.n, p.A, p.lda);
        if (p.uplo == BblasUpper)
            A.transpose_blocks(t, scratch);
        const bblas_int info = by_warp::potrf(t, p.n, A, scratch);
        real_t<T> reciprocals[triangle::rows] = {};
        by_warp::reciprocal_diagonal(t, A, reciprocals);
        const int end = info ? info - 1 : p.n;
        if (p.uplo == BblasLower)
            A.store(t, p.uplo, p.n, end, p.A, p.lda);
        for_each_side(p, t, info == 0, [&](T(&b)[triangle::rows]) { by_warp::solve_forward(t, p.n, A, reciprocals, b); });
        A.transpose_blocks(t, scratch);
        if (p.uplo == BblasUpper)
            A.store(t, p.uplo, p.n, end, p.A, p.lda);
        for_each_side(p, t, info == 0, [&](T(&b)[triangle::rows]) { by_warp::solve_backward(t, p.n, A, reciprocals, b); });
        return info;
    }

  private:
    /// f(b) for all right-hand sides, of which a thread has the elements that it has rows of; all teams of a warp together.
    template <class F> BBLAS_DEVICE static void for_each_side(const problem<T> &p, const team<Threads> &t, bool is_wanted, F f)
    {
        const matrix_view<T> B = right_sides(p);
        const int count = is_wanted ? p.nrhs : 0;
        const int steps = t.greatest_in_warp(count);
        for (int j = 0; j < steps; ++j) {
            T b[triangle::rows];
#pragma unroll
            for (int q = 0; q < triangle::rows; ++q) {
                const int i = q * Threads + t.rank;
                b[q] = i < p.n && j < count ? B(i, j) : T(0);
            }
            f(b);
#pragma unroll
            for (int q = 0; q < triangle::rows; ++q) {
                const int i = q * Threads + t.rank;
                if (i < p.n && j < count)
                    B.set(i, j, b[q]);
            }
        }
    }
};

/// Up to where the factor stays in shared memory; beyond, potrf's kernels factor, and those of potrs solve.
template <class T>
using classes = size_classes<by_rows<T, 4, 4>, by_rows<T, 8, 8>, by_rows<T, 16, 16>, by_rows<T, 32, threads_to_32<T>>,
                             cholesky_in_shared_memory<problem, T, 64, 32, 8>, cholesky_in_shared_memory<problem, T, 128, 64, 4>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_steps<classes>(
        call, queue,
        [&](bblas_int *info) { return potrf::batch<T>{call.uplo, call.n, call.A, call.lda, info, call.batch_count}; },
        [&](bblas_int *info) {
            return potrs::batch<T>{call.uplo, call.n,   call.nrhs, input(call.A),   call.lda,
                                   call.B,    call.ldb, info,      call.batch_count};
        });
}

} // namespace bblas::posv

#include <entries/posv.inc>
