// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of products C(i, j) := f(i, j, (A B)(i, j), C(i, j)) that are all about reading a factor, since C has few columns
/// or few rows, or A has few columns: warps do them. by_product.hpp says what a routine says by a type `As`.
#ifndef BBLAS_CUDA_BY_NARROW_PRODUCT_HPP
#define BBLAS_CUDA_BY_NARROW_PRODUCT_HPP

#include "by_size.hpp"
#include "warp/narrow_product.hpp"

namespace bblas {

/// C is m by n, and the part that uplo means is worked on; A has k columns.
struct product_size {
    bblas_uplo uplo;
    int m;
    int n;
    int k;
};

/// Whether a product of matrices is narrow. On an H200, with 256 MB, of 12 to 1,024 rows and 6 to 512 terms, times the rate of
/// tiles: with up to 8 columns s 1.25 to 14, d 0.91 to 10, c 0.88 to 20 and z 0.78 to 7.6, least with 48 rows and 256 terms; with
/// 9 to 16 s 1.0 to 3.2, d 0.94 to 2.6, c 1.28 to 3.1 and z 1.13 to 2.1, and of those left out d 0.77 to 1.27, c 0.64 to 1.22 and
/// z 0.73 to 1.14.
template <class T, class As> struct narrow_products {
    static constexpr int most_cols = 16; ///< of C or of its transpose

    BBLAS_HOST_DEVICE static constexpr bool has(const typename As::problem &p)
    {
        const product_size s = As::size(p);
        const int few = static_cast<int>(min(s.m, s.n)), other = static_cast<int>(max(s.m, s.n));
        if (few <= 8 || few > most_cols || std::is_same_v<T, float>)
            return few <= most_cols;
        if constexpr (!is_complex<T>)
            return other >= 64;
        else
            return sizeof(T) == 8 ? other <= 32 || s.k <= 48 : other > 16 && s.k <= 32;
    }
};

/// A narrow product; one with few rows is the transpose of one with few columns.
template <class T, class As, int MostCols>
BBLAS_DEVICE void multiply_narrow(const team<warp_size> &t, const typename As::problem &p, share part)
{
    const product_size s = As::size(p);
    As::visit(p, [&](auto A, auto B, auto C, auto f) {
        const auto multiply = [&](bblas_uplo uplo, int m, int n, auto left, auto right, auto result) {
            if (MostCols > 8 && n > 8)
                by_warp::narrow_product<T, is_complex<T> ? 1 : 2, 2>::run(t, uplo, m, n, s.k, left, right, result, f, part);
            else if (!As::has_triangle && m > 16) // else C is square
                by_warp::narrow_product<T, 2, 1>::run(t, uplo, m, n, s.k, left, right, result, f, part);
            else
                by_warp::narrow_product<T, 1, 1>::run(t, uplo, m, n, s.k, left, right, result, f, part);
        };
        const bool swaps = s.m < s.n;
        multiply(swaps ? transposed(s.uplo) : s.uplo, swaps ? s.n : s.m, swaps ? s.m : s.n, swaps ? B.transpose() : A,
                 swaps ? A.transpose() : B, swaps ? C.transpose() : C);
    });
}

/// Those of up to 128 rows and columns, each by a warp. Among several sizes, they come with other small problems.
template <class T, class As, class Narrow> struct product_by_warp {
    using problem = typename As::problem;
    static constexpr int most = 128;

    static constexpr team_shape shape = {warp_size, 4, 4};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return s.m <= most && s.n <= most;
    }
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem &p) { return !Narrow::has(p); }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<warp_size> &t, void *) const
    {
        multiply_narrow<T, As, Narrow::most_cols>(t, p, {0, 1});
        return 0;
    }
};

/// Those of more, each by the warps of some blocks.
template <class T, class As, class Narrow> struct product_by_warps {
    using problem = typename As::problem;
    static constexpr int threads = 128;
    static constexpr int warps = threads / warp_size;

    static constexpr team_shape shape = {threads, 1, 4};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &) { return true; }
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem &p) { return !Narrow::has(p); }
    static bool is_idle_within(const problem &bounds) { return product_by_warp<T, As, Narrow>::takes(bounds); }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }
    static std::int64_t parts(const problem &bounds)
    {
        const product_size s = As::size(bounds);
        const std::int64_t rows = s.k < 32 ? 512 : 128;
        return (max(s.m, s.n) + rows - 1) / rows;
    }

    BBLAS_DEVICE void operator()(const problem &p, const team<threads> &t, void *, share part) const
    {
        multiply_narrow<T, As, Narrow::most_cols>(t.warp(), p, {part.number * warps + t.warp_index(), part.count * warps});
    }
};

} // namespace bblas

#endif
