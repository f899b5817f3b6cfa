"""Everything in the boxes at a real table: each bot with all its traits and difficulties, hirelings, landmarks, both
decks, the four maps, together against the bots or not, with one to four people."""

from __future__ import annotations

import random

import pytest

from copse.clockwork import Progress, RealTable, act, play_turn, set_up
from copse.clockwork.acting import END
from copse.clockwork.orders import orders
from copse.clockwork.words import Spoken
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words
from tests.clockwork.test_acting import BOTS, PEOPLE
from tests.clockwork.test_facts import LEVELS, traits_of

MAPS = ("autumn", "winter", "lake", "mountain")
DECKS = ("standard", "exiles")
CORNERED = ("marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers")  # a map has four corners


def seated(bot: str, number: int) -> list[str]:
    """This number of people beside a bot, half of them without a corner."""
    others = [name for name in PEOPLE if name != BOTS[bot]]
    at = list(BOTS).index(bot)
    cornered, free = ([name for name in others if (name in CORNERED) == corner] for corner in (True, False))
    pairs = [name for pair in zip(cornered[at % 3 :], free[at % 2 :], strict=False) for name in pair]
    return pairs[:number]


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_everything_in_the_box_is_played_for_a_round(bot: str, people: int) -> None:
    at = people - 1
    traits = traits_of(bot)[at % 2 :: 2]  # each trait at two of the four tables
    rng, played = random.Random(f"{bot} {people}"), f"{bot}:{'+'.join([LEVELS[at], *traits])}"
    options: dict[str, Json] = {
        "factions": list[Json]([*seated(bot, people), played]),
        "map": MAPS[(at + list(BOTS).index(bot)) % 4], "deck": DECKS[at % 2],
        "hirelings": "random" if at % 3 == 0 else list[Json](), "landmarks": at % 3, "together": at >= 2,
    }  # fmt: skip
    told: list[str | None] = []
    while (setting := set_up(options, people, told)).asking is not None:
        told = [*setting.told, rng.choice(setting.asking.possible).text]
    table = RealTable.read(setting.table.text())
    assert len(table.state.rules.people) == people
    for seat in range(table.state.seats):
        assert table.turn == seat
        progress = whole_turn(rng, table)
        if seat in table.state.rules.machines:
            for language in LANGUAGES:
                labels = Spoken(Words(language), progress.table.state).labels
                assert any(orders(progress.steps, labels, seat))
        table = RealTable.read(progress.table.text())


def whole_turn(rng: random.Random, table: RealTable) -> Progress:
    """A turn of the seat whose turn it is, with random answers."""
    bot, told = table.turn in table.state.rules.machines, list[str | None]()
    while (progress := play_turn(table, None, told) if bot else act(table, [END], None, told)).asking is not None:
        told = [*progress.told, rng.choice(progress.asking.possible).text]
    return progress
