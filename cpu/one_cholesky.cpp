// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_cholesky.cpp"
#include "each_target.hpp"

#include "one_cholesky.hpp"
#include "one_tile.hpp"
#include "solve_blocks.hpp"

#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Largest order of a product of triangles that is not cut in two.
constexpr std::ptrdiff_t product_base = 16;

/// A lower triangle in panels of rows (pack_rows()), each n columns long.
template <class T> struct packed_triangle {
    static constexpr std::ptrdiff_t height = panel_rows<T>, step = height * parts<T>;
    real_t<T> *first;
    std::ptrdiff_t n;

    /// Rows of the panel that begins at row i.
    HWY_INLINE std::ptrdiff_t rows_at(std::ptrdiff_t i) const { return n - i < height ? n - i : height; }
    /// Column j of that panel.
    HWY_INLINE real_t<T> *at(std::ptrdiff_t i, std::ptrdiff_t j) const { return first + (i * n + j * height) * parts<T>; }
    /// Where an element's real part is. The imaginary one is a vector behind it.
    HWY_INLINE real_t<T> *element(std::ptrdiff_t i, std::ptrdiff_t j) const
    {
        const std::ptrdiff_t row = i % height;
        return at(i - row, j) + row / width<T> * width<T> * parts<T> + row % width<T>;
    }
    HWY_INLINE T operator()(std::ptrdiff_t i, std::ptrdiff_t j) const
    {
        const real_t<T> *const x = element(i, j);
        if constexpr (is_complex<T>)
            return {x[0], x[width<T>]};
        else
            return *x;
    }
    HWY_INLINE void set_diagonal(std::ptrdiff_t j, real_t<T> x) const
    {
        real_t<T> *const to = element(j, j);
        to[0] = x;
        if (is_complex<T>)
            to[width<T>] = 0;
    }
};

/// The factor of a square on the diagonal, every number in all lanes.
template <class T> struct cholesky_square {
    static constexpr int N = panel_cols<T>;
    lanes<T> adjoint[N][N]; ///< [c][r] is the conjugate of element (r, c), r > c
    real_t<T> roots[N];
    lanes<real_t<T>> reciprocals[N];

    /// Factors that of `cols` rows at j. Returns how many pivots are above 0; NaN is not (rule E7).
    HWY_INLINE int factor(const packed_triangle<T> &L, std::ptrdiff_t j, int cols)
    {
        using R = real_t<T>;
        lanes<T> x[N][N];
        for (int c = 0; c < cols; ++c)
            for (int r = c; r < cols; ++r)
                x[c][r] = lanes<T>::all(L(j + r, j + c));
        for (int c = 0; c < cols; ++c) {
            HWY_ALIGN R pivot[width<R>];
            real(x[c][c]).store(pivot);
            if (!(*pivot > 0))
                return c;
            roots[c] = std::sqrt(*pivot);
            reciprocals[c] = lanes<R>::all(1 / roots[c]);
            for (int r = c + 1; r < cols; ++r) {
                x[c][r] = x[c][r] * reciprocals[c];
                adjoint[c][r] = conjugate(x[c][r]);
            }
            for (int r = c + 1; r < cols; ++r)
                for (int below = r; below < cols; ++below)
                    x[r][below] = subtract_product(x[c][below], adjoint[c][r], x[r][below]);
        }
        return cols;
    }

    /// A vector of rows of its first `cols` columns, which are at x and every `step` numbers behind it, becomes that of the
    /// factor.
    HWY_INLINE void solve(int cols, real_t<T> *x) const
    {
        lanes<T> y[N];
        for (int c = 0; c < cols; ++c, x += packed_triangle<T>::step) {
            y[c] = lanes<T>::load(x);
            for (int before = 0; before < c; ++before)
                y[c] = subtract_product(y[before], adjoint[before][c], y[c]);
            y[c] = y[c] * reciprocals[c];
            y[c].store(x);
        }
    }
};

/// Copies conj(L(j + c, p + q)) for all c < cols and q < depth, in the order of a panel of columns (pack_cols()).
template <class T>
HWY_INLINE void copy_adjoint(const packed_triangle<T> &L, std::ptrdiff_t j, int cols, std::ptrdiff_t p, std::ptrdiff_t depth,
                             real_t<T> *to)
{
    constexpr int N = panel_cols<T>;
    const real_t<T> *row[N]; // one more than there is, is the last once more
    for (int c = 0; c < N; ++c)
        row[c] = L.element(j + (c < cols ? c : cols - 1), p);
    if (!is_complex<T> && packed_triangle<T>::height % N == 0) { // they lie side by side
        for (std::ptrdiff_t q = 0; q < depth; ++q, to += N)
#pragma GCC unroll 8
            for (int c = 0; c < N; ++c)
                to[c] = row[0][q * packed_triangle<T>::step + c];
        return;
    }
    for (std::ptrdiff_t q = 0; q < depth; ++q)
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c) {
            const real_t<T> *const x = row[c] + q * packed_triangle<T>::step;
            *to++ = x[0];
            if (is_complex<T>)
                *to++ = -x[width<T>];
        }
}

/// The Cholesky factorization of a packed triangle, whose columns are brought up to date with all before them as they are
/// reached: in blocks, then panel by panel.
template <class T> class packed_cholesky {
  public:
    HWY_INLINE packed_cholesky(const packed_triangle<T> &triangle, real_t<T> *work) : L(triangle), adjoint(work) {}

    HWY_INLINE bblas_int factor() const
    {
        bblas_int info = 0;
        for (std::ptrdiff_t begin = 0; begin < L.n && info == 0; begin += cholesky_block)
            info = factor_block(begin, L.n - begin < cholesky_block ? L.n : begin + cholesky_block);
        return info;
    }

  private:
    static constexpr std::ptrdiff_t M = packed_triangle<T>::height;
    static constexpr int N = panel_cols<T>;
    packed_triangle<T> L;
    real_t<T> *adjoint;

    HWY_INLINE int cols_at(std::ptrdiff_t j) const { return static_cast<int>(L.n - j < N ? L.n - j : N); }

    /// Takes from the panel of rows at i, in columns from j on, what columns p to p + depth - 1 times `right` give.
    HWY_INLINE void subtract(std::ptrdiff_t i, std::ptrdiff_t j, std::ptrdiff_t p, std::ptrdiff_t depth,
                             const real_t<T> *right) const
    {
        const int cols = cols_at(j);
        with_vectors<T>(L.rows_at(i), [=](auto vectors_of_panel) HWY_ATTR {
            constexpr int V = decltype(vectors_of_panel)::value;
            one_tile<T> sum;
            multiply_panels<T, V>(depth, L.at(i, p), right, sum);
            for (int c = 0; c < cols; ++c)
#pragma GCC unroll 4
                for (int v = 0; v < V; ++v) {
                    real_t<T> *const x = L.at(i, j + c) + v * width<T> * parts<T>;
                    (lanes<T>::load(x) - sum(v, c)).store(x);
                }
        });
    }

    /// Columns begin to end - 1.
    HWY_INLINE bblas_int factor_block(std::ptrdiff_t begin, std::ptrdiff_t end) const
    {
        for (std::ptrdiff_t p = 0; p < begin; p += block_depth) {
            const std::ptrdiff_t depth = begin - p < block_depth ? begin - p : block_depth;
            for (std::ptrdiff_t j = begin; j < end; j += N)
                copy_adjoint(L, j, cols_at(j), p, depth, adjoint + (j - begin) * depth * parts<T>);
            for (std::ptrdiff_t i = begin / M * M; i < L.n; i += M)
                for (std::ptrdiff_t j = begin; j < end && j < i + M; j += N)
                    subtract(i, j, p, depth, adjoint + (j - begin) * depth * parts<T>);
        }
        for (std::ptrdiff_t j = begin; j < end; j += N)
            if (const bblas_int info = factor_panel(begin, j))
                return info;
        return 0;
    }

    /// Column j and those beside it in a panel, which the columns before `begin` have been taken from.
    HWY_INLINE bblas_int factor_panel(std::ptrdiff_t begin, std::ptrdiff_t j) const
    {
        const int cols = cols_at(j);
        copy_adjoint(L, j, cols, begin, j - begin, adjoint);
        std::ptrdiff_t i = j / M * M;
        for (; i < j + cols; i += M)
            subtract(i, j, begin, j - begin, adjoint);
        cholesky_square<T> square;
        const int good = square.factor(L, j, cols);
        for (; i < L.n; i += M)
            subtract(i, j, begin, j - begin, adjoint);
        for (i = j / M * M; i < L.n; i += M)
            with_vectors<T>(L.rows_at(i), [&](auto vectors_of_panel) HWY_ATTR {
                constexpr int V = decltype(vectors_of_panel)::value;
                for (int v = 0; v < V; ++v)
                    square.solve(good, L.at(i, j) + v * width<T> * parts<T>);
            });
        for (int c = 0; c < good; ++c)
            L.set_diagonal(j + c, square.roots[c]);
        return good < cols ? static_cast<bblas_int>(j + good + 1) : 0;
    }
};

/// By a packed copy of the triangle.
template <class T> bblas_int cholesky_packed(std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    constexpr std::ptrdiff_t M = packed_triangle<T>::height;
    const packed_triangle<T> L{static_cast<real_t<T> *>(work), n};
    for (std::ptrdiff_t i = 0; i < n; i += M)
        pack_rows<T>(L.rows_at(i), i + L.rows_at(i), A.from(i, 0), L.at(i, 0));
    const bblas_int info = packed_cholesky<T>(L, L.at((n + M - 1) / M * M, 0)).factor();
    for (std::ptrdiff_t i = 0; i < n; i += M) {
        if (i > 0)
            unpack_rows<T>(L.rows_at(i), i, L.at(i, 0), A.from(i, 0));
        for (std::ptrdiff_t j = i; j < i + L.rows_at(i); ++j)
            for (std::ptrdiff_t r = j; r < i + L.rows_at(i); ++r)
                A(r, j) = L(r, j);
    }
    return info;
}

/// In halves: L11 of the first, L21 = A21 L11⁻ᴴ, then the second half less L21 L21ᴴ.
template <class T> bblas_int cholesky_halves(std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    if (n <= packed_cholesky_order<T>)
        return cholesky_packed(n, A, work);
    const std::ptrdiff_t first = (n / 2 + widest_panel - 1) / widest_panel * widest_panel, rest = n - first;
    if (const bblas_int info = cholesky_halves(first, A, work))
        return info;
    const one_matrix<T> L21 = A.from(first, 0), A22 = A.from(first, first);
    one_triangular_right<T>(triangle_as::divisor, BblasLower, BblasConjTrans, BblasNonUnit, rest, first, {A.first, A.row, A.col},
                            L21, work);
    one_product<T>(BblasLower, rest, rest, first, T(-1), L21, {L21.transposed(), true}, T(1), A22, work);
    const bblas_int info = cholesky_halves(rest, A22, work);
    return info == 0 ? 0 : info + static_cast<bblas_int>(first);
}

template <class T> bblas_int one_cholesky(int uplo, std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    // The transpose of an upper triangle is the lower one of conj(A), and is to become conj(L).
    return cholesky_halves(n, uplo == BblasUpper ? A.transposed() : A, work);
}

/// The lower triangle of Lᴴ L takes the place of L, in halves.
template <class T> void adjoint_product(std::ptrdiff_t n, one_matrix<T> L, void *work)
{
    if (n <= product_base) {
        for (std::ptrdiff_t j = 0; j < n; ++j)
            for (std::ptrdiff_t i = j; i < n; ++i) { // the rows that element (i, j) needs are as they were from i on
                lanes<T> sum = lanes<T>::all(T(0));
                for (std::ptrdiff_t k = i; k < n; ++k)
                    sum = conjugate_multiply_add(lanes<T>::all(L(k, i)), lanes<T>::all(L(k, j)), sum);
                store_some(sum, 1, L.at(i, j));
            }
        return;
    }
    const std::ptrdiff_t first = (n / 2 + product_base - 1) / product_base * product_base, rest = n - first;
    const one_matrix<T> L21 = L.from(first, 0), L22 = L.from(first, first);
    adjoint_product(first, L, work);
    one_product<T>(BblasLower, first, first, rest, T(1), {L21.transposed(), true}, L21, T(1), L, work);
    one_triangular<T>(triangle_as::factor, BblasLower, BblasConjTrans, BblasNonUnit, rest, first, {L22.first, L22.row, L22.col},
                      L21, work);
    adjoint_product(rest, L22, work);
}

template <class T> void one_cholesky_inverse(int uplo, std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    one_triangular_inverse(uplo, BblasNonUnit, n, A, work);
    adjoint_product(n, uplo == BblasUpper ? A.transposed() : A, work); // of conj(L), if upper
    for (std::ptrdiff_t i = 0; i < n; ++i)
        A(i, i) = std::real(A(i, i));
}

#define BBLAS_ONE_CHOLESKY(T)                                                                                                    \
    template bblas_int one_cholesky<T>(int, std::ptrdiff_t, one_matrix<T>, void *);                                              \
    template void one_cholesky_inverse<T>(int, std::ptrdiff_t, one_matrix<T>, void *);
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_CHOLESKY)
#undef BBLAS_ONE_CHOLESKY

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
