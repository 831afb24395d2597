#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Makes Markdown tables of what `bblas-bench --json` wrote: the tables of docs/results/.

A line for each routine, a column for each size, a table for each form and batch. Files are read as one."""

import argparse
import collections
import json
import math

PRECISIONS = "sdcz"


def number(x):
    """Three digits, or all of those before the point."""
    return f"{x:.2f}" if x < 9.995 else f"{x:.1f}" if x < 99.95 else f"{x:,.0f}"


def read(names):
    """{(form, batch as asked for): {routine: {n: point}}}, where a point has its results by device, in order."""
    groups = collections.defaultdict(dict)
    for name in names:
        with open(name, encoding="utf-8") as file:
            found = json.load(file)
        for table in found["tables"]:
            points = groups[table["form"], table["batch_request"]].setdefault(table["routine"], {})
            for point in table["points"]:
                timed = [r if r["outcome"] == "timed" else None for r in point["results"]]
                if timed[0]:
                    points[point["n"]] = point | {"results": timed}
    return groups


def rate(point):
    """GF/s, or GB/s of what does no arithmetic."""
    first = point["results"][0]
    return number(first["gflops"] or first["gbytes_per_s"])


def ratio(point):
    """How many times as fast the first device is as the best of the others."""
    first, *others = point["results"]
    others = [r["seconds"] for r in others if r]
    return number(min(others) / first["seconds"]) if others else "-"


def rate_ratio(point):
    return f"{rate(point)} ({ratio(point)}×)" if any(point["results"][1:]) else rate(point)


def share(point):
    return f"{100 * point['results'][0]['roof_share']:.0f} %"


CELLS = {
    "rate": rate,
    "ratio": ratio,
    "share": share,
    "rate-ratio": rate_ratio,
}


def print_table(title, columns, rows):
    print(f"\n| {title} | " + " | ".join(str(c) for c in columns) + " |\n|" + "---|" * (len(columns) + 1))
    for name, cells in rows:
        print(f"| {name} | " + " | ".join(cells.get(c, "") for c in columns) + " |")


def seconds(point):
    """Of one problem."""
    return point["results"][0]["seconds"] / point["batch"]


def steps(routines):
    """How many times as long n + 1 takes as n."""
    return {
        name: {n: number(seconds(points[n + 1]) / seconds(points[n])) for n in sorted(points) if n + 1 in points}
        for name, points in routines.items()
    }


def by_precision(rows):
    """One line for the routines that differ in precision alone."""
    joined = collections.defaultdict(dict)
    for name, cells in rows.items():
        joined[name[1:]][name[0]] = cells
    out = {}
    for name, of in joined.items():
        there = [p for p in PRECISIONS if p in of]
        sizes = sorted({n for p in there for n in of[p]})
        out[f"{name} {', '.join(there)}"] = {n: ", ".join(of[p].get(n, "-") for p in there) for n in sizes}
    return out


def shares_of_mix(routines, fixed):
    """What sizes uniform in 1, ..., n reach of the rate that batches of one size of `fixed` give to each of them, sizes in between interpolated."""

    def operations(point):  # of one problem
        return point["flops"] / point["batch"]

    def operations_and_seconds(points, n):
        below, above = max(k for k in points if k <= n), min(k for k in points if k >= n)
        if below == above:
            return operations(points[n]), seconds(points[n])
        low, high = points[below], points[above]
        power = math.log(operations(high) / operations(low), above / below)
        work, weight = operations(low) * (n / below) ** power, (n - below) / (above - below)
        rates = [operations(point) / seconds(point) for point in (low, high)]
        return work, work / (rates[0] + weight * (rates[1] - rates[0]))

    out = {}
    for name, points in routines.items():
        cells = {}
        for n, point in points.items():
            work, time = map(sum, zip(*(operations_and_seconds(fixed[name], k) for k in range(1, n + 1))))
            cells[n] = f"{rate(point)}, {number(point['flops'] / point['results'][0]['seconds'] * time / work)}"
        out[name] = cells
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE.json")
    parser.add_argument("--cell", choices=[*CELLS, "step", "mix"], default="rate-ratio",
                        help="GF/s, how many times as fast as the best of the others, share of the roof; step: how many times as long "
                        "n + 1 takes; mix: GF/s of several sizes, and their share of the rate in --fixed")  # fmt: skip
    parser.add_argument("--fixed", nargs="+", metavar="FILE.json", help="batches of one size, for mix")
    parser.add_argument("--by-precision", action="store_true", help="one line for s, d, c and z")
    options = parser.parse_args()
    fixed = {name: points for rows in read(options.fixed or []).values() for name, points in rows.items()}
    for (form, batch), routines in read(options.files).items():
        if options.cell == "step":
            rows = steps(routines)
        elif options.cell == "mix":
            rows = shares_of_mix(routines, fixed)
        else:
            cell = CELLS[options.cell]
            rows = {name: {n: cell(p) for n, p in points.items()} for name, points in routines.items()}
        if options.by_precision:
            rows = by_precision(rows)
        columns = sorted({n for cells in rows.values() for n in cells})
        print_table(f"{form}, {batch}", columns, rows.items())


if __name__ == "__main__":
    main()
