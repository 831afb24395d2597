// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Brings matrices of several problems into lanes, and back.

#if defined(BBLAS_CPU_PACKING_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef BBLAS_CPU_PACKING_HPP
#undef BBLAS_CPU_PACKING_HPP
#else
#define BBLAS_CPU_PACKING_HPP
#endif

#include "interleaved.hpp"
#include "lanes.hpp"

HWY_BEFORE_NAMESPACE();
namespace bblas::HWY_NAMESPACE {

/// Where an operand of the problems in the lanes begins, and its leading dimensions.
template <class T> struct lane_operand {
    T *first[width<T>];
    std::int64_t ld[width<T>];

    lane_operand() = default;
    /// What these members of the problems name; there are as many problems as lanes. An input is only ever packed.
    template <class P, class E> HWY_INLINE lane_operand(const P *problems, E *P::*operand, bblas_int P::*leading)
    {
        for (int lane = 0; lane < width<T>; ++lane) {
            first[lane] = const_cast<T *>(problems[lane].*operand);
            ld[lane] = problems[lane].*leading;
        }
    }
    /// Vectors without gaps.
    template <class P, class E> HWY_INLINE lane_operand(const P *problems, E *P::*operand)
    {
        for (int lane = 0; lane < width<T>; ++lane) {
            first[lane] = const_cast<T *>(problems[lane].*operand);
            ld[lane] = 0;
        }
    }
    /// The part that begins at (i, j).
    HWY_INLINE lane_operand from(std::int64_t i, std::int64_t j) const
    {
        lane_operand part;
        for (int lane = 0; lane < width<T>; ++lane) {
            part.first[lane] = first[lane] + (i + j * ld[lane]);
            part.ld[lane] = ld[lane];
        }
        return part;
    }
};

/// An array of integers of each problem; NULL beyond the first `count` lanes.
template <class T> struct lane_array {
    bblas_int *of[width<T>];

    template <class P, class E> HWY_INLINE lane_array(const P *problems, E *P::*array, int count)
    {
        for (int lane = 0; lane < width<T>; ++lane)
            of[lane] = lane < count ? const_cast<bblas_int *>(problems[lane].*array) : nullptr;
    }
};

/// Room for an m by n matrix, taken from *work.
template <class T> HWY_INLINE lane_matrix<T> take_matrix(std::ptrdiff_t m, std::ptrdiff_t n, real_t<T> **work)
{
    constexpr std::ptrdiff_t element = parts<T> * width<T>;
    const lane_matrix<T> A{*work, element, interleaved_ld(m) * element};
    *work += interleaved_size<T>(width<T>, m, n);
    return A;
}

/// Fills `packed`, as it has been taken, with the m by n matrices, or their upper or lower trapezoids. More than the trapezoid
/// may be read, and `packed` then has it too.
template <class T> void pack(const lane_operand<T> &A, int part, std::ptrdiff_t m, std::ptrdiff_t n, lane_matrix<T> packed);

/// Lanes that are to be written, as bits.
using lane_bits = std::uint32_t;

/// The first `count` lanes.
HWY_INLINE lane_bits first_lanes(int count)
{
    return (lane_bits{1} << count) - 1;
}

/// The lanes whose info is 0.
template <class T> HWY_INLINE lane_bits lanes_without_failure(const bblas_int *info)
{
    lane_bits bits = 0;
    for (int lane = 0; lane < width<T>; ++lane)
        bits |= static_cast<lane_bits>(info[lane] == 0) << lane;
    return bits;
}

/// Writes the m by n matrices of some lanes, or their upper or lower trapezoids, and nothing else.
template <class T>
void unpack(lane_matrix<T> packed, int part, std::ptrdiff_t m, std::ptrdiff_t n, const lane_operand<T> &A, lane_bits which);

} // namespace bblas::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
