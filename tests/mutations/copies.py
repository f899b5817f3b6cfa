"""Copies of the project in which rules are broken, and the runs of tests there. The working tree is only read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from tests.mutations.rules import PAGE, Mutation

HOME: Final = Path(__file__).parents[2]
COPIED: Final = ("src", "tests", "docs", "web", "conftest.py", "pyproject.toml", "README.md")
LEFT_OUT: Final = ("__pycache__", "node_modules", ".*")
PYTEST: Final = (
    sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.mutations.origin", "-m", "not nightly",
    "--hypothesis-seed=0", "--tb=short",
)  # fmt: skip
LONGEST: Final = 300.0  # seconds for the tests of a broken rule, which may never end
LONGEST_UNBROKEN: Final = 1800.0
FAILED: Final = re.compile(r"^FAILED ([^\s\[]+(?:\[.*?\](?= - |$))?)", re.MULTILINE)  # parameters may have spaces
NO_CACHES: Final = {"PYTHONDONTWRITEBYTECODE": "1"}  # so that only unbroken modules are kept compiled
SOME_FAILED: Final = 1  # what both pytest and vitest exit with then
LAST_LINES: Final = 25


class SourceChanged(Exception):
    """The text that a mutation replaces is not in its file exactly once."""


class Assertion(Struct, rename="camel"):
    status: str
    full_name: str


class PageFile(Struct, rename="camel"):
    assertion_results: list[Assertion]


class PageReport(Struct, rename="camel"):
    """The part of vitest's report that is needed."""

    test_results: list[PageFile]


class Run(NamedTuple):
    """How some tests went: whether all passed, the first that failed, and the last lines that were printed. If they did
    not pass and none failed, the run itself went wrong."""

    passed: bool
    failed: str
    said: str
    seconds: float


class Copy:
    """A copy of the project, for one run of tests at a time."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root

    @classmethod
    def of(cls, source: Path, root: Path, caches: bool = False) -> Copy:
        """Copy a project; compiled modules too, if they were compiled from just these sources."""
        left_out = LEFT_OUT[1:] if caches else LEFT_OUT
        root.mkdir()
        for name in COPIED:
            if (source / name).is_dir():
                shutil.copytree(source / name, root / name, ignore=shutil.ignore_patterns(*left_out))
            else:
                shutil.copy2(source / name, root / name)
        packages = root / PAGE / "node_modules"
        packages.mkdir()  # a folder of its own, because vitest writes its cache into it
        for package in (HOME / PAGE / "node_modules").glob("*"):
            if not package.name.startswith(".") or package.name == ".bin":
                (packages / package.name).symlink_to(package)
        return cls(root)

    @contextmanager
    def broken(self, mutation: Mutation) -> Iterator[None]:
        """Break a rule for as long as the block lasts."""
        path = self.root / mutation.file
        whole, times = path.read_bytes(), path.stat()
        path.write_bytes(replaced(mutation, whole.decode()).encode())
        # Python takes a module for unchanged if its size and the second of its last change are the same.
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns + 10**10))
        try:
            yield
        finally:
            path.write_bytes(whole)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def run(self, mutation: Mutation) -> Run:
        """Run the tests of a mutation, up to the first that fails."""
        if mutation.of_page:
            return self.page_tests(mutation.tests, LONGEST)
        return self.python_tests(["-x", *mutation.tests], LONGEST)

    def unbroken(self, mutations: Sequence[Mutation], workers: int) -> Run:
        """Run the tests of all these mutations while no rule is broken."""
        tests, of_page = (
            sorted({test for mutation in mutations if mutation.of_page == page for test in mutation.tests})
            for page in (False, True)
        )
        run = Run(True, "", "", 0.0)
        if tests:
            side_by_side = ["-n", f"{workers}", "--dist", "worksteal"]
            run = self.python_tests([*side_by_side, *tests], LONGEST_UNBROKEN, {})
        if of_page and run.passed:
            run = self.page_tests(of_page, LONGEST_UNBROKEN)
        return run

    def python_tests(self, arguments: Sequence[str], longest: float, more: Mapping[str, str] = NO_CACHES) -> Run:
        code, said, seconds = self._execute([*PYTEST, *arguments], self.root, longest, more)
        found = FAILED.search(said) if code == SOME_FAILED else None
        return Run(code == 0, found[1] if found else "", _last(said), seconds)

    def page_tests(self, tests: Sequence[str], longest: float) -> Run:
        web, report = self.root / PAGE, self.root / "report.json"
        report.unlink(missing_ok=True)
        files = [test.removeprefix(f"{PAGE}/") for test in tests]
        vitest = [f"{web}/node_modules/.bin/vitest", "run", "--reporter=json", f"--outputFile={report}", *files]
        code, said, seconds = self._execute(vitest, web, longest, {})
        failed = failed_in(report) if code == SOME_FAILED and report.exists() else ""
        return Run(code == 0, failed, _last(said), seconds)

    def _execute(
        self, command: list[str], folder: Path, longest: float, more: Mapping[str, str]
    ) -> tuple[int, str, float]:
        """Exit status, output and seconds of a command that sees this copy's sources, with more in its environment."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTEST_ADDOPTS": "", **more}
        begun = time.monotonic()
        try:
            done = subprocess.run(
                command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, timeout=longest,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return -1, f"the tests did not end within {longest:.0f} seconds", time.monotonic() - begun
        return done.returncode, done.stdout, time.monotonic() - begun


def failed_in(report: Path) -> str:
    """The first test of the page that failed; a file that could not be loaded has none."""
    told = msgspec.json.decode(report.read_bytes(), type=PageReport)
    results = [result for file in told.test_results for result in file.assertion_results]
    return next((result.full_name for result in results if result.status == "failed"), "")


def replaced(mutation: Mutation, whole: str) -> str:
    """The text of a file with its rule broken."""
    found = whole.count(mutation.old)
    if found != 1:
        problem = f"{mutation.file} has {found} times what '{mutation.name}' replaces"
        raise SourceChanged(f"the source has changed: {problem}:\n{mutation.old}")
    return whole.replace(mutation.old, mutation.new)


def check_sources(mutations: Iterable[Mutation]) -> None:
    """Raise SourceChanged if a mutation no longer fits the working tree."""
    problems = []
    for mutation in mutations:
        try:
            replaced(mutation, (HOME / mutation.file).read_text())
        except SourceChanged as problem:
            problems.append(str(problem))
    if problems:
        raise SourceChanged("\n".join(problems))


def _last(said: str) -> str:
    return "\n".join(said.strip().splitlines()[-LAST_LINES:])
