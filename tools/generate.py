#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Derives api/generated/ from api/routines/ (and coverage.md from the tree). With --check, writes nothing and fails where a file is stale."""

import argparse
import pathlib
import sys

from generator import build, coverage, entries, fortran, prototypes, registry, tables

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "api" / "generated"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check

    routines = registry.load(ROOT / "api" / "routines")
    files = {}
    for module in (prototypes, entries, fortran, tables, build):
        files |= module.files(routines)
    files |= coverage.files(routines, ROOT)

    present = {str(p.relative_to(TARGET)) for p in TARGET.rglob("*") if p.is_file()}
    stale = [name for name, text in files.items() if name not in present or (TARGET / name).read_text() != text]
    surplus = sorted(present - set(files))
    if check:
        for name in stale + surplus:
            print(f"api/generated/{name} is stale: run tools/generate.py", file=sys.stderr)
        return 1 if stale or surplus else 0
    for name in stale:
        path = TARGET / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name])
    for name in surplus:
        (TARGET / name).unlink()
    print(f"{len(files)} files, {len(stale)} written, {len(surplus)} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
