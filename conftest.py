"""Which tests a run selects. Tiers and builds are marks (docs/contributing.md); here are the marks that a whole package
of tests carries, and `--changed-since`, by which `make quick` leaves out the packages that nobody touched."""

from __future__ import annotations

import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

HOME: Final = Path(__file__).parent
OPTION: Final = "--changed-since"

# Whatever plays whole games plays them on the compiled engine, where they take less time.
PACKAGE_MARKS: Final[dict[str, tuple[str, ...]]] = {
    "agents":   ("compiled",),
    "arena":    ("compiled",),
    "browser":  ("compiled", "slow"),
    "envs":     ("compiled",),
    "learn":    ("nightly",),
    "notation": ("compiled",),
    "recount":  ("compiled",),
    "terminal": ("compiled",),
    "vectors":  ("compiled",),
}  # fmt: skip

ALWAYS: Final = {"", "kernel", "law", "mutations"}  # "" are the tests of no package; these run whatever was changed

# PyTorch is large, so only `make nightly` installs it.
collect_ignore = [] if find_spec("torch") else ["src/copse/learn", "tests/learn"]


COMPILED: Final = not str(getattr(find_spec("copse.kernel.game"), "origin", "")).endswith(".py")
COMPILED_MARKS: Final = ("compiled", "both_builds")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """On the compiled engine, leave alone the files with nothing for it: some derive classes from compiled ones, which
    cannot be done there."""
    if not COMPILED or collection_path.suffix != ".py":
        return None
    if any(mark in PACKAGE_MARKS.get(package_of(collection_path), ()) for mark in COMPILED_MARKS):
        return None
    text = collection_path.read_text(encoding="utf-8")
    return None if any(f"pytest.mark.{mark}" in text for mark in COMPILED_MARKS) else True


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, metavar="REVISION", help="run only the tests of packages that differ from this revision")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in PACKAGE_MARKS.get(package_of(item.path), ()):
            item.add_marker(mark)
    revision = config.getoption(OPTION)
    if revision is not None:
        changed = changed_files(revision)
        packages = ALWAYS | {package_of(path) for path in changed}
        chosen = [item for item in items if package_of(item.path) in packages or item.path in changed]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


def package_of(path: Path) -> str:
    """The package of Copse that a file belongs to: `root` for tests/root/table.py and src/copse/root/book.py alike."""
    for folder in (HOME / "tests", HOME / "src" / "copse"):
        if path.is_relative_to(folder):
            return next(iter(path.relative_to(folder).parts[:-1]), "")
    return ""


def changed_files(revision: str) -> set[Path]:
    """What differs from the last commit that is shared with a revision; new files too."""
    try:
        base = _git("merge-base", revision, "HEAD")[0]
    except (subprocess.CalledProcessError, OSError):
        raise pytest.UsageError(f"{OPTION}: git knows no revision '{revision}'") from None
    return {HOME / name for name in (*_git("diff", "--name-only", base), *_git("ls-files", "-o", "--exclude-standard"))}


def _git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=HOME, capture_output=True, text=True, check=True).stdout.splitlines()
