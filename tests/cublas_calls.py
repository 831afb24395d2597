#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Runs a program that knows cuBLAS and cuSOLVER alone with the drop-in, on a pretended vendor that has hardly any batched call: what is not
taken over fails there.

Usage: cublas_calls.py <program> <drop-in> <folder of the pretended libraries>"""

import os
import re
import subprocess
import sys

from cublas_symbols import exported

PROGRAM, LIBRARY, FOLDER = sys.argv[1:]


def run(*command, preload=True, **variables):
    """Exit status, and both outputs, of that command, or else of the program."""
    environment = dict(os.environ) | variables
    for folder in ("LD_LIBRARY_PATH", "BBLAS_PATH"):
        environment[folder] = os.pathsep.join(filter(None, [FOLDER, environment.get(folder)]))
    if preload:
        environment["LD_PRELOAD"] = LIBRARY
    done = subprocess.run(command or [PROGRAM], check=False, capture_output=True, text=True, env=environment, timeout=100)
    return done.returncode, done.stdout, done.stderr


def summary(errors):
    """What the log says: {function: [(count, fate)]}."""
    found = {}
    for function, count, fate in re.findall(r"^bblas: (\w+): (\d+) (taken over|forwarded, [^:]*):", errors, re.MULTILINE):
        found.setdefault(function, []).append((int(count), fate))
    return found


def check(condition, what, output=""):
    """Ends the test when that does not hold."""
    if not condition:
        print(output[-3000:])
        sys.exit(f"FAILED: {what}")


def test_all():
    """Everything is taken over, by names and through dlsym()."""
    status, out, errors = run(BBLAS_COMPAT="all", BBLAS_COMPAT_LOG="summary")
    check(status == 0, "all calls are right", out + errors)
    calls = summary(errors)
    check(set(calls) == exported(LIBRARY), "all calls are made and logged", errors)
    for function, fates in calls.items():
        check([fate for _, fate in fates] == ["taken over"], f"{function} is taken over", errors)
    # Once with every triangle, with faults, and by dlsym: 2 x 4 orders, 3 orders, and 1.
    check(calls["cusolverDnDpotrfBatched"][0][0] == 12, "a function that was found by dlsym() is ours", errors)


def test_off():
    """Nothing is."""
    status, out, errors = run(BBLAS_COMPAT="off", BBLAS_COMPAT_LOG="summary")
    check(status == 1 and "sgemmBatched of order 1: status" in out, "the vendor's statuses come through", out)
    check("FAILED: dgemmBatched of order" not in out, "the vendor's results come through", out)
    for function, fates in summary(errors).items():
        check([fate for _, fate in fates] == ["forwarded, BBLAS_COMPAT=off"], f"{function} is forwarded", errors)
    check(run(preload=False)[1] == out, "it is as without the library", out)


def test_where_ahead():
    """By default, and told for each size."""
    _, _, errors = run(BBLAS_COMPAT_LOG="summary")
    fates = {fate for _, fate in summary(errors)["cublasSgemmBatched"]}
    check(fates == {"forwarded, no gain was measured at this size", "taken over"}, "small products alone are taken over", errors)
    check("34x33x35 (batch 3, 9x)" in errors, "sizes are logged", errors)


def test_verification():
    """The vendor's results are compared with ours where they are specified, and are those that the program gets."""
    few_calls = (PROGRAM, "few")
    verified = {"BBLAS_COMPAT": "all", "BBLAS_COMPAT_VERIFY": "1"}
    status, out, errors = run(*few_calls, **verified)
    check(status == 0 and errors == "", "right results are not reported", out + errors)
    functions = ("cublasDgemm", "cublasDgetrf", "cublasDgeqrf", "cublasDgels", "cusolverDnDpotrf", "cusolverDnDpotrs")
    for function in (f"{function}Batched" for function in functions):
        status, out, errors = run(*few_calls, PRETENDED_ERROR=function, **verified)
        found = re.search(rf"{function} of batch \d, size [-\dx ]*: problem 0: elements differ by", errors)
        check(found, f"wrong results of {function} are", errors)
        # The program does not look at the scalars of reflectors.
        check(status == (function != "cublasDgeqrfBatched"), "the program gets them", out)


def test_refused_settings():
    """What is not understood is said."""
    errors = run("/bin/true", BBLAS_COMPAT="nonsense")[2]
    check(errors == "", "a program without calls is left alone", errors)
    errors = run(BBLAS_COMPAT="nonsense")[2]
    check(errors == "bblas: BBLAS_COMPAT=nonsense is none of: ahead all off; the first is taken\n", "a setting is refused", errors)


def main():
    for test in (test_all, test_off, test_where_ahead, test_verification, test_refused_settings):
        test()
        print(f"{test.__name__}: ok")


if __name__ == "__main__":
    main()
