"""No text that people read has the worst habits of hard English: documents, messages, summaries of the law, help of
the command line and docstrings. docs/contributing.md has the style guide ("Plain English")."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
import typer

from copse.cli import app

HOME: Final = Path(__file__).parents[1]
SOURCES: Final = HOME / "src" / "copse"

START: Final = r"(?:\A|\n\s*\n|[.!?…][\"'”’)*_]*\s|[|:]\s|\n\s*(?:[-*#]+|\d+\.)\s)\s*"
"""Where a sentence may begin."""
AFTER_BARE_SAME: Final = (
    "about|after|again|and|anew|applies|apply|are|as|at|before|but|by|can|could|did|do|does|for|from|goes|had|happens|"
    "has|have|holds|if|in|is|may|must|of|on|once|or|so|through|to|too|under|was|were|when|where|will|with|without|works|"
    "would"
)


@dataclass(frozen=True)
class Habit:
    """A habit to drop: how to find it, and what to write instead."""

    name: str
    pattern: re.Pattern[str]
    instead: str


HABITS: Final = (
    Habit("whoever", re.compile(r"\bwhoever\b", re.IGNORECASE), "name the person: 'the player who …', or use 'if …'"),
    Habit(
        "Who …", re.compile(rf"{START}(?P<found>Who\s(?:(?!\n\s*\n)[^.?!|])+\.)"), "name the person: 'the player who …'"
    ),
    Habit(
        "The same",
        re.compile(rf"{START}(?P<found>The\s+same(?=\s+(?:{AFTER_BARE_SAME})\b|[,.;:]))"),
        "give it a noun ('the same rule'), or name the thing again",
    ),
    Habit("by lot", re.compile(r"\bby\s+lot\b"), "'at random', or 'random'"),
    Habit("so many", re.compile(r"\bso\s+many\b(?!\s+\w+(?:\s+\w+)?\s+that\b)", re.IGNORECASE), "name the number"),
    Habit("in its head", re.compile(r"\bin\s+(?:its|his|her|their)\s+head\b"), "'in a simulation'"),
)
SIGNS: Final = re.compile(r"whoever|\bWho\s|The\s+same|by\s+lot|so\s+many|\shead\b", re.IGNORECASE)
"""A file without any of these has none of the habits."""


@dataclass(frozen=True)
class Passage:
    """A text that people read, with its file and the line on which it begins."""

    file: str
    line: int
    text: str

    def marks(self, habit: Habit) -> Iterator[str]:
        for found in habit.pattern.finditer(self.text):
            at = found.start("found") if "found" in habit.pattern.groupindex else found.start()
            line = self.line + self.text.count("\n", 0, at)
            yield f"{self.file}:{line}: '{habit.name}' — write {habit.instead}"


def path(file: Path) -> str:
    return str(file.relative_to(HOME))


def blank(found: re.Match[str]) -> str:
    """As many lines as before, without the text."""
    return "\n" * (found[0].count("\n")) or "code"


def prose(text: str) -> str:
    """A text without code, and without the examples of the style guide."""
    for hidden in (r"^ *```.*?^ *```", r"<!-- examples -->.*?<!-- end -->", r"^ *(?:>>>|\.\.\. ).*?(?=\n\s*\n|\Z)"):
        text = re.sub(hidden, blank, text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`]*`", blank, text)


def documents() -> Iterator[Passage]:
    for file in sorted([*HOME.glob("*.md"), *(HOME / "docs").rglob("*.md")]):
        yield Passage(path(file), 1, prose(file.read_text(encoding="utf-8")))


def messages() -> Iterator[Passage]:
    """The values of the English catalogues, line by line, without comments, ids and variables."""
    for file in sorted((SOURCES / "locale" / "en").glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            value = re.match(r"[\w-]+ =(.*)|\s+\.[\w-]+ =(.*)|\s+\*?\[[^]]*\](.*)|(\s.*)", line)
            if value:
                text = next(part for part in value.groups() if part is not None)
                yield Passage(path(file), number, re.sub(r"\{[^{}]*\}?", "value", text).strip())


def summaries() -> Iterator[Passage]:
    for file in sorted((SOURCES / "law" / "data").glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as lines:
            rows = csv.DictReader(lines)
            for row in rows:
                yield Passage(path(file), rows.line_num, row["en"])


def helps() -> Iterator[Passage]:
    """The help of every command and option; the place is what people type."""
    waiting = [("copse", typer.main.get_command(app))]
    while waiting:
        name, command = waiting.pop()
        yield Passage(f"{name} --help", 1, command.help or "")
        for parameter in command.params:
            yield Passage(f"{name} {parameter.opts[0]}", 1, getattr(parameter, "help", "") or "")
        inner = getattr(command, "commands", {})
        waiting += [(f"{name} {word}", inner[word]) for word in inner]


def docstrings() -> Iterator[Passage]:
    for file in sorted([*SOURCES.rglob("*.py"), *(HOME / "tools").rglob("*.py")]):
        code = file.read_text(encoding="utf-8")
        if SIGNS.search(code):
            yield from docstrings_in(path(file), ast.parse(code))


def docstrings_in(file: str, module: ast.Module) -> Iterator[Passage]:
    """Every string that is a statement of its own: docstrings, and the descriptions below constants."""
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield Passage(file, node.lineno, prose(node.value.value))


@cache
def passages() -> tuple[Passage, ...]:
    return (*documents(), *messages(), *summaries(), *helps(), *docstrings())


def marks(habit: Habit, read: Iterable[Passage]) -> list[str]:
    return [mark for passage in read for mark in passage.marks(habit)]


@pytest.mark.parametrize("habit", HABITS, ids=[habit.name for habit in HABITS])
def test_no_text_has_a_habit_that_makes_english_hard(habit: Habit) -> None:
    found = marks(habit, passages())
    assert not found, "\n".join(found)


def test_messages_name_things_and_not_identifiers() -> None:
    found = [
        f"{passage.file}:{passage.line}: '{word}' — write the name that players know"
        for passage in messages()
        for word in re.findall(r"\b[a-z]+_[a-z_]+\b", re.sub(r"`[^`]*`|«[^»]*»|“[^”]*”", "", passage.text))
    ]
    assert not found, "\n".join(found)


def test_every_kind_of_text_is_read() -> None:
    read = [len(list(kind())) for kind in (documents, messages, summaries, helps, docstrings)]
    assert all(number > least for number, least in zip(read, (30, 3000, 1500, 150, 1000), strict=True)), read


@pytest.mark.parametrize(
    ("text", "habits"),
    [
        ("It ends. Whoever has most wins.", ["whoever"]),
        ("- **R1.** Who moves last, wins.", ["Who …"]),
        ("Who moves last?", []),
        ("It ends. The same\napplies to moves.", ["The same"]),
        ("It ends. The same request changes nothing.", []),
        ("A seat is drawn by lot.", ["by lot"]),
        ("So many cards can be added.", ["so many"]),
        ("There were so many games that it took days.", []),
        ("It plays a game in its head.", ["in its head"]),
        ("Copse has `by lot` as an older word.", []),
    ],
)
def test_habits_are_found(text: str, habits: list[str]) -> None:
    passage = Passage("page.md", 1, prose(text))
    assert [habit.name for habit in HABITS if marks(habit, [passage])] == habits


def test_a_mark_names_the_file_and_the_line() -> None:
    text = "First.\n\n```\nby lot\n```\n\nSecond: a seat\nby lot.\n"
    (mark,) = marks(HABITS[3], [Passage("page.md", 1, prose(text))])
    assert mark == "page.md:8: 'by lot' — write 'at random', or 'random'"
