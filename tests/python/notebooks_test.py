"""The notebooks of examples/ run from the first cell to the last."""

import os
import pathlib

import nbclient
import nbformat
import pytest

FOLDER = pathlib.Path(__file__).parents[2] / "examples"
LONG = {"crawler", "distances"}  # only in the slow tier
FILES = [file for file in sorted(FOLDER.glob("*.ipynb")) if os.environ.get("TRUNDLE_SLOW") or file.stem not in LONG]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_notebook(file):
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(FOLDER)}}).execute()
    assert any(cell.get("outputs") for cell in notebook.cells)
