#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Says what the whole tree costs: how long it takes to build, and how large its libraries are without symbols.

It is built anew, in a folder that is removed again, without a compiler's cache and for one architecture of CUDA; or the build
folder of --of is looked at as it is. Most is aimed at: 20 minutes on two cores, and 60 MB for libbblas_cuda.so."""

import argparse
import collections
import os
import pathlib
import resource
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def build(folder, arch, jobs):
    """Builds all, and says how long it took."""
    environment = os.environ | {"CCACHE_DISABLE": "1"}
    setup = ["meson", "setup", str(folder), str(ROOT), "-Dcuda=enabled", f"-Dnvcc_archs={arch}"]
    subprocess.run(setup, env=environment, check=True, stdout=subprocess.DEVNULL)
    begin = time.monotonic()
    subprocess.run(["ninja", "-C", str(folder), "-j", str(jobs), "--quiet"], env=environment, check=True)
    wall = time.monotonic() - begin
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{wall / 60:.1f} minutes by {jobs} jobs, {(usage.ru_utime + usage.ru_stime) / 60:.1f} of processor time")


def times(folder):
    """Seconds of each output in the build's log, the last time that it was made; some commands have several."""
    seconds = {}
    for line in (folder / ".ninja_log").read_text().splitlines()[1:]:
        begin, end, _, output, command = line.split("\t")
        seconds[command] = (output, (int(end) - int(begin)) / 1000)
    return seconds.values()


def report_times(folder):
    parts = collections.Counter()
    for output, seconds in times(folder):
        path = pathlib.PurePath(output)
        parts[str(path if path.parent.name == "cuda" and path.suffix == ".o" else path.parent)] += seconds
    total = sum(parts.values())
    cuda = sum(seconds for part, seconds in parts.items() if part.startswith("cuda/") and part.endswith(".o"))
    print(f"jobs took {total / 60:.1f} minutes together, those of nvcc {cuda / 60:.1f}; the longest, in seconds:")
    for part, seconds in parts.most_common(12):
        print(f"  {seconds:6.0f} {part}")


def report_sizes(folder):
    print("libraries without symbols, in MB:")
    with tempfile.TemporaryDirectory() as scratch:
        stripped = pathlib.Path(scratch) / "stripped"
        for library in sorted(folder.glob("*/libbblas*.so.?.*")):
            if not library.is_file():
                continue
            subprocess.run(["strip", "-o", str(stripped), str(library)], check=True)
            print(f"  {stripped.stat().st_size / 1e6:6.1f} {library.relative_to(folder)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", default="sm_90", help="what CUDA code is compiled for (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="at a time (default: as many as processors)")
    parser.add_argument("--of", type=pathlib.Path, metavar="BUILD", help="a build folder to look at, in place of building")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.of or pathlib.Path(scratch) / "build"
        if not options.of:
            build(folder, options.arch, options.jobs)
        report_times(folder)
        report_sizes(folder)


if __name__ == "__main__":
    main()
