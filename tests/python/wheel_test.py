"""The wheel holds the whole package, and a Python that has nothing else can use it."""

import base64
import csv
import hashlib
import os
import pathlib
import subprocess
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "python"))
import build_wheel


def test_a_wheel_is_packed_and_used(tmp_path):
    package = tmp_path / "package"
    install = ["cmake", "--install", os.environ["TRUNDLE_BUILD"], "--component", "python", "--prefix", package]
    subprocess.run(install, check=True, capture_output=True)
    wheel = tmp_path / f"trundle-{build_wheel.version()}-{build_wheel.tag()}.whl"
    build_wheel.pack(package, wheel)

    archive = zipfile.ZipFile(wheel)
    (record,) = [name for name in archive.namelist() if name.endswith("RECORD")]
    for name, checksum, size in csv.reader(archive.read(record).decode().splitlines()):
        content = archive.read(name)
        if name != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            assert (checksum, size) == (f"sha256={digest}", str(len(content)))
    here = {path.name for path in build_wheel.ROOT.joinpath("python/trundle").iterdir() if path.is_file()}
    assert {f"trundle/{name}" for name in here} <= set(archive.namelist())

    archive.extractall(tmp_path / "site")
    code = "import trundle; print(trundle.Cube('R U F').solve().path, trundle.__file__)"
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"PYTHONPATH": str(tmp_path / "site"), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ran.stdout == f"F' U' R' {tmp_path}/site/trundle/__init__.py\n", ran.stderr
