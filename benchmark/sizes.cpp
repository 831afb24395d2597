// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "sizes.hpp"

#include "refusal.hpp"

#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <sstream>

namespace bench {

namespace {

constexpr std::int64_t largest_size = 1 << 20;

} // namespace

std::vector<std::string> split(const std::string &option, const std::string &text)
{
    std::vector<std::string> words;
    std::size_t start = 0;
    for (;;) {
        const std::size_t end = text.find(',', start);
        words.push_back(text.substr(start, end - start));
        if (words.back().empty())
            throw refusal(option + " '" + text + "' has an empty entry");
        if (end == std::string::npos)
            return words;
        start = end + 1;
    }
}

std::int64_t parse_integer(const std::string &option, const std::string &text, std::int64_t least, std::int64_t most)
{
    char *end = nullptr;
    errno = 0;
    const long long value = std::strtoll(text.c_str(), &end, 10);
    if (text.empty() || !(std::isdigit(static_cast<unsigned char>(text[0]))) || *end != '\0' || errno != 0 || value < least ||
        value > most)
        throw refusal(print("%s '%s' is not a whole number from %lld to %lld", option.c_str(), text.c_str(),
                            static_cast<long long>(least), static_cast<long long>(most)));
    return value;
}

double parse_number(const std::string &option, const std::string &text, double least)
{
    char *end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(value) || value < least)
        throw refusal(option + " '" + text + "' is not a number" +
                      (least > -std::numeric_limits<double>::max() ? print(" of at least %g", least) : ""));
    return value;
}

std::int64_t parse_bytes(const std::string &option, const std::string &text)
{
    const std::string units = "KMG";
    const std::size_t unit = text.empty() ? std::string::npos : units.find(text.back());
    const std::int64_t scale = unit == std::string::npos ? 1 : std::int64_t{1} << (10 * (unit + 1));
    const std::string number = unit == std::string::npos ? text : text.substr(0, text.size() - 1);
    try {
        return scale * parse_integer(option, number, 1, (std::int64_t{1} << 40) / scale);
    } catch (const refusal &) {
        throw refusal(option + " '" + text + "' is not a number of bytes such as 64M, at most 1024G");
    }
}

std::vector<std::int64_t> parse_sizes(const std::string &option, const std::string &text)
{
    std::vector<std::int64_t> sizes;
    for (const std::string &word : split(option, text)) {
        std::vector<std::int64_t> parts;
        std::istringstream stream(word);
        for (std::string part; std::getline(stream, part, ':');)
            parts.push_back(parse_integer(option, part, 1, largest_size));
        if (parts.size() > 3 || word.back() == ':')
            throw refusal(option + " '" + word + "' is not a number, first:last or first:last:step");
        const std::int64_t last = parts.size() > 1 ? parts[1] : parts[0];
        if (last < parts[0])
            throw refusal(option + " '" + word + "' is empty");
        for (std::int64_t n = parts[0]; n <= last; n = parts.size() == 3 ? n + parts[2] : 2 * n)
            sizes.push_back(n);
    }
    return sizes;
}

std::int64_t relative_size::of(std::int64_t n) const
{
    const std::int64_t size = of_n ? factor * n / divisor : factor;
    return size > 0 ? size : 1;
}

std::string relative_size::text() const
{
    if (!of_n)
        return std::to_string(factor);
    return (factor == 1 ? "" : std::to_string(factor)) + "n" + (divisor == 1 ? "" : "/" + std::to_string(divisor));
}

relative_size parse_relative_size(const std::string &option, const std::string &text)
{
    relative_size size;
    size.given = true;
    const std::size_t n = text.find('n');
    size.of_n = n != std::string::npos;
    try {
        if (!size.of_n || n > 0)
            size.factor = parse_integer(option, text.substr(0, n), 1, largest_size);
        if (size.of_n && n + 1 < text.size()) {
            if (text[n + 1] != '/')
                throw refusal("");
            size.divisor = parse_integer(option, text.substr(n + 2), 1, largest_size);
        }
    } catch (const refusal &) {
        throw refusal(option + " '" + text + "' is not a size such as 8, n, 4n or n/2");
    }
    return size;
}

std::uint64_t random_numbers::bits()
{
    std::uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

std::int64_t random_numbers::integer(std::int64_t first, std::int64_t last)
{
    return first + static_cast<std::int64_t>(bits() % static_cast<std::uint64_t>(last - first + 1));
}

std::int64_t distribution::draw(std::int64_t n_max, random_numbers &random) const
{
    if (which == uniform)
        return random.integer(1, n_max);
    const bool is_large = random.bits() >> 63;
    const std::int64_t large = n_max - n_max / 8;
    const std::int64_t small = n_max / 8 > 0 ? n_max / 8 : 1;
    return is_large ? random.integer(large, n_max) : random.integer(1, small);
}

distribution parse_distribution(const std::string &option, const std::string &text)
{
    distribution result;
    result.name = text;
    if (text == "uniform")
        return result;
    if (text == "bimodal") {
        result.which = distribution::bimodal;
        return result;
    }
    result.which = distribution::from_file;
    std::ifstream file(text);
    if (!file)
        throw refusal(option + " '" + text + "' is neither uniform nor bimodal nor a file that can be read");
    std::vector<std::string> names;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        line = line.substr(0, line.find('#'));
        std::istringstream stream(line);
        std::vector<std::string> words;
        for (std::string word; stream >> word;)
            words.push_back(word);
        if (words.empty())
            continue;
        const bool is_header = names.empty() && std::isalpha(static_cast<unsigned char>(words[0][0]));
        if (is_header) {
            names = words;
            continue;
        }
        if (names.empty())
            names = {"n"};
        const std::string place = option + " " + text + ", line " + std::to_string(number) + ":";
        if (words.size() != names.size())
            throw refusal(place + " " + std::to_string(words.size()) + " numbers, not " + std::to_string(names.size()));
        std::map<std::string, std::int64_t> problem;
        for (std::size_t i = 0; i < words.size(); ++i)
            problem[names[i]] = parse_integer(place, words[i], 0, largest_size);
        result.problems.push_back(problem);
    }
    if (result.problems.empty())
        throw refusal(option + " '" + text + "' holds no sizes");
    return result;
}

} // namespace bench
