#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Hand-written C and C++ is as clang-format leaves it, by the version that .clang-format is meant for; skipped with another one.

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


def main():
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
