"""Every number that the command line gives and Python gives is the same, on random inputs. A command is one process: it
reads one input a line."""

import json
import os
import subprocess

import model
import numpy
import pytest

import trundle
from trundle import Board, Cube, Maze, Path

RANDOM = numpy.random.default_rng(300)
TEXTS = [" ".join(model.random_words(RANDOM, count)) for count in RANDOM.integers(1, 25, 300)]


def answers(command, lines=None):
    """What the command says to each line, or to nothing."""
    words = [os.environ["TRUNDLE"], *command, "--json"]
    ran = subprocess.run(words, input="\n".join(lines or []), capture_output=True, text=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def pairs(command, lines):
    """Each line with its answer."""
    found = answers([*command, "-"], lines)
    assert len(found) == len(lines)
    return list(zip(lines, found))


def test_show():
    for text, answer in pairs(["show"], TEXTS):
        cube = Cube(text)
        assert cube.facelets == answer["facelets"], text
        assert cube.stickers.tolist() == answer["stickers"], text
        assert cube.orientation == answer["orientation"]["U"] + answer["orientation"]["F"], text
        assert list(Path(text)) == answer["moves"], text


@pytest.mark.parametrize("form", ["numeric", "local", "composite", "visual", "vector", "4d", "nested"])
def test_the_seven_arrays(form):
    texts = [" ".join(model.random_words(RANDOM, 12, model.FACE_WORDS)) for _ in range(50)]
    for text, answer in pairs(["show", "--as", form], texts):
        assert Cube(text).array(form).tolist() == answer["array"], text


def test_period_reverse_and_convert():
    for text, answer in pairs(["period"], TEXTS):
        assert Path(text).period == answer["period"], text
    for text, answer in pairs(["reverse"], TEXTS):
        assert str(Path(text).inverse()) == answer["path"], text
    for text, answer in pairs(["convert", "--to", "path"], TEXTS):
        assert str(Path(text).convert("path")) == answer["path"], text


def test_errors_have_the_same_place_and_code():
    wrong = [text.replace("U", "Ü", 1).replace("F", "Q", 1) for text in TEXTS]
    for text, answer in pairs(["period"], wrong):
        if "error" not in answer:
            assert Path(text).period == answer["period"]
            continue
        with pytest.raises(trundle.ParseError) as caught:
            Path(text)
        error = answer["error"]
        assert (caught.value.code, caught.value.message) == (error["code"], error["message"])
        assert len(text[: caught.value.at].encode()) == error["at"]


@pytest.mark.parametrize("metric", ["htm", "qtm", "stm"])
def test_solve(metric):
    for text, answer in pairs(["solve", "--metric", metric, "--nodes", "500"], TEXTS[:100]):
        found = Cube(text).solve(metric=metric, nodes=500)
        assert (str(found.path), found.length, found.is_optimal, found.nodes) == (
            answer["path"],
            answer["length"],
            answer["optimal"],
            answer["nodes"],
        ), text


def test_solve_optimally():
    texts = [" ".join(model.random_words(RANDOM, count, model.FACE_WORDS)) for count in RANDOM.integers(1, 7, 60)]
    for text, answer in pairs(["solve", "--optimal"], texts):
        proof = Cube(text).solve_optimal()
        assert (proof.length, proof.proven, proof.is_optimal) == (
            answer["length"],
            answer["proven"],
            answer["optimal"],
        ), text


def test_optimize():
    texts = [" ".join(model.random_words(RANDOM, count)) for count in RANDOM.integers(1, 5, 20)]
    for text, answer in pairs(["optimize", "--to", "wca"], texts):
        optimum = trundle.optimize(text)
        assert optimum.length == answer["length"], text
        assert [str(path) for path in optimum.solutions] == [found["path"] for found in answer["solutions"]], text
        assert [count._asdict() for count in optimum.counts] == answer["counts"], text


def test_crawl_solve():
    board = Board("3x4")
    crawls = [str(board.random(int(count), seed=int(count)).path) for count in RANDOM.integers(1, 7, 40)]
    command = ["crawl", "solve", "--board", "3x4", "--method", "optimal", "--at", "1,1", "--heading", "+z"]
    for text, answer in pairs(command, crawls):
        crawl = board.crawl_optimal(Cube(text))
        assert (crawl.length, crawl.is_optimal) == (answer["length"], answer["optimal"]), text
        assert crawl.start._asdict() == {"cell": tuple(answer["start"]["cell"]), "heading": answer["start"]["heading"]}


@pytest.mark.parametrize("size", ["1x1", "1x5", "2x2", "2x3", "3x3", "unbounded"])
def test_crawl_prove(size):
    for moves in ("crawler", "crawler6"):
        (answer,) = answers(["crawl", "prove", "--board", size, "--moves", moves])
        walks = Board(size).prove(moves)
        assert (str(walks.order), str(walks.index), walks.solves_everything, walks.end_kinds, list(walks.laws)) == (
            answer["order"],
            answer["index"],
            answer["solvable"],
            answer["ends"],
            answer["laws"],
        )


def test_roll():
    sides = RANDOM.integers(1, 12, (300, 2))
    boards = [
        (m, n, *RANDOM.integers(1, (n + 1, m + 1)), *RANDOM.integers(1, (n + 1, m + 1)), RANDOM.integers(1, 7))
        for m, n in sides
    ]
    lines = [" ".join(map(str, board)) for board in boards]
    for line, answer in zip(lines, answers(["roll", "--batch", "-"], lines), strict=True):
        m, n, xi, yi, xf, yf, label = map(int, line.split())
        try:
            found = trundle.roll(m, n, (xi, yi), to=(xf, yf), label=label)
        except trundle.NoneExists:
            assert not answer["solvable"], line
        else:
            assert (found.length, found.gps, found.path()) == (answer["length"], answer["gps"], answer["path"]), line


def test_explore():
    for moves, depth in (("slice", 3), ("face", 4), ("quarter", 4), ("crawler", 6), ("crawler6", 6)):
        (answer,) = answers(["explore", "--moves", moves, "--depth", str(depth)])
        assert [level._asdict() for level in trundle.explore(moves, depth).levels] == answer["depths"]


def test_mazes(tmp_path):
    for seed in range(5):
        made = Maze.generate(6, 8, seed=seed)
        (answer,) = answers(["roll", "generate", "6", "8", "--seed", str(seed)])
        assert Maze(answer["maze"]) == made.maze and answer["length"] == made.length
        file = tmp_path / "maze.txt"
        file.write_text(str(made.maze))
        (walked,) = answers(["roll", "maze", str(file)])
        assert (walked["length"], walked["path"]) == (made.maze.solve().length, made.maze.solve().path)


def test_random_cubes():
    for seed in range(10):
        (answer,) = answers(["scramble", "--seed", str(seed)])
        assert Cube.random(seed).facelets == answer["facelets"]
