// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "target.hpp"

#include <bblas/types.h>

#include "error.h"
#include "targets_built.hpp"

#include <cstdlib>
#include <cstring>

namespace bblas {
namespace {

struct named_target {
    const char *name;
    target value;
    bool built;
    bool (*runs)(); // on this processor
};

#if HWY_ARCH_X86
// Highway's AVX3 and AVX2 mean all of these.
bool runs_avx2()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("aes");
}

bool runs_avx512()
{
    return runs_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd");
}
#else
bool runs_avx2()
{
    return false;
}

bool runs_avx512()
{
    return false;
}
#endif

bool runs_always()
{
    return true;
}

// The widest first.
const named_target targets[] = {
    {"avx512", target::avx512, (HWY_TARGETS & HWY_AVX3) != 0, runs_avx512},
    {"avx2", target::avx2, (HWY_TARGETS & HWY_AVX2) != 0, runs_avx2},
    {"neon", target::neon, (HWY_TARGETS & HWY_NEON) != 0, runs_always},
    {"scalar", target::scalar, (HWY_TARGETS & HWY_SCALAR) != 0, runs_always},
};

/// NULL when there is none.
const named_target *choose_target()
{
    const char *const name = std::getenv("BBLAS_CPU_TARGET");
    for (const named_target &t : targets)
        if (t.built && t.runs() && (!name || !*name || std::strcmp(name, t.name) == 0))
            return &t;
    return nullptr;
}

const named_target *the_target()
{
    static const named_target *const t = choose_target();
    return t;
}

} // namespace

target chosen_target()
{
    return the_target()->value;
}

int check_target(const char *function)
{
    if (the_target())
        return BBLAS_SUCCESS;
    return bblas_fail(
        BBLAS_UNSUPPORTED,
        "%s: BBLAS_CPU_TARGET=%s is not one of avx512, avx2, neon and scalar, or this library or this processor lacks it",
        function, std::getenv("BBLAS_CPU_TARGET"));
}

} // namespace bblas
