// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// The program: a run, a folder of ready-made runs, or a comparison of two.

#include "compare.hpp"
#include "gpu.hpp"
#include "measure.hpp"
#include "options.hpp"
#include "progress.hpp"
#include "refusal.hpp"
#include "report.hpp"
#include "suites.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace bench {

namespace {

enum { ALL_WELL = 0, NOT_WELL = 1, NOT_RUN = 2 };

/// The opponents, which all runs of the process share.
struct arena {
    std::vector<std::unique_ptr<device>> devices;
    std::vector<contestant> contestants;
    std::int64_t memory = 0;
    report common; ///< opponents and roofs

    explicit arena(const options &o)
    {
        open(o);
        memory = o.memory.value_or(devices.front()->has_streams() ? std::int64_t{256} << 20 : std::int64_t{64} << 20);
        common.command = o.command;
        common.seed = o.seed;
        for (const auto &on : devices) {
            contestant by = {on.get(), make_timer(*on), nullptr};
            opponent described;
            described.device = on->name();
            described.description = on->description();
            described.library = on->library();
            described.version = on->version();
            described.timer = by.clock->name();
            described.has_streams = on->has_streams();
            if (o.has_energy)
                by.energy = make_energy_counter(*on, &described.counter);
            else
                described.counter = "needs --energy";
            described.has_counter = by.energy != nullptr;
            if (by.energy)
                described.counter = by.energy->name();
            if (on->stream())
                described.driver_cuda = on->stream()->driver_version();
            common.opponents.push_back(described);
            contestants.push_back(std::move(by));
        }
    }

  private:
    void open(const options &o)
    {
        for (const std::string &name : o.devices)
            devices.push_back(std::make_unique<device>(name));
        if (!devices.empty())
            return;
        for (const char *name : {"cuda", "cpu", "lapacke", "reference"})
            try {
                devices.push_back(std::make_unique<device>(name));
            } catch (const refusal &) { // it is not there
            }
        if (devices.empty())
            throw refusal("no implementation is found: give --device, or set BBLAS_PATH to where they are");
    }
};

void measure_limits(arena *of, const std::vector<series> &all)
{
    std::string types;
    for (const series &s : all)
        if (types.find(s.routine->type) == std::string::npos)
            types += s.routine->type;
    progress bar(1);
    bar.show("roof");
    of->common.limits = measure_roof(of->devices, types, of->memory);
}

/// Clocks are those of now, while the device is still warm.
void describe_gpu(const device &on, opponent *described)
{
    if (on.stream())
        try {
            const gpu found(on.stream()->bus());
            described->gpu = {found.name(), found.driver(), found.clock(), found.largest_clock()};
        } catch (const refusal &) { // without NVML, nobody knows
        }
}

/// Measures all series, until the moment `end` if it is not 0; each table is printed when it is complete, and added to `text`.
report run(const arena &of, const std::vector<series> &all, const options &o, double end, std::string *text)
{
    const double start = now();
    report found = of.common;
    std::size_t points = 0;
    for (const series &s : all)
        points += s.n.size();
    progress bar(points);
    *text = heading_text(found);
    std::fputs(text->c_str(), stdout);
    for (series s : all) {
        s.batch.limited = s.batch.limited && !of.devices.front()->has_streams();
        table one = {s, {}, {}};
        std::size_t left_out = 0;
        for (const std::int64_t n : s.n) {
            effort limits = {o.repetitions, start + 1e9};
            if (end > 0) {
                const double left = end - now();
                limits.until = now() + left / static_cast<double>(points);
                left_out += left <= 0;
            }
            --points;
            if (left_out == 0) {
                const std::string name = std::string(s.routine->name) + " n = " + std::to_string(n);
                bar.show(name + ", data");
                const workload work(s, n, of.memory, o.seed);
                one.points.push_back(
                    measure(of.contestants, work, limits, [&](std::size_t c) { bar.show(name + ", " + of.devices[c]->name()); }));
            }
            bar.advance();
        }
        if (left_out > 0)
            one.notes.push_back(print("the budget of %g s was used up: the last %zu sizes are left out", o.budget, left_out));
        found.tables.push_back(one);
        bar.clear();
        const std::string table = table_text(found, one);
        std::fputs(table.c_str(), stdout);
        std::fflush(stdout);
        *text += table;
    }
    for (std::size_t d = 0; d < of.devices.size(); ++d)
        describe_gpu(*of.devices[d], &found.opponents[d]);
    found.seconds = now() - start;
    return found;
}

/// Whether no result was wrong, and none failed.
bool is_well(const report &of)
{
    for (const table &t : of.tables)
        for (const point &at : t.points)
            for (const result &r : at.results)
                if (r.state == outcome::wrong || r.state == outcome::failed)
                    return false;
    return true;
}

void plot(const std::string &path, const std::string &svg)
{
    const std::string failure = write_plot(path, svg);
    if (!failure.empty())
        std::fprintf(stderr, "bblas-bench: %s\n", failure.c_str());
}

int run_routines(const options &o)
{
    const double end = o.budget > 0 ? now() + o.budget : 0;
    const std::vector<series> all = o.all_series();
    arena of(o);
    if (o.has_roof)
        measure_limits(&of, all);
    std::string text;
    const report found = run(of, all, o, end, &text);
    if (!o.csv.empty())
        write_file(o.csv, csv_text(found));
    if (!o.json.empty())
        write_file(o.json, json_text(found));
    for (const std::string &path : o.plots)
        plot(path, svg_text(found));
    return is_well(found) ? ALL_WELL : NOT_WELL;
}

int run_suites(const options &o)
{
    const double end = o.budget > 0 ? now() + o.budget : 0;
    std::error_code error;
    std::filesystem::create_directories(o.folder, error);
    if (error)
        throw refusal("--out " + o.folder + ": " + error.message());
    std::vector<suite> suites;
    std::vector<series> all;
    for (const std::string &name : o.suites) {
        suites.push_back(make_suite(name));
        all.insert(all.end(), suites.back().all.begin(), suites.back().all.end());
    }
    arena of(o);
    if (o.has_roof && !all.empty())
        measure_limits(&of, all);
    bool well = true;
    std::size_t left = all.size();
    for (const suite &s : suites) {
        for (const std::string &note : s.notes)
            std::printf("%s: %s\n\n", s.name.c_str(), note.c_str());
        if (s.all.empty())
            continue;
        // What one suite leaves of its share is for those that follow.
        const double share = static_cast<double>(s.all.size()) / static_cast<double>(left);
        left -= s.all.size();
        std::string text;
        const report found = run(of, s.all, o, end > 0 ? now() + std::max(end - now(), 0.0) * share : 0, &text);
        const std::string path = o.folder + "/" + s.name;
        write_file(path + ".txt", text);
        write_file(path + ".csv", csv_text(found));
        write_file(path + ".json", json_text(found));
        write_file(path + ".svg", svg_text(found));
        well = is_well(found) && well;
    }
    return well ? ALL_WELL : NOT_WELL;
}

int run_comparison(const options &o)
{
    const comparison found = compare(o.compared[0], o.compared[1], o.tolerance);
    std::fputs(found.text.c_str(), stdout);
    return found.regressions == 0 ? ALL_WELL : NOT_WELL;
}

int start(int argc, char **argv)
{
    // OpenMP's threads spin for a while after their work, and would take the processor from the next opponent.
    setenv("OMP_WAIT_POLICY", "passive", 0);
    try {
        const options o = parse_options(argc, argv);
        const int status = !o.compared.empty() ? run_comparison(o) : !o.suites.empty() ? run_suites(o) : run_routines(o);
        if (std::fflush(stdout) != 0)
            throw refusal("standard output cannot be written");
        return status;
    } catch (const std::exception &failure) {
        std::fflush(stdout);
        std::fprintf(stderr, "bblas-bench: %s\n", failure.what());
        return NOT_RUN;
    }
}

} // namespace

} // namespace bench

int main(int argc, char **argv)
{
    return bench::start(argc, argv);
}
