// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The queue on a CUDA device: a stream, and workspace that is allocated in its order.
#ifndef BBLAS_CUDA_QUEUE_HPP
#define BBLAS_CUDA_QUEUE_HPP

#include <bblas.h>

#include <cuda_runtime_api.h>

#include "launch.hpp"

struct bblas_queue {
    int device = 0;
    bblas::device_limits limits = {};
    cudaStream_t stream = nullptr;
    bool is_adopted = false;         ///< the stream is the caller's
    void *workspace = nullptr;       ///< the queue's own, or the caller's
    std::size_t workspace_bytes = 0; ///< its size
    bool callers_workspace = false;  ///< do not free or grow it
    bool querying = false;           ///< between query_begin and query_end
    std::size_t queried_bytes = 0;   ///< largest need recorded
    char name[300] = "";             ///< such as "cuda:0 NVIDIA H200"
};

namespace bblas {

/// Makes a device the calling thread's, and on destruction the one before again.
class current_device {
  public:
    explicit current_device(int device);
    ~current_device();
    current_device(const current_device &) = delete;
    current_device &operator=(const current_device &) = delete;

    cudaError_t error; ///< of the change
  private:
    int previous = -1; ///< -1 when nothing is to be restored
};

/// Enqueues a kernel by the plan; in a workspace query only records its need. `arguments` are those of cudaLaunchKernel(), one of which is
/// `*workspace`, which is set to the plan's workspace, aligned to 256 bytes. Returns a status.
int enqueue(bblas_queue_t queue, const launch_plan &plan, const void *kernel, void **arguments, char **workspace);

} // namespace bblas

#endif
