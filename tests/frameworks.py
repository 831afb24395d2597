#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Checks an unmodified framework on a GPU against numpy on the host, with the drop-in for cuBLAS and without.

Usage: frameworks.py <libbblas_cublas_compat.so> torch|cupy|jax|numpy [float32|float64|complex64|complex128] [--time]

Each check is a batch of problems in one precision, or in the one that is given, forward and, where the framework has gradients,
backward. Those that fail are named. With --time it prints medians instead: without the drop-in, with BBLAS_COMPAT=ahead, and
with BBLAS_COMPAT=all. BBLAS_PATH must name the folder of libbblas_cuda.so. numpy, without a GPU, checks the gradients that are
expected by differences.

Exit status: 0 all right, 1 a check failed, 3 cut off by a signal, 77 (skipped) no such framework, or no GPU in it."""

import importlib
import json
import os
import signal
import statistics
import subprocess
import sys
import time

SKIPPED, CUT_OFF = 77, 3
DTYPES = ("float32", "float64", "complex64", "complex128")
BATCH = 9
TIMED_ORDERS = (4, 8, 16, 32, 33, 64, 128, 256)
TIMED = {
    "solve": ("general", "right"),
    "inv": ("general",),
    "lu": ("general",),
    "cholesky": ("definite",),
    "matmul": ("general", "right"),
    "qr": ("general",),
}
TOLERANCE = 300  # times the precision, the order, and the largest element: the matrices are well-conditioned


# ---- What is expected, in double precision on the host. All matrices are those of a batch ----


def adjoint(a):
    return a.conj().swapaxes(-1, -2)


def matrices(np, kinds, dtype, n, batch):
    """Operands, the same for everyone. Diagonally dominant with its rows permuted, so that pivoting has to find them."""
    random = np.random.default_rng(n)

    def normal(*shape):
        a = random.standard_normal((batch, *shape))
        return a + 1j * random.standard_normal((batch, *shape)) if dtype.startswith("complex") else a

    dominant = normal(n, n) + 3 * n * np.eye(n)
    made = {
        "general": dominant[:, random.permutation(n), :],
        "definite": (dominant + adjoint(dominant)) / 2,
        "lower": np.tril(dominant),
        "tall": normal(n + 3, n) + 3 * n * np.eye(n + 3, n),
        "right": normal(n, 3),
        "tall right": normal(n + 3, 2),
    }
    return [made[kind].astype(dtype) for kind in kinds]


def cholesky_gradient(np, w, factor, _a):
    """Iain Murray, Differentiation of the Cholesky decomposition, arXiv:1602.07527, equation 10; Hermitian."""
    phi = np.tril(adjoint(factor) @ np.tril(w))
    phi -= np.eye(phi.shape[-1]) * phi / 2
    inverse = np.linalg.inv(factor)
    return [adjoint(inverse) @ (phi + adjoint(phi)) @ inverse / 2]


def solve_gradients(np, w, x, a, _b):
    right = np.linalg.solve(adjoint(a), w)
    return [-right @ adjoint(x), right]


def triangular_gradients(np, w, x, a, b):
    first, second = solve_gradients(np, w, x, a, b)
    return [np.tril(first), second]


def lstsq_gradients(np, w, _x, a, _b):
    return [None, adjoint(np.linalg.pinv(a)) @ w]


# Operands, the result f of them, and the gradients of Re <w, f>: None where that is not checked.
EXPECTED = {
    "solve": (("general", "right"), lambda np, a, b: np.linalg.solve(a, b), solve_gradients),
    "inv": (("general",), lambda np, a: np.linalg.inv(a), lambda np, w, y, a: [-adjoint(y) @ w @ adjoint(y)]),
    "cholesky": (("definite",), lambda np, a: np.linalg.cholesky(a), cholesky_gradient),
    "matmul": (("general", "right"), lambda np, a, b: a @ b, lambda np, w, c, a, b: [w @ adjoint(b), adjoint(a) @ w]),
    "solve_triangular": (("lower", "right"), lambda np, a, b: np.linalg.solve(a, b), triangular_gradients),
    "lstsq": (("tall", "tall right"), lambda np, a, b: np.linalg.pinv(a) @ b, lstsq_gradients),
    # Products of factors: their gradient with respect to the matrix is w.
    "lu": (("general",), lambda np, a: a, lambda np, w, f, a: [w]),
    "qr": (("tall",), lambda np, a: a, lambda np, w, f, a: [w]),
    "orthogonality": (("tall",), lambda np, a: np.eye(a.shape[-1]) + 0 * adjoint(a) @ a, None),
    # info of a batch whose second matrix alone is not positive definite, from its last leading minor on.
    "info": (("definite",), lambda np, a: a[:, 0, 0].real * 0 + a.shape[-1] * (np.arange(a.shape[0]) == 1), None),
}  # fmt: skip


# ---- The frameworks: for each of the above, how it is called ----


class Torch:
    orders = (1, 4, 16, 33, 64, 130)

    def __init__(self):
        self.library = torch = importlib.import_module("torch")
        if not torch.cuda.is_available():
            raise ImportError("torch finds no GPU")
        torch.backends.cuda.matmul.allow_tf32 = False
        torch.backends.cuda.preferred_linalg_library("cusolver")  # not MAGMA
        linalg = torch.linalg

        def lu(a):
            p, lower, upper = torch.lu_unpack(*linalg.lu_factor(a))
            return p @ lower @ upper

        def qr(a):
            q, r = linalg.qr(a)
            return q @ r

        def orthogonality(a):
            q = linalg.qr(a)[0]
            return q.mH @ q

        def info(a):
            a[1, -1, -1] = -1
            return linalg.cholesky_ex(a)[1].to(a.real.dtype)

        self.calls = {
            "solve": linalg.solve, "inv": linalg.inv, "cholesky": linalg.cholesky,
            "cholesky_ex": lambda a: linalg.cholesky_ex(a)[0], "matmul": torch.bmm,
            "solve_triangular": lambda a, b: linalg.solve_triangular(a, b, upper=False),
            "lstsq": lambda a, b: linalg.lstsq(a, b)[0], "lu": lu, "qr": qr, "orthogonality": orthogonality, "info": info,
        }  # fmt: skip
        self.timed = self.calls | {"lu": lambda a: linalg.lu_factor(a)[0], "qr": lambda a: linalg.qr(a)[1]}

    def array(self, a):
        return self.library.tensor(a, device="cuda")

    def run(self, call, arrays, w):
        """The result, and the gradients, or None."""
        tensors = [self.array(a).requires_grad_(w is not None) for a in arrays]
        result = call(*tensors)
        if w is None:
            return result.cpu().numpy(), None
        (result * self.array(w).conj()).real.sum().backward()
        return result.detach().cpu().numpy(), [None if t.grad is None else t.grad.cpu().numpy() for t in tensors]

    def wait(self, _result):
        self.library.cuda.synchronize()


class Cupy:
    orders = Torch.orders

    def __init__(self):
        self.library = cupy = importlib.import_module("cupy")
        if cupy.cuda.runtime.getDeviceCount() == 0:
            raise ImportError("cupy finds no GPU")
        linalg = cupy.linalg
        self.calls = {"solve": linalg.solve, "inv": linalg.inv, "cholesky": linalg.cholesky, "matmul": cupy.matmul}
        self.timed = self.calls

    def array(self, a):
        return self.library.asarray(a)

    def run(self, call, arrays, _w):
        return call(*map(self.array, arrays)).get(), None

    def wait(self, _result):
        self.library.cuda.Device().synchronize()


class Jax:
    orders = (4, 33, 130)  # it compiles for each

    def __init__(self):
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
        os.environ.setdefault("XLA_FLAGS", "--xla_gpu_autotune_level=0")  # which would take longer than the checks
        self.library = jax = importlib.import_module("jax")
        jax.config.update("jax_enable_x64", True)
        jax.config.update("jax_default_matmul_precision", "highest")
        if jax.default_backend() != "gpu":
            raise ImportError("jax finds no GPU")
        scipy, numpy = importlib.import_module("jax.scipy"), jax.numpy

        def lu(a):
            p, lower, upper = jax.vmap(scipy.linalg.lu)(a)
            return p @ lower @ upper

        def qr(a):
            q, r = numpy.linalg.qr(a)
            return q @ r

        self.calls = {
            "solve": numpy.linalg.solve, "inv": numpy.linalg.inv, "cholesky": numpy.linalg.cholesky, "matmul": numpy.matmul,
            "solve_triangular": lambda a, b: scipy.linalg.solve_triangular(a, b, lower=True), "lu": lu, "qr": qr,
        }  # fmt: skip
        self.timed = {name: jax.jit(call) for name, call in self.calls.items()}

    def array(self, a):
        return self.library.numpy.asarray(a)

    def run(self, call, arrays, w):
        if w is None:
            return self.library.device_get(call(*arrays)), None
        numpy = self.library.numpy

        def loss(*operands):
            result = call(*operands)
            return numpy.sum(numpy.real(result * w.conj())), result

        gradient = self.library.jit(self.library.value_and_grad(loss, argnums=tuple(range(len(arrays))), has_aux=True))
        (_, result), gradients = gradient(*arrays)
        return self.library.device_get(result), [self.library.device_get(g).conj() for g in gradients]  # conj: its convention

    def wait(self, result):
        self.library.block_until_ready(result)


class Numpy:
    """The host: gradients by differences, of what numpy has."""

    orders = (1, 4)

    def __init__(self):
        self.library = np = importlib.import_module("numpy")
        self.calls = {name: lambda *a, f=expected: f(np, *a) for name, (_, expected, _) in EXPECTED.items() if name != "info"}
        self.timed = self.calls

    def array(self, a):
        return a

    def run(self, call, arrays, w):
        np = self.library
        if w is None or arrays[0].dtype not in ("float64", "complex128"):
            return call(*arrays), None
        gradients = []
        for i, a in enumerate(arrays):
            gradient = np.zeros_like(a)
            for place in np.ndindex(a.shape[1:]):
                for unit in (1, 1j) if a.dtype == "complex128" else (1,):
                    values = []
                    for step in (1e-4, -1e-4):
                        moved = [b.copy() for b in arrays]
                        moved[i][(slice(None), *place)] += step * unit
                        values.append((call(*moved) * w.conj()).real.sum(axis=(1, 2)))
                    gradient[(slice(None), *place)] += unit * (values[0] - values[1]) / 2e-4
            gradients.append(gradient)
        return call(*arrays), gradients

    def wait(self, result):
        pass


FRAMEWORKS = {"torch": Torch, "cupy": Cupy, "jax": Jax, "numpy": Numpy}


# ---- The child: one framework, as the environment has it ----


def difference(np, found, expected, n):
    """In units of precision, order, and the largest element."""
    if found.shape != expected.shape or not np.isfinite(found).all():
        return float("inf")
    largest = max(abs(expected).max(), np.finfo(found.dtype).tiny)
    return float(abs(found - expected).max() / (np.finfo(found.dtype).eps * n * largest))


def judge(np, framework, name, dtype, n):
    """(what, difference) of a call and its gradients."""
    kinds, expect, gradients = EXPECTED[name.removesuffix("_ex")]
    arrays = matrices(np, kinds, dtype, n, BATCH)
    wide = [a.astype("complex128" if dtype.startswith("complex") else "float64") for a in arrays]
    expected = expect(np, *wide)
    w = None
    if gradients:
        rows, columns = expected.shape[1:]
        w = matrices(np, ["general"], dtype, max(rows, columns), BATCH)[0][:, :rows, :columns]
    found, found_gradients = framework.run(framework.calls[name], arrays, w)
    yield "forward", difference(np, found, expected, n)
    if found_gradients:
        for i, (mine, his) in enumerate(zip(gradients(np, w.astype(wide[0].dtype), expected, *wide), found_gradients)):
            if mine is not None:
                # A triangle's gradient may have anything in the other one; that of a Hermitian matrix may be of one triangle.
                his = np.tril(his) if kinds[i] == "lower" else (his + adjoint(his)) / 2 if kinds[i] == "definite" else his
                yield f"gradient {i + 1}", difference(np, his, mine, n)


def check(np, framework, dtypes):
    for name in framework.calls:
        for dtype in dtypes:
            for n in framework.orders:
                what = f"{name} {dtype} n={n} batch={BATCH}"
                try:
                    for part, found in judge(np, framework, name, dtype, n):
                        # Differences, which numpy's gradients are made of, are not that precise.
                        tolerance = 1e9 if isinstance(framework, Numpy) and part != "forward" else TOLERANCE
                        yield {"check": f"{what} {part}", "difference": found, "is_right": found < tolerance}
                except Exception as error:  # pylint: disable=broad-except
                    yield {
                        "check": what,
                        "difference": f"{type(error).__name__}: {str(error).splitlines()[0]}",
                        "is_right": False,
                    }


def times(np, framework):
    """Median seconds of a call, of batches of 4 to 1000 problems."""
    for name, kinds in TIMED.items():
        for n in TIMED_ORDERS if name in framework.timed else ():
            batch = max(4, min(1000, 2**24 // n**2))
            arrays = [framework.array(a) for a in matrices(np, kinds, "float64", n, batch)]
            samples = []
            while len(samples) < 12 or (len(samples) < 72 and sum(samples) < 0.1):
                begin = time.perf_counter()
                framework.wait(framework.timed[name](*arrays))
                samples.append(time.perf_counter() - begin)
            yield {"call": name, "n": n, "batch": batch, "seconds": statistics.median(samples[len(samples) // 6 :])}


def child(name, dtypes, is_timed):
    try:
        np = importlib.import_module("numpy")
        framework = FRAMEWORKS[name]()
    except Exception as error:  # pylint: disable=broad-except # whatever it raises without a GPU
        print(json.dumps({"absent": f"{name}: {str(error).splitlines()[0] if str(error) else type(error).__name__}"}), flush=True)
        return
    version = getattr(framework.library, "__version__", "?")
    print(json.dumps({"framework": f"{name} {version}"}), flush=True)
    for line in times(np, framework) if is_timed else check(np, framework, dtypes):
        print(json.dumps(line), flush=True)
    print(json.dumps({"is_complete": True}), flush=True)


# ---- The parent ----


def run_child(name, options, mode, drop_in):
    """What the child prints, as a list. Ends the program where the child checks nothing, or is cut off."""
    # numpy's OpenBLAS, which makes what is expected, has hung with threads of its own beside PyTorch's.
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    if mode:
        environment |= {"LD_PRELOAD": drop_in, "BBLAS_COMPAT": mode, "BBLAS_COMPAT_LOG": "summary"}
    command = [sys.executable, __file__, "--child", name, *options]
    lines, where = [], "with the drop-in" if mode else "without the drop-in"
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        for text in process.stdout:
            lines.append(json.loads(text) if text.startswith("{") else {})
            if not lines[-1].get("is_right", True):
                print(f"FAILED {where}: {name} {lines[-1]['check']}: {lines[-1]['difference']}", flush=True)
    absent = next((line["absent"] for line in lines if "absent" in line), None)
    if absent:
        print(f"absent: {absent}")
        sys.exit(SKIPPED)
    if process.returncode in (-signal.SIGTERM, -signal.SIGINT):
        print(f"cut off after {len(lines) - 1} results {where}")
        sys.exit(CUT_OFF)
    if not any("is_complete" in line for line in lines):
        print(f"FAILED {where}: {name} ended with status {process.returncode} after {len(lines) - 1} results")
        sys.exit(1)
    return lines


def main():
    options = [a for a in sys.argv[1:] if a == "--time" or a in DTYPES]
    arguments = [a for a in sys.argv[1:] if a not in options]
    is_timed = "--time" in options
    dtypes = [a for a in options if a in DTYPES]
    if len(arguments) != 2 or arguments[1] not in FRAMEWORKS:
        sys.exit(__doc__)
    drop_in, name = arguments
    if drop_in == "--child":
        child(name, dtypes or DTYPES, is_timed)
        return 0
    drop_in = os.path.abspath(drop_in)
    if is_timed:
        tables = [run_child(name, options, mode, drop_in) for mode in (None, "ahead", "all")]
        print(f"{tables[0][0]['framework']}, float64, medians in microseconds")
        print(f"{'call':12} {'n':>5} {'batch':>6} {'without':>10} {'ahead':>10} {'all':>10}")
        rows = [[line for line in table if "call" in line] for table in tables]
        for row in zip(*rows):
            print(
                f"{row[0]['call']:12} {row[0]['n']:5} {row[0]['batch']:6}"
                + "".join(f" {1e6 * line['seconds']:10.1f}" for line in row)
            )
        print(f"{len(rows[0])} calls timed")
        return 0
    results = {mode: [line for line in run_child(name, options, mode, drop_in) if "check" in line] for mode in ("all", None)}
    failed = {mode: sum(not line["is_right"] for line in lines) for mode, lines in results.items()}
    print(f"{name}: {len(results[None])} checks: {failed[None]} failed without the drop-in, {failed['all']} with it")
    return 1 if any(failed.values()) or not results[None] else 0


if __name__ == "__main__":
    sys.exit(main())
