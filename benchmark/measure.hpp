// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// Opponents, timed side by side.
#ifndef BENCHMARK_MEASURE_HPP
#define BENCHMARK_MEASURE_HPP

#include "energy.hpp"
#include "result.hpp"
#include "timer.hpp"
#include "workload.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace bench {

/// An opponent with its instruments.
struct contestant {
    const device *on;
    std::unique_ptr<timer> clock;
    std::unique_ptr<energy_counter> energy; ///< NULL: none
};

struct effort {
    int repetitions = 9;
    /// Repetitions end here even if fewer, seconds on the monotonic clock; the second and the third are waited for as long again.
    double until = 0;
};

/// Times one workload on every contestant: a call or two each to warm up, then repetitions in turn, A B A B, so that whatever
/// disturbs the machine disturbs all. A repetition takes as many calls as last a millisecond together, and its result is their
/// mean. What a call overwrites is restored before the next one, outside the timed region. The last result of each is judged.
/// `progress` is told the contestant before each of its turns.
point measure(const std::vector<contestant> &contestants, const workload &work, const effort &effort,
              const std::function<void(std::size_t)> &progress);

} // namespace bench

#endif
