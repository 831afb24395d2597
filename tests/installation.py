#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Installs into a folder, moves the folder, and uses what is there as a stranger would: the README's programs in C, C++ and
Fortran through pkg-config and CMake, and a program that opens the library at run time.

Usage: installation.py <build folder> <prefix> <library folder> <C compiler> <C++ compiler> [<Fortran compiler>]"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The README's systems: 4x + 2y = 8, 2x + 5y = 12, and one whose matrix is not positive definite.
SOLUTION = re.compile(r"problem 0: info 0, x = +1(\.00)? +2(\.00)?\s*\nproblem 1: info 2, x = .*\n$")


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(1)


def output(command, **options):
    result = subprocess.run([str(word) for word in command], text=True, capture_output=True, check=False, **options)
    if result.returncode != 0:
        fail(f"{shlex.join(map(str, command))}: exit status {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def readme_program(language):
    """The first code block in that language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    return found[1] if found else fail(f"the README has no program in {language}")


def expect_solution(program, environment):
    text = output([program], env=environment)
    if not SOLUTION.match(text):
        fail(f"{program} printed:\n{text}")


def main():
    build, prefix, libdir, *compilers = sys.argv[1:]
    cc, cxx, *fortran = (shlex.split(compiler) for compiler in compilers)
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        output(["meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", work / "staging"])
        installed = work / "moved"
        shutil.move(work / "staging" / prefix.lstrip("/"), installed)
        if leftovers := [p for p in (work / "staging").rglob("*") if p.is_file()]:
            fail(f"installed outside of the prefix: {leftovers}")

        library = installed / libdir
        for file in library.glob("*.so"):
            path = re.search(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", output(["readelf", "--dynamic", file]))
            if path and path[1] != "$ORIGIN":
                fail(f"{file.name} has the run path {path[1]}")
        for drop_in in library.glob("*_compat.so"):
            complaint = output(["sh", "-c", "unset LD_LIBRARY_PATH; LD_PRELOAD=$0 true 2>&1", drop_in])
            if complaint:
                fail(f"{drop_in.name} cannot be preloaded: {complaint}")
        environment = {k: v for k, v in os.environ.items() if not k.startswith("BBLAS_")}
        environment |= {"PKG_CONFIG_PATH": str(library / "pkgconfig"), "LD_LIBRARY_PATH": str(library)}

        (work / "first.c").write_text(readme_program("c"))
        (work / "first.cpp").write_text(readme_program("c"))
        (work / "first.f90").write_text(readme_program("fortran"))
        strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
        programs = [([*cc, "-std=c11", *strict], "first.c", "bblas"), ([*cxx, "-std=c++17", *strict], "first.cpp", "bblas")]
        programs += [([*compiler, "-Wall"], "first.f90", "bblas_fortran") for compiler in fortran]
        for compiler, source, package in programs:
            flags = shlex.split(output(["pkg-config", "--cflags", "--libs", package], env=environment))
            output([*compiler, source, "-o", source + ".out", *flags], cwd=work)
            expect_solution(work / (source + ".out"), environment)

        version = output(["pkg-config", "--modversion", "bblas"], env=environment).strip()
        if not (library / f"libbblas.so.{version}").is_file():
            fail(f"there is no libbblas.so.{version}")

        cflags = shlex.split(output(["pkg-config", "--cflags", "bblas"], env=environment))
        output([*cc, *strict, *cflags, ROOT / "tests" / "dlopen.c", "-o", work / "dlopen", "-ldl"])
        needed = output(["readelf", "--dynamic", work / "dlopen"])
        if "bblas" in needed:
            fail("the program that opens the library links to it")
        del environment["LD_LIBRARY_PATH"]
        if (text := output([work / "dlopen", library / f"libbblas.so.{version}"], env=environment)) != "3 6 9 12\n":
            fail(f"the program that opens the library printed {text}")

        shutil.copy(ROOT / "tests" / "consumer.cmake", work / "CMakeLists.txt")
        settings = ["-G", "Ninja", f"-DCMAKE_PREFIX_PATH={installed}"]
        output(["cmake", "-S", work, "-B", work / "cmake", *settings], env=environment)
        output(["cmake", "--build", work / "cmake"], env=environment)
        for program in ["c_program", "cxx_program"] + (["fortran_program"] if fortran else []):
            expect_solution(work / "cmake" / program, environment)

        for header in sorted((installed / "include").rglob("*.h")):
            output([*cc, "-std=c11", *strict, *cflags, "-fsyntax-only", "-x", "c", header])


if __name__ == "__main__":
    main()
