// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Kernels of a call that follow each other without a pause: the blocks of one are sent to the multiprocessors when all blocks of
/// the one before have begun. Source: the CUDA programming guide, programmatic dependent launch.
#ifndef BBLAS_CUDA_TURN_HPP
#define BBLAS_CUDA_TURN_HPP

#include "group.hpp"

namespace bblas {

/// How a kernel stands to those of its call before and after it.
enum class turns {
    none,   ///< it is the only one
    behind, ///< it waits for the end of the one before
    beside, ///< it needs nothing of the one before, but only what had ended when that got its turn; and it ends after it
};

/// A kernel's turn, which it takes first and has until it ends. What is after it may begin then, and waits in its own.
class turn {
  public:
    BBLAS_DEVICE explicit turn(turns order) : is_beside(order == turns::beside)
    {
        if (order == turns::none) // no launch of the call waits for this one
            return;
        if (is_beside)
            __threadfence(); // sees what the kernel before has waited for
        else
            wait();
#if __CUDA_ARCH__ >= 900
        cudaTriggerProgrammaticLaunchCompletion();
#endif
    }
    BBLAS_DEVICE ~turn()
    {
        if (is_beside &&
            blockIdx.x == 0) // one block is enough; others with nothing to do would keep registers from those with much
            wait();
    }
    turn(const turn &) = delete;
    turn &operator=(const turn &) = delete;

  private:
    BBLAS_DEVICE static void wait()
    {
#if __CUDA_ARCH__ >= 900
        cudaGridDependencySynchronize();
#endif
    }

    bool is_beside;
};

} // namespace bblas

#endif
