#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Makes the mutants of mutants.toml, and checks that the suite rejects each for its own reason."""

import argparse
import fnmatch
import json
import pathlib
import subprocess
import sys
import tempfile
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SOURCES = (ROOT / "reference", ROOT / "src", ROOT / "api" / "generated")
MUTANTS = tomllib.loads((HERE / "mutants.toml").read_text())["mutant"]


def source(name):
    return next(folder / name for folder in SOURCES if (folder / name).exists())


def mutate(mutant):
    """The text of the mutant's translation unit. A changed header goes in front: its guard keeps the original out."""
    file = mutant.get("file", mutant["unit"])
    text = source(file).read_text()
    if text.count(mutant["find"]) != 1:
        raise SystemExit(f"{mutant['name']}: '{mutant['find']}' stands {text.count(mutant['find'])} times in {file}, not once")
    text = text.replace(mutant["find"], mutant["replace"])
    return text if file == mutant["unit"] else text + source(mutant["unit"]).read_text()


def check(mutant, program, library):
    """The first failing case and its rule; None and a reason where the mutant is not rejected as it should be."""
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report.json"
        options = [*mutant.get("options", ["--quick"]), "--filter", mutant["filter"], "--report", report]
        run = subprocess.run([program, library, *options], capture_output=True, text=True, check=False)
        if run.returncode != 1:
            return None, f"exit status {run.returncode}, not 1: {run.stderr[-300:].strip()}"
        failures = json.loads(report.read_text())["failures"]
    first = failures[0]
    if not fnmatch.fnmatchcase(first["case"], mutant["case"]):
        return None, f"first failing case is {first['case']} (rule {first['rule']}: {first['message']})"
    if mutant["rule"] not in ("*", first["rule"]):
        return None, f"{first['case']} fails for rule {first['rule']}: {first['message']}"
    return first, None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="print a line 'name unit' for each mutant")
    make = commands.add_parser("make", help="write a mutant's translation unit")
    make.add_argument("name")
    make.add_argument("output", type=pathlib.Path)
    run = commands.add_parser("check", help="run the suite on every mutant")
    run.add_argument("program")
    run.add_argument("folder", type=pathlib.Path, help="holds libmutant_<name>.so")
    arguments = parser.parse_args()

    if arguments.command == "list":
        for mutant in MUTANTS:
            print(mutant["name"], mutant["unit"])
        return 0
    if arguments.command == "make":
        arguments.output.write_text(mutate(next(m for m in MUTANTS if m["name"] == arguments.name)))
        return 0
    survivors = 0
    for mutant in MUTANTS:
        first, reason = check(mutant, arguments.program, arguments.folder / f"libmutant_{mutant['name']}.so")
        if first:
            print(f"{mutant['name']}: rejected by {first['case']}, rule {first['rule']}: {first['message']}")
        else:
            survivors += 1
            print(f"{mutant['name']}: NOT REJECTED as it should be: {reason}")
    print(f"{len(MUTANTS) - survivors} of {len(MUTANTS)} mutants rejected")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
