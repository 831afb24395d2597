// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trtri.hpp>

#include <for_each_problem.cuh>

#include "by_inverse.hpp"
#include "inverse_sweep.hpp"

namespace bblas::trtri {

template <class T> struct as_inverse {
    using problem = trtri::problem<T>;

    BBLAS_DEVICE static bool is_unit(const problem &p) { return p.diag == BblasUnit; }

    template <int N>
    BBLAS_DEVICE static bblas_int by_columns(const team<N> &t, const problem &p, matrix_view<T> L, bool rows_are_close,
                                             by_warp::column_solver<N, T> by)
    {
        return by_warp::trtri_by_columns(t, is_unit(p), p.n, L, rows_are_close, by);
    }

    template <int Threads>
    BBLAS_DEVICE static void put(const team<Threads> &t, const problem &p, const by_block::tiled_triangle<T> &inverse)
    {
        inverse.store(t, p.uplo, p.A, p.lda);
    }

    static constexpr int triangles = 1;
    BBLAS_DEVICE static by_block::inverted_triangle triangle(const problem &p, int) { return {p.uplo, is_unit(p)}; }
};

template <class T> using classes = inverse_classes<T, as_inverse<T>>;

template <class T> struct sweep : inverse_sweep<as_inverse<T>> {
    using base = inverse_sweep<as_inverse<T>>;
    using passes = std::tuple<typename base::of_triangles>;
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::trtri

#include <entries/trtri.inc>
