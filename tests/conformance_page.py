#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Writes the summary of the suite's reports that gpu.py makes (conformance.json) as a page to read.

Usage: conformance_page.py SUMMARY.json PAGE.html
"""

import html
import json
import pathlib
import sys

FORMS = ("batched", "strided_batched", "vbatched")
STYLE = """body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #222; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ddd; padding: .2em .8em; text-align: right; }
th:first-child { text-align: left; }
.pass { color: #176d2f; }
.fail { color: #b3261e; font-weight: bold; }
@media (prefers-color-scheme: dark) {
  body { background: #181818; color: #ddd; }
  th, td { border-color: #444; }
  .pass { color: #7fcf94; }
  .fail { color: #ff8a80; }
}
"""


def verdict(summary, cases, failed):
    if failed:
        return f"<p class='fail'>✗ Failed: {failed:,} of {cases:,} cases break a rule of the standard.</p>"
    if "cut_short" in summary:
        return f"<p>○ Incomplete: {html.escape(summary['cut_short'])}.</p>"
    return f"<p class='pass'>✓ Passed: all {cases:,} cases that apply keep the rules of the standard.</p>"


def cell(row):
    if row is None:
        return "<td></td>"
    tried = row["passed"] + row["failed"]
    worst = f"{row['worst']:.2g}" if isinstance(row["worst"], float) else row["worst"]
    title = f" title='worst ratio {worst} in {html.escape(row['worst_case'], quote=True)}'" if row["worst_case"] else ""
    text = f"✗ {row['failed']:,} of {tried:,}" if row["failed"] else f"✓ {tried:,}" if tried else "–"
    return f"<td class='{'fail' if row['failed'] else 'pass'}'{title}>{text}{f' ({worst})' if row['worst_case'] else ''}</td>"


def page(summary):
    """A line for each routine, with how many cases were judged in each form, and their worst ratio."""
    rows = summary["routines"]
    found = {(row["routine"], row["form"]): row for row in rows}
    cases, failed = sum(row["passed"] + row["failed"] for row in rows), sum(row["failed"] for row in rows)
    facts = [html.escape(summary[key]) for key in ("command", "device", "commit", "date")]
    lines = [
        "<!DOCTYPE html>",
        "<html lang='en'>",
        "<head>",
        "<meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width,initial-scale=1'>",
        f"<title>bblas conformance: {facts[1]}</title>",
        f"<style>\n{STYLE}</style>",
        "</head>",
        "<body>",
        "<h1>Conformance with the bblas standard</h1>",
        verdict(summary, cases, failed),
        f"<p><code>{facts[0]}</code><br>{facts[1]}; commit {facts[2]}, {facts[3]}</p>",
        "<p>Cases that were judged, and in brackets the worst ratio of a residual to its bound, of which 30 are allowed.</p>",
        "<table>",
        f"<tr><th>routine</th>{''.join(f'<th>{form}</th>' for form in FORMS)}</tr>",
    ]
    for routine in sorted({row["routine"] for row in rows}):
        forms = FORMS if routine != "services" else [routine]
        cells = "".join(cell(found.get((routine, form))) for form in forms)
        lines.append(f"<tr><th>{html.escape(routine)}</th>{cells}</tr>")
    lines.append("</table>")
    if summary["failures"]:
        names = [f"<li><code>{html.escape(failure['case'])}</code></li>" for failure in summary["failures"]]
        lines += ["<h2>Failures</h2>", "<ul>", *names, "</ul>"]
    return "\n".join([*lines, "</body>", "</html>", ""])


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    pathlib.Path(sys.argv[2]).write_text(page(json.loads(pathlib.Path(sys.argv[1]).read_text())))


if __name__ == "__main__":
    main()
