// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The limits of the machine, measured through the interface in the same run.
#ifndef BENCHMARK_ROOF_HPP
#define BENCHMARK_ROOF_HPP

#include "device.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace bench {

struct roof {
    double copy_gbytes = 0; ///< GB/s, read and written
    std::string copy_by;    ///< the device and the call that reached it
    /// Of one precision: s, d, c or z.
    struct peak {
        char type;
        double gflops;
        std::string by;
    };
    std::vector<peak> peaks;

    /// 0 where none was measured.
    double gemm_gflops(char type) const;
};

/// Copies and large products on every device of the first one's kind (host, or with streams); the best counts, so that nobody's
/// slow copy makes a low roof. `types` are the precisions of interest; `memory` is what a copy touches, in bytes.
roof measure_roof(const std::vector<std::unique_ptr<device>> &devices, const std::string &types, std::int64_t memory);

} // namespace bench

#endif
