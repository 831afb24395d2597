// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include <arguments/trmm.hpp>

#include <for_each_problem.cuh>

#include "by_product.hpp"

namespace bblas::trmm {

template <class T> using factor = structured_view<T, structure::triangular>;

/// op(A)
template <class T> BBLAS_DEVICE factor<T> triangle_of(const problem<T> &p)
{
    return op(p.transa, factor<T>{column_major(p.A, p.lda), p.uplo, p.diag == BblasUnit});
}

/// Of what is one tile, all is read before anything is written.
template <class T> struct as_product : structured_product<problem, T, structure::triangular> {
    template <class F> BBLAS_DEVICE static void visit(const problem<T> &p, F multiply)
    {
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> B = column_major(p.B, p.ldb);
        const factor<T> A = triangle_of(p), was = B;
        multiply(is_left ? A : was, is_left ? was : A, B, by_block::update<T, T>{p.alpha, T(0)});
    }
};

/// As X := alpha M X, M on the left: columns of tiles, each from the end at which nothing is needed as it was before.
template <class T, class Tiling, int Blocks> struct by_tiles {
    using product = by_block::product<T, Tiling, factor<T>>;
    static constexpr int width = product::rows;
    static_assert(product::cols == width);

    static constexpr team_shape shape = {Tiling::threads, 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &) { return true; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem<T> &) { return product::shared_bytes; }
    static std::int64_t parts(const problem<T> &bounds)
    {
        return ((bounds.side == BblasLeft ? bounds.n : bounds.m) + width - 1) / width;
    }

    BBLAS_DEVICE void operator()(const problem<T> &p, const team<shape.threads> &t, void *shared, share part) const
    {
        const bool is_left = p.side == BblasLeft;
        const matrix_view<T> B = column_major(p.B, p.ldb), X = is_left ? B : B.transpose();
        const factor<T> A = triangle_of(p), M = is_left ? A : A.transpose();
        const bool is_lower = M.uplo == BblasLower, is_read = p.alpha != T(0); // with alpha = 0, A and B are not read (rule E7)
        const int order = is_left ? p.m : p.n, n = is_left ? p.n : p.m;
        const int tiles = (order + width - 1) / width;
        for (int col = part.number * width; col < n; col += part.count * width)
            for (int step = 0; step < tiles; ++step) {
                const int begin = (is_lower ? tiles - 1 - step : step) * width;
                const int rows = min(width, order - begin);
                const int first = is_lower ? 0 : begin;
                const int terms = is_lower ? begin + rows : order - begin;
                product::run(t, BblasGeneral, rows, min(width, n - col), is_read ? terms : 0, M.from(begin, first),
                             X.from(first, col), X.from(begin, col), by_block::update<T, T>{p.alpha, T(0)}, shared);
            }
    }
};

template <class T>
using by_square_tiles = by_tiles<T, typename by_block::square_tiling<T>::type, by_block::square_tiling<T>::blocks>;

/// Where square tiles fit. On an H200, d is 1.3 to 1.5 times as fast from 33 to 48, 1.5 from 65 to 96 and 129 to 144, 1.1 to 1.25
/// from 257 to 288; c 1.3 from 33 to 48 and 1.1 at 144, z 1.15 at 144.
template <class T, class Tiling, int Blocks, class... Others> struct by_fitting_tiles : by_tiles<T, Tiling, Blocks> {
    static constexpr bool is_for_one_size = true;
    static constexpr bool has_parts_apart = sizeof(T) == 8; // c has 0.89 to 0.93 of the rate else
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem<T> &p)
    {
        return fits<T, by_block::product<T, Tiling>, by_block::product<T, Others>...>(as_product<T>::size(p));
    }
};
/// Of 48 by 48: those of other products, which have a block more, with which d has 0.8 to 0.9 of the rate; those of complex ones
/// are not square.
template <class T>
using square_fit = std::conditional_t<is_complex<T>, by_block::tiling<192, 2, 1, 3, 16, 2>, typename product_tilings<T>::fit>;
template <class T> inline constexpr int square_fit_blocks = is_complex<T> ? 2 : product_tilings<T>::fit_blocks - 1;

template <class T, class Of, class Square>
using classes_by =
    joined_classes<small_product_classes<T, as_product<T>, 4>,
                   class_if<(Of::large_fit_blocks > 0),
                            by_fitting_tiles<T, typename Of::large_fit, Of::large_fit_blocks, typename Of::fit, Square>>,
                   size_classes<by_fitting_tiles<T, square_fit<T>, square_fit_blocks<T>, Square>, by_square_tiles<T>>>;

template <class T> using classes = classes_by<T, product_tilings<T>, typename by_block::square_tiling<T>::type>;

template <class T> int run(const batch<T> &call, bblas_queue_t queue)
{
    return for_each_problem<no_general_kernel, classes>(call, queue, {1});
}

} // namespace bblas::trmm

#include <entries/trmm.inc>
