# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""api/generated/meson.build: the stems and the files derived from them, so that a new routine needs no line in any meson.build."""

from .text import notice


def files(routines):
    stems = [r.stem for r in routines]
    out = [
        notice("#", "api/routines/"),
        "stems = [",
        *(f"    '{stem}'," for stem in stems),
        "]\n",
        "generated_headers = files('bblas/routines.h')",
        "foreach stem : stems",
        "    generated_headers += files('bblas' / stem + '.h')",
        "endforeach\n",
        "forward_sources = files('forward.c', 'table.c')",
        "registry_source = files('registry.c')",
        "fortran_source = files('bblas.f90')",
        "symbol_list = files('symbols.txt')",
    ]
    return {"meson.build": "\n".join(out) + "\n"}
