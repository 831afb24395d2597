#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""A manual page explains the options that the program's --help lists, and no others. Usage: manual.py <program> <page>"""

import pathlib
import re
import subprocess
import sys

program, page = sys.argv[1:]
OPTION = re.compile(r"--[a-z][a-z-]*")
listed = set(OPTION.findall(subprocess.run([program, "--help"], check=True, text=True, stdout=subprocess.PIPE).stdout))
explained = set(OPTION.findall(pathlib.Path(page).read_text().replace("\\-", "-")))
for option in sorted(listed ^ explained):
    print(f"{option} is not in {page if option in listed else 'the output of ' + program + ' --help'}", file=sys.stderr)
sys.exit(1 if listed ^ explained or not listed else 0)
