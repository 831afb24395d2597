// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "energy.hpp"

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

bool is_package(const std::filesystem::path &folder)
{
    std::ifstream stream(folder / "name");
    std::string name;
    return std::getline(stream, name) && name.compare(0, 7, "package") == 0;
}

} // namespace

std::string powercap_folder()
{
    const char *const folder = std::getenv("BBLAS_POWERCAP");
    return folder ? folder : "/sys/class/powercap";
}

std::unique_ptr<energy_counter> make_energy_counter(const device &of, std::string *reason)
{
    if (of.has_streams()) {
        *reason = "no energy counter for this device";
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
