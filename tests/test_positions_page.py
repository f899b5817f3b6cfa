"""The page about positions lists every verb, every task and every kind of outcome of both games, and every line of a
board of Root, from the code itself.

When something of that was added, write the lists anew with `python -m tests.test_positions_page`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

import copse
from copse.games import AnyGame, find
from copse.kernel.domains import Domain, spelled
from copse.kernel.rulebook import COMMON
from copse.kernel.tasks import Json, State, domains_of
from copse.root.actions import LANDMARKS
from copse.root.boards import FactionBoard
from copse.root.book import BOOK as ROOT
from copse.root.bots.base import BotBoard
from copse.root.fields import Schema
from copse.root.hirelings.base import HirelingCard
from copse.root.positions import SPELLED, Reader
from copse.root.rules import rules_for
from copse.root.seen import boards
from copse.root.state import Woodland

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "positions.md"
MOST_NAMES: Final = 14  # more than these are counted, not told
TABLES: Final[Mapping[str, Mapping[str, Json]]] = {  # where every kind of outcome can come up
    "smallworld": {"players": 5, "first": "random"},
    "root": {
        "factions": ["vagabond", "keepers", "hundreds", "mechanical_marquise", "cogwheel_corvids", "vagabot"],
        "map": "winter",
    },
}
ALL_OF: Final[Mapping[type[FactionBoard], str]] = {BotBoard: "BOT", HirelingCard: "HIRELING"}
ALSO: Final[Mapping[str, Mapping[str, Json]]] = {  # where all other kinds can
    "root": {"factions": 4, "setup": "advanced", "hirelings": "random", "landmarks": 1},
}


def table_of(name: str) -> AnyGame:
    return copse.new(name, **{**TABLES[name], "seed": 1})


def lists(name: str) -> Iterator[str]:
    yield from ("**Verbs** of actions, how their fields are written, and the paragraph:", "")
    yield from rows(("verb", "fields", "paragraph"), verbs(name))
    yield from ("", "**Tasks** that a `todo` may name, and what their fields may be, in order:", "")
    yield from rows(("task", "fields"), tasks(name))
    yield from ("", "How these **fields** are written:", "")
    yield from rows(("field", "values"), domains(name))
    yield from ("", "**Outcomes** that `coming` may announce, where they can come up:", "")
    yield from rows(("kind", "outcomes"), outcomes(name))


def rows(heads: tuple[str, ...], found: Iterable[tuple[str, ...]]) -> Iterator[str]:
    for row in (heads, ("---",) * len(heads), *found):
        yield f"| {' | '.join(row)} |".replace("|  |", "| |")


def verbs(name: str) -> Iterator[tuple[str, ...]]:
    for verb in table_of(name).vocabulary.verbs.values():
        form = re.sub(r"{(\w+)}", lambda field: field[1].upper(), verb.form)
        yield f"`{verb.name}`", f"`{form}`" if form else "", verb.law


def tasks(name: str) -> Iterator[tuple[str, ...]]:
    state = table_of(name).state
    for task, kind in sorted(table_of(name).book.tasks.items()):
        fields = domains_of(kind).items()
        yield f"`{task}`", ", ".join(f"`{field}` {briefly(domain, state)}" for field, domain in fields)


def briefly(domain: Domain, state: State) -> str:
    return domain.allowed(state) if domain.counts else domain.meaning


def domains(name: str) -> Iterator[tuple[str, ...]]:
    state = table_of(name).state
    used = {domain for kind in table_of(name).book.tasks.values() for domain in domains_of(kind).values()}
    allowed = {
        (domain.meaning, told(named(domain, state)) or spelled(domain.numbers(state)))
        for domain in used
        if not domain.counts
    }
    yield from sorted(allowed)


def named(domain: Domain, state: State) -> list[str]:
    return [domain.names(state)[number] for number in domain.numbers(state)] if domain.names(state) else []


def outcomes(name: str) -> Iterator[tuple[str, ...]]:
    for kind, found in chances(name).items():
        yield f"`{kind}`", told(list(found.values()))


def chances(name: str) -> Mapping[str, Mapping[int, str]]:
    found: dict[str, Mapping[int, str]] = {}
    for options in (ALSO.get(name, {}), TABLES[name]):
        state = copse.new(name, **{**options, "seed": 1}).state
        found |= find(name).outcomes(state)
    return found


def told(names: Iterable[str]) -> str:
    known = list(names)
    more = f" … ({len(known)} in all)" if len(known) > MOST_NAMES else ""
    return " ".join(f"`{name}`" for name in known[:MOST_NAMES]) + more


# ---- the lines of boards


def board_lines() -> Iterator[str]:
    found: dict[tuple[tuple[str, ...], str, str], list[str]] = {}  # the owners by forms, meaning and names
    for owner, kind in (*boards()["seats"], *boards()["hirelings"]):
        for entry in kind.fields:
            every = [name for base, name in ALL_OF.items() if issubclass(kind, base) and entry in base.fields]
            lines = entry.lines()
            if lines:
                forms, _, schemas = zip(*lines, strict=True)
                owners = found.setdefault((forms, lines[0][1], "; ".join(short_lists(schemas[0]))), [])
                owners += [name for name in every or [owner] if name not in owners]
    yield from rows(("line", "meaning", "names"), map(board_row, found.items()))


def board_row(line: tuple[tuple[tuple[str, ...], str, str], list[str]]) -> tuple[str, ...]:
    (forms, about, names), (first, *others) = line
    also = ", ".join(f"`{other}`" for other in others)
    return ", ".join(f"`{first} {form}`" for form in forms) + (also and f" (also {also})"), about, names


def short_lists(schema: Schema) -> Iterator[str]:
    """The names of a value, first those of its keys, as far as they are few."""
    names = schema.get("enum")
    if isinstance(names, list) and len(names) <= MOST_NAMES:
        yield told(map(str, names))
    for part in ("propertyNames", "additionalProperties", "items", "anyOf"):
        inner = schema.get(part)
        for value in inner if isinstance(inner, list) else [inner]:
            yield from short_lists(value) if isinstance(value, dict) else ()


def updated(text: str) -> str:
    """The page in which what stands between `<!-- words NAME -->` or `<!-- boards -->` and `<!-- end -->` is what the
    code says."""

    def written(found: re.Match[str]) -> str:
        made = board_lines() if found[1] == "boards" else lists(found[2])
        return "\n".join((f"<!-- {found[1]}{found[2] and f' {found[2]}'} -->", "", *made, "", "<!-- end -->"))

    return re.sub(r"<!-- (words|boards) ?(\w*) -->.*?<!-- end -->", written, text, flags=re.DOTALL)


def test_the_page_lists_what_the_code_has() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert updated(page) == page, "write it anew with `python -m tests.test_positions_page`"


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_outcome_can_come_up_at_the_table_that_is_told_of(name: str) -> None:
    assert all(chances(name).values())
    assert f"<!-- words {name} -->" in PAGE.read_text(encoding="utf-8")


# ---- the lines of Root


SOURCES: Final = Path(copse.__file__).parent / "root"


def told_lines() -> list[tuple[str, str]]:
    """The rows of the tables about Root before its lists of words: the first cell, and all cells."""
    page = PAGE.read_text(encoding="utf-8")
    part = page[page.index("## Lines that all games share") : page.index("## Words of Small World")]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return [(row.split(" | ")[0], row) for row in rows]


def snippets(text: str) -> list[str]:
    return re.findall("`([^`]+)`", text)


def test_every_line_of_a_position_of_root_is_told() -> None:
    reader = Reader(ROOT, Woodland(rules_for(ROOT.resolve({})), 0).lay_out())
    told = {snippet.split()[0] for _, row in told_lines() for snippet in snippets(row)}
    assert {*SPELLED, *reader.handlers, *COMMON, "option", *LANDMARKS} - told == set()


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_outcome_that_the_rules_ask_for_is_told(name: str) -> None:
    sources = [file.read_text(encoding="utf-8") for file in (SOURCES.parent / name).rglob("*.py")]
    asked = {kind for text in sources for kind in re.findall(r'\.(?:roll|draw)\("(\w+)"', text)}
    assert asked - set(chances(name)) == set()
    assert len(asked) > 2


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
