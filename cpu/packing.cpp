// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

// Transpositions of as many numbers of as many problems as a vector has lanes. A complex number is two real ones, one behind the
// other, so everything here is real.

#if defined(__GNUC__) && !defined(__clang__)
// Pointers that have just been stored one by one would be loaded by twos, which waits until they are in the cache.
#pragma GCC optimize("no-tree-slp-vectorize")
#endif
#define HWY_TARGET_INCLUDE "cpu/packing.cpp"
#include "each_target.hpp"

#include "packing.hpp"
#include "transposition.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// A place in memory for each lane. Passed by value where it is to stay in registers.
template <class R> struct lane_pointers {
    R *of[width<R>];
};

/// The numbers begin to end - 1 of each lane, fewer than a vector has.
template <class R> HWY_NOINLINE void pack_few(const lane_pointers<R> &first, std::ptrdiff_t begin, std::ptrdiff_t end, R *to)
{
    square<R> s;
#pragma GCC unroll 16
    for (int lane = 0; lane < square<R>::size; ++lane)
        s.v[lane] = load_first<R>(end - begin, first.of[lane] + begin);
    transpose(s);
#pragma GCC unroll 16
    for (int i = 0; i < square<R>::size; ++i)
        if (i < end - begin)
            hn::Store(s.v[i], tag<R>(), to + (begin + i) * square<R>::size);
}

/// The numbers k to k + W - 1 of each lane, one lane a vector.
template <class R> HWY_INLINE square<R> lanes_apart(const R *from, std::ptrdiff_t k)
{
    square<R> s;
#pragma GCC unroll 16
    for (int i = 0; i < square<R>::size; ++i)
        s.v[i] = hn::Load(tag<R>(), from + (k + i) * square<R>::size); // behind the last number lies room for a vector of them
    transpose(s);
    return s;
}

/// Writes the numbers begin to end - 1 back of the lanes whose bits are set in `which`, however few.
template <class R>
HWY_NOINLINE void unpack_few(const R *from, std::ptrdiff_t begin, std::ptrdiff_t end, const lane_pointers<R> &first,
                             lane_bits which)
{
    constexpr std::ptrdiff_t size = square<R>::size;
    for (std::ptrdiff_t k = begin; k < end; k += size) {
        const square<R> s = lanes_apart(from, k);
#pragma GCC unroll 16
        for (int lane = 0; lane < size; ++lane) {
            if (!(which >> lane & 1))
                continue;
            if (end - k >= size)
                hn::StoreU(s.v[lane], tag<R>(), first.of[lane] + k);
            else
                store_front(tag<R>(), s.v[lane], end - k, first.of[lane] + k);
        }
    }
}

// A run of numbers that does not end with a whole vector is moved by whole ones all the same: the last two overlap.

/// The numbers k to k + W - 1 of each lane.
template <class R> HWY_INLINE void pack_square(lane_pointers<R> first, std::ptrdiff_t k, R *to)
{
    square<R> s;
#pragma GCC unroll 16
    for (int lane = 0; lane < square<R>::size; ++lane)
        s.v[lane] = hn::LoadU(tag<R>(), first.of[lane] + k);
    transpose(s);
#pragma GCC unroll 16
    for (int i = 0; i < square<R>::size; ++i)
        hn::Store(s.v[i], tag<R>(), to + (k + i) * square<R>::size);
}

/// The numbers begin to end - 1 of each lane.
template <class R> HWY_INLINE void pack_run(lane_pointers<R> first, std::ptrdiff_t begin, std::ptrdiff_t end, R *to)
{
    constexpr std::ptrdiff_t size = square<R>::size;
    std::ptrdiff_t k = begin;
    for (; k + size <= end; k += size)
        pack_square(first, k, to);
    if (k < end)
        pack_square(first, end - size, to);
}

/// Writes the numbers k to k + W - 1 of all lanes back.
template <class R> HWY_INLINE void unpack_square(const R *from, std::ptrdiff_t k, lane_pointers<R> first)
{
    const square<R> s = lanes_apart(from, k);
#pragma GCC unroll 16
    for (int lane = 0; lane < square<R>::size; ++lane)
        hn::StoreU(s.v[lane], tag<R>(), first.of[lane] + k);
}

/// Writes the numbers begin to end - 1 of all lanes back.
template <class R> HWY_INLINE void unpack_run(const R *from, std::ptrdiff_t begin, std::ptrdiff_t end, lane_pointers<R> first)
{
    constexpr std::ptrdiff_t size = square<R>::size;
    std::ptrdiff_t k = begin;
    for (; k + size <= end; k += size)
        unpack_square(from, k, first);
    if (k < end)
        unpack_square(from, end - size, first);
}

/// Columns of the problems in the lanes, one after another, as numbers of real type.
template <class T> struct lane_columns {
    lane_pointers<real_t<T>> first;
    std::ptrdiff_t step[width<T>];
    std::ptrdiff_t rows, count;
    int part;

    /// Those of m by n matrices, or of a part of them: BblasGeneral, BblasUpper, BblasLower. Matrices without gaps are one
    /// column, unless columns of a triangle are several whole vectors.
    HWY_INLINE lane_columns(const lane_operand<T> &A, int part, std::ptrdiff_t m, std::ptrdiff_t n, bool may_be_one)
        : rows(m * parts<T>), count(n), part(part)
    {
        for (int lane = 0; lane < width<T>; ++lane) {
            first.of[lane] = reinterpret_cast<real_t<T> *>(A.first[lane]);
            step[lane] = A.first[lane] ? A.ld[lane] * parts<T> : 0; // where there is nothing to do, nothing is added to NULL
            may_be_one &= A.ld[lane] == m;
        }
        if (may_be_one) {
            rows *= n;
            count = 1;
            this->part = BblasGeneral;
        }
    }
    HWY_INLINE void next()
    {
#pragma GCC unroll 16
        for (int lane = 0; lane < width<T>; ++lane)
            first.of[lane] += step[lane];
    }
    /// Rows of column j that belong to the part.
    HWY_INLINE std::ptrdiff_t begin(std::ptrdiff_t j) const
    {
        return part == BblasLower ? min(j * parts<T>, rows) : 0;
    }
    HWY_INLINE std::ptrdiff_t end(std::ptrdiff_t j) const
    {
        return part == BblasUpper ? min((j + 1) * parts<T>, rows) : rows;
    }
};

/// Fetches the next group into the second cache, if matrices follow each other as the first two do: in the order of memory, since
/// in the one in which they are packed they would not come at its rate. Not where the processor does that by itself, nor where it
/// would drive this one out.
template <class T> HWY_INLINE void fetch_next(const lane_operand<T> &A)
{
    const char *const first = reinterpret_cast<const char *>(A.first[0]);
    const std::ptrdiff_t distance = reinterpret_cast<const char *>(A.first[width<T> > 1]) - first, group = width<T> * distance;
    if (distance >= 128 && group <= 24576)
#pragma GCC unroll 4
        for (std::ptrdiff_t line = 0; line < group; line += 64)
            __builtin_prefetch(first + group + line, 0, 2);
}

template <class T> void pack(const lane_operand<T> &A, int part, std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> packed)
{
    constexpr std::ptrdiff_t size = width<T>;
    const bool is_worth_reading = part == BblasGeneral || m * parts<T> <= 2 * size;
    lane_columns<T> columns(A, part, m, n, is_worth_reading && packed.col == m * packed.row);
    fetch_next(A);
    for (std::ptrdiff_t j = 0; j < columns.count; ++j) {
        // A vector at least, even if the trapezoid has less.
        const std::ptrdiff_t begin = min(columns.begin(j), max(0, columns.rows - size));
        const std::ptrdiff_t end = max(columns.end(j), min(size, columns.rows));
        if (end - begin < size)
            pack_few<real_t<T>>(columns.first, begin, end, packed.at(0, j));
        else
            pack_run<real_t<T>>(columns.first, begin, end, packed.at(0, j));
        columns.next();
    }
}

template <class T>
void unpack(lane_matrix<T> packed, int part, std::ptrdiff_t m, std::ptrdiff_t n, const lane_operand<T> &A, lane_bits which)
{
    constexpr std::ptrdiff_t size = width<T>;
    lane_columns<T> columns(A, part, m, n, part == BblasGeneral && packed.col == m * packed.row);
    for (std::ptrdiff_t j = 0; j < columns.count; ++j) {
        const std::ptrdiff_t begin = columns.begin(j), end = columns.end(j);
        if (which == first_lanes(size) && end - begin >= size)
            unpack_run<real_t<T>>(packed.at(0, j), begin, end, columns.first);
        else
            unpack_few<real_t<T>>(packed.at(0, j), begin, end, columns.first, which);
        columns.next();
    }
}

#define BBLAS_PACKING(T)                                                                                                         \
    template void pack<T>(const lane_operand<T> &, int, std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>);                         \
    template void unpack<T>(lane_matrix<T>, int, std::ptrdiff_t, std::ptrdiff_t, const lane_operand<T> &, lane_bits);
BBLAS_FOR_EACH_TYPE(BBLAS_PACKING)
#undef BBLAS_PACKING

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
