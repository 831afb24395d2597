// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "log.hpp"

#include "settings.hpp"

#include <cstdio>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace compat {

namespace {

/// Calls of one function with one fate, by size.
using sizes = std::map<std::pair<std::array<std::int64_t, 3>, std::int64_t>, long long>;

class summary {
  public:
    void add(const char *function, const request &what, const char *reason)
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        calls_[{function, reason ? reason : ""}][{what.size, what.batch_count}]++;
    }

    ~summary()
    {
        for (const auto &[kind, of_sizes] : calls_)
            print(kind.first, kind.second, of_sizes);
    }

  private:
    static void print(const std::string &function, const std::string &reason, const sizes &of_sizes)
    {
        long long total = 0;
        std::string list;
        std::size_t shown = 0;
        for (const auto &[size, count] : of_sizes) {
            total += count;
            if (shown++ < most_sizes)
                list += (list.empty() ? " " : ", ") + text(size.first) + " (batch " + std::to_string(size.second) + ", " +
                        std::to_string(count) + "x)";
        }
        if (shown > most_sizes)
            list += ", and " + std::to_string(shown - most_sizes) + " other sizes";
        std::fprintf(stderr, "bblas: %s: %lld %s%s:%s\n", function.c_str(), total, reason.empty() ? "taken over" : "forwarded, ",
                     reason.c_str(), list.c_str());
    }

    static std::string text(const std::array<std::int64_t, 3> &size)
    {
        std::string joined;
        for (const std::int64_t part : size)
            if (part >= 0)
                joined += (joined.empty() ? "" : "x") + std::to_string(part);
        return joined.empty() ? "size below 0" : joined;
    }

    static constexpr std::size_t most_sizes = 16;

    std::mutex mutex_;
    std::map<std::pair<std::string, std::string>, sizes> calls_;
};

} // namespace

void count_call(const char *function, const request &what, const char *forwarded_because)
{
    if (!environment().prints_summary)
        return;
    static summary counted;
    counted.add(function, what, forwarded_because);
}

} // namespace compat
