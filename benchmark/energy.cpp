// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "energy.hpp"

#include "gpu.hpp"
#include "refusal.hpp"
#include "timer.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

namespace bench {

namespace {

/// Microjoules that a file holds; false where it cannot be read.
bool read_number(const std::filesystem::path &file, double *number)
{
    std::ifstream stream(file);
    return static_cast<bool>(stream >> *number);
}

/// RAPL: all processor packages of the machine, whatever runs on them.
class packages : public energy_counter {
  public:
    /// Adds the zone in `folder`; false where it may not be read.
    bool add(const std::filesystem::path &folder)
    {
        zone added = {folder / "energy_uj", 0, 0};
        if (!read_number(added.file, &added.last) || !read_number(folder / "max_energy_range_uj", &added.range))
            return false;
        zones_.push_back(added);
        return true;
    }

    double joules() override
    {
        for (zone &z : zones_) {
            double value = 0;
            if (!read_number(z.file, &value))
                continue;
            total_ += value < z.last ? value - z.last + z.range : value - z.last;
            z.last = value;
        }
        return 1e-6 * total_;
    }

    std::string name() const override { return "RAPL, " + std::to_string(zones_.size()) + " packages"; }

  private:
    struct zone {
        std::filesystem::path file;
        double last;  ///< microjoules
        double range; ///< where the counter starts again
    };
    std::vector<zone> zones_;
    double total_ = 0;
};

/// NVML: the whole board, whatever runs on it.
class board : public energy_counter {
  public:
    explicit board(const std::string &bus) : gpu_(bus), last_(gpu_.joules())
    {
        if (!last_)
            throw refusal("NVML does not count the energy of " + gpu_.name());
    }

    double joules() override
    {
        if (const auto now = gpu_.joules())
            last_ = now;
        return *last_;
    }

    std::string name() const override { return "NVML, the board"; }

  private:
    const gpu gpu_;
    std::optional<double> last_;
};

bool is_package(const std::filesystem::path &folder)
{
    std::ifstream stream(folder / "name");
    std::string name;
    return std::getline(stream, name) && name.compare(0, 7, "package") == 0;
}

} // namespace

namespace {

/// Runs `body` for `least` seconds, and on until the counter changes; how often. A counter that stands still is given up.
int run_until_change(energy_counter *counter, const std::function<void()> &body, double least, double *joules)
{
    constexpr double longest = 2;
    const double begin = now();
    for (int runs = 1;; ++runs) {
        const double before = *joules;
        body();
        *joules = counter->joules();
        const double lasted = now() - begin;
        if ((lasted >= least && *joules != before) || lasted >= longest)
            return runs;
    }
}

} // namespace

double joules_of(energy_counter *counter, const std::function<void()> &body)
{
    double first = counter->joules();
    run_until_change(counter, body, 0, &first);
    double last = first;
    const int runs = run_until_change(counter, body, 0.3, &last);
    return (last - first) / runs;
}

std::string powercap_folder()
{
    const char *const folder = std::getenv("BBLAS_POWERCAP");
    return folder ? folder : "/sys/class/powercap";
}

std::unique_ptr<energy_counter> make_energy_counter(const device &of, std::string *reason)
{
    if (of.stream())
        try {
            return std::make_unique<board>(of.stream()->bus());
        } catch (const refusal &failure) {
            *reason = failure.what();
            return nullptr;
        }
    auto counter = std::make_unique<packages>();
    bool any = false;
    bool all = true;
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(powercap_folder(), error))
        if (is_package(entry.path())) {
            all = counter->add(entry.path()) && all;
            any = true;
        }
    if (any && all)
        return counter;
    *reason = any ? "RAPL's counters in " + powercap_folder() + " may not be read" : "no RAPL counters in " + powercap_folder();
    return nullptr;
}

} // namespace bench
