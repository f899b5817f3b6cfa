"""The page about positions lists every verb, every task and every kind of outcome of both games, from the code itself.

When something of that was added, write the lists anew with `python -m tests.test_positions_page`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.domains import Domain, spelled
from copse.kernel.tasks import Json, State, domains_of
from copse.root.book import BOOK as ROOT
from copse.root.state import Woodland
from copse.smallworld.book import BOOK as SMALL_WORLD

PAGE: Final = Path(__file__).parent.parent / "docs" / "positions.md"
MOST_NAMES: Final = 14  # more than these are counted, not told
TABLES: Final[Mapping[str, Mapping[str, Json]]] = {  # where every kind of outcome can come up
    "smallworld": {"players": 5, "first": "lot"},
    "root": {
        "factions": ["vagabond", "keepers", "hundreds", "mechanical_marquise", "cogwheel_corvids", "vagabot"],
        "map": "winter",
    },
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
    state = table_of(name).state
    return ROOT.outcomes(state) if isinstance(state, Woodland) else SMALL_WORLD.outcomes(state)


def told(names: Iterable[str]) -> str:
    known = list(names)
    more = f" … ({len(known)} in all)" if len(known) > MOST_NAMES else ""
    return " ".join(f"`{name}`" for name in known[:MOST_NAMES]) + more


def updated(text: str) -> str:
    """The page in which what stands between `<!-- words NAME -->` and `<!-- end -->` is what the code says."""

    def written(found: re.Match[str]) -> str:
        return "\n".join((f"<!-- words {found[1]} -->", "", *lists(found[1]), "", "<!-- end -->"))

    return re.sub(r"<!-- words (\w+) -->.*?<!-- end -->", written, text, flags=re.DOTALL)


def test_the_page_lists_what_the_code_has() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert updated(page) == page, "write it anew with `python -m tests.test_positions_page`"


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_outcome_can_come_up_at_the_table_that_is_told_of(name: str) -> None:
    assert all(chances(name).values())
    assert f"<!-- words {name} -->" in PAGE.read_text(encoding="utf-8")


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
