// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The queue on a CUDA device: a stream, and workspace that each call takes and gives back in its order.
#ifndef BBLAS_CUDA_QUEUE_HPP
#define BBLAS_CUDA_QUEUE_HPP

#include <bblas.h>

#include <cuda_runtime_api.h>

#include "launch.hpp"
#include "turn.hpp"

#include <memory>

namespace bblas {
struct selection;
}

struct bblas_queue {
    int device = 0;
    bblas::device_limits limits = {};
    cudaStream_t stream = nullptr;
    bool takes_turns = false;        ///< the code is for devices where kernels can (turn.hpp)
    cudaMemPool_t pool = nullptr;    ///< of the device: where workspace comes from
    bool is_adopted = false;         ///< the stream is the caller's
    void *workspace = nullptr;       ///< the caller's; NULL where each call takes its own
    std::size_t workspace_bytes = 0; ///< its size
    bool querying = false;           ///< between query_begin and query_end
    std::size_t queried_bytes = 0;   ///< largest need recorded
    char name[300] = "";             ///< such as "cuda:0 NVIDIA H200"
    std::shared_ptr<void> attached;  ///< what else the implementation keeps with the queue; it goes before the stream

    /// The problems of a call that it is for; NULL for all. So a routine gives another some of its own.
    const bblas::selection *only = nullptr;
};

namespace bblas {

/// What the implementation is called in device strings; each defines its own.
extern const char *const cuda_device_name;

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

/// One call's kernels on their way into the stream, with workspace that is theirs until the last has run.
class submission {
  public:
    /// In a workspace query only records the need.
    submission(bblas_queue_t queue, std::size_t workspace_bytes);
    ~submission();
    submission(const submission &) = delete;
    submission &operator=(const submission &) = delete;

    /// False in a query, and after a failure: nothing is enqueued then.
    bool is_open() const { return open; }
    const device_limits &limits() const { return queue->limits; }
    /// Aligned to 256 bytes; unspecified contents.
    char *workspace() const { return static_cast<char *>(start); }

    /// The kernels of the call that follow want as much shared memory as there is, in place of cache.
    void prefer_shared_memory() { prefers_shared = true; }

    void clear(void *memory, std::size_t bytes);
    /// `arguments` are those of cudaLaunchKernel(). A grid of no blocks is not launched.
    void launch(turns order, const void *kernel, std::int64_t blocks, dim3 block, std::size_t shared_bytes, void **arguments);

    /// Takes the status of another routine's call, which was a part of this one.
    void adopt(int status_of_part);

    /// Gives the workspace back, and returns a status.
    int finish();

  private:
    bblas_queue_t queue;
    current_device scope;
    void *start = nullptr;
    bool is_own = false; ///< not the caller's workspace
    bool open = false;
    bool has_launched = false;   ///< a kernel
    bool prefers_shared = false; ///< memory, rather than cache
    int status = BBLAS_SUCCESS;

    int reserve(std::size_t bytes);
    void expect(cudaError_t error, const char *what);
};

} // namespace bblas

#endif
