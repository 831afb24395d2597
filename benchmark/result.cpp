// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "result.hpp"

#include <algorithm>

namespace bench {

const char *outcome_name(outcome of)
{
    switch (of) {
    case outcome::timed:
        return "timed";
    case outcome::unsupported:
        return "unsupported";
    case outcome::wrong:
        return "wrong";
    default:
        return "failed";
    }
}

std::optional<double> point::speedup(std::size_t opponent) const
{
    const result &first = results.front();
    const result &other = results[opponent];
    if (!first.is_timed() || !other.is_timed())
        return std::nullopt;
    std::vector<double> ratios;
    for (std::size_t r = 0; r < std::min(first.seconds.size(), other.seconds.size()); ++r)
        ratios.push_back(first.seconds[r] / other.seconds[r]);
    return median(ratios);
}

std::optional<double> point::powerup(std::size_t opponent) const
{
    const auto first = results.front().watts;
    const auto other = results[opponent].watts;
    if (!first || !other || *first <= 0)
        return std::nullopt;
    return *other / *first;
}

std::optional<double> point::greenup(std::size_t opponent) const
{
    const auto first = results.front().joules();
    const auto other = results[opponent].joules();
    if (!first || !other || *other <= 0)
        return std::nullopt;
    return *first / *other;
}

namespace {

/// Bandwidth of a copy times the intensity, in GF/s.
double bandwidth_gflops(const report &of, const point &at)
{
    return at.bytes > 0 ? of.limits->copy_gbytes * at.flops / at.bytes : 0;
}

} // namespace

double roof_gflops(const report &of, const series &routine, const point &at)
{
    if (!of.limits)
        return 0;
    const double peak = of.limits->gemm_gflops(routine.routine->type);
    const double bandwidth = bandwidth_gflops(of, at);
    return peak > 0 ? std::min(peak, bandwidth) : bandwidth;
}

std::optional<double> roof_share(const report &of, const series &routine, const point &at, const result &reached)
{
    if (!of.limits || !reached.is_timed())
        return std::nullopt;
    if (at.flops <= 0)
        return of.limits->copy_gbytes > 0 ? std::optional<double>(at.gbytes(reached) / of.limits->copy_gbytes) : std::nullopt;
    const double roof = roof_gflops(of, routine, at);
    return roof > 0 ? std::optional<double>(at.gflops(reached) / roof) : std::nullopt;
}

bool is_bound_by_memory(const report &of, const series &routine, const point &at)
{
    if (at.flops <= 0)
        return true;
    return of.limits && bandwidth_gflops(of, at) < of.limits->gemm_gflops(routine.routine->type);
}

} // namespace bench
