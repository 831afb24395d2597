// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "roof.hpp"

#include "measure.hpp"

#include <algorithm>

namespace bench {

namespace {

/// Repetitions are few: the best counts, not the usual.
const effort quick = {5, 0};

series make_series(const std::string &routine, bblas_form form, const assignments &options, std::int64_t batch)
{
    series s;
    s.routine = find_routines(routine).front();
    s.form = form;
    s.options = choose_options(*s.routine, options);
    s.batch.count = batch;
    return s;
}

/// The least time of a call; 0 where the device lacks the routine, or fails.
double best_time(const device &on, const workload &work)
{
    std::vector<contestant> alone;
    alone.push_back({&on, make_timer(on), nullptr});
    effort repeated = quick;
    repeated.until = now() + 1;
    const point at = measure(alone, work, repeated, [](std::size_t) {});
    const result &found = at.results.front();
    return found.is_timed() ? *std::min_element(found.seconds.begin(), found.seconds.end()) : 0;
}

/// On a host, bblas_upload() from one place of the device's memory to another is the memcpy of whoever implements it.
double best_upload(const device &on, std::size_t bytes)
{
    const device_memory from(on, bytes);
    const device_memory to(on, bytes);
    double best = 0;
    for (int r = 0; r <= quick.repetitions; ++r) {
        const double start = now();
        on.upload(to.data(), from.data(), bytes);
        const double seconds = now() - start;
        if (r > 0 && (best == 0 || seconds < best)) // the first one touches the pages
            best = seconds;
    }
    return best;
}

void measure_copies(const device &on, std::int64_t memory, roof *limits)
{
    const auto consider = [&](double bytes, double seconds, const char *call) {
        if (seconds > 0 && 1e-9 * bytes / seconds > limits->copy_gbytes) {
            limits->copy_gbytes = 1e-9 * bytes / seconds;
            limits->copy_by = on.name() + " " + call;
        }
    };
    for (const char *routine : {"dcopy", "dlacpy"}) {
        // 32 KiB and 128 KiB in each problem: long runs, and enough of them for every core.
        const std::int64_t n = routine[1] == 'c' ? 4096 : 128;
        const workload work(make_series(routine, BBLAS_STRIDED_BATCHED, {}, 0), n, memory, 0);
        consider(work.bytes(), best_time(on, work), routine);
    }
    if (!on.has_streams())
        consider(static_cast<double>(memory), best_upload(on, static_cast<std::size_t>(memory / 2)), "bblas_upload");
}

void measure_gemm(const device &on, char type, roof::peak *peak)
{
    struct shape {
        std::int64_t n;
        std::int64_t batch;
    };
    const std::vector<shape> shapes =
        on.has_streams() ? std::vector<shape>{{2048, 8}, {1024, 64}} : std::vector<shape>{{192, 96}};
    for (const shape &s : shapes) {
        const workload work(make_series(std::string(1, type) + "gemm", BBLAS_STRIDED_BATCHED, {}, s.batch), s.n, 0, 0);
        const double seconds = best_time(on, work);
        if (seconds > 0 && 1e-9 * work.flops() / seconds > peak->gflops) {
            peak->gflops = 1e-9 * work.flops() / seconds;
            peak->by = on.name() + " n = " + std::to_string(s.n) + ", batch " + std::to_string(s.batch);
        }
    }
}

} // namespace

double roof::gemm_gflops(char type) const
{
    for (const peak &p : peaks)
        if (p.type == type)
            return p.gflops;
    return 0;
}

roof measure_roof(const std::vector<std::unique_ptr<device>> &devices, const std::string &types, std::int64_t memory)
{
    roof limits;
    for (const char type : types)
        limits.peaks.push_back({type, 0, ""});
    for (const auto &on : devices) {
        if (on->has_streams() != devices.front()->has_streams())
            continue;
        measure_copies(*on, memory, &limits);
        for (roof::peak &peak : limits.peaks)
            measure_gemm(*on, peak.type, &peak);
    }
    return limits;
}

} // namespace bench
