// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Householder reflectors, QR factorization and least squares on one problem, for a group of threads.
///
/// H = I - tau v vᴴ with v(0) = 1, which is not stored: v is passed as the column that begins there.
#ifndef BBLAS_CUDA_GROUP_QR_HPP
#define BBLAS_CUDA_GROUP_QR_HPP

#include "triangular.hpp"

namespace bblas::by_group {

/// Makes x(1), ..., x(n - 1) the vector v of the reflector with Hᴴ x = beta e(0), beta real, and x(0) that beta. Returns tau.
/// Works on x scaled by a power of two, so that nothing overflows or underflows on the way (rule A2). Syncs behind.
template <class T> BBLAS_DEVICE T larfg(const group &g, std::int64_t n, matrix_view<T> x)
{
    using R = real_t<T>;
    const matrix_view<const T> elements = x;
    const safe_scale<R> scale(maximum<R>(g, n, [=](std::int64_t i) { return greatest_part(elements[i]); }));
    const R rest = sum_of_squares(g, 1, n, elements, scale);
    const T alpha = scale.down * x[0];
    g.sync(); // all have read x
    if (rest == 0 && imaginary_part(alpha) == 0)
        return T(0); // H = I

    const R norm = std::sqrt(add_square(alpha, rest));
    const R beta = real_part(alpha) >= 0 ? -norm : norm;
    const T factor = T(1) / (alpha - T(beta));
    for (std::int64_t i = g.rank; i < n; i += g.size)
        x.set(i, i == 0 ? T(beta * scale.up) : T(scale.down * x[i]) * factor);
    g.sync();
    return (T(beta) - alpha) / beta;
}

/// c := H c for one column c of n elements, by one warp alone. Syncs behind.
template <class T> BBLAS_DEVICE void reflect(const group &warp, std::int64_t n, T tau, matrix_view<const T> v, matrix_view<T> c)
{
    const T product = sum<T>(warp, n, [=](T partial, std::int64_t i) {
        return i == 0 ? partial + c[0] : multiply_add(conjugate(v[i]), c[i], partial);
    });
    const T factor = tau * product;
    // Each thread writes the elements that it has read, so only what follows has to wait.
    for (std::int64_t i = warp.rank; i < n; i += warp.size)
        c.set(i, i == 0 ? c[0] - factor : multiply_add(-v[i], factor, c[i]));
    warp.sync();
}

/// C := H C, C m by n, each column by a warp.
template <class T>
BBLAS_DEVICE void larf(const group &g, std::int64_t m, std::int64_t n, T tau, matrix_view<const T> v, matrix_view<T> C)
{
    if (tau == T(0))
        return; // H = I
    for (std::int64_t j = g.warp_index(); j < n; j += g.warp_count())
        reflect(g.warp(), m, tau, v, C.from(0, j));
}

/// A := Q R: R on and above the diagonal, the reflectors below. Syncs behind.
template <class T> BBLAS_DEVICE void geqrf(const group &g, std::int64_t m, std::int64_t n, matrix_view<T> A, T *tau)
{
    const std::int64_t order = min(m, n);
    for (std::int64_t k = 0; k < order; ++k) {
        const T factor = larfg(g, m - k, A.from(k, k));
        if (g.rank == 0)
            tau[k] = factor;
        larf<T>(g, m - k, n - k - 1, conjugate(factor), A.from(k, k), A.from(k, k + 1));
        g.sync();
    }
}

/// C := Q C, or Qᴴ C with `adjoint`, where Q = H(0) ... H(k - 1), and C is m by n. Each column takes all reflectors in turn, by a
/// warp of its own. Syncs behind.
template <class T>
BBLAS_DEVICE void multiply_q(const group &g, bool adjoint, std::int64_t m, std::int64_t n, std::int64_t k, matrix_view<const T> V,
                             const T *tau, matrix_view<T> C)
{
    for (std::int64_t j = g.warp_index(); j < n; j += g.warp_count())
        for (std::int64_t step = 0; step < k; ++step) {
            const std::int64_t i = adjoint ? step : k - 1 - step;
            reflect<T>(g.warp(), m - i, adjoint ? conjugate(tau[i]) : tau[i], V.from(i, i), C.from(i, j));
        }
    g.sync();
}

/// The least number of which LAPACK's gels has the greatest element of a matrix without scaling it; the greatest is one over it.
template <class R>
inline constexpr R least_unscaled = smallest_normal_number<R> *power_of_two<R>(std::numeric_limits<R>::digits - 1);

/// The exponent by which it scales, so that no norm or sum of elements overflows or underflows: 0 where it need not; all elements
/// are read.
template <class T> BBLAS_DEVICE int scaling_exponent(real_t<T> greatest)
{
    constexpr real_t<T> small = least_unscaled<real_t<T>>;
    return greatest < small || greatest > 1 / small ? exponent_of(greatest) : 0;
}

/// The greatest real or imaginary part of A, m by n, which is column-major; NaN if one is. Every warp does the same.
template <class T> BBLAS_DEVICE real_t<T> greatest_element(const group &g, std::int64_t m, std::int64_t n, matrix_view<const T> A)
{
    return maximum<real_t<T>>(g, warp_size, [=](std::int64_t row) {
        real_t<T> greatest = 0;
        for (std::int64_t j = 0; j < n; ++j)
#pragma unroll 4
            for (std::int64_t i = row; i < m; i += warp_size) {
                const real_t<T> part = greatest_part(A(i, j));
                greatest = part > greatest || part != part ? part : greatest;
            }
        return greatest;
    });
}

/// A := A 2^exponent in the part that uplo means. Syncs behind.
template <class T>
BBLAS_DEVICE void scale(const group &g, bblas_uplo uplo, std::int64_t m, std::int64_t n, int exponent, matrix_view<T> A)
{
    if (exponent != 0)
        set_elements(g, uplo, m, n, A, [=](std::int64_t i, std::int64_t j) { return scaled_by_power(A(i, j), exponent); });
    g.sync();
}

/// A problem of least squares, or least norms: op(A) X = B, A m by n. With F = A, or Aᴴ where A is wide, F = Q R is tall; Q and R
/// so stored are LAPACK's LQ factorization of A.
template <class T> struct least_squares {
    bblas_trans trans;
    std::int64_t m;
    std::int64_t n;
    std::int64_t nrhs;
    matrix_view<T> A; ///< column-major
    matrix_view<T> B;

    BBLAS_DEVICE std::int64_t rows() const { return max(m, n); } ///< of F and of B
    BBLAS_DEVICE std::int64_t cols() const { return min(m, n); } ///< of F
    BBLAS_DEVICE matrix_view<T> F() const { return m >= n ? A : A.adjoint(); }
    BBLAS_DEVICE bool is_overdetermined() const { return (m >= n) == (trans == BblasNoTrans); }
    /// Rows of B that are given.
    BBLAS_DEVICE std::int64_t equations() const { return is_overdetermined() ? rows() : cols(); }
};

/// The exponents of the powers of two by which A and B were scaled.
struct scaling {
    int of_A;
    int of_B;
    bool is_done; ///< A is zero or empty, and the solutions are zero
};

/// Scales A and B so that nothing overflows or underflows behind. Syncs behind.
template <class T> BBLAS_DEVICE scaling scale_down(const group &g, const least_squares<T> &p)
{
    const real_t<T> size_of_A = greatest_element<T>(g, p.m, p.n, p.A);
    if (size_of_A == 0) {
        set_elements(g, BblasGeneral, p.rows(), p.nrhs, p.B, [](std::int64_t, std::int64_t) { return T(0); });
        return {0, 0, true};
    }
    const scaling by = {scaling_exponent<T>(size_of_A), scaling_exponent<T>(greatest_element<T>(g, p.equations(), p.nrhs, p.B)),
                        false};
    g.sync(); // all have read A and B
    scale(g, BblasGeneral, p.rows(), p.cols(), -by.of_A, p.F());
    scale(g, BblasGeneral, p.equations(), p.nrhs, -by.of_B, p.B);
    return by;
}

/// Behind the solution, if there is one: undoes it everywhere, unlike LAPACK.
template <class T> BBLAS_DEVICE void scale_up(const group &g, const least_squares<T> &p, const scaling &by, bool is_solved)
{
    const bool is_overdetermined = p.is_overdetermined();
    scale(g, BblasUpper, p.cols(), p.cols(), by.of_A, p.F());
    if (is_overdetermined) // residuals
        scale(g, BblasGeneral, p.rows() - p.cols(), p.nrhs, by.of_B, p.B.from(p.cols(), 0));
    scale(g, BblasGeneral, is_solved && !is_overdetermined ? p.rows() : p.cols(), p.nrhs, is_solved ? by.of_B - by.of_A : by.of_B,
          p.B);
}

/// Behind the factorization F = Q R, by how QR multiplies by Q and solves with triangles: B := the solutions, of which those of
/// least squares are inv(R) Qᴴ B, and those of the least norm Q inv(Rᴴ) B. Returns 0, or the index of a zero on the diagonal of
/// R: A has not full rank, and B has Qᴴ B, or what it had.
template <class T, class QR>
BBLAS_DEVICE bblas_int solve_factored(const group &g, const least_squares<T> &p, const T *tau, const QR &qr)
{
    const std::int64_t rows = p.rows(), cols = p.cols();
    const bool is_overdetermined = p.is_overdetermined();
    const matrix_view<T> R = p.F();
    const bblas_int info = zero_on_diagonal<T>(g, cols, R);
    if (info == 0 && !is_overdetermined) {
        qr.solve(cols, p.nrhs, R.adjoint(), p.B);
        set_elements(g, BblasGeneral, rows - cols, p.nrhs, p.B.from(cols, 0), [](std::int64_t, std::int64_t) { return T(0); });
        g.sync();
    }
    if (info == 0 || is_overdetermined)
        qr.multiply(is_overdetermined, rows, p.nrhs, cols, R, tau, p.B);
    if (info == 0 && is_overdetermined)
        qr.solve(cols, p.nrhs, R.reversed(cols), p.B.rows_reversed(cols));
    return info;
}

/// B := inv(L) B. Not inlined, as it is wanted for R and for Rᴴ.
template <class T>
BBLAS_OUT_OF_LINE void solve_apart(group g, std::int64_t n, std::int64_t nrhs, matrix_view<const T> L, matrix_view<T> B)
{
    solve_lower(g, BblasNonUnit, n, nrhs, L, B);
}

/// How gels() factors, multiplies by Q, and solves: column by column.
template <class T> struct unblocked {
    group g;

    BBLAS_DEVICE void factor(std::int64_t m, std::int64_t n, matrix_view<T> A, T *tau) const { geqrf(g, m, n, A, tau); }
    BBLAS_DEVICE void multiply(bool adjoint, std::int64_t m, std::int64_t n, std::int64_t k, matrix_view<const T> V, const T *tau,
                               matrix_view<T> C) const
    {
        multiply_q<T>(g, adjoint, m, n, k, V, tau, C);
    }
    BBLAS_DEVICE void solve(std::int64_t n, std::int64_t nrhs, matrix_view<const T> L, matrix_view<T> B) const
    {
        solve_apart<T>(g, n, nrhs, L, B);
    }
};

/// Least squares or minimum norm solutions as LAPACK's gels; `tau` has room for min(m, n) elements. Returns info, as
/// solve_factored().
template <class T, class QR> BBLAS_DEVICE bblas_int gels(const group &g, const least_squares<T> &p, T *tau, const QR &qr)
{
    if (p.nrhs == 0 || p.rows() == 0)
        return 0;
    const scaling scaled = scale_down(g, p);
    if (scaled.is_done)
        return 0;
    qr.factor(p.rows(), p.cols(), p.F(), tau);
    const bblas_int info = solve_factored(g, p, tau, qr);
    scale_up(g, p, scaled, info == 0);
    return info;
}

} // namespace bblas::by_group

#endif
