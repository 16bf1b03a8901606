"""Boards, and cubes that crawl over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _core
from .chance import chosen
from .cube import Cube
from .path import Path
from .pictures import Picture, Player
from .results import ClosedWalks, Crawl, Macros, PlanStep
from .work import Progress, work

if TYPE_CHECKING:
    import numpy

Cell = tuple[int, int]
CRAWL_SECONDS = 0.2  # as the command line has it


class Board:
    """A board to crawl on: a size, a drawing, or an array that is true where a cell is blocked.

    Cells are (x, z) from the back left corner, x to the right, z toward the viewer. A cube starts upright, in the middle
    and facing +z unless `at` and `heading` say otherwise, and ends anywhere unless `end` and `end_heading` do: both
    take "any" and "home".

    >>> Board("3x3") == Board([[0, 0, 0]] * 3)
    True
    >>> crawl = Board("3x3").crawl(Cube("U"), end="home")
    >>> str(crawl.path), crawl.end
    ("spin1'", Pose(cell=(1, 1), heading='+z'))
    """

    __slots__ = ("_board",)

    def __init__(self, board: Any = "3x3") -> None:
        if not isinstance(board, str):
            self._board = _core.Board.drawn("".join("".join(".#"[bool(wall)] for wall in row) + "\n" for row in board))
        elif board.strip(".#\r\n"):
            self._board = _core.Board.of_size(board)
        else:
            self._board = _core.Board.drawn(board)

    # What it is

    @property
    def width(self) -> int:
        """0 if it has no end."""
        return self._board.width()

    @property
    def height(self) -> int:
        """0 if it has no end."""
        return self._board.height()

    @property
    def middle(self) -> Cell:
        """Where a cube starts unless it is said otherwise."""
        return self._board.middle()

    @property
    def walls(self) -> numpy.ndarray:
        """Which cells are blocked, row by row from back to front."""
        import numpy

        rows = [[self.is_blocked((x, z)) for x in range(self.width)] for z in range(self.height)]
        return numpy.array(rows, dtype=bool).reshape(self.height, self.width)

    def is_blocked(self, cell: Cell) -> bool:
        """Off the board every cell is."""
        return self._board.is_blocked(*cell)

    def _place(
        self, at: Cell | None, heading: str, end: str | Cell = "any", end_heading: str = "any"
    ) -> _core.Place:
        return _core.Place(self._board, at, heading, end, end_heading)

    # What solves a cube on it

    def crawl(
        self,
        cube: Cube,
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        time: float | None = None,
        nodes: int | None = None,
        threads: int | None = 1,
        memory: int = 0,
        timeout: float | None = None,
        progress: Progress = False,
    ) -> Crawl:
        """A short crawl that solves the cube, and shorter ones for as long as `time` says, in seconds."""
        if time is None and nodes is None:
            time = CRAWL_SECONDS
        place = self._place(at, heading, end, end_heading)
        with work(threads, memory, timeout, progress) as terms:
            return Crawl._of(_core.crawl(cube._world, place, time, nodes, terms))

    def crawl_optimal(
        self,
        cube: Cube,
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        threads: int | None = None,
        memory: int = 0,
        timeout: float | None = None,
        progress: Progress = False,
    ) -> Crawl:
        """The shortest crawl that solves the cube; if the work is stopped, the best that was found.

        >>> Board("3x3").crawl_optimal(Cube("+x spin2")).length
        2
        """
        place = self._place(at, heading, end, end_heading)
        with work(threads, memory, timeout, progress) as terms:
            return Crawl._of(_core.crawl_optimal(cube._world, place, terms))

    def translate(
        self,
        path: str | Path,
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        timeout: float | None = None,
    ) -> Crawl:
        """A crawl that does what a path of turns does.

        >>> str(Board("3x3").translate("R").path)
        "spin1' spin2 -x +z spin1 -z +x spin1 spin2'"
        """
        place = self._place(at, heading, end, end_heading)
        with work(timeout=timeout) as terms:
            return Crawl._of(_core.translate(Path(path)._reading, place, terms))

    def way(
        self,
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        timeout: float | None = None,
    ) -> Crawl:
        """The shortest crawl that changes nothing but cell and heading."""
        with work(timeout=timeout) as terms:
            return Crawl._of(_core.shortest_way(self._place(at, heading, end, end_heading), terms))

    def plan(
        self,
        cube: Cube,
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        timeout: float | None = None,
    ) -> tuple[PlanStep, ...]:
        """Layer by layer, as a person would, each step with its purpose."""
        place = self._place(at, heading, end, end_heading)
        with work(timeout=timeout) as terms:
            steps = _core.plan(cube._world, place, terms)
        return tuple(PlanStep(purpose, *map(Path._of, paths)) for purpose, *paths in steps)

    def macros(
        self,
        moves: str = "crawler",
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        threads: int | None = None,
        memory: int = 0,
        timeout: float | None = None,
        progress: Progress = False,
    ) -> Macros:
        """The shortest crawl for each of the 18 face turns; `moves` is crawler or crawler6."""
        place = self._place(at, heading, end, end_heading)
        with work(threads, memory, timeout, progress) as terms:
            crawls, searched, is_complete = _core.macros(place, moves, terms)
        named = {turn: None if crawl is None else Path._of(crawl) for turn, crawl in crawls.items()}
        return Macros(named, searched, is_complete)

    def random(
        self, count: int, seed: int | None = None, at: Cell | None = None, heading: str = "+z"
    ) -> Crawl:
        """Random crawler moves that stay on the board; the same for the same seed."""
        place = self._place(at, heading)
        return Crawl._of(_core.random_crawl(place, count, chosen(seed)))

    # What can be solved on it at all

    def prove(
        self, moves: str = "crawler", at: Cell | None = None, heading: str = "+z", timeout: float | None = None
    ) -> ClosedWalks:
        """What the crawls that come back can do to a cube, exactly.

        >>> Board("2x2").prove().index
        8
        """
        with work(timeout=timeout) as terms:
            order, index, ends, everything, laws = _core.prove(self._place(at, heading), moves, terms)
        return ClosedWalks(int(order), int(index), ends, everything, tuple(laws))

    def why_unsolvable(
        self,
        cube: Cube,
        end: str | Cell = "any",
        end_heading: str = "any",
        at: Cell | None = None,
        heading: str = "+z",
        timeout: float | None = None,
    ) -> str | None:
        """The reason, or None if a crawl exists that solves the cube.

        >>> Board("3x3").why_unsolvable(Cube.random(1)) is None
        True
        """
        with work(timeout=timeout) as terms:
            return _core.why_unsolvable(cube._world, self._place(at, heading, end, end_heading), terms)

    # How it looks

    def show(self, crawl: Crawl | None = None) -> Picture:
        """The board, with a walk over it."""
        if crawl is None:
            place, path = self._place(None, "+z"), Path("")
        else:
            place, path = self._place(*crawl.start), crawl.path
        return Picture(_core.crawl_svg(place, path._reading), _core.crawl_text(place, path._reading))

    def player(self, crawl: Crawl, **attributes: str) -> Player:
        """The crawl played on the board, in a notebook; see `trundle.pictures.Player`."""
        place = {"board": f"{self.width}x{self.height}", "at": "{},{}".format(*crawl.start.cell)}
        return Player(crawl.path, self.show(crawl).svg, **place, **attributes)

    def _repr_svg_(self) -> str:
        return self.show().svg

    def __str__(self) -> str:
        if self.width == 0:
            return "unbounded"
        rows = ("".join(".#"[self.is_blocked((x, z))] for x in range(self.width)) for z in range(self.height))
        return "\n".join(rows)

    def __repr__(self) -> str:
        return f"Board({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self._board == other._board if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[type[Board], tuple[str]]:
        return Board, (str(self),)
