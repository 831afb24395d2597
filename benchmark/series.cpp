// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "series.hpp"

#include "refusal.hpp"

#include <bblas/types.h>

#include <algorithm>
#include <fnmatch.h>

namespace bench {

namespace {

const char *const form_names[BBLAS_FORMS] = {"batched", "strided_batched", "vbatched"};

struct option_value {
    int value;
    const char *name;
    const char *letter; ///< LAPACK's
};

/// The usual ones first.
const option_value option_values[] = {
    {BblasLower, "lower", "l"},     {BblasGeneral, "general", "g"}, {BblasUpper, "upper", "u"},
    {BblasNoTrans, "notrans", "n"}, {BblasTrans, "trans", "t"},     {BblasConjTrans, "conjtrans", "c"},
    {BblasNonUnit, "nonunit", "n"}, {BblasUnit, "unit", "u"},       {BblasLeft, "left", "l"},
    {BblasRight, "right", "r"},
};

const char *option_name(std::int64_t value)
{
    for (const option_value &o : option_values)
        if (o.value == value)
            return o.name;
    return "?";
}

bool allows(const bblas_routine &routine, int argument, int value)
{
    const bool is_complex = routine.type == 'c' || routine.type == 'z';
    for (const int *o = routine.stem->arguments[argument].options[is_complex]; *o; ++o)
        if (*o == value)
            return true;
    return false;
}

/// The usual value: of copies all of the matrix, else what stands first above.
int usual_option(const bblas_routine &routine, int argument)
{
    if (allows(routine, argument, BblasGeneral))
        return BblasGeneral;
    for (const option_value &o : option_values)
        if (allows(routine, argument, o.value))
            return o.value;
    return 0;
}

int find_option(const bblas_routine &routine, int argument, const std::string &text)
{
    std::string allowed;
    for (const option_value &o : option_values) {
        if (!allows(routine, argument, o.value))
            continue;
        if (text == o.name || text == o.letter)
            return o.value;
        allowed += (allowed.empty() ? "" : ", ") + std::string(o.name);
    }
    throw refusal(
        print("--options %s=%s: %s has %s", routine.stem->arguments[argument].name, text.c_str(), routine.name, allowed.c_str()));
}

} // namespace

const char *series::form_name() const
{
    return form_names[form];
}

std::map<std::string, std::string> series::option_texts() const
{
    std::map<std::string, std::string> texts;
    for (int a = 0; a < routine->stem->n_arguments; ++a)
        if (routine->stem->arguments[a].kind == BBLAS_OPTION)
            texts[routine->stem->arguments[a].name] = option_name(options[static_cast<std::size_t>(a)]);
    return texts;
}

bool series::has_argument(const std::string &name) const
{
    const bblas_stem &stem = *routine->stem;
    return std::any_of(stem.arguments, stem.arguments + stem.n_arguments,
                       [&](const bblas_argument &argument) { return name == argument.name; });
}

std::string series::title() const
{
    std::string text = std::string(routine->name) + "_" + form_name();
    for (int a = 0; a < routine->stem->n_arguments; ++a) {
        const bblas_argument &argument = routine->stem->arguments[a];
        const auto size = sizes.find(argument.name);
        if (argument.kind == BBLAS_OPTION)
            text += std::string(" ") + argument.name + "=" + option_name(options[static_cast<std::size_t>(a)]);
        else if (argument.kind == BBLAS_SIZE && size != sizes.end())
            text += std::string(" ") + argument.name + "=" + size->second.text();
    }
    if (has_argument("beta") && beta != 0)
        text += print(" beta=%g", beta);
    return text + (varies() ? ", sizes " + spread.name : "") + ", batch " + batch.text();
}

values series::shape(std::int64_t n) const
{
    const bblas_stem &stem = *routine->stem;
    values v = options;
    for (int a = 0; a < stem.n_arguments; ++a) {
        const bblas_argument &argument = stem.arguments[a];
        const std::string name = argument.name;
        const auto given = sizes.find(name);
        std::int64_t &value = v[static_cast<std::size_t>(a)];
        if (argument.kind == BBLAS_SIZE)
            value = given != sizes.end() ? given->second.of(n) : name == "nrhs" ? 1 : n;
        else if (argument.kind == BBLAS_INDEX) // of laswp: all rows, pivots one behind the other
            value = name == "k2" ? n : 1;
    }
    for (int a = 0; a < stem.n_arguments; ++a) {
        const bblas_argument &argument = stem.arguments[a];
        std::int64_t &value = v[static_cast<std::size_t>(a)];
        if (argument.kind != BBLAS_SIZE || !argument.valid)
            continue;
        const auto given = sizes.find(argument.name);
        if (given != sizes.end() && given->second.given && !argument.valid(v.data()))
            throw refusal(print("--%s %s is not valid for %s with n = %lld", argument.name, given->second.text().c_str(),
                                routine->name, static_cast<long long>(n)));
        while (value > 0 && !argument.valid(v.data()))
            --value;
    }
    return v;
}

values series::shape(const std::map<std::string, std::int64_t> &by_name) const
{
    const auto n = by_name.find("n");
    if (n == by_name.end())
        throw refusal("--sizes " + spread.name + " has no sizes of the name n");
    values v = shape(n->second);
    for (int a = 0; a < routine->stem->n_arguments; ++a) {
        const auto given = by_name.find(routine->stem->arguments[a].name);
        if (routine->stem->arguments[a].kind == BBLAS_SIZE && given != by_name.end())
            v[static_cast<std::size_t>(a)] = given->second;
    }
    for (int a = 0; a < routine->stem->n_arguments; ++a)
        if (routine->stem->arguments[a].valid && !routine->stem->arguments[a].valid(v.data()))
            throw refusal(print("--sizes %s: a problem's %s is not valid for %s", spread.name.c_str(),
                                routine->stem->arguments[a].name, routine->name));
    return v;
}

std::vector<const bblas_routine *> find_routines(const std::string &pattern)
{
    std::vector<const bblas_routine *> found;
    for (std::size_t r = 0; r < bblas_routine_count; ++r)
        if (fnmatch(pattern.c_str(), bblas_routines[r].name, 0) == 0)
            found.push_back(&bblas_routines[r]);
    if (found.empty())
        throw refusal("--routine " + pattern + ": there is no such routine; dgemm is one, 'd*' are many");
    return found;
}

bblas_form find_form(const std::string &name)
{
    for (int form = 0; form < BBLAS_FORMS; ++form)
        if (name == form_names[form])
            return static_cast<bblas_form>(form);
    throw refusal("--form " + name + " is not one of batched, strided_batched, vbatched");
}

assignments parse_assignments(const std::string &option, const std::string &text)
{
    assignments result;
    for (const std::string &word : split(option, text)) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == word.size())
            throw refusal(option + " '" + word + "' is not an assignment such as uplo=lower");
        result[word.substr(0, equals)] = word.substr(equals + 1);
    }
    return result;
}

values choose_options(const bblas_routine &routine, const assignments &assigned)
{
    values chosen = {};
    for (int a = 0; a < routine.stem->n_arguments; ++a) {
        if (routine.stem->arguments[a].kind != BBLAS_OPTION)
            continue;
        const auto found = assigned.find(routine.stem->arguments[a].name);
        chosen[static_cast<std::size_t>(a)] =
            found == assigned.end() ? usual_option(routine, a) : find_option(routine, a, found->second);
    }
    return chosen;
}

void require_known(const assignments &assigned, const std::vector<const bblas_routine *> &routines)
{
    for (const auto &[name, value] : assigned) {
        const bool known = std::any_of(routines.begin(), routines.end(), [&, &wanted = name](const bblas_routine *routine) {
            const bblas_argument *const first = routine->stem->arguments;
            return std::any_of(first, first + routine->stem->n_arguments,
                               [&](const bblas_argument &a) { return a.kind == BBLAS_OPTION && wanted == a.name; });
        });
        if (!known)
            throw refusal("--options " + name + "=" + value + ": none of the routines has an option " + name);
    }
}

} // namespace bench
