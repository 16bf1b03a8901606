"""What can go wrong: one family of exceptions.

    Error            any of them: `message` for people, `code` for programs
    ├ InputError     the text, cube, board or maze is wrong (also a ValueError)
    │ └ ParseError   and `at` says where in the text
    ├ UsageError     the call makes no sense (also a ValueError)
    ├ NoneExists     there is no answer: unsolvable, or nothing within the bound asked for
    ├ Stopped        the time was up before there was an answer
    └ MachineError   disk or memory failed
"""

from __future__ import annotations


class Error(Exception):
    """Whatever Trundle raises."""

    def __init__(self, message: str, code: str = "", at: int | None = None) -> None:
        super().__init__(message, code, at)
        self.message = message
        self.code = code
        self.at = at

    def __str__(self) -> str:
        return self.message


class InputError(Error, ValueError):
    """The text, cube, board or maze is wrong."""


class ParseError(InputError):
    """The text cannot be read; `at` is the index of the character where that shows.

    >>> import trundle
    >>> try:
    ...     trundle.Path("R U Q")
    ... except trundle.ParseError as error:
    ...     error.at, error.code
    (4, 'unknown_move')
    """


class UsageError(Error, ValueError):
    """The call makes no sense."""


class NoneExists(Error):
    """There is no answer: unsolvable, or nothing within the bound asked for."""


class Stopped(Error):
    """The time was up before there was an answer."""


class MachineError(Error):
    """Disk or memory failed."""
