// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#define HWY_TARGET_INCLUDE "cpu/one_triangular.cpp"
#include "each_target.hpp"

#include "one_tile.hpp"
#include "one_triangular.hpp"
#include "register_triangle.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// The matrix of a system: M is lower or upper, with ones on the diagonal or what stands there.
template <class T> struct one_triangle {
    one_factor<T> matrix;
    bool upper, unit;

    HWY_INLINE T operator()(std::ptrdiff_t i, std::ptrdiff_t j) const
    {
        const T x = matrix.matrix(i, j);
        if constexpr (is_complex<T>)
            return matrix.conjugated ? std::conj(x) : x;
        else
            return x;
    }
    HWY_INLINE one_triangle transposed() const { return {matrix.transposed(), !upper, unit}; }
    HWY_INLINE one_triangle from(std::ptrdiff_t i) const { return {matrix.from(i, i), upper, unit}; }
};

/// x := conj(x).
template <class T> HWY_INLINE void conjugate_elements(std::ptrdiff_t n, T *x)
{
    for (std::ptrdiff_t i = 0; i < n; i += rows<T>::size) // to the end of a vector
        conjugate(rows<T>::load(x + i)).store(x + i);
}

/// B := op(A)⁻¹ B for one right-hand side, by way of x, which has room to the end of a vector.
template <class T>
void solve_vector(int uplo, int trans, int diag, std::ptrdiff_t n, one_matrix<const T> A, one_matrix<T> B, T *x)
{
    collect<T>(n, B.first, B.row, x);
    if (A.row == 1) {
        solve_one_vector(uplo, trans, diag, n, A.first, A.col, true, x);
    } else { // the transpose, by columns; where that is to be conjugated, conj(A) X = B is A conj(X) = conj(B)
        const bool conjugates = is_complex<T> && trans == BblasConjTrans;
        if (conjugates)
            conjugate_elements(n, x);
        solve_one_vector(uplo == BblasUpper ? BblasLower : BblasUpper, trans == BblasNoTrans ? BblasTrans : BblasNoTrans, diag, n,
                         A.first, A.row, true, x);
        if (conjugates)
            conjugate_elements(n, x);
    }
    if (B.row == 1)
        store_collected(n, x, B.first);
    else
        for (std::ptrdiff_t i = 0; i < n; ++i)
            B(i, 0) = x[i];
}

/// The diagonal of a packed triangle, and its reciprocals, which serve except where they would overflow or lose bits.
template <class T> struct packed_diagonal {
    T *reciprocal, *value;
    bool *exact;

    HWY_INLINE void set(std::ptrdiff_t j, T x) const
    {
        const divisor<T> d(lanes<T>::all(x));
        store_some(d.reciprocal, 1, reciprocal + j);
        value[j] = x;
        exact[j] = !d.all_multiply;
    }
};

/// Solves X U = B, or X L = B, for V vectors of a packed panel of X, which is B before; `M` is the packed triangle.
template <class T, int V, bool upper>
HWY_INLINE void solve_panel(bool unit, std::ptrdiff_t n, const real_t<T> *M, const packed_diagonal<T> &diagonal, real_t<T> *X)
{
    constexpr int N = panel_cols<T>;
    constexpr std::ptrdiff_t step = panel_rows<T> * parts<T>;
    const std::ptrdiff_t blocks = (n + N - 1) / N;
    for (std::ptrdiff_t b = 0; b < blocks; ++b) {
        const std::ptrdiff_t j = (upper ? b : blocks - 1 - b) * N;
        const int cols = static_cast<int>(n - j < N ? n - j : N);
        const real_t<T> *const panel = M + j * n * parts<T>;
        const std::ptrdiff_t done = upper ? 0 : j + cols;
        one_tile<T> sum;
        multiply_panels<T, V>(upper ? j : n - done, X + done * step, panel + done * N * parts<T>, sum);
        const T *const square = reinterpret_cast<const T *>(panel) + j * N;
        lanes<T> x[N][V]; // a column more than there is, is the last one once more, and comes to nothing
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c)
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v)
                x[c][v] = lanes<T>::load(X + (j + (c < cols ? c : cols - 1)) * step + v * width<T> * parts<T>) - sum(v, c);
#pragma GCC unroll 8
        for (int s = 0; s < N; ++s) {
            const int c = upper ? s : N - 1 - s;
            if (c >= cols)
                continue;
            const lanes<T> reciprocal = lanes<T>::all(unit ? T(1) : diagonal.reciprocal[j + c]);
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) {
                if (!unit)
                    x[c][v] = HWY_UNLIKELY(diagonal.exact[j + c]) ? x[c][v] / lanes<T>::all(diagonal.value[j + c])
                                                                  : x[c][v] * reciprocal;
                x[c][v].store(X + (j + c) * step + v * width<T> * parts<T>);
            }
#pragma GCC unroll 8
            for (int later = s + 1; later < N; ++later) {
                const int r = upper ? later : N - 1 - later;
                const lanes<T> m = lanes<T>::all(square[c * N + r]);
#pragma GCC unroll 4
                for (int v = 0; v < V; ++v)
                    x[r][v] = subtract_product(x[c][v], m, x[r][v]);
            }
        }
    }
}

/// X := X U, or X L, for V vectors of a packed panel of X; `M` is the packed triangle.
template <class T, int V, bool upper>
HWY_INLINE void multiply_panel(bool unit, std::ptrdiff_t n, const real_t<T> *M, real_t<T> *X)
{
    constexpr int N = panel_cols<T>;
    constexpr std::ptrdiff_t step = panel_rows<T> * parts<T>;
    const std::ptrdiff_t blocks = (n + N - 1) / N;
    for (std::ptrdiff_t b = 0; b < blocks; ++b) { // those that others depend on last
        const std::ptrdiff_t j = (upper ? blocks - 1 - b : b) * N;
        const int cols = static_cast<int>(n - j < N ? n - j : N);
        const real_t<T> *const panel = M + j * n * parts<T>;
        const std::ptrdiff_t begin = upper ? 0 : j + cols, end = upper ? j : n;
        one_tile<T> sum;
        multiply_panels<T, V>(end - begin, X + begin * step, panel + begin * N * parts<T>, sum);
        const T *const square = reinterpret_cast<const T *>(panel) + j * N;
        lanes<T> x[N][V]; // a column more than there is, is the last one once more, and comes to nothing
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c)
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v)
                x[c][v] = lanes<T>::load(X + (j + (c < cols ? c : cols - 1)) * step + v * width<T> * parts<T>);
#pragma GCC unroll 8
        for (int c = 0; c < N; ++c) {
            if (c >= cols)
                continue;
            const lanes<T> diagonal = lanes<T>::all(unit ? T(1) : square[c * N + c]);
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) {
                lanes<T> product = unit ? x[c][v] : x[c][v] * diagonal;
#pragma GCC unroll 8
                for (int r = upper ? 0 : c + 1; r < (upper ? c : N); ++r)
                    if (r < cols)
                        product = multiply_add(x[r][v], lanes<T>::all(square[r * N + c]), product);
                (product + sum(v, c)).store(X + (j + c) * step + v * width<T> * parts<T>);
            }
        }
    }
}

/// X M = B for m by n matrices X, which is B before, n being at most block_depth; or X := X M.
template <class T>
void triangular_rows(triangle_as how, std::ptrdiff_t m, std::ptrdiff_t n, const one_triangle<T> &M, one_matrix<T> X, void *work)
{
    constexpr std::ptrdiff_t N = panel_cols<T>;
    real_t<T> *const panel = static_cast<real_t<T> *>(work);
    real_t<T> *const triangle = panel + panel_rows<T> * parts<T> * n;
    T *const reciprocals = reinterpret_cast<T *>(triangle + (n + N) * n * parts<T>);
    const packed_diagonal<T> diagonal{reciprocals, reciprocals + n, reinterpret_cast<bool *>(reciprocals + 2 * n)};
    for (std::ptrdiff_t j = 0; j < n; j += N) {
        const std::ptrdiff_t cols = n - j < N ? n - j : N;
        const std::ptrdiff_t begin = M.upper ? 0 : j, end = M.upper ? j + cols : n;
        pack_cols<T>(end - begin, cols, M.matrix.from(begin, j), triangle + (j * n + begin * N) * parts<T>);
        if (!M.unit && how == triangle_as::divisor)
            for (std::ptrdiff_t c = j; c < j + cols; ++c)
                diagonal.set(c, M(c, c));
    }
    for (std::ptrdiff_t i = 0; i < m; i += panel_rows<T>) {
        const std::ptrdiff_t rows = m - i < panel_rows<T> ? m - i : panel_rows<T>;
        pack_rows<T>(rows, n, X.from(i, 0), panel);
        with_vectors<T>(rows, [&](auto v) HWY_ATTR {
            constexpr int V = decltype(v)::value;
            if (how == triangle_as::divisor && M.upper)
                solve_panel<T, V, true>(M.unit, n, triangle, diagonal, panel);
            else if (how == triangle_as::divisor)
                solve_panel<T, V, false>(M.unit, n, triangle, diagonal, panel);
            else if (M.upper)
                multiply_panel<T, V, true>(M.unit, n, triangle, panel);
            else
                multiply_panel<T, V, false>(M.unit, n, triangle, panel);
        });
        unpack_rows<T>(rows, n, panel, X.from(i, 0));
    }
}

template <class T>
void one_triangular(triangle_as how, int uplo, int trans, int diag, std::ptrdiff_t n, std::ptrdiff_t nrhs, one_matrix<const T> A,
                    one_matrix<T> B, void *work)
{
    if (n == 0 || nrhs == 0)
        return;
    const bool solves = how == triangle_as::divisor;
    one_triangle<T> M{{A, is_complex<T> && trans == BblasConjTrans}, uplo == BblasUpper, diag == BblasUnit};
    if (trans != BblasNoTrans)
        M = M.transposed();
    if (solves && nrhs <= one_by_one) {
        for (std::ptrdiff_t j = 0; j < nrhs; ++j)
            solve_vector(uplo, trans, diag, n, A, B.from(0, j), static_cast<T *>(work));
        return;
    }
    // M X = B is Xᵀ Mᵀ = Bᵀ: the right-hand sides are rows, and vectors hold several.
    const one_triangle<T> U = M.transposed();
    const one_matrix<T> X = B.transposed();
    const std::ptrdiff_t blocks = (n + block_depth - 1) / block_depth;
    for (std::ptrdiff_t b = 0; b < blocks; ++b) {
        const std::ptrdiff_t j = (U.upper == solves ? b : blocks - 1 - b) * block_depth;
        const std::ptrdiff_t nb = n - j < block_depth ? n - j : block_depth;
        triangular_rows(how, nrhs, nb, U.from(j), X.from(0, j), work);
        // Solutions are taken from what is to be solved for; products get those with what is still as it was.
        const std::ptrdiff_t begin = U.upper == solves ? j + nb : 0, end = U.upper == solves ? n : j;
        if (begin == end)
            continue;
        if (solves)
            one_product<T>(BblasGeneral, nrhs, end - begin, nb, T(-1), X.from(0, j), U.matrix.from(j, begin), T(1),
                           X.from(0, begin), work);
        else
            one_product<T>(BblasGeneral, nrhs, nb, end - begin, T(1), X.from(0, begin), U.matrix.from(begin, j), T(1),
                           X.from(0, j), work);
    }
}

/// A := -A, as it lies in memory.
template <class T> void negate(std::ptrdiff_t m, std::ptrdiff_t n, one_matrix<T> A)
{
    if (A.row != 1)
        return negate(n, m, A.transposed());
    for (std::ptrdiff_t j = 0; j < n; ++j)
        for (std::ptrdiff_t i = 0; i < m; ++i)
            A(i, j) = -A(i, j);
}

/// Largest order of a triangle that is inverted column by column.
constexpr std::ptrdiff_t inverse_base = 16;

template <class T> void one_triangular_inverse(int uplo, int diag, std::ptrdiff_t n, one_matrix<T> A, void *work)
{
    if (uplo == BblasUpper)
        A = A.transposed();
    const auto input = [](one_matrix<T> L) { return one_matrix<const T>{L.first, L.row, L.col}; };
    if (n <= inverse_base) {
        T columns[inverse_base * inverse_base] = {};
        const one_matrix<T> X{columns, 1, inverse_base};
        // Column j solves L x = e(j) from row j on: what L has before has no part in it, be it NaN.
        for (std::ptrdiff_t j = 0; j < n; ++j) {
            X(j, j) = T(1);
            one_triangular_solve<T>(BblasLower, BblasNoTrans, diag, n - j, 1, input(A.from(j, j)), X.from(j, j), work);
        }
        for (std::ptrdiff_t j = 0; j < n; ++j)
            for (std::ptrdiff_t i = diag == BblasUnit ? j + 1 : j; i < n; ++i)
                A(i, j) = X(i, j);
        return;
    }
    // In halves: below their inverses stands -L22⁻¹ L21 L11⁻¹.
    const std::ptrdiff_t first = (n / 2 + inverse_base - 1) / inverse_base * inverse_base, rest = n - first;
    const one_matrix<T> L21 = A.from(first, 0), L22 = A.from(first, first);
    negate(rest, first, L21);
    one_triangular_right<T>(triangle_as::divisor, BblasLower, BblasNoTrans, diag, rest, first, input(A), L21, work);
    one_triangular_solve<T>(BblasLower, BblasNoTrans, diag, rest, first, input(L22), L21, work);
    one_triangular_inverse(BblasLower, diag, first, A, work);
    one_triangular_inverse(BblasLower, diag, rest, L22, work);
}

#define BBLAS_ONE_TRIANGULAR(T)                                                                                                  \
    template void one_triangular<T>(triangle_as, int, int, int, std::ptrdiff_t, std::ptrdiff_t, one_matrix<const T>,             \
                                    one_matrix<T>, void *);                                                                      \
    template void one_triangular_inverse<T>(int, int, std::ptrdiff_t, one_matrix<T>, void *);
BBLAS_FOR_EACH_TYPE(BBLAS_ONE_TRIANGULAR)
#undef BBLAS_ONE_TRIANGULAR

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
