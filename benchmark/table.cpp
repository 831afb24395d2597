// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "refusal.hpp"
#include "report.hpp"

#include <algorithm>
#include <cmath>

namespace bench {

namespace {

/// Three significant digits or all before the point, without an exponent.
std::string number(double x)
{
    const double magnitude = std::abs(x);
    return print(magnitude >= 99.95 ? "%.0f" : magnitude >= 9.995 ? "%.1f" : magnitude >= 0.9995 ? "%.2f" : "%.3f", x);
}

std::string optional(const std::optional<double> &x, const char *format, double scale)
{
    return x ? print("%s%s", number(scale * *x).c_str(), format) : "n/a";
}

/// Half the distance between the quartiles, in percent of the median.
std::string spread(const result &of)
{
    const double half = (quantile(of.seconds, 0.75) - quantile(of.seconds, 0.25)) / 2;
    return of.time() > 0 ? print("%.0f", 100 * half / of.time()) : "";
}

/// Cells of one opponent.
class columns {
  public:
    columns(const report &of, const table &one) : report_(of), table_(one)
    {
        const auto is_idle = [](const point &p) { return p.flops <= 0; };
        const auto is_bound = [&](const point &p) { return is_bound_by_memory(of, one.of, p); };
        has_flops_ = !std::all_of(one.points.begin(), one.points.end(), is_idle);
        has_bytes_ = std::any_of(one.points.begin(), one.points.end(), is_bound);
    }

    std::vector<std::string> titles(bool is_first) const
    {
        std::vector<std::string> cells;
        if (has_flops_)
            cells.push_back("GF/s");
        if (has_bytes_)
            cells.push_back("GB/s");
        cells.push_back("+-%");
        if (report_.limits)
            cells.push_back("%roof");
        cells.push_back(has_flops_ ? "GF/s/W" : "J");
        if (!is_first)
            cells.push_back("ratio");
        return cells;
    }

    std::vector<std::string> cells(const point &at, std::size_t opponent) const
    {
        const result &r = at.results[opponent];
        if (!r.is_timed()) {
            std::vector<std::string> cells(titles(opponent == 0).size());
            cells[0] = r.state == outcome::unsupported ? "-" : r.state == outcome::wrong ? "WRONG" : "FAILED";
            return cells;
        }
        std::vector<std::string> cells;
        if (has_flops_)
            cells.push_back(number(at.gflops(r)));
        if (has_bytes_)
            cells.push_back(number(at.gbytes(r)));
        cells.push_back(spread(r));
        if (report_.limits)
            cells.push_back(optional(roof_share(report_, table_.of, at, r), "", 100));
        cells.push_back(optional(has_flops_ ? at.efficiency(r) : r.joules(), "", 1));
        if (opponent > 0)
            cells.push_back(optional(at.speedup(opponent), "x", 1));
        return cells;
    }

  private:
    const report &report_;
    const table &table_;
    bool has_flops_ = true;
    bool has_bytes_ = false;
};

/// Cells, right-aligned under each other; blocks[b] counts the cells of a block.
std::string align(const std::vector<std::vector<std::string>> &rows, const std::vector<std::string> &names,
                  const std::vector<std::size_t> &blocks)
{
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto &row : rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], row[c].size());
    std::size_t first = 0;
    for (std::size_t b = 0; b < blocks.size(); first += blocks[b++]) {
        std::size_t width = blocks[b] - 1;
        for (std::size_t c = first; c < first + blocks[b]; ++c)
            width += widths[c];
        if (width < names[b].size())
            widths[first] += names[b].size() - width;
    }
    const auto line = [&](const std::vector<std::string> &row) {
        std::string text;
        std::size_t c = 0;
        for (std::size_t b = 0; b < blocks.size(); ++b) {
            text += b == 0 ? "" : " |";
            for (std::size_t i = 0; i < blocks[b]; ++i, ++c)
                text += " " + std::string(widths[c] - row[c].size(), ' ') + row[c];
        }
        return text + "\n";
    };
    std::string text;
    std::size_t c = 0;
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        std::size_t width = blocks[b];
        for (std::size_t i = 0; i < blocks[b]; ++i)
            width += widths[c++];
        text += (b == 0 ? "" : " |") + std::string(" ") + names[b] + std::string(width - 1 - names[b].size(), ' ');
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
    for (const auto &row : rows)
        text += line(row);
    return text;
}

/// Power and energy against the first opponent, a line for each point; "" where no counter was there.
std::string energy_text(const report &of, const table &one)
{
    std::string text;
    for (const point &at : one.points)
        for (std::size_t o = 0; o < at.results.size(); ++o) {
            const result &r = at.results[o];
            if (!r.is_timed() || !r.watts)
                continue;
            text += print("  n = %lld, %s: %.3g J, %.3g W", static_cast<long long>(at.n), of.opponents[o].short_name().c_str(),
                          *r.joules(), *r.watts);
            const auto powerup = at.powerup(o);
            const auto greenup = at.greenup(o);
            if (o > 0 && powerup && greenup)
                text += print(", speedup %.2f, powerup %.2f, greenup %.2f", at.speedup(o).value_or(0), *powerup, *greenup);
            text += "\n";
        }
    return text.empty() ? "" : "  energy a call:\n" + text;
}

} // namespace

std::string heading_text(const report &of)
{
    std::string text;
    for (const opponent &o : of.opponents) {
        text += o.device + ": " + o.description + (o.version.empty() ? "" : ", interface " + o.version) +
                (o.library.empty() ? "" : ", " + o.library) + "\n";
        text += "  time by " + o.timer + "; energy " + (o.has_counter ? "by " + o.counter : "n/a: " + o.counter) + "\n";
    }
    if (of.limits) {
        text += print("roof: copy %s GB/s (%s)", number(of.limits->copy_gbytes).c_str(), of.limits->copy_by.c_str());
        for (const roof::peak &p : of.limits->peaks)
            text += p.gflops > 0 ? print("; %cgemm %s GF/s (%s)", p.type, number(p.gflops).c_str(), p.by.c_str())
                                 : print("; %cgemm n/a", p.type);
        text += "\n";
    }
    return text + "\n";
}

std::string table_text(const report &of, const table &one)
{
    std::string text = one.of.title() + "\n";
    if (!one.points.empty()) {
        const columns of_opponent(of, one);
        std::vector<std::string> names = {""};
        std::vector<std::size_t> blocks = {2};
        std::vector<std::vector<std::string>> rows = {{one.of.varies() ? "max n" : "n", "batch"}};
        for (const point &at : one.points)
            rows.push_back({std::to_string(at.n), std::to_string(at.batch)});
        for (std::size_t o = 0; o < of.opponents.size(); ++o) {
            const std::vector<std::string> titles = of_opponent.titles(o == 0);
            names.push_back(of.opponents[o].short_name());
            blocks.push_back(titles.size());
            rows[0].insert(rows[0].end(), titles.begin(), titles.end());
            for (std::size_t p = 0; p < one.points.size(); ++p) {
                const std::vector<std::string> cells = of_opponent.cells(one.points[p], o);
                rows[p + 1].insert(rows[p + 1].end(), cells.begin(), cells.end());
            }
        }
        text += align(rows, names, blocks);
    }
    for (const point &at : one.points)
        for (std::size_t o = 0; o < at.results.size(); ++o)
            if (!at.results[o].message.empty())
                text += print("  n = %lld, %s: %s: %s\n", static_cast<long long>(at.n), of.opponents[o].short_name().c_str(),
                              at.results[o].state == outcome::wrong ? "WRONG" : "FAILED", at.results[o].message.c_str());
    text += energy_text(of, one);
    for (const std::string &note : one.notes)
        text += "  " + note + "\n";
    return text + "\n";
}

} // namespace bench
