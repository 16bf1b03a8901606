"""Answers: small frozen objects with named fields."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import _core
from .errors import Stopped
from .path import Path


class Solution(NamedTuple):
    """A path that solves a cube."""

    path: Path
    length: int  #: in the metric asked for
    is_optimal: bool  #: proven: none is shorter
    nodes: int  #: cubes looked at
    cost: float = 0  #: where turns have costs

    @classmethod
    def _of(cls, fields: tuple[Any, ...]) -> Solution:
        return cls(Path._of(fields[0]), *fields[1:])


class Proof(NamedTuple):
    """Shortest solutions, or the best found and what is proven if the work was stopped."""

    solutions: tuple[Solution, ...]  #: shortest first
    proven: int  #: no solution is shorter than this
    nodes: int
    tables: tuple[str, ...]  #: those that the proof stands on
    is_complete: bool  #: False if the work was stopped

    @classmethod
    def _of(cls, fields: tuple[Any, ...]) -> Proof:
        solutions, proven, nodes, tables, is_complete = fields
        return cls(tuple(map(Solution._of, solutions)), proven, nodes, tuple(tables), is_complete)

    @property
    def best(self) -> Solution:
        """The first of the solutions; Stopped, if there was no time to find any."""
        if not self.solutions:
            raise Stopped(f"stopped; no solution is shorter than {self.proven} moves", "stopped")
        return self.solutions[0]

    @property
    def path(self) -> Path:
        """That of the best."""
        return self.best.path

    @property
    def length(self) -> int:
        """That of the best."""
        return self.best.length

    @property
    def is_optimal(self) -> bool:
        """Whether the best is proven to be shortest."""
        return self.best.is_optimal


class LengthCount(NamedTuple):
    """How many paths of a length there are."""

    length: int
    classes: int  #: up to the order of moves of parallel layers
    words: int


class Optimum(NamedTuple):
    """Every shortest path to a configuration, and those a little longer."""

    length: int | None  #: None if the work was stopped before a path was found
    proven: int  #: no path is shorter than this
    solutions: tuple[Path, ...]  #: one of each class, shortest first
    counts: tuple[LengthCount, ...]
    is_complete: bool  #: False if the work was stopped
    nodes: int

    @classmethod
    def _of(cls, fields: tuple[Any, ...]) -> Optimum:
        length, proven, paths, counts, is_complete, nodes = fields
        classes = tuple(LengthCount(*count) for count in counts)
        return cls(length, proven, tuple(map(Path._of, paths)), classes, is_complete, nodes)


class Level(NamedTuple):
    """How many configurations there are at a distance from solved."""

    depth: int
    states: int
    classes: int  #: up to the symmetries of the moves


class Exploration(NamedTuple):
    """The levels that were counted."""

    levels: tuple[Level, ...]
    is_complete: bool  #: False if the work was stopped


class Pose(NamedTuple):
    """Where a cube stands on a board."""

    cell: tuple[int, int]  #: (x, z) from the back left corner
    heading: str  #: where F faces: "+z", "-x", "-z" or "+x"


class Crawl(NamedTuple):
    """A crawl over a board."""

    path: Path
    length: int
    is_optimal: bool  #: proven shortest for this board, start and end
    nodes: int
    proven: int  #: no crawl is shorter than this
    start: Pose
    end: Pose
    cells: tuple[tuple[int, int], ...]  #: every cell visited, in order

    @classmethod
    def _of(cls, fields: tuple[Any, ...]) -> Crawl:
        path, length, is_optimal, nodes, proven, start, end, cells = fields
        return cls(Path._of(path), length, is_optimal, nodes, proven, Pose(*start), Pose(*end), tuple(cells))


class PlanStep(NamedTuple):
    """A step of a plan: [setup: [a, b]], or plain moves if a and b are empty."""

    purpose: str
    path: Path
    setup: Path
    a: Path
    b: Path


class Macros(NamedTuple):
    """A shortest crawl for each face turn, or None up to the length that was searched."""

    crawls: dict[str, Path | None]
    searched: int
    is_complete: bool


class ClosedWalks(NamedTuple):
    """What the crawls that come back to their cell and heading can do to a cube."""

    order: int  #: so many cubes they reach
    index: int  # type: ignore[assignment]  #: one cube in so many
    end_kinds: int  #: ending anywhere, so many times more cubes can be solved
    solves_everything: bool
    laws: tuple[str, ...]  #: what never changes, in words


class Roll(NamedTuple):
    """A shortest walk of a die over an empty board, as a formula."""

    length: int
    gps: str  #: such as N(E){Δx}N
    row: str  #: of the table in docs/ROLL.md
    deltas: tuple[int, int]  #: Δx and Δy

    def path(self, limit: int = 10_000) -> str:
        """The walk, roll by roll; an error if it is longer than the limit.

        >>> import trundle
        >>> trundle.roll(3, 4, to=(4, 3), label=6).path()
        'NEEEN'
        """
        return _core.expand(self.gps, self.deltas, limit)


class Walk(NamedTuple):
    """A shortest walk through a maze."""

    path: str  #: N E S W
    length: int
    states: int  #: squares and ways to stand that were explored
    walks: int  #: how many walks are that short; 0 if they were not counted
    more_walks: bool  #: more than 64 bits can count


class Solutions(NamedTuple):
    """A solution for each of many cubes."""

    lengths: Any  #: an array of numpy
    paths: list[Path]


class Table(NamedTuple):
    """A pruning table."""

    name: str
    bytes: int
    state: str  #: absent, ready or damaged
    about: str
    distribution: tuple[int, ...]  #: states at each distance, once it is there


