// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/gemv.hpp>

#include <for_each_problem.cuh>

#include "block/product.hpp"
#include "by_narrow_product.hpp"
#include "warp/matrix_vector.hpp"

namespace bblas::gemv {

template <class T> struct as_product {
    using problem = gemv::problem<T>;
    static constexpr bool has_triangle = false;

    /// y is unchanged in an empty problem, whatever beta is, as in BLAS.
    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        const bool is_empty = p.m == 0 || p.n == 0, has_rows = p.trans == BblasNoTrans;
        return {BblasGeneral, is_empty ? 0 : has_rows ? p.m : p.n, 1, is_zero(p.alpha) ? 0 : has_rows ? p.n : p.m};
    }
    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        const bool has_rows = p.trans == BblasNoTrans;
        multiply(op(p.trans, column_major(p.A, p.lda)), vector(p.x, has_rows ? p.n : p.m, p.incx),
                 vector(p.y, has_rows ? p.m : p.n, p.incy), by_block::update<T, T>{p.alpha, p.beta});
    }
};

/// Of few rows or very few columns, and many of the other. On an H200, with 256 MB, times the rate of strips: two to eight rows
/// and 64 or 1,000 columns 1.1 to 3.8, transposed 1.0 to 3.3; 1,000 rows and one to four columns 0.96 to 1.24, transposed 1.0
/// to 3.0, where eight would have 0.78 to 1.1.
template <class T> struct narrow_matrices {
    static constexpr int most_cols = 1; ///< of the product
    BBLAS_HOST_DEVICE static constexpr bool has(const problem<T> &p) { return (p.m <= 8 || p.n <= 4) && (p.m > 32 || p.n > 32); }
    /// With five columns or more, transposed, strips have 0.8 to 1.1 times the time with 256 MB, and 1.3 to 2.7 with 100
    /// problems.
    BBLAS_HOST_DEVICE static constexpr bool has_shares(const problem<T> &p)
    {
        const product_size s = as_product<T>::size(p);
        return s.m <= 16 && (p.trans == BblasNoTrans || p.n <= 4) && has_many_terms(s);
    }
    BBLAS_HOST_DEVICE static constexpr std::int64_t few_problems(const problem<T> &) { return 0; }
};

/// R N elements of y to a team: its share of a problem.
template <class T, int N, int R, int Bytes, int Blocks> struct by_strips {
    static constexpr int height = R * N;
    static constexpr team_shape shape = {N, 128 / N, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &) { return true; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return 0; }
    static std::int64_t parts(const problem<T> &bounds)
    {
        const std::int64_t rows = bounds.trans == BblasNoTrans ? bounds.m : bounds.n;
        return (rows + height - 1) / height;
    }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<N> &t, void *, share part) const
    {
        // y is unchanged in an empty problem, whatever beta is, as in BLAS.
        const bool rows_are_close = p.trans == BblasNoTrans;
        const int rows = p.m == 0 || p.n == 0 ? 0 : rows_are_close ? p.m : p.n;
        const int cols = rows_are_close ? p.n : p.m;
        const int terms = p.alpha == T(0) ? 0 : cols; // A and x are not read then (rule E7)
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        const matrix_view<const T> x = vector(p.x, cols, p.incx);
        const matrix_view<T> y = vector(p.y, rows, p.incy);
        const int end = t.greatest_in_warp(rows);
        for (int begin = part.number * height; begin < end; begin += part.count * height) {
            const int count = begin < rows ? min(rows - begin, height) : 0;
            by_warp::multiply<R, Bytes>(t, rows_are_close, count, count > 0 ? terms : 0, p.alpha, A.from(begin, 0), x, p.beta,
                                        y.from(begin, 0));
        }
    }
};

/// m, n ≤ R N
template <class T, int N, int R, int Bytes, int Blocks> struct by_strip {
    using strips = by_strips<T, N, R, Bytes, Blocks>;
    static constexpr team_shape shape = strips::shape;
    /// On an H200, 5,000 to 20,000 problems of 1 to 8, 16 or 32 rows and columns take 1.05 to 2.4 times as long where they are
    /// listed (c at 32 0.9), 100,000 0.65 to 1.2 times.
    static std::int64_t most_mixed(const problem<T> &) { return 20000; }
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p) { return p.m <= strips::height && p.n <= strips::height; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &p) { return strips::shared_bytes(p); }

    BBLAS_DEVICE bblas_int operator()(const problem<T> &p, const team<N> &t, void *shared) const
    {
        strips()(p, t, shared, share{0, 1});
        return 0;
    }
};

/// On an H200. Blocks of the first kernels: with 5 or 6 in place of 7 or 8, doubles lose 6 to 20 % in large batches; with more,
/// registers do not do, but for floats, which have 1.1 to 1.3 times the rate to 8 rows and 1.0 to 1.09 to 32, and complex ones,
/// 0.96 to 1.16. Two rows to a thread to order 64: at 33 to 48, 1.07 to 1.9 times as fast as strips of 32. Beyond that
/// they would gain up to 13 % at 65 and 100, and lose up to 28 % at 512 and in transposes. Bytes: with half of them strips lose
/// up to 35 %, with twice as many the smaller ones up to 20 %.
template <class T>
using classes = joined_classes<
    size_classes<by_strip<T, 4, 1, 64, for_type<T>(10, 8, 9, 7)>, by_strip<T, 8, 1, 64, for_type<T>(9, 7, 8, 7)>,
                 by_strip<T, 16, 1, 64, for_type<T>(8, 7, 8, 7)>, by_strip<T, 32, 1, 64, for_type<T>(8, 7, 8, 7)>,
                 product_by_warp<T, as_product<T>, narrow_matrices<T>>, by_strip<T, 32, 2, 128, for_type<T>(5, 4, 5, 4)>>,
    shared_terms_classes<T, as_product<T>, narrow_matrices<T>>,
    size_classes<product_by_warps<T, as_product<T>, narrow_matrices<T>>, by_strips<T, 32, 1, 128, 4>>>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::gemv

#include <entries/gemv.inc>
