// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

// Transpositions of as many numbers of as many problems as a vector has lanes. A complex number is two real ones, one behind the other,
// so everything here is real.

#define HWY_TARGET_INCLUDE "cpu/packing.cpp"
#include "each_target.hpp"

#include "packing.hpp"
#include "transposition.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

template <class R> void pack_run(R *const *first, std::ptrdiff_t count, R *to)
{
    constexpr int size = width<R>;
    const tag<R> d;
    std::ptrdiff_t k = 0;
    for (; k + size <= count; k += size) {
        square<R> s;
#pragma GCC unroll 16
        for (int lane = 0; lane < size; ++lane)
            s.v[lane] = hn::LoadU(d, first[lane] + k);
        transpose(s);
#pragma GCC unroll 16
        for (int i = 0; i < size; ++i)
            hn::Store(s.v[i], d, to + (k + i) * size);
    }
    if (k < count) {
        square<R> s;
#pragma GCC unroll 16
        for (int lane = 0; lane < size; ++lane)
            s.v[lane] = load_first<R>(count - k, first[lane] + k);
        transpose(s);
#pragma GCC unroll 16
        for (int i = 0; i < size; ++i)
            if (i < count - k)
                hn::Store(s.v[i], d, to + (k + i) * size);
    }
}

/// Writes the lanes back whose bits are set in `which`.
template <class R> void unpack_run(const R *from, std::ptrdiff_t count, R *const *first, std::uint32_t which)
{
    constexpr int size = width<R>;
    constexpr std::uint32_t full = (1u << size) - 1;
    const tag<R> d;
    for (std::ptrdiff_t k = 0; k < count; k += size) {
        square<R> s;
#pragma GCC unroll 16
        for (int i = 0; i < size; ++i)
            s.v[i] = hn::Load(d, from + (k + i) * size); // behind the last number lies room for a vector of them
        transpose(s);
        if (count - k >= size && which == full) {
#pragma GCC unroll 16
            for (int lane = 0; lane < size; ++lane)
                hn::StoreU(s.v[lane], d, first[lane] + k);
        } else {
#pragma GCC unroll 16
            for (int lane = 0; lane < size; ++lane) {
                if (!(which >> lane & 1))
                    continue;
                if (count - k >= size)
                    hn::StoreU(s.v[lane], d, first[lane] + k);
                else
                    store_front(d, s.v[lane], count - k, first[lane] + k);
            }
        }
    }
}

/// Rows of column j that belong to a part of an m by n matrix: BblasGeneral, BblasUpper, BblasLower.
struct row_range {
    std::ptrdiff_t begin, end;

    HWY_INLINE row_range(int part, std::ptrdiff_t m, std::ptrdiff_t j)
        : begin(part == BblasLower ? j : 0), end(part == BblasUpper && j + 1 < m ? j + 1 : m)
    {
    }
};

/// Whether the matrices are taken as one run of numbers: where they have no gaps, unless columns of a triangle are whole vectors.
template <class T>
HWY_INLINE bool is_one_run(const lane_operand<T> &A, int part, std::ptrdiff_t m, std::ptrdiff_t n, const lane_matrix<T> &packed)
{
    if ((part != BblasGeneral && m * parts<T> % width<T> == 0) || packed.col != m * packed.row)
        return false;
    bool without_gaps = true;
    for (int lane = 0; lane < width<T>; ++lane)
        without_gaps &= A.ld[lane] == m;
    return without_gaps || n == 1;
}

/// Where element (i, j) of every problem begins.
template <class T> struct lane_pointers {
    real_t<T> *of[width<T>];

    HWY_INLINE lane_pointers(const lane_operand<T> &A, std::ptrdiff_t i, std::ptrdiff_t j)
    {
        for (int lane = 0; lane < width<T>; ++lane)
            of[lane] = reinterpret_cast<real_t<T> *>(A.first[lane] + (i + j * A.ld[lane]));
    }
};

template <class T> void pack(const lane_operand<T> &A, int part, std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> packed)
{
    using R = real_t<T>;
    if (is_one_run(A, part, m, n, packed)) {
        const lane_pointers<T> whole(A, 0, 0);
        pack_run<R>(whole.of, m * n * parts<T>, packed.first);
        return;
    }
    constexpr std::ptrdiff_t step = (width<T> + parts<T> - 1) / parts<T>;
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const row_range rows(part, m, j);
        // Whole vectors, even if the trapezoid has less of them.
        const std::ptrdiff_t begin = rows.begin / step * step, up = (rows.end + step - 1) / step * step, end = up < m ? up : m;
        if (begin >= end)
            continue;
        const lane_pointers<T> column(A, begin, j);
        pack_run<R>(column.of, (end - begin) * parts<T>, packed.at(begin, j));
    }
}

template <class T>
void unpack(lane_matrix<T> packed, int part, std::ptrdiff_t m, std::ptrdiff_t n, const lane_operand<T> &A, lane_bits which)
{
    using R = real_t<T>;
    if (part == BblasGeneral && is_one_run(A, part, m, n, packed)) {
        const lane_pointers<T> whole(A, 0, 0);
        unpack_run<R>(packed.first, m * n * parts<T>, whole.of, which);
        return;
    }
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const row_range rows(part, m, j);
        if (rows.begin >= rows.end)
            continue;
        const lane_pointers<T> column(A, rows.begin, j);
        unpack_run<R>(packed.at(rows.begin, j), (rows.end - rows.begin) * parts<T>, column.of, which);
    }
}

#define BBLAS_PACKING(T)                                                                                                         \
    template void pack<T>(const lane_operand<T> &, int, std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>);                         \
    template void unpack<T>(lane_matrix<T>, int, std::ptrdiff_t, std::ptrdiff_t, const lane_operand<T> &, lane_bits);
BBLAS_FOR_EACH_TYPE(BBLAS_PACKING)
#undef BBLAS_PACKING

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
