# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""api/generated/arguments/ and entries/: what lies between the C entry of an implementation and its driver."""

import re

from .registry import FORMS, PRECISIONS, Precision, join_declaration
from .text import notice, paragraph, wrap_list

T = Precision("T", "T", "real_t<T>")
INT64 = "std::int64_t"


def check_type(parameter):
    """Checks look at pointers and numbers alone: no precision, 64-bit arithmetic."""
    match parameter.role:
        case "VALUE" if parameter.argument.is_option:
            return parameter.c_type(T)
        case "VALUE" | "BOUND" | "LD" | "STRIDE" | "BATCH_COUNT":
            return INT64
    return "const void *"


def option_test(parameter, values):
    return " && ".join(f"{parameter.name} != Bblas{v}" for v in values)


def needed(routine, parameter, form):
    """Condition under which a call reads or writes the operand at all (rule E6)."""
    rename, unknown = {}, ()
    if form == "vbatched":
        rename = {a.name: "max_" + a.name for a in routine.of_kind("size")}
        unknown = [a.name for a in routine.of_kind("index")]
    terms = ["batch_count > 0"]
    quick = routine.quick_return.without(unknown)
    if quick:
        terms.append(f"!({quick.to_c(rename)})")
    argument = parameter.argument
    if argument and argument.is_operand and argument.kind != "result":
        for extent in (argument.rows, argument.cols):
            if extent and not extent.names & set(unknown):
                c = extent.to_c(rename)
                terms.append(f"({c}) > 0" if "?" in c else f"{c} > 0")
    return " && ".join(terms)


def host_tests(routine, form):
    """(parameter, condition that makes it invalid, what it must be), in the order of the prototype."""
    for p in routine.parameters(form):
        a = p.argument
        must = None
        match p.role:
            case "VALUE" if a.is_option:
                bad = option_test(p, a.values)
                if a.real_values != a.values:
                    bad = f"is_complex<T> ? {bad} : {option_test(p, a.real_values)}"
                must = "must be " + " or ".join(f"Bblas{v}" for v in a.real_values)
                if a.real_values != a.values:
                    must += " (complex: " + " or ".join(f"Bblas{v}" for v in a.values) + ")"
            case "VALUE":
                constraint = a.constraint
                if a.kind == "size":
                    bad = f"{p.name} < 0" + (f" || !({constraint.to_c()})" if constraint else "")
                    must = "must be at least 0" + (f", and {constraint.text}" if constraint else "")
                else:
                    bad, must = (f"!({constraint.to_c()})", f"must satisfy {constraint.text}") if constraint else (None, "can be any integer")
            case "BOUND":
                bad, must = f"{p.name} < 0", "must be at least 0"
            case "EACH" | "LD_EACH":
                bad, must = f"batch_count > 0 && !{p.name}", "must not be NULL; " + each_rule(p)
            case "SCALAR" | "BASE" | "POINTERS":
                bad, must = f"!{p.name} && " + ("batch_count > 0" if a.kind == "result" else needed(routine, p, form)), "must not be NULL"
            case "LD":
                bad, must = f"!({a.ld_constraint().to_c()})", f"must satisfy {a.ld_constraint().text}"
            case "STRIDE":
                bad = f"{p.name} == 0 && batch_count > 1 && {needed(routine, p, form)}".replace(" && batch_count > 0", "") if "out" in a.access else None
                must = "must not be 0, since the operand is written" if bad else "can be any integer"
            case "INFO":
                bad, must = None, "can be any array, or NULL"
            case "BATCH_COUNT":
                bad, must = "batch_count < 0", "must be at least 0"
            case "QUEUE":
                bad, must = "!queue", "must not be NULL"
        yield p, bad, must


def each_rule(p):
    """What each value of an array of sizes, leading dimensions or increments must satisfy."""
    a = p.argument
    if p.role == "LD_EACH":
        return f"each must satisfy {a.ld_constraint().text}"
    rule = f"each must be between 0 and max_{a.name}" if a.kind == "size" else "each must be valid"
    return rule + (f", and {a.constraint.text}" if a.constraint else "")


def problem_tests(routine):
    """(position, condition that makes it invalid) for one problem of the variable-size form (rule E5)."""
    for position, p in enumerate(routine.parameters("vbatched"), 1):
        a = p.argument
        if p.role == "EACH":
            bad = [f"{a.name} < 0", f"{a.name} > this->{a.name}.bound"] if a.kind == "size" else []
            bad += [f"!({a.constraint.to_c()})"] if a.constraint else []
            if bad:
                yield position, " || ".join(bad)
        elif p.role == "LD_EACH":
            yield position, f"!({a.ld_constraint().to_c()})"


def integers(routine):
    """Names of the sizes, indexes, leading dimensions and increments."""
    for a in routine.arguments:
        if a.kind in ("size", "index"):
            yield a.name
        elif a.ld:
            yield a.ld


def fields(routine, problem):
    """Members of the structs problem and batch."""
    for a in routine.arguments:
        element = T.element(a)
        const = "const " if a.access == "in" else ""
        if a.is_option:
            yield f"bblas_{a.kind} {a.name};"
        elif a.kind in ("size", "index"):
            yield f"{'bblas_int' if problem else 'sizes'} {a.name};"
        elif a.kind == "scalar":
            yield f"{element} {a.name};"
        elif a.kind == "result":
            yield f"{element} *{a.name};"
        else:
            yield f"{const}{element} *{a.name};" if problem else f"operand<{const}{element}> {a.name};"
            if a.ld:
                yield f"{'bblas_int' if problem else 'sizes'} {a.ld};"


def arguments_header(routine):
    stem, guard = routine.stem, f"BBLAS_ARGUMENTS_{routine.stem.upper()}_HPP"
    out = [
        notice("//", f"api/routines/{stem}.toml"),
        f"/// @file\n/// {stem}: one problem, a batch of them in any form, and the checks.",
        f"#ifndef {guard}\n#define {guard}\n\n#include <batch.hpp>\n\nnamespace bblas::{stem} {{\n",
        f"/// {routine.brief}: one problem.\ntemplate <class T> struct problem {{",
        *(f"    {f}" for f in fields(routine, True)),
        "};\n",
        "/// The problems of one call, whatever its form.\ntemplate <class T> struct batch {",
        *(f"    {f}" for f in fields(routine, False)),
        "    bblas_int *info; ///< NULL when the caller does not care",
        f"    {INT64} batch_count;\n",
    ]
    values = []
    bounds = []
    nothing = []
    for a in routine.arguments:
        if a.is_option or a.kind == "scalar":
            values.append(a.name)
            bounds.append(a.name)
            nothing.append(a.name)
        else:
            values.append(f"{a.name} + i" if a.kind == "result" else f"{a.name}.at(i)")
            is_integer = a.kind in ("size", "index")
            bounds.append(f"{a.name}.bound" if is_integer else "nullptr")
            nothing.append("0" if is_integer else "nullptr")
        if a.ld:
            values.append(f"{a.ld}.at(i)")
            bounds.append(f"{a.ld}.bound")
            nothing.append("0")
    out += [
        "    /// Whether problems have sizes of their own.",
        f"    BBLAS_HOST_DEVICE constexpr bool varies() const {{ return {next(integers(routine))}.each; }}\n",
        "    /// A problem of the largest sizes, without operands: what every problem is like in the fixed-size forms.",
        "    BBLAS_HOST_DEVICE problem<T> bounds() const",
        "    {",
        wrap_list("        return {", bounds, "};"),
        "    }\n",
        "    /// A problem with nothing to do.",
        "    BBLAS_HOST_DEVICE problem<T> nothing() const",
        "    {",
        wrap_list("        return {", nothing, "};"),
        "    }\n",
        f"    BBLAS_HOST_DEVICE problem<T> at({INT64} i) const",
        "    {",
        wrap_list("        return {", values, "};"),
        "    }\n",
        "    /// Info of problem i so far: 0, or -k when argument k of the variable-size form is invalid for it.",
        f"    BBLAS_HOST_DEVICE constexpr bblas_int check({INT64} i) const",
        "    {",
        "        if (!varies())",
        "            return 0; // the entry has checked the sizes",
    ]
    tests = list(problem_tests(routine))
    text = " ".join(bad for _, bad in tests)
    out += [f"        const {INT64} {name} = this->{name}.at(i);" for name in integers(routine) if is_mentioned(name, text)]
    for position, bad in tests:
        out += [f"        if ({bad})", f"            return -{position};"]
    out += ["        return 0;", "    }", "};\n"]
    for form in FORMS:
        out += check_function(routine, form)
    out += [
        "/// The driver, which each implementation defines: enqueues the batch and returns a status.",
        "template <class T> int run(const batch<T> &call, bblas_queue_t queue);\n",
        f"}} // namespace bblas::{stem}\n\n#endif",
    ]
    return "\n".join(out) + "\n"


def is_mentioned(name, text):
    return re.search(rf"\b{name}\b", text) is not None


def check_function(routine, form):
    tests = list(host_tests(routine, form))
    text = " ".join(bad for _, bad, _ in tests if bad)
    parameters = [
        join_declaration(check_type(p), p.name) if is_mentioned(p.name, text) else check_type(p).rstrip() for p, _, _ in tests
    ]
    out = [
        f"/// What each argument of the _{form} form must be.",
        f"inline constexpr const char *{form}_parameters[] = {{",
        *(f'    "{p.name} {must}",' for p, _, must in tests),
        "};\n",
        f"/// 0, or -k when argument k of the _{form} form is invalid.",
        wrap_list(f"template <class T> constexpr int check_{form}(", parameters, ")", indent=4),
        "{",
    ]
    for position, (_, bad, _) in enumerate(tests, 1):
        if bad:
            out += [f"    if ({bad})", f"        return -{position};"]
    return [*out, "    return 0;", "}\n"]


def batch_initializer(routine, form):
    """Values of batch<T>'s members from the parameters of a form."""
    for a in routine.arguments:
        if a.is_option or a.kind == "result":
            yield a.name
        elif a.kind in ("size", "index"):
            if form != "vbatched":
                yield f"{{{a.name}, nullptr}}"
            else:
                yield f"{{max_{a.name}, {a.name}}}" if a.kind == "size" else f"{{0, {a.name}}}"
        elif a.kind == "scalar":
            yield f"{a.name} ? *{a.name} : {T.element(a)}(0)"
        else:
            if form == "strided_batched":
                yield f"{{nullptr, {a.name}, stride_{a.name}}}"
            elif form == "batched" and a.element == "int":
                yield f"pivot_vectors({a.name}, {a.rows.to_c()})"
            else:
                yield f"{{{a.name}, nullptr, 0}}"
            if a.ld:
                yield f"{{0, {a.ld}}}" if form == "vbatched" else f"{{{a.ld}, nullptr}}"
    yield "info"
    yield "batch_count"


def entries_source(routine):
    stem = routine.stem
    out = [
        notice("//", f"api/routines/{stem}.toml"),
        paragraph(
            f"The C entries of {stem}, over the implementation's run(); include it behind that. With BBLAS_ONE_PRECISION, only those in the"
            " precision of which BBLAS_PRECISION_S, _D, _C or _Z is defined.",
            "// ",
        ),
        f"#include <bblas/{stem}.h>\n#include <entry.hpp>\n\nnamespace bblas::{stem} {{\n",
    ]
    for form in FORMS:
        parameters = routine.parameters(form)
        names = [p.name for p in parameters]
        out += [
            wrap_list(f"template <class T>\nstatic int {form}_entry(", ["const char *name", *(p.declare(T) for p in parameters)], ")", indent=4),
            "{",
            wrap_list(f"    if (const int error = check_{form}<T>(", names, "))"),
            f"        return reject(name, error, {form}_parameters);",
            wrap_list("    return run(batch<T>{", list(batch_initializer(routine, form)), "}, queue);"),
            "}\n",
        ]
    out.append(f'}} // namespace bblas::{stem}\n\nextern "C" {{\n')
    for letter in routine.types:
        precision = PRECISIONS[letter]
        out.append(f"#if !defined BBLAS_ONE_PRECISION || defined BBLAS_PRECISION_{letter.upper()}\n")
        for form in FORMS:
            parameters = routine.parameters(form)
            out += [
                wrap_list(f"int {routine.symbol(letter, form)}(", [p.declare(precision) for p in parameters], ")", indent=4),
                "{",
                wrap_list(f"    return bblas::{stem}::{form}_entry<{precision.scalar}>(", ["__func__", *(p.name for p in parameters)], ");", indent=8),
                "}\n",
            ]
        out.append("#endif\n")
    out.append('} // extern "C"')
    return "\n".join(out) + "\n"


def files(routines):
    result = {f"arguments/{r.stem}.hpp": arguments_header(r) for r in routines}
    return result | {f"entries/{r.stem}.inc": entries_source(r) for r in routines}
