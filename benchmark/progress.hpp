// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// A bar that shows how far a run is, where standard error is a terminal.
#ifndef BENCHMARK_PROGRESS_HPP
#define BENCHMARK_PROGRESS_HPP

#include <cstddef>
#include <string>

namespace bench {

class progress {
  public:
    /// `total` steps are to come.
    explicit progress(std::size_t total);
    ~progress();
    progress(const progress &) = delete;
    progress &operator=(const progress &) = delete;

    /// One more step is done.
    void advance() { ++done_; }
    /// Draws, with what is going on.
    void show(const std::string &what);
    /// Makes room for other output.
    void clear();

  private:
    std::size_t total_;
    std::size_t done_ = 0;
    bool is_shown_;
    bool is_drawn_ = false;
    double last_ = 0; ///< when it was drawn
};

} // namespace bench

#endif
