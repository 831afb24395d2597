#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""bblas-conformance tells what it has found when a signal cuts it off, even in the middle of a call that never comes back.

Usage: interruption.py <bblas-conformance> <libbblas_reference.so> <libfake_hang.so>"""

import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as ET

PROGRAM, REFERENCE, HANGING = sys.argv[1:]
JUDGED, FAILED, CUT_OFF = 10, 1, 3


def expect(condition, *what):
    if not condition:
        raise AssertionError(" ".join(map(str, what)))


def interrupt(folder, *arguments, line, numbers):
    """Sends the signals, two seconds apart, when the suite has printed that line. Exit status, what it printed, JSON report."""
    reports = [folder / f"report.{ending}" for ending in ("json", "html", "xml")]
    command = [PROGRAM, *arguments, *(word for report in reports for word in ("--report", report))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        text = ""
        for printed in process.stdout:
            text += printed
            for i, number in enumerate(numbers if re.match(line, printed) else []):
                threading.Timer(2 * i, process.send_signal, [number]).start()
    ET.parse(reports[2])
    expect("The run was cut short: cut off by SIG" in reports[1].read_text(), "the HTML report is not marked")
    return process.returncode, text, json.loads(reports[0].read_text())


def check(text, report, pattern):
    """Summary, TAP and report agree."""
    totals = report["totals"]
    expect(re.fullmatch(pattern, report["cut_short"]), report["cut_short"])
    expect(f"cut short    {report['cut_short']}, {report['left']} of {totals['cases']} cases left" in text, text[-3000:])
    expect(f"Bail out! {report['cut_short']}\n" in text, text[-3000:])
    expect(len(re.findall("^(?:not )?ok ", text, re.MULTILINE)) == totals["cases"] - report["left"], text[-3000:])
    expect({"cases": report["left"], "reason": "the run was cut short"} in report["skipped"], report["skipped"])


def test_between_cases(folder):
    """The case that runs is judged, and none after it."""
    status, text, report = interrupt(folder, REFERENCE, "--filter", "d*", line=rf"ok {JUDGED} ", numbers=[signal.SIGTERM])
    totals = report["totals"]
    expect(status == CUT_OFF, "exit status", status, text[-3000:])
    check(text, report, r"cut off by SIGTERM in d\S+(, which did not come back)?")
    expect(totals["failed"] == 0 and totals["passed"] >= JUDGED and report["left"] > 0, totals)
    expect(totals["passed"] + totals["skipped"] == totals["cases"], totals)


def test_in_a_call(folder):
    """A call that does not come back is left: after a while, or when the signal is repeated. Failures until then are failures."""
    for pattern, numbers, exit_status, failed in (
        ("dgemm_batched/*random", [signal.SIGTERM], CUT_OFF, []),
        ("[ds]*e[tm][m-]*", [signal.SIGINT, signal.SIGINT], FAILED, ["services/set-pointers"]),
    ):
        status, text, report = interrupt(folder, HANGING, "--filter", pattern, line="fake: hangs", numbers=numbers)
        expect(status == exit_status, "exit status", status, text[-3000:])
        expect([failure["case"] for failure in report["failures"]] == failed, report["failures"])
        check(text, report, rf"cut off by {numbers[0].name} in dgemm_batched/\S+, which did not come back")


def main():
    failures = 0
    for name, test in [(n, t) for n, t in globals().items() if n.startswith("test_")]:
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(pathlib.Path(folder))
                print(f"{name}: ok")
            except AssertionError as error:
                failures += 1
                print(f"{name}: FAILED: {error}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
