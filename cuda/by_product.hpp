// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of gemm and its relatives: C(i, j) := f(i, j, (A B)(i, j), C(i, j)) in a part of C.
///
/// A routine says by a type `As<T>` how it is that:
///
///     using problem;                                  // its own
///     using factor;                                   // what A and B are: matrix_views, or structured_views
///     static constexpr bool is_of_one;                // whether B is A's transpose, conjugated or not
///     static constexpr bool has_triangle;             // whether a part of C is worked on, with uplo
///     static product_size size(const problem &);      // host and device
///     template <class F> static void visit(const problem &p, F multiply);  // multiply(A, B, C, f)
#ifndef BBLAS_CUDA_BY_PRODUCT_HPP
#define BBLAS_CUDA_BY_PRODUCT_HPP

#include "block/product.hpp"
#include "by_narrow_product.hpp"
#include "by_size.hpp"
#include "warp/product.hpp"

#include <climits>

namespace bblas {

/// m, n, k ≤ N: a row of C to a thread.
template <class T, class As, int N, int Blocks> struct product_by_rows {
    using problem = typename As::problem;

    static constexpr team_shape shape = {N, 128 / N, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return s.m <= N && s.n <= N && s.k <= N;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return by_warp::product_elements<N, As::is_of_one> * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<N> &t, void *shared) const
    {
        const product_size s = As::size(p);
        As::visit(p, [&](auto A, auto B, auto C, auto f) {
            by_warp::product<As::is_of_one>(t, s.uplo, s.m, s.n, s.k, A, B, C, f, static_cast<T *>(shared));
        });
        return 0;
    }
};

/// m, n ≤ Most or k ≤ MostTerms: tile after tile.
template <class T, class As, class Tiling, int Blocks, int Most = INT_MAX, int MostTerms = -1> struct product_by_tiles {
    using problem = typename As::problem;
    /// Large ones would gain nothing, and c loses 5 %.
    static constexpr bool is_of_one = As::is_of_one && Most < INT_MAX;
    using product = by_block::product<T, Tiling, typename As::factor, is_of_one>;

    static constexpr team_shape shape = {Tiling::threads, 1, Blocks};
    static constexpr bool has_parts_apart = Tiling::is_interleaved; // 192 to 512 have 0.90 to 0.98 of the rate else
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return (s.m <= Most && s.n <= Most) || s.k <= MostTerms;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return product::shared_bytes; }

    static std::int64_t parts(const problem &bounds)
    {
        const product_size s = As::size(bounds);
        const std::int64_t most =
            s.k > MostTerms ? Most : INT_MAX; // large ones with few terms, which come among others, do with less
        return product::tiles(s.uplo, min(s.m, most), min(s.n, most));
    }

    BBLAS_DEVICE void operator()(const problem &p, const team<Tiling::threads> &t, void *shared, share part) const
    {
        const product_size s = As::size(p);
        As::visit(p, [&](auto A, auto B, auto C, auto f) { product::run(t, s.uplo, s.m, s.n, s.k, A, B, C, f, shared, part); });
    }
};

/// Elements that a product's tiles cover, of C and beside it.
template <class Product> BBLAS_HOST_DEVICE constexpr int covered(const product_size &s)
{
    constexpr int rows = Product::rows, cols = Product::cols;
    return (s.m + rows - 1) / rows * rows * ((s.n + cols - 1) / cols * cols);
}

/// Tiles that fit are smaller than others, so that more factors are read for an element. Problems of up to so many rows and
/// columns are for them where they cover no more than 85 percent of what those of `Other` do. From 257 to 288 d gains 1.05
/// to 1.18 times, s 1.15 to 1.3, z 1.0; c loses 5 % to 260, and gains 8 at 288.
template <class T> inline constexpr int fit_most = is_complex<T> ? 144 : 512;
template <class T, class Product, class... Others> BBLAS_HOST_DEVICE constexpr bool fits(const product_size &s)
{
    return s.m <= fit_most<T> && s.n <= fit_most<T> && (... && (100 * covered<Product>(s) <= 85 * covered<Others>(s)));
}

/// Where they fit. In batches of several sizes, one launch more cost 5 to 40 %.
template <class T, class As, class Tiling, int Blocks, class... Others>
struct product_by_fitting_tiles : product_by_tiles<T, As, Tiling, Blocks, fit_most<T>> {
    using problem = typename As::problem;

    static constexpr bool is_for_one_size = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        return fits<T, by_block::product<T, Tiling>, by_block::product<T, Others>...>(As::size(p));
    }
};

/// Of a triangle, more of a large tile would be left out: d has 0.9 to 1.0 of the rate so.
template <class T, class As, class Tiling, int Blocks, class... Others>
using fitting_unless_triangle =
    class_if<(Blocks > 0 && !As::has_triangle), product_by_fitting_tiles<T, As, Tiling, Blocks, Others...>>;

/// From so many terms on, a C of one tile is for slices (by_block::tiling). On an H200, times the rate of tiles
/// that are not in slices, with 20 to 32 rows and columns, of 100 problems and of 256 MB: with 128 terms s 1.6 to 1.9 and 0.64 to
/// 0.72, d 1.3 to 1.5 and 0.72 to 0.99, c 1.2 and 0.88 to 0.92, z 1.5 and 0.88 to 1.04; with 256 s 2.1 to 2.8 and 0.9, d 1.9
/// to 2.1 and 0.91 to 1.16, c 1.4 to 1.5 and 1.03 to 1.07, z 1.7 and 0.92 to 1.13; with 1,000 s 3.6 to 4.9 and 1.05 to 1.35,
/// d 3.6 to 4.8 and 1.16 to 1.37, c 2.0 to 2.2 and 1.07 to 1.4, z 2.2 to 2.4 and 0.98 to 1.45. Of that, twice as many slices
/// have 0.9 to 1.1 with 100 problems and 0.72 to 0.99 with 256 MB. With 33 to 64 rows and 500 terms or more, two slices would
/// have, times the rate of tiles, s 0.73 to 1.44, d 0.6 to 1.3, c 0.63 to 1.1, and z 0.53 to 1.1.
inline constexpr int least_sliced_terms = 250;

/// m, n ≤ N, which is one tile, and any k, or fewer than least_sliced_terms, if slices are for more.
template <class T, class As, class Tiling, int Problems, int Blocks, int N, bool HasFewTerms = false> struct product_by_tile {
    using problem = typename As::problem;
    using tiles = product_by_tiles<T, As, Tiling, Blocks, N>;
    static_assert(Problems == 1 || Tiling::threads <= warp_size);

    static constexpr team_shape shape = {Tiling::threads, Problems, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        return tiles::takes(p) && !(HasFewTerms && As::size(p).k >= least_sliced_terms);
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &p) { return tiles::shared_bytes(p); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Tiling::threads> &t, void *shared) const
    {
        tiles()(p, t, shared, share{0, 1});
        return 0;
    }
};

/// m, n ≤ N and at least least_sliced_terms: by tiles in slices.
template <class T, class As, class Tiling, int Blocks, int N>
struct product_by_slices : product_by_tiles<T, As, Tiling, Blocks, N> {
    using problem = typename As::problem;

    static constexpr bool stands_apart = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        return product_by_tiles<T, As, Tiling, Blocks, N>::takes(p) && !is_idle_within(p);
    }
    BBLAS_HOST_DEVICE static constexpr bool is_idle_within(const problem &bounds)
    {
        return As::size(bounds).k < least_sliced_terms;
    }
};

/// C := alpha A op(A) + beta C: syrk, and herk with real alpha and beta.
template <template <class> class Of, class T, bool IsHermitian> struct rank_k_update {
    using problem = Of<T>;
    using factor = matrix_view<const T>;
    static constexpr bool is_of_one = true;
    static constexpr bool has_triangle = true;
    using scalar = decltype(problem::alpha);

    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        return {p.uplo, p.n, p.n, is_zero(p.alpha) ? 0 : p.k};
    }

    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        using update = std::conditional_t<IsHermitian, by_block::hermitian_update<scalar, T>, by_block::update<scalar, T>>;
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        multiply(A, IsHermitian ? A.adjoint() : A.transpose(), column_major(p.C, p.ldc), update{p.alpha, p.beta});
    }
};

/// C := alpha A op(B) + alpha B op(A) + beta C: syr2k; and her2k, where the second alpha is conjugated and beta is real.
template <template <class> class Of, class T, bool IsHermitian> struct rank_2k_update {
    using problem = Of<T>;
    using factor = matrix_view<const T>;
    static constexpr bool is_of_one = false;
    static constexpr bool has_triangle = true;

    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        return {p.uplo, p.n, p.n, is_zero(p.alpha) ? 0 : p.k};
    }

    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        using update = std::conditional_t<IsHermitian, by_block::hermitian_update<T, T>, by_block::update<T, T>>;
        const matrix_view<const T> A = op(p.trans, column_major(p.A, p.lda));
        const matrix_view<const T> B = op(p.trans, column_major(p.B, p.ldb));
#pragma unroll 1
        for (int is_second = 0; is_second < 2; ++is_second) {
            const matrix_view<const T> right = is_second ? A : B;
            multiply(is_second ? B : A, IsHermitian ? right.adjoint() : right.transpose(), column_major(p.C, p.ldc),
                     update{IsHermitian && is_second ? conjugate(p.alpha) : p.alpha, is_second ? decltype(p.beta)(1) : p.beta});
        }
    }
};

/// C := alpha A B + beta C, or alpha B A + beta C, where A has a structure: symm and hemm.
template <template <class> class Of, class T, structure Kind> struct structured_product {
    using problem = Of<T>;
    using factor = structured_view<T, Kind>;
    static constexpr bool is_of_one = false;
    static constexpr bool has_triangle = false;

    BBLAS_HOST_DEVICE static constexpr product_size size(const problem &p)
    {
        return {BblasGeneral, p.m, p.n, is_zero(p.alpha) ? 0 : p.side == BblasLeft ? p.m : p.n};
    }

    template <class F> BBLAS_DEVICE static void visit(const problem &p, F multiply)
    {
        const bool is_left = p.side == BblasLeft;
        const factor A = {column_major(p.A, p.lda), p.uplo};
        const factor B = column_major(p.B, p.ldb);
        multiply(is_left ? A : B, is_left ? B : A, column_major(p.C, p.ldc), by_block::update<T, T>{p.alpha, p.beta});
    }
};

/// Rows and columns of medium products: sizes of 1 to 128 in a batch lose 8 to 20 % to one launch more.
inline constexpr int medium_most = 128;

/// How C is tiled by the kernels for up to 32 rows and columns, whose one stage leaves it to other problems to be busy while a
/// copy is on its way, by those for these sizes and many terms, by those whose tiles fit, large or not, by those for up to
/// medium_most, of which there are others where all of C is wanted, and by those for more, where there are more terms than they
/// have in their stages; and how many blocks a multiprocessor has then. Warps count by fours: 12, 16 or 20 of them leave 168, 128
/// or 96 registers to a thread. Times are of gemm on an H200, batches of 256 MB on pointers.
template <class T> struct product_tilings;

/// With 128 MB, times the rate of sums in lanes, which floats had before: 0.95 to 1.1 to 32, 1.35 to 1.55 from 33 to 48, 1.0
/// to 1.2 from 56 to 64, 1.02 to 1.3 from 65 to 144, and 1.1 to 1.3 beyond. Of that have: a small problem to a block and 16
/// blocks 0.95 to 1.0, two warps to each 0.85 to 0.95; tiles that fit with 2 or 4 stages, or 32 terms in one, 0.85 to 1.0; medium
/// ones with 32 terms 0.87 to 0.95 at 63 and 112, but 1.05 at 128, of 32 by 64 0.8 to 0.95; large ones with 16 terms, interleaved
/// or not, 0.93 to 0.97, with 3 stages 0.98.
template <> struct product_tilings<float> {
    using small = by_block::tiling<32, 1, 2, 4, 32, 1>;
    using single = small;
    using sliced = by_block::tiling<128, 1, 2, 4, 64, 2, false, 4>;
    using fit = by_block::tiling<96, 1, 1, 6, 16, 3>;
    using large_fit = by_block::tiling<160, 1, 1, 10, 16, 3>;
    using medium_fit = fit;
    using medium = by_block::tiling<128, 2, 2, 4, 16, 3>;
    using medium_general = medium;
    using large = by_block::tiling<128, 2, 2, 4, 32, 2>;
    static constexpr int small_problems = 4;
    static constexpr int small_blocks = 4;
    static constexpr int sliced_blocks = 3;
    static constexpr int single_blocks = 0; ///< there are none
    static constexpr int fit_blocks = 5;
    static constexpr int large_fit_blocks = 2;
    static constexpr int medium_fit_blocks = 0; ///< there are none
    static constexpr int medium_blocks = 4;
    static constexpr int large_blocks = 3;
};

/// TF/s at n = 20, 24, 28, 32 4.4, 6.3, 8.5, 10.2; with 6 small blocks 3.6, 5.4, 7.3, 10.0. Tiles that fit, of 48 by 48, are 1.3
/// times as fast as medium ones from 33 to 48, 1.3 to 1.4 from 65 to 96, 1.4 to 1.7 from 129 to 144; with 2 stages and 6 blocks
/// 0.9 of that. Medium with 2 stages and 4 blocks 1.06 times as fast at 100, 0.91 at 128. Large tiles that fit, of 80 by 80,
/// are 1.13 to 1.25 times as fast as others from 65 to 80, and 1.03 to 1.13 from 145 to 160 (symm 1.3, 1.25); with 3 blocks 0.96
/// to 1.17, 0.83 to 1.2. Medium tiles that fit, of 112 by 56, are 1.03 to 1.12 times as fast as others from 97 to 112, and 1.05
/// to 1.14 from 193 to 224; with 2 stages 0.93 of that, as with 32 terms; for 112 by 112 there are no registers. Large ones with
/// 4 stages of 16 terms, interleaved, have 0.96 to 1.02 of the rate on even orders, medium ones interleaved 0.95 to 0.99, and
/// both more instructions.
template <> struct product_tilings<double> {
    using small = by_block::tiling<32, 1, 2, 4, 16, 1>;
    using single = by_block::tiling<64, 2, 3, 3, 16, 1>;
    using sliced = by_block::tiling<128, 1, 2, 4, 32, 3, false, 4>;
    using fit = by_block::tiling<96, 1, 1, 6, 16, 3>;
    using large_fit = by_block::tiling<160, 1, 1, 10, 16, 3>;
    using medium_fit = by_block::tiling<224, 1, 1, 7, 16, 3>;
    using medium = by_block::tiling<128, 2, 2, 4, 16, 3>;
    using medium_general = medium;
    using large = by_block::tiling<128, 2, 2, 4, 32, 2>;
    static constexpr int small_problems = 2;
    static constexpr int small_blocks = 8;
    static constexpr int sliced_blocks = 3;
    static constexpr int single_blocks = 8;
    static constexpr int fit_blocks = 5;
    static constexpr int large_fit_blocks = 2;
    static constexpr int medium_fit_blocks = 2;
    static constexpr int medium_blocks = 3;
    static constexpr int large_blocks = 3;
};

/// With 128 MB, times the rate of sums in lanes, which complex floats had before: 0.94 to 1.1 to 33, 1.07 to 1.2 from 36 to
/// 48, 1.13 to 1.4 from 56 to 144, and 1.2 to 1.5 beyond. Of that have: small tiles of two warps 0.85 to 0.97; tiles that fit
/// with 3 stages 0.94 to 1.08, with 32 terms in one 0.95 to 1.1, least at even orders, of 48 by 48 0.8 to 1.0; large ones with 16
/// terms 0.93 to 0.97, of 64 by 48 or 96 by 32, which leave room for 2 blocks, 0.8 to 0.97 (1.1 at 288), with 3 stages 0.97
/// to 1.0. There are no registers to interleave.
template <> struct product_tilings<complex<float>> {
    using small = by_block::tiling<128, 2, 1, 2, 32, 1>;
    using single = small;
    using sliced = by_block::tiling<128, 2, 2, 2, 32, 3, false, 2>;
    using fit = by_block::tiling<96, 3, 3, 1, 16, 2>;
    using large_fit = fit;
    using medium_fit = fit;
    using medium = by_block::tiling<128, 2, 2, 2, 32, 2>;
    using medium_general = medium;
    using large = medium;
    static constexpr int small_problems = 1;
    static constexpr int small_blocks = 5;
    static constexpr int sliced_blocks = 3;
    static constexpr int single_blocks = 0; ///< there are none
    static constexpr int fit_blocks = 5;
    static constexpr int large_fit_blocks = 0;  ///< there are none
    static constexpr int medium_fit_blocks = 0; ///< there are none
    static constexpr int medium_blocks = 3;
    static constexpr int large_blocks = 3;
};

/// TF/s at n = 20, 24, 28, 32 6.7, 9.9, 13.0, 18.4. Tiles that fit, of 48 by 24, are 1.5 times as fast as medium ones to 80, 1.25
/// to 1.35 at 96, 129 and 144; interleaved 0.93 to 1.04 of that. Large with 2 stages 0.91 to 0.97 of that with 3; with 8 terms to
/// an instruction 0.62 to 0.73, for want of registers; with 2 blocks 0.87 to 0.95; with 4 stages of 8 terms and 4 blocks 0.93 to
/// 0.97. Medium ones like large ones are 1.06 times as fast as with 2 stages at 128, but syrk has 0.86 of its rate so. Tiles of
/// 32 by 32 with 8 terms to an instruction 0.91 to 1.05, with 16 0.7 to 0.98; real and imaginary parts that are read apart, which
/// saves a third of the instructions, 0.92 to 1.04.
template <> struct product_tilings<complex<double>> {
    using small = by_block::tiling<64, 2, 2, 2, 32, 1>;
    using single = by_block::tiling<96, 3, 3, 2, 16, 1>;
    using sliced = by_block::tiling<128, 2, 2, 2, 32, 2, false, 2>;
    using fit = by_block::tiling<96, 3, 3, 1, 16, 3>;
    using large_fit = fit;
    using medium_fit = fit;
    using medium = by_block::tiling<128, 2, 2, 2, 16, 2>;
    using large = by_block::tiling<128, 2, 2, 2, 16, 3, true>;
    using medium_general = large;
    static constexpr int small_problems = 1;
    static constexpr int small_blocks = 6;
    static constexpr int sliced_blocks = 3;
    static constexpr int single_blocks = 4;
    static constexpr int fit_blocks = 4;
    static constexpr int large_fit_blocks = 0;  ///< there are none
    static constexpr int medium_fit_blocks = 0; ///< there are none
    static constexpr int medium_blocks = 3;
    static constexpr int large_blocks = 3;
};

/// What kernels that multiply by large tiles on their way are alike in.
template <class T> struct large_product {
    using tiling = typename product_tilings<T>::large;
    using product = by_block::product<T, tiling>;
    static constexpr team_shape shape = {tiling::threads, 1, product_tilings<T>::large_blocks};
    template <class Problem> BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const Problem &)
    {
        return product::shared_bytes;
    }
};

/// So many quarters of some blocks, rounded up.
constexpr int quarters_of(int blocks, int quarters)
{
    return (blocks * quarters + 3) / 4;
}

inline constexpr int single_most = 48;
/// m, n, k ≤ 48: C is one tile, which waits for every stage, so that few are best; more blocks fit than of tiles with stages. In
/// batches of one size. On an H200, from 33 to 48 gemm of d is 1.0 to 1.15 times as fast with 256 MB and 1.05 to 1.2 times with
/// 2,000 problems, syrk and trmm 1.0 to 1.3 (syrk of 47 0.85), of z 1.0 to 1.17; with 500 problems d has 0.85 to 1.0 of the rate,
/// with 100 0.76 to 0.93. With 96 terms 0.91 to 1.16. Of s and c as much would lose 2 to 25 %; of d from 49 to 64 1.0 to 1.08.
template <class T, class As, int Quarters, class Of = product_tilings<T>>
struct product_by_single_tile
    : product_by_tile<T, As, typename Of::single, 1, quarters_of(Of::single_blocks, Quarters), single_most> {
    using problem = typename As::problem;

    static constexpr bool is_for_one_size = true;
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return s.m <= single_most && s.n <= single_most && s.k <= single_most;
    }
};

/// The kernels for products of which C is one tile, up to 32 rows and columns, and of some types more; and for narrow ones. Of
/// complex doubles, a tile of 16 by 16 is 1.4 to 1.8 times as fast as rows of threads from 9 to 16.
template <class T, class As, int Quarters, class Of = product_tilings<T>, class Narrow = narrow_products<T, As>,
          bool HasSlices = !As::factor::is_structured, bool HasNarrow = HasSlices &&Quarters == 4>
using small_product_classes = joined_classes<
    size_classes<product_by_rows<T, As, 4, 4>, product_by_rows<T, As, 8, (Quarters < 4 ? for_type<T>(5, 5, 5, 4) : 4)>>,
    class_if<sizeof(T) != 16, product_by_rows<T, As, 16, is_complex<T> ? 3 : Quarters>>,
    class_if<HasNarrow, product_by_warp<T, As, Narrow>>,
    class_if<sizeof(T) == 16, product_by_tile<T, As, by_block::tiling<32, 1, 1, 2, 16, 1>, 4, 4, 16, HasSlices>>,
    size_classes<
        product_by_tile<T, As, typename Of::small, Of::small_problems, quarters_of(Of::small_blocks, Quarters), 32, HasSlices>>,
    class_if<(Of::single_blocks > 0), product_by_single_tile<T, As, Quarters>>,
    std::conditional_t<HasNarrow, shared_terms_classes<T, As, Narrow>, size_classes<>>,
    class_if<HasSlices, product_by_slices<T, As, typename Of::sliced, Of::sliced_blocks, 32>>,
    class_if<HasNarrow && !As::has_triangle, product_by_warps<T, As, Narrow>>>;

/// And those whose tiles fit, the large ones before the small ones, and those that cover less than medium ones alone behind.
template <class T, class As, int Quarters, class Of = product_tilings<T>>
using fitting_product_classes = joined_classes<
    small_product_classes<T, As, Quarters>,
    fitting_unless_triangle<T, As, typename Of::large_fit, Of::large_fit_blocks, typename Of::fit, typename Of::medium>,
    size_classes<product_by_fitting_tiles<T, As, typename Of::fit, quarters_of(Of::fit_blocks, Quarters), typename Of::medium>>,
    fitting_unless_triangle<T, As, typename Of::medium_fit, Of::medium_fit_blocks, typename Of::medium>>;

/// Those for medium products, if they are others than those for large ones, and these.
template <class T, class As, class Of = product_tilings<T>,
          class Medium = std::conditional_t<As::has_triangle, typename Of::medium, typename Of::medium_general>>
using large_product_classes = joined_classes<
    class_if<!std::is_same_v<Medium, typename Of::large>,
             product_by_tiles<T, As, Medium, Of::medium_blocks, medium_most, Of::large::depth * Of::large::stages>>,
    size_classes<product_by_tiles<T, As, typename Of::large, Of::large_blocks>>>;

/// A routine that needs more registers says how many quarters of the blocks it has; there is no room for interleaving then, nor
/// reason where factors have a structure.
template <class T, class As, int Quarters = 4, class Of = product_tilings<T>>
using product_classes = joined_classes<
    fitting_product_classes<T, As, Quarters>,
    std::conditional_t<Quarters == 4 && !As::factor::is_structured, large_product_classes<T, As>,
                       size_classes<product_by_tiles<T, As, typename Of::medium, quarters_of(Of::medium_blocks, Quarters)>>>>;

} // namespace bblas

#endif
