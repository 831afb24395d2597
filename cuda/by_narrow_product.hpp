// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of products C(i, j) := f(i, j, (A B)(i, j), C(i, j)) that are all about reading a factor, since C has few columns
/// or few rows, or A has few columns: warps do them. by_product.hpp says what a routine says by a type `As`.
#ifndef BBLAS_CUDA_BY_NARROW_PRODUCT_HPP
#define BBLAS_CUDA_BY_NARROW_PRODUCT_HPP

#include "by_size.hpp"
#include "warp/narrow_product.hpp"

#include <climits>

namespace bblas {

/// C is m by n, and the part that uplo means is worked on; A has k columns.
struct product_size {
    bblas_uplo uplo;
    int m;
    int n;
    int k;
};

/// Elements of the factors.
BBLAS_HOST_DEVICE constexpr std::int64_t factor_elements(const product_size &s)
{
    return (std::int64_t{s.m} + s.n) * s.k;
}

/// Whether a product has so few rows and columns and so many terms that several warps have a share of these each. On an H200,
/// times the rate of a warp to each product: of up to 16 rows and columns, with 100 problems 1.7 to 9, with 1,000 0.86 to 1.4,
/// with 256 MB 0.74 (of floats, one row and column and 4,000 terms) to 11 (16 rows and columns, 16,000 terms); of 32 rows, s, d
/// and z with 100 problems 2.0 to 6, all with 1,000 0.89 to 1.3. From half as many elements on, 100 problems would gain up to 2
/// times, and large batches have down to 0.6 times the rate; by more than four warps, as much as this from twice as many on.
/// Tiles in slices (by_product.hpp), which are for more columns, would have 0.13 to 0.63 times the rate in s and c with 100
/// problems, 0.19 to 0.76 in d, and 0.18 to 1.2 in z.
BBLAS_HOST_DEVICE constexpr bool has_many_terms(const product_size &s)
{
    const std::int64_t few = min(s.m, s.n), other = max(s.m, s.n);
    return few <= 16 && other <= 32 && factor_elements(s) >= (other <= 16 ? 8000 : 16000);
}

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

    BBLAS_HOST_DEVICE static constexpr bool has_shares(const typename As::problem &p) { return has_many_terms(As::size(p)); }

    /// How many are few, so that several warps do what one to each would, bit for bit. On an H200, 100 problems of 8 to 100 terms
    /// have, with 50 and 64 rows, 0.94 to 2.3 times the rate so, with 100 and 128 1.2 to 2.9; of these, 1,000 of up to 32 terms
    /// have 0.93 to 1.3 times, and more terms 0.97 to 1.5 times in any number.
    BBLAS_HOST_DEVICE static constexpr std::int64_t few_problems(const typename As::problem &p)
    {
        const product_size s = As::size(p);
        const std::int64_t rows = max(s.m, s.n);
        return rows <= 48 ? 0 : rows <= 64 ? 2 : s.k < 64 ? 8 : INT_MAX;
    }
};

/// multiply(uplo, m, n, k, A, B, C, f) with a narrow product, or, if it has few rows, with the transpose, of few columns.
template <class As, class F> BBLAS_DEVICE void visit_narrow(const typename As::problem &p, F multiply)
{
    const product_size s = As::size(p);
    As::visit(p, [&](auto A, auto B, auto C, auto f) {
        const bool swaps = s.m < s.n;
        multiply(swaps ? transposed(s.uplo) : s.uplo, swaps ? s.n : s.m, swaps ? s.m : s.n, s.k, swaps ? B.transpose() : A,
                 swaps ? A.transpose() : B, swaps ? C.transpose() : C, f);
    });
}

/// Strips of a narrow product.
template <class T, class As, int MostCols>
BBLAS_DEVICE void multiply_strips(const team<warp_size> &t, const typename As::problem &p, share part)
{
    using by_warp::narrow_product;
    visit_narrow<As>(p, [&](bblas_uplo uplo, int m, int n, int k, auto A, auto B, auto C, auto f) {
        if (MostCols > 8 && n > 8)
            narrow_product<T, is_complex<T> ? 1 : 2, 2>::run(t, uplo, m, n, k, A, B, C, f, part);
        else if (!As::has_triangle && m > 16) // else C is square
            narrow_product<T, 2, 1>::run(t, uplo, m, n, k, A, B, C, f, part);
        else
            narrow_product<T, 1, 1>::run(t, uplo, m, n, k, A, B, C, f, part);
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
    BBLAS_HOST_DEVICE static constexpr bool leaves(const problem &p) { return !Narrow::has(p) || Narrow::has_shares(p); }
    BBLAS_HOST_DEVICE static constexpr std::int64_t few_problems(const problem &p) { return Narrow::few_problems(p); }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return 0; }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<warp_size> &t, void *) const
    {
        multiply_strips<T, As, Narrow::most_cols>(t, p, {0, 1});
        return 0;
    }
};

/// Those with many terms: C has up to Rows rows or columns, and the factors no less than that many elements.
template <class T, class As, class Narrow, int Rows, int Warps, int Elements> struct product_by_shared_terms {
    using problem = typename As::problem;
    static constexpr int threads = Warps * warp_size;
    static constexpr int strips = Rows / 16;
    static constexpr int most_fragments = Narrow::most_cols > 8 ? 2 : 1; ///< beside each other in C
    using product = by_warp::narrow_product<T, 1, most_fragments>;

    static constexpr bool stands_apart = true;
    static constexpr team_shape shape = {threads, 1, 512 / threads};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p)
    {
        const product_size s = As::size(p);
        return Narrow::has_shares(p) && s.m <= Rows && s.n <= Rows && factor_elements(s) >= Elements;
    }
    static bool is_idle_within(const problem &bounds)
    {
        product_size s = As::size(bounds);
        s.m = static_cast<int>(min(s.m, Rows));
        s.n = static_cast<int>(min(s.n, Rows));
        return factor_elements(s) < Elements;
    }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &)
    {
        return product::shared_elements(Warps) * sizeof(T);
    }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<threads> &t, void *memory) const
    {
        T *const shared = static_cast<T *>(memory);
        visit_narrow<As>(p, [&](bblas_uplo uplo, int m, int n, int k, auto A, auto B, auto C, auto f) {
            if (most_fragments == 1 || n > 8 || strips > 1)
                product::template run_in_shares<strips>(t, uplo, m, n, k, A, B, C, f, shared);
            else
                by_warp::narrow_product<T, 1, 1>::template run_in_shares<strips>(t, uplo, m, n, k, A, B, C, f, shared);
        });
        return 0;
    }
};
template <class T, class As, class Narrow>
using shared_terms_classes = joined_classes<
    size_classes<product_by_shared_terms<T, As, Narrow, 16, 8, 64000>, product_by_shared_terms<T, As, Narrow, 16, 4, 8000>>,
    class_if<(Narrow::most_cols > 1 && !As::has_triangle), product_by_shared_terms<T, As, Narrow, 32, 8, 16000>>>;

/// The others, each by the warps of some blocks.
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
        multiply_strips<T, As, Narrow::most_cols>(t.warp(), p, {part.number * warps + t.warp_index(), part.count * warps});
    }
};

} // namespace bblas

#endif
