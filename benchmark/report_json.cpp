// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "host.hpp"
#include "json.hpp"
#include "refusal.hpp"
#include "report.hpp"

#include <commit.hpp>

#include <bblas.h>

#include <cstdlib>

namespace bench {

namespace {

json::value optional(const std::optional<double> &x)
{
    return x ? json::value(*x) : json::value();
}

json::array texts(const std::vector<std::string> &lines)
{
    return json::array(lines.begin(), lines.end());
}

json::value host_value()
{
    const host described = describe_host();
    return json::object{
        {"name", described.name},
        {"system", described.system},
        {"cpu", described.cpu},
        {"cores", described.cores},
        {"last_level_cache_bytes", described.cache_bytes},
        {"megahertz", json::array(described.megahertz.begin(), described.megahertz.end())},
        {"governor", described.governor},
    };
}

/// What the environment says to the threads of implementations.
json::value environment_value()
{
    json::object members;
    for (const char *name : {"OMP_NUM_THREADS", "OMP_PLACES", "OMP_PROC_BIND", "OMP_WAIT_POLICY", "OPENBLAS_NUM_THREADS",
                             "OPENBLAS_CORETYPE", "MKL_NUM_THREADS", "MKL_ENABLE_INSTRUCTIONS", "CUDA_VISIBLE_DEVICES"})
        if (const char *const content = std::getenv(name))
            members.emplace_back(name, content);
    return members;
}

/// NULL on a host. What only NVML knows is "" and 0 without it.
json::value gpu_value(const opponent &of)
{
    if (!of.has_streams)
        return json::value();
    return json::object{
        {"name", of.gpu.name},
        {"driver", of.gpu.driver},
        {"driver_cuda", of.driver_cuda},
        {"megahertz", static_cast<double>(of.gpu.clock)},
        {"largest_megahertz", static_cast<double>(of.gpu.largest_clock)},
    };
}

json::value opponents_value(const report &of)
{
    json::array result;
    for (const opponent &o : of.opponents)
        result.push_back(json::object{
            {"device", o.device},
            {"name", o.description},
            {"library", o.library},
            {"interface", o.version},
            {"kind", o.has_streams ? "streams" : "host"},
            {"timer", o.timer},
            {"energy", o.has_counter ? json::value(o.counter) : json::value()},
            {"gpu", gpu_value(o)},
        });
    return result;
}

json::value roof_value(const report &of)
{
    if (!of.limits)
        return json::value();
    json::object peaks;
    for (const roof::peak &p : of.limits->peaks)
        peaks.emplace_back(std::string(1, p.type), json::object{{"gflops", p.gflops}, {"by", p.by}});
    return json::object{{"copy_gbytes_per_s", of.limits->copy_gbytes}, {"copy_by", of.limits->copy_by}, {"gemm", peaks}};
}

json::value result_value(const report &of, const table &in, const point &at, std::size_t o)
{
    const result &r = at.results[o];
    json::object members = {{"device", of.opponents[o].device}, {"outcome", outcome_name(r.state)}, {"message", r.message}};
    if (r.is_timed()) {
        const json::object timed = {
            {"seconds", r.time()},
            {"seconds_q1", quantile(r.seconds, 0.25)},
            {"seconds_q3", quantile(r.seconds, 0.75)},
            {"gflops", at.gflops(r)},
            {"gbytes_per_s", at.gbytes(r)},
            {"roof_share", optional(roof_share(of, in.of, at, r))},
            {"speedup", optional(at.speedup(o))},
            {"error_ratio", r.ratio},
            {"joules", optional(r.joules())},
            {"watts", optional(r.watts)},
            {"gflops_per_watt", optional(at.efficiency(r))},
            {"powerup", optional(at.powerup(o))},
            {"greenup", optional(at.greenup(o))},
            {"calls", r.calls},
            {"samples", json::array(r.seconds.begin(), r.seconds.end())},
        };
        members.insert(members.end(), timed.begin(), timed.end());
    }
    return members;
}

json::value point_value(const report &of, const table &in, const point &at)
{
    json::object sizes;
    for (int a = 0; a < in.of.routine->stem->n_arguments; ++a)
        if (in.of.routine->stem->arguments[a].kind == BBLAS_SIZE)
            sizes.emplace_back(in.of.routine->stem->arguments[a].name, at.largest[static_cast<std::size_t>(a)]);
    json::array results;
    for (std::size_t o = 0; o < at.results.size(); ++o)
        results.push_back(result_value(of, in, at, o));
    return json::object{{"n", at.n},         {"sizes", sizes},    {"batch", at.batch},
                        {"flops", at.flops}, {"bytes", at.bytes}, {"roof_gflops", roof_gflops(of, in.of, at)},
                        {"results", results}};
}

json::value table_value(const report &of, const table &one)
{
    json::object options;
    for (const auto &[name, value] : one.of.option_texts())
        options.emplace_back(name, value);
    json::array points;
    for (const point &at : one.points)
        points.push_back(point_value(of, one, at));
    return json::object{
        {"title", one.of.title()},
        {"routine", one.of.routine->name},
        {"form", one.of.form_name()},
        {"options", options},
        {"alpha", one.of.has_argument("alpha") ? json::value(one.of.alpha) : json::value()},
        {"beta", one.of.has_argument("beta") ? json::value(one.of.beta) : json::value()},
        {"sizes", one.of.varies() ? one.of.spread.name : "fixed"},
        {"batch_request", one.of.batch.text()},
        {"notes", texts(one.notes)},
        {"points", points},
    };
}

} // namespace

std::string json_text(const report &of)
{
    int version[3] = {0, 0, 0};
    bblas_version(&version[0], &version[1], &version[2]);
    json::array tables;
    for (const table &t : of.tables)
        tables.push_back(table_value(of, t));
    const json::value root = json::object{
        {"schema", "bblas-bench"},
        {"schema_version", schema_version},
        {"commit", commit},
        {"interface", print("%d.%d.%d", version[0], version[1], version[2])},
        {"date", date()},
        {"command", of.command},
        {"seconds", of.seconds},
        {"seed", std::to_string(of.seed)}, // 64 bits are more than a number of JSON is sure to hold
        {"host", host_value()},
        {"environment", environment_value()},
        {"libraries", texts(numerical_libraries())},
        {"devices", opponents_value(of)},
        {"roof", roof_value(of)},
        {"tables", tables},
    };
    return root.write();
}

} // namespace bench
