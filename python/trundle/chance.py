"""Chance: a given seed repeats a result, without one each call differs."""

from __future__ import annotations

import os


def chosen(seed: int | None) -> int:
    return int.from_bytes(os.urandom(7), "big") if seed is None else seed
