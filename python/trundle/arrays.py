"""Arrays of numpy, which is loaded when the first one is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import UsageError

if TYPE_CHECKING:
    import numpy


def as_bytes(numbers: Any) -> numpy.ndarray:
    """An array of small numbers as bytes; what does not fit is an error, not another number."""
    import numpy

    array = numpy.asarray(numbers)
    if array.dtype == numpy.uint8:
        return array
    if array.dtype.kind not in "biu" or (array.size > 0 and not (0 <= array.min() and array.max() <= 255)):
        raise UsageError("an array of small whole numbers is needed", "usage")
    return array.astype(numpy.uint8)
