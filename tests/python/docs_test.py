"""What is written about the package is true: examples and stubs."""

import ast
import doctest
import importlib
import pathlib
import pkgutil

import pytest

import trundle
from trundle import _core

ROOT = pathlib.Path(__file__).parents[2]
MODULES = ["trundle", *(f"trundle.{module.name}" for module in pkgutil.iter_modules(trundle.__path__))]
PURE = [name for name in MODULES if name != "trundle._core"]


@pytest.mark.parametrize("name", PURE)
def test_examples_in_docstrings_run(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_examples_on_the_page_run():
    failed, tried = doctest.testfile(str(ROOT / "docs/PYTHON.md"), module_relative=False)
    assert failed == 0 and tried > 20


def public(names):
    return {name for name in names if not name.startswith("_")}


def test_the_stubs_name_what_there_is():
    (stubs,) = [path for path in pathlib.Path(trundle.__path__[0]).glob("_core.pyi")]
    tree = ast.parse(stubs.read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert public(dir(_core)) == {*classes, *functions, "version"}
    for name, node in classes.items():
        methods = {method.name for method in node.body if isinstance(method, ast.FunctionDef)}
        assert public(methods) == public(vars(getattr(_core, name))), name


def test_everything_that_is_offered_says_what_it_is():
    for name in trundle.__all__:
        assert getattr(trundle, name).__doc__, name
    assert trundle.__version__.count(".") == 2
