"""Cubes and paths against the model, and what must hold for all of them."""

import pickle

import model
import numpy
import pytest

import trundle
from trundle import Cube, Path

RANDOM = numpy.random.default_rng(19)
PATHS = [model.random_words(RANDOM, count) for count in RANDOM.integers(0, 30, 300)]


def text(words):
    return " ".join(words)


def test_300_paths_lead_where_the_model_says():
    for words in PATHS:
        cube = Cube(text(words))
        assert cube.facelets == model.facelets(words), words
        assert (cube.stickers == model.stickers(words)).all(), words
        assert cube.order == Path(text(words)).period == model.order(words), words


def test_products_and_inverses_are_those_of_permutations():
    for a, b in zip(PATHS, PATHS[1:]):
        assert (Cube(text(a)) * Cube(text(b))).facelets == model.facelets(a + b), (a, b)
        assert Cube(text(a)).apply(text(b)).facelets == model.facelets(a + b), (a, b)
        undone = numpy.argsort(model.permutation(a))
        assert Cube(text(a)).inverse().facelets == "".join(model.LETTERS[undone // 9]), a


def test_what_is_equal_has_the_same_hash_and_comes_back_from_a_pickle():
    for words in PATHS[:50]:
        cube, path = Cube(text(words)), Path(text(words))
        for value in (cube, path):
            assert pickle.loads(pickle.dumps(value)) == value
            assert hash(pickle.loads(pickle.dumps(value))) == hash(value)
        assert Cube.from_facelets(cube.facelets) == cube == Cube.from_stickers(cube.stickers) == eval(repr(cube))
        assert eval(repr(path)) == path
    assert Cube("R") != Cube("L") and Cube("R") != "R" and Path("R") != Path("L")
    assert len({Cube("R"), Cube("R2 R'"), Cube("R'")}) == 2


def test_a_crawl_is_a_path_too_and_its_cell_does_not_count():
    assert Cube(Path("+x -x", "crawl")) == Cube(Path("+x -x", "crawl")).apply("")
    assert Cube("-z") == Cube("R L'")


def test_a_state_is_read_wherever_a_cube_is():
    cube = Cube("R U F")
    assert Cube(cube.facelets) == cube
    assert Cube(str(cube.stickers.tolist())) == cube
    assert Cube(cube.drawn_as("nested")) == cube
    with pytest.raises(trundle.InputError, match="state of a cube"):
        Path(cube.facelets)


@pytest.mark.parametrize("form", ["numeric", "local", "composite", "visual", "vector", "4d", "nested"])
def test_an_array_changes_with_the_cube_and_keeps_its_shape_and_colours(form):
    array = Cube().array(form)
    moved = Cube("R U F D L B M E S").array(form)
    assert array.shape == moved.shape and (array != moved).any()
    if form != "numeric":  # whose numbers are the stickers of whole pieces
        assert set(array.ravel()) == set(moved.ravel())


def test_paths_are_said_in_other_words():
    path = Path("R U2 M' x")
    assert list(path) == ["R", "U2", "M'", "x"] and len(path) == 4
    assert Cube(Path(str(path.convert("path")), "path")) == Cube(path)
    assert path + path.inverse() == Path("R U2 M' x x' M U2 R'")
    assert len((path + path.inverse()).simplify()) == 0
    assert Path(path, "path").notation == "path" and path.notation == "wca"
    with pytest.raises(trundle.InputError):
        path.convert("crawl")


@pytest.mark.parametrize(
    "wrong, at",
    [("R U Q", 4), ("R U’ Q", 5), ("(R U", 0), ("R (U))", 5), ("r+u-q", 4)],
)
def test_what_cannot_be_read_says_where_in_characters(wrong, at):
    with pytest.raises(trundle.ParseError) as caught:
        Path(wrong)
    assert caught.value.at == at and isinstance(caught.value, ValueError)
    assert pickle.loads(pickle.dumps(caught.value)).at == at


def test_impossible_cubes_are_told_apart():
    twisted = list(Cube().facelets)
    twisted[8], twisted[9], twisted[20] = twisted[20], twisted[8], twisted[9]
    for wrong, code in [("".join(twisted), "twisted_corner"), ("U" * 54, "colour_count"), ("URF", "length")]:
        with pytest.raises(trundle.InputError) as caught:
            Cube.from_facelets(wrong)
        assert code in caught.value.code, caught.value.code


def test_the_wrong_kind_of_array_is_an_error_and_nothing_else():
    for wrong in ([1, 2, 3], [[0] * 54, [0] * 54], [0.5] * 54, [300] * 54, [-1] * 54, [6] * 54, "no array", [[[0]]]):
        with pytest.raises((trundle.InputError, trundle.UsageError)):
            Cube.from_stickers(wrong)
    with pytest.raises(trundle.UsageError):
        Cube().array("eighth")


def test_values_do_not_change():
    cube, solution = Cube("R"), Cube("R").solve()
    with pytest.raises(AttributeError):
        cube.facelets = "U"
    with pytest.raises(AttributeError):
        solution.length = 2
    stickers = cube.stickers
    stickers[:] = 0
    assert (cube.stickers != 0).any()


def test_a_cube_is_drawn_in_a_notebook():
    assert Cube("R U")._repr_svg_().startswith("<svg") and "U" in str(Cube("R U"))
    assert Path("R U").player()._repr_html_() and Cube("R").player("R'")._repr_html_()
