"""The boards of all factions, bots, hirelings and landmarks: whatever a field is, a copy has it, a save keeps it, and a
position says it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.boards import UNUSED, FactionBoard
from copse.root.book import BOOK
from copse.root.bots import BOTS, bot_called
from copse.root.editions import EDITIONS
from copse.root.fields import Entry, Field
from copse.root.hooks import NOBODY
from copse.root.rules import rules_for
from copse.root.state import Woodland

pytestmark = pytest.mark.both_builds

HIGHEST = 40  # a number beyond all that name a piece, card or relic which a list may have


def boards_of_tables() -> list[tuple[str, str, str]]:
    """Every edition with each of its factions and bots, and the present one with each hireling and landmark."""
    found = [(edition.name, "factions", name) for edition in EDITIONS.values() for name in edition.factions]
    found += [("marauder", "factions", name) for name in BOTS]
    found += [("marauder", "hirelings", name) for name in EDITIONS["marauder"].hirelings]
    return found + [("marauder", "landmarks", name) for name in EDITIONS["marauder"].landmarks]


def beside(edition: str, name: str) -> list[str]:
    """Factions that may play with this one."""
    bands = EDITIONS[edition].hirelings
    barred = {name, bands[name].linked if name in bands else "", bot_called(name).replaces if name in BOTS else ""}
    first = ["vagabond"] if name == "vagabond2" else []
    return [*first, *[other for other in ("marquise", "eyrie", "alliance", "duchy") if other not in barred][:2]]


def table(edition: str, area: str, name: str) -> Woodland:
    options: dict[str, Json] = {"edition": edition, "factions": list[Json](beside(edition, name)), "map": "mountain"}
    if edition == "early":
        options["map"] = "autumn"
    if area == "factions":
        options["factions"] = [*beside(edition, name), name]
    elif area == "hirelings":
        options["hirelings"] = [name]
    else:
        options |= {"landmarks": 1, "landmark_cards": [name]}
    rules = rules_for(BOOK.resolve_position(options))
    return Woodland(rules.with_landmarks([name]) if area == "landmarks" else rules, 0).lay_out()


def board_in(state: Woodland, name: str) -> tuple[FactionBoard, int]:
    names = state.rules.party_names
    return (state.boards[names.index(name)], names.index(name)) if name in names else (state.site(name), NOBODY)


def others(value: Json) -> Iterator[Json]:
    """Values of the same form that a field may have instead."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value + 2)
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from ([*value[:place], other, *value[place + 1 :]] for other in others(entry))
        yield from ([*value, number] for number in range(HIGHEST))


def saved(board: FactionBoard, entry: Entry) -> dict[str, Json]:
    """What a save has of an entry, even if it leaves it out for now."""
    table = dict[str, Json]()
    entry.dump(board, table)
    if isinstance(entry, Field) and entry.late:
        table[entry.saved] = entry.value.dump(entry.get(board))
    return table


def change(board: FactionBoard, state: Woodland) -> set[str]:
    """Give every field another value. Returns those that can have no other."""
    fixed = set[str]()
    for entry in board.fields:
        for key, before in saved(board, entry).items():
            if entry is UNUSED or not any(accepts(board, state, entry, key, other) for other in others(before)):
                fixed.add(key)
    return fixed


def accepts(board: FactionBoard, state: Woodland, entry: Entry, key: str, value: Json) -> bool:
    try:
        entry.restore(board, state, Fields({**saved(board, entry), key: value}, "a board"))
    except BadSave:
        return False
    return True


def lists_in(value: object) -> Iterator[list[object]]:
    if isinstance(value, list):
        yield value
        for entry in value:
            yield from lists_in(entry)


@pytest.mark.parametrize(("edition", "area", "name"), boards_of_tables())
def test_a_board_is_copied_saved_and_written_with_every_field(edition: str, area: str, name: str) -> None:
    state = table(edition, area, name)
    board, party = board_in(state, name)
    before = board.dump()
    fixed = change(board, state)
    dumped = board.dump()
    assert {key for key in dumped if before.get(key) == dumped[key]} == fixed <= {"placed", "used"}

    twin = board.copy()
    assert twin.dump() == dumped
    for entry in board.fields:
        if isinstance(entry, Field):
            mine, its = [*lists_in(entry.get(board))], [*lists_in(entry.get(twin))]
            assert not any(one is other for one in mine for other in its), f"{entry.name} is shared"

    restored, _ = board_in(table(edition, area, name), name)
    restored.restore(state, Fields(dumped, "a board"))
    assert restored.dump() == dumped

    read, _ = board_in(table(edition, area, name), name)
    said = dict[str, int]()
    for number, text in enumerate(board.write(state), 1):
        line = Line(f"{name} {text}", number, BadPosition, said)
        line.word("the name")
        read.read(state, party, line)
        line.end()
    told = {key for entry in board.fields if entry.words or party == NOBODY for key in saved(board, entry)}
    assert {key: read.dump().get(key) for key in told} == {key: dumped.get(key) for key in told}

    assert set(board.view(state, party, party)) == {key for entry in board.fields for key in entry.schemas}
