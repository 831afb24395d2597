// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What a run has found, as text to read and as files to compute with.
#ifndef BENCHMARK_REPORT_HPP
#define BENCHMARK_REPORT_HPP

#include "result.hpp"

#include <string>

namespace bench {

/// Version of the JSON and CSV files: rises when a member or a column changes its meaning or goes.
constexpr int schema_version = 1;

/// The opponents and the roofs, in a few lines.
std::string heading_text(const report &of);
/// One table; see docs/benchmark.md for the columns.
std::string table_text(const report &of, const table &one);

std::string csv_text(const report &of);
std::string json_text(const report &of);
/// A panel for each table: GF/s (GB/s where there are no flops) over n, a curve for each opponent, and the roof.
std::string svg_text(const report &of);

/// Refuses a file that cannot be written, before the run.
void require_writable(const std::string &option, const std::string &path);
/// Writes the file, all of it or nothing.
void write_file(const std::string &path, const std::string &text);
/// Writes the picture, as SVG or as PNG by the ending of the path; "" or why it could not be converted to PNG.
std::string write_plot(const std::string &path, const std::string &svg);

} // namespace bench

#endif
