#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""A library exports exactly the standard's symbols, in the version of its soname (rules B1 and B3).

Usage: symbols.py <library> <symbols.txt> <soname> [<library that it may need>...]; with none of those, it may need any."""

import pathlib
import re
import subprocess
import sys


def output(*command):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def main():
    library, symbol_list, soname, *allowed = sys.argv[1:]
    failures = []

    node = "BBLAS_" + soname.rsplit(".", 1)[-1]
    exported = {line.split()[-1] for line in output("nm", "-D", "--defined-only", library).splitlines()}
    # The version node itself is a symbol, too: once as such, once as its own version.
    exported = {name for name in exported if name.split("@")[0] != node}
    expected = {f"{name}@@{node}" for name in pathlib.Path(symbol_list).read_text().split()}
    failures += [f"{name} is not exported" for name in sorted(expected - exported)]
    failures += [f"{name} is exported" for name in sorted(exported - expected)]

    dynamic = output("readelf", "--dynamic", "--wide", library)
    if f"Library soname: [{soname}]" not in dynamic:
        failures.append(f"the soname is not {soname}")
    needed = re.findall(r"Shared library: \[(.*)\]", dynamic)
    failures += [f"{name} is needed" for name in needed if allowed and name not in allowed]

    for failure in failures:
        print(f"{library}: {failure}", file=sys.stderr)
    print(f"{len(exported)} symbols; needed: {' '.join(needed)}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
