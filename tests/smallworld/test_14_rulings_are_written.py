"""A test proves every ruling of docs/background/rulings.md, and every ruling that a test claims is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from copse.law.index import index

TESTS = Path(__file__).parent
DOCUMENT = TESTS.parents[1] / "docs" / "background" / "rulings.md"


def written() -> list[tuple[int, str]]:
    """The rulings of the chapter on Small World: an item of a list begins with its number."""
    chapter = DOCUMENT.read_text(encoding="utf-8").partition("\n## Small World\n")[2].partition("\n## ")[0]
    return [(int(number), text) for number, text in re.findall(r"^(\d+)\. (.*(?:\n {3}.*)*)", chapter, flags=re.M)]


def claimed() -> Iterator[int]:
    """The numbers in `@pytest.mark.ruling(…)`, on tests and on single cases."""
    for file in sorted(TESTS.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ruling":
                yield from (ast.literal_eval(number) for number in node.args)


def test_rulings_are_numbered_from_one_without_a_gap() -> None:
    numbers = [number for number, _ in written()]
    assert numbers == list(range(1, max(numbers) + 1))


def test_every_ruling_has_a_test_and_every_claim_a_ruling() -> None:
    assert set(claimed()) == {number for number, _ in written()}


@pytest.mark.parametrize(("number", "ruling"), written())
def test_a_ruling_ends_with_its_paragraphs_and_its_reason(number: int, ruling: str) -> None:
    proof = re.search(r"\((sw:[^()]+) — \*([^()*]+)\*\)$", " ".join(ruling.split()))
    assert proof, f"ruling {number} should end with '(sw:… — *reason*)'"
    assert set(proof[1].split(", ")) <= index().keys()
    assert set(proof[2].split(" and ")) <= {"book", "facts", "publisher", "reading"}
