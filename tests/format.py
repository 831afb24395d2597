#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Markdown has at most 130 columns outside tables and code. Hand-written C and C++ is as clang-format leaves it, by the version
that .clang-format is meant for; skipped with another one.

Usage: format.py [--fix]"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
VERSION = "14"
SKIPPED = 77
FOLDERS = ("api", "src", "reference", "cpu", "cuda", "conformance", "benchmark", "compat", "examples", "tests")
ENDINGS = {".c", ".h", ".cpp", ".hpp", ".cu", ".cuh"}
COLUMNS = 130


def wide_lines(path):
    """The numbers of a Markdown file's lines that are too wide."""
    is_code = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        is_code ^= line.lstrip().startswith("```")
        if len(line) > COLUMNS and not is_code and not line.startswith("|"):
            yield number


def main():
    texts = [*ROOT.glob("*.md"), *(p for folder in (*FOLDERS, "docs") for p in (ROOT / folder).rglob("*.md"))]
    wide = [f"{p}:{number}: more than {COLUMNS} columns" for p in sorted(texts) for number in wide_lines(p)]
    if wide:
        print("\n".join(wide))
        return 1
    tool = shutil.which(f"clang-format-{VERSION}") or shutil.which("clang-format")
    if not tool:
        print("no clang-format")
        return SKIPPED
    version = subprocess.run([tool, "--version"], check=True, text=True, stdout=subprocess.PIPE).stdout
    if not re.search(rf"\b{VERSION}\.", version):
        print(f"not version {VERSION}: {version}")
        return SKIPPED
    files = [p for folder in FOLDERS for p in (ROOT / folder).rglob("*") if p.suffix in ENDINGS]
    files = sorted(p for p in files if ROOT / "api" / "generated" not in p.parents)
    action = ["-i"] if sys.argv[1:] == ["--fix"] else ["--dry-run", "--Werror"]
    return subprocess.run([tool, *action, *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
