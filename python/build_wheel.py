"""Makes the wheel: CMake builds the module, and what it installs is packed. pip asks for it as a build backend (PEP 517);
by hand: python3 python/build_wheel.py FOLDER. Needs nothing but Python itself, so that pip needs no network."""

from __future__ import annotations

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def version() -> str:
    return re.search(r"project\(trundle VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))[1]


def metadata() -> str:
    said = project()
    extras = said["optional-dependencies"].items()
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {said['name']}",
        f"Version: {version()}",
        f"Summary: {said['description']}",
        f"License: {said['license']['text']}",
        f"Requires-Python: {said['requires-python']}",
        *(f"Provides-Extra: {extra}" for extra, _ in extras),
        *(f'Requires-Dist: {package}; extra == "{extra}"' for extra, packages in extras for package in packages),
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + (ROOT / said["readme"]).read_text(encoding="utf-8")


def tag() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{re.sub('[-.]', '_', sysconfig.get_platform())}"


def build(folder: pathlib.Path) -> None:
    """The package into the folder. Each Python has its own build."""
    tree = ROOT / "build" / f"python-{sys.version_info.major}.{sys.version_info.minor}"
    python = f"-DPython_EXECUTABLE={sys.executable}"
    subprocess.run(["cmake", "--preset", "python", "-B", tree, python], cwd=ROOT, check=True)
    subprocess.run(["cmake", "--build", tree], check=True)
    subprocess.run(["cmake", "--install", tree, "--component", "python", "--strip", "--prefix", folder], check=True)


def pack(folder: pathlib.Path, wheel: pathlib.Path) -> None:
    """A wheel is an archive with a list of what is in it."""
    info = f"trundle-{version()}.dist-info"
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: trundle\nRoot-Is-Purelib: false\nTag: {tag()}\n".encode()
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    record = f"{info}/RECORD"
    lines = [f"{name},sha256={checksum(content)},{len(content)}" for name, content in files.items()] + [f"{record},,"]
    files[record] = ("\n".join(lines) + "\n").encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)  # of no date: the same files make the same wheel
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)


def checksum(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    name = f"trundle-{version()}-{tag()}.whl"
    with tempfile.TemporaryDirectory() as folder:
        build(pathlib.Path(folder))
        pack(pathlib.Path(folder), pathlib.Path(wheel_directory) / name)
    return name


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """The sources are what git has of them."""
    name = f"trundle-{version()}"
    archive = os.path.join(os.path.abspath(sdist_directory), f"{name}.tar.gz")
    subprocess.run(["git", "archive", f"--prefix={name}/", "-o", archive, "HEAD"], cwd=ROOT, check=True)
    return f"{name}.tar.gz"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    os.makedirs(sys.argv[1], exist_ok=True)
    print(os.path.join(sys.argv[1], build_wheel(sys.argv[1])))
