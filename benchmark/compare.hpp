// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Two runs, compared.
#ifndef BENCHMARK_COMPARE_HPP
#define BENCHMARK_COMPARE_HPP

#include <string>

namespace bench {

struct comparison {
    std::string text; ///< for the user
    int regressions = 0;
};

/// Compares every time of two JSON files. A time has become worse when it has grown by more than `tolerance` (0.05 being 5 %),
/// and the middle halves of the samples, between their quartiles, do not overlap; a result that was timed has when it is now
/// wrong, failed or unsupported. Files that cannot be compared are refused.
comparison compare(const std::string &old_file, const std::string &new_file, double tolerance);

} // namespace bench

#endif
