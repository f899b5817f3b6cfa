"""A bot's steps as orders: each is one thing to do, said as a command, in three languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from copse.clockwork import Progress, RealTable, play_turn, set_up
from copse.clockwork.orders import GROUNDS, OCCASIONS, SILENT, orders
from copse.clockwork.words import Spoken
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words, slug, source
from tests.clockwork.table import answered, real_table, texts
from tests.clockwork.test_acting import BOTS, PEOPLE
from tests.clockwork.test_facts import LEVELS, shuffled, traits_of
from tests.script import few_of_many

PAST = {
    "en": re.compile(r"\w+ed|\w+ept|was|were|had|took|gave|fell|drew|chose|won|lost|became|brought|found|dealt"),
    "ru": re.compile(r"\w+(?:ла|ли|ло|лся|лась)"),
    "uk": re.compile(r"\w+(?:в|ла|ли|ло)"),
}
"""What begins a sentence about something that has happened."""
COMMAND = {
    "en": re.compile(r"[A-Z][a-z]+"),
    "ru": re.compile(r"\w+(?:[ий]те|ьте)(?:сь)?"),
    "uk": re.compile(r"\w+(?:[тй]е|[иі]ть|ьте)(?:ся)?"),
}
"""How a command begins."""

OBJECTS = ("owner", "defender", "other", "taker", "seller", "target", "to")
"""Arguments that name somebody to whom something is done."""


def played(seed: int) -> Iterator[tuple[Progress, int | None]]:
    """The setup of a table, and some turns of its bots, each with the seat that the heading names."""
    rng = random.Random(seed)
    names = rng.sample(list(BOTS), rng.choice([1, 2, 3]))
    people = rng.sample(
        [one for one in PEOPLE if one not in [BOTS[name] for name in names]], rng.randint(1, 4 - len(names))
    )
    bots = [f"{name}:{'+'.join([rng.choice(LEVELS), *rng.sample(traits_of(name), 2)])}" for name in names]
    options: dict[str, Json] = {
        "factions": list[Json]([*people, *bots]), "map": rng.choice(["autumn", "winter", "lake", "mountain"]),
        "deck": rng.choice(["standard", "exiles"]), "hirelings": rng.choice(["random", list[Json]()]),
        "landmarks": rng.choice([0, 2]),
    }  # fmt: skip
    told: list[str | None] = []
    while (setting := set_up(options, seed, told)).asking is not None:
        told = [*setting.told, rng.choice(setting.asking.possible).text]
    yield setting, None
    table = RealTable.read(setting.table.text())
    for number in range(6):
        if table.state.over:
            return
        if number % 3 == 0:
            shuffled(rng, table)
        told = []
        while (trial := play_turn(table, None, told)).asking is not None:
            told = [*trial.told, rng.choice(trial.asking.possible).text]
        yield trial, trial.seat
        table = RealTable.read(trial.table.text())


@pytest.mark.parametrize("seed", few_of_many(6, range(200)))
def test_every_order_is_a_command_and_does_not_repeat_the_heading(seed: int) -> None:
    for progress, heading in played(seed):
        for language in LANGUAGES:
            labels = Spoken(Words(language), progress.table.state).labels
            for order in (order for step in orders(progress.steps, labels, heading) for order in step):
                first = order.text.split()[0].rstrip(":")
                assert COMMAND[language].fullmatch(first), (language, order.text)
                assert not PAST[language].fullmatch(first), (language, order.text)
                assert not order.text.endswith(".")
                if heading is not None and heading not in (order.event.args.get(name) for name in OBJECTS):
                    assert labels.seat(heading) not in order.text, (language, order.text)


@pytest.mark.parametrize("seed", few_of_many(12, range(200)))
def test_every_battle_says_why_there_and_why_against_whom(seed: int) -> None:
    for progress, heading in played(seed):
        for language in LANGUAGES:
            labels = Spoken(Words(language), progress.table.state).labels
            for order in (order for step in orders(progress.steps, labels, heading) for order in step):
                if order.event.what == "battled":
                    assert order.why, (language, order.text)


def battles(*lines: str, seat: int, card: str) -> list[tuple[str, tuple[str, ...]]]:
    """The battles of a bot's turn with this order card, each with its reasons. People pass where they may."""
    table = real_table(*lines)
    progress, _ = answered(
        lambda told: play_turn(table, None, told or [card], True),
        lambda asked: "pass" if "pass" in texts(asked) else texts(asked)[0],
    )
    labels = Spoken(Words("en"), progress.table.state).labels
    told = [order for step in orders(progress.steps, labels, seat) for order in step]
    return [(order.text, order.why) for order in told if order.event.what == "battled"]


def test_a_battle_tells_the_rule_for_the_clearing_and_what_decided_against_whom() -> None:
    found = battles(
        "factions eyrie alliance mechanical_marquise", "turn 2",
        "clearing 1 mechanical_marquise warrior 3", "clearing 1 eyrie warrior 2", "clearing 1 alliance sympathy 1",
        "clearing 8 mechanical_marquise warrior 3", "clearing 8 alliance warrior 1",
        seat=2, card="anvil",
    )  # fmt: skip
    line = "Ordered clearings: a battle in each, against the enemy with the most pieces there, then the most points"
    assert found == [
        ("Battle Eyrie in 1▲", (line, "Eyrie: the most pieces")),
        ("Battle Alliance in 8▲", (line, "Alliance: the only choice")),
    ]


def test_a_battle_that_is_repeated_tells_the_rule() -> None:
    found = battles(
        "factions eyrie vagabot", "turn 1", "pawn vagabot 5", "vagabot ready 7",
        "clearing 5 eyrie warrior 6", "points 4 0",
        seat=1, card="ambush_bird",
    )  # fmt: skip
    assert [text for text, _ in found] == ["Battle Eyrie in 5‖"] * 2
    (line,) = found[1][1]
    assert line.endswith("again for 2 each while any are left there. A point for each warrior removed")


def test_every_event_is_an_order_or_a_reason_or_known() -> None:
    messages = [
        entry.id.name for entry in FluentParser().parse(source("en", "root")).body if isinstance(entry, Message)
    ]
    told = {name: {one.removeprefix(f"{name}-") for one in messages if one.startswith(f"{name}-")} for name in
            ("event", "order", "why")}  # fmt: skip
    assert told["why"] == {slug(what) for what in (*GROUNDS, *OCCASIONS)}
    assert told["order"] == told["event"] - told["why"] - set(map(slug, SILENT))
