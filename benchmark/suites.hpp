// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Ready-made runs: the figures that papers on batched linear algebra show.
#ifndef BENCHMARK_SUITES_HPP
#define BENCHMARK_SUITES_HPP

#include "series.hpp"

#include <string>
#include <vector>

namespace bench {

/// The names, separated by commas.
std::string suite_names();

/// Names of suites from a list, in which "all" stands for every one; others are refused.
std::vector<std::string> find_suites(const std::string &list);

struct suite {
    std::string name;
    std::vector<series> all;
    std::vector<std::string> notes; ///< routines that the interface does not have (yet)
};

suite make_suite(const std::string &name);

} // namespace bench

#endif
