// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Time that a queue's work takes.
#ifndef BENCHMARK_TIMER_HPP
#define BENCHMARK_TIMER_HPP

#include "device.hpp"

#include <memory>

namespace bench {

/// Times what is enqueued between start() and stop().
class timer {
  public:
    virtual ~timer() = default;
    /// Begins behind the work so far; on a host waits for it.
    virtual void start() = 0;
    /// Waits for the work; seconds that it took.
    virtual double stop() = 0;
    /// What measures, for the report.
    virtual const char *name() const = 0;
};

/// The best for this device. It must not outlive the device.
std::unique_ptr<timer> make_timer(const device &of);

/// Seconds on the monotonic clock.
double now();

} // namespace bench

#endif
