#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Builds with the address and undefined-behaviour sanitizers, and runs the tests of suite "run" there.

Usage: sanitize.py <build folder, made if need be>"""

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Without cpu: GCC takes minutes over its SIMD kernels when they are instrumented.
OPTIONS = ["-Db_sanitize=address,undefined", "-Doptimization=1", "-Dc_args=-g1", "-Dcpp_args=-g1", "-Dfortran=disabled", "-Ddocs=disabled"]
OPTIONS += ["-Dcpu=disabled", "-Dcuda=disabled"]


def main():
    build = pathlib.Path(sys.argv[1])
    environment = dict(os.environ)
    environment |= {
        "ASAN_OPTIONS": "detect_stack_use_after_return=1:strict_string_checks=1:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }
    # The outer run has set these for its own programs.
    for name in ("BBLAS_PATH", "BBLAS_TEST_DIR", "MALLOC_PERTURB_"):
        environment.pop(name, None)
    for command in (
        ["meson", "setup", *(["--reconfigure"] if (build / "build.ninja").exists() else []), *OPTIONS, build, ROOT],
        ["ninja", "-C", build],
        ["meson", "test", "-C", build, "--no-rebuild", "--print-errorlogs", "--suite", "run"],
    ):
        result = subprocess.run(command, check=False, env=environment)
        if result.returncode != 0:
            return result.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
