"""A cube as plain geometry, for numpy alone: 54 stickers with a place and a direction in space, and layers that turn.
It shares nothing with the library but the words of WCA notation and the order of the stickers."""

import numpy

X, Y, Z = numpy.eye(3, dtype=int)

# A face: its normal, and which ways its columns and rows go as seen from outside.
FACES = {"U": (Y, X, Z), "R": (X, -Z, -Y), "F": (Z, X, -Y), "D": (-Y, X, -Z), "L": (-X, Z, -Y), "B": (-Z, -X, -Y)}

# A quarter clockwise as seen from R, U or F: where each axis goes.
QUARTERS = {"x": numpy.array([X, -Z, Y]), "y": numpy.array([Z, Y, -X]), "z": numpy.array([-Y, X, Z])}

# The axis of a letter, the layers that it turns, and which way.
LAYERS = {
    "R": ("x", {1}, 1), "L": ("x", {-1}, -1), "M": ("x", {0}, -1), "x": ("x", {-1, 0, 1}, 1),
    "U": ("y", {1}, 1), "D": ("y", {-1}, -1), "E": ("y", {0}, -1), "y": ("y", {-1, 0, 1}, 1),
    "F": ("z", {1}, 1), "B": ("z", {-1}, -1), "S": ("z", {0}, 1), "z": ("z", {-1, 0, 1}, 1),
    "Rw": ("x", {0, 1}, 1), "Lw": ("x", {0, -1}, -1), "Uw": ("y", {0, 1}, 1),
    "Dw": ("y", {0, -1}, -1), "Fw": ("z", {0, 1}, 1), "Bw": ("z", {0, -1}, -1),
}  # fmt: skip
WORDS = [letter + amount for letter in LAYERS for amount in ("", "2", "'")]
FACE_WORDS = [letter + amount for letter in "URFDLB" for amount in ("", "2", "'")]

# For each facelet: the cubie it is on, and where it looks.
PLACES = numpy.array(
    [normal + (column - 1) * right + (row - 1) * down
     for normal, right, down in FACES.values() for row in range(3) for column in range(3)]
)  # fmt: skip
LOOKS = numpy.array([normal for normal, _, _ in FACES.values() for _ in range(9)])
INDEX = {(*place, *look): i for i, (place, look) in enumerate(zip(PLACES.tolist(), LOOKS.tolist()))}

# Stickers are facelets, but the back face is turned by half a turn.
STICKER_OF_FACELET = numpy.array([*range(45), *range(53, 44, -1)])
LETTERS = numpy.array(list("URFDLB"))


def sources(word: str) -> numpy.ndarray:
    """Which facelet comes to each place."""
    letter = word.rstrip("'2")
    axis, layers, way = LAYERS[letter]
    quarters = way * {"": 1, "2": 2, "'": 3}[word[len(letter) :]] % 4
    turn = numpy.linalg.matrix_power(QUARTERS[axis], quarters)
    turns = numpy.isin(PLACES @ {"x": X, "y": Y, "z": Z}[axis], list(layers))
    places = numpy.where(turns[:, None], PLACES @ turn, PLACES)
    looks = numpy.where(turns[:, None], LOOKS @ turn, LOOKS)
    comes_from = numpy.empty(54, dtype=int)
    for i, (place, look) in enumerate(zip(places.tolist(), looks.tolist())):
        comes_from[INDEX[(*place, *look)]] = i
    return comes_from


SOURCES = {word: sources(word) for word in WORDS}


def permutation(words: list[str]) -> numpy.ndarray:
    """Which facelet is at each place after these moves."""
    at = numpy.arange(54)
    for word in words:
        at = at[SOURCES[word]]
    return at


def facelets(words: list[str]) -> str:
    return "".join(LETTERS[permutation(words) // 9])


def stickers(words: list[str]) -> numpy.ndarray:
    return (permutation(words) // 9)[STICKER_OF_FACELET]


def order(words: list[str]) -> int:
    """How often until every sticker is where it was: the cycles' least common multiple."""
    at = permutation(words)
    lengths = set()
    for first in range(54):
        length, place = 1, at[first]
        while place != first:
            length, place = length + 1, at[place]
        lengths.add(length)
    return int(numpy.lcm.reduce(list(lengths)))


def random_words(random: numpy.random.Generator, count: int, words: list[str] = WORDS) -> list[str]:
    return [str(word) for word in random.choice(words, count)]
