// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What a run has found.
#ifndef BENCHMARK_RESULT_HPP
#define BENCHMARK_RESULT_HPP

#include "roof.hpp"
#include "series.hpp"
#include "statistics.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bench {

enum class outcome { timed, unsupported, wrong, failed };

const char *outcome_name(outcome of);

/// One opponent at one point.
struct result {
    outcome state = outcome::timed;
    std::string message;         ///< what is wrong, or has failed
    std::vector<double> seconds; ///< a call, of each repetition
    int calls = 0;               ///< timed together for one of them
    double ratio = 0;            ///< the error ratio that was found
    std::optional<double> watts; ///< mean over many calls; absent without a counter, or where it saw nothing

    bool is_timed() const { return state == outcome::timed && !seconds.empty(); }
    double time() const { return median(seconds); }
    /// Of the usual call.
    std::optional<double> joules() const { return watts ? std::optional<double>(*watts * time()) : std::nullopt; }
};

/// All opponents at one n of a series.
struct point {
    std::int64_t n = 0;
    values largest = {}; ///< sizes of the largest problem
    std::int64_t batch = 0;
    double flops = 0;            ///< a call
    double bytes = 0;            ///< a call
    std::vector<result> results; ///< parallel to the opponents

    double gflops(const result &of) const { return of.is_timed() ? 1e-9 * flops / of.time() : 0; }
    /// GF/s for each watt; none without a counter.
    std::optional<double> efficiency(const result &of) const
    {
        return of.is_timed() && of.watts && *of.watts > 0 ? std::optional<double>(gflops(of) / *of.watts) : std::nullopt;
    }
    double gbytes(const result &of) const { return of.is_timed() ? 1e-9 * bytes / of.time() : 0; }
    /// Median over the repetitions of how many times as fast an opponent is as the first one; none where one of both has no time.
    std::optional<double> speedup(std::size_t opponent) const;
    /// Power and energy of an opponent and the first one (Abdulsalam, Zong, Gu and Qiu, 2015: Using the greenup, powerup, and
    /// speedup metrics): powerup = P / P_first = speedup / greenup, greenup = E_first / E.
    std::optional<double> powerup(std::size_t opponent) const;
    std::optional<double> greenup(std::size_t opponent) const;
};

/// A series with what was measured of it.
struct table {
    series of;
    std::vector<point> points;
    std::vector<std::string> notes; ///< what was left out, and why
};

/// An opponent, described.
struct opponent {
    std::string device;
    std::string description;
    std::string library;
    std::string version;
    std::string timer;
    std::string counter; ///< of energy; or why there is none
    bool has_counter = false;
    bool has_streams = false;
    std::string driver_cuda; ///< the version of CUDA that the driver is for; "" on a host, like the rest
    struct {
        std::string name;
        std::string driver;
        unsigned clock = 0; ///< MHz of the multiprocessors, behind the last measurement; 0: unknown
        unsigned largest_clock = 0;
    } gpu;

    /// For headings: of a path, what stands behind the last slash.
    std::string short_name() const { return device.substr(device.rfind('/') + 1); }
};

struct report {
    std::vector<opponent> opponents;
    std::optional<roof> limits;
    std::vector<table> tables;
    std::string command;
    std::uint64_t seed = 0;
    double seconds = 0; ///< that the run took
};

/// The most GF/s that the routine could reach at that point: flops / bytes times the copy bandwidth, or the peak of gemm. 0 where
/// no roof was measured.
double roof_gflops(const report &of, const series &routine, const point &at);
/// Share of the roof, from 0 to 1: of bandwidth where there are no flops. None without a roof or a time.
std::optional<double> roof_share(const report &of, const series &routine, const point &at, const result &reached);
/// Bandwidth is what limits the routine.
bool is_bound_by_memory(const report &of, const series &routine, const point &at);

} // namespace bench

#endif
