// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Size classes: the kernels of a routine, and which of them takes a problem.
#ifndef BBLAS_CUDA_BY_SIZE_HPP
#define BBLAS_CUDA_BY_SIZE_HPP

#include <batch.hpp>
#include <group.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>

namespace bblas {

/// How threads are dealt to problems.
struct team_shape {
    int threads;  ///< on a problem: a power of two up to 32, or a multiple of 32
    int problems; ///< in a block; one, unless teams fit a warp
    int blocks;   ///< that at least fit on a multiprocessor at once, which bounds registers

    constexpr int block_size() const { return threads * problems; }
};

/// A block's part of a problem: the parts are number, number + count, ... of those that the kernel counts.
struct share {
    int number;
    int count;
};

/// Whether teams share a warp. They do the same at the same time, each in its own memory, and so they begin in different banks,
/// of which all have 128 bytes: memory_of_team().
template <class Kernel> inline constexpr bool shares_warps = Kernel::shape.threads < warp_size;

/// Bytes of shared memory between a team and the next, but for what memory_of_team() adds.
template <class Kernel, class Problem> BBLAS_HOST_DEVICE constexpr std::size_t team_bytes(const Problem &p)
{
    constexpr std::size_t unit = shares_warps<Kernel> ? 128 : 16;
    return (static_cast<std::size_t>(Kernel::shared_bytes(p)) + unit - 1) / unit * unit + (shares_warps<Kernel> ? unit / 2 : 0);
}

/// Whether a kernel reads and writes the parts of complex numbers in shared memory apart.
template <class Kernel, class = void> inline constexpr bool has_parts_apart = false;
template <class Kernel>
inline constexpr bool has_parts_apart<Kernel, std::void_t<decltype(Kernel::has_parts_apart)>> = Kernel::has_parts_apart;

/// The shared memory of a team, of those whose memory begins `before` bytes behind the first. Teams that share a warp begin in
/// banks 0, 64, 32, 96, 16, 80, 48 and 112 bytes behind the first one's: as far apart as can be for all of them, and for those of
/// half a warp and of a quarter, whose threads go together where each has 8 or 16 bytes. What that adds to multiples of
/// team_bytes(), 48 at most, is less than the 64 that these have to spare, so that no two teams meet in memory.
///
/// All is a multiple of 16 bytes, and what the compiler does with complex numbers depends on whether it sees that.
template <class Kernel>
BBLAS_DEVICE unsigned char *memory_of_team(unsigned char *first, unsigned team, unsigned team_bytes, unsigned before = 0)
{
    const unsigned bytes = before + team * team_bytes + (shares_warps<Kernel> ? (team & 2) * 16 + (team & 4) * 4 : 0);
    return first + (has_parts_apart<Kernel> ? bytes : bytes / 16 * 16);
}

/// Whether several blocks may share a problem.
template <class Kernel, class Problem, class = void> inline constexpr bool is_shared = false;
template <class Kernel, class Problem>
inline constexpr bool is_shared<Kernel, Problem, std::void_t<decltype(Kernel::parts(std::declval<const Problem &>()))>> = true;

/// Whether a block takes one problem after another, and each by itself.
template <class Kernel, class Problem>
inline constexpr bool takes_one_at_a_time = Kernel::shape.problems == 1 && !is_shared<Kernel, Problem>;

/// Whether a kernel is for batches of one size alone.
template <class Kernel, class = void> inline constexpr bool is_for_one_size = false;
template <class Kernel>
inline constexpr bool is_for_one_size<Kernel, std::void_t<decltype(Kernel::is_for_one_size)>> = Kernel::is_for_one_size;
/// A kernel for these alone: of several sizes, one behind it takes what it would, which does the same to the last bit.
template <class Kernel> struct for_one_size : Kernel {
    static constexpr bool is_for_one_size = true;
};

/// A kernel for matrices of up to Most columns alone.
template <class Kernel, int Most> struct for_few_columns : Kernel {
    template <class Problem> BBLAS_HOST_DEVICE static constexpr bool takes(const Problem &p)
    {
        return Kernel::takes(p) && p.n <= Most;
    }
};

/// Up to how many problems for a multiprocessor a kernel leaves to one behind it, where all have one size.
template <class Kernel, class Problem, class = void> inline constexpr bool is_for_many = false;
template <class Kernel, class Problem>
inline constexpr bool is_for_many<Kernel, Problem, std::void_t<decltype(Kernel::few_problems(std::declval<const Problem &>()))>> =
    true;
template <class Kernel, class Problem> BBLAS_HOST_DEVICE constexpr std::int64_t few_problems([[maybe_unused]] const Problem &p)
{
    if constexpr (is_for_many<Kernel, Problem>)
        return Kernel::few_problems(p);
    else
        return 0;
}
/// A kernel for many problems: where a device has room for all of them at once in Next's blocks, and to spare, that takes them,
/// which does the same to the last bit.
template <class Kernel, class Next, int Few = Next::shape.blocks - max(1, Next::shape.blocks / 4)> struct for_many : Kernel {
    template <class Problem> BBLAS_HOST_DEVICE static constexpr std::int64_t few_problems(const Problem &) { return Few; }
};

/// Whether a kernel's blocks want all the shared memory that a multiprocessor can have.
template <class Kernel, class = void> inline constexpr bool fills_shared_memory = false;
template <class Kernel>
inline constexpr bool fills_shared_memory<Kernel, std::void_t<decltype(Kernel::fills_shared_memory)>> =
    Kernel::fills_shared_memory;

/// Whether a kernel may take no problem that is within some bounds, and so says when.
template <class Kernel, class Problem, class = void> inline constexpr bool may_be_idle = false;
template <class Kernel, class Problem>
inline constexpr bool
    may_be_idle<Kernel, Problem, std::void_t<decltype(Kernel::is_idle_within(std::declval<const Problem &>()))>> = true;
template <class Kernel, class Problem> bool is_idle_within([[maybe_unused]] const Problem &bounds)
{
    if constexpr (may_be_idle<Kernel, Problem>)
        return Kernel::is_idle_within(bounds);
    else
        return false;
}

/// Whether a kernel takes problems of which others take smaller and larger ones.
template <class Kernel, class = void> inline constexpr bool stands_apart = false;
template <class Kernel>
inline constexpr bool stands_apart<Kernel, std::void_t<decltype(Kernel::stands_apart)>> = Kernel::stands_apart;

/// Whether a kernel leaves problems of the sizes that it takes to one behind, and if so which.
template <class Kernel, class Problem, class = void> inline constexpr bool may_leave = false;
template <class Kernel, class Problem>
inline constexpr bool may_leave<Kernel, Problem, std::void_t<decltype(Kernel::leaves(std::declval<const Problem &>()))>> = true;
template <class Kernel, class Problem> BBLAS_HOST_DEVICE constexpr bool leaves([[maybe_unused]] const Problem &p)
{
    if constexpr (may_leave<Kernel, Problem>)
        return Kernel::leaves(p);
    else
        return false;
}

/// Whether a routine solves systems, with right-hand sides in B.
template <class Problem, class = void> inline constexpr bool has_right_sides = false;
template <class Problem> inline constexpr bool has_right_sides<Problem, std::void_t<decltype(Problem::B)>> = true;
template <class Problem> BBLAS_HOST_DEVICE constexpr bblas_int number_of_right_sides([[maybe_unused]] const Problem &p)
{
    if constexpr (has_right_sides<Problem>)
        return p.nrhs;
    else
        return 0;
}

/// The larger of a matrix's sizes, at least 1.
template <class Problem, class = void> inline constexpr bool has_rows = false;
template <class Problem> inline constexpr bool has_rows<Problem, std::void_t<decltype(Problem::m)>> = true;
template <class Problem> std::int64_t greatest_size(const Problem &p)
{
    if constexpr (has_rows<Problem>)
        return max(1, max(p.m, p.n));
    else
        return max(1, p.n);
}

/// As many problems as have 5 · 2¹⁵ rows if all are as large as they may be.
template <class Problem> std::int64_t problems_of_many_rows(const Problem &bounds)
{
    return (5 << 15) / greatest_size(bounds);
}

/// Whether a kernel says what most_mixed() is.
template <class Kernel, class Problem, class = void> inline constexpr bool says_most_mixed = false;
template <class Kernel, class Problem>
inline constexpr bool
    says_most_mixed<Kernel, Problem, std::void_t<decltype(Kernel::most_mixed(std::declval<const Problem &>()))>> = true;
/// Up to how many problems of several sizes need no lists where one launch has all classes, which begin with Kernel. On an H200,
/// without lists 20,000 problems to order 8 have 1.3 to 1.5 times the rate and 30,000 0.93 to 1.17, 10,000 and 16,000 to 16 1.2
/// to 1.7 and 0.77 to 1.0, 8,000 to 24 0.8 to 1.0, 5,000 and 8,000 to 32 1.0 to 1.1 and 0.8 to 1.0.
template <class Kernel, class Problem> std::int64_t most_mixed(const Problem &bounds)
{
    if constexpr (says_most_mixed<Kernel, Problem>)
        return Kernel::most_mixed(bounds);
    else
        return problems_of_many_rows(bounds);
}

/// The kernels of a routine, in the order in which they are asked; the general kernel takes what none of them does. A kernel for
/// some sizes is a type with
///
///     static constexpr team_shape shape;
///     static bool takes(const problem<T> &);        // by sizes and options alone (rule R1). If it takes a problem, then
///                                                   // it or one before it takes all with smaller sizes
///     static std::size_t shared_bytes(const problem<T> &);                 // of shared memory for a team, no less than
///                                                                          // a problem with smaller sizes needs
///     bblas_int operator()(const problem<T> &, const team<shape.threads> &, void *shared) const;   // returns info
///
/// Several blocks share a problem where it also has
///
///     static std::int64_t parts(const problem<T> &bounds);                 // blocks for a problem
///     void operator()(const problem<T> &, const team<shape.threads> &, void *shared, share) const; // info is 0
///
/// Complex numbers in shared memory are read and written as a whole, unless that is slower, for what the compiler does about it,
/// and the kernel has
///
///     static constexpr bool has_parts_apart = true;
///
/// A kernel that would not be worth a launch among those of a batch of several sizes is for batches of one size, where it has
///
///     static constexpr bool is_for_one_size = true;                        // another, behind it, gives the same bits (rule R2)
///
/// The first of a routine take all sizes smaller than one that they take, for such a batch may be theirs alone.
///
/// One that is slower than another where problems are few leaves these, of one size, to that by
///
///     static std::int64_t few_problems(const problem<T> &);                // for a multiprocessor; another, behind it, gives
///                                                                          // the same bits (rule R1)
///
/// One that takes nothing of many batches, such as those with one right-hand side, saves them a launch by
///
///     static bool is_idle_within(const problem<T> &bounds);                // whether it takes none of these or smaller sizes
///
/// One that takes problems of which others take smaller and larger ones has that, too, and
///
///     static constexpr bool stands_apart = true;
///
/// One that is not for all problems of its sizes leaves some to a kernel behind that takes all of them; those behind it that
/// leave some leave these, too:
///
///     static bool leaves(const problem<T> &);
///
/// A multiprocessor divides its memory between cache and shared memory for one kernel, and must be idle before it does so for
/// another. All kernels among which a batch of several sizes is divided find it as the one for the largest wants it, where that
/// has
///
///     static constexpr bool fills_shared_memory = true;
///
/// Where problems of several sizes lose little by sharing a launch (mixed_sizes.hpp), the first kernel says up to how many of
/// them gain by it, if not as usual:
///
///     static std::int64_t most_mixed(const problem<T> &bounds);
template <class... Kernels> struct size_classes {
    static constexpr int count = sizeof...(Kernels);

    /// The index of the first kernel that is for batches of several sizes, too. Among several in a batch, it also writes the info
    /// of invalid problems.
    static constexpr int first_of_several = [] {
        int index = 0;
        static_cast<void>(((is_for_one_size<Kernels> ? (++index, true) : false) && ...));
        return index;
    }();

    /// The index of the kernel that takes the problem where a block may have `most_shared` bytes, `count` for the general one.
    /// Batches have one size, and so many problems for a multiprocessor, or several.
    template <bool HaveOneSize = false, class Problem>
    BBLAS_HOST_DEVICE static constexpr int of([[maybe_unused]] const Problem &p, [[maybe_unused]] std::size_t most_shared,
                                              [[maybe_unused]] std::int64_t problems = std::numeric_limits<std::int64_t>::max())
    {
        int index = 0;
        static_cast<void>(((takes<Kernels>(p, most_shared) && !leaves<Kernels>(p) &&
                                    (HaveOneSize ? problems > few_problems<Kernels>(p) : !is_for_one_size<Kernels>)
                                ? true
                                : (++index, false)) ||
                           ...));
        return index;
    }

    /// Behind which none takes a problem of the batch, on so many multiprocessors. Where the first kernels, for batches of one
    /// size, include one that takes the bounds, it takes all.
    template <class Batch> static int last_of(const Batch &call, std::size_t most_shared, int multiprocessors)
    {
        if (!call.varies())
            return of<true>(call.bounds(), most_shared, max(1, (call.batch_count + multiprocessors - 1) / multiprocessors));
        const auto bounds = call.bounds();
        const int of_bounds = of<true>(bounds, most_shared);
        if (of_bounds < first_of_several)
            return of_bounds;
        int index = 0, last = last_within<false>(bounds, most_shared);
        ((last = stands_apart<Kernels> && !is_idle_within<Kernels>(bounds) && index > last ? index : last, ++index), ...);
        return last;
    }

    /// The same for several sizes within bounds; or, with OfLeaving, behind which no kernel that leaves some takes a problem,
    /// since it would leave it, too.
    template <bool OfLeaving, class Problem>
    static int last_within([[maybe_unused]] const Problem &bounds, [[maybe_unused]] std::size_t most_shared)
    {
        int index = 0;
        static_cast<void>(((takes<Kernels>(bounds, most_shared) && !is_for_one_size<Kernels> && !stands_apart<Kernels> &&
                                    (OfLeaving || !may_leave<Kernels, Problem>)
                                ? true
                                : (++index, false)) ||
                           ...));
        return index;
    }

    /// Whether the kernel may take a problem of a batch that has several sizes within bounds; else it is not launched.
    /// `last_leaving` is last_within<true>().
    template <class Kernel, class Problem> static bool may_take(const Problem &bounds, int last_leaving)
    {
        return !is_for_one_size<Kernel> && !is_idle_within<Kernel>(bounds) &&
               (!may_leave<Kernel, Problem> || index_of<Kernel>() <= last_leaving);
    }

    template <int Index> using kernel = std::tuple_element_t<Index, std::tuple<Kernels...>>;

    template <class Kernel> static constexpr int index_of()
    {
        static_assert((0 + ... + std::is_same_v<Kernel, Kernels>) == 1, "kernels of a list differ");
        int index = 0;
        static_cast<void>(((std::is_same_v<Kernel, Kernels> ? true : (++index, false)) || ...));
        return index;
    }

    /// f(kernel, index) for every kernel from that with index `last` down to that with index `first`.
    template <class F> static void for_each(int first, int last, F f)
    {
        for_each(first, last, f, std::make_integer_sequence<int, count>());
    }

    /// How many of the first kernels have several problems in a block, none for several blocks, and leave room for as many
    /// threads as `shape` wants.
    template <class Problem> static constexpr int fitting(team_shape shape)
    {
        [[maybe_unused]] const auto fits = [=](team_shape own, bool shares_problems) {
            return own.problems > 1 && own.blocks * own.block_size() >= shape.blocks * shape.block_size() && !shares_problems;
        };
        int index = 0, end = 0;
        static_cast<void>(((is_for_one_size<Kernels>                            ? (++index, true)
                            : fits(Kernels::shape, is_shared<Kernels, Problem>) ? (end = ++index, true)
                                                                                : false) &&
                           ...));
        return end;
    }

  private:
    template <class F, int... Behind>
    static void for_each([[maybe_unused]] int first, [[maybe_unused]] int last, [[maybe_unused]] F f,
                         std::integer_sequence<int, Behind...>)
    {
        [[maybe_unused]] const auto visit = [&](auto kernel, int index) {
            if (index >= first && index <= last)
                f(kernel, index);
        };
        (visit(kernel<count - 1 - Behind>(), count - 1 - Behind), ...);
    }

    template <class Kernel, class Problem>
    BBLAS_HOST_DEVICE static constexpr bool takes(const Problem &p, std::size_t most_shared)
    {
        return Kernel::takes(p) && team_bytes<Kernel>(p) * Kernel::shape.problems <= most_shared;
    }
};

/// Blocks for a problem, at most.
inline constexpr std::int64_t most_parts = 1 << 15;

/// Blocks that a problem of these sizes is for, at least one.
template <class Kernel, class Problem> int parts_of([[maybe_unused]] const Problem &bounds)
{
    if constexpr (is_shared<Kernel, Problem>)
        return static_cast<int>(max(1, min(Kernel::parts(bounds), most_parts)));
    else
        return 1;
}

/// Whether a routine is a later step of others (for_each_problem_in_steps()), so that its kernels ask what the steps before have
/// left.
template <class Batch> inline constexpr bool is_later_step = false;

/// What a team does in its turn: its part of problem i of the call, and that problem's info; or nothing, but for what its warp
/// does together.
template <class Kernel, class Batch, class Team>
BBLAS_DEVICE void take(const Batch &call, bool is_there, std::int64_t i, const Team &t, void *shared, share part)
{
    static_assert(Kernel::shape.problems == 1 || Kernel::shape.threads <= warp_size, "all of a block would wait for a team");
    bblas_int info = is_there ? call.check(i) : 0;
    const auto p = is_there && info == 0 ? call.at(i) : call.nothing();
    const auto tell = [&] {
        if (is_there && call.info && t.rank == 0 && part.number == 0)
            call.info[i] = info;
    };
    if constexpr (is_shared<Kernel, decltype(call.bounds())>) {
        tell(); // so that it needs no registers
        Kernel()(p, t, shared, part);
    } else {
        const bblas_int result = Kernel()(p, t, shared);
        info = info ? info : result;
        tell();
    }
    t.sync(); // the next problem gets the same shared memory
}

/// Bytes of shared memory that a block may have on any device.
inline constexpr std::size_t least_shared_bytes = 99 << 10;

/// The general kernel of a routine whose others take all problems, where a block may have least_shared_bytes.
template <class T> struct no_general_kernel {
    template <class Problem> BBLAS_DEVICE bblas_int operator()(const Problem &, const group &, T *) const { return 0; }
};

/// Of a routine that has the general kernel alone.
template <class T> using no_size_classes = size_classes<>;

/// The kernels of several lists, one list after the other.
template <class... Lists> struct joined;
template <class... Kernels> struct joined<size_classes<Kernels...>> {
    using type = size_classes<Kernels...>;
};
template <class... First, class... Second, class... Lists>
struct joined<size_classes<First...>, size_classes<Second...>, Lists...> : joined<size_classes<First..., Second...>, Lists...> {
};
template <class... Lists> using joined_classes = typename joined<Lists...>::type;
/// A list of the kernel, or of none.
template <bool IsThere, class Kernel> using class_if = std::conditional_t<IsThere, size_classes<Kernel>, size_classes<>>;

} // namespace bblas

#endif
