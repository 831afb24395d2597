// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A stream of a CUDA device that belongs to the benchmark, so that it can place events and copies between the calls of whoever
/// adopts it. The driver is opened at run time: nothing here needs CUDA to be built.
#ifndef BENCHMARK_STREAM_HPP
#define BENCHMARK_STREAM_HPP

#include <cstddef>
#include <string>

namespace bench {

/// The calls of libcuda.so.1 that are needed.
struct cuda_driver;

class cuda_stream {
  public:
    /// On device `number`, in its primary context, which CUDA's runtime uses too. A failure is a refusal.
    explicit cuda_stream(int number);
    ~cuda_stream();
    cuda_stream(const cuda_stream &) = delete;
    cuda_stream &operator=(const cuda_stream &) = delete;

    /// What bblas_queue_adopt() takes.
    void *handle() const { return stream_; }

    /// Enqueues a copy between places of the device's memory.
    void copy(void *to, const void *from, std::size_t bytes) const;
    /// Enqueues the event that begins the time.
    void begin() const;
    /// Enqueues the event that ends it, waits for it, and returns the seconds between both.
    double end() const;

    /// Such as "0000:1B:00.0".
    std::string bus() const;
    /// The CUDA version that the driver is for, such as "13.0".
    std::string driver_version() const;

  private:
    void use_context() const;

    const cuda_driver &driver_;
    int device_ = 0;
    void *context_ = nullptr;
    void *stream_ = nullptr;
    void *begin_ = nullptr;
    void *end_ = nullptr;
};

} // namespace bench

#endif
