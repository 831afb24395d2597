# SPDX-FileCopyrightText: 2026 The bblas developers
# SPDX-License-Identifier: BSD-3-Clause
"""Derives api/generated/ from api/routines/: a module a kind of output."""
