"""Many cubes at once: a row of an array is a cube. Stickers are rows of 54 as in `Cube.stickers`, pieces rows of 32 as in
`Cube.pieces`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _core
from .arrays import as_bytes
from .chance import chosen
from .cube import QUICK_SECONDS
from .path import Path
from .results import Solutions
from .work import Progress, work

if TYPE_CHECKING:
    import numpy


def random_many(count: int, seed: int | None = None) -> numpy.ndarray:
    """The stickers of random cubes, the first one that of `Cube.random(seed)`.

    >>> random_many(1000, seed=1).shape
    (1000, 54)
    """
    with work() as terms:
        return _core.random_many(count, chosen(seed), terms)


def apply_many(stickers: Any, path: str | Path) -> numpy.ndarray:
    """All cubes after these moves; any 54 stickers can be turned, possible or not.

    >>> cubes = random_many(1000, seed=1)
    >>> bool((apply_many(cubes, "(R U)105") == cubes).all())
    True
    """
    with work() as terms:
        return _core.apply_many(as_bytes(stickers), Path(path)._reading, terms)


def multiply_many(a: Any, b: Any) -> numpy.ndarray:
    """The products of pieces, row by row, as seen from the centres: first a, then b. One row on a side goes with all.

    >>> from trundle import Cube
    >>> pieces = to_pieces(random_many(1000, seed=1))
    >>> bool((multiply_many(pieces, Cube().pieces) == pieces).all())
    True
    """
    import numpy

    a, b = as_bytes(a), as_bytes(b)
    if a.shape != b.shape:
        a, b = numpy.broadcast_arrays(a, b)
    with work() as terms:
        return _core.multiply_many(a, b, terms)


def to_pieces(stickers: Any) -> numpy.ndarray:
    """The pieces of cubes, in the frame of their centres; an InputError says which cube is impossible, and why."""
    with work() as terms:
        return _core.to_pieces(as_bytes(stickers), terms)


def from_pieces(pieces: Any) -> numpy.ndarray:
    """The stickers of cubes that stand upright; an InputError says which cube is impossible, and why."""
    with work() as terms:
        return _core.from_pieces(as_bytes(pieces), terms)


def solve_many(
    stickers: Any,
    metric: str = "htm",
    time: float | None = None,
    max_length: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    memory: int = 0,
    timeout: float | None = None,
    progress: Progress = False,
) -> Solutions:
    """Each cube as `Cube.solve` does it, on all threads; `time` is that of one cube.

    >>> lengths, paths = solve_many(random_many(10, seed=1), time=0)
    >>> len(paths), int(lengths.max()) < 25
    (10, True)
    """
    if time is None and nodes is None and max_length is None:
        time = QUICK_SECONDS
    with work(threads, memory, timeout, progress) as terms:
        lengths, paths = _core.solve_many(as_bytes(stickers), metric, max_length, time, nodes, terms)
    return Solutions(lengths, [Path._of(path) for path in paths])
