#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Counts the instructions of calls of the CPU implementation, which do not depend on what else the machine does, and compares them
with those of instructions.txt.

Usage: instructions.py [--update] <program made of instructions.c> <instructions.txt>

Exit status: 0 no count has grown by more than the tolerance, 1 one has, 77 (skipped) where valgrind is missing or the processor has no
AVX2. After a change that is worth its instructions, or saves some, --update writes the new counts."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

TOLERANCE = 0.03
SKIPPED = 77


def count(program, routine, n):
    """Instructions in one call, everything below it included."""
    # valgrind 3.19 does not know AVX-512. Without lazy binding, no symbol is looked up in the call.
    environment = os.environ | {"BBLAS_CPU_TARGET": "avx2", "LD_BIND_NOW": "1", "OMP_NUM_THREADS": "1"}
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
                   f"--toggle-collect=bblas_{routine}_strided_batched", program, routine, str(n)]
        result = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    if result.returncode == 2:
        print(result.stderr)
        sys.exit(SKIPPED)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found or int(found[1]) == 0:
        sys.exit(f"{routine}, n = {n}: nothing was counted\n{result.stderr}")
    return int(found[1])


def verdict(known, found):
    """What to say of a count, and whether it is too large."""
    change = found / known - 1
    if change > TOLERANCE:
        return f"grown by {change:.1%}", True
    return (f"fallen by {-change:.1%}: --update would note it" if change < -TOLERANCE else f"{change:+.1%}"), False


def main():
    update = "--update" in sys.argv
    program, path = (argument for argument in sys.argv[1:] if argument != "--update")
    if not shutil.which("valgrind"):
        print("valgrind is missing")
        return SKIPPED
    lines = []
    failed = False
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line:
            lines.append(line)
            continue
        routine, n, known = line.split()
        found = count(program, routine, int(n))
        text, too_large = verdict(int(known), found)
        print(f"{routine}, n = {n}: {found} instructions, {text}")
        failed |= too_large
        lines.append(f"{routine} {n} {found}")
    if update:
        pathlib.Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
        return 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
