// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "compare.hpp"

#include "json.hpp"
#include "refusal.hpp"
#include "report.hpp"

#include <cmath>
#include <fstream>
#include <iterator>
#include <map>

namespace bench {

namespace {

/// What a time is the time of.
using key = std::string;

struct timing {
    std::string outcome;
    std::string message;
    double seconds = 0;
    double q1 = 0;
    double q3 = 0;
};

struct run {
    json::value root;
    std::map<key, timing> timings;
    std::vector<key> order;
};

json::value read_file(const std::string &path)
{
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (!file.good() && text.empty())
        throw refusal(path + " cannot be read");
    return json::read(text, path);
}

timing read_timing(const json::value &result)
{
    timing t;
    t.outcome = result["outcome"].text();
    t.message = result["message"].text();
    if (t.outcome == "timed") {
        t.seconds = result["seconds"].number();
        t.q1 = result["seconds_q1"].number();
        t.q3 = result["seconds_q3"].number();
    }
    return t;
}

run read_run(const std::string &path)
{
    run r;
    try {
        r.root = read_file(path);
        if (r.root["schema"].text() != "bblas-bench" || r.root["schema_version"].number() != schema_version)
            throw refusal("another schema");
        for (const json::value &table : r.root["tables"].elements())
            for (const json::value &point : table["points"].elements())
                for (const json::value &result : point["results"].elements()) {
                    const key k = print("%s, n = %g, batch %g, %s", table["title"].text().c_str(), point["n"].number(),
                                        point["batch"].number(), result["device"].text().c_str());
                    if (r.timings.emplace(k, read_timing(result)).second)
                        r.order.push_back(k);
                }
    } catch (const refusal &reason) {
        const std::string text = reason.what();
        throw refusal(text.compare(0, path.size(), path) == 0 ? text : path + " is no JSON file of bblas-bench: " + text);
    }
    return r;
}

std::string milliseconds(double seconds)
{
    return print("%.4g ms", 1e3 * seconds);
}

} // namespace

comparison compare(const std::string &old_file, const std::string &new_file, double tolerance)
{
    const run before = read_run(old_file);
    const run after = read_run(new_file);
    comparison found;
    const std::string old_cpu = before.root["host"]["cpu"].text();
    const std::string new_cpu = after.root["host"]["cpu"].text();
    if (old_cpu != new_cpu)
        found.text += "note: different processors, " + old_cpu + " and " + new_cpu + "\n";

    int same = 0;
    int better = 0;
    int unmatched = 0;
    double logarithms = 0;
    int timed = 0;
    for (const key &k : after.order) {
        const auto old = before.timings.find(k);
        const timing &now = after.timings.at(k);
        if (old == before.timings.end()) {
            ++unmatched;
            continue;
        }
        const timing &then = old->second;
        if (then.outcome != "timed") {
            const bool is_new = now.outcome == "timed";
            better += is_new;
            same += !is_new;
            continue;
        }
        if (now.outcome != "timed") {
            ++found.regressions;
            found.text += "REGRESSION " + k + ": " + now.outcome + (now.message.empty() ? "" : ": " + now.message) + "\n";
            continue;
        }
        const double change = now.seconds / then.seconds;
        logarithms += std::log(change);
        ++timed;
        if (change > 1 + tolerance && now.q1 > then.q3) {
            ++found.regressions;
            found.text += print("REGRESSION %s: %s -> %s (%+.0f %%)\n", k.c_str(), milliseconds(then.seconds).c_str(),
                                milliseconds(now.seconds).c_str(), 100 * (change - 1));
        } else if (change < 1 / (1 + tolerance) && now.q3 < then.q1) {
            ++better;
            found.text += print("faster %s: %s -> %s (%+.0f %%)\n", k.c_str(), milliseconds(then.seconds).c_str(),
                                milliseconds(now.seconds).c_str(), 100 * (change - 1));
        } else {
            ++same;
        }
    }
    int missing = 0;
    for (const key &k : before.order)
        missing += after.timings.count(k) == 0;
    if (timed + same + better + found.regressions == 0)
        throw refusal(old_file + " and " + new_file + " have no measurement in common");
    found.text += print("%d worse, %d better, %d the same; %d only in the old file, %d only in the new one", found.regressions,
                        better, same, missing, unmatched);
    if (timed > 0)
        found.text += print("; time changed by %+.1f %% (geometric mean of %d)", 100 * (std::exp(logarithms / timed) - 1), timed);
    found.text += "\n";
    return found;
}

} // namespace bench
