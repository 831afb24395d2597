#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""The registry's formula language: what becomes C, and what is refused."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
from generator.formula import Formula  # noqa: E402


class ToC(unittest.TestCase):
    def expect(self, python, c, **options):
        self.assertEqual(Formula(python).to_c(**options), c)

    def test_names_and_constants(self):
        self.expect("m if trans == NoTrans else n", "trans == BblasNoTrans ? m : n")
        self.expect("max(1, m)", "max(1, m)")

    def test_renaming_leaves_functions_and_constants_alone(self):
        self.expect("max(m, k) * (2 if diag == Unit else 1)", "larger(max_m, k) * (diag == BblasUnit ? 2 : 1)",
                    rename={"m": "max_m", "max": "wrong", "Unit": "wrong"}, functions={"max": "larger"})  # fmt: skip

    def test_logic(self):
        self.expect("m == 0 or n == 0 and not k > 1", "m == 0 || (n == 0 && !(k > 1))")

    def test_parentheses_stay_where_they_matter(self):
        self.expect("m * (n + 1)", "m * (n + 1)")
        self.expect("m - (n - k)", "m - (n - k)")
        self.expect("m - n - k", "m - n - k")
        self.expect("m / (n / k)", "m / (n / k)")
        self.expect("(m if n else k) + 1", "(n ? m : k) + 1")
        self.expect("-(m + n)", "-(m + n)")

    def test_values_agree_with_python(self):
        # C for what the two languages write alike: Python can compute both.
        for text in ("m - (n - (k - 2)) * (3 + m)", "m * n - (m + n) * (k + 1) / 2 + k * (k + 1) * (2 * k + 1) / 6", "-(m - n) - -k"):
            values = {"m": 7, "n": 5, "k": 3}
            self.assertEqual(eval(Formula(text).to_c(), values.copy()), eval(text, values.copy()))

    def test_anything_else_is_refused(self):
        for text in ("m ** 2", "m // 2", "m % 2", "m < n < k", "f(m)", "m.n", "m[0]", "'m'", "1.5", "lambda: m"):
            with self.subTest(text), self.assertRaises(ValueError):
                Formula(text).to_c()
        with self.assertRaises(SyntaxError):
            Formula("m +")


class Parts(unittest.TestCase):
    def test_names(self):
        self.assertEqual(Formula("max(m, n) if uplo == Upper else abs(k)").names, {"m", "n", "uplo", "k"})

    def test_without(self):
        self.assertEqual(Formula("m == 0 or k1 > k2 or n == 0").without(["k1"]).text, "m == 0 or n == 0")
        self.assertEqual(Formula("m == 0").without(["k1"]).text, "m == 0")
        self.assertIsNone(Formula("k1 > k2").without(["k1"]))


if __name__ == "__main__":
    unittest.main()
