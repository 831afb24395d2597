// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "options.hpp"

#include "refusal.hpp"
#include "report.hpp"
#include "suites.hpp"

#include <commit.hpp>

#include <bblas/types.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <getopt.h>
#include <limits>

namespace bench {

namespace {

const char usage[] = R"(Usage: bblas-bench --routine LIST [OPTION]...
       bblas-bench --suite LIST --out FOLDER [OPTION]...
       bblas-bench compare OLD.json NEW.json [--tolerance PERCENT]
Times implementations of the bblas interface side by side.

What is timed:
  --device LIST         opponents, such as cpu,reference,lapacke or /path/to/library.so; ratios are to the first
                        (default: those of cuda, cpu, lapacke, reference that are there)
  --routine LIST        routines such as dpotrf,zgemm; 'd*' for many
  --n LIST              sizes: numbers, FIRST:LAST (doubling), FIRST:LAST:STEP (default 4:512)
  --m, --k, --nrhs SIZE other sizes: a number, n, 4n, n/2 (default: m and k are n, nrhs is 1)
  --form LIST           batched, strided_batched, vbatched (default batched)
  --batch LIST          problems in a call: numbers, or auto for as many as fill the memory (default auto)
  --memory BYTES        operands of a batch of auto (default 64M on a host, 256M elsewhere)
  --sizes WHAT          of vbatched: uniform, bimodal, or a file of sizes (default uniform)
  --options LIST        such as uplo=lower,trans=trans,side=right,diag=unit
  --alpha, --beta X     scalars (default 1 and 0)
  --seed N              other random data (default 0)

How:
  --repeat N            repetitions (default 9)
  --budget SECONDS      fewer repetitions, at least 3, and in the end fewer sizes, so as to last no longer
  --no-roof             do not measure copy bandwidth and gemm peak
  --energy              measure energy too, for about half a second more an opponent and size

Output, beside the table:
  --csv FILE, --json FILE
  --plot FILE           FILE.svg or FILE.png; can be repeated
  --suite LIST          ready-made: )"; // the names follow

const char usage_end[] = R"(
  --out FOLDER          where a suite's tables, CSV, JSON and SVG go; it is made
  --tolerance PERCENT   of a comparison: a time that has grown by less is no regression (default 5)
  --help, --version

Exit status: 0 all well, 1 a wrong or failed result, or a regression, 2 the run could not be made.
)";

std::string quoted(const std::string &text)
{
    const char *const harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=,+-";
    if (!text.empty() && text.find_first_not_of(harmless) == std::string::npos)
        return text;
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? "'\\''" : std::string(1, c);
    return word + "'";
}

std::vector<const bblas_routine *> parse_routines(const std::string &text)
{
    std::vector<const bblas_routine *> routines;
    for (const std::string &pattern : split("--routine", text))
        for (const bblas_routine *routine : find_routines(pattern))
            if (std::find(routines.begin(), routines.end(), routine) == routines.end())
                routines.push_back(routine);
    return routines;
}

std::vector<batch_request> parse_batches(const std::string &text)
{
    std::vector<batch_request> batches;
    for (const std::string &word : split("--batch", text))
        batches.push_back({word == "auto" ? 0 : parse_integer("--batch", word, 1, std::int64_t{1} << 40), false});
    return batches;
}

std::uint64_t parse_seed(const std::string &text)
{
    return static_cast<std::uint64_t>(parse_integer("--seed", text, 0, std::numeric_limits<std::int64_t>::max()));
}

void parse_compared(const std::vector<std::string> &words, options *o)
{
    if (words.empty())
        return;
    if (words[0] != "compare")
        throw refusal("'" + words[0] + "' is neither an option nor the word compare; --help explains");
    if (words.size() != 3)
        throw refusal("compare takes two JSON files");
    o->compared = {words[1], words[2]};
}

void check(const options &o)
{
    if (!o.compared.empty())
        return;
    if (o.routines.empty() == o.suites.empty())
        throw refusal(o.routines.empty() ? "there is nothing to time: give --routine or --suite; --help explains"
                                         : "--routine and --suite exclude each other");
    if (o.suites.empty() != o.folder.empty())
        throw refusal(o.folder.empty() ? "--suite needs --out FOLDER" : "--out needs --suite");
    if (!o.suites.empty() && (!o.csv.empty() || !o.json.empty() || !o.plots.empty()))
        throw refusal("a suite writes its files to --out FOLDER; --csv, --json and --plot do not apply");
    require_known(o.assigned, o.routines);
    for (const auto &[name, size] : o.sizes)
        if (std::none_of(o.routines.begin(), o.routines.end(), [&wanted = name](const bblas_routine *routine) {
                series s;
                s.routine = routine;
                return s.has_argument(wanted);
            }))
            throw refusal("--" + name + ": none of the routines has a size " + name);
    if (!o.csv.empty())
        require_writable("--csv", o.csv);
    if (!o.json.empty())
        require_writable("--json", o.json);
    for (const std::string &plot : o.plots) {
        const std::string ending = plot.size() > 4 ? plot.substr(plot.size() - 4) : "";
        if (ending != ".svg" && ending != ".png")
            throw refusal("--plot '" + plot + "' ends neither with .svg nor with .png");
        require_writable("--plot", plot);
    }
}

} // namespace

std::vector<series> options::all_series() const
{
    std::vector<series> all;
    for (const bblas_routine *routine : routines)
        for (const bblas_form form : forms)
            for (const batch_request &batch : batches) {
                series s;
                s.routine = routine;
                s.form = form;
                s.options = choose_options(*routine, assigned);
                for (const auto &[name, size] : sizes)
                    if (s.has_argument(name))
                        s.sizes[name] = size;
                s.spread = spread;
                s.alpha = alpha;
                s.beta = beta;
                s.batch = batch;
                s.n = n;
                if (s.varies() && spread.which == distribution::from_file) { // which has the sizes
                    std::int64_t largest = 1;
                    for (const auto &problem : spread.problems)
                        largest = std::max(largest, s.shape(problem)[0] >= 0 && problem.count("n") ? problem.at("n") : 0);
                    s.n = {largest};
                }
                for (const std::int64_t size : s.n)
                    s.shape(size); // refused now, not in the middle of the run
                all.push_back(s);
            }
    return all;
}

options parse_options(int argc, char **argv)
{
    enum {
        DEVICE = 1,
        ROUTINE,
        N,
        M,
        K,
        NRHS,
        FORM,
        BATCH,
        MEMORY,
        SIZES,
        OPTIONS,
        ALPHA,
        BETA,
        SEED,
        REPEAT,
        BUDGET,
        NO_ROOF,
        ENERGY,
        CSV,
        JSON,
        PLOT,
        SUITE,
        OUT,
        TOLERANCE,
        HELP,
        VERSION
    };
    static const option known[] = {
        {"device", required_argument, nullptr, DEVICE},
        {"routine", required_argument, nullptr, ROUTINE},
        {"n", required_argument, nullptr, N},
        {"m", required_argument, nullptr, M},
        {"k", required_argument, nullptr, K},
        {"nrhs", required_argument, nullptr, NRHS},
        {"form", required_argument, nullptr, FORM},
        {"batch", required_argument, nullptr, BATCH},
        {"memory", required_argument, nullptr, MEMORY},
        {"sizes", required_argument, nullptr, SIZES},
        {"options", required_argument, nullptr, OPTIONS},
        {"alpha", required_argument, nullptr, ALPHA},
        {"beta", required_argument, nullptr, BETA},
        {"seed", required_argument, nullptr, SEED},
        {"repeat", required_argument, nullptr, REPEAT},
        {"budget", required_argument, nullptr, BUDGET},
        {"no-roof", no_argument, nullptr, NO_ROOF},
        {"energy", no_argument, nullptr, ENERGY},
        {"csv", required_argument, nullptr, CSV},
        {"json", required_argument, nullptr, JSON},
        {"plot", required_argument, nullptr, PLOT},
        {"suite", required_argument, nullptr, SUITE},
        {"out", required_argument, nullptr, OUT},
        {"tolerance", required_argument, nullptr, TOLERANCE},
        {"help", no_argument, nullptr, HELP},
        {"version", no_argument, nullptr, VERSION},
        {nullptr, 0, nullptr, 0},
    };
    static char program[] = "bblas-bench";
    constexpr double any = -std::numeric_limits<double>::max();
    options o;
    o.n = parse_sizes("--n", "4:512");
    for (int i = 0; i < argc; ++i)
        o.command += (i == 0 ? "" : " ") + quoted(i == 0 ? program : argv[i]);
    argv[0] = program; // getopt's messages begin with it
    for (int found; (found = getopt_long(argc, argv, "", known, nullptr)) != -1;) {
        const std::string text = optarg ? optarg : "";
        switch (found) {
        case DEVICE:
            o.devices = split("--device", text);
            break;
        case ROUTINE:
            o.routines = parse_routines(text);
            break;
        case N:
            o.n = parse_sizes("--n", text);
            break;
        case M:
            o.sizes["m"] = parse_relative_size("--m", text);
            break;
        case K:
            o.sizes["k"] = parse_relative_size("--k", text);
            break;
        case NRHS:
            o.sizes["nrhs"] = parse_relative_size("--nrhs", text);
            break;
        case FORM:
            o.forms.clear();
            for (const std::string &name : split("--form", text))
                o.forms.push_back(find_form(name));
            break;
        case BATCH:
            o.batches = parse_batches(text);
            break;
        case MEMORY:
            o.memory = parse_bytes("--memory", text);
            break;
        case SIZES:
            o.spread = parse_distribution("--sizes", text);
            break;
        case OPTIONS:
            o.assigned = parse_assignments("--options", text);
            break;
        case ALPHA:
            o.alpha = parse_number("--alpha", text, any);
            break;
        case BETA:
            o.beta = parse_number("--beta", text, any);
            break;
        case SEED:
            o.seed = parse_seed(text);
            break;
        case REPEAT:
            o.repetitions = static_cast<int>(parse_integer("--repeat", text, 1, 100000));
            break;
        case BUDGET:
            o.budget = parse_number("--budget", text, 0.001);
            break;
        case NO_ROOF:
            o.has_roof = false;
            break;
        case ENERGY:
            o.has_energy = true;
            break;
        case CSV:
            o.csv = text;
            break;
        case JSON:
            o.json = text;
            break;
        case PLOT:
            o.plots.push_back(text);
            break;
        case SUITE:
            o.suites = find_suites(text);
            break;
        case OUT:
            o.folder = text;
            break;
        case TOLERANCE:
            o.tolerance = parse_number("--tolerance", text, 0) / 100;
            break;
        case HELP:
            std::printf("%s%s%s", usage, suite_names().c_str(), usage_end);
            std::exit(0);
        case VERSION:
            std::printf("bblas-bench %d.%d.%d (%s)\n", BBLAS_VERSION_MAJOR, BBLAS_VERSION_MINOR, BBLAS_VERSION_PATCH, commit);
            std::exit(0);
        default:
            std::exit(2); // getopt has said why
        }
    }
    parse_compared(std::vector<std::string>(argv + optind, argv + argc), &o);
    check(o);
    return o;
}

} // namespace bench
