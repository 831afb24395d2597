// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The Euclidean norm of any vector.
#ifndef BBLAS_REFERENCE_NORM_HPP
#define BBLAS_REFERENCE_NORM_HPP

#include "elements.hpp"

namespace bblas {

/// The norm of a vector scaled by a power of 2, which is exact, to elements of at most 2: the sum of squares cannot overflow, and
/// what underflows is too small to count (rule A2).
template <class T> real_t<T> norm(std::int64_t n, vector_view<const T> x)
{
    real_t<T> greatest = 0;
    for (std::int64_t i = 0; i < n; ++i)
        for (const real_t<T> part : {std::real(x[i]), std::imag(x[i])}) {
            if (std::isnan(part))
                return part;
            greatest = std::fmax(greatest, std::abs(part));
        }
    if (greatest == 0 || std::isinf(greatest))
        return greatest;

    const int exponent = std::ilogb(greatest);
    real_t<T> sum = 0;
    for (std::int64_t i = 0; i < n; ++i)
        for (const real_t<T> part : {std::real(x[i]), std::imag(x[i])}) {
            const real_t<T> scaled_part = std::scalbn(part, -exponent);
            sum += scaled_part * scaled_part;
        }
    return std::scalbn(std::sqrt(sum), exponent);
}

} // namespace bblas

#endif
