#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Runs every part of bblas-bench on tiny problems: tables and files, a slow and a wrong opponent, energy from a counter that is made up,
comparisons, suites, and options that are refused. Usage: benchmark.py <bblas-bench> <folder of the impostors>"""

import csv
import json
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parent.parent
PEER = ROOT / "benchmark" / "peers" / "lapacke.cpp"
TABLES = ROOT / "tools" / "tables.py"
BENCH = ""
IMPOSTORS = pathlib.Path()
TINY = ["--memory", "64K", "--repeat", "3", "--no-roof"]
FORMS = "batched,strided_batched,vbatched"


def run(*arguments, status=0, **options):
    options.setdefault("stderr", subprocess.PIPE)
    result = subprocess.run([BENCH, *map(str, arguments)], stdout=subprocess.PIPE, text=True, check=False, **options)
    if result.returncode != status:
        raise AssertionError(f"{arguments}: exit status {result.returncode}, not {status}\n{result.stdout}{result.stderr}")
    return result


def results(report):
    """(table, point, result) of everything measured."""
    for table in report["tables"]:
        for point in table["points"]:
            for result in point["results"]:
                yield table, point, result


def expect(condition, *what):
    if not condition:
        raise AssertionError(" ".join(map(str, what)))


def with_right_sums():
    """An environment in which OpenBLAS before 0.3.26 has a right scasum: not with the kernels that it chooses where there is avx512_bf16 (its pull request 4326)."""
    cpu = pathlib.Path("/proc/cpuinfo")
    has_wrong = cpu.exists() and "avx512_bf16" in cpu.read_text()
    return ({"OPENBLAS_CORETYPE": "SkylakeX"} if has_wrong else {}) | os.environ


def test_every_routine(folder):
    """Each routine in each form: the reference has all, the loop over LAPACKE some, and none is wrong."""
    file = folder / "all.json"
    run("--device", "reference,lapacke,lapacke_threaded", "--routine", "*", "--form", FORMS, "--n", "3,17", "--batch", "5",
        "--repeat", "1", "--no-roof", "--json", file, env=with_right_sums())  # fmt: skip
    report = json.loads(file.read_text())
    expect(len(report["tables"]) > 500, len(report["tables"]), "tables")
    lacking = set()
    for table, _, result in results(report):
        if result["device"] == "reference":
            expect(result["outcome"] == "timed", table["title"], result)
        expect(result["outcome"] in ("timed", "unsupported"), table["title"], result)
        if result["outcome"] == "unsupported":
            lacking.add(table["routine"][1:])
    written = set(re.findall(r"<entries/(\w+)\.inc>", PEER.read_text()))
    expect(lacking and not lacking & written, "the peer lacks", lacking)


def test_files(folder):
    """Table, CSV, JSON and SVG have what they are documented to have."""
    paths = {ending: folder / f"run.{ending}" for ending in ("csv", "json", "svg")}
    out = run("--device", "reference,lapacke", "--routine", "dgemm,zpotrf,dcopy", "--form", "batched,vbatched", "--n", "4:16", "--batch",
              "auto,7", "--k", "n/2", "--beta", "0.5", "--options", "uplo=u,transa=trans", "--seed", "3", "--repeat", "3", "--memory", "256K",
              "--csv", paths["csv"], "--json", paths["json"], "--plot", paths["svg"]).stdout  # fmt: skip
    expect(out.count("%roof") == 12 * 2 and out.count("GB/s") > 4 and "WRONG" not in out, out)
    expect("dgemm_batched transa=trans transb=notrans k=n/2 beta=0.5, batch auto" in out, out)
    expect("zpotrf_vbatched uplo=upper, sizes uniform, batch 7" in out, out)

    report = json.loads(paths["json"].read_text())
    expect(list(report) == ["schema", "schema_version", "commit", "interface", "date", "command", "seconds", "seed", "host", "environment",
                            "libraries", "devices", "roof", "tables"], list(report))  # fmt: skip
    expect(report["schema"] == "bblas-bench" and report["schema_version"] == 1 and report["seed"] == "3", "header")
    expect(re.fullmatch(r"\d+\.\d+\.\d+", report["interface"]) and re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", report["date"]), "header")
    expect(set(report["host"]) == {"name", "system", "cpu", "cores", "last_level_cache_bytes", "megahertz", "governor"}, report["host"])
    expect(report["environment"]["OMP_WAIT_POLICY"] == "passive", report["environment"])
    expect(any("openblas" in library for library in report["libraries"]), report["libraries"])
    expect([d["device"] for d in report["devices"]] == ["reference", "lapacke"], report["devices"])
    for device in report["devices"]:
        expect(device["interface"] == report["interface"] and device["library"].count("libbblas_") == 1, device)
        expect(device["kind"] == "host" and device["timer"] and device["gpu"] is None and device["energy"] is None, device)
    expect(report["roof"]["copy_gbytes_per_s"] > 0 and set(report["roof"]["gemm"]) == {"d", "z"}, report["roof"])
    expect(len(report["tables"]) == 12, len(report["tables"]))
    for table, point, result in results(report):
        expect(result["outcome"] == "timed" and 0 <= result["error_ratio"] < 30, table["title"], result)
        expect(len(result["samples"]) == 3 and result["calls"] >= 1, result)
        expect(result["seconds_q1"] <= result["seconds"] <= result["seconds_q3"], result)
        expect(abs(result["gflops"] * result["seconds"] * 1e9 - point["flops"]) <= 1e-6 * point["flops"], result)
        expect(0 < result["roof_share"] and result["speedup"] > 0, result)
        expect(point["batch"] == 7 or table["batch_request"] == "auto", point)
    gemm = next(p for t, p, _ in results(report) if t["title"].startswith("dgemm_batched") and p["n"] == 16)
    expect(gemm["sizes"] == {"m": 16, "n": 16, "k": 8}, gemm)
    expect(gemm["flops"] == gemm["batch"] * 2 * 16 * 16 * 8, gemm)
    expect(gemm["bytes"] == gemm["batch"] * 8 * (2 * 16 * 8 + 2 * 16 * 16), gemm)

    rows = list(csv.DictReader(paths["csv"].open()))
    expect(len(rows) == len(list(results(report))), len(rows))
    for row, (table, point, result) in zip(rows, results(report)):
        expect(row["routine"] == table["routine"] and int(row["batch"]) == point["batch"] and row["device"] == result["device"], row)
        expect(abs(float(row["seconds"]) / result["seconds"] - 1) < 1e-5 and row["outcome"] == "timed", row)
        expect(row["joules"] == row["watts"] == row["gflops_per_watt"] == "n/a", row)

    svg = ET.parse(paths["svg"]).getroot()
    expect(svg.tag == "{http://www.w3.org/2000/svg}svg", svg.tag)
    texts = [t.text for t in svg.iter("{http://www.w3.org/2000/svg}text")]
    expect(texts.count("lapacke") == texts.count("roof") == 12 and texts.count("GF/s") == 8 and texts.count("GB/s") == 4, texts)
    run("compare", paths["json"], paths["json"])

    tables = subprocess.run([sys.executable, TABLES, paths["json"]], check=True, capture_output=True, text=True).stdout
    expect(tables.count("| 4 | 8 | 16 |") == 4 and tables.count("×)") == 4 * 3 * 3, tables)
    line = next(t["points"] for t in report["tables"] if t["routine"] == "zpotrf" and t["form"] == "vbatched" and t["batch_request"] == "7")
    cells = re.search(r"vbatched, 7 .*?\| zpotrf \|([^\n]*)", tables, re.DOTALL)[1].split("|")
    for cell, point in zip(cells, line):
        ours, theirs = (r["seconds"] for r in point["results"])
        expect(abs(float(re.search(r"\((.*)×", cell)[1].replace(",", "")) / (theirs / ours) - 1) < 0.01, cell, point)


def test_plot_as_png(folder):
    """Without a converter the picture stays SVG, and one line says so."""
    (folder / "empty").mkdir()
    arguments = ["--device", "reference", "--routine", "dgemv", "--n", "4", "--batch", "5", *TINY, "--plot", folder / "plot.png"]
    result = run(*arguments, env=os.environ | {"PATH": str(folder / "empty")})
    expect(result.stderr.count("\n") == 1 and "rsvg-convert" in result.stderr and (folder / "plot.svg").exists(), result.stderr)
    converter = folder / "empty" / "rsvg-convert"
    converter.write_text('#!/bin/sh\nfor word; do case $word in --output=*) printf PNG > "${word#--output=}";; esac; done\n')
    converter.chmod(0o755)
    result = run(*arguments, env=os.environ | {"PATH": f"{folder / 'empty'}:{os.environ['PATH']}"})
    expect(result.stderr == "" and (folder / "plot.png").read_text() == "PNG" and not (folder / "plot.svg").exists(), result.stderr)


def test_legend(folder):
    """A legend that is too wide for a panel goes on in another line."""
    names = [f"reference:{threads}" for threads in range(1, 9)]
    run("--device", ",".join(names), "--routine", "dgemv", "--n", "4", "--batch", "5", *TINY, "--plot", folder / "legend.svg")
    texts = ET.parse(folder / "legend.svg").getroot().iter("{http://www.w3.org/2000/svg}text")
    entries = [t for t in texts if t.text in names]
    expect([t.text for t in entries] == names, [t.text for t in entries])
    expect(len({t.get("y") for t in entries}) > 1, [t.attrib for t in entries])
    expect(all(float(t.get("x")) + 6 * len(t.text) < 600 for t in entries), [t.attrib for t in entries])


def test_sizes(folder):
    """Sizes from a file, and both distributions."""
    (folder / "sizes").write_text("m n k # of the factors\n\n3 4 5\n6 7 0\n1 9 2\n")
    file = folder / "sizes.json"
    run("--device", "reference", "--routine", "dgemm", "--form", "vbatched", "--sizes", folder / "sizes", *TINY, "--json", file)
    table, point, _ = next(results(json.loads(file.read_text())))
    expect(point["batch"] == 3 and point["sizes"] == {"m": 6, "n": 9, "k": 5} and point["flops"] == 2 * (3 * 4 * 5 + 9 * 2), point)
    for sizes, least in (("uniform", 1), ("bimodal", 56)):
        run("--device", "reference", "--routine", "spotrf", "--form", "vbatched", "--sizes", sizes, "--n", "64", "--batch", "50", *TINY,
            "--json", file)  # fmt: skip
        table, point, _ = next(results(json.loads(file.read_text())))
        expect(table["sizes"] == sizes and least <= point["sizes"]["n"] <= 64, point)


def test_wrong(folder):
    """A wrong result has no time, whether the residual or info tells."""
    file = folder / "wrong.json"
    result = run("--device", f"reference,{IMPOSTORS}/libimpostor_wrong.so", "--routine", "dpotrf", "--n", "5,15,25", "--batch", "50", *TINY,
                 "--json", file, "--plot", folder / "wrong.svg", "--csv", folder / "wrong.csv", status=1)  # fmt: skip
    expect(len(re.findall(r"\| +WRONG", result.stdout)) == 2 and "error ratio of problem" in result.stdout, result.stdout)
    expect("info of problem 0 is not written" in result.stdout, result.stdout)
    outcomes = [r["outcome"] for _, _, r in results(json.loads(file.read_text()))]
    expect(outcomes == ["timed", "timed", "timed", "wrong", "timed", "wrong"], outcomes)
    expect(all("seconds" not in r for _, _, r in results(json.loads(file.read_text())) if r["outcome"] == "wrong"), "a wrong result has a time")
    rows = list(csv.DictReader((folder / "wrong.csv").open()))
    expect([r["seconds"] for r in rows if r["outcome"] == "wrong"] == ["", ""], rows)


def test_slow(folder):
    """A slow opponent is slow in the table, and a regression when it takes the place of a fast one."""
    link = folder / "library.so"
    reference = next(pathlib.Path(p) / "libbblas_reference.so" for p in os.environ["BBLAS_PATH"].split(":"))
    files = []
    for library in (reference.resolve(), IMPOSTORS / "libimpostor_slow.so"):
        link.unlink(missing_ok=True)
        link.symlink_to(library)
        files.append(folder / f"{library.name}.json")
        run("--device", f"reference,{link}", "--routine", "dpotrf", "--n", "32", "--batch", "100", "--repeat", "21", "--no-roof", "--json",
            files[-1])  # fmt: skip
    speedups = [[r["speedup"] for _, _, r in results(json.loads(f.read_text()))] for f in files]
    expect(speedups[0][0] == speedups[1][0] == 1 and speedups[1][1] < 0.2 < 0.5 < speedups[0][1], speedups)
    out = run("compare", *files, "--tolerance", "300", status=1).stdout
    expect(re.search(r"REGRESSION dpotrf_batched uplo=lower, batch 100, n = 32, batch 100, .*library\.so: ", out), out)
    out = run("compare", *reversed(files), "--tolerance", "300").stdout
    expect("faster" in out and "0 worse" in out, out)


def test_energy(folder):
    """Energy comes from all packages; a counter that starts again loses nothing."""
    stop = threading.Event()
    for name, content in (("package-0", 0), ("package-1", 0), ("core", 0)):
        (folder / "powercap" / name).mkdir(parents=True)
        (folder / "powercap" / name / "name").write_text(name + "\n")
        (folder / "powercap" / name / "energy_uj").write_text(str(content))
        (folder / "powercap" / name / "max_energy_range_uj").write_text("3000000")

    def consume():
        """10 W a package; the counter starts again every 0.3 s."""
        start = time.monotonic()
        while not stop.is_set():
            for name in ("package-0", "package-1"):
                part = folder / "part"
                part.write_text(str(int(1e7 * (time.monotonic() - start)) % 3000000))
                part.rename(folder / "powercap" / name / "energy_uj")
            time.sleep(0.0005)

    consumer = threading.Thread(target=consume)
    consumer.start()
    try:
        file = folder / "energy.json"
        out = run("--device", "reference,lapacke", "--routine", "dgemm", "--n", "64", "--batch", "100", "--repeat", "3", "--no-roof", "--energy", "--json",
                  file, "--csv", folder / "energy.csv", env=os.environ | {"BBLAS_POWERCAP": str(folder / "powercap")}).stdout  # fmt: skip
    finally:
        stop.set()
        consumer.join()
    expect("energy by RAPL, 2 packages" in out and "greenup" in out and "n/a" not in out, out)
    for _, _, result in results(json.loads(file.read_text())):
        expect(2 < result["watts"] < 200 and result["gflops_per_watt"] > 0, result)
        expect(abs(result["joules"] / result["watts"] / result["seconds"] - 1) < 1e-9, result)
        expect(result["greenup"] > 0 and result["powerup"] > 0, result)
    for row in csv.DictReader((folder / "energy.csv").open()):
        expect(float(row["joules"]) > 0 and float(row["greenup"]) > 0, row)


def test_gpu(folder):
    """A device with streams is timed by events, its operands are restored where they lie, and NVML tells its energy; here both drivers
    are pretended ones."""
    drivers = os.environ | {"LD_LIBRARY_PATH": str(IMPOSTORS)}
    device = f"{IMPOSTORS}/libimpostor_streams.so:1"
    file = folder / "gpu.json"
    out = run("--device", device, "--routine", "dpotrf,zgemm", "--form", FORMS, "--n", "5,24", "--batch", "auto,7", "--repeat", "3",
              "--memory", "256K", "--beta", "0.5", "--energy", "--json", file, env=drivers).stdout  # fmt: skip
    expect("time by CUDA events; energy by NVML, the board" in out and "n/a" not in out, out)
    report = json.loads(file.read_text())
    described = report["devices"][0]
    expect(described["kind"] == "streams" and described["energy"] == "NVML, the board", described)
    expect(described["gpu"] == {"name": "Pretended GPU", "driver": "580.00", "driver_cuda": "13.1", "megahertz": 1500,
                                "largest_megahertz": 1980}, described)  # fmt: skip
    # Of the orders from 1024 up, the fastest; how far up it looks depends on how fast the device is.
    expect(report["roof"]["copy_gbytes_per_s"] > 0, report["roof"])
    expect(all(re.search(r"n = (1024|2048|4096|8192)$", peak["by"]) for peak in report["roof"]["gemm"].values()), report["roof"])
    for table, _, result in results(report):
        expect(result["outcome"] == "timed" and result["watts"] > 0, table["title"], result)
    # How many calls a repetition has is not told by the first one, which takes long.
    run("--device", device, "--routine", "dgemm", "--n", "4", "--batch", "7", "--no-roof", "--json", file, env=drivers)
    expect(all(result["calls"] > 1 for _, _, result in results(json.loads(file.read_text()))), "calls of a repetition")
    # A suite's batches are cut on hosts only.
    run("--device", device, "--suite", "trsv", "--out", folder, "--memory", "64K", "--repeat", "1", "--no-roof", "--budget", "1", env=drivers)
    expect(all(p["batch"] == 1000 for _, p, _ in results(json.loads((folder / "trsv.json").read_text()))), "the suite's batch")
    result = run("--device", device, "--routine", "dgemm", "--n", "4", *TINY, "--energy", env=os.environ | {"LD_LIBRARY_PATH": cuda_only(folder)})
    expect("energy n/a: libnvidia-ml.so.1" in result.stdout, result.stdout)


def cuda_only(folder):
    """A folder with the pretended libcuda.so.1, and no NVML."""
    (folder / "drivers").mkdir()
    (folder / "drivers" / "libcuda.so.1").symlink_to(IMPOSTORS / "libcuda.so.1")
    return str(folder / "drivers")


def test_absent_vendors(folder):
    """A peer whose driver or library is not there says so in one line."""
    for device, environment, text in (
        ("mkl", {"BBLAS_MKL": str(folder / "none.so")}, f"there is no MKL: {folder}/none.so cannot be opened"),
        ("mkl_compact", {"BBLAS_MKL": str(folder / "none.so")}, f"there is no MKL: {folder}/none.so cannot be opened"),
        ("cublas", {"CUDA_VISIBLE_DEVICES": ""}, "no CUDA d"),  # driver, or device
    ):
        if device == "cublas" and not is_built(device):
            continue
        result = run("--device", device, "--routine", "dgemm", status=2, env=os.environ | environment)
        expect(result.stderr.count("\n") == 1 and text in result.stderr, device, repr(result.stderr))


def is_built(device):
    return any((pathlib.Path(p) / f"libbblas_{device}.so").exists() for p in os.environ["BBLAS_PATH"].split(":"))


def test_vendors(folder):
    """Where they are there, peers are right in all that they have."""
    for device, routines in (("libxsmm", "?gemm"), ("mkl", "*"), ("mkl_compact", "*"), ("cublas", "*")):
        file = folder / f"{device}.json"
        arguments = ["--device", device, "--routine", routines, "--form", FORMS, "--n", "3,17", "--batch", "20", "--repeat", "1", "--no-roof",
                     "--json", file]  # fmt: skip
        if not is_built(device) or subprocess.run([BENCH, *arguments[:4], "--n", "1", "--batch", "1", "--no-roof"], capture_output=True,
                                                  check=False).returncode == 2:  # fmt: skip
            print(f"test_vendors: {device} SKIPPED: it is not there")
            continue
        run(*arguments)
        timed = [t["routine"] for t, _, r in results(json.loads(file.read_text())) if r["outcome"] == "timed"]
        expect("dgemm" in timed, device, "has", timed)


def test_suites(folder):
    """A suite writes four files; a budget leaves out the last sizes; what the interface lacks is said."""
    out = folder / "new" / "folder"
    text = run("--device", "lapacke,reference", "--suite", "trsv,eigenvalues,vbatched", "--out", out, "--memory", "64K", "--repeat", "1", "--no-roof",
               "--budget", "1.5").stdout  # fmt: skip
    expect("dsyev is not part of this version of the interface" in text, text)
    expect(sorted(p.name for p in out.iterdir()) == sorted(f"{s}.{e}" for s in ("trsv", "vbatched") for e in ("txt", "csv", "json", "svg")), text)
    report = json.loads((out / "trsv.json").read_text())
    expect(len(report["tables"]) == 4 and any(t["notes"] for t in report["tables"]), report["tables"])
    expect((out / "trsv.txt").read_text() in text, "the table of the suite")
    expect(max(p["batch"] for _, p, _ in results(report)) < 1000, "batches fit into the memory")


def test_progress(folder):
    """On a terminal a bar shows how far the run is, and is gone in the end."""
    master, slave = pty.openpty()
    run("--device", "reference", "--routine", "dgemm", "--n", "64", "--batch", "300", "--repeat", "20", "--no-roof", stderr=slave)
    os.close(slave)
    text = os.read(master, 100000).decode()
    os.close(master)
    expect("[" in text and "dgemm n = 64" in text and text.endswith("\r\x1b[K"), repr(text))


def test_refusals(folder):
    """Whatever cannot be done gives one line and exit status 2."""
    (folder / "bad.json").write_text('{"schema": "bblas-bench",\n"tables": [}')
    (folder / "other.json").write_text('{"schema": "another", "schema_version": 1}')
    (folder / "bad sizes").write_text("n m\n3\n")
    one = ["--device", "reference", "--routine", "dgemm", "--n", "4"]
    for arguments, text in (
        ([], "nothing to time"),
        (["--routine", "dgemmm"], "no such routine"),
        (["--routine", ""], "empty entry"),
        (["--device", "nowhere", "--routine", "dgemm"], "no libbblas_nowhere.so"),
        (["--device", f"{folder}/no.so", "--routine", "dgemm"], "no.so"),
        (["--device", f"{IMPOSTORS}/libimpostor_streams.so:1", "--routine", "dgemm"], "libcuda.so.1"),
        ([*one, "--n", "0"], "whole number"),
        ([*one, "--n", "8:4"], "is empty"),
        ([*one, "--n", "4:8:0"], "whole number"),
        ([*one, "--n", "4:"], "first:last"),
        ([*one, "--n", "four"], "whole number"),
        ([*one, "--m", "n*2"], "--m 'n*2' is not a size"),
        ([*one, "--nrhs", "2"], "none of the routines has a size nrhs"),
        ([*one, "--form", "fixed"], "is not one of"),
        ([*one, "--batch", "0"], "--batch '0'"),
        ([*one, "--batch", "many"], "--batch 'many'"),
        ([*one, "--memory", "64Q"], "--memory '64Q'"),
        ([*one, "--sizes", "normal"], "neither uniform nor bimodal"),
        ([*one, "--form", "vbatched", "--sizes", folder / "bad sizes"], "line 2: 1 numbers, not 2"),
        ([*one, "--options", "transa"], "not an assignment"),
        ([*one, "--options", "uplo=lower"], "none of the routines has an option uplo"),
        ([*one, "--options", "transa=left"], "dgemm has notrans, trans, conjtrans"),
        ([*one, "--alpha", "nan"], "not a number"),
        ([*one, "--repeat", "0"], "--repeat '0'"),
        ([*one, "--budget", "-1"], "--budget '-1'"),
        ([*one, "--seed", "-1"], "--seed '-1'"),
        ([*one, "--csv", folder / "no" / "file"], "cannot be written"),
        ([*one, "--json", folder], "cannot be written"),
        ([*one, "--plot", folder / "plot.pdf"], "neither with .svg nor with .png"),
        ([*one, "--suite", "lu"], "exclude each other"),
        ([*one, "--out", folder], "--out needs --suite"),
        (["--suite", "lu"], "--suite needs --out"),
        (["--suite", "sorting", "--out", folder], "is not one of cholesky"),
        (["--suite", "lu", "--out", "/proc/nothing"], "/proc/nothing"),
        (["--suite", "lu", "--out", folder, "--csv", folder / "file"], "do not apply"),
        (["--device", "reference", "--routine", "dormqr", "--n", "4", "--k", "9"], "--k 9 is not valid for dormqr with n = 4"),
        ([*one, "--frobnicate"], "unrecognized option '--frobnicate'"),
        ([*one, "extra"], "neither an option"),
        (["compare", folder / "bad.json"], "two JSON files"),
        (["compare", folder / "none.json", folder / "none.json"], "cannot be read"),
        (["compare", folder / "bad.json", folder / "bad.json"], "line 2: this is not JSON"),
        (["compare", folder / "other.json", folder / "other.json"], "another schema"),
    ):
        result = run(*arguments, status=2)
        expect(result.stderr.count("\n") == 1 and result.stderr.startswith("bblas-bench: "), arguments, repr(result.stderr))
        expect(text in result.stderr, arguments, "should say", repr(text), "but says", repr(result.stderr))
    expect("Usage" in run("--help").stdout and run("--version").stdout.startswith("bblas-bench 0."), "help")


def main():
    global BENCH, IMPOSTORS
    BENCH, IMPOSTORS = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    # Meson adds the folders of a test's libraries. The pretended drivers among them are for the tests that name them.
    folders = os.environ.get("LD_LIBRARY_PATH", "").split(":")
    os.environ["LD_LIBRARY_PATH"] = ":".join(f for f in folders if f and pathlib.Path(f).resolve() != IMPOSTORS)
    failures = 0
    for name, test in [(n, t) for n, t in globals().items() if n.startswith("test_")]:
        folder = pathlib.Path(tempfile.mkdtemp())
        start = time.monotonic()
        try:
            test(folder)
            print(f"{name}: {time.monotonic() - start:.1f} s")
        except AssertionError as error:
            failures += 1
            print(f"{name}: FAILED: {error}")
        finally:
            shutil.rmtree(folder)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
