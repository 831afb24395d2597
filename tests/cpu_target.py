#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Runs the conformance suite with the CPU implementation's vector instructions forced.

Usage: cpu_target.py <target> <bblas-conformance> <libbblas_cpu.so> [argument of bblas-conformance]...

Exit status: that of the suite, or 77 (skipped) where the processor or the library lacks the target."""

import os
import subprocess
import sys

SKIPPED = 77


def main():
    target, *command = sys.argv[1:]
    environment = os.environ | {"BBLAS_CPU_TARGET": target}
    lacking = f"BBLAS_CPU_TARGET={target} is not one of"
    result = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    print(result.stdout + result.stderr)
    # Every library has the scalar target, or, on ARM, NEON: one of the tests always runs.
    return SKIPPED if result.returncode != 0 and lacking in result.stdout + result.stderr else result.returncode


if __name__ == "__main__":
    sys.exit(main())
