# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""The routines of api/routines/ as objects, checked, and their prototypes in the three forms."""

import tomllib
from dataclasses import dataclass

from .formula import Formula

FORMS = ("batched", "strided_batched", "vbatched")
OPTIONS = {
    "trans": ("NoTrans", "Trans", "ConjTrans"),
    "uplo": ("Upper", "Lower"),
    "diag": ("NonUnit", "Unit"),
    "side": ("Left", "Right"),
}
OPERANDS = ("matrix", "vector", "array", "result")
GROUPS = {
    "blas1": "Level 1 BLAS",
    "blas2": "Level 2 BLAS",
    "blas3": "Level 3 BLAS",
    "helpers": "Matrix helpers",
    "cholesky": "Cholesky",
    "triangular": "Triangular matrices",
    "lu": "LU",
    "qr": "QR and least squares",
}
ROUTINE_KEYS = {
    "group", "brief", "details", "types", "names", "arguments", "quick_return", "info",
    "multiplications", "additions", "reads", "writes", "source",
}  # fmt: skip
ARGUMENT_KEYS = {
    "trans": {"values", "real_values"}, "uplo": {"values"}, "diag": set(), "side": set(),
    "size": {"constraint"}, "index": {"constraint"}, "scalar": {"real"},
    "matrix": {"access", "rows", "cols", "part", "input_part", "input_rows", "input_cols", "hermitian"},
    "vector": {"access", "length", "increment"},
    "array": {"access", "length", "element"}, "result": {"element"},
}  # fmt: skip


class Argument:
    """One argument of a routine, whatever the form."""

    def __init__(self, row):
        self.kind = row["kind"]
        unknown = set(row) - {"name", "kind", "text"} - ARGUMENT_KEYS[self.kind]
        if unknown:
            raise ValueError(f"argument {row['name']}: unknown key {', '.join(sorted(unknown))}")
        self.name, self.text = row["name"], row["text"]
        self.is_option = self.kind in OPTIONS
        self.is_operand = self.kind in OPERANDS
        self.values = row.get("values", list(OPTIONS.get(self.kind, ())))
        self.real_values = row.get("real_values", self.values)
        self.constraint = Formula(row["constraint"]) if "constraint" in row else None
        self.access = row.get("access", "out")
        self.element = "real" if row.get("real") else row.get("element", "T")
        rows = row.get("rows", row.get("length", "1"))
        self.rows, self.input_rows = Formula(rows), Formula(row.get("input_rows", rows))
        self.cols = Formula(row["cols"]) if "cols" in row else None
        self.input_cols = Formula(row["input_cols"]) if "input_cols" in row else self.cols
        self.part = row.get("part", "full")
        self.input_part = row.get("input_part", self.part)
        self.hermitian = row.get("hermitian", False)
        self.positive_increment = row.get("increment") == "positive"
        # A matrix brings its leading dimension, a vector its increment.
        prefix = {"matrix": "ld", "vector": "inc"}.get(self.kind)
        self.ld = prefix + self.name.lower() if prefix else None

    def ld_constraint(self):
        """What a leading dimension or an increment must satisfy, as a formula."""
        if self.kind == "matrix":
            return Formula(f"{self.ld} >= max(1, {self.rows.text})")
        return Formula(f"{self.ld} > 0" if self.positive_increment else f"{self.ld} != 0")


@dataclass(frozen=True)
class Parameter:
    """One parameter of a prototype: what it says about which argument."""

    name: str
    role: str  # VALUE BOUND EACH SCALAR BASE POINTERS LD LD_EACH STRIDE INFO BATCH_COUNT QUEUE
    argument: Argument | None

    def c_type(self, precision):
        argument = self.argument
        match self.role:
            case "VALUE":
                return "bblas_" + argument.kind if argument.is_option else "bblas_int"
            case "BOUND" | "LD":
                return "bblas_int"
            case "EACH" | "LD_EACH":
                return "const bblas_int *"
            case "SCALAR":
                return f"const {precision.element(argument)} *"
            case "BASE" | "POINTERS":
                const = "const " if argument.access == "in" else ""
                return f"{const}{precision.element(argument)} *" + ("const *" if self.role == "POINTERS" else "")
            case "STRIDE" | "BATCH_COUNT":
                return "int64_t"
            case "INFO":
                return "bblas_int *"
            case "QUEUE":
                return "bblas_queue_t"

    def declare(self, precision):
        return join_declaration(self.c_type(precision), self.name)


def join_declaration(c_type, name):
    return c_type + ("" if c_type.endswith("*") else " ") + name


@dataclass(frozen=True)
class Precision:
    letter: str
    scalar: str
    real: str

    def element(self, argument):
        return {"T": self.scalar, "real": self.real, "int": "bblas_int"}[argument.element]


PRECISIONS = {
    "s": Precision("s", "float", "float"),
    "d": Precision("d", "double", "double"),
    "c": Precision("c", "bblas_complex_float", "float"),
    "z": Precision("z", "bblas_complex_double", "double"),
}


class Routine:
    def __init__(self, stem, table):
        unknown = set(table) - ROUTINE_KEYS
        if unknown:
            raise ValueError(f"unknown key {', '.join(sorted(unknown))}")
        self.stem = stem
        self.group, self.brief, self.details, self.source = (table[k] for k in ("group", "brief", "details", "source"))
        if self.group not in GROUPS:
            raise ValueError(f"unknown group {self.group}")
        self.types = table["types"]
        self.names = {p: table.get("names", {}).get(p, p + stem) for p in self.types}
        self.info = table.get("info")
        self.arguments = [Argument(row) for row in table["arguments"]]
        self.quick_return = Formula(table["quick_return"])
        self.costs = {k: Formula(table[k]) for k in ("multiplications", "additions", "reads", "writes")}
        known = {a.name for a in self.arguments if not a.is_operand}
        for formula in self.formulas():
            if formula.names - known:
                raise ValueError(f"'{formula.text}' mentions {', '.join(sorted(formula.names - known))}")

    def formulas(self):
        yield self.quick_return
        yield from self.costs.values()
        for a in self.arguments:
            yield from (f for f in (a.rows, a.cols, a.input_rows, a.input_cols, a.constraint) if f)

    def of_kind(self, *kinds):
        return [a for a in self.arguments if a.kind in kinds]

    def symbol(self, precision, form):
        return f"bblas_{self.names[precision]}_{form}"

    def parameters(self, form):
        """The prototype of a form (rules N2 and N3)."""
        result = []
        bounds = [Parameter("max_" + a.name, "BOUND", a) for a in self.of_kind("size")]
        for a in self.arguments:
            if a.kind == "size" and form == "vbatched":
                result += bounds
                bounds = []
            if a.is_option:
                result.append(Parameter(a.name, "VALUE", a))
            elif a.kind in ("size", "index"):
                result.append(Parameter(a.name, "EACH" if form == "vbatched" else "VALUE", a))
            elif a.kind == "scalar":
                result.append(Parameter(a.name, "SCALAR", a))
            elif a.kind == "result":
                result.append(Parameter(a.name, "BASE", a))
            else:
                result.append(Parameter(a.name, "BASE" if form == "strided_batched" else "POINTERS", a))
                if a.ld:
                    result.append(Parameter(a.ld, "LD_EACH" if form == "vbatched" else "LD", a))
                if form == "strided_batched":
                    result.append(Parameter("stride_" + a.name, "STRIDE", a))
        tail = (("info", "INFO"), ("batch_count", "BATCH_COUNT"), ("queue", "QUEUE"))
        return result + [Parameter(name, role, None) for name, role in tail]


def load(folder):
    """All routines, in the order of the groups and then of their names."""
    routines = []
    for path in sorted(folder.glob("*.toml")):
        try:
            routines.append(Routine(path.stem, tomllib.loads(path.read_text())))
        except (ValueError, KeyError, SyntaxError, tomllib.TOMLDecodeError) as error:
            raise SystemExit(f"{path}: {error}") from error
    return sorted(routines, key=lambda r: (list(GROUPS).index(r.group), r.stem))
