// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Up to which size problems go in lanes; above, alone. And up to which size products are computed here; above, by OpenBLAS.
///
/// A problem's time alone over its time in lanes (AVX2 on an AMD EPYC of family 25, square; one thread, batches of 2 million
/// bytes, medians of 7, before packing became faster; the triangular ones of B with as many columns as rows: two threads, batches
/// of 16 MB, medians of 15):
///
///         n |  potrf            | getrf            | geqrf            | trsm                   | trmm
///           |  s    d    z      | s    d    z      | s    d    z      | s    d    c    z       | s    d    c    z
///         8 |                   |                  |                  | 2.30 1.43 1.39 1.27    | 2.06 1.30 1.28 1.03
///        14 |                   |                  |                  | 1.54 1.26 1.53 1.81    | 1.47 1.19 1.34 1.31
///        16 |  2.19 1.80 3.07   | 4.62 2.33 2.86   | 6.69 3.01 3.49   | 1.25 1.27 1.54 1.40    | 1.02 1.19 1.19 1.26
///        32 |  2.27 2.28 2.22   | 3.07 2.07 2.09   | 5.40 3.73 3.93   | 1.34 1.26 1.32 1.36    | 1.21 1.09 1.12 1.20
///        48 |  2.23 2.26 1.82   | 2.35 1.68 1.77   | 4.02 2.42 3.28   | 1.11 1.03 1.35 1.15    | 0.94 0.94 0.98 1.04
///        64 |  1.91 1.80 1.61   | 2.01 1.53 1.57   | 2.76 2.23 2.65   | 0.95 0.92 1.23 1.19    | 0.85 0.79 1.03 1.06
///        96 |  1.25 1.29 1.40   | 1.61 1.16 1.27   | 1.94 1.57 1.91   | 0.81 0.86 0.92 0.98    | 0.77 0.78 0.76 0.90
///       128 |  1.37 1.16 1.08   | 1.39 1.06 1.18   | 1.75 1.47 1.65   |                        |
///       160 |  1.16 0.88 0.86   | 1.20 0.97 1.16   | 1.54 1.29 1.60   |                        |
///
/// and of getrs in s, d, z with right-hand sides as many as the columns say, and of trsm likewise:
///
///     getrs n |  1               4               8               16              32
///          16 |  1.80 1.14 1.38  2.35 1.54 1.71  1.99 1.32 1.54  1.44 1.40 1.58  1.49 1.15 1.47
///          32 |  1.86 1.34 2.18  2.46 1.50 1.83  1.67 1.33 1.64  1.16 1.26 1.57  1.27 1.07 1.26
///          64 |  1.89 1.72 1.86  1.83 1.70 1.83  1.64 1.03 1.67  1.15 1.04 1.32  1.05 0.85 1.14
///         128 |  1.70 1.16 1.14                  1.25 0.91 1.90  0.85 0.84 1.46  0.84 0.67 1.13
///
///      trsm n |  1               4               16
///          16 |                  1.66 1.15 1.40  1.03 0.84 1.01
///          32 |  1.42 1.05 1.96  1.98 1.65 1.88  1.11 1.13 1.41
///          64 |  1.24 1.41 1.42  2.24 1.64 1.95  1.13 0.96 1.30
///         128 |  1.20 0.64 0.89  1.94 0.99 1.62
///
/// and with one right-hand side (two threads, batches of 16 MB; AVX-512 on a Xeon; with 4, they take 1.5 to 3.5 times as long
/// alone with AVX2 at all these orders):
///
///           | getrs, AVX2           getrs, AVX-512       | potrs, AVX2           potrs, AVX-512
///         n |  s    d    c    z      s    d    c    z    |  s    d    c    z      s    d    c    z
///        48 |  1.63 1.40 1.77 1.62                       |  2.05 1.66 2.00 1.51
///        64 |  1.69 1.40 1.80 1.45                       |  2.31 1.62 1.75 1.29
///        72 |  1.89 1.37 1.86 1.34   0.97 0.77 0.91 0.72 |  2.43 1.63 1.70 1.15   1.64 1.10 1.41 1.28
///        96 |  1.57 1.27 1.52 1.13   0.76 0.70 0.61 0.54 |  1.85 1.42 1.35 1.06   1.28 0.95 1.06 0.93
///       112 |  1.44 1.15 1.43 1.06   0.75 0.66 0.49 0.43 |  1.69 1.25 1.24 0.90   1.27 0.93 1.10 0.84
///       128 |  1.29 1.16 1.31 1.06   0.65 0.58 0.44 0.43 |  1.48 0.98 1.18 0.90   1.16 0.87 0.96 0.85
#ifndef BBLAS_CPU_CROSSOVER_HPP
#define BBLAS_CPU_CROSSOVER_HPP

#include "target.hpp"

#include <batch.hpp>

namespace bblas {

/// Most rows and columns of what is factored (LU, Cholesky), and right-hand sides that are solved for behind that.
constexpr std::int64_t factor_crossover = 128;
/// Most rows and columns of what is factored by reflectors.
constexpr std::int64_t qr_crossover = 160;
/// Largest order of a system with a given factorization that goes in lanes, and most right-hand sides.
constexpr std::int64_t solve_crossover = 128;
/// The same for a triangular system, or a product with a triangle.
constexpr std::int64_t triangular_crossover = 80;
/// Largest order of a matrix that is inverted, in general or of a triangle or a Cholesky factorization.
/// Not measured: that of factorizations.
constexpr std::int64_t inverse_crossover = 128;
/// Most rows and columns of a matrix that reflectors are applied to, and reflectors. Not measured: lower than that of
/// factorizations, since lanes need as many problems as a vector has.
constexpr std::int64_t q_crossover = 96;
/// Most rows, columns and right-hand sides of least squares; above, it is LAPACK's.
constexpr std::int64_t gels_crossover = 192;

/// Largest order of a system with one right-hand side and a given LU factorization that goes in lanes.
inline std::int64_t lu_vector_crossover()
{
    return chosen_target() == target::avx512 ? 64 : solve_crossover;
}

/// The same with a Cholesky factorization.
template <class T> std::int64_t cholesky_vector_crossover()
{
    if (sizeof(real_t<T>) == 4)
        return solve_crossover;
    return chosen_target() == target::avx512 ? 88 : is_complex<T> ? 96 : solve_crossover;
}

/// Whether a system with a given factorization and several right-hand sides goes in lanes.
template <class T> constexpr bool solves_in_lanes(std::int64_t n, std::int64_t nrhs)
{
    constexpr std::int64_t most = is_complex<T> ? 4096 : sizeof(T) == 4 ? 2048 : 1024;
    return max(n, nrhs) <= solve_crossover && n * nrhs <= most;
}

/// Whether a triangle of that order is solved with, or multiplied by so many vectors, in lanes.
template <class T> constexpr bool is_triangular_in_lanes(std::int64_t order, std::int64_t vectors)
{
    constexpr std::int64_t square = is_complex<T> ? sizeof(T) == 8 ? triangular_crossover : 64 : 32;
    return max(order, vectors) <= square || (order <= 64 && vectors <= 8);
}

/// Whether a product of m by k with k by n matrices takes no more operations than a square one of that order.
constexpr bool is_within(double order, std::int64_t m, std::int64_t n, std::int64_t k)
{
    return static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k) <= order * order * order;
}

// The largest orders of square products that OpenBLAS does not take over, measured with AVX2 on an EPYC 7003 unless something
// else is said.

/// OpenBLAS copies B too, and rows of B that are far apart ask for that early. With two threads, batches of 16 MB and B not
/// transposed, a product's time there over its time here is, at n = 24, 32, 48, 64, 96: in c 1.31, 1.09, 0.94, 0.96, 0.84, in
/// z 1.04, 0.91, 0.78, 0.81, 1.00; and at 64 and 128 in s 1.17, 1.02, in d 1.06, 0.94. With AVX-512 on an EPYC 9004, for all
/// transposes, at n = 32, 48, 64, 96, 128 in s 0.84 to 1.17, 0.94 to 1.56, 0.86 to 1.37, 1.11 to 1.23, 1.26 to 1.33, in d 0.8
/// to 1.03, 1.05 to 1.59, 1.16 to 1.48, 1.19 to 1.26, 1.19 to 1.40, in c 1.6 to 2.0, 1.3 to 1.7, 1.3 to 1.55, 1.17 to 1.29, 1.22
/// to 1.25, in z 1.1 to 2.0, 1.1 to 1.6, 1.0 to 1.3, 1.03 to 1.19, 1.11 to 1.15; from 160 to 256 1.05 to 1.29 in all, which other
/// processors may not have.
template <class T> double gemm_crossover(bblas_trans transb)
{
    if (chosen_target() == target::avx512)
        return sizeof(T) == 4 && transb == BblasNoTrans ? 192 : 128;
    if (is_complex<T>)
        return sizeof(T) == 16 ? 24 : 40;
    return transb != BblasNoTrans || sizeof(T) == 8 ? 96 : 192;
}
/// herk's too. Likewise with AVX-512 at 48, 64, 96, 128 in d 1.2, 1.16, 1.05, 1.26 to 1.47, in c 1.2, 1.06, 1.1, 1.1, in z 1.03
/// to 1.34, 1.05 to 1.45, 1.09 to 1.34, 1.13 to 1.34, in s at 128 1.1.
template <class T> double syrk_crossover()
{
    return chosen_target() == target::avx512 ? 128 : is_complex<T> ? 40 : 96;
}
/// With AVX-512 at 16, 32, 64, 128 in s 1.2 to 1.4, 1.2, 0.84, 0.9, in d 1.7, 1.2, 1.06, 1.1, in c 1.25, 0.93 to 1.04,
/// 0.95, 1.03, in z 1.06 to 1.22, 0.96 to 1.1, 0.98 to 1.2, 1.16.
template <class T> double syr2k_crossover()
{
    if (chosen_target() == target::avx512)
        return sizeof(T) == 4 || sizeof(T) == 16 ? 16 : is_complex<T> ? 24 : 128;
    return is_complex<T> ? 8 : 12;
}
/// With AVX-512 at 8, 16, 32 in c 1.6, 1.1, 0.95, in z 1.7 to 2.4, 0.97 to 1.2, 0.9 to 1.13.
inline double her2k_crossover()
{
    return chosen_target() == target::avx512 ? 16 : 6;
}
/// Largest order of A; hemm's too. With AVX-512 at 96 and 128 in c 1.15, in z 1.03 and 0.99.
template <class T> std::int64_t symm_crossover()
{
    return is_complex<T> && chosen_target() != target::avx512 ? 64 : 128;
}

} // namespace bblas

#endif
