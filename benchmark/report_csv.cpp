// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "refusal.hpp"
#include "report.hpp"

namespace bench {

namespace {

/// A field by RFC 4180.
std::string quoted(const std::string &text)
{
    if (text.find_first_of(",\"\n") == std::string::npos)
        return text;
    std::string result = "\"";
    for (const char c : text)
        result += c == '"' ? "\"\"" : std::string(1, c);
    return result + "\"";
}

std::string number(const std::optional<double> &x)
{
    return x ? print("%.6g", *x) : "";
}

std::string options_text(const series &of)
{
    std::string text;
    for (const auto &[name, value] : of.option_texts())
        text += (text.empty() ? "" : " ") + name + "=" + value;
    return text;
}

std::string size_text(const series &of, const point &at, const char *name)
{
    for (int a = 0; a < of.routine->stem->n_arguments; ++a)
        if (of.routine->stem->arguments[a].kind == BBLAS_SIZE && of.routine->stem->arguments[a].name == std::string(name))
            return std::to_string(at.largest[static_cast<std::size_t>(a)]);
    return "";
}

} // namespace

std::string csv_text(const report &of)
{
    std::string text =
        "routine,form,options,beta,sizes,n,m,k,nrhs,batch_request,batch,device,outcome,seconds,seconds_q1,seconds_q3,"
        "gflops,gbytes_per_s,roof_gflops,roof_percent,speedup,error_ratio,joules,watts,gflops_per_watt,powerup,"
        "greenup\n";
    for (const table &t : of.tables)
        for (const point &at : t.points)
            for (std::size_t o = 0; o < at.results.size(); ++o) {
                const result &r = at.results[o];
                const bool timed = r.is_timed();
                const auto if_timed = [&](double x) { return timed ? std::optional<double>(x) : std::nullopt; };
                const auto share = roof_share(of, t.of, at, r);
                const double roof = roof_gflops(of, t.of, at);
                std::vector<std::string> fields = {t.of.routine->name,
                                                   t.of.form_name(),
                                                   options_text(t.of),
                                                   t.of.has_argument("beta") ? print("%g", t.of.beta) : "",
                                                   t.of.varies() ? t.of.spread.name : "fixed",
                                                   std::to_string(at.n)};
                for (const char *name : {"m", "k", "nrhs"})
                    fields.push_back(size_text(t.of, at, name));
                fields.push_back(t.of.batch.text());
                fields.push_back(std::to_string(at.batch));
                fields.push_back(of.opponents[o].device);
                fields.push_back(outcome_name(r.state));
                fields.push_back(number(if_timed(r.time())));
                fields.push_back(number(if_timed(quantile(r.seconds, 0.25))));
                fields.push_back(number(if_timed(quantile(r.seconds, 0.75))));
                fields.push_back(number(if_timed(at.gflops(r))));
                fields.push_back(number(if_timed(at.gbytes(r))));
                fields.push_back(number(roof > 0 ? std::optional<double>(roof) : std::nullopt));
                fields.push_back(number(share ? std::optional<double>(100 * *share) : std::nullopt));
                fields.push_back(number(at.speedup(o)));
                fields.push_back(number(if_timed(r.ratio)));
                fields.push_back(r.watts ? number(r.joules()) : "n/a");
                fields.push_back(r.watts ? number(r.watts) : "n/a");
                fields.push_back(r.watts ? number(at.efficiency(r)) : "n/a");
                fields.push_back(r.watts ? number(at.powerup(o)) : "n/a");
                fields.push_back(r.watts ? number(at.greenup(o)) : "n/a");
                for (std::size_t f = 0; f < fields.size(); ++f)
                    text += (f == 0 ? "" : ",") + quoted(fields[f]);
                text += "\n";
            }
    return text;
}

} // namespace bench
