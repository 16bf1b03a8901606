"""A die that rolls: over empty boards in constant time, through mazes by search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, NamedTuple

from . import _core
from .arrays import as_bytes
from .chance import chosen
from .pictures import Picture
from .results import Roll, Walk
from .work import Progress, work

if TYPE_CHECKING:
    import numpy

Square = tuple[int, int]


def roll(rows: int, columns: int, start: Square = (1, 1), *, to: Square, label: int = 1) -> Roll:
    """Rolls a die from one square of an empty board to another so that a label ends on top, in the fewest rolls.
    Squares are (x, y), (1, 1) at the bottom left; NoneExists says why there is no such walk.

    >>> roll(3, 4, to=(4, 3), label=6)
    Roll(length=5, gps='N(E){Δx}N', row='B3', deltas=(3, 2))
    """
    return Roll(*_core.roll(rows, columns, start, to, label))


class Maze:
    """Blocked and labelled squares, walls, a start and targets, in the text of docs/FORMATS.md.

    >>> maze = Maze('''
    ... .#T
    ... S..
    ... ''')
    >>> maze.solve().path
    'EEN'
    """

    __slots__ = ("_maze",)

    def __init__(self, text: str) -> None:
        self._maze = _core.Maze(text)

    @classmethod
    def _of(cls, maze: _core.Maze) -> Maze:
        made = cls.__new__(cls)
        made._maze = maze
        return made

    @classmethod
    def from_arrays(
        cls,
        labels: Any,
        targets: Iterable[Square],
        start: Square = (1, 1),
        die: tuple[int, int] = (1, 4),
        top: int | None = None,
        north: int | None = None,
        north_walls: Any = None,
        east_walls: Any = None,
        rule: str = "before",
        pass_targets: bool = False,
        leave_start: bool = False,
    ) -> Maze:
        """From an array with a number for each square, the northernmost row first: 0 free, 1 to 6 a label, 7 blocked;
        and two that are true where a square has a wall to its north or east.

        die: what it shows on top and to the north.  top, north: what it must show on its target.  rule: when the label
        of a square must be on top, "before" the die rolls onto it or "after".

        >>> Maze.from_arrays([[0, 7, 0], [0, 0, 0]], targets=[(3, 2)]).solve().path
        'EEN'
        """
        walls = [None if array is None else as_bytes(array) for array in (north_walls, east_walls)]
        maze = _core.Maze.from_arrays(as_bytes(labels), *walls)
        maze = maze.with_start(start, die).with_targets(list(targets))
        return cls._of(maze.with_rules(top, north, rule == "after", pass_targets, leave_start))

    @classmethod
    def generate(
        cls,
        rows: int = 9,
        columns: int = 9,
        length: int | None = None,
        branches: int | None = None,
        seed: int | None = None,
        timeout: float | None = None,
        progress: Progress = False,
    ) -> GeneratedMaze:
        """A random maze with one target and a label, solvable by construction; the same for the same seed.

        length: of the shortest walk.  branches: dead ends off the way.
        """
        with work(1, 0, timeout, progress) as terms:
            maze, *rest = _core.generate_maze(rows, columns, length, branches, chosen(seed), terms)
        return GeneratedMaze(cls._of(maze), *rest)

    @property
    def rows(self) -> int:
        return self._maze.rows()

    @property
    def columns(self) -> int:
        return self._maze.columns()

    @property
    def start(self) -> Square:
        return self._maze.start()

    @property
    def die(self) -> tuple[int, int]:
        """What it shows on top and to the north at the start."""
        return self._maze.die()

    @property
    def labels(self) -> numpy.ndarray:
        """As `from_arrays` takes them."""
        return self._maze.labels()

    @property
    def targets(self) -> list[Square]:
        squares = ((x, y) for y in range(1, self.rows + 1) for x in range(1, self.columns + 1))
        return [square for square in squares if self._maze.is_target(square)]

    def solve(
        self, count_walks: bool = False, memory: int = 0, timeout: float | None = None, progress: Progress = False
    ) -> Walk:
        """A shortest walk to a target; NoneExists says why there is none."""
        with work(1, memory, timeout, progress) as terms:
            return Walk(*self._maze.solve(count_walks, terms))

    def count_reachable(self, memory: int = 0, timeout: float | None = None, progress: Progress = False) -> int:
        """How many squares and ways to stand the die can reach, targets or not."""
        with work(1, memory, timeout, progress) as terms:
            return self._maze.count_reachable(terms)

    def show(self, walk: Walk | str = "") -> Picture:
        """The maze, with the rolls of a walk."""
        path = walk if isinstance(walk, str) else walk.path
        return Picture(self._maze.svg(path), self._maze.picture(path))

    def _repr_svg_(self) -> str:
        return self.show().svg

    def __str__(self) -> str:
        return self._maze.text()

    def __repr__(self) -> str:
        return f"Maze({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self._maze == other._maze if isinstance(other, Maze) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[type[Maze], tuple[str]]:
        return Maze, (str(self),)


class GeneratedMaze(NamedTuple):
    """A maze, a shortest walk through it, and how many false branches it has."""

    maze: Maze
    path: str
    length: int
    branches: int
