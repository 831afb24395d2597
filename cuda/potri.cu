// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/potri.hpp>

#include <for_each_problem.cuh>

#include "by_inverse.hpp"
#include "inverse_sweep.hpp"

namespace bblas::potri {

/// With the lower triangle held for either uplo, the factor of an upper one is that of conj(A), and the lower triangle of its
/// inverse is the upper one of inv(A).
template <class T> struct as_inverse {
    using problem = potri::problem<T>;

    BBLAS_DEVICE static bool is_unit(const problem &) { return false; }

    template <int N>
    BBLAS_DEVICE static bblas_int by_columns(const team<N> &t, const problem &p, matrix_view<T> L, bool rows_are_close,
                                             by_warp::column_solver<N, T> by)
    {
        return by_warp::potri_by_columns(t, p.n, L, rows_are_close, by);
    }

    template <int Threads>
    BBLAS_DEVICE static void put(const team<Threads> &t, const problem &p, const by_block::tiled_triangle<T> &inverse)
    {
        const matrix_view<T> A = column_major(p.A, p.lda), L = p.uplo == BblasLower ? A : A.transpose();
        inverse.for_each_in_product(t, true, true, inverse, inverse,
                                    [&](int i, int j, T x) { L.set(i, j, i == j ? T(real_part(x)) : x); });
    }

    static constexpr int triangles = 1;
    BBLAS_DEVICE static by_block::inverted_triangle triangle(const problem &p, int) { return {p.uplo, false}; }
};

/// Floats have room for 256 rows in shared memory: 1.6 to 2.9 times as fast as a sweep on an H100, and 1.1 to 1.4 times in large
/// batches; trtri 0.85 to 1.5, and 0.78 to 0.92 times.
template <class T>
using classes = joined_classes<inverse_classes<T, as_inverse<T>>,
                               class_if<sizeof(T) == 4, inverse_in_shared_memory<T, as_inverse<T>, 256, 256, 1>>>;

template <class T> struct sweep : inverse_sweep<as_inverse<T>> {
    using base = inverse_sweep<as_inverse<T>>;
    using typename base::inverse;

    /// The panel's rows of the product, but for its square: all of them are products of that, and its own is not until the next
    /// panel's.
    struct rows_of_product : tile_kernel<T, problem<T>, rows_of_product> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count(const problem<T> &, int begin) { return base::tiles(begin); }
        BBLAS_DEVICE static void take(const problem<T> &p, int begin, int number, const team<inverse::shape.threads> &t,
                                      void *shared)
        {
            const int col = number * base::width;
            if (col == begin - base::width)
                inverse::multiply_by_adjoint(t, p.uplo, p.n, p.A, p.lda, col, col, shared);
            inverse::multiply_by_adjoint(t, p.uplo, p.n, p.A, p.lda, begin, col, shared);
        }
    };
    struct last_square : tile_kernel<T, problem<T>, last_square> {
        BBLAS_HOST_DEVICE static constexpr std::int64_t count(const problem<T> &, int begin) { return begin == 0; }
        BBLAS_DEVICE static void take(const problem<T> &p, int, int, const team<inverse::shape.threads> &t, void *shared)
        {
            const int begin = (p.n - 1) / base::width * base::width;
            inverse::multiply_by_adjoint(t, p.uplo, p.n, p.A, p.lda, begin, begin, shared);
        }
    };

    using passes = std::tuple<typename base::of_triangles, pass<rows_of_product>, pass<last_square>>;
};

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem_in_panels<sweep, classes>(call, queue);
}

} // namespace bblas::potri

#include <entries/potri.inc>
