#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""The examples solve what they can, and meet bad input with one line on stderr and a failing exit status.

Usage: examples.py <block_jacobi> <folder of Matrix Market files, which may be missing> [<batched_solve>]"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

HEAD = "%%MatrixMarket matrix coordinate real general\n"

GOOD = {
    "general": HEAD + "% a comment\n\n3 3 4\n1 1 4\n2 2 5e0\n3 3 -6.5\n1 3 0.25\n",
    "repeated": HEAD + "2 2 3\n1 1 1\n2 2 3\n1 1 1\n",
    "symmetric": "%%MatrixMarket matrix coordinate real symmetric\n2 2 3\n1 1 2\n2 2 2\n2 1 -1\n",
    "capitals": "%%matrixmarket MATRIX Coordinate Real General\r\n1 1 1\r\n1 1 2\r\n",
    "integers": "%%MatrixMarket matrix coordinate integer general\n2 2 2\n1 1 7\n2 2 -3\n",
    "hermitian": "%%MatrixMarket matrix coordinate complex hermitian\n2 2 3\n1 1 2 0\n2 1 0 1\n2 2 2 0\n",
    "skew": "%%MatrixMarket matrix coordinate real skew-symmetric\n2 2 1\n2 1 3\n",
    "array": "%%MatrixMarket matrix array real general\n2 2\n4\n1\n1\n3\n",
    "triangle": "%%MatrixMarket matrix array real symmetric\n2 2\n4\n1\n3\n",
    "complex": "%%MatrixMarket matrix array complex general\n1 1\n1 2\n",
    "no last newline": HEAD + "1 1 1\n1 1 1",
}

BAD = {
    "empty": "",
    "blank": "\n\n\n",
    "only a banner": HEAD,
    "no banner": "3 3 1\n1 1 1\n",
    "another format": "PK\x03\x04 and so on\n",
    "vector": "%%MatrixMarket vector coordinate real general\n1 1 1\n1 1 1\n",
    "unknown format": "%%MatrixMarket matrix sparse real general\n1 1 1\n1 1 1\n",
    "unknown field": "%%MatrixMarket matrix coordinate quaternion general\n1 1 1\n1 1 1\n",
    "pattern": "%%MatrixMarket matrix coordinate pattern general\n1 1 1\n1 1\n",
    "unknown symmetry": "%%MatrixMarket matrix coordinate real persymmetric\n1 1 1\n1 1 1\n",
    "real hermitian": "%%MatrixMarket matrix coordinate real hermitian\n1 1 1\n1 1 1\n",
    "banner cut": "%%MatrixMarket matrix coordinate\n1 1 1\n1 1 1\n",
    "banner too long": HEAD.rstrip() + " extra\n1 1 1\n1 1 1\n",
    "rectangular": HEAD + "2 3 1\n1 1 1\n",
    "no rows": HEAD + "0 0 0\n",
    "negative rows": HEAD + "-1 -1 0\n",
    "sizes cut": HEAD + "2 2\n1 1 1\n",
    "sizes no numbers": HEAD + "two two 1\n",
    "sizes with fractions": HEAD + "2.5 2.5 1\n1 1 1\n",
    "rows beyond 32 bits": HEAD + "4294967297 4294967297 1\n1 1 1\n",
    "rows beyond 64 bits": HEAD + "99999999999999999999 99999999999999999999 1\n1 1 1\n",
    "negative count": HEAD + "1 1 -1\n1 1 1\n",
    "too few entries": HEAD + "2 2 3\n1 1 1\n2 2 1\n",
    "far too few entries": HEAD + "2 2 9223372036854775807\n1 1 1\n",
    "too many entries": HEAD + "2 2 1\n1 1 1\n2 2 1\n",
    "row 0": HEAD + "2 2 1\n0 1 1\n",
    "row too large": HEAD + "2 2 1\n3 1 1\n",
    "column too large": HEAD + "2 2 1\n1 3 1\n",
    "negative column": HEAD + "2 2 1\n1 -1 1\n",
    "no value": HEAD + "2 2 1\n1 1\n",
    "two values": HEAD + "2 2 1\n1 1 1 1\n",
    "value no number": HEAD + "2 2 1\n1 1 one\n",
    "value with a tail": HEAD + "2 2 1\n1 1 1.0abc\n",
    "NaN": HEAD + "2 2 1\n1 1 nan\n",
    "infinity": HEAD + "2 2 1\n1 1 inf\n",
    "overflow": HEAD + "2 2 1\n1 1 1e999\n",
    "real value for complex": "%%MatrixMarket matrix coordinate complex general\n1 1 1\n1 1 1\n",
    "fraction for integer": "%%MatrixMarket matrix coordinate integer general\n1 1 1\n1 1 1.5\n",
    "wrong triangle": "%%MatrixMarket matrix coordinate real symmetric\n2 2 1\n1 2 1\n",
    "skew diagonal": "%%MatrixMarket matrix coordinate real skew-symmetric\n2 2 1\n1 1 1\n",
    "hermitian diagonal": "%%MatrixMarket matrix coordinate complex hermitian\n1 1 1\n1 1 1 1\n",
    "array too short": "%%MatrixMarket matrix array real general\n2 2\n4\n1\n1\n",
    "array too long": "%%MatrixMarket matrix array real general\n2 2\n4\n1\n1\n3\n5\n",
    "huge array": "%%MatrixMarket matrix array real general\n2147483647 2147483647\n4\n",
    "NUL character": HEAD + "1 1 1\n1 1 \x00\n",
    "long line": HEAD + "1 1 1\n" + " " * 5000 + "1 1 1\n",
}

WRONG_USAGE = (
    ["--nonsense"], ["--block"], ["--block", "0"], ["--block", "-3"], ["--block", "many"], ["--block", "99999999999"],
    ["--tolerance", "2"], ["--tolerance", "nan"], ["--tolerance", ""], ["--iterations", "0"], ["--grid", "1"], ["--grid", "1000"],
    ["a.mtx", "b.mtx"], ["--grid", "4", "a.mtx"],
)  # fmt: skip

failures = 0


def fail(what, result):
    global failures
    failures += 1
    print(f"{what}: exit status {result.returncode}\n{result.stdout}{result.stderr}", file=sys.stderr)


def run(*command):
    return subprocess.run([str(word) for word in command], text=True, errors="replace", capture_output=True, timeout=120, check=False)


def expect_solution(what, result):
    """Block Jacobi, the second column of the table, has converged."""
    residuals = re.search(r"^true relative residual +\S+ +(\S+)$", result.stdout, re.M)
    if result.returncode != 0 or result.stderr or not residuals or not float(residuals[1]) < 1e-7:
        fail(what, result)


def is_refusal(result, status):
    return result.returncode == status and result.stderr.count("\n") == 1 and result.stderr.endswith("\n")


def expect_refusal(what, result, status=1):
    if not is_refusal(result, status):
        fail(what, result)


def main():
    block_jacobi, matrices, *batched_solve = sys.argv[1:]
    expect_solution("built-in problem", run(block_jacobi, "--grid", 8))
    if "usage" not in run(block_jacobi, "--help").stdout:
        fail("--help", run(block_jacobi, "--help"))
    for options in WRONG_USAGE:
        expect_refusal(" ".join(options), run(block_jacobi, *options), status=2)
    expect_refusal("unknown device", run(block_jacobi, "--device", "nowhere"))
    expect_refusal("missing file", run(block_jacobi, "/nowhere/matrix.mtx"))
    expect_refusal("folder", run(block_jacobi, "/"))

    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "matrix.mtx"
        for name, text in GOOD.items():
            path.write_bytes(text.encode())
            expect_solution(name, run(block_jacobi, path))
        for name, text in BAD.items():
            path.write_bytes(text.encode())
            expect_refusal(name, run(block_jacobi, path))

        # Whatever a damaged file gives, it is a table or one line.
        chance = random.Random(1)
        for text in (GOOD["hermitian"], GOOD["general"], GOOD["triangle"]):
            for _ in range(40):
                damaged = bytearray(text.encode())
                for _ in range(chance.randrange(1, 4)):
                    damaged[chance.randrange(len(damaged))] = chance.randrange(256)
                path.write_bytes(damaged[: chance.randrange(len(damaged)) + 1])
                result = run(block_jacobi, path)
                if not is_refusal(result, 1) and (result.returncode != 0 or result.stderr):
                    fail(f"damaged file {bytes(damaged)}", result)

    files = sorted(pathlib.Path(matrices).glob("*.mtx"))
    for file in files:
        result = run(block_jacobi, file)
        if "converge" in result.stdout and result.returncode == 0:
            continue  # it says so itself: some matrices are beyond block Jacobi
        expect_solution(file.name, result)

    if batched_solve:
        result = run(*batched_solve)
        if result.returncode != 0 or "solved 1000 of 1000" not in result.stdout:
            fail("batched_solve", result)
        expect_refusal("batched_solve, unknown device", run(*batched_solve, "nowhere"))
    print(f"{len(GOOD)} good files, {len(BAD)} bad ones, {len(files)} real ones; {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
