// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The CUDA driver, which a process that calls cuBLAS has loaded: memory in the order of a stream, and copies for verification.
#ifndef BBLAS_COMPAT_DRIVER_HPP
#define BBLAS_COMPAT_DRIVER_HPP

#include <cstddef>

#include <cuda.h>

namespace compat {

/// The calling thread's context, which a queue belongs to besides its stream; NULL without one.
CUcontext current_context();

/// Whether the calls on the stream go into a graph.
bool is_capturing(CUstream stream);

/// Memory from a pool of this library's, which keeps what is given back for the next call; in a graph, memory of the graph. 0
/// when there is none. It may be used, and must be given back, in the order of the stream.
CUdeviceptr allocate(std::size_t bytes, CUstream stream);
void give_back(CUdeviceptr memory, CUstream stream);

/// Enqueues that a 32-bit word becomes 0.
bool clear_word(void *word, CUstream stream);

// Of verification, outside graphs. They throw driver_failure.
struct driver_failure {
    const char *what;
};
void wait(CUstream stream);
void download(void *host, const void *device, std::size_t bytes);
void upload(void *device, const void *host, std::size_t bytes);

} // namespace compat

#endif
