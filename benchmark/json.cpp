// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "json.hpp"

#include "refusal.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace bench::json {

namespace {

template <class T> const T &get(const T *content, const char *what)
{
    if (!content)
        throw refusal(std::string("a value is not ") + what);
    return *content;
}

void write_text(std::string *to, const std::string &text)
{
    *to += '"';
    for (const char c : text)
        if (c == '"' || c == '\\')
            *to += {'\\', c};
        else if (static_cast<unsigned char>(c) < 0x20)
            *to += print("\\u%04x", static_cast<unsigned>(c));
        else
            *to += c;
    *to += '"';
}

/// A reader at some place of a text.
class reader {
  public:
    reader(const std::string &text, const std::string &name) : text_(text), name_(name) {}

    value whole()
    {
        value v = any(0);
        skip();
        if (at_ != text_.size())
            fail();
        return v;
    }

  private:
    [[noreturn]] void fail() const
    {
        const auto lines =
            std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(std::min(at_, text_.size())), '\n');
        throw refusal(name_ + ", line " + std::to_string(lines + 1) + ": this is not JSON");
    }

    void skip()
    {
        while (at_ < text_.size() && std::strchr(" \t\r\n", text_[at_]))
            ++at_;
    }

    /// Whether `word` comes next, which is then passed over.
    bool takes(const char *word)
    {
        skip();
        const std::size_t length = std::strlen(word);
        if (text_.compare(at_, length, word) != 0)
            return false;
        at_ += length;
        return true;
    }

    void need(const char *word)
    {
        if (!takes(word))
            fail();
    }

    value any(int depth)
    {
        if (depth > 100) // nobody means this, and the stack is finite
            fail();
        if (takes("null"))
            return value();
        if (takes("true"))
            return true;
        if (takes("false"))
            return false;
        if (takes("["))
            return elements(depth);
        if (takes("{"))
            return members(depth);
        if (takes("\""))
            return string();
        return number();
    }

    value elements(int depth)
    {
        array result;
        if (takes("]"))
            return result;
        do
            result.push_back(any(depth + 1));
        while (takes(","));
        need("]");
        return result;
    }

    value members(int depth)
    {
        object result;
        if (takes("}"))
            return result;
        do {
            need("\"");
            std::string name = string();
            need(":");
            result.emplace_back(std::move(name), any(depth + 1));
        } while (takes(","));
        need("}");
        return result;
    }

    std::string string()
    {
        std::string result;
        for (; at_ < text_.size() && text_[at_] != '"'; ++at_)
            if (text_[at_] == '\\')
                result += escaped();
            else
                result += text_[at_];
        if (at_++ >= text_.size())
            fail();
        return result;
    }

    /// What a backslash introduces. Beyond Latin-1 this program writes UTF-8 as it is, and needs no more.
    char escaped()
    {
        static const char letters[] = "\"\\/bfnrt";
        static const char meanings[] = "\"\\/\b\f\n\r\t";
        const char letter = ++at_ < text_.size() ? text_[at_] : '\0';
        const char *const found = letter ? std::strchr(letters, letter) : nullptr;
        if (found)
            return meanings[found - letters];
        unsigned code = 0;
        if (letter != 'u' || at_ + 4 >= text_.size() ||
            std::from_chars(&text_[at_ + 1], &text_[at_ + 5], code, 16).ptr != &text_[at_ + 5])
            fail();
        at_ += 4;
        return code < 0x80 ? static_cast<char>(code) : '?';
    }

    value number()
    {
        double result = 0;
        const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), result);
        if (error != std::errc())
            fail();
        at_ = static_cast<std::size_t>(end - text_.data());
        return result;
    }

    const std::string &text_;
    const std::string &name_;
    std::size_t at_ = 0;
};

} // namespace

double value::number() const
{
    return get(std::get_if<double>(&content_), "a number");
}

const std::string &value::text() const
{
    return get(std::get_if<std::string>(&content_), "a text");
}

const array &value::elements() const
{
    return get(std::get_if<array>(&content_), "an array");
}

const object &value::members() const
{
    return get(std::get_if<object>(&content_), "an object");
}

const value &value::operator[](const std::string &name) const
{
    static const value null;
    for (const auto &[member, content] : members())
        if (member == name)
            return content;
    return null;
}

void value::write(std::string *to, int depth) const
{
    const std::string line = "\n" + std::string(2 * static_cast<std::size_t>(depth + 1), ' ');
    const std::string last = "\n" + std::string(2 * static_cast<std::size_t>(depth), ' ');
    if (const double *const number = std::get_if<double>(&content_)) {
        char digits[32];
        *to += std::isfinite(*number) ? std::string(digits, std::to_chars(digits, digits + sizeof digits, *number).ptr) : "null";
    } else if (const bool *const truth = std::get_if<bool>(&content_)) {
        *to += *truth ? "true" : "false";
    } else if (const std::string *const text = std::get_if<std::string>(&content_)) {
        write_text(to, *text);
    } else if (const array *const elements = std::get_if<array>(&content_)) {
        const bool flat = std::all_of(elements->begin(), elements->end(), [](const value &v) {
            return std::holds_alternative<double>(v.content_) || std::holds_alternative<std::string>(v.content_);
        });
        *to += "[";
        for (std::size_t i = 0; i < elements->size(); ++i) {
            *to += i == 0 ? (flat ? "" : line) : flat ? ", " : "," + line;
            (*elements)[i].write(to, depth + 1);
        }
        *to += flat ? "]" : last + "]";
    } else if (const object *const members = std::get_if<object>(&content_)) {
        *to += "{";
        for (std::size_t i = 0; i < members->size(); ++i) {
            *to += (i == 0 ? "" : ",") + line;
            write_text(to, (*members)[i].first);
            *to += ": ";
            (*members)[i].second.write(to, depth + 1);
        }
        *to += members->empty() ? "}" : last + "}";
    } else {
        *to += "null";
    }
}

std::string value::write() const
{
    std::string text;
    write(&text, 0);
    return text + "\n";
}

value read(const std::string &text, const std::string &name)
{
    return reader(text, name).whole();
}

} // namespace bench::json
