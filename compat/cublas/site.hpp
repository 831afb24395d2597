// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Where a call that is taken over runs.
#ifndef BBLAS_COMPAT_SITE_HPP
#define BBLAS_COMPAT_SITE_HPP

#include <bblas.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include <cuda.h>

namespace compat {

/// A queue on the caller's stream, and device memory that goes back in its order when the site does.
class site {
  public:
    explicit site(CUstream stream);
    ~site();
    site(const site &) = delete;
    site &operator=(const site &) = delete;

    /// NULL where there is no device for it; bblas_last_error() then tells why.
    bblas_queue_t queue() const { return queue_; }
    CUstream stream() const { return stream_; }

    /// `count` pointers to an array of integers. NULL when there is no memory.
    const bblas_int *const *pointers(const bblas_int *to, std::int64_t count);
    /// Device memory of that many integers; NULL when there is none.
    bblas_int *integers(std::int64_t count);
    /// The pivots 1, 2, ... n, of no interchange.
    bblas_int *identity(std::int64_t n);

  private:
    void *allocate(std::size_t bytes);

    CUcontext context_;
    CUstream stream_;
    bblas_queue_t queue_;
    std::array<CUdeviceptr, 2> allocated_{};
    std::size_t allocated_count_ = 0;
};

} // namespace compat

#endif
