// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The kernels of routines that fold the elements of vectors into a number.
///
/// A routine says by a type `As`
///
///     using problem;                                                       // its own
///     template <class G> static auto result(const G &g, const problem &);  // by group/vectors.hpp; for every thread
#ifndef BBLAS_CUDA_BY_TERMS_HPP
#define BBLAS_CUDA_BY_TERMS_HPP

#include "by_size.hpp"
#include "group/vectors.hpp"
#include "team.hpp"

#include <climits>

namespace bblas {

/// A team, with room for what its warps tell each other.
template <int Threads> struct folding_team {
    static constexpr int most_bytes = 16; ///< of what is folded

    team<Threads> t;
    int folding;  ///< of its threads, those that have terms, a power of two
    void *shared; ///< most_bytes for each warp, if there are several

    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes()
    {
        return Threads > warp_size ? Threads / warp_size * most_bytes : 0;
    }
};

/// As for a group, in as many partial values as threads are folding; to combine them with `initial`, which others have, leaves
/// them as they are. Teams that share a warp are together in it.
template <int Threads, class V, class Fold, class Combine>
BBLAS_DEVICE V reduce(const folding_team<Threads> &of, std::int64_t n, V initial, Fold fold, Combine combine)
{
    static_assert(sizeof(V) <= folding_team<Threads>::most_bytes);
    const team<Threads> &t = of.t;
    V partial = initial;
#pragma unroll 8 // terms are read together
    for (std::int64_t i = t.rank < of.folding ? t.rank : n; i < n; i += of.folding)
        partial = fold(partial, i);
#pragma unroll
    for (int mask = team<Threads>::width / 2; mask > 0; mask /= 2)
        partial = combine(partial, t.exchange(partial, mask));
    if constexpr (Threads > warp_size) {
        V *const of_warps = static_cast<V *>(of.shared);
        t.sync(); // all have read what was there before
        if (t.rank % warp_size == 0)
            of_warps[t.warp_index()] = partial;
        t.sync();
        partial = of_warps[0];
        for (int warp = 1; warp < t.warp_count; ++warp)
            partial = combine(partial, of_warps[warp]);
    }
    return partial;
}

/// Threads that fold n terms, of those of a warp or less.
BBLAS_HOST_DEVICE constexpr int folding_in_warp(std::int64_t n)
{
    return n <= 16 ? 4 : n <= 64 ? 8 : warp_size;
}

/// n ≤ Most. How many threads fold depends on n alone, and so does the order of the terms (rule R1).
template <class As, int Threads, int Blocks, bblas_int Most> struct by_terms {
    using problem = typename As::problem;
    static constexpr bool is_for_one_size = Threads < warp_size; // the next does the same, and one launch is enough
    static constexpr team_shape shape = {Threads, Threads < 128 ? 128 / Threads : 1, Blocks};
    BBLAS_HOST_DEVICE static constexpr bool takes(const problem &p) { return p.n <= Most; }
    BBLAS_HOST_DEVICE static constexpr std::size_t shared_bytes(const problem &) { return folding_team<Threads>::shared_bytes(); }

    BBLAS_DEVICE bblas_int operator()(const problem &p, const team<Threads> &t, void *shared) const
    {
        const int folding = Threads <= warp_size ? folding_in_warp(p.n) : Threads;
        const auto result = As::result(folding_team<Threads>{t, folding, shared}, p);
        if (t.rank == 0 && p.result) // else there is no problem
            *p.result = result;
        return 0;
    }
};

template <class As>
using term_classes = size_classes<by_terms<As, 4, 8, 16>, by_terms<As, 8, 8, 64>, by_terms<As, 32, 8, 1024>,
                                  by_terms<As, 256, 4, 16384>, by_terms<As, 1024, 1, INT_MAX>>;

} // namespace bblas

#endif
