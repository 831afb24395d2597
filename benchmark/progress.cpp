// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "progress.hpp"

#include "timer.hpp"

#include <cstdio>
#include <unistd.h>

namespace bench {

progress::progress(std::size_t total) : total_(total), is_shown_(isatty(STDERR_FILENO) == 1) {}

progress::~progress()
{
    clear();
}

void progress::show(const std::string &what)
{
    constexpr int width = 30;
    // Ten times a second, so that drawing costs the opponents nothing.
    if (!is_shown_ || now() - last_ < 0.1)
        return;
    last_ = now();
    const int filled = total_ > 0 ? static_cast<int>(width * done_ / total_) : width;
    const std::string bar =
        std::string(static_cast<std::size_t>(filled), '#') + std::string(static_cast<std::size_t>(width - filled), '.');
    std::fprintf(stderr, "\r[%s] %zu/%zu %.60s\033[K", bar.c_str(), done_, total_, what.c_str());
    std::fflush(stderr);
    is_drawn_ = true;
}

void progress::clear()
{
    if (is_drawn_)
        std::fputs("\r\033[K", stderr);
    is_drawn_ = false;
}

} // namespace bench
