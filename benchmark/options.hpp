// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The command line.
#ifndef BENCHMARK_OPTIONS_HPP
#define BENCHMARK_OPTIONS_HPP

#include "series.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bench {

struct options {
    std::vector<std::string> devices;
    std::vector<const bblas_routine *> routines;
    std::vector<bblas_form> forms = {BBLAS_BATCHED};
    std::vector<std::int64_t> n;
    std::vector<batch_request> batches = {batch_request()};
    std::map<std::string, relative_size> sizes;
    assignments assigned;
    distribution spread;
    double alpha = 1;
    double beta = 0;
    int repetitions = 9;
    std::optional<std::int64_t> memory; ///< absent: by the kind of the first device
    double budget = 0;                  ///< seconds; 0: none
    std::uint64_t seed = 0;
    bool has_roof = true;
    bool has_energy = false;
    std::string csv;
    std::string json;
    std::vector<std::string> plots;
    std::vector<std::string> suites;
    std::string folder;
    std::string command; ///< the whole line

    /// Two files to compare instead of a run.
    std::vector<std::string> compared;
    double tolerance = 0.05;

    /// Routines times forms times batches.
    std::vector<series> all_series() const;
};

/// Reads the command line. Prints and ends the program for --help and --version; refuses what is wrong.
options parse_options(int argc, char **argv);

} // namespace bench

#endif
