// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// How the program says no: one line on standard error, and exit status 2.
#ifndef BENCHMARK_REFUSAL_HPP
#define BENCHMARK_REFUSAL_HPP

#include <stdexcept>
#include <string>

namespace bench {

/// Something that the user asked for cannot be done; the text is one line for them.
struct refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// printf into a string.
__attribute__((format(printf, 1, 2))) std::string print(const char *format, ...);

} // namespace bench

#endif
