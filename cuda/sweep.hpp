// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Sweeps through large matrices, panel after panel of columns. Each panel has launches of its own, so that many blocks share a
/// matrix.
#ifndef BBLAS_CUDA_SWEEP_HPP
#define BBLAS_CUDA_SWEEP_HPP

#include "by_size.hpp"

#include <algorithm>
#include <tuple>

namespace bblas {

/// Where a sweep through a problem is.
struct swept {
    int begin;               ///< the panel's first column, if only the last panel is not whole
    bblas_int info;          ///< so far
    std::size_t most_shared; ///< bytes of shared memory that a block may have
    void *of_problem;        ///< workspace of the problem, from one kernel to the next
    void *of_block;          ///< of the block
};

/// Bytes of workspace, multiples of 256.
struct sweep_bytes {
    std::size_t of_problem;
    std::size_t of_block;
};

/// Where a sweep keeps what it knows of problems: info, in the call's own array if it has one, and workspace.
struct sweep_memory {
    bblas_int *infos;
    char *of_problems;
    char *of_blocks;
};

/// The kernels of a pass through the panels, launched for each panel in their order.
template <class... Kernels> struct pass {
    template <class F> static void apply(F f) { f(Kernels()...); }
};

/// A sweep takes the problems that no kernel for some sizes does. It is a type with
///
///     static constexpr int width;                                          // columns of a panel
///     static bblas_int end(const problem<T> &);                            // columns that are in panels
///     static constexpr sweep_bytes workspace;
///     using passes = std::tuple<pass<...>...>;                             // one after the other
///
/// and its kernels are types with
///
///     static constexpr team_shape shape;                                   // of one problem
///     static std::size_t shared_bytes(const problem<T> &bounds);           // a block has no more of it than the device allows
///     static std::int64_t parts(const problem<T> &bounds, int begin);      // blocks for a problem; 0 if nothing is to be done
///                                                                          // for it, nor for any within the bounds
///     void operator()(const problem<T> &, const swept &, const team<shape.threads> &, void *shared, share) const;
///
/// or, where one block does all, with
///
///     bblas_int operator()(const problem<T> &, const swept &, const team<shape.threads> &, void *shared) const; // returns info
///
/// in the place of the last, and of both if that is so for all panels. The first kernel that is launched returns info, or none
/// does, and it is 0.
template <class Kernel, class Problem>
inline constexpr bool sweeps_alone =
    std::is_invocable_v<Kernel, const Problem &, const swept &, const team<Kernel::shape.threads> &, void *>;

/// parts() of the kernel, or 1.
template <class Kernel, class Problem, class = void> struct panel_parts {
    static std::int64_t of(const Problem &, int) { return 1; }
};
template <class Kernel, class Problem>
struct panel_parts<Kernel, Problem, std::void_t<decltype(Kernel::parts(std::declval<const Problem &>(), 0))>> {
    static std::int64_t of(const Problem &bounds, int begin) { return min(Kernel::parts(bounds, begin), most_parts); }
};

/// The first of `end` columns in a panel of Width where the first panel is the one that is not whole, and so what is behind each
/// is whole tiles; `begin` is where the panel would begin if that were the last.
template <int Width> BBLAS_HOST_DEVICE constexpr int first_of_panel(std::int64_t end, std::int64_t begin)
{
    return static_cast<int>(begin > 0 ? end - max(0, (end + Width - 1) / Width * Width - begin) : 0);
}

/// What is said of all kernels of a sweep.
template <class Passes, class Problem> struct sweep_kernels;
template <class... Passes, class Problem> struct sweep_kernels<std::tuple<Passes...>, Problem> {
    /// Whether any of them returns info.
    static constexpr bool return_info = (sweep_kernels<Passes, Problem>::return_info || ...);
    static constexpr int most_blocks = std::max({sweep_kernels<Passes, Problem>::most_blocks...});
};
template <class... Kernels, class Problem> struct sweep_kernels<pass<Kernels...>, Problem> {
    static constexpr bool return_info = (sweeps_alone<Kernels, Problem> || ...);
    static constexpr int most_blocks = std::max({Kernels::shape.blocks...});
};

/// Columns that are swept at most. No memory holds a matrix that has more of them, and as many rows; bounds may be larger.
inline constexpr std::int64_t most_swept = 1 << 20;

/// launch(kernel, begin, parts) for all that problems within the bounds need.
template <class Sweep, class Problem, class F> void for_each_launch(const Problem &bounds, F launch)
{
    const std::int64_t end = max(1, min(Sweep::end(bounds), most_swept)); // the info of what has no columns is written, too
    const auto visit = [&](auto kernel, std::int64_t begin) {
        const std::int64_t parts = panel_parts<decltype(kernel), Problem>::of(bounds, static_cast<int>(begin));
        if (parts > 0)
            launch(kernel, static_cast<int>(begin), static_cast<int>(parts));
    };
    const auto go = [&](auto... kernels) {
        for (std::int64_t begin = 0; begin < end; begin += Sweep::width)
            (visit(kernels, begin), ...);
    };
    std::apply([&](auto... passes) { (passes.apply(go), ...); }, typename Sweep::passes());
}

/// What a block does of a panel of problem i of the call.
template <class Sweep, class Kernel, class Batch, class Team>
BBLAS_DEVICE void take_panel(const Batch &call, const sweep_memory &memory, std::int64_t i, swept at, const Team &t, void *shared,
                             share part)
{
    using problem = decltype(call.bounds());
    constexpr bool is_alone = sweeps_alone<Kernel, problem>;
    constexpr bool has_info = sweep_kernels<typename Sweep::passes, problem>::return_info;
    const auto p = call.at(i);
    const bool has_panel = at.begin < Sweep::end(p);
    if (!has_panel && at.begin > 0)
        return;
    at.info = has_info && !(is_alone && at.begin == 0) ? memory.infos[i] : 0;
    at.of_problem = memory.of_problems + i * static_cast<std::int64_t>(Sweep::workspace.of_problem);
    bblas_int info = 0;
    if constexpr (is_alone)
        info = has_panel ? Kernel()(p, at, t, shared) : 0;
    else if (has_panel)
        Kernel()(p, at, t, shared, part);
    if ((is_alone || (!has_info && at.begin == 0)) && t.rank == 0 && part.number == 0)
        memory.infos[i] = info;
    t.sync(); // the next problem gets the same shared memory
}

} // namespace bblas

#endif
