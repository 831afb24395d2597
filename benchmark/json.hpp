// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// JSON (RFC 8259): written in the report, and read again for a comparison.
#ifndef BENCHMARK_JSON_HPP
#define BENCHMARK_JSON_HPP

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bench::json {

class value;
using array = std::vector<value>;
/// Members keep their order.
using object = std::vector<std::pair<std::string, value>>;

class value {
  public:
    value() : content_(nullptr) {}
    value(bool b) : content_(b) {}
    value(double number) : content_(number) {}
    value(int number) : content_(static_cast<double>(number)) {}
    value(std::int64_t number) : content_(static_cast<double>(number)) {}
    value(const char *text) : content_(std::string(text)) {}
    value(std::string text) : content_(std::move(text)) {}
    value(array elements) : content_(std::move(elements)) {}
    value(object members) : content_(std::move(members)) {}

    bool is_null() const { return std::holds_alternative<std::nullptr_t>(content_); }
    /// The content; a refusal where it is of another kind.
    double number() const;
    const std::string &text() const;
    const array &elements() const;
    const object &members() const;
    /// The member of that name; null where there is none.
    const value &operator[](const std::string &name) const;

    /// With line breaks and indentation; arrays of numbers stay on a line. Numbers that are not finite become null.
    std::string write() const;

  private:
    void write(std::string *to, int depth) const;

    std::variant<std::nullptr_t, bool, double, std::string, array, object> content_;
};

/// Reads a whole text; `name` is what a refusal calls it.
value read(const std::string &text, const std::string &name);

} // namespace bench::json

#endif
