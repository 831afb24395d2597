// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

/// @file
/// What is timed: a routine in a form with its options, over a range of n. One table, one picture.
#ifndef BENCHMARK_SERIES_HPP
#define BENCHMARK_SERIES_HPP

#include "sizes.hpp"

#include <routine.h>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bench {

/// Values of options, sizes and indexes at the index of their argument.
using values = std::array<std::int64_t, BBLAS_MAX_ARGUMENTS>;

/// How many problems a call has.
struct batch_request {
    std::int64_t count = 0; ///< 0: as many as fill the memory that is to be filled
    bool limited = false;   ///< no more than fit into that memory, on a host

    std::string text() const { return count == 0 ? "auto" : std::to_string(count); }
};

struct series {
    const bblas_routine *routine = nullptr;
    bblas_form form = BBLAS_BATCHED;
    values options = {};
    std::map<std::string, relative_size> sizes; ///< of sizes other than n; m and k are n where absent, nrhs is 1
    distribution spread;                        ///< of the variable-size form
    double alpha = 1;
    double beta = 0;
    batch_request batch;
    std::vector<std::int64_t> n; ///< nominal sizes: the largest ones in the variable-size form

    bool varies() const { return form == BBLAS_VBATCHED; }
    const char *form_name() const;
    /// Options as text, by the names of their arguments.
    std::map<std::string, std::string> option_texts() const;
    /// Routine, form, options, other sizes and batch in one line.
    std::string title() const;
    /// What a plot writes above a panel: the same without the options that are usual.
    bool has_argument(const std::string &name) const;

    /// The values of a problem of size n, valid for the routine. Sizes that the user gave and that do not fit are refused.
    values shape(std::int64_t n) const;
    /// The same for sizes by name, from a file.
    values shape(const std::map<std::string, std::int64_t> &by_name) const;
};

/// The routines whose name matches, with * and ? as in a shell. None is refused.
std::vector<const bblas_routine *> find_routines(const std::string &pattern);

/// The form of that name, such as "batched".
bblas_form find_form(const std::string &name);

/// Assignments such as uplo=lower.
using assignments = std::map<std::string, std::string>;
assignments parse_assignments(const std::string &option, const std::string &text);

/// Options of the routine: those assigned, for the rest the usual ones (lower, not transposed, left, not unit, general). An
/// assigned value that the routine does not allow is refused; a name that it lacks is passed over.
values choose_options(const bblas_routine &routine, const assignments &assigned);

/// Refuses an assignment to an option that none of the routines has.
void require_known(const assignments &assigned, const std::vector<const bblas_routine *> &routines);

} // namespace bench

#endif
