"""Selects the tests of a run. Tiers and builds are marks (docs/contributing.md). This file adds the marks of whole
test packages, and `--changed-since`, which `make quick` uses to skip unchanged packages."""

from __future__ import annotations

import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

HOME: Final = Path(__file__).parent
OPTION: Final = "--changed-since"

# Tests with whole games run on the compiled engine, where they take less time.
PACKAGE_MARKS: Final[dict[str, tuple[str, ...]]] = {
    "agents":   ("compiled",),
    "arena":    ("compiled",),
    "browser":  ("compiled", "slow"),
    "envs":     ("compiled",),
    "learn":    ("nightly",),
    "notation": ("compiled",),
    "recount":  ("compiled",),
    "terminal": ("compiled",),
    "tools":    ("compiled",),
    "vectors":  ("compiled",),
}  # fmt: skip

ALWAYS: Final = {"", "kernel", "law", "mutations"}  # always run; "" are tests outside packages

# PyTorch is large, so only `make nightly` installs it.
collect_ignore = [] if find_spec("torch") else ["src/copse/learn", "tests/learn"]
if not find_spec("schemathesis"):  # `make check-oldest` cannot install it beside the lowest versions
    collect_ignore += [f"tests/server/{name}.py" for name in ("fuzzing", "test_campaign", "test_fuzz")]


COMPILED: Final = not str(getattr(find_spec("copse.kernel.game"), "origin", "")).endswith(".py")
COMPILED_MARKS: Final = ("compiled", "both_builds")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip files from which this run selects nothing, because importing them takes a while."""
    if collection_path.is_dir():
        return None
    return True if unchanged(collection_path, config) or (COMPILED and interpreted_only(collection_path)) else None


def unchanged(path: Path, config: pytest.Config) -> bool:
    """Return whether `--changed-since` skips a file."""
    revision = config.getoption(OPTION)
    if revision is None:
        return False
    changed = changed_files(revision)
    return path not in changed and package_of(path) not in ALWAYS | {package_of(other) for other in changed}


def interpreted_only(path: Path) -> bool:
    """Return whether a file has no tests for the compiled engine. Some tests derive classes from compiled ones,
    which fails there."""
    if path.suffix != ".py" or any(mark in PACKAGE_MARKS.get(package_of(path), ()) for mark in COMPILED_MARKS):
        return False
    text = path.read_text(encoding="utf-8")
    return not any(f"pytest.mark.{mark}" in text for mark in COMPILED_MARKS)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, metavar="REVISION", help="run only the tests of packages that changed since this revision")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in PACKAGE_MARKS.get(package_of(item.path), ()):
            item.add_marker(mark)


def package_of(path: Path) -> str:
    """Return the package of a file: `root` for both tests/root/table.py and src/copse/root/book.py."""
    if path.is_relative_to(HOME / "tools"):
        return "tools"
    for folder in (HOME / "tests", HOME / "src" / "copse"):
        if path.is_relative_to(folder):
            return next(iter(path.relative_to(folder).parts[:-1]), "")
    return ""


@cache
def changed_files(revision: str) -> set[Path]:
    """Return the files that differ from the common ancestor with a revision, including new files."""
    try:
        base = _git("merge-base", revision, "HEAD")[0]
    except (subprocess.CalledProcessError, OSError):
        raise pytest.UsageError(f"{OPTION}: git knows no revision '{revision}'") from None
    return {HOME / name for name in (*_git("diff", "--name-only", base), *_git("ls-files", "-o", "--exclude-standard"))}


def _git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=HOME, capture_output=True, text=True, check=True).stdout.splitlines()
