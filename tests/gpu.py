#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Runs everything that needs a GPU, in one command and within a given time: for machines that are there for a few minutes.

The steps run one after the other, most valuable first; --list names them. What a step does not need of its time, the later ones
have. Every process writes a log, and the suite its report, into the folder for results while it runs; SIGTERM ends what is out
of time. In the end there are summary.json, conformance.json and .html, which have the format of docs/results/cuda-conformance,
and results.tar.gz with all of it. Frameworks are those of the Python that runs this.

Exit status: 0 all steps that ran have passed, 1 one failed, 2 none ran, 3 none failed and one was cut off. A step whose library
or tool is not there does not run. SIGTERM and SIGINT cut off what runs, and the rest is written."""

import argparse
import collections
import contextlib
import dataclasses
import datetime
import fnmatch
import json
import math
import os
import pathlib
import platform
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time

import conformance_page
import frameworks

HERE = pathlib.Path(__file__).resolve().parent
PASSED, FAILED, CUT_OFF, ABSENT = "passed", "failed", "cut off", "absent"
EXIT_STATUS = {PASSED: 0, FAILED: 1, ABSENT: 2, CUT_OFF: 3}
SKIPPED = 77  # what a test of this tree returns that could not run
SANITIZER_ERROR = 99
CUDA = "/usr/local/cuda"


class Absent(Exception):
    """A library or a tool is not there."""


@dataclasses.dataclass
class Job:
    """A process, and what became of it."""

    name: str
    command: list
    environment: dict = dataclasses.field(default_factory=dict)
    accepted: tuple = (0,)  # exit statuses
    good: str = ""  # what its log must contain
    bad: str = ""  # what its log must not contain
    report: pathlib.Path = None  # the suite's, in JSON
    log: pathlib.Path = None
    process: subprocess.Popen = None
    begin: float = math.nan
    seconds: float = 0
    is_cut_off: bool = False
    outcome: str = CUT_OFF
    note: str = "not begun"

    def found(self):
        """What the report says; None without one."""
        try:
            return json.loads(self.report.read_text())
        except (AttributeError, OSError, ValueError):
            return None

    def conclude(self):
        """Sets outcome and note."""
        status = self.process.returncode
        text = self.log.read_text(errors="replace")
        last = next((line for line in reversed(text.splitlines()) if line.strip()), "no output")
        bad = re.search(self.bad, text, re.MULTILINE) if self.bad else None
        found = self.found()
        self.note = f"status {status}: {last}" if status else last
        if found:
            totals = found["totals"]
            self.note = f"{totals['cases']} cases, {totals['failed']} failed, {found['left']} left"
            if found["cut_short"]:
                self.note += f": {found['cut_short']}"
        if bad:
            self.outcome, self.note = FAILED, text[bad.start() :].splitlines()[0]
        elif found and found["totals"]["failed"] and 1 not in self.accepted:
            self.outcome = FAILED
        elif (found and found["left"]) or (self.is_cut_off and status not in self.accepted):
            self.outcome = CUT_OFF
        elif status == SKIPPED:
            self.outcome, self.note = ABSENT, last
        elif status not in self.accepted:
            self.outcome = FAILED
        elif found and found["totals"]["passed"] + found["totals"]["failed"] == 0:
            self.outcome, self.note = FAILED, "no case was judged"
        elif not re.search(self.good, text, re.MULTILINE):
            self.outcome, self.note = FAILED, f"its log lacks '{self.good}'"
        else:
            self.outcome = PASSED


def leaves(pid):
    """The process, or else its youngest descendants: a launcher is to see what it launched end."""
    try:
        children = [c for file in pathlib.Path(f"/proc/{pid}/task").glob("*/children") for c in file.read_text().split()]
    except OSError:  # it has just ended
        children = []
    return [leaf for child in children for leaf in leaves(int(child))] or [pid]


def is_pretended(folder):
    """Whether that is where tests of the drop-in have their driver and vendor."""
    return (folder / "libcuda.so.1").exists()


class Run:
    """The folders, the options, and the time that is left."""

    def __init__(self, options):
        self.options = options
        self.grace = min(8, options.seconds / 4)  # between SIGTERM and SIGKILL
        self.end = time.monotonic() + options.seconds - self.grace - options.seconds / 20
        self.results = options.results
        self.files = {}
        # Deep folders last, and those where tests pretend a vendor.
        for path in sorted(options.binaries.rglob("*"), key=lambda p: (is_pretended(p.parent), len(p.parts), p)):
            if path.is_file():
                self.files.setdefault(path.name, path.absolute())

    def find(self, name):
        """The path of a program, or of a library, which may have lost the link that is its name without a version."""
        versions = [n for n in self.files if re.fullmatch(re.escape(name) + r"[.\d]*", n)]
        if not versions:
            raise Absent(f"{name} is not there")
        return str(self.files[min(versions)])

    def library(self):
        """What is judged."""
        path = pathlib.Path(self.options.library)
        return str(path.absolute()) if path.exists() else self.find(self.options.library)

    def drop_in(self, **variables):
        return {
            "LD_PRELOAD": self.find("libbblas_cublas_compat.so"),
            "BBLAS_COMPAT": "all",
            "BBLAS_COMPAT_LOG": "summary",
        } | variables

    def environment(self, with_cuda=True):
        libraries = [p for n, p in self.files.items() if re.fullmatch(r"libbblas\w*\.so[.\d]*", n)]
        folders = list(dict.fromkeys(str(p.parent) for p in libraries if not is_pretended(p.parent)))
        given = [f for f in os.environ.get("LD_LIBRARY_PATH", "").split(":") if f and (with_cuda or not f.startswith(CUDA))]
        cuda = [f"{CUDA}/lib64"] if with_cuda and pathlib.Path(CUDA, "lib64").exists() else []
        return {
            "LD_LIBRARY_PATH": ":".join(folders + cuda + given),
            "BBLAS_PATH": ":".join(folders),
            "OMP_WAIT_POLICY": "passive",
        }

    def heads(self):
        """Routines with their forms, such as dgemm_batched, and services: those that are asked for."""
        size = "--full" if self.options.full else "--quick"
        done = subprocess.run([self.find("bblas-conformance"), size, "--list"], check=True, capture_output=True, text=True,
                              env=os.environ | self.environment())  # fmt: skip
        heads = dict.fromkeys(name.split("/")[0] for name in done.stdout.splitlines())
        return [h for h in heads if self.options.routines == "*" or fnmatch.fnmatchcase(h, f"?{self.options.routines}_*batched")]

    def suite(self, step, name, library, *arguments, **job):
        """A process of the suite. `under` is a command that it runs under."""
        under = job.pop("under", [])
        report = self.results / step / f"{name}.json"
        return Job(
            name, [*under, self.find("bblas-conformance"), library, "--report", str(report), *arguments], report=report, **job
        )

    def run_jobs(self, step, jobs, at_a_time, until, environment):
        """Runs them, some at a time, until that time."""
        waiting, running = list(jobs), []
        (self.results / step).mkdir(exist_ok=True)
        try:
            while waiting or running:
                now, limit = time.monotonic(), min(until, self.end)
                if now >= limit:
                    waiting.clear()
                while waiting and len(running) < at_a_time:
                    job = waiting.pop(0)
                    job.begin = now
                    job.log = self.results / step / f"{job.name}.log"
                    try:
                        with job.log.open("w") as log:
                            variables = os.environ | environment | job.environment
                            files = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": subprocess.STDOUT}
                            job.process = subprocess.Popen(job.command, **files, env=variables, start_new_session=True)
                        running.append(job)
                    except OSError as error:
                        job.outcome, job.note = FAILED, str(error)
                for job in list(running):
                    if job.process.poll() is not None:
                        job.seconds = time.monotonic() - job.begin
                        job.conclude()
                        running.remove(job)
                    elif now >= limit and not job.is_cut_off:
                        job.is_cut_off = True
                        for pid in leaves(job.process.pid):
                            with contextlib.suppress(ProcessLookupError):
                                os.kill(pid, signal.SIGTERM)
                    elif now >= limit + self.grace:
                        os.killpg(job.process.pid, signal.SIGKILL)
                time.sleep(0.02)
        finally:  # none, unless this has failed
            for job in running:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(job.process.pid, signal.SIGKILL)


# ---- The suite's reports, added up ----

COUNTS = ("cases", "passed", "failed", "unsupported", "skipped")


def ratio(value):
    """Of a report, where infinity and NaN are strings."""
    value = float(value)
    return math.inf if math.isnan(value) else value


def totals(jobs):
    """What the reports of these processes hold: counts, the worst ratio, its case, failures."""
    sums = dict.fromkeys((*COUNTS, "left"), 0) | {"worst": 0, "worst_case": None, "failures": [], "without_report": 0}
    for found in (job.found() for job in jobs):
        if not found:
            sums["without_report"] += 1
            continue
        for count in COUNTS:
            sums[count] += found["totals"][count]
        sums["left"] += found["left"]
        sums["failures"] += found["failures"]
        if ratio(found["totals"]["worst"]) > ratio(sums["worst"]):
            sums |= {key: found["totals"][key] for key in ("worst", "worst_case")}
    return sums


def totals_text(sums):
    skipped = sums["skipped"] - sums["left"] + sums["unsupported"]
    text = f"{sums['cases']} cases, {sums['failed']} failed, {skipped} skipped, {sums['left']} left"
    if sums["without_report"]:
        text += f", {sums['without_report']} processes without a report"
    return text + (f"; worst ratio {sums['worst']} in {sums['worst_case']}" if sums["worst_case"] else "")


def conclude_suite(_run, jobs):
    sums = totals(jobs)
    return totals_text(sums), sums


def split(heads, patterns):
    """Those of the patterns that take in a routine, and one for each routine that is left."""
    left, kept = set(heads), []
    for pattern in patterns:
        taken = fnmatch.filter(heads, pattern)
        kept += [pattern] if taken else []
        left -= set(taken)
    return kept + sorted({head if head == "services" else f"?{head[1:]}" for head in left})


def file_name(pattern):
    return re.sub(r"\W+", "-", pattern.replace("[!d]_", "_").replace("*", "")).strip("-")


# ---- The steps. Each has a function that makes its processes, and one that says in a line what they found, and in JSON ----


def patterns_of(run, precisions, forms):
    """By precision, form, and half of the routines where all are asked for: z of variable size takes longest by far."""
    halves = ("[a-g]*", "[h-z]*") if run.options.routines == "*" else (run.options.routines,)
    return [f"{p}{names}{form}" for form in forms for p in precisions for names in halves]


def conformance_jobs(run, _limit):
    patterns = patterns_of(run, "zcdsi", ("_vbatched", "_strided_batched", "[!d]_batched"))
    size = "--full" if run.options.full else "--quick"
    return [
        run.suite("conformance", file_name(p), run.library(), size, "--filter", f"{p}/*") for p in split(run.heads(), patterns)
    ]


def conclude_conformance(run, jobs):
    sums = totals(jobs)
    rows = []
    for found in filter(None, (job.found() for job in jobs)):
        rows += [{key: row[key] for key in ("routine", "form", *COUNTS, "worst", "worst_case")} for row in found["routines"]]
    rows.sort(key=lambda row: (row["routine"], row["form"]))
    size = "--full" if run.options.full else "--quick"
    header = {
        "schema": "bblas-conformance summary",
        "command": f"bblas-conformance {pathlib.Path(run.library()).name} {size}, in {len(jobs)} processes by precision, form and routine",
        "device": device(),
        "commit": run.options.commit,
        "date": datetime.date.today().isoformat(),
    }
    if run.options.routines != "*":
        header["only"] = run.options.routines
    if sums["left"] or sums["without_report"]:
        header["cut_short"] = f"{sums['left']} cases left, {sums['without_report']} processes without a report"
    header["failures"] = sums["failures"]
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in header.items()]
    lines.append('"routines": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]")
    (run.results / "conformance.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    (run.results / "conformance.html").write_text(conformance_page.page(header | {"routines": rows}))
    return totals_text(sums), sums


def graph_jobs(run, _limit):
    heads = run.heads()
    patterns = [p for p in patterns_of(run, "zcds", ("_vbatched", "[!d]_batched")) if fnmatch.filter(heads, p)]
    return [run.suite("graph", file_name(p), run.library(), "--graph", "--filter", f"{p}/*random") for p in patterns]


# Families of kernels, in double precision.
FAMILIES = ("po*", "ge[ts]*", "ge[ql]*", "or*", "tr[mst]*", "ge[amr]*", "s[wy]*", "tran*", "[acdlnz]*", "sc*")


def sanitizers_jobs(run, _limit):
    tool = shutil.which("compute-sanitizer", path=os.environ["PATH"] + f":{CUDA}/bin")
    if not tool:
        raise Absent("compute-sanitizer is not there")
    heads = run.heads()
    of_doubles = split(fnmatch.filter(heads, "d*_vbatched"), [f"d{family}_vbatched" for family in FAMILIES])
    sizes = "[136][357]" if run.options.full else "33"
    sample = {file_name(pattern): f"{pattern}/*={sizes}*random" for pattern in of_doubles}
    # With strides, kernels are those of pointers.
    whole = {head: f"{head}/*" for head in fnmatch.filter(heads, "*batched") if not head.endswith("_strided_batched")}
    jobs = []
    for check in ("memcheck", "racecheck", "initcheck"):
        under = [tool, "--tool", check, "--error-exitcode", str(SANITIZER_ERROR)]
        for name, cases in (whole if check == "memcheck" and run.options.full else sample).items():
            expected = {"good": r"SUMMARY: 0 ", "bad": r"^.*SUMMARY: [1-9].*"}
            jobs.append(
                run.suite("sanitizers", f"{check}-{name}", run.library(), "--filter", cases, under=under, **expected)
            )
    return jobs


def devices_jobs(run, _limit):
    tool = shutil.which("nvidia-smi")
    listed = subprocess.run([tool, "-L"], check=False, capture_output=True, text=True).stdout if tool else ""
    if listed.count("GPU ") < 2:
        raise Absent("a second device is not there")
    names = run.options.routines
    library = f"{run.library()}:1"
    return [
        run.suite("devices", "second", library, "--filter", f"?{names}_vbatched/*random"),
        run.suite("devices", "services", library, "--filter", "services/"),
        run.suite("devices", "beside", run.library(), "--beside", "1", "--filter", f"?{names}_*batched/*two-queues"),
    ]


def calls_jobs(run, _limit):
    program = [run.find("calls_test")]
    return [
        Job("with", program, run.drop_in(), good="judged, 0 failed"),
        Job(
            "verified", program, run.drop_in(BBLAS_COMPAT_VERIFY="1"), good="judged, 0 failed", bad="^bblas: BBLAS_COMPAT_VERIFY"
        ),
        Job("without", program, good="judged, 0 failed"),
    ]


def peer_jobs(run, _limit):
    peer, heads = run.find("libbblas_cublas.so"), run.heads()
    jobs = []
    for pattern in [f"{p}{run.options.routines}_*batched" for p in "zcds"]:
        if fnmatch.filter(heads, pattern):
            for name, environment in (("with", run.drop_in()), ("without", {})):
                jobs.append(
                    run.suite(
                        "peer", f"{pattern[0]}-{name}", peer, "--filter", f"{pattern}/*", environment=environment, accepted=(0, 1)
                    )
                )
    return jobs


def conclude_peer(run, jobs):
    """Names the cases that fail with the drop-in alone, of those that were judged both with it and without."""
    judged, lost = {"with": {}, "without": {}}, 0
    for job in jobs:
        found = job.found() or {"cases": [], "failures": []}
        # A process whose device is lost, as the vendor's may be by operands that are aligned as their parts, judges nothing more.
        without_queue = {f["case"] for f in found["failures"] if f["message"].startswith("no queue")}
        lost += len(without_queue)
        for case in found["cases"]:
            if case["outcome"] in (PASSED, FAILED) and case["name"] not in without_queue:
                judged[job.name[2:]][case["name"]] = case["outcome"]
    both = judged["with"].keys() & judged["without"].keys()
    only = {name: sorted(c for c in both if judged[name][c] == FAILED != judged[other][c])
            for name, other in (("with", "without"), ("without", "with"))}  # fmt: skip
    failed = [sum(outcome == FAILED for outcome in outcomes.values()) for outcomes in judged.values()]
    details = {
        "compared": len(both),
        "without_device": lost,
        "failed_with": failed[0],
        "failed_without": failed[1],
        "only_with": only["with"],
        "only_without": only["without"],
    }
    (run.results / "peer" / "difference.json").write_text(json.dumps(details, indent=1) + "\n")
    for job in jobs:
        if any(c.startswith(job.name[0]) for c in only["with"]) and job.name.endswith("-with"):
            job.outcome = FAILED
    text = f"{len(both)} cases compared: {len(only['with'])} fail only with the drop-in, {len(only['without'])} only without"
    text += f"; {lost} not judged, their device being lost" if lost else ""
    return text + (f"; the first is {only['with'][0]}" if only["with"] else ""), details


def frameworks_jobs(run, _limit):
    precisions = [("jax", dtype) for dtype in frameworks.DTYPES]  # it compiles for long
    return [frameworks_job(run, *what) for what in [("torch",), ("cupy",), *precisions]]


def frameworks_job(run, *what):
    command = [sys.executable, str(HERE / "frameworks.py"), run.find("libbblas_cublas_compat.so"), *what]
    return Job("-".join(word.lstrip("-") for word in what), command, bad="^FAILED.*")


def timings_jobs(run, _limit):
    return [frameworks_job(run, name, "--time") for name in ("torch", "cupy", "jax")]


def benchmark_jobs(run, limit):
    run.find("libbblas_cublas.so")
    device_name = "cuda" if run.options.library == DEFAULT_LIBRARY else run.library()
    routines = "dpotrf,dgetrf,dgeqrf,dgetrs,dpotrs,dgemm,dtrsm,dgemv,sgetrf,zgetrf,spotrf,zpotrf,dgetri,dgels"
    if run.options.routines != "*":
        routines = f"d{run.options.routines}"
    command = [run.find("bblas-bench"), "--device", f"{device_name},cublas", "--routine", routines, "--batch", "auto,2000"]
    command += ["--budget", str(int(0.8 * limit) + 1), "--json", str(run.results / "benchmark" / "bench.json")]
    return [Job("bench", command)]


def conclude_logs(_run, jobs):
    return "; ".join(f"{job.name}: {job.note}" for job in jobs), {}


DEFAULT_LIBRARY = "libbblas_cuda.so"
Step = collections.namedtuple("Step", "weight jobs conclude meaning is_alone", defaults=[False])
STEPS = {
    "conformance": Step(40, conformance_jobs, conclude_conformance, "the suite, in processes by precision, form and routine"),
    "graph": Step(10, graph_jobs, conclude_suite, "random cases of it with --graph"),
    "sanitizers": Step(20, sanitizers_jobs, conclude_suite, "it or a sample under memcheck, a sample under racecheck and initcheck"),
    "devices": Step(5, devices_jobs, conclude_suite, "a sample of it on the second device, and on two at once"),
    "calls": Step(5, calls_jobs, conclude_logs, "calls_test with the drop-in for cuBLAS, with verification, and without"),
    "peer": Step(12, peer_jobs, conclude_peer, "the suite on the peer cublas: which cases fail only with the drop-in"),
    "frameworks": Step(25, frameworks_jobs, conclude_logs, "PyTorch, CuPy and JAX with the drop-in and without"),
    "benchmark": Step(8, benchmark_jobs, conclude_logs, "bblas-bench, cuda against cublas", is_alone=True),
    "timings": Step(6, timings_jobs, conclude_logs, "times of PyTorch, CuPy and JAX with the drop-in and without", is_alone=True),
}


def device():
    """GPU, driver and CUDA version, as far as nvidia-smi tells."""
    tool = shutil.which("nvidia-smi")
    if not tool:
        return "no nvidia-smi"
    query = [tool, "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"]
    text = subprocess.run(query, check=False, capture_output=True, text=True).stdout
    version = re.search(r"CUDA Version: *([\d.]+)", subprocess.run([tool], check=False, capture_output=True, text=True).stdout)
    name, driver, capability = (text.partition("\n")[0].split(", ") + ["unknown"] * 2)[:3]
    return f"{name}, driver {driver}, CUDA {version[1] if version else 'unknown'}, sm_{capability.replace('.', '')}"


def commit():
    done = subprocess.run(["git", "-C", HERE, "describe", "--always", "--dirty"], check=False, capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def combined(outcomes):
    """One outcome for several."""
    return next((o for o in (FAILED, CUT_OFF, PASSED) if o in outcomes), ABSENT)


def run_step(run, name, limit):
    """What summary.json says of it."""
    step, begin, jobs, details = STEPS[name], time.monotonic(), [], {}
    try:
        jobs = step.jobs(run, limit)
        if not jobs:
            raise Absent("no routine matches")
        # Frameworks bring the vendor's libraries.
        environment = run.environment(with_cuda=name not in ("frameworks", "timings"))
        run.run_jobs(name, jobs, 1 if step.is_alone else run.options.jobs, begin + limit, environment)
        note, details = step.conclude(run, jobs)
        outcome = combined([job.outcome for job in jobs])
        example = next((job for job in jobs if job.outcome == outcome != PASSED), None)
        if example and example.note not in note:
            note += f"; {example.name}: {example.note}"
    except Absent as absent:
        outcome, note = ABSENT, str(absent)
    except Exception as error:  # the other steps are to run
        outcome, note = FAILED, f"{type(error).__name__}: {error}"
    return {
        "name": name, "outcome": outcome, "note": note, "seconds": round(time.monotonic() - begin, 1), "limit": round(limit, 1),
        "processes": [{"name": job.name, "outcome": job.outcome, "note": job.note, "seconds": round(job.seconds, 1),
                       "environment": job.environment, "command": job.command} for job in jobs],
    } | details  # fmt: skip


def count(items):
    counts = collections.Counter(item["outcome"] for item in items)
    return {outcome: counts[outcome] for outcome in EXIT_STATUS}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binaries", type=pathlib.Path, nargs="?", help="folder with libraries and programs, at any depth")
    parser.add_argument("results", type=pathlib.Path, nargs="?", help="folder for results, new or empty")
    parser.add_argument("--seconds", type=float, default=570, help="the whole ends within that time (default %(default)s)")
    parser.add_argument("--only", metavar="STEP,...", help="these steps, in this order")
    parser.add_argument("--jobs", type=int, default=min(16, os.cpu_count()), help="processes at a time (default %(default)s)")
    parser.add_argument("--full", action="store_true", help="large sizes, and more of them under sanitizers (default: --quick)")
    parser.add_argument("--quick", dest="full", action="store_false", help=argparse.SUPPRESS)
    parser.add_argument("--routines", metavar="PATTERN", default="*", help="only these, such as 'potr*', without the precision")
    parser.add_argument("--library", default=DEFAULT_LIBRARY, help="judge another one: a path, or a name in the folder")
    parser.add_argument("--commit", default=commit(), help="what the binaries were built from (default %(default)s)")
    parser.add_argument("--list", action="store_true", help="name the steps")
    options = parser.parse_args()
    options.steps = options.only.split(",") if options.only else list(STEPS)
    for name in options.steps:
        if name not in STEPS:
            parser.error(f"no step {name}; there are {', '.join(STEPS)}")
    if not options.list:
        if not options.results:
            parser.error("two folders are needed: that of the binaries, and one for results")
        if not options.binaries.is_dir():
            parser.error(f"{options.binaries} is not a folder")
        options.results = options.results.absolute()
        options.results.mkdir(parents=True, exist_ok=True)
        if any(options.results.iterdir()):
            parser.error(f"{options.results} is not empty")
    return options


def main():
    options = parse()
    if options.list:
        for name, step in STEPS.items():
            print(f"{name:12} {step.meaning}")
        return 0
    begin, run = time.monotonic(), Run(options)

    def end(*_):
        run.end = time.monotonic()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    summary = {
        "schema": "bblas-gpu",
        "command": sys.argv,
        "device": device(),
        "host": platform.platform(),
        "commit": options.commit,
    }
    summary |= {"date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"), "steps": []}
    for i, name in enumerate(options.steps):
        left = max(0, run.end - time.monotonic())
        step = run_step(run, name, left * STEPS[name].weight / sum(STEPS[n].weight for n in options.steps[i:]))
        summary["steps"].append(step)
        print(f"{name:12} {step['outcome']:8} {step['seconds']:6.1f} s  {step['note']}", flush=True)
        summary["outcome"] = combined([s["outcome"] for s in summary["steps"]])
        summary["seconds"] = round(time.monotonic() - begin, 1)
        summary["counts"] = {
            "steps": count(summary["steps"]),
            "processes": count([p for s in summary["steps"] for p in s["processes"]]),
        }
        (options.results / "summary.json").write_text(json.dumps(summary, indent=1) + "\n")
    with tarfile.open(options.results / "results.tar.gz", "w:gz", compresslevel=4) as archive:
        for path in sorted(options.results.iterdir()):
            if path.name != "results.tar.gz":
                archive.add(path, path.name)
    for what, counts in summary["counts"].items():
        print(f"{what:12} {', '.join(f'{number} {outcome}' for outcome, number in counts.items())}")
    return EXIT_STATUS[summary["outcome"]]


if __name__ == "__main__":
    sys.exit(main())
