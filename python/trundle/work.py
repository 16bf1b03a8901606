"""Long work: how many threads it may use, how much memory, until when, and who hears how far it is."""

from __future__ import annotations

import os
from types import TracebackType
from typing import Any, Callable, Union

from . import _core

Progress = Union[bool, Callable[[str, float], object]]


class Bar:
    """tqdm's bar, if tqdm is there; it begins anew with each thing that is being done."""

    def __init__(self) -> None:
        self._what = ""
        self._bar: Any = None

    def __call__(self, what: str, done: float) -> None:
        try:
            from tqdm import tqdm
        except ImportError:
            return
        if what != self._what:
            self.close()
            self._what = what
            self._bar = tqdm(total=1.0, desc=what, bar_format="{desc}: {percentage:3.0f}%|{bar}| {elapsed}<{remaining}")
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()


class work:
    """The terms of one call: `with work(...) as terms`.

    threads: None takes all processors that this process may use.  memory: bytes, 0 leaves it to the library.
    timeout: seconds, after which the work ends with what it has.  progress: True, or a function of what is being done
    and how much of it, 0 to 1.
    """

    __slots__ = ("_terms", "_bar")

    def __init__(
        self, threads: int | None = 1, memory: int = 0, timeout: float | None = None, progress: Progress = False
    ) -> None:
        self._bar = Bar() if progress is True else None
        if threads is None:
            threads = len(os.sched_getaffinity(0))
        self._terms = _core.Terms(threads, memory, timeout, self._bar or progress or None)

    def __enter__(self) -> _core.Terms:
        return self._terms

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.close()
