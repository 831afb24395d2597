# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""api/generated/coverage.md: which folder has which routine."""

from .registry import GROUPS

COLUMNS = {
    "reference": "reference",
    "cpu": "cpu",
    "cuda": "cuda",
    "conformance": "conformance test",
}


def files(routines, root):
    columns = {folder: title for folder, title in COLUMNS.items() if any((root / folder).glob("*.c*"))}
    lines = [
        "# Coverage",
        "",
        f"{len(routines)} routines, {sum(len(r.types) for r in routines)} with their precisions, each in three forms.",
        "A routine is there when its folder has a file of its name.",
    ]
    for group, title in GROUPS.items():
        lines += ["", f"## {title}", "", "| routine | precisions | " + " | ".join(columns.values()) + " |", "|---|---|" + "---|" * len(columns)]
        for r in (r for r in routines if r.group == group):
            cells = ["yes" if any((root / folder).glob(f"{r.stem}.c*")) else "" for folder in columns]
            lines.append(f"| {r.stem} | {' '.join(r.names.values())} | " + " | ".join(cells) + " |")
    # Doxygen takes a page's title from the first line, so the notice is the last.
    lines += [
        "",
        "<!-- SPDX-FileCopyrightText: 2026 The bblas developers",
        "     SPDX-License-Identifier: BSD-3-Clause",
        "     Generated from the tree by tools/generate.py; do not edit. -->",
    ]
    return {"coverage.md": "\n".join(lines) + "\n"}
