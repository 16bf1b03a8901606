"""Long calls: stopped by Ctrl-C, beside each other, in forked processes, a hundred thousand times."""

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import trundle
from trundle import Board, Cube

FAR = Cube("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2")  # superflip: 20 face turns, hours to prove


def states_of_threads():
    """R runs, S sleeps; this thread is left out."""
    states = []
    for task in os.listdir("/proc/self/task"):
        if int(task) != threading.get_native_id():
            with open(f"/proc/self/task/{task}/stat") as file:
                states.append(file.read().rpartition(")")[2].split()[0])
    return states


def assert_nothing_runs():
    """A thread that has just ended its work may be on its way to sleep; then it sleeps for good."""
    for _ in range(2000):
        if "R" not in states_of_threads():
            break
        time.sleep(0.005)
    for _ in range(20):
        assert "R" not in states_of_threads()
        time.sleep(0.005)


def interrupted_soon():
    """A Ctrl-C while the next call is under way."""
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    return timer


LONG_CALLS = {
    "a proof": lambda: FAR.solve_optimal(threads=2, timeout=60),
    "a quick search": lambda: FAR.solve(time=60),
    "every path": lambda: trundle.optimize(Cube.random(1), timeout=60),
    "a count": lambda: trundle.explore("slice", 7, timeout=60),
    "a crawl": lambda: Board("8x8").crawl(Cube.random(2), time=60),
    "many cubes": lambda: trundle.solve_many(trundle.random_many(2000, seed=1), time=1),
}


@pytest.mark.parametrize("name", LONG_CALLS)
def test_ctrl_c_ends_it_and_leaves_nothing_running(name):
    timer = interrupted_soon()
    with pytest.raises(KeyboardInterrupt):
        LONG_CALLS[name]()
    timer.join()
    assert_nothing_runs()
    assert Cube("R U").solve().length == 2


def test_what_a_handler_of_a_signal_raises_is_raised_and_what_it_returns_is_not():
    def raise_it(number, frame):
        raise OverflowError

    heard = []
    before = {number: signal.getsignal(number) for number in (signal.SIGUSR1, signal.SIGUSR2)}
    try:
        signal.signal(signal.SIGUSR1, lambda number, frame: heard.append(Cube("R").solve().length))
        signal.signal(signal.SIGUSR2, raise_it)
        wanted = ((0.1, signal.SIGUSR1), (0.3, signal.SIGUSR2))
        timers = [threading.Timer(at, os.kill, (os.getpid(), number)) for at, number in wanted]
        for timer in timers:
            timer.start()
        with pytest.raises(OverflowError):
            FAR.solve_optimal(timeout=60)
        for timer in timers:
            timer.join()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert heard == [1]


def test_what_progress_raises_ends_the_call():
    def refuse(what, done):
        raise LookupError(what)

    with pytest.raises(LookupError):
        trundle.explore("slice", 7, progress=refuse)
    assert_nothing_runs()


def test_threads_at_the_same_time_get_right_answers():
    expected = [Cube.random(seed).solve(nodes=500) for seed in range(16)]
    found = [None] * 16

    def solve(seed):
        found[seed] = Cube.random(seed).solve(nodes=500)

    threads = [threading.Thread(target=solve, args=(seed,)) for seed in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == expected


def test_the_interpreter_goes_on_while_a_call_works():
    rounds = 0
    thread = threading.Thread(target=lambda: FAR.solve(time=0.3))
    thread.start()
    while thread.is_alive():
        rounds += 1
        time.sleep(0.01)
    assert rounds > 5


def solved_length(seed):
    return Cube.random(seed).solve(nodes=300).length


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_solve_what_they_are_sent(method):
    expected = [solved_length(seed) for seed in range(8)]
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(solved_length, range(8)) == expected
        assert pool.map(Cube.inverse, [Cube("R U")]) == [Cube("U' R'")]


def test_a_fork_amid_a_call_of_another_thread_can_go_on():
    thread = threading.Thread(target=lambda: FAR.solve(time=0.5))
    thread.start()
    time.sleep(0.1)
    child = os.fork()
    if child == 0:
        os._exit(0 if solved_length(3) > 10 else 1)
    thread.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_a_process_may_end_amid_a_call():
    code = """
import threading, time, trundle
for seed in range(3):
    threading.Thread(target=trundle.Cube.random(seed).solve_optimal, daemon=True).start()
time.sleep(0.2)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")


def resident_pages():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1])


def test_a_hundred_thousand_calls_leave_no_memory_behind():
    near = [Cube("R U"), Cube("F2 D'"), Cube("L B U2")]
    stickers = trundle.random_many(20, seed=1)

    def calls(count):
        for i in range(count // 10):
            cube = near[i % 3]
            cube.solve()
            cube * cube.inverse()
            assert cube.order > 1 and cube.facelets and cube.stickers.size and cube.pieces.size
            trundle.apply_many(stickers, "R U")
            trundle.roll(3, 4, to=(4, 3), label=6).path()
            try:
                trundle.Path("R U Q")
            except trundle.ParseError:
                pass

    calls(10_000)
    before = resident_pages()
    calls(100_000)
    assert resident_pages() - before < 256  # a megabyte; a leak of 16 bytes a call would be more


def test_numpy_is_not_loaded_before_an_array_is_used():
    code = "import sys, trundle; trundle.Cube('R U').solve(); print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"
