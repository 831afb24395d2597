// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The vector instructions that the process uses: the widest that the processor has, or what the environment variable
/// BBLAS_CPU_TARGET says: "avx512", "avx2", "neon" or "scalar".
#ifndef BBLAS_CPU_TARGET_HPP
#define BBLAS_CPU_TARGET_HPP

#include <cstddef>

namespace bblas {

enum class target { scalar, neon, avx2, avx512 };

/// The same in the whole life of the process, since results depend on it.
target chosen_target();

/// 0, or BBLAS_UNSUPPORTED when BBLAS_CPU_TARGET names nothing that this library has and this processor can run.
int check_target(const char *function);

/// How many problems with elements of real type R a vector holds.
template <class R> int lanes_of(target t)
{
    switch (t) {
    case target::avx512:
        return static_cast<int>(64 / sizeof(R));
    case target::avx2:
        return static_cast<int>(32 / sizeof(R));
    case target::neon:
        return static_cast<int>(16 / sizeof(R));
    default:
        return 1;
    }
}

template <class F> struct same {
    using type = F;
};

/// That of a function's versions which the processor is to run. `any` only tells its type; versions that are not built are NULL.
template <class F>
F *choose(F *any, typename same<F *>::type avx512, typename same<F *>::type avx2, typename same<F *>::type neon,
          typename same<F *>::type scalar)
{
    static_cast<void>(any);
    switch (chosen_target()) {
    case target::avx512:
        return avx512;
    case target::avx2:
        return avx2;
    case target::neon:
        return neon;
    default:
        return scalar;
    }
}

} // namespace bblas

#endif
