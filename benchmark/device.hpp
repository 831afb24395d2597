// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// An opponent: a device of libbblas.so, its queue, and its memory.
#ifndef BENCHMARK_DEVICE_HPP
#define BENCHMARK_DEVICE_HPP

#include "stream.hpp"

#include <bblas.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace bench {

/// A service of the device failed: no memory, or worse.
struct device_failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws what failed.
void require(int status);

class device {
  public:
    /// Opens it; refuses a name behind which there is none.
    explicit device(const std::string &name);
    device(const device &) = delete;
    device &operator=(const device &) = delete;

    bblas_queue_t queue() const { return queue_.get(); }
    /// As on the command line.
    const std::string &name() const { return name_; }
    /// As the device calls itself.
    const std::string &description() const { return description_; }
    /// It has streams: a GPU, whose calls return before they have run. Everything else runs on the host.
    bool has_streams() const { return stream_ != nullptr; }
    /// The stream that the queue works on; NULL on the host.
    const cuda_stream *stream() const { return stream_.get(); }
    /// The file that implements it, and the version of the interface that the file claims; "" where not found.
    const std::string &library() const { return library_; }
    const std::string &version() const { return version_; }

    void synchronize() const;
    void upload(void *to, const void *from, std::size_t bytes) const;
    void download(void *to, const void *from, std::size_t bytes) const;
    /// Between places of the device's memory, in the order of the queue.
    void copy(void *to, const void *from, std::size_t bytes) const;

  private:
    struct destroy {
        void operator()(bblas_queue_t queue) const { bblas_queue_destroy(queue); }
    };
    using owned_queue = std::unique_ptr<std::remove_pointer_t<bblas_queue_t>, destroy>;

    void adopt_stream();
    void find_library();

    std::string name_;
    std::string description_;
    std::string library_;
    std::string version_;
    std::unique_ptr<cuda_stream> stream_;
    owned_queue queue_;
};

/// Memory of a device.
class device_memory {
  public:
    device_memory() = default;
    device_memory(const device &owner, std::size_t bytes);
    ~device_memory();
    device_memory(device_memory &&other) noexcept;
    device_memory &operator=(device_memory &&other) noexcept;

    char *data() const { return static_cast<char *>(data_); }
    /// Enqueues that the first `unit` bytes are repeated up to `bytes`.
    void repeat(std::size_t unit, std::size_t bytes) const;

  private:
    const device *owner_ = nullptr;
    void *data_ = nullptr;
};

} // namespace bench

#endif
