"""Trundle: a cube that turns, crawls and rolls.

>>> import trundle
>>> trundle.Cube("R U R' U'").order
6
>>> str(trundle.Cube("R U F").solve().path)
"F' U' R'"
"""

from __future__ import annotations

import atexit
import os

from . import _core
from .board import Board
from .cube import Cube
from .errors import Error, InputError, MachineError, NoneExists, ParseError, Stopped, UsageError
from .many import apply_many, from_pieces, multiply_many, random_many, solve_many, to_pieces
from .maze import GeneratedMaze, Maze, roll
from .path import Path
from .pictures import Picture, Player
from .results import (
    ClosedWalks,
    Crawl,
    Exploration,
    LengthCount,
    Level,
    Macros,
    Optimum,
    PlanStep,
    Pose,
    Proof,
    Roll,
    Solution,
    Solutions,
    Table,
    Walk,
)
from .solving import build_table, explore, optimize, table_folder, tables, use_tables

__version__ = _core.version
__all__ = [
    "Board",
    "ClosedWalks",
    "Crawl",
    "Cube",
    "Error",
    "Exploration",
    "GeneratedMaze",
    "InputError",
    "LengthCount",
    "Level",
    "MachineError",
    "Macros",
    "Maze",
    "NoneExists",
    "Optimum",
    "ParseError",
    "Path",
    "Picture",
    "PlanStep",
    "Player",
    "Pose",
    "Proof",
    "Roll",
    "Solution",
    "Solutions",
    "Stopped",
    "Table",
    "UsageError",
    "Walk",
    "apply_many",
    "build_table",
    "explore",
    "from_pieces",
    "multiply_many",
    "optimize",
    "random_many",
    "roll",
    "solve_many",
    "table_folder",
    "tables",
    "to_pieces",
    "use_tables",
]

os.register_at_fork(after_in_child=_core.after_fork_in_child)
atexit.register(_core.stop_all)
