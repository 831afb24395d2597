// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Problems of several size classes in one block: those that have several problems in a block of their own. Small batches of
/// variable size need fewer launches then.
#ifndef BBLAS_CUDA_MIXED_SIZES_HPP
#define BBLAS_CUDA_MIXED_SIZES_HPP

#include "by_size.hpp"
#include <team.hpp>

#include <utility>

namespace bblas {

/// What the first kernels of Classes do together. A block sorts its problems by class; then its warps take, in turn, as many of a
/// class as fit in a warp.
template <class Classes, class Batch> class mixed_sizes {
    using problem = decltype(std::declval<const Batch &>().bounds());

  public:
    static constexpr team_shape shape = {128, 1, 3};
    static constexpr int warps = shape.threads / warp_size;
    static constexpr int most_problems = warp_size; ///< in a block
    /// How many kernels: those with an index below that, of which those for batches of one size have nothing to do.
    static constexpr int count = Classes::template fitting<problem>(shape);
    /// Whether the kernel is one of them, and not the only one.
    template <class Kernel> static constexpr bool joins = count > 1 && Classes::template index_of<Kernel>() < count;

    /// Bytes of shared memory: of a team of each class, of a warp, and those that a block may have.
    struct layout {
        unsigned of_team[count];
        unsigned of_warp;
        std::size_t most;
    };
    static layout layout_for(const problem &bounds, std::size_t most_shared)
    {
        return layout_of(bounds, most_shared, std::make_integer_sequence<int, count>());
    }

    /// Those of a block's problems that are for these kernels, of the greatest class first, and where each class ends.
    struct order {
        unsigned char places[most_problems];
        int ends[count];
    };

    /// For `problems` problems, of which the k-th is the call's at(k).
    template <class At>
    BBLAS_DEVICE static void take_all(const Batch &call, const team<shape.threads> &t, int problems, At at, order &sorted,
                                      unsigned char *shared, const layout &bytes)
    {
        if (t.warp_index() == 0)
            sort(call, t.warp(), problems, at, sorted, bytes.most);
        t.sync();
        take_lots<count - 1>(call, t, 0, at, sorted, shared, bytes, 0);
        t.sync(); // the next problems are sorted in the same place
    }

  private:
    template <int... Index>
    static layout layout_of(const problem &bounds, std::size_t most_shared, std::integer_sequence<int, Index...>)
    {
        layout bytes = {{static_cast<unsigned>(team_bytes<typename Classes::template kernel<Index>>(bounds))...}, 0, most_shared};
        ((bytes.of_warp = max(bytes.of_warp, bytes.of_team[Index] * static_cast<unsigned>(teams_in_warp<Index>))), ...);
        return bytes;
    }
    template <int Index> static constexpr int teams_in_warp = warp_size / Classes::template kernel<Index>::shape.threads;

    template <class At>
    BBLAS_DEVICE static void sort(const Batch &call, const team<warp_size> &warp, int problems, At at, order &sorted,
                                  std::size_t most_shared)
    {
        int own = count;
        if (warp.rank < problems) {
            const std::int64_t i = at(warp.rank);
            own = call.check(i) ? Classes::first_of_several : Classes::of(call.at(i), most_shared);
        }
        int end = 0;
        for (int index = count - 1; index >= 0; --index) {
            const unsigned members = warp.ballot(own == index);
            if (own == index)
                sorted.places[end + warp.count(members & ((1u << warp.rank) - 1))] = static_cast<unsigned char>(warp.rank);
            end += warp.count(members);
            if (warp.rank == 0)
                sorted.ends[index] = end;
        }
    }

    /// Classes from Index down, whose problems begin at `begin`; so many lots have been dealt before.
    template <int Index, class At>
    BBLAS_DEVICE static void take_lots(const Batch &call, const team<shape.threads> &t, int begin, At at, const order &sorted,
                                       unsigned char *shared, const layout &bytes, int lots)
    {
        using kernel = typename Classes::template kernel<Index>;
        const int end = sorted.ends[Index];
        if constexpr (!is_for_one_size<kernel>) {
            constexpr int size = kernel::shape.threads;
            const int lane = t.rank % warp_size;
            for (; begin < end; begin += warp_size / size, ++lots) {
                if (lots % warps != t.warp_index())
                    continue;
                const int k = begin + lane / size;
                const bool is_there = k < end;
                unsigned char *const own =
                    memory_of_team<kernel>(shared, lane / size, bytes.of_team[Index], t.warp_index() * bytes.of_warp);
                take<kernel>(call, is_there, is_there ? at(sorted.places[k]) : 0, team<size>{lane % size}, own, share{0, 1});
            }
        }
        if constexpr (Index > Classes::first_of_several)
            take_lots<Index - 1>(call, t, end, at, sorted, shared, bytes, lots);
    }
};

} // namespace bblas

#endif
