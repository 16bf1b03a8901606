"""Paths: moves as people write them."""

from __future__ import annotations

from typing import Iterator

from . import _core
from .chance import chosen
from .pictures import Player


class Path:
    """Moves in one of five notations; without `notation` it is found out.

    >>> path = Path("R U R' U'")
    >>> len(path), path.period, path.inverse()
    (4, 6, Path("U R U' R'"))

    wca    R U2 M' Rw x (R U)3 [A, B] [A: B]
    path   r+u-F
    crawl  +x -z spin1 spin2'
    apl    L C R B H F U M D X Y Z of Peelle's paper
    roll   N E S W, (E){3}
    """

    __slots__ = ("_reading",)
    _reading: _core.Reading

    def __init__(self, text: str | Path, notation: str | None = None) -> None:
        if isinstance(text, Path):
            self._reading = text._reading if notation is None else text._reading.converted(notation)
        else:
            self._reading = _core.Reading(text, notation)

    @classmethod
    def _of(cls, reading: _core.Reading) -> Path:
        path = cls.__new__(cls)
        path._reading = reading
        return path

    @classmethod
    def random(cls, count: int, seed: int | None = None, moves: str = "face") -> Path:
        """Moves without redundancy, of face, quarter, slice, crawler or crawler6; the same for the same seed.

        >>> Path.random(5, seed=1) == Path.random(5, seed=1)
        True
        """
        return cls._of(_core.random_path(moves, count, chosen(seed)))

    @property
    def notation(self) -> str:
        """The one in which the path was read and is printed."""
        return self._reading.notation()

    @property
    def period(self) -> int:
        """How often the path must be done until all is as before, the orientation of the cube included.

        >>> Path("R U").period
        105
        """
        return self._reading.period()

    def convert(self, notation: str) -> Path:
        """The same in another notation, or an InputError where that has no words for it.

        >>> Path("r+l-").convert("crawl")
        Path("-z", "crawl")
        """
        return Path._of(self._reading.converted(notation))

    def inverse(self) -> Path:
        """The way back.

        >>> Path("R U2 M'").inverse()
        Path("M U2 R'")
        """
        return Path._of(self._reading.inverse())

    def simplify(self) -> Path:
        """Moves of parallel layers merged and cancelled.

        >>> Path("R L R' U U").simplify()
        Path("L U2")
        """
        return Path._of(self._reading.simplified())

    def length(self, metric: str) -> int:
        """In htm, qtm, stm or axial.

        >>> [Path("R2 M").length(metric) for metric in ("htm", "qtm", "stm", "axial")]
        [3, 4, 2, 2]
        """
        return self._reading.length(metric)

    def player(self, **attributes: str) -> Player:
        """The path played on a cube, in a notebook; see `trundle.pictures.Player`."""
        return Player(self, _core.World("").after(self._reading).svg(), **attributes)

    def __len__(self) -> int:
        return len(self._reading)

    def __iter__(self) -> Iterator[str]:
        return iter(self._reading.words())

    def __add__(self, other: Path | str) -> Path:
        return Path._of(self._reading.joined(Path(other)._reading))

    def __eq__(self, other: object) -> bool:
        """Whether the moves are the same, however they are written."""
        return isinstance(other, Path) and self._reading == other._reading

    def __hash__(self) -> int:
        return hash(self._reading)

    def __str__(self) -> str:
        return self._reading.text()

    def __repr__(self) -> str:
        notation = "" if self.notation == "wca" else f', "{self.notation}"'
        return f'Path("{self}"{notation})'

    def __reduce__(self) -> tuple[type[Path], tuple[str, str]]:
        return Path, (str(self), self.notation)
