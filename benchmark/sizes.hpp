// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Sizes as the command line writes them, and how they vary over a batch.
#ifndef BENCHMARK_SIZES_HPP
#define BENCHMARK_SIZES_HPP

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace bench {

/// Splits at commas. Empty words are refused, with the option's name.
std::vector<std::string> split(const std::string &option, const std::string &text);

/// A whole number from `least` to `most`; anything else is refused.
std::int64_t parse_integer(const std::string &option, const std::string &text, std::int64_t least, std::int64_t most);

/// A finite real number of at least `least`.
double parse_number(const std::string &option, const std::string &text, double least);

/// Bytes: a number, which K, M or G may follow.
std::int64_t parse_bytes(const std::string &option, const std::string &text);

/// Values of n: numbers, first:last (doubling) and first:last:step, separated by commas.
std::vector<std::int64_t> parse_sizes(const std::string &option, const std::string &text);

/// A size that may depend on n: "8", "n", "4n", "n/2", "3n/2".
struct relative_size {
    std::int64_t factor = 1;
    std::int64_t divisor = 1;
    bool of_n = true;
    bool given = false; ///< by the user, so that it is refused where it does not fit, instead of being lowered

    std::int64_t of(std::int64_t n) const;
    /// As it is written.
    std::string text() const;
};

relative_size parse_relative_size(const std::string &option, const std::string &text);

/// Numbers that depend on the seed alone (splitmix64).
struct random_numbers {
    std::uint64_t state;

    std::uint64_t bits();
    /// In first ... last.
    std::int64_t integer(std::int64_t first, std::int64_t last);
};

/// How the sizes of the variable-size form vary.
struct distribution {
    enum kind { uniform, bimodal, from_file };
    kind which = uniform;
    std::string name = "uniform";
    /// From a file: one problem's sizes, by name.
    std::vector<std::map<std::string, std::int64_t>> problems;

    /// n of the next problem, n_max being the nominal size. Uniform: 1 ... n_max. Bimodal: one problem in two is small, in
    /// 1 ... n_max / 8, and the other large, in 7/8 n_max ... n_max.
    std::int64_t draw(std::int64_t n_max, random_numbers &random) const;
};

/// "uniform", "bimodal", or the name of a file with one problem a line: its n, or the sizes that the first line names, such as
/// "m n k". Empty lines, and what follows a #, do not count.
distribution parse_distribution(const std::string &option, const std::string &text);

} // namespace bench

#endif
