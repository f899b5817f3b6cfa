"""A test proves every ruling on Root in docs/background/rulings.md, and every ruling that a test claims is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from copse.law.index import index

TESTS = Path(__file__).parent
DOCUMENT = TESTS.parents[1] / "docs" / "background" / "rulings.md"


def written(letter: str, heading: str) -> list[tuple[str, str]]:
    """The rulings of a chapter: an item of a list begins with its number in bold."""
    chapter = DOCUMENT.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(rf"^- \*\*({letter}\d+)\.\*\* (.*(?:\n {{2}}.*)*)", chapter, flags=re.M)


HEADINGS = {"R": "Root", "B": "Bots", "E": "Editions"}
RULINGS = {letter: written(letter, heading) for letter, heading in HEADINGS.items()}


def claimed() -> Iterator[str]:
    """The numbers in `@pytest.mark.ruling(…)`, on tests and on single cases."""
    for file in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ruling":
                yield from (ast.literal_eval(number) for number in node.args)


@pytest.mark.parametrize("letter", RULINGS)
def test_rulings_are_numbered_from_one_without_a_gap(letter: str) -> None:
    numbers = [number for number, _ in RULINGS[letter]]
    assert numbers == [f"{letter}{place}" for place in range(1, len(numbers) + 1)]
    assert numbers, "the chapter is found"


@pytest.mark.slow
def test_every_ruling_has_a_test_and_every_claim_a_ruling() -> None:
    assert set(claimed()) == {number for rulings in RULINGS.values() for number, _ in rulings}


@pytest.mark.parametrize(("number", "ruling"), [ruling for rulings in RULINGS.values() for ruling in rulings])
def test_a_ruling_ends_with_its_paragraphs_and_its_reason(number: str, ruling: str) -> None:
    proof = re.search(r"\(((?:root|bots|fifth|early):[^()]+) — \*([^()*]+)\*\)$", " ".join(ruling.split()))
    assert proof, f"ruling {number} should end with '(root:… — *reason*)'"
    assert set(proof[1].split(", ")) <= index().keys()
    assert set(proof[2].split(" and ")) <= {"book", "facts", "publisher", "reading"}
