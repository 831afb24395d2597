// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Products of one problem's matrices, too large for lanes: vectors hold rows of a column.
///
/// Both factors are copied to workspace, in panels as high or as wide as a tile of the result that registers hold, so that what
/// an element's last bits depend on is its row of A, its column of B and their common size alone (rules R1, R2).

#if defined(BBLAS_CPU_ONE_PRODUCT_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_ONE_PRODUCT_HPP
#undef BBLAS_CPU_ONE_PRODUCT_HPP
#else
#define BBLAS_CPU_ONE_PRODUCT_HPP
#endif

#include "lanes.hpp"
#include "product_blocks.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A matrix of one problem. A view, by columns or by rows: one of its strides is 1, or of no account; neither is negative.
template <class T> struct one_matrix {
    T *first;
    std::ptrdiff_t row, col;

    HWY_INLINE T *at(std::ptrdiff_t i, std::ptrdiff_t j) const { return first + i * row + j * col; }
    HWY_INLINE T &operator()(std::ptrdiff_t i, std::ptrdiff_t j) const { return *at(i, j); }
    HWY_INLINE one_matrix from(std::ptrdiff_t i, std::ptrdiff_t j) const { return {at(i, j), row, col}; }
    HWY_INLINE one_matrix transposed() const { return {first, col, row}; }
};

/// A factor of a product: a matrix, or its complex conjugate.
template <class T> struct one_factor {
    one_matrix<const T> matrix;
    bool conjugated;

    HWY_INLINE one_factor(one_matrix<const T> A, bool conj = false) : matrix(A), conjugated(conj) {}
    HWY_INLINE one_factor(one_matrix<T> A, bool conj = false) : matrix{A.first, A.row, A.col}, conjugated(conj) {}
    HWY_INLINE one_factor from(std::ptrdiff_t i, std::ptrdiff_t j) const { return {matrix.from(i, j), conjugated}; }
    HWY_INLINE one_factor transposed() const { return {matrix.transposed(), conjugated}; }
};

/// Vectors in a column of a tile, and its columns: what fits into the registers beside a column of A and an element of B.
template <class T>
inline constexpr int panel_vectors = !is_complex<T>                                     ? 3
                                     : HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_NEON ? 2
                                                                                        : 1;
template <class T> inline constexpr int panel_cols = HWY_TARGET == HWY_AVX3 && !is_complex<T> ? 8 : 4;
template <class T> inline constexpr int panel_rows = panel_vectors<T> *width<T>;

/// C := alpha A B + beta C for an m by n matrix C, or in its upper or lower trapezoid alone; k is the common size. With beta = 0,
/// C is not read. Nothing may be 0 but beta. `work` has product_bytes<T>(m, n, k), aligned to 64 bytes.
template <class T>
void one_product(int part, std::ptrdiff_t m, std::ptrdiff_t n, std::ptrdiff_t k, T alpha, one_factor<T> A, one_factor<T> B,
                 T beta, one_matrix<T> C, void *work);

/// Copies m rows of k columns in panels of panel_rows<T>. A panel is as long as all, and filled up with zeros: the rows of its
/// first column, the rows of its second...; complex numbers as in lanes<T>.
template <class T> void pack_rows(std::ptrdiff_t m, std::ptrdiff_t k, one_factor<T> A, real_t<T> *to);
/// Copies such panels back.
template <class T> void unpack_rows(std::ptrdiff_t m, std::ptrdiff_t k, const real_t<T> *from, one_matrix<T> A);
/// Copies k rows of n columns in panels of panel_cols<T>, filled up with zeros: the columns of its first row, the columns of its
/// second...
template <class T> void pack_cols(std::ptrdiff_t k, std::ptrdiff_t n, one_factor<T> B, real_t<T> *to);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
