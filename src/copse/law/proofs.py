"""Which tests prove a paragraph. A test claims paragraphs with `@pytest.mark.law("sw:conquest.cost", …)`; the mark may
also stand on its class, in `pytestmark`, or on single cases of a `parametrize`. The tests are read, not run, so an id
has to be written out. A claim is a proof only if the test checks something and is not skipped or expected to fail."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from copse.law.citations import PACKAGE
from copse.law.index import canonical, index, paragraph

COLLECTED: Final = ("test_*.py", "*_test.py")
CHECKS: Final = ("expect", "assert", "check")
SET_ASIDE: Final = ("skip", "xfail")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class NoTests(FileNotFoundError):
    """There are no tests to read, because this copy of Copse is not a checkout."""


@dataclass(frozen=True, order=True)
class Proof:
    """A test that proves a paragraph, named as pytest names it: `tests/smallworld/test_turn.py::test_name`."""

    paragraph: str
    test: str


@dataclass(frozen=True, order=True)
class UnknownMark:
    """A law mark whose id is not in the index, or is not written out so that it can be read."""

    file: str
    line: int
    paragraph: str


def find_tests(package: Path = PACKAGE) -> Path:
    """The tests that lie beside `src` in a checkout."""
    tests = package.parents[1] / "tests"
    if package.parent.name != "src" or not tests.is_dir():
        raise NoTests("the tests are not part of an installed Copse; law coverage can be read in a checkout only")
    return tests


def proofs(tests: Path | None = None) -> tuple[Proof, ...]:
    """Every proof that the tests hold, sorted by paragraph."""
    return tuple(sorted({proof for file in _files(tests) if file.is_collected for proof in _proofs_in(file)}))


def proofs_of(id: str, tests: Path | None = None) -> tuple[Proof, ...]:
    """The tests that prove this paragraph."""
    wanted = paragraph(id).id
    return tuple(proof for proof in proofs(tests) if proof.paragraph == wanted)


def unknown_marks(tests: Path | None = None) -> tuple[UnknownMark, ...]:
    """Every law mark, on whatever it stands, that names no paragraph of the index."""
    marks = (
        UnknownMark(file.name, mark.lineno, id)
        for file in _files(tests)
        for mark in _law_marks(file.tree)
        for id in _ids(mark)
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
    root = tests or find_tests()
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root.parent).as_posix()
        yield _File(name, ast.parse(path.read_text(encoding="utf-8"), filename=name))


def _proofs_in(file: _File) -> Iterator[Proof]:
    constants = dict(_assignments(file.tree.body))
    for name, test, labels in _tests_in(file.tree.body, file.name, ()):
        if any(_mark_name(label) in SET_ASIDE for label in labels) or not _checks_something(test):
            continue
        for label in labels:
            for id in _claims(label, constants):
                yield Proof(id, name)


def _tests_in(
    body: Sequence[ast.stmt], around: str, outer: tuple[ast.expr, ...]
) -> Iterator[tuple[str, Function, tuple[ast.expr, ...]]]:
    """The tests of a module or class, each with its name and everything that marks it, from the outside in."""
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


def _claims(label: ast.expr, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    """The known ids in a decorator, also in a list of cases that it names and that stands elsewhere in the module."""
    named = [constants[node.id] for node in ast.walk(label) if isinstance(node, ast.Name) and node.id in constants]
    for expression in (label, *named):
        for mark in _law_marks(expression):
            yield from (id for id in _ids(mark) if id in index())


def _law_marks(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and _mark_name(node) == "law")


def _mark_name(node: ast.expr) -> str | None:
    """`skip` for `pytest.mark.skip`, `pytest.mark.skip(…)` or `mark.skip`; None for anything but a mark."""
    match node.func if isinstance(node, ast.Call) else node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
    return None


def _ids(mark: ast.Call) -> list[str]:
    """The ids that a mark names; an argument that is not a plain string is given as it is written."""
    return [
        canonical(argument.value)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        else ast.unparse(argument)
        for argument in mark.args
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
