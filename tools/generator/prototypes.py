# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""api/generated/bblas/: the C prototypes, documented."""

from .registry import FORMS, GROUPS, PRECISIONS
from .text import notice, paragraph, wrap_list

FORM_NAMES = {
    "batched": "One size, arrays of pointers",
    "strided_batched": "One size, base and stride",
    "vbatched": "A size for each problem, arrays of pointers",
}
FORM_NOTES = {
    "batched": "Every matrix operand is an array of batch_count pointers.",
    "strided_batched": "Operand X of problem i begins at X + i * stride_X, in elements.",
    "vbatched": "Sizes, leading dimensions and increments are arrays of batch_count values; max_ are upper bounds of the sizes.",
}
ACCESS = {"in": "in", "out": "out", "inout": "in, out"}


def describe(argument, complex_too):
    """An argument's row in the table of a routine's page: name, meaning, constraint."""
    shape = element = ""
    if argument.is_option:
        shape = ", ".join("#Bblas" + v for v in argument.values)
        if argument.real_values != argument.values:
            shape += " (s, d: also " + ", ".join("#Bblas" + v for v in argument.real_values if v not in argument.values) + ")"
    elif argument.kind == "size":
        shape = "at least 0" + (f"; {argument.constraint.text}" if argument.constraint else "")
    elif argument.kind == "index":
        shape = argument.constraint.text if argument.constraint else "any"
    elif argument.kind == "scalar":
        shape = "address of a host scalar" + (", real" if argument.element == "real" and complex_too else "")
    elif argument.kind == "result":
        shape = "out; one value a problem"
    else:
        extent = argument.rows.text + (f" by {argument.cols.text}" if argument.cols else "")
        element = {"int": "integers, ", "real": "reals, "}.get(argument.element, "")
        shape = f"{ACCESS[argument.access]}; {element}{extent}"
        if argument.part == "triangle":
            shape += ", the triangle that uplo names"
        if argument.part == "reflectors" or argument.input_part == "reflectors":
            shape += ", read below the diagonal only"
    cells = (cell.replace("|", "\\|") for cell in (argument.name, argument.text, shape))
    row = f" * | {' | '.join(cells)} |"
    if argument.ld:
        word = "leading dimension" if argument.kind == "matrix" else "increment"
        row += f"\n * | {argument.ld} | Its {word}. | {argument.ld_constraint().text} |"
    return row


def page(routine):
    complex_too = bool(set(routine.types) & set("cz"))
    cost = routine.costs
    lines = [
        f"/** @defgroup {routine.stem} {routine.stem}: {routine.brief}",
        f" * @ingroup {routine.group}",
        " *",
        paragraph(routine.details, " * "),
        " *",
        " * | argument | meaning | values and shape |",
        " * |---|---|---|",
        *(describe(a, complex_too) for a in routine.arguments),
        " * | info | Array of batch_count integers, or NULL. | out |",
        " * | batch_count | Number of problems. | at least 0 |",
        " * | queue | Where and in which order to run. | not NULL |",
        " *",
        paragraph("**Info:** 0: success. " + (f"{routine.info[0].lower()}{routine.info[1:]} " if routine.info else "")
                  + "-k (variable-size form): argument k is invalid for this problem, which was left untouched.", " * "),
        " *",
        f" * **Quick return:** `{routine.quick_return.text}`.",
        " *",
        " * **Cost:** of a real problem, a complex one costs 6 flops a multiplication and 2 an addition:",
        f" * - multiplications: `{cost['multiplications'].text}`",
        f" * - additions: `{cost['additions'].text}`",
        f" * - fewest elements read: `{cost['reads'].text}`, written: `{cost['writes'].text}`",
        " *",
        paragraph(f"**Source:** {routine.source}.", " * "),
        " * @{ */",
    ]  # fmt: skip
    return "\n".join(lines)


def header(routine):
    guard = f"BBLAS_{routine.stem.upper()}_H"
    parts = [
        notice("/*", f"api/routines/{routine.stem}.toml"),
        f"/** @file\n * {routine.stem}: {routine.brief}. */\n#ifndef {guard}\n#define {guard}\n\n#include <bblas/types.h>\n",
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        page(routine) + "\n",
    ]
    for form in FORMS:
        note = FORM_NOTES[form]
        if form == "batched" and any(a.element == "int" for a in routine.of_kind("array")):
            note += "\n * The pivots of all problems may follow each other instead: bblas_consecutive()."
        parts.append(f"/** @name {FORM_NAMES[form]}\n * {note}\n * @{{ */")
        for letter in routine.types:
            items = [p.declare(PRECISIONS[letter]) for p in routine.parameters(form)]
            parts.append(wrap_list(f"BBLAS_API int {routine.symbol(letter, form)}(", items, ");", indent=4))
        parts.append("/** @} */\n")
    parts.append("/** @} */\n\n#ifdef __cplusplus\n}\n#endif\n\n#endif")
    return "\n".join(parts) + "\n"


def all_routines(routines):
    lines = [notice("/*", "api/routines/"), "/** @file\n * Every routine of the standard. */", "#ifndef BBLAS_ROUTINES_H", "#define BBLAS_ROUTINES_H\n"]
    lines.append("/** @defgroup routines Routines\n * @{ */")
    lines += [f"/** @defgroup {group} {title} */" for group, title in GROUPS.items()]
    lines.append("/** @} */\n")
    lines += [f'#include "{r.stem}.h"' for r in routines]
    return "\n".join([*lines, "\n#endif"]) + "\n"


def files(routines):
    return {f"bblas/{r.stem}.h": header(r) for r in routines} | {"bblas/routines.h": all_routines(routines)}
