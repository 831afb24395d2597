#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Checks what the drop-in for cuBLAS exports: every batched function that the vendor's headers declare, or else it is listed as forwarded
with a reason, and nothing else but dlsym.

Usage: cublas_symbols.py <library> <list of what is forwarded> <folder of the vendor's headers>"""

import fnmatch
import pathlib
import re
import subprocess
import sys


def declared(headers):
    """Batched functions of cuBLAS and of cuSOLVER's dense part."""
    names = set()
    for header in ("cublas_api.h", "cusolverDn.h"):
        names |= set(re.findall(r"\b((?:cublas|cusolverDn)\w*Batched\w*)\s*\(", (headers / header).read_text()))
    return names


def exported(library):
    """Functions that the library defines for others."""
    listing = subprocess.run(["nm", "--dynamic", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    return {line.split()[-1] for line in listing.splitlines()} - {"dlsym"}


def forwarded(path):
    """Patterns with reasons."""
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split(maxsplit=1) for line in lines)


def main():
    library, listed, headers = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    functions, ours, patterns = declared(headers), exported(library), forwarded(listed)
    missing = {name for name in functions - ours if not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)}
    needless = {pattern for pattern in patterns if not fnmatch.filter(functions - ours, pattern)}
    for name in sorted(missing):
        print(f"{name} is neither exported nor listed as forwarded")
    for name in sorted(ours - functions):
        print(f"{name} is exported, and is no batched function of the vendor")
    for pattern in sorted(needless):
        print(f"{pattern} is listed as forwarded, and there is no such function")
    print(f"{len(ours)} exported, {len(functions - ours)} forwarded")
    return 1 if missing or ours - functions or needless else 0


if __name__ == "__main__":
    sys.exit(main())
