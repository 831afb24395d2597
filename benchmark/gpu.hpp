// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What NVIDIA's management library (NVML) says of a device, where it is installed.
#ifndef BENCHMARK_GPU_HPP
#define BENCHMARK_GPU_HPP

#include <optional>
#include <string>

namespace bench {

/// The calls of libnvidia-ml.so.1 that are needed.
struct nvml;

class gpu {
  public:
    /// The device in that place, such as "0000:1B:00.0"; refuses where NVML is missing, or does not know it.
    explicit gpu(const std::string &bus);

    std::string name() const;
    /// Of the driver, such as "580.65.06".
    std::string driver() const;
    /// Of the multiprocessors, in MHz: at this moment, and at most. 0: unknown.
    unsigned clock() const;
    unsigned largest_clock() const;
    /// Consumed since the driver was loaded; none on devices that do not count.
    std::optional<double> joules() const;

  private:
    const nvml &library_;
    void *handle_ = nullptr;
};

} // namespace bench

#endif
