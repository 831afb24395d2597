// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

// Transpositions of as many numbers of as many problems as a vector has lanes. A complex number is two real ones, one behind the other,
// so everything here is real.

#define HWY_TARGET_INCLUDE "cpu/packing.cpp"
#include "each_target.hpp"

#include "packing.hpp"
#include "transposition.hpp"

#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Writes those numbers of v whose bits are set, and nothing else.
template <class R> HWY_INLINE void store_bits(vector<R> v, std::uint32_t bits, R *x)
{
#if HWY_TARGET == HWY_AVX3
    if constexpr (sizeof(R) == 8)
        _mm512_mask_storeu_pd(x, static_cast<__mmask8>(bits), v.raw);
    else
        _mm512_mask_storeu_ps(x, static_cast<__mmask16>(bits), v.raw);
#else
    // AVX2's masked store is slow on some processors, and others have none.
    HWY_ALIGN R part[width<R>];
    hn::Store(v, tag<R>(), part);
    for (int k = 0; k < width<R>; ++k)
        if (bits >> k & 1)
            x[k] = part[k];
#endif
}

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

/// Writes the lanes back whose bits are set in `which`. Of every vector of numbers, those are written whose bits are set in `bits`; NULL
/// stands for all.
template <class R>
void unpack_run(const R *from, std::ptrdiff_t count, R *const *first, std::uint32_t which, const std::uint32_t *bits)
{
    constexpr int size = width<R>;
    constexpr std::uint32_t full = (1u << size) - 1;
    const tag<R> d;
    for (std::ptrdiff_t k = 0; k < count; k += size) {
        std::uint32_t write = count - k < size ? (1u << (count - k)) - 1 : full;
        if (bits)
            write &= bits[k / size];
        if (write == 0)
            continue;
        square<R> s;
#pragma GCC unroll 16
        for (int i = 0; i < size; ++i)
            s.v[i] = hn::Load(d, from + (k + i) * size); // behind the last number lies room for a vector of them
        transpose(s);
        if (write == full && which == full) {
#pragma GCC unroll 16
            for (int lane = 0; lane < size; ++lane)
                hn::StoreU(s.v[lane], d, first[lane] + k);
        } else {
#pragma GCC unroll 16
            for (int lane = 0; lane < size; ++lane)
                if (which >> lane & 1)
                    store_bits<R>(s.v[lane], write, first[lane] + k);
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

/// Largest matrix, in numbers, that is taken as one run.
constexpr std::ptrdiff_t longest_run = 512;

/// Whether the matrices are taken as one run of numbers: where they have no gaps, and columns would leave much of the vectors empty.
template <class T>
HWY_INLINE bool is_one_run(const lane_operand<T> &A, std::ptrdiff_t m, std::ptrdiff_t n, const lane_matrix<T> &packed)
{
    if (m * parts<T> % width<T> == 0 || m * n * parts < T >> longest_run || packed.col != m * packed.row)
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

/// Sets the bits from begin to end - 1 in words of `size` bits.
template <int size> HWY_INLINE void set_bits(std::uint32_t *words, std::ptrdiff_t begin, std::ptrdiff_t end)
{
    while (begin < end) {
        const std::ptrdiff_t word = begin / size;
        const std::ptrdiff_t last = end < (word + 1) * size ? end : (word + 1) * size;
        words[word] |= ((1u << (last - begin)) - 1) << (begin - word * size);
        begin = last;
    }
}

template <class T> void pack(const lane_operand<T> &A, int part, std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> packed)
{
    using R = real_t<T>;
    if (is_one_run(A, m, n, packed)) {
        const lane_pointers<T> whole(A, 0, 0);
        pack_run<R>(whole.of, m * n * parts<T>, packed.first);
        return;
    }
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const row_range rows(part, m, j);
        if (rows.begin >= rows.end)
            continue;
        const lane_pointers<T> column(A, rows.begin, j);
        pack_run<R>(column.of, (rows.end - rows.begin) * parts<T>, packed.at(rows.begin, j));
    }
}

template <class T>
void unpack(lane_matrix<T> packed, int part, std::ptrdiff_t m, std::ptrdiff_t n, const lane_operand<T> &A, lane_bits which)
{
    using R = real_t<T>;
    if (is_one_run(A, m, n, packed)) {
        const lane_pointers<T> whole(A, 0, 0);
        std::uint32_t bits[longest_run / width<T> + 1];
        if (part != BblasGeneral) {
            std::memset(bits, 0, sizeof bits);
            for (std::ptrdiff_t j = 0; j < n; ++j) {
                const row_range rows(part, m, j);
                set_bits<width<T>>(bits, (rows.begin + j * m) * parts<T>, (rows.end + j * m) * parts<T>);
            }
        }
        unpack_run<R>(packed.first, m * n * parts<T>, whole.of, which, part == BblasGeneral ? nullptr : bits);
        return;
    }
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        const row_range rows(part, m, j);
        if (rows.begin >= rows.end)
            continue;
        const lane_pointers<T> column(A, rows.begin, j);
        unpack_run<R>(packed.at(rows.begin, j), (rows.end - rows.begin) * parts<T>, column.of, which, nullptr);
    }
}

#define BBLAS_PACKING(T)                                                                                                         \
    template void pack<T>(const lane_operand<T> &, int, std::ptrdiff_t, std::ptrdiff_t, lane_matrix<T>);                         \
    template void unpack<T>(lane_matrix<T>, int, std::ptrdiff_t, std::ptrdiff_t, const lane_operand<T> &, lane_bits);
BBLAS_FOR_EACH_TYPE(BBLAS_PACKING)
#undef BBLAS_PACKING

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
