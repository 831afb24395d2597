# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Layout of generated text: notices, and lists wrapped at the project's line length."""

import textwrap

WIDTH = 120


def notice(comment, source):
    """First lines of a generated file. `comment` is a line comment's start, or '/*' for a C block."""
    lines = [
        "SPDX-FileCopyrightText: 2026 The bblas developers",
        "SPDX-License-Identifier: BSD-3-Clause",
        f"Generated from {source} by tools/generate.py; do not edit.",
    ]
    if comment == "/*":
        return "/* " + "\n * ".join(lines) + " */\n"
    return "".join(f"{comment} {line}\n" for line in lines)


def wrap_list(start, items, end, width=WIDTH, continuation="", indent=None):
    """`start`, the items with commas, `end`: wrapped, with the items aligned behind the opening bracket (or by `indent`)."""
    indent = len(start.rsplit("\n", 1)[-1]) if indent is None else indent
    line, lines = start, []
    for i, item in enumerate(items):
        piece = item + (", " if i + 1 < len(items) else end)
        if len(line) + len(piece.rstrip()) + len(continuation) > width and line.strip():
            lines.append(line.rstrip() + continuation)
            line = " " * indent
        line += piece
    if not items:
        line += end
    return "\n".join([*lines, line.rstrip()])


def paragraph(text, prefix, first=None):
    """Text wrapped behind a comment prefix."""
    return "\n".join(
        line.rstrip()
        for line in textwrap.wrap(
            " ".join(text.split()), WIDTH, initial_indent=prefix if first is None else first, subsequent_indent=prefix,
            break_long_words=False, break_on_hyphens=False,
        )
    )
