#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Runs gpu.py where there is no GPU, on a folder in which the reference stands for the CUDA implementation and for the peer, and
scripts for what comes with CUDA.

Usage: gpu_test.py <bblas-conformance> <bblas-bench> <libbblas.so> <libbblas_reference.so> <mutant of it, wrong in info of potrf>
"""

import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import time

import conformance_page

GPU = pathlib.Path(__file__).resolve().parent / "gpu.py"
CONFORMANCE, BENCH, LOADER, REFERENCE, MUTANT = (pathlib.Path(p).resolve() for p in sys.argv[1:])
SANITIZER = """#!/bin/sh
tool=$2
while [ "${1#*bblas-conformance}" = "$1" ]; do shift; done
"$@" || exit
[ $tool = "$BROKEN_TOOL" ] && echo "ERROR SUMMARY: 3 errors" && exit 99
echo "ERROR SUMMARY: 0 errors"
"""
TWO_DEVICES = """#!/bin/sh
[ "$1" != -L ] || printf 'GPU 0: one\\nGPU 1: another\\n'
"""
CALLS = """#!/bin/sh
echo "$BBLAS_COMPAT$BBLAS_COMPAT_VERIFY, 7 judged, 0 failed"
[ -z "$BROKEN_VERIFICATION" ] || [ -z "$BBLAS_COMPAT_VERIFY" ] || echo "bblas: BBLAS_COMPAT_VERIFY: problem 3 differs"
"""


def expect(condition, *what):
    if not condition:
        raise AssertionError(" ".join(map(str, what)))


def binaries(folder):
    """The folder of binaries, and one with tools of CUDA's."""
    folder, tools = folder / "binaries", folder / "tools"
    folder.mkdir()
    tools.mkdir()
    links = {"bblas-conformance": CONFORMANCE, "bblas-bench": BENCH, "libbblas.so.0": LOADER, "libbblas_cuda.so": REFERENCE,
             "libbblas_cublas.so": REFERENCE, "libbblas_cublas_compat.so": LOADER}  # fmt: skip
    for name, target in links.items():
        (folder / name).symlink_to(target)
    scripts = {tools / "compute-sanitizer": SANITIZER, tools / "nvidia-smi": TWO_DEVICES, folder / "calls_test": CALLS}
    for script, text in scripts.items():
        script.write_text(text)
        script.chmod(0o755)
    return folder, tools


def run(folder, *arguments, status, tools="", **variables):
    """What gpu.py prints, its summary, and its folder for results."""
    results = folder / f"results{len(list(folder.iterdir()))}"
    environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}"} | variables
    command = [sys.executable, GPU, folder / "binaries", results, "--jobs", "1", *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    expect(done.returncode == status, arguments, "exit status", done.returncode, "not", status, done.stdout, done.stderr)
    with tarfile.open(results / "results.tar.gz") as archive:
        summary = json.load(archive.extractfile("summary.json"))
    for step in summary["steps"]:
        expect(f"\n{step['name']:12} {step['outcome']} " in "\n" + done.stdout, done.stdout)
    return done.stdout, summary, results


def outcomes(summary):
    return {step["name"]: step["outcome"] for step in summary["steps"]}


def test_all_passes(folder):
    _, tools = binaries(folder)
    steps = ("conformance", "sanitizers", "devices", "calls", "peer")
    _, summary, results = run(folder, "--routines", "potrs", "--only", ",".join(steps), "--seconds", "200", status=0, tools=tools)
    expect(outcomes(summary) == dict.fromkeys(steps, "passed"), summary)
    expect(summary["counts"]["steps"] == {"passed": 5, "failed": 0, "absent": 0, "cut off": 0}, summary["counts"])
    conformance, sanitizers, devices, calls, peer = summary["steps"]
    expect(
        conformance["cases"] == conformance["passed"] > 500 and conformance["failures"] == [] and conformance["left"] == 0,
        conformance,
    )
    expect(
        "_potrs" not in conformance["worst_case"] and conformance["worst_case"][1:].startswith("potrs_"),
        conformance["worst_case"],
    )
    expect(
        [p["name"] for p in sanitizers["processes"]] == [f"{t}-dpo_vbatched" for t in ("memcheck", "racecheck", "initcheck")],
        sanitizers,
    )
    expect([p["name"] for p in devices["processes"]] == ["second", "services", "beside"] and devices["failed"] == 0, devices)
    expect([p["note"].split(",")[0] for p in calls["processes"]] == ["all", "all1", ""], calls)
    expect(peer["compared"] > 500 and peer["only_with"] == peer["only_without"] == [], peer)

    merged = json.loads((results / "conformance.json").read_text())
    summary_file = GPU.parent.parent / "docs" / "results" / "cuda-conformance.json"
    committed = json.loads(summary_file.read_text())
    expect(summary_file.with_suffix(".html").read_text() == conformance_page.page(committed), "cuda-conformance.html is not current")
    header = [key for key in committed if key != "cut_short"]  # that one may have been
    expect(list(merged) == [*header[:-2], "only", *header[-2:]], list(merged))
    expect(list(merged["routines"][0]) == list(committed["routines"][0]), merged["routines"][0])
    names = [(f"{p}potrs", form) for p in "cdsz" for form in ("batched", "strided_batched", "vbatched")]
    expect([(r["routine"], r["form"]) for r in merged["routines"]] == names, merged["routines"])
    expect(sum(r["cases"] for r in merged["routines"]) == conformance["cases"], merged["routines"])
    expect(f"all {conformance['cases']:,} cases" in (results / "conformance.html").read_text(), "conformance.html")


def test_whole_suite_under_memcheck(folder):
    """With --full, all forms but strides, in all precisions; the other tools still have a sample."""
    _, tools = binaries(folder)
    _, summary, _ = run(folder, "--routines", "laswp", "--only", "sanitizers", "--full", status=0, tools=tools)
    names = [p["name"] for p in summary["steps"][0]["processes"]]
    whole = sorted(f"memcheck-{p}laswp_{form}" for p in "sdcz" for form in ("batched", "vbatched"))
    expect(sorted(names[:-2]) == whole and [n.split("-")[0] for n in names[-2:]] == ["racecheck", "initcheck"], names)


def test_benchmark(folder):
    """It has a time of its own, so as not to be cut off."""
    binaries(folder)
    _, summary, results = run(folder, "--routines", "copy", "--only", "benchmark", "--seconds", "40", status=0)
    bench = json.loads((results / "benchmark" / "bench.json").read_text())
    expect(bench["tables"][0]["routine"] == "dcopy" and outcomes(summary) == {"benchmark": "passed"}, summary)


def test_failures(folder):
    """Whatever fails is named, and counts."""
    _, tools = binaries(folder)
    out, summary, results = run(folder, "--library", str(MUTANT), "--routines", "potrf", "--only", "conformance", status=1)
    failures = json.loads((results / "conformance.json").read_text())["failures"]
    expect("✗ Failed" in (results / "conformance.html").read_text(), "conformance.html")
    expect(failures and all("potrf" in f["case"] for f in failures), failures)
    expect(outcomes(summary) == {"conformance": "failed"} and f"{len(failures)} failed" in out, out)
    broken = {"BROKEN_TOOL": "racecheck", "BROKEN_VERIFICATION": "1"}
    out, summary, _ = run(folder, "--routines", "potrs", "--only", "sanitizers,calls", status=1, tools=tools, **broken)
    expect(outcomes(summary) == {"sanitizers": "failed", "calls": "failed"}, summary)
    expect(summary["counts"]["processes"] == {"passed": 4, "failed": 2, "absent": 0, "cut off": 0}, summary["counts"])
    expect(
        "racecheck-dpo_vbatched: ERROR SUMMARY: 3 errors" in out and "verified: bblas: BBLAS_COMPAT_VERIFY: problem 3" in out, out
    )


def test_absent(folder):
    """What is not there has not passed."""
    for name in ("libbblas_cublas.so", "libbblas_cublas_compat.so", "calls_test"):
        (binaries(folder)[0] if name == "libbblas_cublas.so" else folder / "binaries").joinpath(name).unlink()
    out, summary, _ = run(folder, "--only", "devices,calls,peer,frameworks,benchmark", status=2)
    expect(set(outcomes(summary).values()) == {"absent"} and "calls_test is not there" in out, out)


def test_cut_off(folder):
    """What is out of time tells what it has found."""
    binaries(folder)
    out, summary, results = run(folder, "--only", "conformance,calls", "--seconds", "8", status=3)
    expect(outcomes(summary)["conformance"] == "cut off", out)  # calls may have no time left on a slow machine
    processes = summary["steps"][0]["processes"]
    expect(len(processes) == 32 and "not begun" in [p["note"] for p in processes], processes)
    expect("cut_short" in json.loads((results / "conformance.json").read_text()), "conformance.json is not marked")
    expect(summary["seconds"] < 60, summary["seconds"])


def test_refusals(folder):
    """Mistakes in the command line."""
    for arguments, text in (
        ([], "two folders"),
        ([folder / "none", folder / "results"], "is not a folder"),
        ([folder.parent, folder.parent], "is not empty"),
        ([folder, folder / "results", "--only", "all"], "no step all"),
    ):
        done = subprocess.run([sys.executable, GPU, *arguments], check=False, capture_output=True, text=True)
        expect(done.returncode == 2 and text in done.stderr, arguments, done.stderr)
    listed = subprocess.run([sys.executable, GPU, "--list"], check=True, capture_output=True, text=True).stdout
    expect(listed.startswith("conformance ") and len(listed.splitlines()) == 9, listed)


def main():
    failures = 0
    for name, test in [(n, t) for n, t in globals().items() if n.startswith("test_")]:
        with tempfile.TemporaryDirectory() as folder:
            try:
                begin = time.monotonic()
                test(pathlib.Path(folder))
                print(f"{name}: {time.monotonic() - begin:.1f} s", flush=True)
            except AssertionError as error:
                failures += 1
                print(f"{name}: FAILED: {error}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
