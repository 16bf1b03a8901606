"""Many cubes at once are the same as one after the other."""

import model
import numpy
import pytest

import trundle
from trundle import Cube, apply_many, from_pieces, multiply_many, random_many, solve_many, to_pieces

RANDOM = numpy.random.default_rng(20)


def test_random_cubes_are_those_of_their_seeds():
    cubes = random_many(100, seed=7)
    for i, row in enumerate(cubes):
        assert (Cube.random(7 + i).stickers == row).all()


def test_stickers_move_as_in_the_model():
    for count in (0, 1, 2, 20):
        words = model.random_words(RANDOM, count)
        moved = apply_many(numpy.arange(54)[None], " ".join(words))[0]
        places = model.STICKER_OF_FACELET
        expected = places[model.permutation(words)][places]
        assert (moved == expected).all(), words
    cubes = random_many(200, seed=1)
    for row, moved in zip(cubes, apply_many(cubes, "R U' M x2")):
        assert (Cube.from_stickers(row).apply("R U' M x2").stickers == moved).all()


def test_products_are_those_of_cubes_and_of_the_model():
    pairs = [(model.random_words(RANDOM, 15, model.FACE_WORDS), model.random_words(RANDOM, 15, model.FACE_WORDS))
             for _ in range(100)]
    a, b = (numpy.array([Cube(" ".join(pair[side])).pieces for pair in pairs]) for side in (0, 1))
    products = from_pieces(multiply_many(a, b))
    assert (products == numpy.array([model.stickers(first + then) for first, then in pairs])).all()
    assert (to_pieces(products) == multiply_many(a, b)).all()
    assert (multiply_many(a, Cube("R").pieces) == to_pieces(apply_many(from_pieces(a), "R"))).all()


def test_rows_may_lie_anywhere_and_have_any_type_of_number():
    cubes = random_many(50, seed=3)
    pieces = to_pieces(cubes)
    apart = numpy.zeros((100, 64), dtype=numpy.uint8)[::2, 5:37]
    apart[:] = pieces
    one_byte_off = numpy.frombuffer(b"\0" + pieces.tobytes(), dtype=numpy.uint8)[1:].reshape(50, 32)
    for other in (apart, one_byte_off, pieces.astype(numpy.int64), pieces.tolist()):
        assert (multiply_many(other, other) == multiply_many(pieces, pieces)).all()
    assert (apply_many(cubes.astype(int), "R") == apply_many(cubes, "R")).all()
    assert apply_many(numpy.empty((0, 54), dtype=numpy.uint8), "R").shape == (0, 54)


def test_all_are_solved_as_one_is():
    cubes = random_many(40, seed=5)
    for metric in ("htm", "qtm", "stm"):
        lengths, paths = solve_many(cubes, metric=metric, nodes=1000, threads=2)
        for row, length, path in zip(cubes, lengths, paths):
            alone = Cube.from_stickers(row).solve(metric=metric, nodes=1000)
            assert (length, path) == (alone.length, alone.path)
            assert Cube.from_stickers(row).apply(path).is_solved and path.length(metric) == length


def test_the_cube_that_is_wrong_is_named():
    cubes = random_many(10, seed=5)
    cubes[7] = 0
    for verb in (solve_many, to_pieces):
        with pytest.raises(trundle.InputError, match="^cube 7: "):
            verb(cubes)
    for wrong in (cubes[:, :53], [], 5, [[300] * 54]):
        with pytest.raises(trundle.UsageError):
            apply_many(wrong, "R")
    with pytest.raises(trundle.InputError, match="^cube 0: "):
        from_pieces(numpy.full((1, 32), 255, dtype=numpy.uint8))
