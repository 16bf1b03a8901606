#!/usr/bin/env python3
"""bench/python.py: how fast Trundle is from Python. Wants the package on PYTHONPATH, as in build/release/python."""

import os
import signal
import statistics
import subprocess
import sys
import threading
import time

import trundle


def say(what, figure, unit):
    print(f"{what:46} {figure:10.2f} {unit}")


def seconds(call):
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def best(call, rounds=7):
    return min(seconds(call) for _ in range(rounds))


def import_time():
    def run(code):
        return best(lambda: subprocess.run([sys.executable, "-c", code], check=True), 15)

    return run("import trundle") - run("pass")


def overhead():
    """What a call costs beyond its search, which is the time of one among many."""
    count = 2000
    cube = trundle.Cube("R U F2")
    many = trundle.solve_many([cube.stickers] * count, threads=1, time=0)
    assert all(path == cube.solve().path for path in many.paths[:5])

    def one_by_one():
        for _ in range(count):
            cube.solve(time=0)

    rows = [cube.stickers] * count
    return (best(one_by_one) - best(lambda: trundle.solve_many(rows, threads=1, time=0))) / count


def until_interrupted():
    """From Ctrl-C to KeyboardInterrupt, amid a proof on all threads."""
    sent = []

    def interrupt():
        sent.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    threading.Timer(0.5, interrupt).start()
    try:
        trundle.Cube.random(1).solve_optimal(timeout=20)
    except KeyboardInterrupt:
        return time.perf_counter() - sent[0]
    raise SystemExit("it was not interrupted")


def main():
    say("import", 1e3 * import_time(), "ms")
    million = trundle.random_many(1_000_000, seed=1)
    pieces = trundle.to_pieces(million)
    say("products", 1 / best(lambda: trundle.multiply_many(pieces, pieces)), "million a second")
    say("apply_many of a path of 20", 1 / best(lambda: trundle.apply_many(million, "R U F D L B " * 3 + "R U")), "million a second")
    say("stickers to pieces", 1 / best(lambda: trundle.to_pieces(million), 3), "million a second")
    say("a call of solve beyond its search", 1e6 * overhead(), "microseconds")
    say("Ctrl-C to KeyboardInterrupt, median", 1e3 * statistics.median(until_interrupted() for _ in range(5)), "ms")
    cubes = million[:2000]
    trundle.solve_many(cubes[:2], nodes=200)
    say("solve_many, 200 nodes each", 2000 / seconds(lambda: trundle.solve_many(cubes, nodes=200)), "a second")


if __name__ == "__main__":
    main()
