#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Every header compiles alone, without a warning: those of api/ as C11 and as C++17 with nothing but api/ in reach, the others as
C++17. Usage: headers.py <C compiler> <C++ compiler>"""

import concurrent.futures
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
C_ONLY = {"table.h"}  # of the loader; its members have the names of the functions whose types they take
API = ["-I", ROOT / "api", "-I", ROOT / "api" / "generated"]


def commands(cc, cxx):
    headers = sorted((ROOT / "api").rglob("*.h")) + sorted((ROOT / "api").rglob("*.hpp")) + sorted((ROOT / "src").glob("*.hpp"))
    for header in headers:
        if header.suffix == ".h":
            yield [*cc, "-std=c11", *WARNINGS, *API, "-x", "c", header]
            if header.name not in C_ONLY:
                yield [*cxx, "-std=c++17", *WARNINGS, *API, "-x", "c++", header]
        else:
            yield [*cxx, "-std=c++17", *WARNINGS, *API, "-I", ROOT / "src", "-x", "c++", header]


def run(command):
    # Included, as a header as the main file meets other warnings. The declaration is for those that consist of macros.
    *options, header = command
    text = f'#include "{header}"\nextern int nothing;\n'
    return subprocess.run([*options, "-"], input=text, text=True, capture_output=True, check=False)


def main():
    cc, cxx = (shlex.split(compiler) for compiler in sys.argv[1:])
    todo = list(commands(cc, cxx))
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for command, result in zip(todo, pool.map(run, todo)):
            if result.returncode != 0:
                failures += 1
                print(f"{shlex.join(map(str, command))}\n{result.stderr}", file=sys.stderr)
    print(f"{len(todo)} compilations, {failures} failed")
    return 1 if failures or not todo else 0


if __name__ == "__main__":
    sys.exit(main())
