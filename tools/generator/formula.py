# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Formulas of the registry: Python expressions, checked, and turned into C."""

import ast

CONSTANTS = ("NoTrans", "Trans", "ConjTrans", "Upper", "Lower", "General", "NonUnit", "Unit", "Left", "Right")
FUNCTIONS = ("min", "max", "abs")
OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Formula:
    """One expression; `names` are the arguments that it mentions."""

    def __init__(self, text):
        self.text = text
        self.tree = ast.parse(text, mode="eval").body
        nodes = list(ast.walk(self.tree))
        self.names = {n.id for n in nodes if isinstance(n, ast.Name)} - set(CONSTANTS) - set(FUNCTIONS)

    def to_c(self, rename=None, functions=None):
        """The expression in C; `rename` maps argument names, `functions` min, max and abs."""
        rename, functions = rename or {}, functions or {}

        def walk(node):
            match node:
                case ast.Name(id=name) if name in CONSTANTS:
                    return "Bblas" + name
                case ast.Name(id=name):
                    return rename.get(name, name)
                case ast.Constant(value=int(value)):
                    return str(value)
                case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                    return f"{nested(left, node)} {OPERATORS[type(op)]} {nested(right, node)}"
                case ast.UnaryOp(op=ast.USub(), operand=operand):
                    return f"-{nested(operand, node)}"
                case ast.UnaryOp(op=ast.Not(), operand=operand):
                    return f"!{nested(operand, node)}"
                case ast.BoolOp(op=op, values=values):
                    return (" && " if isinstance(op, ast.And) else " || ").join(nested(v, node) for v in values)
                case ast.Compare(left=left, ops=[op], comparators=[right]):
                    return f"{nested(left, node)} {COMPARISONS[type(op)]} {nested(right, node)}"
                case ast.IfExp(test=test, body=body, orelse=orelse):
                    return f"{nested(test, node)} ? {nested(body, node)} : {nested(orelse, node)}"
                case ast.Call(func=ast.Name(id=name), args=arguments) if name in FUNCTIONS:
                    return f"{functions.get(name, name)}({', '.join(walk(a) for a in arguments)})"
            raise ValueError(f"'{self.text}': {ast.dump(node)} is not part of the formula language")

        def nested(node, parent):
            plain = walk(node)
            return f"({plain})" if needs_parentheses(node, parent) else plain

        return walk(self.tree)

    def without(self, unknown):
        """The terms of a disjunction that mention none of the `unknown` names; None where there is no such term."""
        terms = self.tree.values if isinstance(self.tree, ast.BoolOp) and isinstance(self.tree.op, ast.Or) else [self.tree]
        known = [ast.unparse(t) for t in terms if not Formula(ast.unparse(t)).names & set(unknown)]
        return Formula(" or ".join(known)) if known else None


def rank(node):
    """Binding strength; C's order is close to Python's."""
    if isinstance(node, ast.BinOp):
        return 4 if isinstance(node.op, (ast.Mult, ast.Div)) else 3
    return {ast.IfExp: 0, ast.BoolOp: 1, ast.Compare: 2, ast.UnaryOp: 5}.get(type(node), 9)


def needs_parentheses(node, parent):
    if rank(node) != rank(parent):
        return rank(node) < rank(parent)
    associative = isinstance(parent, ast.BinOp) and (node is parent.left or isinstance(parent.op, (ast.Add, ast.Mult)))
    return rank(node) < 9 and not associative
