#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Sets up a build without each of the optional parts, and one without any of them.

Usage: configurations.py <folder for the builds, made anew>"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    folder = pathlib.Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    parts = re.findall(r"^option\('(\w+)', type: 'feature'", (ROOT / "meson_options.txt").read_text(), flags=re.M)
    failed = 0
    for disabled in [*([part] for part in parts), parts]:
        options = [f"-D{part}=disabled" for part in disabled]
        command = ["meson", "setup", *options, folder / "-".join(["without", *disabled]), ROOT]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode != 0:
            failed += 1
            print(f"{' '.join(options)}:\n{result.stdout}{result.stderr}", file=sys.stderr)
    print(f"{len(parts) + 1} configurations, {failed} failed")
    return 1 if failed or not parts else 0


if __name__ == "__main__":
    sys.exit(main())
