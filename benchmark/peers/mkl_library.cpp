// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "mkl.hpp"

#include "error.h"

#include <cstdlib>
#include <dlfcn.h>

namespace {

constexpr int gnu_threads = 3; // MKL_THREADING_GNU: those of the loops here

/// Opens the library once: by the path in BBLAS_MKL, else by the names that it has had.
void *library()
{
    static void *const handle = [] {
        const char *const path = std::getenv("BBLAS_MKL");
        const char *const names[] = {"libmkl_rt.so.3", "libmkl_rt.so.2", "libmkl_rt.so.1", "libmkl_rt.so"};
        void *opened = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) : nullptr;
        for (std::size_t i = 0; !path && !opened && i < sizeof names / sizeof *names; ++i)
            opened = dlopen(names[i], RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
        if (opened && !std::getenv("MKL_THREADING_LAYER"))
            if (void *const set = dlsym(opened, "MKL_Set_Threading_Layer"))
                reinterpret_cast<int (*)(int)>(set)(gnu_threads);
        return opened;
    }();
    return handle;
}

int set_threads(int threads)
{
    static const auto set = bblas::mkl::find<double, int(int)>("MKL_Set_Num_Threads_Local");
    return set ? set(threads) : 0;
}

} // namespace

void *bblas::mkl::address(const char *name)
{
    return dlsym(library(), name);
}

bblas::mkl::threads::threads(bblas_queue_t queue) : before_(set_threads(queue->team())) {}

bblas::mkl::threads::~threads()
{
    set_threads(before_);
}

int bblas::check_host(const char *function)
{
    if (library()) {
        for (const char *newest : {"cblas_dgemv_batch_strided", "dgetrf_batch", "dgetrs_batch_strided", "mkl_dpotrf_compact"})
            if (!mkl::address(newest))
                return bblas_fail(BBLAS_UNKNOWN_DEVICE, "%s: this MKL is too old: it has no %s", function, newest);
        return BBLAS_SUCCESS;
    }
    const char *const path = std::getenv("BBLAS_MKL");
    return bblas_fail(BBLAS_UNKNOWN_DEVICE,
                      "%s: there is no MKL: %s cannot be opened; BBLAS_MKL can give the path of libmkl_rt.so", function,
                      path ? path : "libmkl_rt.so.3, .2 or .1");
}
