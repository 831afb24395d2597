// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "refusal.hpp"
#include "report.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bench {

namespace {

// Of a panel, in pixels.
constexpr double panel_width = 600;
constexpr double plot_height = 330; // without title and legend
constexpr double left = 64;
constexpr double right = 20;
constexpr double title_height = 34;
constexpr double legend_line = 18;
constexpr double bottom = 46;
constexpr double margin = 8;

/// Colours that tell apart for all kinds of sight (Okabe and Ito, 2008), and stand out on white and on black.
const char *const colours[] = {"#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6BB1", "#7F7F7F"};
constexpr std::size_t colour_count = sizeof colours / sizeof *colours;

/// Attributes serve every reader of SVG; the style sheet is for those that know dark screens.
const char *const style = "<style>@media (prefers-color-scheme: dark) {"
                          " .paper { fill: #0d1117 } .ink { fill: #d0d7de } .faint { fill: #9198a1 }"
                          " .grid { stroke: #2b323b } .frame, .roof { stroke: #9198a1 } }</style>\n";

const char *const roof_stroke = "stroke=\"#59636e\" stroke-width=\"1.5\" stroke-dasharray=\"5 3\"";

std::string escaped(const std::string &text)
{
    std::string result;
    for (const char c : text)
        result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
    return result;
}

/// A logarithmic axis from pixel `begin` to pixel `end`.
struct axis {
    double least;
    double most;
    double begin;
    double end;

    double at(double x) const
    {
        return begin + (end - begin) * (std::log(x) - std::log(least)) / (std::log(most) - std::log(least));
    }
};

/// The legend: opponents, and the roof behind them, in as many lines as they need.
struct legend {
    struct entry {
        std::string name;
        double x;
        double y;
    };
    std::vector<entry> entries;
    double bottom; // and top of the plot

    explicit legend(const report &of)
    {
        double x = left;
        double y = title_height + legend_line / 2;
        const auto add = [&](const std::string &name) {
            const double width = 28 + 6.7 * static_cast<double>(name.size());
            if (x > left && x + width > panel_width - right) {
                x = left;
                y += legend_line;
            }
            entries.push_back({name, x, y});
            x += width + 18;
        };
        for (const opponent &one : of.opponents)
            add(one.short_name());
        if (of.limits)
            add("roof");
        bottom = y + legend_line + 8;
    }
};

/// One panel.
class panel {
  public:
    panel(const report &of, const table &one, const legend &key, double x, double y)
        : report_(of), table_(one), legend_(key), height_(key.bottom + plot_height), x_(x), y_(y)
    {
        has_flops_ = std::any_of(one.points.begin(), one.points.end(), [](const point &p) { return p.flops > 0; });
    }

    std::string svg()
    {
        text_ = print("<g transform=\"translate(%g %g)\">\n", x_, y_);
        add_title();
        if (find_ranges()) {
            add_grid();
            add_roof();
            for (std::size_t o = 0; o < report_.opponents.size(); ++o)
                add_curve(o);
        } else {
            text_ += print(
                "<text class=\"faint\" x=\"%g\" y=\"%g\" text-anchor=\"middle\" fill=\"#59636e\">nothing was measured</text>\n",
                panel_width / 2, height_ / 2);
        }
        return text_ + "</g>\n";
    }

  private:
    double value(const point &at, const result &r) const { return has_flops_ ? at.gflops(r) : at.gbytes(r); }
    double roof(const point &at) const
    {
        return has_flops_ ? roof_gflops(report_, table_.of, at) : report_.limits ? report_.limits->copy_gbytes : 0;
    }

    bool find_ranges()
    {
        double least = std::numeric_limits<double>::infinity();
        double most = 0;
        double first = least;
        double last = 0;
        bool any = false;
        for (const point &at : table_.points) {
            first = std::min(first, static_cast<double>(at.n));
            last = std::max(last, static_cast<double>(at.n));
            std::vector<double> shown = {roof(at)};
            for (const result &r : at.results)
                shown.push_back(value(at, r));
            for (std::size_t s = 0; s < shown.size(); ++s)
                if (shown[s] > 0 && std::isfinite(shown[s])) {
                    least = std::min(least, shown[s]);
                    most = std::max(most, shown[s]);
                    any = any || s > 0;
                }
        }
        if (!any)
            return false;
        horizontal_ = {first / 1.08, last * 1.08, left, panel_width - right};
        vertical_ = {least / 1.2, most * 1.2, height_ - bottom, legend_.bottom};
        if (vertical_.most / vertical_.least < 4) { // a flat curve is to look flat
            vertical_.most *= 2;
            vertical_.least /= 2;
        }
        return true;
    }

    void add_title()
    {
        const std::string title = table_.of.title();
        const double size = std::min(13.0, 13.0 * 82 / static_cast<double>(std::max<std::size_t>(title.size(), 1)));
        text_ +=
            print("<text class=\"ink\" x=\"%g\" y=\"22\" font-size=\"%.3g\" font-weight=\"bold\" fill=\"#1f2328\">%s</text>\n",
                  left, size, escaped(title).c_str());
        for (std::size_t e = 0; e < legend_.entries.size(); ++e) {
            const legend::entry &one = legend_.entries[e];
            if (e < report_.opponents.size())
                text_ +=
                    print("<path d=\"M%g %gh22\" stroke=\"%s\" stroke-width=\"2\"/>", one.x, one.y, colours[e % colour_count]) +
                    marker(e, one.x + 11, one.y);
            else
                text_ += print("<path class=\"roof\" d=\"M%g %gh22\" %s/>", one.x, one.y, roof_stroke);
            text_ += print("<text class=\"ink\" x=\"%g\" y=\"%g\" fill=\"#1f2328\">%s</text>\n", one.x + 28, one.y + 4,
                           escaped(one.name).c_str());
        }
    }

    void add_line(double x0, double y0, double x1, double y1, const char *kind)
    {
        text_ += print("<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\" fill=\"none\"/>\n", kind, x0, y0, x1, y1,
                       kind == std::string("grid") ? "#e2e6ea" : "#59636e");
    }

    void add_label(double x, double y, const char *anchor, const std::string &label)
    {
        text_ += print("<text class=\"faint\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#59636e\">%s</text>\n", x, y,
                       anchor, label.c_str());
    }

    /// The sizes themselves while there is room, else powers of two.
    std::vector<double> horizontal_ticks() const
    {
        std::vector<double> ticks;
        for (const point &at : table_.points) {
            const double n = static_cast<double>(at.n);
            if (ticks.empty() || horizontal_.at(n) - horizontal_.at(ticks.back()) >= 30)
                ticks.push_back(n);
        }
        if (ticks.size() == table_.points.size())
            return ticks;
        ticks.clear();
        for (double n = 1; n <= horizontal_.most; n *= 2)
            if (n >= horizontal_.least)
                ticks.push_back(n);
        return ticks;
    }

    void add_grid()
    {
        for (const double n : horizontal_ticks()) {
            add_line(horizontal_.at(n), vertical_.begin, horizontal_.at(n), vertical_.end, "grid");
            add_label(horizontal_.at(n), vertical_.begin + 18, "middle", print("%g", n));
        }
        // 1, 2, 5 in each decade; with many decades only 1.
        const bool many = vertical_.most / vertical_.least > 2e3;
        for (double decade = std::pow(10, std::floor(std::log10(vertical_.least))); decade <= vertical_.most; decade *= 10)
            for (const double factor : {1.0, 2.0, 5.0}) {
                const double y = decade * factor;
                if (y < vertical_.least || y > vertical_.most || (many && factor > 1))
                    continue;
                add_line(horizontal_.begin, vertical_.at(y), horizontal_.end, vertical_.at(y), "grid");
                add_label(horizontal_.begin - 8, vertical_.at(y) + 4, "end", print("%g", y));
            }
        add_line(horizontal_.begin, vertical_.begin, horizontal_.end, vertical_.begin, "frame");
        add_line(horizontal_.begin, vertical_.begin, horizontal_.begin, vertical_.end, "frame");
        add_label((horizontal_.begin + horizontal_.end) / 2, height_ - 8, "middle", table_.of.varies() ? "largest n" : "n");
        text_ += print("<text class=\"faint\" transform=\"translate(16 %.1f) rotate(-90)\" text-anchor=\"middle\" "
                       "fill=\"#59636e\">%s</text>\n",
                       (vertical_.begin + vertical_.end) / 2, has_flops_ ? "GF/s" : "GB/s");
    }

    void add_roof()
    {
        std::string path;
        for (const point &at : table_.points)
            if (roof(at) > 0)
                path += print("%s%.1f %.1f", path.empty() ? "M" : "L", horizontal_.at(static_cast<double>(at.n)),
                              vertical_.at(roof(at)));
        if (!path.empty())
            text_ += print("<path class=\"roof\" d=\"%s\" fill=\"none\" %s/>\n", path.c_str(), roof_stroke);
    }

    static std::string marker(std::size_t opponent, double x, double y)
    {
        const char *const colour = colours[opponent % colour_count];
        switch (opponent % 4) {
        case 0:
            return print("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\" fill=\"%s\"/>", x, y, colour);
        case 1:
            return print("<rect x=\"%.1f\" y=\"%.1f\" width=\"6.4\" height=\"6.4\" fill=\"%s\"/>", x - 3.2, y - 3.2, colour);
        case 2:
            return print("<path d=\"M%.1f %.1fl4 7h-8z\" fill=\"%s\"/>", x, y - 4.4, colour);
        default:
            return print("<path d=\"M%.1f %.1fl4.4 4.4l-4.4 4.4l-4.4 -4.4z\" fill=\"%s\"/>", x, y - 4.4, colour);
        }
    }

    void add_curve(std::size_t opponent)
    {
        const char *const colour = colours[opponent % colour_count];
        std::string path;
        std::string markers;
        bool is_open = false;
        for (const point &at : table_.points) {
            const result &r = at.results[opponent];
            if (!(value(at, r) > 0)) {
                is_open = false; // nothing to connect over a gap
                continue;
            }
            const double x = horizontal_.at(static_cast<double>(at.n));
            path += print("%s%.1f %.1f", is_open ? "L" : "M", x, vertical_.at(value(at, r)));
            is_open = true;
            // The quartiles.
            const double work = 1e-9 * (has_flops_ ? at.flops : at.bytes);
            const double low = std::max(work / quantile(r.seconds, 0.75), vertical_.least);
            const double high = std::min(work / quantile(r.seconds, 0.25), vertical_.most);
            markers += print("<path d=\"M%.1f %.1fV%.1f\" stroke=\"%s\" stroke-width=\"1\"/>", x, vertical_.at(low),
                             vertical_.at(high), colour) +
                       marker(opponent, x, vertical_.at(value(at, r))) + "\n";
        }
        if (!path.empty())
            text_ += print("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\n",
                           path.c_str(), colour) +
                     markers;
    }

    const report &report_;
    const table &table_;
    const legend &legend_;
    double height_;
    double x_;
    double y_;
    bool has_flops_;
    axis horizontal_ = {1, 2, 0, 1};
    axis vertical_ = {1, 2, 0, 1};
    std::string text_;
};

} // namespace

std::string svg_text(const report &of)
{
    const std::size_t count = std::max<std::size_t>(of.tables.size(), 1);
    const std::size_t columns = count == 1 ? 1 : 2;
    const std::size_t rows = (count + columns - 1) / columns;
    const legend key(of);
    const double panel_height = key.bottom + plot_height;
    const double width = 2 * margin + panel_width * static_cast<double>(columns);
    const double height = 2 * margin + panel_height * static_cast<double>(rows);
    std::string text = print("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\" viewBox=\"0 0 %g %g\" "
                             "font-family=\"sans-serif\" font-size=\"12\">\n",
                             width, height, width, height);
    text += style + print("<rect class=\"paper\" width=\"%g\" height=\"%g\" fill=\"#ffffff\"/>\n", width, height);
    for (std::size_t t = 0; t < of.tables.size(); ++t)
        text += panel(of, of.tables[t], key, margin + panel_width * static_cast<double>(t % columns),
                      margin + panel_height * static_cast<double>(t / columns))
                    .svg();
    return text + "</svg>\n";
}

} // namespace bench
