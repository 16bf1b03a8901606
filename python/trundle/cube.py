"""Cubes, and what solves them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _core
from .arrays import as_bytes
from .chance import chosen
from .path import Path
from .pictures import Player
from .results import Proof, Solution
from .work import Progress, work

if TYPE_CHECKING:
    from .arrays import Array

QUICK_SECONDS = 0.05  # as the command line has it
PART_SECONDS = 1.0
EVERY_SOLUTION = 1_000_000


class Cube:
    """A configuration of the 54 stickers; it does not change.

    Made from a path that leads to it, or from its state as people write it: 54 letters, 54 numbers, one of the seven
    arrays.

    >>> cube = Cube("R U R' U'")
    >>> cube.order, cube.is_solved, cube * cube.inverse() == Cube()
    (6, False, True)
    >>> str(cube.solve().path)
    "U R U' R'"
    """

    __slots__ = ("_world",)

    def __init__(self, cube: str | Path = "") -> None:
        if isinstance(cube, Path):
            self._world = _core.World("").after(cube._reading)
        else:
            self._world = _core.World(cube)

    @classmethod
    def _of(cls, world: _core.World) -> Cube:
        cube = cls.__new__(cls)
        cube._world = world
        return cube

    @classmethod
    def from_facelets(cls, facelets: str) -> Cube:
        """From 54 letters, U R F D L B, each face row by row; an InputError says what is impossible about them.

        >>> Cube.from_facelets("UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB") == Cube()
        True
        """
        return cls._of(_core.World.from_letters(facelets))

    @classmethod
    def from_stickers(cls, stickers: Any) -> Cube:
        """From 54 numbers, 0 to 5, as `stickers` gives them."""
        return cls._of(_core.World.from_stickers(as_bytes(stickers)))

    @classmethod
    def random(cls, seed: int | None = None) -> Cube:
        """Every solvable cube is equally likely; the same for the same seed.

        >>> Cube.random(1) == Cube.random(1)
        True
        """
        return cls._of(_core.World.random(chosen(seed)))

    # What it is

    @property
    def is_solved(self) -> bool:
        """Whether each face is of one colour, however the cube stands."""
        return self._world.is_solved()

    @property
    def order(self) -> int:
        """How often until all is as before, the orientation in space included: 1 to 2520."""
        return self._world.order()

    @property
    def orientation(self) -> str:
        """Which face's centre is up, and which in front.

        >>> Cube("x").orientation
        'FD'
        """
        return self._world.stands()

    @property
    def facelets(self) -> str:
        """54 letters, U R F D L B, each face row by row.

        >>> Cube("R").facelets
        'UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB'
        """
        return self._world.facelets()

    @property
    def stickers(self) -> Array:
        """54 colours, 0 to 5 for white, red, green, yellow, orange, blue, as an array of numpy. The order is that of the
        facelets, but the back face is turned by half a turn."""
        return self._world.stickers()

    @property
    def pieces(self) -> Array:
        """The 32 bytes in which the library keeps the pieces, in the frame of the centres: at 0 to 11 the edge at each
        place, at 16 to 23 the corner, each as id + 16 * orientation. `multiply_many` takes rows of them."""
        return self._world.pieces()

    def array(self, form: str) -> Array:
        """As one of the seven arrays of Peelle's paper: numeric, local, composite, visual, vector, 4d, nested.

        >>> Cube().array("nested").shape
        (3, 3, 3, 3)
        """
        import numpy

        cells, shape = self._world.array(form)
        return numpy.array(cells).reshape(shape)

    def drawn_as(self, form: str) -> str:
        """One of the seven arrays as the paper prints it."""
        return self._world.drawn_as(form)

    # What can be done to it

    def apply(self, path: str | Path) -> Cube:
        """The cube after these moves.

        >>> Cube("R").apply("R'").is_solved
        True
        """
        return Cube._of(self._world.after(Path(path)._reading))

    def inverse(self) -> Cube:
        """What undoes it."""
        return Cube._of(self._world.inverse())

    def __mul__(self, other: Cube) -> Cube:
        """First what leads to this one, then what leads to the other, as seen in space.

        >>> Cube("R U") * Cube("F") == Cube("R U F")
        True
        """
        return Cube._of(self._world * other._world) if isinstance(other, Cube) else NotImplemented

    # What solves it

    def solve(
        self,
        metric: str = "htm",
        time: float | None = None,
        goal: str | None = None,
        moves: str | None = None,
        max_length: int | None = None,
        nodes: int | None = None,
        costs: str | None = None,
        threads: int | None = 1,
        memory: int = 0,
        timeout: float | None = None,
        progress: Progress = False,
    ) -> Solution:
        """A short way home at once, and better ones for as long as `time` says, in seconds.

        metric: htm, qtm, stm, or axial (opposite faces at once).  goal: only a part, such as "cross", "eo" or "cross,DFR,FR".
        moves: a choice, such as "U,R,F2".  max_length: content with that.  nodes: work instead of time, for the same answer
        everywhere.  costs: what turns cost, such as "F=2,R'=3,half=1.5"; then the cheapest is wanted.

        >>> Cube("R U F").solve(goal="cross").length <= 3
        True
        >>> str(Cube("R U2").solve(moves="U,R").path)
        "U2 R'"
        >>> str(Cube("R L2 U").solve("axial").path)
        "U' (R' L2)"
        >>> Cube("F2 U").solve(costs="F=2,half=1.5").cost
        4.0
        """
        if goal is not None or moves is not None:
            if time is None and nodes is None:
                time = PART_SECONDS
            with work(threads, memory, timeout, progress) as terms:
                found = _core.solve_part(self._world, metric, moves, goal, 1, 0, time, nodes, terms)
            return Proof._of(found).best
        if time is None and nodes is None and max_length is None:
            time = QUICK_SECONDS
        with work(threads, memory, timeout, progress) as terms:
            return Solution._of(_core.solve(self._world, metric, max_length, costs, time, nodes, terms))

    def solve_optimal(
        self,
        metric: str = "htm",
        goal: str | None = None,
        moves: str | None = None,
        solutions: int | None = None,
        slack: int | None = None,
        oriented: bool = False,
        threads: int | None = None,
        memory: int = 0,
        timeout: float | None = None,
        progress: Progress = False,
    ) -> Proof:
        """A shortest way home, with proof; with `slack` every solution that is up to so much longer.

        >>> proof = Cube("R U F2 D L").solve_optimal()
        >>> proof.length, proof.is_optimal, proof.proven
        (5, True, 5)
        """
        wanted = solutions or (1 if slack is None else EVERY_SOLUTION)
        with work(threads, memory, timeout, progress) as terms:
            if goal is None and moves is None:
                return Proof._of(_core.solve_optimal(self._world, metric, oriented, wanted, slack or 0, terms))
            return Proof._of(
                _core.solve_part(self._world, metric, moves, goal, wanted, slack or 0, None, None, terms)
            )

    # How it looks

    def svg(self) -> str:
        """Unfolded, and from two sides, as an SVG picture."""
        return self._world.svg()

    def player(self, path: str | Path = "", **attributes: str) -> Player:
        """A path played on this cube, in a notebook; see `trundle.pictures.Player`."""
        return Player(path, self.svg(), setup=self.facelets, **attributes)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self._world.net()

    def __repr__(self) -> str:
        return f'Cube.from_facelets("{self.facelets}")'

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cube) and self._world == other._world

    def __hash__(self) -> int:
        return hash(self.facelets)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return Cube.from_facelets, (self.facelets,)
