// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Medians and quartiles.
#ifndef BENCHMARK_STATISTICS_HPP
#define BENCHMARK_STATISTICS_HPP

#include <algorithm>
#include <cmath>
#include <vector>

namespace bench {

/// Quantile `q` of the sample, in 0 ... 1, interpolated between the two nearest values (type 7 of Hyndman and Fan, 1996); 0 for
/// none.
inline double quantile(std::vector<double> sample, double q)
{
    if (sample.empty())
        return 0;
    std::sort(sample.begin(), sample.end());
    const double place = q * static_cast<double>(sample.size() - 1);
    const std::size_t below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sample.size() - 1);
    return sample[below] + (place - std::floor(place)) * (sample[above] - sample[below]);
}

inline double median(const std::vector<double> &sample)
{
    return quantile(sample, 0.5);
}

} // namespace bench

#endif
