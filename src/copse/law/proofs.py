"""Finds the tests that prove a paragraph.

A test claims paragraphs with `@pytest.mark.law("sw:conquest.cost", …)`. The mark may also be on its class, in
`pytestmark`, or on single cases of a `parametrize`. This module reads the tests and does not run them, so ids must be
literal strings. A claim is a proof only if `make test` runs the test and the test checks something. A test that is
skipped, expected to fail or left to `make nightly` proves nothing.

Tests of Root also run under the older editions, if all paragraphs that they claim are unchanged there.
`@pytest.mark.not_in("early")` excludes a case that needs something the edition lacks. `@pytest.mark.also_in("early")`
includes a case that claims a changed paragraph.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Final

from copse.law.citations import PACKAGE
from copse.law.index import canonical, index

COLLECTED: Final = ("test_*.py", "*_test.py")
CHECKS: Final = ("expect", "assert", "check")
SET_ASIDE: Final = ("skip", "xfail", "nightly")
READ: Final = ("law", "also_in", "not_in")  # the marks whose arguments are read
SHARED_TESTS: Final = "tests/root/"  # these also run under older editions

Function = ast.FunctionDef | ast.AsyncFunctionDef


class NoTests(FileNotFoundError):
    """This copy of Copse is not a checkout, so it has no tests to read."""


@dataclass(frozen=True, order=True)
class Proof:
    """A test that proves a paragraph, with its pytest id: `tests/smallworld/test_turn.py::test_name`."""

    paragraph: str
    test: str


@dataclass(frozen=True)
class Case:
    """A test, or its cases with equal marks: the paragraphs it claims, and its marks on older editions."""

    test: str
    claims: frozenset[str]
    also_in: frozenset[str] = frozenset()
    not_in: frozenset[str] = frozenset()

    def runs_under(self, edition: str, shared: Set[str]) -> bool:
        """Return whether this case runs under an older edition.

        `shared` has the paragraphs that the edition has unchanged.
        """
        if not self.claims or not self.test.startswith(SHARED_TESTS) or edition in self.not_in:
            return False
        return self.claims <= shared or edition in self.also_in


@dataclass(frozen=True, order=True)
class UnknownMark:
    """A law mark whose id is not in the index, or is not a literal string."""

    file: str
    line: int
    paragraph: str


def find_tests(package: Path = PACKAGE) -> Path:
    """Return the folder of tests beside `src` in a checkout."""
    tests = package.parents[1] / "tests"
    if package.parent.name != "src" or not tests.is_dir():
        raise NoTests("the tests are not part of an installed Copse; law coverage can be read in a checkout only")
    return tests


def cases(tests: Path | None = None) -> tuple[Case, ...]:
    """Return every case that proves something."""
    return tuple(case for file in _files(tests) if file.is_collected for case in _cases_in(file))


def proofs(tests: Path | None = None) -> tuple[Proof, ...]:
    """Return every proof in the tests, sorted by paragraph."""
    return tuple(sorted({Proof(id, case.test) for case in cases(tests) for id in case.claims}))


def unknown_marks(tests: Path | None = None) -> tuple[UnknownMark, ...]:
    """Return every law mark whose id is not in the index."""
    marks = (
        UnknownMark(file.name, mark.lineno, id)
        for file in _files(tests)
        for mark in _law_marks(file.tree)
        for id in map(canonical, _words(mark))
        if id not in index()
    )
    return tuple(sorted(marks))


@dataclass(frozen=True)
class _File:
    name: str
    tree: ast.Module

    @property
    def is_collected(self) -> bool:
        return any(fnmatch(Path(self.name).name, pattern) for pattern in COLLECTED)


def _files(tests: Path | None) -> Iterator[_File]:
    """Parse the files that have law marks, and skip the others."""
    root = tests or find_tests()
    for path in sorted(root.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ".law(" in text:
            name = path.relative_to(root.parent).as_posix()
            yield _File(name, ast.parse(text, filename=name))


def _cases_in(file: _File) -> Iterator[Case]:
    constants = dict(_assignments(file.tree.body))
    for name, test, labels in _tests_in(file.tree.body, file.name, ()):
        if not _checks_something(test):
            continue
        kinds = [_kinds(label, constants) for label in labels]
        for chosen in product(*kinds):
            marks = [mark for kind in chosen for mark in kind]
            if not any(mark.name in SET_ASIDE for mark in marks):
                yield case_of(name, [(mark.name, mark.words) for mark in marks])


def case_of(test: str, marks: Iterable[tuple[str, Iterable[object]]]) -> Case:
    """Build a case from its name and its marks. Each mark is a name and its arguments."""
    words: dict[str, set[str]] = {}
    for name, arguments in marks:
        words.setdefault(name, set()).update(map(str, arguments))
    claims = {canonical(id) for id in words.get("law", ())} & index().keys()
    return Case(test, frozenset(claims), frozenset(words.get("also_in", ())), frozenset(words.get("not_in", ())))


def _tests_in(
    body: Sequence[ast.stmt], around: str, outer: tuple[ast.expr, ...]
) -> Iterator[tuple[str, Function, tuple[ast.expr, ...]]]:
    """Yield the tests of a module or class with their names and decorators, the outermost decorator first."""
    labels = (*outer, *_pytestmark(body))
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_in(node.body, f"{around}::{node.name}", (*labels, *node.decorator_list))
        if isinstance(node, Function) and node.name.startswith("test_"):
            yield f"{around}::{node.name}", node, (*labels, *node.decorator_list)


def _pytestmark(body: Iterable[ast.stmt]) -> Sequence[ast.expr]:
    marks = dict(_assignments(body)).get("pytestmark")
    if marks is None:
        return ()
    return marks.elts if isinstance(marks, ast.List | ast.Tuple) else (marks,)


def _assignments(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


@dataclass(frozen=True)
class _Mark:
    name: str
    words: tuple[str, ...]


def _kinds(label: ast.expr, constants: Mapping[str, ast.expr]) -> set[tuple[_Mark, ...]]:
    """Return the different sets of marks that a decorator gives.

    A `parametrize` may give several, other decorators give one.
    """
    if _mark_name(label) != "parametrize":
        return {tuple(_marks(label))}
    assert isinstance(label, ast.Call)
    values = label.args[1] if len(label.args) > 1 else ast.Tuple([])
    if isinstance(values, ast.Name):
        values = constants.get(values.id, values)
    listed = values.elts if isinstance(values, ast.List | ast.Tuple) else [values]
    return {tuple(_marks(value)) for value in listed} or {()}


def _marks(tree: ast.AST) -> Iterator[_Mark]:
    """Yield the marks in an expression, from the outermost to the innermost."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call | ast.Attribute) and (name := _mark_name(node)):
            yield _Mark(name, tuple(_words(node)) if isinstance(node, ast.Call) and name in READ else ())


def _law_marks(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and _mark_name(node) == "law")


def _mark_name(node: ast.expr) -> str | None:
    """Return the name of a mark, or None if the node is not a mark.

    The name is `skip` for `pytest.mark.skip`, `pytest.mark.skip(…)` or `mark.skip`.
    """
    match node.func if isinstance(node, ast.Call) else node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
    return None


def _words(mark: ast.Call) -> list[str]:
    """Return the arguments of a mark. An argument that is not a plain string is returned as its source text."""
    return [
        given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else ast.unparse(given)
        for given in mark.args
    ]


def _checks_something(test: Function) -> bool:
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and _is_check(_called(node)))
        for node in ast.walk(test)
    )


def _is_check(name: str) -> bool:
    return name == "raises" or name.startswith(CHECKS)


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
