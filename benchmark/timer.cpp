// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "timer.hpp"

#include <ctime>

namespace bench {

namespace {

/// The host's clock around the work, synchronisation included.
class host_timer : public timer {
  public:
    explicit host_timer(const device &of) : device_(of) {}

    void start() override
    {
        device_.synchronize();
        start_ = now();
    }

    double stop() override
    {
        device_.synchronize();
        return now() - start_;
    }

    const char *name() const override { return "CLOCK_MONOTONIC"; }

  private:
    const device &device_;
    double start_ = 0;
};

/// The device's clock: events around the work. Work that is enqueued before, such as restoring the operands, hides what it costs
/// the host to enqueue the first call.
class event_timer : public timer {
  public:
    explicit event_timer(const cuda_stream &on) : stream_(on) {}

    void start() override { stream_.begin(); }
    double stop() override { return stream_.end(); }
    const char *name() const override { return "CUDA events"; }

  private:
    const cuda_stream &stream_;
};

} // namespace

double now()
{
    timespec time = {};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::unique_ptr<timer> make_timer(const device &of)
{
    if (of.stream())
        return std::make_unique<event_timer>(*of.stream());
    return std::make_unique<host_timer>(of);
}

} // namespace bench
