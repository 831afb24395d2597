// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Energy that hardware counters report.
#ifndef BENCHMARK_ENERGY_HPP
#define BENCHMARK_ENERGY_HPP

#include "device.hpp"

#include <functional>
#include <memory>
#include <string>

namespace bench {

/// A counter of joules.
class energy_counter {
  public:
    virtual ~energy_counter() = default;
    /// Joules since some moment that never changes. Wrap-around of the hardware is taken care of, if read often enough.
    virtual double joules() = 0;
    /// What is counted, for the report.
    virtual std::string name() const = 0;
};

/// Where Linux publishes RAPL; the environment variable BBLAS_POWERCAP names another folder.
std::string powercap_folder();

/// Joules that one `body` takes, which is run again and again for some tenths of a second, from one change of the counter to
/// another: counters change every millisecond to every 100.
double joules_of(energy_counter *counter, const std::function<void()> &body);

/// The counter of the device's energy; NULL where there is none that may be read, and why in `reason`.
std::unique_ptr<energy_counter> make_energy_counter(const device &of, std::string *reason);

} // namespace bench

#endif
