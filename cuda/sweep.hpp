// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Sweeps through large matrices, panel after panel of columns. Each panel has launches of its own, so that many blocks share a matrix.
#ifndef BBLAS_CUDA_SWEEP_HPP
#define BBLAS_CUDA_SWEEP_HPP

#include "by_size.hpp"

namespace bblas {

/// A sweep takes the problems that no kernel for some sizes does. It is a type with
///
///     static constexpr int width;                                          // columns of a panel
///     static constexpr bool ends_with_failure;                             // no panel follows one whose info is not 0
///     static bblas_int end(const problem<T> &);                            // columns that are in panels
///     using kernels = std::tuple<...>;                                     // for a panel, in their order
///
/// and its kernels are types with
///
///     static constexpr team_shape shape;                                   // of one problem
///     static std::size_t shared_bytes(const problem<T> &bounds);
///     bblas_int operator()(const problem<T> &, int begin, const team<shape.threads> &, void *shared) const;   // returns info
///
/// where `begin` is the panel's first column. Several blocks share a problem where instead of the last it has
///
///     static std::int64_t parts(const problem<T> &bounds, int begin);      // blocks for a problem; 0 if nothing is to be done
///     void operator()(const problem<T> &, int begin, const team<shape.threads> &, void *shared, share) const;
///
/// The first kernel that is launched returns info.
template <class Kernel, class Problem, class = void> inline constexpr bool shares_panels = false;
template <class Kernel, class Problem>
inline constexpr bool shares_panels<Kernel, Problem, std::void_t<decltype(Kernel::parts(std::declval<const Problem &>(), 0))>> =
    true;

/// Columns that are swept at most. No memory holds a matrix that has more of them, and as many rows; bounds may be larger.
inline constexpr std::int64_t most_swept = 1 << 20;

/// launch(kernel, begin, parts) for all that problems within the bounds need.
template <class Sweep, class Problem, class F> void for_each_launch(const Problem &bounds, F launch)
{
    const std::int64_t end = min(Sweep::end(bounds), most_swept);
    for (std::int64_t begin = 0; begin < end; begin += Sweep::width) {
        const auto visit = [&](auto kernel) {
            constexpr std::int64_t most = 1 << 15;
            std::int64_t parts = 1;
            if constexpr (shares_panels<decltype(kernel), Problem>)
                parts = min(kernel.parts(bounds, static_cast<int>(begin)), most);
            if (parts > 0)
                launch(kernel, static_cast<int>(begin), static_cast<int>(parts));
        };
        std::apply([&](auto... kernel) { (visit(kernel), ...); }, typename Sweep::kernels());
    }
}

/// What a block does of a panel of problem i of the call; `infos` has what its info is so far.
template <class Sweep, class Kernel, class Batch, class Team>
BBLAS_DEVICE void take_panel(const Batch &call, bblas_int *infos, std::int64_t i, int begin, const Team &t, void *shared,
                             [[maybe_unused]] share part)
{
    constexpr bool is_shared = shares_panels<Kernel, decltype(call.bounds())>;
    const auto p = call.at(i);
    const bblas_int info = begin == 0 && !is_shared ? 0 : infos[i];
    if (begin >= Sweep::end(p) || (Sweep::ends_with_failure && info != 0))
        return;
    if constexpr (is_shared) {
        Kernel()(p, begin, t, shared, part);
    } else {
        const bblas_int result = Kernel()(p, begin, t, shared);
        if (t.rank == 0)
            infos[i] = info ? info : result;
    }
    t.sync(); // the next problem gets the same shared memory
}

} // namespace bblas

#endif
