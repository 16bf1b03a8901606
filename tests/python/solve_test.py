"""Solvers, boards and mazes: answers do what they say."""

import pickle

import numpy
import pytest

import trundle
from trundle import Board, Cube, Maze, Path


@pytest.mark.parametrize("metric", ["htm", "qtm", "stm"])
def test_a_solution_solves(metric):
    for seed in range(10):
        cube = Cube.random(seed)
        solution = cube.solve(metric=metric, nodes=2000)
        assert cube.apply(solution.path).is_solved and solution.path.length(metric) == solution.length


def test_a_part_is_solved_with_a_choice_of_moves():
    cube = Cube("R U R' U R U2 R'")
    solution = cube.solve(moves="U,R")
    assert {word[0] for word in solution.path} <= {"U", "R"} and cube.apply(solution.path).is_solved
    assert Cube("F R U").solve(goal="cross").length <= 3
    with pytest.raises(trundle.NoneExists):
        Cube("F").solve(moves="U,R")
    with pytest.raises(trundle.UsageError):
        cube.solve(goal="cross,XYZ")
    for wrong in (-1, float("nan"), "soon"):
        with pytest.raises((trundle.UsageError, TypeError)):
            cube.solve(time=wrong)


def test_every_shortest_solution_is_found():
    proof = Cube("R U F").solve_optimal(slack=0)
    assert (proof.length, proof.proven, proof.is_optimal, proof.is_complete) == (3, 3, True, True)
    assert [str(solution.path) for solution in proof.solutions] == ["F' U' R'"]
    assert Cube("R L").solve_optimal(metric="qtm", solutions=5).length == 2


def test_work_that_has_no_time_says_so():
    far = Cube.random(1)
    try:
        proof = far.solve_optimal(timeout=0.05)
        assert not proof.is_complete
    except trundle.Stopped:
        pass
    with pytest.raises(trundle.NoneExists):
        Cube("R U F").solve(max_length=2)


def test_results_come_back_from_a_pickle():
    board = Board("3x3")
    answers = [
        Cube("R U").solve(),
        Cube("R U").solve_optimal(),
        trundle.optimize("R U"),
        trundle.explore("face", 2),
        board.crawl(Cube("U"), end="home"),
        board.prove(),
        trundle.roll(3, 4, to=(4, 3), label=6),
        Maze(".#T\nS..\n").solve(),
        board,
        Maze(".#T\nS..\n"),
    ]
    for answer in answers:
        assert pickle.loads(pickle.dumps(answer)) == answer


def test_a_crawl_stays_on_its_board_and_solves():
    walls = numpy.zeros((4, 5), dtype=bool)
    walls[0, 4] = walls[3, 0] = True
    for board in (Board("3x3"), Board(walls), Board("....\n..#.\n....\n")):
        cube = Cube(board.random(8, seed=4).path)
        crawl = board.crawl(cube, end="home", end_heading="home", time=0)
        assert cube.apply(crawl.path).is_solved and crawl.end == crawl.start
        assert len(crawl.path) == crawl.length and not any(board.is_blocked(cell) for cell in crawl.cells)
        assert crawl.cells[0] == board.middle and crawl.cells[-1] == crawl.end.cell
        assert "<svg" in board.show(crawl)._repr_svg_() and "■" in str(board.show(crawl))
    assert (Board(walls).walls == walls).all() and eval(repr(Board(walls))) == Board(walls)


def test_translations_ways_plans_and_macros_do_what_turns_do():
    board = Board("3x3")
    cube = Cube("R U")
    assert cube.inverse().apply(board.translate("R U").path).is_solved
    way = board.way(end=(0, 0), end_heading="home")
    assert Cube(way.path).is_solved and way.end.cell == (0, 0)
    steps = board.plan(cube)
    for step in steps:
        cube = cube.apply(step.path)
    assert cube.is_solved and all(step.purpose for step in steps)
    macros = board.macros(end="home", end_heading="home", timeout=0.5)
    for turn, crawl in macros.crawls.items():
        assert crawl is None or Cube(crawl) == Cube(turn)


def test_what_no_crawl_can_solve_is_told():
    row = Board("1x5")
    assert row.prove().index > 1 and row.prove().laws
    assert row.why_unsolvable(Cube.random(1)) and Board("3x3").why_unsolvable(Cube("R U")) is None
    with pytest.raises(trundle.NoneExists):
        row.crawl(Cube.random(1))
    for wrong in ("3by3", "0x0", "65x65", "..\n...\n", ""):
        with pytest.raises(trundle.Error):
            Board(wrong)
    for wrong in ({"at": (7, 7)}, {"heading": "up"}, {"end": "somewhere"}, {"end": (9, 9)}, {"end_heading": "down"}):
        with pytest.raises(trundle.Error):
            Board("3x3").crawl(Cube("U"), **wrong)


def test_a_maze_from_arrays_is_the_maze_in_the_text():
    labels = numpy.array([[0, 7, 0, 0], [0, 0, 0, 0]])
    east = numpy.zeros((2, 4), dtype=bool)
    east[1, 1] = True
    drawn = Maze("+-+-+-+-+\n|. # . T|\n+ + + + +\n|S .|. .|\n+-+-+-+-+\n")
    made = Maze.from_arrays(labels, targets=[(4, 2)], east_walls=east)
    assert made == drawn and (made.labels == labels).all() and made.targets == [(4, 2)]
    with pytest.raises(trundle.NoneExists):
        made.solve()
    open_maze = Maze.from_arrays(labels, targets=[(4, 2)])
    walk = open_maze.solve(count_walks=True)
    assert walk.length == 4 and walk.walks >= 1 and open_maze.count_reachable() > 0
    assert "<svg" in open_maze.show(walk)._repr_svg_()
    for wrong in ([[8]], [0, 0], [[-1]]):
        with pytest.raises(trundle.Error):
            Maze.from_arrays(wrong, targets=[(1, 1)])
    with pytest.raises(trundle.Error):
        Maze.from_arrays([[0]], targets=[(2, 2)])
    with pytest.raises(trundle.ParseError):
        Maze("S?T\n")


def test_a_generated_maze_is_as_long_as_was_wished():
    made = Maze.generate(7, 9, length=20, seed=3)
    assert made.length == len(made.path) == 20 == made.maze.solve().length
    assert Maze.generate(7, 9, length=20, seed=3) == made


def test_progress_is_told_to_a_function(capfd):
    told = []
    trundle.explore("slice", 5, progress=lambda what, done: told.append((what, done)))
    assert told and all(0 <= done <= 1 for _, done in told)
    trundle.explore("slice", 5, progress=True)
    assert "depth 5" in capfd.readouterr().err


def test_a_notation_or_metric_that_does_not_exist_is_wrong_usage():
    for call in (
        lambda: Path("R", "greek"),
        lambda: Cube().solve(metric="ftm"),
        lambda: trundle.explore("knight", 2),
        lambda: Board("3x3").prove(moves="walker"),
    ):
        with pytest.raises(trundle.UsageError):
            call()
    assert issubclass(trundle.UsageError, trundle.Error)
