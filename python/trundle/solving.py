"""Verbs that are not about one cube: every shortest path, how many configurations there are, the tables."""

from __future__ import annotations

import os

from . import _core
from .cube import Cube
from .path import Path
from .results import Exploration, Level, Optimum, Table
from .work import Progress, work


def optimize(
    path: str | Path | Cube,
    slack: int = 1,
    metric: str = "stm",
    any_orientation: bool = False,
    threads: int | None = None,
    memory: int = 0,
    timeout: float | None = None,
    progress: Progress = False,
) -> Optimum:
    """Every shortest path to the same configuration, and those up to `slack` moves longer. How the cube stands in the
    end counts; a move is a layer of a face or a slice, by a quarter or a half.

    >>> optimum = optimize(Path("LRUDFB", "path"))
    >>> optimum.length, str(optimum.solutions[0].convert("path")), optimum.counts[0].classes
    (3, 'MES', 6)
    """
    cube = path if isinstance(path, Cube) else Cube(path)
    with work(threads, memory, timeout, progress) as terms:
        return Optimum._of(_core.optimize(cube._world, metric, slack, any_orientation, terms))


def explore(
    moves: str = "slice",
    depth: int = 5,
    threads: int | None = None,
    memory: int = 0,
    timeout: float | None = None,
    progress: Progress = False,
) -> Exploration:
    """How many configurations there are at each distance from solved: face, quarter, slice, crawler or crawler6.

    >>> [level.states for level in explore("slice", 3).levels]
    [1, 27, 564, 11542]
    """
    with work(threads, memory, timeout, progress) as terms:
        levels, is_complete = _core.explore(moves, depth, terms)
    return Exploration(tuple(Level(*level) for level in levels), is_complete)


def use_tables(folder: str | os.PathLike[str] | None = None, large_pages: bool = False) -> None:
    """Where the pruning tables are kept, from now on: by default trundle in $XDG_CACHE_HOME or ~/.cache; "" keeps them in
    memory. With large pages they are copied there, for up to seconds, and then searched faster."""
    _core.use_tables(None if folder is None else os.fspath(folder), large_pages)


def table_folder() -> str:
    """Where the pruning tables are kept."""
    return _core.table_folder()


def tables() -> list[Table]:
    """The pruning tables: what each knows and whether it is there."""
    return [Table(*fields[:4], tuple(fields[4])) for fields in _core.list_tables()]


def build_table(
    name: str, threads: int | None = None, memory: int = 0, timeout: float | None = None, progress: Progress = False
) -> None:
    """Makes a table now rather than when a search needs it. One that is stopped goes on from there the next time."""
    with work(threads, memory, timeout, progress) as terms:
        _core.build_table(name, terms)
