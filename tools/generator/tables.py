# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""The registry as C tables, the loader's function table and forwarding entries, the symbol list."""

from .registry import FORMS, PRECISIONS
from .text import notice, wrap_list

SERVICES = (
    "bblas_version", "bblas_status_string", "bblas_last_error", "bblas_queue_create", "bblas_queue_adopt", "bblas_queue_destroy",
    "bblas_queue_synchronize", "bblas_queue_name", "bblas_malloc", "bblas_free", "bblas_upload", "bblas_download",
    "bblas_set_pointers", "bblas_workspace_query_begin", "bblas_workspace_query_end", "bblas_queue_set_workspace",
)  # fmt: skip
VALUE_MEMBER = {"VALUE": "i", "BOUND": "i", "LD": "i", "STRIDE": "l", "BATCH_COUNT": "l"}
INTEGERS = {"min": "smaller", "max": "larger", "abs": "magnitude"}
DOUBLES = {"min": "fmin", "max": "fmax", "abs": "fabs"}


def symbols(routines):
    for r in routines:
        for form in FORMS:
            for letter in r.types:
                yield r, letter, form, r.symbol(letter, form)


class Functions:
    """C functions for the formulas of one routine; equal formulas share one."""

    def __init__(self, routine):
        self.routine = routine
        self.index = {a.name: i for i, a in enumerate(routine.arguments)}
        self.known = {}
        self.source = []

    def name(self, suffix, c_type, formula):
        key = (c_type, formula.text)
        if key not in self.known:
            self.known[key] = f"{self.routine.stem}_{suffix}"
            self.emit(self.known[key], c_type, formula)
        return self.known[key]

    def emit(self, name, c_type, formula):
        number = "double" if c_type == "double" else "int64_t"
        self.source += [f"static {c_type} {name}(const int64_t *v)", "{"]
        names = [n for n in self.index if n in formula.names]
        for n in names:
            self.source.append(f"    const {number} {n} = {'(double)' if number == 'double' else ''}v[{self.index[n]}];")
        if not names:
            self.source.append("    (void)v;")
        self.source += [f"    return {formula.to_c(functions=DOUBLES if number == 'double' else INTEGERS)};", "}\n"]


def argument_row(argument, functions):
    a = argument
    kind = "OPTION" if a.is_option else a.kind.upper()
    row = [f'.name = "{a.name}"', f".kind = BBLAS_{kind}"]
    if a.is_option:
        lists = [", ".join("Bblas" + v for v in values) for values in (a.real_values, a.values)]
        row.append(".options = {" + ", ".join(f"(const int[]){{{v}, 0}}" for v in lists) + "}")
    if a.constraint:
        row.append(f".valid = {functions.name('valid_' + a.name, 'bool', a.constraint)}")
    if a.kind == "scalar" or a.is_operand:
        row.append(f".element = BBLAS_ELEMENT_{a.element.upper()}")
    if a.is_operand:
        row.append(f".access = BBLAS_{a.access.upper()}")
        row.append(f".part = BBLAS_{a.part.upper()}, .input_part = BBLAS_{a.input_part.upper()}")
        row.append(f".rows = {functions.name('rows_' + a.name, 'int64_t', a.rows)}")
        row.append(f".input_rows = {functions.name('input_rows_' + a.name, 'int64_t', a.input_rows)}")
        if a.cols:
            row.append(f".cols = {functions.name('cols_' + a.name, 'int64_t', a.cols)}")
            row.append(f".input_cols = {functions.name('input_cols_' + a.name, 'int64_t', a.input_cols)}")
        if a.hermitian:
            row.append(".hermitian = true")
        if a.positive_increment:
            row.append(".positive_increment = true")
    return wrap_list("    {", row, "},")


def stem_table(routine):
    functions = Functions(routine)
    index = functions.index
    arguments = [argument_row(a, functions) for a in routine.arguments]
    quick = functions.name("quick_return", "bool", routine.quick_return)
    costs = {k: functions.name(k, "double", f) for k, f in routine.costs.items()}
    out = [f"/* {routine.stem} */\n", *functions.source]
    out += [f"static const struct bblas_argument {routine.stem}_arguments[] = {{", *arguments, "};\n"]
    for form in FORMS:
        rows = [
            f'{{"{p.name}", BBLAS_ROLE_{p.role}, {index[p.argument.name] if p.argument else -1}}}' for p in routine.parameters(form)
        ]
        out += [f"static const struct bblas_parameter {routine.stem}_{form}_parameters[] = {{", wrap_list("    ", rows, ""), "};\n"]
    counts = ", ".join(str(len(routine.parameters(form))) for form in FORMS)
    out += [
        f"static const struct bblas_stem {routine.stem}_stem = {{",
        f'    .name = "{routine.stem}", .group = "{routine.group}", .types = "{routine.types}",',
        f"    .n_arguments = {len(arguments)}, .arguments = {routine.stem}_arguments,",
        f"    .n_parameters = {{{counts}}},",
        wrap_list("    .parameters = {", [f"{routine.stem}_{form}_parameters" for form in FORMS], "},"),
        f"    .has_info = {'true' if routine.info else 'false'}, .quick_return = {quick},",
        wrap_list("    ", [f".{k} = {f}" for k, f in costs.items()], ","),
        "};\n",
    ]
    for form in FORMS:
        for letter in routine.types:
            parameters = routine.parameters(form)
            values = [f"v[{i}].{VALUE_MEMBER.get(p.role, 'p')}" for i, p in enumerate(parameters)]
            symbol = routine.symbol(letter, form)
            out += [
                f"static int call_{routine.names[letter]}_{form}(bblas_function f, const union bblas_value *v)",
                "{",
                wrap_list(f"    return ((__typeof__(&{symbol}))f)(", values, ");", indent=8),
                "}\n",
            ]
    return "\n".join(out)


def registry_source(routines):
    out = [
        notice("/*", "api/routines/"),
        "#include <bblas.h>\n#include <math.h>\n#include <routine.h>\n",
        "static inline int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }",
        "static inline int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }",
        "static inline int64_t magnitude(int64_t a) { return a < 0 ? -a : a; }\n",
        *(stem_table(r) for r in routines),
        "const struct bblas_routine bblas_routines[] = {",
    ]
    for r in routines:
        for letter in r.types:
            name = r.names[letter]
            symbols_list = ", ".join(f'"{r.symbol(letter, form)}"' for form in FORMS)
            calls = ", ".join(f"call_{name}_{form}" for form in FORMS)
            out += [f'    {{"{name}", \'{letter}\', &{r.stem}_stem,', f"     {{{symbols_list}}},", f"     {{{calls}}}}},"]
    out += ["};\n", "const size_t bblas_routine_count = sizeof bblas_routines / sizeof bblas_routines[0];"]
    return "\n".join(out) + "\n"


def table_header(routines):
    members = "\n".join(f"    __typeof__(&{s}) {s};" for *_, s in symbols(routines))
    return (
        notice("/*", "api/routines/")
        + f"""\
/** @file
 * A function pointer for each routine of the standard, and where to find its name. */
#ifndef BBLAS_TABLE_H
#define BBLAS_TABLE_H

#include <bblas.h>

struct bblas_table {{
{members}
}};

struct bblas_table_entry {{
    const char *symbol;
    size_t offset; /**< of the pointer in struct bblas_table */
}};

extern const struct bblas_table_entry bblas_table_entries[];
extern const size_t bblas_table_size;

#endif
"""
    )


def table_source(routines):
    rows = "\n".join(f'    {{"{s}", offsetof(struct bblas_table, {s})}},' for *_, s in symbols(routines))
    return notice("/*", "api/routines/") + f"""\
#include <table.h>

const struct bblas_table_entry bblas_table_entries[] = {{
{rows}
}};

const size_t bblas_table_size = sizeof bblas_table_entries / sizeof bblas_table_entries[0];
"""


def forward_source(routines):
    out = [notice("/*", "api/routines/"), "#include <forward.h>\n"]
    for r, letter, form, symbol in symbols(routines):
        parameters = r.parameters(form)
        names = [p.name for p in parameters]
        out += [
            wrap_list(f"int {symbol}(", [p.declare(PRECISIONS[letter]) for p in parameters], ")", indent=4),
            "{",
            wrap_list(f"    return BBLAS_FORWARD({symbol}, {len(names)}, ", ["queue", *names[:-1]], ");", indent=8),
            "}\n",
        ]
    return "\n".join(out)


def stem_list(routines):
    rows = " \\\n".join(f"    X({r.stem})" for r in routines)
    return notice("/*", "api/routines/") + f"""\
/** @file
 * Every stem, for lists that have a row a routine: BBLAS_STEMS(X) is X(asum) X(axpy) ... */
#ifndef BBLAS_STEMS_H
#define BBLAS_STEMS_H

#define BBLAS_STEMS(X) \\
{rows}

#endif
"""


def services_header():
    members = "\n".join(f"    __typeof__(&{name}) {name[6:]};" for name in SERVICES)
    rows = " \\\n".join(f"    X({name[6:]})" for name in SERVICES)
    return f"""{notice("/*", "tools/generator/tables.py")}/** @file
 * The calls of bblas.h that are no routines, which every implementation exports. */
#ifndef BBLAS_SERVICES_H
#define BBLAS_SERVICES_H

#include <bblas.h>

/** Their addresses. Members are named after the calls, less the prefix. */
struct bblas_services {{
{members}
}};

/** The same list: BBLAS_SERVICES(X) is X(version) X(status_string) ... */
#define BBLAS_SERVICES(X) \\
{rows}

#endif
"""


def symbol_list(routines):
    names = sorted([*SERVICES, *(s for *_, s in symbols(routines))])
    return "".join(f"{name}\n" for name in names)


def version_script(routines):
    names = "\n".join(f"        {name};" for name in symbol_list(routines).split())
    return notice("#", "api/routines/") + f"BBLAS_0 {{\n    global:\n{names}\n    local:\n        *;\n}};\n"


def files(routines):
    return {
        "registry.c": registry_source(routines),
        "table.h": table_header(routines),
        "table.c": table_source(routines),
        "forward.c": forward_source(routines),
        "services.h": services_header(),
        "stems.h": stem_list(routines),
        "symbols.txt": symbol_list(routines),
        "symbols.map": version_script(routines),
    }
