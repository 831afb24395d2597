// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The machine that a run is made on.
#ifndef BENCHMARK_HOST_HPP
#define BENCHMARK_HOST_HPP

#include <cstdint>
#include <string>
#include <vector>

namespace bench {

struct host {
    std::string name;
    std::string system;            ///< kernel and its version
    std::string cpu;               ///< model
    int cores = 0;                 ///< that this process may use
    std::int64_t cache_bytes = 0;  ///< of the last level; 0: unknown
    std::vector<double> megahertz; ///< of each core at this moment, as /proc/cpuinfo has it
    std::string governor;          ///< of the first core's frequency; "" where there is none
};

host describe_host();

/// Files of the loaded numerical and threading libraries, with symbolic links followed: their names tell their versions. OpenBLAS
/// adds how it was built, and the processor that it takes this one for.
std::vector<std::string> numerical_libraries();

/// Date and time in UTC, by ISO 8601.
std::string date();

} // namespace bench

#endif
