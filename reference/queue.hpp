// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The queue of an implementation on the host: calls run at once, on the calling thread and its OpenMP team.
#ifndef BBLAS_REFERENCE_QUEUE_HPP
#define BBLAS_REFERENCE_QUEUE_HPP

#include <bblas.h>

namespace bblas {

/// What the implementation is called in device strings; each defines its own.
extern const char *const host_device_name;

/// 0, or a status when the implementation cannot be used as things are; each defines its own.
int check_host(const char *function);

} // namespace bblas

struct bblas_queue {
    int threads = 0;                 ///< that work on a batch; 0 for as many as OpenMP would use
    void *workspace = nullptr;       ///< the queue's own, or the caller's
    std::size_t workspace_bytes = 0; ///< its size
    bool callers_workspace = false;  ///< do not free or grow it
    bool querying = false;           ///< between query_begin and query_end
    std::size_t queried_bytes = 0;   ///< largest need recorded

    /// Threads that work on a batch now.
    int team() const;

    /// In a query: records what a call needs, which then ends with what this returns.
    int record(std::size_t bytes)
    {
        queried_bytes = bytes > queried_bytes ? bytes : queried_bytes;
        return BBLAS_SUCCESS;
    }

    /// Sets `*start` to `bytes` of workspace, aligned to 256 bytes, with unspecified contents. Returns 0,
    /// BBLAS_OUT_OF_MEMORY or BBLAS_WORKSPACE_TOO_SMALL.
    int reserve(std::size_t bytes, void **start);
};

#endif
