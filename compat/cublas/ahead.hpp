// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// At which orders each call is taken over: those at which this library was measured not to be slower than the vendor's, on an
/// H200, or, from 513 to 1,024, an H100 (the numbers: docs/results). What was not measured is not taken over, but for c where
/// both s and z are ahead. The order of a call is its greatest size. BBLAS_COMPAT=all takes over everything.
#ifndef BBLAS_COMPAT_AHEAD_HPP
#define BBLAS_COMPAT_AHEAD_HPP

#include "vendor.hpp"

#include <cstdint>

namespace compat {

/// Orders from the first to the last, but for those of a gap.
struct orders {
    std::int64_t first, last;
    std::int64_t gap_first = 1, gap_last = 0;

    constexpr bool have(std::int64_t order) const
    {
        return order >= first && order <= last && (order < gap_first || order > gap_last);
    }
};

/// Those of each precision.
struct orders_ahead {
    orders s, d, c, z;

    template <class V> constexpr orders of() const { return bblas::for_type<element_t<V>>(s, d, c, z); }
};

/// Doubles on pointers are ahead at 192, 256 and 512 too, and behind at odd orders from 145 on. In strides, floats are ahead at
/// 32, and behind at 24. Floats are ahead at 64, 96, 128 and multiples of 64 above. 1,000 problems of complex doubles are behind
/// at 28 and 32, larger batches ahead.
inline constexpr orders_ahead gemm_ahead{{0, 32}, {0, 144}, {0, 16}, {0, 80, 21, 32}};
inline constexpr orders_ahead gemm_strided_ahead{{0, 20}, {0, 28}, {0, 16}, {0, 48, 21, 32}};
/// 2,000 problems of doubles on pointers have 0.94 times the vendor's rate at 64, 1,000 of floats 0.85 to 1.28 at 80 to 100, of
/// complex floats in strides 0.88 to 1.4 at 64, 20,000 of those 0.97 at 32. 20,000 of complex doubles have 0.94 to 1.2 times at
/// 16 to 56, 1,000 1.04 to 2.0 times.
inline constexpr orders_ahead gemv_ahead{{0, 100}, {0, 63}, {0, 65}, {0, 12}};
inline constexpr orders_ahead gemv_strided_ahead{{0, 64}, {0, 63}, {0, 64, 32, 32}, {0, 16}};
inline constexpr int gemv_few = 1000; ///< problems
inline constexpr orders_ahead gemv_few_ahead{{0, 64}, {0, 63}, {0, 65}, {0, 56}};
inline constexpr orders_ahead gemv_strided_few_ahead{{0, 64}, {0, 63}, {0, 56}, {0, 56}};
/// 1,000 problems of floats have 0.80 to 0.96 times the vendor's rate at 4, 8 and 12, of complex numbers 0.94 to 1.0 times at 4
/// and 8, larger batches more. 16 and 100 problems have 1.7 to 2.6 times in doubles from 257 on; 16 of floats have 0.97 times at
/// 320 and 1.7 to 1.9 from 321 to 512, of complex floats 0.93 at 257 and 1.10 to 1.17, of complex doubles 1.14 to 1.4. With few
/// right-hand sides, as getrs has them, all but doubles may be behind from 513 on.
inline constexpr orders_ahead trsm_ahead{{16, 512, 257, 320}, {0, 1024}, {9, 512, 257, 320}, {9, 512}};
/// 1,000 problems of order 4 take 0.87 to 1.11 times as long as the vendor's. From 513 on, 16 problems have 2.3 to 7.9 times the
/// vendor's rate, 100 3.1 to 9.6 times; from 1,025 on 4 to 100 3.4 to 30 times.
inline constexpr orders_ahead getrf_ahead{{6, 2048}, {6, 2048}, {6, 2048}, {6, 2048}};
/// With one right-hand side. From 513 on, 16 and 100 problems have 3.8 to 11 times the vendor's rate, from 1,025 on 4 to 100 2.1
/// to 8.0 times.
inline constexpr orders_ahead getrs_ahead{{0, 2048}, {0, 2048}, {0, 2048}, {0, 2048}};
/// With few right-hand sides, but more than one. From 513 on, seven have 2.0 to 4.1 times the vendor's rate in doubles with 16
/// and 100 problems, and 0.6 to 2.2 times in the others. Two to seven in complex doubles of 20 to 48 have 0.5 to 1.08 times the
/// vendor's rate, in complex floats of 33 0.95 to 1.1 times.
inline constexpr orders_ahead getrs_few_ahead{{0, 512}, {0, 1024}, {0, 512, 33, 47}, {0, 512, 17, 63}};
template <class V> inline constexpr int getrs_many = bblas::is_complex<element_t<V>> ? 16 : 8;
/// From 513 on, 16 have 1.6 to 3.2 times the vendor's rate in doubles, and 0.5 to 1.4 times in the others; n of them 3.8 to 38
/// times in all.
inline constexpr orders_ahead getrs_many_ahead{{0, 512}, {0, 1024}, {0, 512}, {0, 512}};
/// From 513 on, 16 and 100 problems have 3.7 to 17 times the vendor's rate, from 1,025 on 4 to 100 5.9 to 250 times.
inline constexpr orders_ahead getri_ahead{{12, 2048}, {8, 2048}, {12, 1536}, {6, 1536}};
/// Its three launches take 14 to 18 µs: 1,000 problems of order 2, 4 and 8 have 0.34 to 1.06 times the vendor's rate, 20,000 0.91
/// to 1.23, 1.65 to 2.3 and 2.4 to 2.6 times. Complex floats of order 20 have 0.96 times.
inline constexpr orders_ahead matinv_ahead{{16, 32}, {12, 32}, {16, 32, 17, 20}, {8, 32}};
inline constexpr int matinv_many = 20000;
inline constexpr orders_ahead matinv_many_ahead{{4, 32}, {4, 32}, {4, 32, 17, 20}, {2, 32}};
/// From 257 on, 16 problems of s, d and c have 40 to 280 times the vendor's rate, 100 of z more than 50 times; from 1,025 on 4
/// have 190 times and more.
inline constexpr orders_ahead geqrf_ahead{{0, 1536}, {0, 1536}, {0, 1536}, {0, 1536}};
/// 1,000 and 20,000 square problems of order 2 and more have 1.27 times the vendor's rate and more. At 513 and 1,000, 132 of d
/// have 110 and 180 times; s and c have as many times that of its geqrf.
inline constexpr orders_ahead gels_ahead{{2, 1024}, {2, 1024}, {2, 1024}, {2, 1024}};
/// And by the columns of A, where there are more rows than gels_square. With 4 and 16 times as many, 10,000 problems of 24
/// columns, beyond registers, have 1.3 to 2.4 times the vendor's rate, of complex floats 0.85 and 1.18 times.
inline constexpr std::int64_t gels_square = 32;
inline constexpr orders_ahead gels_columns_ahead{{24, 1024}, {24, 1024}, {32, 1024}, {24, 1024}};
/// Others are what registers have room for.
inline constexpr int gels_few = 20; ///< columns and right-hand sides
template <class V> inline constexpr int gels_few_rows = bblas::for_type<element_t<V>>(512, 512, 512, 256);
/// Of m rows, they have 1.04 to 4.3 times the vendor's rate from so many columns on: 96 rows and 6 columns have 0.81 to 1.06
/// times in s, d and c.
constexpr orders gels_few_columns(std::int64_t m)
{
    return {m <= 64 ? 2 : m <= 128 ? 8 : 12, gels_few};
}
/// The vendor has several multiprocessors for a matrix, we from 321 on: 16 problems of c at 257 and 320 have 1.03 and 0.96 times
/// its rate, of z 1.08 and 0.95 times. From 321 on, 16 have 1.05 to 3.3 times, 100 1.02 to 3.2 times; from 1,025 on 4 to 100 1.04
/// to 1.27 times in c, 1.5 to 4.0 times in the others.
inline constexpr int potrf_few = 99;
inline constexpr orders_ahead potrf_few_ahead{{0, 2048}, {0, 2048}, {0, 2048, 257, 320}, {0, 2048, 257, 320}};
inline constexpr orders_ahead potrf_ahead{{0, 2048}, {0, 2048}, {0, 2048}, {0, 2048}};
/// From 257 on, 16 to 1,000 problems have 3.1 to 24 times the vendor's rate; from 1,025 on 4 to 100 10 to 23 times.
inline constexpr orders_ahead potrs_ahead{{0, 2048}, {0, 2048}, {0, 2048}, {0, 2048}};

} // namespace compat

#endif
